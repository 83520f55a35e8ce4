"""What a Dark Player buys for his creatures, and small sums of his cards."""

import pytest

from undercroft.games.universalis.content.quests import Door, Section
from undercroft.games.universalis.rules.dark import armory, planning, spawning
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.state import Held, Mark, Planned


@pytest.mark.rule("dun.dp-buy.cost")
@pytest.mark.parametrize(
    ("more", "uncommon", "points"),
    [
        ({}, False, 1),
        ({}, True, 2),
        ({"level": "elite"}, False, 2),
        ({"level": "champion"}, False, 3),
        ({"leader": True}, True, 6),
        ({"size": 3}, False, 2),
        ({"size": 3, "level": "champion"}, True, 12),
    ],
)
def test_what_a_thing_costs_by_whom_it_is_for(arena, more, uncommon, points):
    a = arena()
    things = [*a.content.weapons.values(), *a.content.armors.values(), *a.content.objects.values()]
    card = next(one for one in things if bool(one.uncommon) is uncommon)
    assert armory.cost(a.orc(4, 4, **more), card) == points


@pytest.mark.rule("dun.dp-buy.when", "dun.dp-buy.limit")
def test_what_can_be_bought(arena):
    a = arena(dark_seat=1)
    orc = a.creature("orc-warrior", 4, 4, hands=("axe",))
    assert armory.wares(a.t, orc) == []
    a.state.dark.reserve = 1
    cheap = armory.wares(a.t, orc)
    assert {"mace", "shield"} <= set(cheap)
    assert not {"short-bow", "spear", "unarmed"} & set(cheap)
    assert all(not armory.printed(a.t, one).uncommon for one in cheap)
    a.state.dark.bought["mace"] = 2
    assert "mace" in armory.wares(a.t, orc)
    a.state.dark.bought["mace"] = 3
    assert "mace" not in armory.wares(a.t, orc)
    orc.hands.append(Held("shield"))
    assert not set(a.content.shields) & set(armory.wares(a.t, orc))
    body = next(card.id for card in a.content.armors.values() if card.body)
    orc.worn.append(Held(body))
    assert not any(a.content.armors[one].body for one in armory.wares(a.t, orc) if one in a.content.armors)
    wolf = a.creature("dire-wolf", 6, 6)
    assert armory.wares(a.t, wolf) == []


@pytest.mark.rule("dun.dp-buy.when")
@pytest.mark.parametrize(
    ("hands", "thing", "zone"),
    [
        ((), "mace", "hands"),
        (("axe",), "mace", "hands"),
        (("axe", "mace"), "flail", "pack"),
        (("axe",), "battleaxe", "pack"),
        (("axe", "mace"), "shield", "hands"),
        ((), "chainmail", "worn"),
        ((), "healing-potion", "pack"),
    ],
)
def test_where_a_bought_thing_goes(arena, hands, thing, zone):
    a = arena(dark_seat=1)
    a.state.dark.reserve = 9
    orc = a.creature("orc-warrior", 4, 4, hands=hands)
    price = armory.cost(orc, armory.printed(a.t, thing))
    armory.buy(a.t, orc, thing)
    assert getattr(orc, zone)[-1] == Held(thing)
    assert a.state.dark.reserve == 9 - price
    assert a.state.dark.bought[thing] == 1
    armory.buy(a.t, orc, thing)
    assert a.state.dark.bought[thing] == 2


@pytest.mark.rule("dun.dp-buy.when")
def test_the_best_of_a_kind_for_each_or_everything_singly_or_nothing(arena):
    a = arena(dark_seat=1)
    one, two = a.creature("orc-warrior", 4, 4, hands=("axe",)), a.creature("orc-warrior", 5, 5, hands=("axe",))
    a.state.dark.reserve = 4
    best = armory.best_of(a.t, one.id, "shield")
    costs = [a.content.shields[name].cost for name in armory.wares(a.t, one) if name in a.content.shields]
    assert a.content.shields[best].cost == max(costs)
    assert armory.best_of(a.t, 99, "shield") == ""
    a.run(armory.outfit(a.t, [one.id, two.id]), answers=["each shield"])
    assert [held.card for held in one.hands] == ["axe", best] == [held.card for held in two.hands]
    assert (a.state.dark.reserve, armory.cost(one, a.content.shields[best])) == (0, 2)
    a.state.dark.reserve = 2
    assert armory.best_of(a.t, one.id, "shield") == ""
    a.run(armory.outfit(a.t, [one.id, two.id]), answers=["none"])
    assert a.state.dark.reserve == 2
    a.run(armory.outfit(a.t, [one.id, two.id]), answers=["singly", "none", "mace", "none"])
    assert (a.state.dark.reserve, len(one.pack) + len(one.hands), len(two.pack) + len(two.hands)) == (1, 2, 3)


# ------------------------------------------------------------------------------------------------ small sums


@pytest.mark.rule("dun.adp.encounter.main-room")
@pytest.mark.parametrize(("spare", "comes"), [(0, True), (-1, False)])
def test_the_group_of_the_main_room_comes_with_the_last_point(arena, monkeypatch, spare, comes):
    sections = (Section("a"), Section("b", main=True))
    a = arena("\n".join(["aaaabbbbbb"] * 5), sections=sections, doors=(Door("d", (3, 2), "east"),))
    hero = a.hero(3, 2)
    a.reveal_all()
    row = ("orc-warrior", "orc-warrior")

    async def rows(t, card):
        return row

    async def blank(t, wanted):
        return ""

    monkeypatch.setattr(spawning, "spawn_row", rows)
    monkeypatch.setattr(spawning.hand, "scenario_die", blank)
    a.state.dark.reserve = spawning.price(a.t, row) + spare
    a.run(spawning.artificial_reveal(a.t, 1, hero.id, broken=False, barred=False))
    assert len(a.state.figures) == (3 if comes else 1)
    assert a.state.dark.reserve == (0 if comes else spawning.price(a.t, row) + spare)


@pytest.mark.rule("dun.adp.place.general")
def test_a_hero_looks_through_his_door_into_the_section_he_means(arena):
    a = arena("\n".join(["aabbcc"] * 3), doors=(Door("one", (1, 0), "east"), Door("two", (3, 2), "east")))
    a.reveal_all()
    assert spawning.look_into(a.t, 0, a.at(2, 0)) == 6
    assert spawning.look_into(a.t, 2, a.at(3, 2)) == 2
    assert spawning.look_into(a.t, 1, a.at(1, 0)) == 2
    assert spawning.look_into(a.t, 2, a.at(2, 0)) in (2, 4)


@pytest.mark.rule("dun.adp.place.room-first")
@pytest.mark.parametrize(
    ("side", "at", "hero", "looks"),
    [
        ("east", (1, 1), (2, 1), 6),
        ("west", (2, 1), (1, 1), 2),
        ("west", (2, 1), (2, 1), 6),
        ("east", (1, 1), (1, 1), 2),
    ],
)
def test_a_hero_looks_through_a_door_whatever_side_it_is_drawn_on(arena, side, at, hero, looks):
    a = arena("\n".join(["aabb"] * 3), doors=(Door("door", at, side),))
    section = 1 if hero[0] == 1 else 0
    assert spawning.look_into(a.t, section, a.at(*hero)) == looks


@pytest.mark.rule("dun.classic.prepare")
def test_a_planned_trap_could_lie_on_any_square_of_its_kind(arena):
    sections = (Section("a", kind="corridor"), Section("b"))
    a = arena("aab\naab\n..b", dark_seat=1, sections=sections)
    halls, rooms = [0, 1, 3, 4], [2, 5, 8]
    for trap in (card for card in a.content.dark.values() if card.use == "trap"):
        found = planning._could_be(a.state, a.content, Planned(trap.id, "square", 0))
        wanted = ("corridor" in trap.places) * halls + ("room" in trap.places) * rooms
        assert found == sorted(wanted), trap.id


@pytest.mark.rule("dun.condition.stationary", "dun.condition.chart")
def test_who_is_bound_to_the_spot_is_so_for_one_turn_unless_it_is_said(arena):
    a = arena()
    hero = a.hero(4, 4)
    damage.afflict(a.t, hero.id, "stationary")
    assert (hero.still, bool(hero.marks & Mark.STATIONARY)) == (1, True)
    damage.afflict(a.t, hero.id, "stationary", 3)
    assert hero.still == 3
    damage.afflict(a.t, hero.id, "stationary", 2)
    assert hero.still == 3
    hero.marks = Mark.FLYING | Mark.LAY_DOWN
    damage.afflict(a.t, hero.id, "knocked-down")
    assert hero.marks == Mark.KNOCKED_DOWN
