"""Exact figures: what is called, found, rolled and hurled, to the last point."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import apart, spot
from undercroft.games.plungin.content.definitions import Chart
from undercroft.games.plungin.events.fights import Attacked, MonsterActed
from undercroft.games.plungin.events.places import DeadEnd
from undercroft.games.plungin.rules import (
    calling,
    construction,
    figures,
    laying,
    monsters,
    movement,
    objects,
    treasure,
)
from undercroft.games.plungin.state import STUNNED, WELL, Ally

NORTH, EAST, SOUTH, WEST = range(4)


def wizard(quest: Any, school: str, *spells: str, others: tuple[str, ...] = ()) -> Any:
    """William with MAG 5 in a 6x6 room, the others at its lower wall."""
    q = quest("william", *others)
    q.room()
    q.hero(abilities=[f"magic-school {school}"], spells=[*spells], cell=q.at(3, 3, 1), mag=5)
    for number in range(1, len(others) + 1):
        q.hero(number, cell=q.at(number, 6, 1))
    return q


# ------------------------------------------------------------------------------------------ who is called


@pytest.mark.rule("plungin.spell.summon-attack", "plungin.spell.demon-attack")
@pytest.mark.parametrize(
    ("id", "magic", "attack"),
    [("golem", 1, 1), ("golem", 2, 1), ("golem", 3, 1), ("golem", 4, 2), ("golem", 8, 4), ("golem", 12, 4),
     ("ethereal", 12, 6), ("ethereal", 14, 6), ("demon", 0, 1), ("demon", 5, 5), ("demon", 9, 8)],
)  # fmt: skip
def test_the_attack_of_what_is_called(quest: Any, id: str, magic: int, attack: int) -> None:
    q = quest("william")
    assert calling.summoned_attack(q.t, q.t.content.summons[id], magic) == attack


@pytest.mark.rule("plungin.spell.golem", "plungin.spell.summon-control")
def test_a_golem_by_its_figures(quest: Any) -> None:
    q = wizard(quest, "earth", "golem")
    q.act("cast golem", spot(q.at(2, 2, 1)), dice=[5, 5, 5, 3, 3])
    (golem,) = q.state.allies
    assert (golem.stats, golem.lif, golem.cell, golem.owner, golem.caster, golem.nth, golem.range) == (
        (2, 3, 0, 0, 0, 4, 3, 1), 1, q.at(2, 2, 1), 0, 0, 1, 0,
    )  # fmt: skip
    q.fresh()
    q.act("cast golem", spot(q.at(2, 4, 1)), dice=[5, 5, 5, 3, 3])
    assert [(ally.nth, ally.number - q.state.allies[0].number) for ally in q.state.allies] == [(1, 0), (2, 1)]


@pytest.mark.rule("plungin.spell.demon-control", "plungin.spell.demon")
@pytest.mark.parametrize("obeys", [True, False])
def test_a_demon_obeys_or_is_after_its_caster(quest: Any, obeys: bool) -> None:
    q = wizard(quest, "shadow", "demon")
    q.act("cast demon", spot(q.at(2, 2, 1)), dice=[5, 5, 3, 3, 3, 5 if obeys else 4])
    if obeys:
        assert [(ally.kind, ally.stats) for ally in q.state.allies] == [("demon", (5, 6, 3, 2, 0, 6, 3, 1))]
        assert q.state.foes == []
        return
    assert q.state.allies == []
    (demon,) = q.state.foes
    assert (demon.kind, demon.aware, demon.bound, demon.home, demon.nth, demon.lif) == (
        "unruly-demon",
        True,
        0,
        1,
        1,
        1,
    )
    assert figures.kind_of(q.t, demon).atk + demon.atk == 5
    assert figures.defense_dice(q.t, demon.number) == 6
    assert q.state.numbered == demon.number - 10


@pytest.mark.rule("plungin.spell.doppelganger")
@pytest.mark.parametrize(
    ("hands", "spent", "attack", "defense", "reach"),
    [(["sword", "shield"], [], 3, 4, 0), (["crossbow"], [], 3, 3, 8), (["spear"], [], 3, 3, 3), ([], [], 1, 3, 0),
     (["manna-sword", "dagger"], ["manna-sword"], 2, 3, 0), (["dagger", "sword"], [], 3, 3, 0)],
)  # fmt: skip
def test_an_ice_copy_wields_the_best_of_what_its_hero_holds(
    quest: Any, hands: list[str], spent: list[str], attack: int, defense: int, reach: int
) -> None:
    q = wizard(quest, "water", "doppelganger", others=("george",))
    q.hero(1, hands=hands, spent=spent)
    q.act("cast doppelganger george-1", dice=[5, 3, 3, 3, 3])
    (copy,) = q.state.allies
    assert copy.stats == (attack, defense, 2, 1, 0, 3, 1, 1)
    assert (copy.owner, copy.caster, copy.range, copy.lif) == (1, 0, reach, 1)


@pytest.mark.rule("plungin.spell.shadow-images", "plungin.spell.summon-control")
@pytest.mark.parametrize(("have", "images"), [(0, 2), (2, 2), (3, 1)])
def test_no_more_creatures_than_four(quest: Any, have: int, images: int) -> None:
    q = wizard(quest, "shadow", "shadow-images")
    for number in range(have):
        q.state.allies.append(Ally(50 + number, "golem", 0, 0, q.at(number + 1, 1, 1), (2, 3, 0, 0, 0, 4, 3, 1)))
    q.act("cast shadow-images", dice=[5, 5, 5, 3, 3])
    found = [ally for ally in q.state.allies if ally.kind == "shadow-image"]
    assert len(found) == images
    assert {ally.stats for ally in found} == {(1, 1, 1, 1, 5, 3, 1, 1)}
    if have + images == 4:
        q.fresh()
        assert "cast shadow-images" not in q.options()


# ------------------------------------------------------------------------------------------ what is found


@pytest.mark.rule("plungin.treasure.unique-reroll")
def test_a_treasure_there_is_only_one_of_is_rolled_again(quest: Any) -> None:
    q = quest("meezle", pack=packs.built_in("drowned-toll"))
    chart = q.pack.charts.treasure
    pole = next(die for die in range(1, chart.die + 1) if chart.at(die) == "ferry-pole")
    potion = next(die for die in range(1, chart.die + 1) if chart.at(die) == "healing-potion")
    assert q.run(treasure.roll_once(q.t), dice=[pole]).id == "ferry-pole"
    q.state.found_uniques = ["ferry-pole"]
    assert q.run(treasure.roll_once(q.t), dice=[pole, pole, potion]).id == "healing-potion"


@pytest.mark.rule("plungin.treasure.unique-reroll")
def test_a_chart_of_nothing_but_found_things_is_not_rolled_for_ever(quest: Any, charts: Any) -> None:
    only = Chart(6, (3, 6), ("ferry-pole", "oilskin"))
    toll = packs.built_in("drowned-toll")
    q = quest("meezle", pack=toll, charts=charts(treasure=only))
    q.state.found_uniques = ["ferry-pole"]
    assert q.run(treasure.roll_once(q.t), dice=[1, 2, 4]).id == "oilskin"
    q.state.found_uniques.append("oilskin")
    assert q.run(treasure.roll_once(q.t), dice=[1]).id == "ferry-pole"


@pytest.mark.rule("plungin.treasure.storage", "plungin.treasure.chest-roll")
def test_gold_is_counted_and_trinkets_are_kept(quest: Any) -> None:
    q = quest("meezle", "george")
    for id, treasure_found in q.t.content.treasures.items():
        if treasure_found.kind not in ("gold", "gem", "trinket"):
            continue
        hero = q.hero(gold=10, trinkets=[])
        die = [1] if treasure_found.die else []
        q.run(treasure.receive(q.t, 0, treasure_found), dice=die)
        assert hero.gold == 10 + treasure_found.amount + len(die)
        assert hero.trinkets == ([id] if treasure_found.kind == "trinket" else [])
    assert q.hero(1).gold == 0


@pytest.mark.rule("plungin.ability.prosperous")
@pytest.mark.parametrize("second", [False, True])
def test_the_prosperous_take_either_of_two_rolls(quest: Any, second: bool) -> None:
    q = quest("meezle")
    q.hero(abilities=["prosperous"], items=[])
    chart = q.pack.charts.treasure
    potion = next(die for die in range(1, chart.die + 1) if chart.at(die) == "healing-potion")
    antidote = next(die for die in range(1, chart.die + 1) if chart.at(die) == "antidote")
    wanted = "antidote" if second else "healing-potion"
    q.run(treasure.loot(q.t, 0, False), dice=[potion, antidote], answers=(wanted,))
    assert q.hero().items == [wanted]


# ------------------------------------------------------------------------------------------ locks


@pytest.mark.rule("plungin.open.locked-difficulty", "plungin.open.locked-roll")
@pytest.mark.parametrize(
    ("mine", "others", "difficulty", "needed"),
    [(1, 1, 3, 1), (2, 1, 3, 2), (1, 3, 3, 3), (3, 1, 3, 3), (4, 1, 3, 3), (0, 0, 2, 1)],
)
def test_a_lock_that_nobody_can_open_asks_for_nothing_but_successes(
    quest: Any, mine: int, others: int, difficulty: int, needed: int
) -> None:
    q = quest("meezle", "george", points={"stubborn_locks": True})
    q.hero(0, dex=mine)
    q.hero(1, dex=others)
    q.chest(q.at(3, 5), locked=True, difficulty=difficulty)
    assert objects.lock_needs(q.t, 0, q.state.chests[0]) == needed


@pytest.mark.rule("plungin.xp.spell-lock-trap", "plungin.open.locked-success")
def test_a_lock_is_worth_twice_its_difficulty_only_to_who_opens_it(quest: Any) -> None:
    for dice, earned in (([4, 4, 1], 4), ([4, 1, 1], 0)):
        q = quest("meezle")  # DEX 3, Lock Picking
        q.hero(cell=q.at(3, 3))
        q.chest(q.at(3, 4), locked=True, difficulty=2, trap="")
        q.act("pick chest-0", dice=[*dice, *([1, 1] if earned else [])])
        assert (q.state.pool, q.state.chests[0].open) == (earned, earned > 0)


@pytest.mark.rule("plungin.build.door-roll")
@pytest.mark.parametrize(("found", "kind"), [([], "great"), (["eye-of-doom"], "locked")])
def test_a_great_door_too_many_is_a_locked_one(quest: Any, found: list[str], kind: str) -> None:
    q = quest("meezle", points={"no_spare_doors": True})
    q.state.used_uniques = found
    assert q.run(construction.roll_door(q.t), dice=[10]).kind == kind


@pytest.mark.rule("plungin.build.dead-doorway")
def test_only_doors_that_look_at_the_new_wall_are_closed_off(quest: Any) -> None:
    q = quest("meezle")
    room = q.room()
    before = [door.dead for door in q.state.doors]
    laying.close_off(q.t, room)
    assert [door.dead for door in q.state.doors] == before
    assert q.t.told(DeadEnd) == []


# ------------------------------------------------------------------------------------------ Monsters' magic


@pytest.mark.rule("plungin.stat.mag", "plungin.law.conspire")
@pytest.mark.parametrize(("kind", "dice"), [("ember-witch", 11), ("toll-witch", 7), ("hedge-witch", 3)])
def test_a_witch_hurls_her_magic_with_mag_and_what_the_bolt_adds(quest: Any, kind: str, dice: int) -> None:
    q = quest("george")
    room = q.room("room-8x8")
    q.hero(cell=q.at(1, 1, room))
    witch = q.foe(kind, q.at(4, 1, room))
    q.run(monsters.use_magic(q.t, witch, q.t.content.monsters[kind].magic, 0), dice=[4] * dice)
    assert q.t.rolled == [(dice, 6, "magic")]
    assert q.t.told(MonsterActed)[-1].deed == "bolt"
    assert q.t.told(Attacked) == []  # not one success


@pytest.mark.rule("plungin.stat.res", "plungin.stat.mag")
@pytest.mark.parametrize(("successes", "condition"), [(1, WELL), (2, STUNNED)])
def test_a_wight_frightens_with_two_successes(quest: Any, successes: int, condition: int) -> None:
    q = quest("george")
    room = q.room()
    q.hero(cell=q.at(1, 1, room))
    wight = q.foe("cloister-wight", q.at(4, 4, room))
    magic = q.t.content.monsters["cloister-wight"].magic
    dice = [*[5] * successes, *[1] * (6 - successes), *([4] if condition else [])]
    q.run(monsters.use_magic(q.t, wight, magic, 0), dice=dice)
    assert q.hero().condition == condition


@pytest.mark.rule("plungin.law.maneuver", "plungin.law.conspire")
@pytest.mark.parametrize(
    ("kind", "near", "far"), [("orc-bowman", 6, 7), ("hedge-witch", 5, 6), ("toll-witch", 6, 7), ("ash-archer", 8, 9)]
)
def test_who_keeps_away_stays_within_reach(quest: Any, kind: str, near: int, far: int) -> None:
    q = quest("george")
    room = q.room("room-8x8")
    entry = q.t.content.monsters[kind]
    target = q.at(1, 1, room)

    def at(squares: int) -> int:
        return q.at(1 + min(squares, 7), 1 + max(0, squares - 7), room)

    assert figures.within(q.t, at(near), target, entry.far)
    assert not figures.within(q.t, at(far), target, entry.far)
    monster = q.foe(kind, at(near))
    q.hero(cell=target)
    assert monsters.keep_distance(q.t, monster, 0) == 0  # as far as it may be
    monster.cell = at(far)
    assert monsters.keep_distance(q.t, monster, 0) == 1
    assert apart(monster.cell, target) == near


@pytest.mark.rule("plungin.law.maneuver")
def test_a_bowman_in_a_corner_stays_and_one_with_room_draws_back(quest: Any) -> None:
    q = quest("george")
    room = q.room()
    q.hero(cell=q.at(1, 3, room))
    bowman = q.foe("orc-bowman", q.at(1, 1, room))  # MOV 3, range 6
    assert monsters.keep_distance(q.t, bowman, 0) == 1
    assert bowman.cell == q.at(4, 1, room)  # five away: three squares to the east
    q.hero(cell=q.at(1, 6, room))
    bowman.cell = q.at(2, 1, room)  # six away already
    assert monsters.keep_distance(q.t, bowman, 0) == 0
    assert bowman.cell == q.at(2, 1, room)


@pytest.mark.rule("plungin.turn.initiative", "plungin.treasure.abandoned")
def test_who_comes_to_another_tile_is_last_in_order_and_may_drink_again(quest: Any) -> None:
    q = quest("meezle", "george", "sonia")
    room = q.room()
    door = q.state.doors[0]
    q.hero(0, cell=door.cells[0], drank=True)
    movement.shift(q.t, 0, door.cells[1])
    assert (q.state.order, q.hero(0).drank, q.state.returned) == ([0, 1, 2], True, [])
    movement.shift(q.t, 0, door.beyond[1])
    assert (q.state.order, q.hero(0).drank, q.state.returned) == ([1, 2, 0], False, [])  # never there before
    assert (q.hero(0).entered, figures.tile_of(q.t, q.hero(0).cell)) == (0, room)
