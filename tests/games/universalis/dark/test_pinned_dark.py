"""Moments of the Dark Player: doors that are opened, steps that are taken, cards that fit."""

import pytest

from undercroft.games.universalis.content.quests import Door, TrapSquare
from undercroft.games.universalis.events import DarkPlayed, Locked
from undercroft.games.universalis.rules.dark import playing
from undercroft.games.universalis.state import DARK, SetTrap
from undercroft.testing import run

MAP = "\n".join(["aaaabbbbbb"] * 5)
GATE = Door("gate", (3, 2), "east")


@pytest.fixture
def faces(monkeypatch):
    """The faces that the Scenario Die shows."""
    left = []

    async def shown(t, wanted):
        return left.pop(0)

    monkeypatch.setattr(playing, "scenario_die", shown)
    return left


@pytest.fixture
def sprung(monkeypatch):
    """Traps that go off."""
    found = []

    async def spring(t, who, card, cell, thing=None):
        found.append((who, card, cell))

    monkeypatch.setattr(playing.traps, "spring", spring)
    return found


# ------------------------------------------------------------------------------------------------ doors


@pytest.mark.rule("dun.dp-trap.when-door-chest", "dun.walk.lock-on-declare", "dun.adp.obstacle.trigger-open")
@pytest.mark.parametrize(
    ("card", "outcome", "lock", "riddle", "traps"),
    [("locked-door", "shut", True, False, 0), ("riddle", "shut", False, True, 0), ("", "", False, False, 0)],
)
def test_what_a_card_does_to_a_door(arena, faces, sprung, card, outcome, lock, riddle, traps):
    a = arena(MAP, doors=(GATE,))
    a.state.dark.reserve, a.state.dark.obstacle_deck = 9, [card] if card else []
    hero, door = a.hero(3, 2), a.state.map.doors[0]
    faces.append("obstacle")
    assert a.run(playing.on_opening(a.t, hero.id, door, "door")) == outcome
    assert (door.lock, door.riddle, door.obstacle, len(sprung)) == (lock, riddle, bool(card), traps)
    assert [(event.what, event.card) for event in a.t.told(Locked)] == [("door", "lock" if lock else "riddle")] * bool(
        card
    )


@pytest.mark.rule("dun.dp-trap.when-door-chest")
def test_a_trap_at_a_door_goes_off(arena, faces, sprung):
    a = arena(MAP, doors=(GATE,))
    trap = next(card for card in a.content.dark.values() if card.use == "trap" and "door" in card.places)
    a.state.dark.reserve, a.state.dark.obstacle_deck = trap.cost, [trap.id]
    hero = a.hero(3, 2)
    faces.append("obstacle")
    assert a.run(playing.on_opening(a.t, hero.id, a.state.map.doors[0], "door")) == "trapped"
    assert sprung == [(hero.id, trap.id, -1)]
    assert (a.state.dark.reserve, a.state.map.doors[0].obstacle) == (0, True)


@pytest.mark.rule("dun.door.locked-when", "dun.dp-card.recurrent-use", "dun.adapt.budget")
@pytest.mark.parametrize(
    ("more", "aside", "reserve", "outcome", "left"),
    [
        pytest.param({"lock": True}, [], 0, "lock", 0, id="a single lock is a rule of the sheet"),
        pytest.param({"riddle": True}, [], 0, "riddle", 0, id="a single riddle"),
        pytest.param({"lock": True}, ["locked-door"], 3, "lock", 2, id="a lock among several is paid"),
        pytest.param({"lock": True}, ["locked-door"], 1, "lock", 0, id="with the last point"),
        pytest.param({"lock": True}, ["locked-door"], 0, "", 0, id="or not there"),
        pytest.param({"lock": True}, ["riddle"], 0, "lock", 0, id="another card lies aside"),
        pytest.param({}, [], 0, "", 0, id="a plain door"),
    ],
)
def test_locks_and_riddles_of_the_sheet(arena, faces, more, aside, reserve, outcome, left):
    a = arena(MAP, doors=(Door("gate", (3, 2), "east", **more),))
    a.state.dark.aside, a.state.dark.reserve = aside, reserve
    hero, door = a.hero(3, 2), a.state.map.doors[0]
    faces.append("blank")
    assert a.run(playing.on_opening(a.t, hero.id, door, "door")) == ("shut" if outcome else "")
    assert (door.lock, door.riddle) == (outcome == "lock", outcome == "riddle")
    assert a.state.dark.reserve == left
    assert len(a.t.told(DarkPlayed)) == int(reserve > left)
    door.obstacle = True
    assert playing._printed(a.t, door) == ""


def test_what_was_paid_in_advance_costs_nothing_more(arena):
    a = arena(MAP, doors=(GATE,), paid="in-advance")
    a.state.dark.aside, a.state.dark.reserve = ["locked-door"], 0
    assert playing.pay_recurrent(a.t, "lock")
    assert a.state.dark.reserve == 0


# ------------------------------------------------------------------------------------------------ cards


@pytest.mark.rule("dun.dp-card.trap-icons", "dun.dp.activate-afford")
def test_which_cards_fit_a_place(arena):
    a = arena(dark_seat=1)
    cards = a.content.dark
    for reserve in (0, 9):
        a.state.dark.reserve = reserve
        for card in cards.values():
            for place in ("door", "chest", "room", "corridor"):
                uses = ("trap", "lock", "riddle") if place in ("door", "chest") else ("trap",)
                wanted = card.kind == "obstacle" and card.use in uses and place in card.places and card.cost <= reserve
                assert playing.fits(a.t, card, place) is wanted, (card.id, place)
    a.state.dark.hand = ["riddle", "riddle", "locked-door", "ambush"]
    assert [str(play) for play in playing.usable(a.t, "chest")] == [str(playing.Play("riddle", cards["riddle"].cost))]
    assert len(playing.usable(a.t, "door")) == 2
    assert playing.usable(a.t, "room") == []


@pytest.mark.rule("dun.adp.obstacle.draw", "dun.adp.discard")
@pytest.mark.parametrize(
    ("face", "deck", "reserve", "found", "left"),
    [
        ("obstacle", ["riddle"], 9, "riddle", 8),
        ("obstacle", ["riddle"], 0, "", None),
        ("power", ["riddle"], 9, "", 9),
        ("obstacle", [], 9, "", 9),
        ("obstacle", ["riddle", "locked-door"], 9, "locked-door", 8),
    ],
)
def test_the_automaton_draws_an_obstacle_on_its_symbol(arena, faces, face, deck, reserve, found, left):
    a = arena(MAP, doors=(GATE,))
    a.state.dark.obstacle_deck, a.state.dark.reserve = list(deck), reserve
    hero = a.hero(3, 2)
    faces.append(face)
    luck = a.t.luck
    assert a.run(playing._drawn_obstacle(a.t, hero.id, "door")) == found
    assert left is None or a.state.dark.reserve == left
    drawn = face == "obstacle" and bool(deck)
    assert len(a.state.dark.obstacle_deck) == len(deck) - drawn
    assert a.t.luck == luck + drawn


@pytest.mark.rule("dun.adp.obstacle.draw", "dun.adp.discard")
def test_a_card_that_does_not_fit_is_thrown_away(arena, faces):
    a = arena(MAP, doors=(GATE,))
    a.state.dark.obstacle_deck, a.state.dark.reserve = ["locked-door"], 5
    faces.append("obstacle")
    assert a.run(playing._drawn_obstacle(a.t, a.hero(3, 2).id, "chest")) == ""
    assert a.state.dark.obstacle_deck == []


@pytest.mark.rule("dun.dp.activate-cost", "dun.dp.discard-for-points")
def test_a_dark_player_plays_discards_or_lets_it_go(arena):
    a = arena(MAP, dark_seat=1, doors=(GATE,))
    hero = a.hero(3, 2)
    play = str(playing.Play("riddle", a.content.dark["riddle"].cost))
    a.state.dark.hand, a.state.dark.reserve = ["riddle", "pit"], 3
    assert a.run(playing.obstacle(a.t, hero.id, "door"), answers=["pass"]) == ""
    assert (a.state.dark.hand, a.state.dark.passing) == (["riddle", "pit"], "")
    throw = next(str(one) for one in a.t.asked[-1].options if "pit" in str(one))
    assert a.run(playing.obstacle(a.t, hero.id, "door"), answers=[throw, play]) == "riddle"
    assert a.state.dark.hand == []
    assert "pass-move" not in map(str, a.t.asked[-1].options)


@pytest.mark.rule("dun.dp.activate-cost")
@pytest.mark.parametrize(("answer", "passing"), [("pass", ""), ("pass-move", "-move"), ("pass-section", "-section")])
def test_while_somebody_walks_a_whole_move_can_be_let_go(arena, answer, passing):
    a = arena(MAP, dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["pit"], 9
    assert a.run(playing.obstacle(a.t, a.hero(3, 2).id, "room", walking=True), answers=[answer]) == ""
    assert a.state.dark.passing == passing


# ------------------------------------------------------------------------------------------------ steps


@pytest.mark.rule("dun.trap.detected-step", "dun.dp-trap.when-quest-sheet")
@pytest.mark.parametrize(
    ("side", "known", "reserve", "free", "stops"),
    [
        ("hero", True, 0, False, True),
        ("hero", False, 9, False, True),
        ("hero", False, 0, False, False),
        ("hero", False, 0, True, True),
        ("orc", True, 0, False, True),
        ("orc", False, 9, False, False),
    ],
)
def test_whom_a_trap_of_the_sheet_stops(arena, sprung, monkeypatch, side, known, reserve, free, stops):
    a = arena(MAP, traps=(TrapSquare("stake", (2, 2)),))
    a.state.map.traps = [SetTrap(a.at(2, 2), "stake", known=known, free=free)]
    a.state.dark.reserve = reserve
    one = getattr(a, side)(1, 2)
    off = []

    async def go_off(t, who, card):
        off.append((who, card))

    monkeypatch.setattr(playing.traps, "go_off", go_off)
    assert a.run(playing.on_trap(a.t, one.id, a.at(2, 2), None)) is stops
    assert off == [(one.id, "stake")] * (known and stops)
    assert sprung == [(one.id, "stake", a.at(2, 2))] * (stops and not known)
    cost = a.content.dark["stake"].cost
    assert a.state.dark.reserve == reserve - (cost if stops and not known and not free else 0)
    assert (a.state.map.traps == []) is (known and stops)
    assert not a.run(playing.on_trap(a.t, one.id, a.at(3, 3), None))


@pytest.mark.rule("dun.large.reference-square")
def test_a_larger_base_enters_all_its_new_squares(arena):
    a = arena(MAP)
    troll, man = a.creature("cave-troll", 1, 1), a.hero(3, 3)
    spot = playing.Spot(a.at(2, 1))
    assert playing.entered(a.t, troll.id, a.at(3, 1), spot) == [a.at(3, 1), a.at(3, 2)]
    assert playing.entered(a.t, troll.id, a.at(3, 1), None) == [a.at(3, 1)]
    assert playing.entered(a.t, man.id, a.at(3, 2), None) == [a.at(3, 2)]


@pytest.mark.rule("dun.adp.obstacle.triggers", "dun.dp-trap.only-these-cases")
def test_the_die_is_rolled_once_for_a_walk_and_not_where_others_stand(arena, faces, sprung, monkeypatch):
    monkeypatch.setattr(playing.traps, "in_safe_zone", lambda t, who, cell: False)
    a = arena(MAP, start=((9, 4),))
    hero = a.hero(1, 1)
    active = a.activate(hero)
    faces.append("blank")
    assert not a.run(playing.before_step(a.t, hero.id, a.at(2, 2), None))
    assert (active.rolled, faces) == (True, [])
    assert not a.run(playing.before_step(a.t, hero.id, a.at(3, 3), None))
    active.rolled = False
    a.hero(2, 2)
    assert not a.run(playing.before_step(a.t, hero.id, a.at(2, 2), None))
    assert not active.rolled
    a.state.dark.passing = "-move"
    assert not a.run(playing.before_step(a.t, hero.id, a.at(1, 2), None))
    assert not active.rolled
    assert sprung == []


@pytest.mark.rule("dun.adp.power.roll", "dun.adp.insufficient-points")
@pytest.mark.parametrize(("face", "spare", "used"), [("power", 0, True), ("power", -1, False), ("blank", 0, False)])
def test_a_power_card_of_the_automaton(arena, faces, monkeypatch, face, spare, used):
    a = arena(MAP)
    card = next(one for one in a.content.dark.values() if one.kind == "power" and one.cost > 0)
    orc, found = a.orc(5, 2), []

    async def activate(t, name, who):
        found.append((name, who))

    monkeypatch.setattr(playing.powers, "activate", activate)
    monkeypatch.setattr(playing.powers, "beneficiary", lambda t, definition: orc.id)
    a.state.dark.power_deck, a.state.dark.reserve, a.state.turn.side = [card.id], card.cost + spare, DARK
    faces.append(face)
    run(playing.power_roll(a.t), a.t)
    assert found == [(card.id, orc.id)] * used
    assert (a.state.dark.power_deck == []) is (face == "power")
    faces.append("power")
    a.state.dark.power_deck = []
    run(playing.power_roll(a.t), a.t)
    assert len(found) == used
