"""The classic Dark Player's plan: where each card can be planned, what it costs, and how it comes about."""

import pytest

from undercroft.games.universalis.content.quests import Door, Section, TrapSquare
from undercroft.games.universalis.rules.dark import planning
from undercroft.games.universalis.state import Barrier, Planned
from undercroft.testing import ScriptedTable

MAP = "aab\naab\naab"
DOORS = (
    Door("plain", (1, 0), "east"),
    Door("locked", (1, 1), "east", lock=True),
    Door("open", (1, 2), "east", "open"),
)


def classic(arena, **more):
    sheet = {"doors": DOORS, "chests": ((2, 0),), "traps": (TrapSquare("stake", (2, 1)),), "start": ((0, 0),), **more}
    a = arena(sheet.pop("drawing", MAP), dark_seat=1, **sheet)
    a.state.mode = "classic"
    return a


def places(a, card):
    return [str(do) for do in planning._places(a.t, a.content.dark[card])]


# ------------------------------------------------------------------------------------------------ places


@pytest.mark.rule("dun.classic.prepare")
def test_locks_and_riddles_are_planned_at_plain_doors_and_chests(arena):
    a = classic(arena)
    assert places(a, "locked-door") == ["door #0"]
    assert places(a, "riddle") == ["door #0", f"chest @{a.at(2, 0)}"]
    a.state.dark.plan = [Planned("locked-door", "door", 0)]
    assert places(a, "locked-door") == []
    assert places(a, "riddle") == [f"chest @{a.at(2, 0)}"]
    a.state.dark.plan = [Planned("riddle", "chest", a.at(2, 0))]
    assert places(a, "riddle") == ["door #0"]
    a.state.dark.plan = [Planned("enemy-spotted", "chest", a.at(2, 0), (("orc-warrior", 5),))]
    assert places(a, "riddle") == ["door #0", f"chest @{a.at(2, 0)}"], "creatures take no Obstacle's place"


@pytest.mark.rule("dun.classic.prepare")
def test_traps_are_planned_on_squares_of_their_kind_but_not_on_the_first_or_a_trap_of_the_sheet(arena):
    sections = (Section("a", kind="corridor"), Section("b"))
    a = classic(arena, sections=sections)
    for trap in (card for card in a.content.dark.values() if card.use == "trap"):
        squares = {int(text.split("@")[1]) for text in places(a, trap.id) if text.startswith("square")}
        expected = set()
        if "corridor" in trap.places:
            expected |= {a.at(x, y) for x in (0, 1) for y in range(3)} - {a.at(0, 0)}
        if "room" in trap.places:
            expected |= {a.at(2, 0), a.at(2, 2)}
        assert squares == expected, trap.id


@pytest.mark.rule("dun.classic.prepare")
def test_encounters_are_planned_in_sections_but_the_first_and_at_chests(arena):
    a = classic(arena)
    chest = f"chest @{a.at(2, 0)}"
    assert places(a, "enemy-spotted") == ["section #1", chest]
    assert places(a, "ambush") == ["section #1"]
    for card in a.content.dark.values():
        if card.kind == "encounter" and card.use not in ("section", "special", "lurkers"):
            assert places(a, card.id) == []
    quiet = classic(arena, sections=(Section("a"), Section("b", no_encounter=True)))
    assert places(quiet, "enemy-spotted") == [chest]


@pytest.mark.rule("dun.classic.prepare")
def test_powers_are_planned_for_a_leader(arena):
    a = classic(arena)
    power = next(card.id for card in a.content.dark.values() if card.kind == "power")
    assert places(a, power) == []
    a.state.dark.leader_card = "orc-champion"
    assert places(a, power) == ["leader"]


# ------------------------------------------------------------------------------------------------ costs


@pytest.mark.rule("dun.classic.three-uses", "dun.classic.prepare")
def test_what_can_still_be_planned(arena):
    a = classic(arena)
    least = planning.spawning.cheapest(a.t)
    assert planning._plannable(a.t, "enemy-spotted", least)
    assert not planning._plannable(a.t, "enemy-spotted", least - 1)
    price = a.content.dark["riddle"].cost
    assert planning._plannable(a.t, "riddle", price)
    assert not planning._plannable(a.t, "riddle", price - 1)
    a.state.dark.plan = [Planned("enemy-spotted", "section", 1)] * 2
    assert planning._plannable(a.t, "enemy-spotted", 9)
    a.state.dark.plan *= 2
    assert not planning._plannable(a.t, "enemy-spotted", 9)
    two = (("orc-warrior", 5), ("orc-champion", 2))
    worth = sum(a.content.creatures[name].vp for name, _ in two)
    assert planning.cost(a.content, Planned("enemy-spotted", "section", 1, two)) == worth
    assert planning.cost(a.content, Planned("riddle", "door", 0)) == price


@pytest.mark.rule("dun.classic.prepare", "dun.encounter.cost", "dun.encounter.cost-x")
def test_a_card_is_planned_with_its_creatures_and_their_squares(arena):
    a = classic(arena)
    card = a.content.dark["enemy-spotted"]
    at = a.at(2, 2)
    answers = ["section #1", "orc-warrior", str(at), "done"]
    item = a.run(planning._planned(a.t, "enemy-spotted", 50), answers=answers)
    assert item == Planned("enemy-spotted", "section", 1, (("orc-warrior", at),))
    asked = [ask for ask in a.t.asked if ask.key == "creature"]
    assert [ask.about["left"] for ask in asked] == [card.cost, card.cost - a.content.creatures["orc-warrior"].vp]
    assert [len(ask.options) for ask in a.t.asked if ask.key == "place"] == [3]
    assert "done" not in [str(option) for option in asked[0].options]
    beast = next(one.id for one in a.content.dark.values() if one.use == "special")
    lone = a.run(planning._planned(a.t, beast, 9), answers=[f"chest @{a.at(2, 0)}", "orc-warrior", str(at)])
    assert lone == Planned(beast, "chest", a.at(2, 0), (("orc-warrior", at),))
    assert a.run(planning._planned(a.t, "riddle", 9), answers=["door #0"]) == Planned("riddle", "door", 0)
    planned = a.run(planning._planned(a.t, "ambush", 9), answers=["section #1"])
    assert planned == Planned("ambush", "section", 1)


@pytest.mark.rule("dun.classic.prepare")
def test_whatever_is_planned_is_a_secret(arena, monkeypatch):
    """Creatures that appear on the table are chosen openly, those of a plan are not."""
    asked, plain = [], ScriptedTable.choose

    async def choose(table, seat, key, options, **more):
        asked.append((key, more.get("hidden", False)))
        return await plain(table, seat, key, options, **more)

    monkeypatch.setattr(ScriptedTable, "choose", choose)
    a = classic(arena)
    answers = ["section #1", "orc-warrior", str(a.at(2, 2)), "done"]
    a.run(planning._planned(a.t, "enemy-spotted", 50), answers=answers)
    assert asked == [("plan-at", True), ("creature", True), ("place", True), ("creature", True)]


@pytest.mark.rule("dun.encounter.cost")
def test_creatures_are_planned_until_the_points_are_gone(arena):
    a = classic(arena)
    price = a.content.creatures["orc-warrior"].vp
    at = str(a.at(2, 2))
    answers = ["section #1", *["orc-warrior", at] * 2]
    item = a.run(planning._planned(a.t, "enemy-spotted", 2 * price), answers=answers)
    assert len(item.creatures) == 2


# ------------------------------------------------------------------------------------------------ in play


@pytest.mark.rule("dun.classic.prepare", "dun.classic.no-budget")
@pytest.mark.parametrize(
    ("reserve", "hand", "found", "left"), [(9, ["riddle"], "riddle", 8), (9, [], "", 9), (0, ["riddle"], "", 0)]
)
def test_a_planned_obstacle_is_paid_in_time_or_out(arena, reserve, hand, found, left):
    a = classic(arena)
    a.state.dark.reserve, a.state.dark.hand = reserve, list(hand)
    a.state.dark.plan = [Planned("riddle", "door", 1), Planned("riddle", "door", 0)]
    assert planning.obstacle(a.t, "door", 0) == found
    assert (a.state.dark.reserve, a.state.dark.plan) == (left, [Planned("riddle", "door", 1)])
    assert planning.obstacle(a.t, "door", 0) == ""
    assert planning.obstacle(a.t, "chest", 1) == ""
    assert len(a.state.dark.plan) == 1


@pytest.mark.rule("dun.classic.prepare")
def test_only_a_card_of_that_kind_is_taken_from_a_place(arena):
    a = classic(arena)
    guards, riddle = Planned("enemy-spotted", "chest", 2, (("orc-warrior", 5),)), Planned("riddle", "chest", 2)
    a.state.dark.plan = [guards, riddle]
    assert planning.take(a.t, "chest", 2, "obstacle") is riddle
    assert planning.take(a.t, "chest", 2, "obstacle") is None
    assert planning.take(a.t, "chest", 3, "encounter") is None
    assert planning.take(a.t, "chest", 2, "encounter") is guards
    assert a.state.dark.plan == []


# ------------------------------------------------------------------------------------------------ guesses


@pytest.mark.rule("dun.classic.prepare")
def test_where_a_planned_card_could_be_for_all_that_others_know(arena):
    doors = (*DOORS[:1], Door("second", (1, 1), "east"), Door("gap", (1, 2), "east", "open"))
    a = classic(arena, doors=doors, chests=((2, 0), (2, 2)))

    def could(card, at, place=0):
        return planning._could_be(a.state, a.content, Planned(card, at, place))

    assert could("riddle", "door") == [0, 1]
    a.state.map.doors[0].explored = True
    assert could("riddle", "door") == [1]
    a.state.map.doors[1].obstacle = True
    assert could("riddle", "door") == []
    assert could("riddle", "chest") == [a.at(2, 0), a.at(2, 2)]
    a.state.map.chests[a.at(2, 0)] = Barrier(state="open")
    assert could("riddle", "chest") == [a.at(2, 2)]
    a.state.map.chests[a.at(2, 2)].obstacle = True
    assert could("riddle", "chest") == []
    assert could("enemy-spotted", "section") == [1]
    a.reveal_all()
    assert could("enemy-spotted", "section") == []
    assert could("x", "leader", -1) == [-1]
    trap = next(card for card in a.content.dark.values() if card.use == "trap" and "room" in card.places)
    assert could(trap.id, "square") == list(range(9))


@pytest.mark.rule("dun.classic.prepare")
def test_another_plan_looks_the_same_from_outside(arena):
    a = classic(arena, drawing="aabbcc\naabbcc\naabbcc", doors=(Door("d", (1, 0), "east"), Door("e", (3, 0), "east")),
                chests=((2, 0), (4, 0)), traps=())  # fmt: skip
    a.state.dark.hand = ["riddle", "locked-door", "enemy-spotted", "pit"]
    own = a.content.creatures["orc-warrior"]
    before = [
        Planned("enemy-spotted", "section", 1, (("orc-warrior", a.at(2, 1)),)),
        Planned("riddle", "door", 0),
        Planned("riddle", "door", 1),
        Planned("enemy-spotted", "chest", a.at(2, 0), (("orc-warrior", a.at(2, 1)),)),
    ]
    found = set()
    for seed in range(12):
        a.state.dark.plan = list(before)
        planning.replan(a.state, a.content, {"replan": seed + 1})
        section, one, two, chest = a.state.dark.plan
        assert (section.card, section.at) == ("enemy-spotted", "section")
        assert section.place in (1, 2)
        assert {one.place, two.place} == {0, 1}, "no two in one place"
        assert one.card == two.card == "riddle"
        ((name, cell),) = section.creatures
        creature = a.content.creatures[name]
        assert (creature.faction, creature.level, creature.vp) == (own.faction, own.level, own.vp)
        assert a.board.section[cell] == section.place
        ((_, cell),) = chest.creatures
        assert a.board.section[cell] == a.board.section[chest.place]
        found.add((section.place, name, one.place))
    assert len(found) > 4
