"""Neighbouring cases: what the rule next door would do, and must not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import WIDTH, cell_at, shape, spot
from undercroft.games.plungin.content.definitions import LIF, Encounter, Group, Item, Location, Stage, Trap
from undercroft.games.plungin.events.fights import Defended, Faded, Moved, Poisoned
from undercroft.games.plungin.events.magic import Affected
from undercroft.games.plungin.events.places import BlindDoorway, DeadEnd, DoorFound
from undercroft.games.plungin.rules import (
    acting,
    combat,
    construction,
    creation,
    dungeon,
    experience,
    figures,
    happenings,
    inventory,
    laying,
    monsters,
    movement,
    muster,
    objects,
    offers,
    phases,
    removal,
    traps,
    treasure,
)
from undercroft.games.plungin.spine import next_step
from undercroft.games.plungin.state import INCAPACITATED, OUT, STUNNED, WELL, Ally, Door, Left

NORTH, EAST, SOUTH, WEST = range(4)
NORTH_DOOR, EAST_DOOR, WEST_DOOR, EXIT = range(4)


def wizard(quest: Any, school: str, *spells: str, others: tuple[str, ...] = (), **setup: Any) -> Any:
    """William with MAG 5 in a 6x6 room, with one other school; the others are behind him in the Entry Tile."""
    q = quest("william", *others, **setup)
    q.room()
    q.hero(abilities=[f"magic-school {school}"], spells=[*spells], cell=q.at(1, 1, 1), mag=5)
    return q


# ------------------------------------------------------------------------------------------ traps and damage


def test_a_trap_that_draws_blood_may_poison_and_hold_as_well(quest: Any) -> None:
    """A quest's own dart: 2 dice, then what else the stage says."""
    dart = Trap(id="dart", stat="dex", difficulty=1, stages=(Stage(kind="attack", dice=2, venom=True, no_move=True),))
    for dice, lost in (([5, 6, 1, 1], 2), ([5, 6, 5, 5], 0), ([1, 4], 0)):
        q = quest("meezle", traps=(dart,))
        q.run(traps.spring(q.t, 0, "dart", False), dice=dice)  # DEF 1 and Leather
        hero = q.hero()
        assert (5 - hero.lif, hero.venom, hero.turn.slowed) == (lost, lost > 0, lost > 0)
        assert len(q.t.told(Poisoned)) == (lost > 0)


@pytest.mark.rule("plungin.effect.incapacitated", "plungin.effect.none")
@pytest.mark.parametrize(("res", "damage", "condition"), [(0, 1, INCAPACITATED), (1, 1, WELL), (2, 3, STUNNED)])
def test_without_resistance_any_damage_is_twice_of_it(quest: Any, res: int, damage: int, condition: int) -> None:
    q = quest("meezle")
    q.hero(res=res)
    q.run(combat.harm(q.t, 0, damage))
    assert (q.hero().lif, q.hero().condition) == (5 - damage, condition)


@pytest.mark.rule("plungin.power.undead", "plungin.effect.table")
def test_who_has_no_resistance_to_compare_with_is_never_stunned(quest: Any) -> None:
    q = quest("meezle")
    knight = q.foe("oathbroken-knight", q.at(5, 5))
    q.run(combat.harm(q.t, knight.number, 1, 0))
    assert (knight.lif, knight.condition) == (1, WELL)


# ------------------------------------------------------------------------------------------ spells and death


@pytest.mark.rule("plungin.spell.drain")
@pytest.mark.parametrize(("successes", "gained"), [(4, 2), (5, 2), (3, 1)])
def test_drain_heals_no_more_than_the_monster_had(quest: Any, successes: int, gained: int) -> None:
    q = wizard(quest, "shadow", "drain")
    q.hero(life=9)
    q.hero(lif=1)
    berserker = q.foe("orc-berserker", q.at(6, 6, 1))  # LIF 2
    q.act(f"cast drain orc-berserker-{berserker.number}", dice=[5] * successes + [3] * (5 - successes))
    assert q.hero().lif == 1 + gained
    assert (berserker in q.state.foes) is (gained == 1)


@pytest.mark.rule("plungin.spell.doppelganger-end", "plungin.dead.zero")
def test_an_ice_copy_melts_when_its_hero_dies_and_only_then(quest: Any) -> None:
    q = wizard(quest, "water", "doppelganger", others=("george", "meezle"))
    q.hero(1, cell=q.at(2, 2, 1))
    q.hero(2, cell=q.at(4, 4, 1))
    q.act("cast doppelganger george-1", dice=[5, 5, 3, 3, 3])
    assert [ally.kind for ally in q.state.allies] == ["doppelganger"]
    q.run(combat.harm(q.t, 2, 5))
    assert len(q.state.allies) == 1
    q.run(combat.harm(q.t, 1, 5))
    assert q.state.allies == []
    assert len(q.t.told(Faded)) == 1


# ------------------------------------------------------------------------------------------ outside


@pytest.mark.rule("plungin.exit.services", "plungin.exit.dungeon-persists")
def test_a_party_that_comes_out_again_is_asked_again(quest: Any) -> None:
    q = quest("meezle", "george")
    q.state.phase = "prepare"
    for number in range(2):
        q.hero(number, cell=OUT, gold=30)
        q.run(muster.prepare(q.t, number), answers=("done",))
    assert next_step(q.state, q.t.content) == ("set_out",)
    q.run(muster.set_out(q.t))
    assert next_step(q.state, q.t.content) == ("place", 0)
    q.run(muster.outside(q.t), answers=("return",))
    assert next_step(q.state, q.t.content) == ("prepare", 0)


@pytest.mark.rule("plungin.exit.services")
def test_an_antidote_works_outside_and_a_potion_is_no_antidote_for_wounds_only(quest: Any) -> None:
    q = quest("meezle")
    q.hero(venom=True, lif=3, items=["antidote", "healing-potion"], cell=OUT)
    q.state.phase = "prepare"
    q.run(muster.prepare(q.t, 0), answers=("use antidote",))
    assert (q.hero().venom, q.hero().lif, q.hero().items) == (False, 3, ["healing-potion"])
    assert "use antidote" not in [str(act) for act in muster.options_for(q.t, 0)]
    q.run(muster.prepare(q.t, 0), answers=("use healing-potion",), dice=[1])
    assert (q.hero().lif, q.hero().items) == (4, [])


# ------------------------------------------------------------------------------------------ keys and hands


@pytest.mark.rule("plungin.key.quest-rules")
@pytest.mark.parametrize(
    ("opens", "door", "chest"), [("doors", True, False), ("chests", False, True), ("both", True, True)]
)
def test_keys_open_what_the_quest_says(quest: Any, opens: str, door: bool, chest: bool) -> None:
    keys = msgspec.structs.replace(packs.built_in("knocking-wall").keys, opens=opens)
    q = quest("meezle", keys=keys)
    q.room()
    ref = q.door(1, NORTH, "locked")
    q.chest(q.at(3, 2, 1), locked=True)
    q.hero(cell=q.at(3, 1, 1), items=["key"])
    options = q.options()
    assert (f"unlock door-{ref}" in options, "unlock chest-0" in options) == (door, chest)


@pytest.mark.rule("plungin.weapon.change", "plungin.equip.two-handed")
def test_what_leaves_the_hands_is_what_must(quest: Any) -> None:
    q = quest("meezle")
    hero = q.hero(hands=["sword", "dagger"], items=["mace", "shield", "battle-axe"])
    assert inventory.put_away(q.t, hero, "mace") == ["sword"]  # one hand is enough
    assert inventory.put_away(q.t, hero, "battle-axe") == ["sword", "dagger"]
    hero.hands = ["sword"]
    assert inventory.put_away(q.t, hero, "mace") == []
    assert inventory.put_away(q.t, hero, "battle-axe") == ["sword"]
    hero.hands = ["sword", "shield"]
    assert inventory.put_away(q.t, hero, "mace") == ["sword"]  # a weapon for a weapon
    hero.hands = ["shield", "shield"]
    hero.items = ["battle-axe", "torch", "torch"]
    assert inventory.can_swap(q.t, hero, "battle-axe")
    hero.items = ["battle-axe", "torch", "torch", "torch"]
    assert not inventory.can_swap(q.t, hero, "battle-axe")  # no room for two shields


# ------------------------------------------------------------------------------------------ Monsters


@pytest.mark.rule("plungin.power.fire-breath")
@pytest.mark.parametrize(
    ("other", "burnt"),
    [((3, 3), True), ((5, 5), True), ((3, 5), True), ((5, 3), True), ((2, 4), False), ((4, 6), False)],
)
def test_a_breath_takes_in_whoever_stands_beside_or_across_the_target(
    quest: Any, other: tuple[int, int], burnt: bool
) -> None:
    q = quest("meezle", "george")
    q.room("room-8x8")
    dragon = q.foe("doom-dragon", q.at(1, 1, 1))
    q.hero(0, cell=q.at(4, 4, 1), life=20, res=20)
    q.hero(1, cell=q.at(*other, 1), life=20, res=20)
    breath = q.t.content.monsters["doom-dragon"].breath
    q.run(monsters.breathe(q.t, dragon, breath, 0), dice=[1] * 2 + [1] * 4 * burnt)
    assert [hero.lif for hero in q.state.heroes] == [13, 13 if burnt else 20]


@pytest.mark.rule("plungin.attack.ranged", "plungin.law.malicious")
def test_a_giant_throws_only_as_far_as_it_can_and_walks_the_rest(quest: Any) -> None:
    q = quest("meezle", "george")
    room = q.room("room-8x8")
    giant = q.foe("basalt-giant", q.at(1, 1, room))  # range 5
    q.hero(0, cell=q.at(6, 1, room))
    assert monsters.weapon_reaches(q.t, giant, q.hero().cell)
    q.hero(0, cell=q.at(6, 2, room))
    assert not monsters.weapon_reaches(q.t, giant, q.hero().cell)
    orc = q.foe("orc", q.at(1, 3, room))
    assert monsters.weapon_reaches(q.t, orc, q.at(2, 3, room))
    assert not monsters.weapon_reaches(q.t, orc, q.at(3, 3, room))


# ------------------------------------------------------------------------------------------ the sheet


@pytest.mark.rule("plungin.build.no-fit")
def test_a_tile_lies_on_the_sheet_or_not_at_all(quest: Any) -> None:
    q = quest("meezle")
    form = q.shape("room-6x6")
    last = WIDTH - 6
    for x, y, there in ((0, 0, True), (-1, 0, False), (0, -1, False), (last, 0, True), (last + 1, 0, False)):
        assert laying.fits(q.t, form, x, y) is there, (x, y)
    assert laying.fits(q.t, form, 0, last)
    assert not laying.fits(q.t, form, 0, last + 1)


@pytest.mark.rule("plungin.door.great-meaning")
@pytest.mark.parametrize(("door", "entrance"), [(NORTH_DOOR, SOUTH), (EAST_DOOR, WEST), (WEST_DOOR, EAST)])
def test_a_new_door_is_never_put_where_a_tile_has_its_entrance(quest: Any, door: int, entrance: int) -> None:
    q = quest("meezle")
    room = q.room("room-6x6", door)
    tile = q.t.content.tiles["room-6x6"]
    sides = []
    while construction.wall_opens(q.t, room, tile, "unlocked"):
        assert q.state.doors[-1].tile == room
        sides.append(q.state.doors[-1].side)
    assert entrance not in sides  # that is where the party came in
    assert len(sides) == len(set(sides)) > 0


@pytest.mark.rule("plungin.build.dead-doorway")
def test_the_sheet_ends_on_all_sides(quest: Any) -> None:
    last = WIDTH - 1
    assert laying.on_sheet(cell_at(5, 1), cell_at(5, 0))
    assert laying.on_sheet(cell_at(0, 1), cell_at(0, 0))
    assert not laying.on_sheet(cell_at(5, 0), cell_at(5, -1))
    assert laying.on_sheet(cell_at(5, last - 1), cell_at(5, last))
    assert not laying.on_sheet(cell_at(5, last), cell_at(5, WIDTH))
    assert not laying.on_sheet(cell_at(last, 5), cell_at(last, 5) + 1)  # that would be the first column, a row below
    assert not laying.on_sheet(cell_at(0, 5), cell_at(0, 5) - 1)


@pytest.mark.rule("plungin.door.great-meaning")
def test_where_nothing_else_is_left_one_dead_doorway_becomes_the_great_door(quest: Any) -> None:
    q = quest("meezle")
    for ref in (NORTH_DOOR, EAST_DOOR, WEST_DOOR):
        objects.change(q.t, ref, True, open=True, dead=True)
    construction.provide_great_door(q.t)
    assert [door.kind for door in q.state.doors] == ["unlocked", "unlocked", "great", "exit"]
    assert not q.state.doors[WEST_DOOR].open
    construction.provide_great_door(q.t)  # there is one now
    assert [door.kind for door in q.state.doors].count("great") == 1


@pytest.mark.rule("plungin.key.great-last-chest")
def test_the_last_chest_is_the_last_that_is_closed(quest: Any) -> None:
    q = quest("meezle")
    for ref in (NORTH_DOOR, EAST_DOOR, WEST_DOOR):
        objects.change(q.t, ref, True, open=True, dead=True)
    for column in (1, 2, 3):
        q.chest(q.at(column, 5))
    assert not dungeon.last_chest(q.t, 2)
    objects.change(q.t, 0, False, open=True)
    assert not dungeon.last_chest(q.t, 2)
    objects.change(q.t, 1, False, open=True)
    assert dungeon.last_chest(q.t, 2)
    q.state.great_keys = 1
    assert not dungeon.last_chest(q.t, 2)


@pytest.mark.rule("plungin.key.great-last-chest")
def test_one_key_in_the_party_is_enough_for_a_door_that_wants_one(quest: Any) -> None:
    q = quest("meezle", "george")
    for ref in (NORTH_DOOR, EAST_DOOR):
        objects.change(q.t, ref, True, open=True, dead=True)
    objects.change(q.t, WEST_DOOR, True, kind="locked", key_only=True)
    assert dungeon.only_great_doors_left(q.t)
    q.hero(1, items=["key"])
    assert not dungeon.only_great_doors_left(q.t)


@pytest.mark.rule("plungin.key.great-last-chest")
def test_monsters_leave_a_key_once(quest: Any) -> None:
    q = quest("meezle", "george")
    for ref in (NORTH_DOOR, EAST_DOOR, WEST_DOOR):
        objects.change(q.t, ref, True, dead=True)
    assert dungeon.key_wanted(q.t)
    orc = q.foe("orc", q.at(4, 4))
    q.run(combat.harm(q.t, orc.number, 1, 1))
    assert (q.state.great_keys, q.hero(1).items, q.hero(0).items) == (1, ["great-key"], ["healing-potion"])
    second = q.foe("orc", q.at(4, 4))
    q.run(combat.harm(q.t, second.number, 1, 0))
    assert (q.state.great_keys, q.hero(1).items, q.hero(0).items) == (1, ["great-key"], ["healing-potion"])


# ------------------------------------------------------------------------------------------ images, gusts, dragons


@pytest.mark.rule("plungin.spell.shadow-images-vanish")
def test_an_image_that_is_hit_does_not_defend(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(1, 1))
    q.state.allies.append(Ally(20, "shadow-image", 0, 0, q.at(3, 3), (0, 2, 3, 3, 0, 3, 1, 1)))
    orc = q.foe("orc", q.at(3, 4))
    q.run(monsters.strike(q.t, orc, 20), dice=[6, 6, 6])
    assert q.state.allies == []
    assert q.t.told(Defended) == []
    q.state.allies.append(Ally(21, "golem", 0, 0, q.at(3, 3), (2, 3, 0, 0, 0, 4, 3, 1)))
    q.run(monsters.strike(q.t, orc, 21), dice=[6, 1, 1, 6, 1, 1])
    assert len(q.t.told(Defended)) == 1


@pytest.mark.rule("plungin.spell.shadow-images-vanish", "plungin.trap.attack")
def test_an_image_in_the_gas_is_gone_and_rolls_nothing(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(1, 1))
    q.state.allies.append(Ally(20, "shadow-image", 0, 0, q.at(3, 3), (0, 2, 3, 3, 0, 3, 1, 1)))
    q.run(traps.spring(q.t, 0, "sleeping-gas", False), dice=[5])  # only Meezle tests his RES 1
    assert q.state.allies == []
    assert q.rolls() == ["avoid"]


@pytest.mark.rule("plungin.event.reroll", "plungin.item.torch")
def test_a_draught_needs_one_torch_that_burns(quest: Any) -> None:
    q = quest("meezle", "george")
    draught = next(event for event in q.t.content.happenings.values() if event.kind == "draught")
    assert not happenings.applies(q.t, 0, draught)
    q.hero(1, torch=1)
    assert happenings.applies(q.t, 0, draught)


@pytest.mark.rule("plungin.monster.doom-dragon-law", "plungin.monster.doom-dragon-adjacent")
def test_a_dragon_with_nobody_to_breathe_at_draws_back(quest: Any) -> None:
    q = quest("meezle")
    room = q.room("room-8x8")
    door = q.state.doors[NORTH_DOOR]
    q.hero(cell=door.cells[0], life=9, res=9)
    dragon = q.foe("doom-dragon", door.beyond[0])
    q.run(monsters.act(q.t, dragon), dice=[1] * 15)  # a blow that misses; the Hero stands outside
    assert q.rolls() == ["attack"]
    assert dragon.cell != door.beyond[0]
    assert figures.tile_of(q.t, dragon.cell) == room


@pytest.mark.rule("plungin.spell.teleport")
def test_who_comes_by_magic_came_through_no_door(quest: Any) -> None:
    q = wizard(quest, "air", "teleport", others=("george",))
    q.hero(0, cell=q.at(3, 6, 1))
    q.hero(1, cell=q.at(3, 1), entered=0)
    movement.shift(q.t, 1, q.at(6, 6, 1))
    assert q.hero(1).entered == -1
    movement.shift(q.t, 1, q.at(3, 6, 1) + 1)
    q.hero(1, cell=q.state.doors[0].beyond[0])
    movement.shift(q.t, 1, q.state.doors[NORTH_DOOR].cells[0])
    assert q.hero(1).entered == NORTH_DOOR


@pytest.mark.rule("plungin.spell.fire-shield", "plungin.spell.harden")
def test_a_shield_of_fire_is_told_of(quest: Any) -> None:
    q = wizard(quest, "fire", "fire-shield")
    q.act("cast fire-shield william-0", dice=[5, 5, 3, 3, 3])
    assert [(event.who.name, event.spell) for event in q.t.told(Affected)] == [("william", "fire-shield")]


# ------------------------------------------------------------------------------------------ learning and buying


@pytest.mark.rule("plungin.ability.magic-school-free-spells", "plungin.magic.full-price")
@pytest.mark.parametrize(("mag", "paid"), [(2, False), (3, True)])
def test_the_place_of_a_free_spell_is_kept_for_it(quest: Any, mag: int, paid: bool) -> None:
    q = quest("william")
    hero = q.hero(abilities=["magic-school water", "magic-school fire"], spells=["fog"], free=["fire"], mag=mag)
    found = creation.spells_for(q.t.content, hero, 5000)
    assert ("flame" in found, "quicken" in found) == (True, paid)
    assert creation.spell_price(q.t.content, hero, "flame") == 0


@pytest.mark.rule("plungin.equip.one-armor", "plungin.exit.services")
def test_outside_one_changes_armor_but_carries_no_more_than_one_can(quest: Any) -> None:
    q = quest("meezle")
    hero = q.hero(cell=OUT, gold=500, hands=["sword", "shield"], items=["torch"] * 4)
    goods = muster.shopping(q.t, hero)
    assert "chainmail" in goods
    assert "leather" not in goods  # he wears it
    assert not {"dagger", "torch", "wooden-shield"}.intersection(goods)  # full hands, full belt
    hero.items.pop()
    assert {"dagger", "torch", "wooden-shield"} <= {*muster.shopping(q.t, hero)}


# ------------------------------------------------------------------------------------------ spells and what they bring


@pytest.mark.rule("plungin.xp.spell-lock-trap", "plungin.spell.rebirth")
def test_calling_the_dead_back_earns_twice_the_difficulty(quest: Any) -> None:
    q = wizard(quest, "earth", "rebirth", others=("george",))
    q.run(combat.harm(q.t, 1, 5))
    q.act("cast rebirth george-1", dice=[5, 5, 5, 5, 3])
    assert (q.hero(1).lif, q.state.pool) == (5, 8)
    q.run(combat.harm(q.t, 1, 5))
    q.fresh()
    q.act("cast rebirth george-1", dice=[5, 5, 5, 3, 3])  # 3 successes do not do it
    assert (q.hero(1).lif, q.state.pool) == (0, 8)


@pytest.mark.rule("plungin.round.repeat", "plungin.spell.fireball")
def test_a_fireball_is_progress(quest: Any) -> None:
    q = wizard(quest, "fire", "fireball")
    q.hero(cell=q.at(1, 6, 1))
    golem = q.foe("slag-golem", q.at(5, 2, 1))
    q.state.idle = 30
    q.run(combat.blast(q.t, [golem.number], 1, 0, True), dice=[1] * 11)
    assert (q.state.idle, golem.lif) == (0, 1)


@pytest.mark.rule("plungin.equip.wooden-shield-fire", "plungin.trap.other-rolls")
def test_fire_that_is_not_dodged_burns_a_wooden_shield(quest: Any) -> None:
    """A quest's own trap: a test of DEX, then flames."""
    lamp = Trap(
        id="lamp", stat="dex", difficulty=1, stages=(Stage(kind="test", stat="dex", successes=1, damage=1, fire=True),)
    )
    for die, hands in ((4, ["sword"]), (5, ["sword", "wooden-shield"])):
        q = quest("george", traps=(lamp,))
        q.hero(hands=["sword", "wooden-shield"])
        q.run(traps.spring(q.t, 0, "lamp", False), dice=[die])
        assert q.hero().hands == hands


@pytest.mark.rule("plungin.detect.front", "plungin.detect.adjacent", "plungin.spell.shadow-images-detected")
@pytest.mark.parametrize(("kind", "seen"), [("golem", False), ("shadow-image", True), ("doppelganger", True)])
def test_a_golem_that_appears_is_not_noticed_but_an_image_is(quest: Any, kind: str, seen: bool) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(1, 1))
    room = q.room()
    orc = q.foe("orc", q.at(3, 3, room), facing=SOUTH, aware=False)
    q.state.allies.append(Ally(20, kind, 0, 0, q.at(3, 4, room), (2, 3, 0, 0, 0, 4, 3, 1)))
    q.run(movement.noticed(q.t, 20))
    assert orc.aware is seen
    q.run(movement.noticed(q.t, 99))  # nobody: nothing to be noticed


@pytest.mark.rule("plungin.key.great-last-chest")
def test_who_slays_takes_what_is_left_whatever_the_order(quest: Any) -> None:
    q = quest("meezle", "george", "sonia")
    q.state.order = [1, 2, 0]
    assert treasure.taker(q.t, 0) is q.hero(0)
    assert treasure.taker(q.t, 2) is q.hero(2)
    assert treasure.taker(q.t, -1) is q.hero(1)  # a trap: the first in order
    q.hero(2, lif=0, cell=OUT)
    assert treasure.taker(q.t, 2) is q.hero(1)
    q.state.allies.append(Ally(20, "golem", 0, 0, q.at(3, 4), (2, 3, 0, 0, 0, 4, 3, 1)))
    assert treasure.taker(q.t, 20) is q.hero(0)  # its master


@pytest.mark.rule("plungin.power.flying", "plungin.spell.likeness")
@pytest.mark.parametrize(("likeness", "passes"), [("bone-skeleton", False), ("stone-gargoyle", True), ("", False)])
def test_only_what_flies_passes_over_others(quest: Any, likeness: str, passes: bool) -> None:
    q = quest("meezle", "george", "sonia")
    q.hero(0, cell=q.at(1, 1), likeness=likeness)
    q.hero(1, cell=q.at(1, 2))
    q.hero(2, cell=q.at(2, 1))
    assert (q.at(2, 2) in movement.landings(q.t, 0)) is passes


@pytest.mark.rule("plungin.spell.summon-control")
def test_a_creature_that_moves_is_told_of(quest: Any) -> None:
    q = quest("meezle")
    q.state.allies.append(Ally(20, "golem", 0, 0, q.at(3, 3), (2, 3, 0, 0, 0, 4, 3, 1), nth=1))
    q.state.queue = [20]
    q.run(acting.act_ally(q.t, 20), answers=(f"move {spot(q.at(3, 5))}",))
    assert [(event.who.name, event.who.nth, event.cell) for event in q.t.told(Moved)] == [("golem", 1, q.at(3, 5))]


@pytest.mark.rule("plungin.door.great-meaning")
def test_one_wall_opens_and_no_dead_doorway_beside_it(quest: Any) -> None:
    q = quest("meezle")
    q.room()
    for ref in (EAST_DOOR, WEST_DOOR):
        objects.change(q.t, ref, True, open=True, dead=True)
    construction.provide_great_door(q.t)
    assert [door.tile for door in q.state.doors if door.kind == "great"] == [1]


@pytest.mark.rule("plungin.effect.assist", "plungin.spell.summon-control")
def test_a_golem_helps_a_friend_who_is_down(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(1, cell=q.at(3, 4), condition=STUNNED)
    q.state.allies.append(Ally(20, "golem", 0, 0, q.at(3, 3), (2, 3, 2, 0, 0, 4, 3, 1)))
    q.state.queue = [20]
    q.run(acting.act_ally(q.t, 20), answers=("assist george-1",))
    assert q.hero(1).help == 2


@pytest.mark.rule("plungin.item.torch", "plungin.attack.dice")
@pytest.mark.parametrize(("atk", "dice"), [(0, 1), (1, 1), (2, 2)])
def test_darkness_never_takes_the_last_die_of_a_shot(quest: Any, atk: int, dice: int) -> None:
    q = quest("meezle", dark=True)
    q.hero(cell=q.at(3, 1), hands=["bow"], atk=atk)  # +1
    orc = q.foe("orc", q.at(3, 5))
    q.act(f"attack bow orc-{orc.number}", dice=[3] * dice)
    assert q.t.rolled == [(dice, 6, "attack")]


@pytest.mark.rule("plungin.build.order")
@pytest.mark.parametrize("change", [{"leads": 0}, {"dead": True}])
def test_behind_a_door_that_leads_somewhere_or_nowhere_nothing_is_built(quest: Any, change: dict[str, Any]) -> None:
    q = quest("meezle")
    objects.change(q.t, NORTH_DOOR, True, open=True, **change)
    q.state.queue = [NORTH_DOOR]
    q.run(construction.build(q.t, NORTH_DOOR))
    assert (q.state.queue, len(q.state.rooms), q.rolls()) == ([], 1, [])


@pytest.mark.rule("plungin.spell.fireball", "plungin.xp.spell-lock-trap")
def test_a_fireball_over_friend_and_foe_earns_for_the_foe(quest: Any) -> None:
    q = wizard(quest, "fire", "fireball", others=("george",))
    q.hero(1, cell=q.at(4, 4, 1))
    golem = q.foe("slag-golem", q.at(5, 4, 1))  # DEF 11, LIF 2
    q.act("cast fireball", spot(q.at(4, 4, 1)), dice=[5, 5, 3, 3, 3, 6, 1, 1, 1, 6, *[1] * 10])
    assert (q.hero(1).lif, golem.lif, q.state.pool) == (5, 2, 4)


@pytest.mark.rule("plungin.wander.full", "plungin.event.monster-patrol")
@pytest.mark.parametrize("free", [0, 1, 3])
def test_a_patrol_comes_as_far_as_there_are_squares(quest: Any, charts: Any, one: Any, free: int) -> None:
    q = quest("meezle", charts=charts(monsters=one(Group(monster="orc", count=2))))
    room = q.room()
    board = q.t.content.maps.board(q.state.layout)
    q.hero(cell=q.at(1, 1, room), entered=0)
    steps = board.distances(q.state.doors[0].beyond[0])
    cells = sorted((cell for cell in board.cells[room] if cell != q.hero().cell), key=lambda cell: (steps[cell], cell))
    for cell in cells[: len(cells) - free]:
        q.foe("bone-skeleton", cell)
    before = len(q.state.foes)
    q.run(happenings.happen(q.t, 0, q.t.content.happenings["monster-patrol"]), dice=[1, *[1] * min(2, free)])
    came = q.state.foes[before:]
    assert [foe.cell for foe in came] == cells[len(cells) - free :][:2]  # the nearest to the doorway
    assert all(foe.kind == "orc" and foe.aware for foe in came)


# ------------------------------------------------------------------------------------------ once, and not again


@pytest.mark.rule("plungin.spell.summon-control", "plungin.spell.golem")
def test_a_creature_moves_once_in_its_turn_and_may_still_attack(quest: Any) -> None:
    q = wizard(quest, "earth", "golem")
    q.act("cast golem", spot(q.at(6, 1, 1)), dice=[5, 5, 5, 5, 3])
    q.act("pass")
    (golem,) = q.state.allies
    orc = q.foe("orc", q.at(6, 4, 1))
    q.run(acting.act_ally(q.t, golem.number), answers=(f"move {spot(q.at(6, 3, 1))}",))
    assert [str(act) for act in offers.ally_options(q.t, golem)] == ["pass", f"attack bare-hands orc-{orc.number}"]
    q.run(acting.act_ally(q.t, golem.number), answers=("pass",))
    assert q.state.queue == []
    q.run(phases.begin_phase(q.t))
    assert f"move {spot(q.at(6, 1, 1))}" in [str(act) for act in offers.ally_options(q.t, golem)]  # its next turn


@pytest.mark.rule("plungin.item.healing-potion", "plungin.item.bottle", "plungin.exit.services")
@pytest.mark.parametrize("outside", [False, True])
@pytest.mark.parametrize(
    ("flask", "sides", "left"),
    [("healing-potion", 4, []), ("fountain-water", 4, ["bottle"]), ("big-potion", 6, []), ("small-potion", 4, [])],
)
def test_a_drink_heals_the_same_inside_and_outside(
    quest: Any, flask: str, sides: int, left: list[str], outside: bool
) -> None:
    """A quest's own potion may say how much; one that does not is like any other."""
    own = (Item(id="big-potion", effect="heal", amount=6), Item(id="small-potion", effect="heal"))
    q = quest("meezle", "george", items=own)
    q.hero(lif=1, items=[flask])
    if outside:
        q.hero(cell=OUT)
        q.state.phase = "prepare"
        q.run(muster.prepare(q.t, 0), answers=(f"use {flask}",), dice=[3])
    else:
        q.act(f"use {flask}", dice=[3])
    assert q.t.rolled == [(1, sides, "heal")]
    assert (q.hero().lif, q.hero().items) == (4, left)


# ------------------------------------------------------------------------------------------ doors and progress


def between(quest: Any, charts: Any, one: Any, *, west: bool) -> Any:
    """North of the Entry Tile is room for one 6x6 room; rooms stand east and north of it, and perhaps west."""
    q = quest("meezle", charts=charts(location=one(Location("room-6x6", 2), 20), encounter=one(Encounter(False, 0, 0))))
    east = q.room("room-6x6", EAST_DOOR)
    beyond = q.room("room-6x6", q.door(east, NORTH))
    corner = q.room("room-6x6", q.door(beyond, NORTH))
    q.room("room-6x6", q.door(corner, WEST))
    if west:
        q.room("room-6x6", q.door(q.room("room-6x6", WEST_DOOR), NORTH))
    q.open(NORTH_DOOR)
    q.state.queue = [NORTH_DOOR]
    return q


@pytest.mark.rule("plungin.build.dead-doorway", "plungin.build.door-walls-choice")
@pytest.mark.parametrize(("west", "side", "rolls"), [(True, NORTH, []), (False, WEST, ["doorway"])])
def test_a_room_between_walls_has_a_dead_doorway_in_the_first_of_them(
    quest: Any, charts: Any, one: Any, west: bool, side: int, rolls: list[str]
) -> None:
    q = between(quest, charts, one, west=west)
    q.run(construction.build(q.t, NORTH_DOOR), dice=[1] * (2 + len(rolls)))
    assert q.rolls() == ["location", *rolls, "encounter"]
    room = len(q.state.rooms) - 1
    assert [(door.side, door.dead) for door in q.state.doors if door.tile == room] == [(side, west)]
    told = [event for event in q.t.log if isinstance(event, BlindDoorway | DoorFound)][-1]
    assert isinstance(told, BlindDoorway if west else DoorFound)  # nobody has heard of it before
    last = len(q.state.doors) - 1
    assert (told.object.number, told.cell) == (last, q.state.doors[last].cells[0])
    assert q.t.told(DeadEnd) == []


@pytest.mark.rule("plungin.door.great-meaning", "plungin.door.open")
@pytest.mark.parametrize("built", [False, True])
def test_a_closed_door_with_a_room_behind_it_never_becomes_the_great_door(quest: Any, built: bool) -> None:
    q = quest("meezle")
    q.state.built = sum(q.pack.span)
    for ref in (EAST_DOOR, WEST_DOOR):
        objects.change(q.t, ref, True, open=True, dead=True)
    if built:
        q.room("room-6x6", NORTH_DOOR, open=False)
    construction.provide_doors(q.t)
    assert q.state.doors[NORTH_DOOR].kind == ("unlocked" if built else "great")
    assert [door.tile for door in q.state.doors if door.kind == "great"] == [int(built)]


@pytest.mark.rule("plungin.xp.quest", "plungin.unique.eye-of-doom-end", "plungin.treasure.monster-gold")
def test_the_reward_is_shared_when_the_last_monster_of_the_eye_falls(quest: Any) -> None:
    q = quest("meezle", "george", "sonia")
    ref = q.door(q.room(), NORTH, "great", open=True)
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref), dice=[1, 1, 1, 1, 6, 1, 1, 1, 6, 2, 6, 6, 3])
    *others, last, end = q.state.foes
    for foe in others:
        removal.remove(q.t, foe, 1)
    for number in range(3):
        q.hero(number, gold=0)
    for foe, gold, reason in ((last, 0, ""), (end, q.pack.goal.gold, "won")):
        q.fresh()
        q.hero(cell=foe.cell + WIDTH * (1 if foe.cell < q.at(1, 3, 2) else -1))
        before, own = sum(hero.gold for hero in q.state.heroes), q.t.content.monsters[foe.kind].gold
        q.act(next(text for text in q.options() if text.endswith(f"gremlin-{foe.number}")), dice=[6, 6, 6, 1, 1])
        assert (sum(hero.gold for hero in q.state.heroes) - before, q.state.reason) == (own + gold, reason)
    assert [hero.gold for hero in q.state.heroes] == [1 + 1 + 54, 1 + 1 + 53, 53]  # of 2, of 2 and of 160


@pytest.mark.rule("plungin.round.repeat", "plungin.open.unlocked-action", "plungin.open.locked-success")
@pytest.mark.parametrize(
    ("kind", "answer", "dice", "idle"),
    [("unlocked", "open", [1], 0), ("locked", "pick", [5, 3, 3], 0), ("locked", "pick", [3, 3, 3, 1], 30)],
)
def test_a_door_that_opens_is_progress_and_a_lock_that_holds_is_none(
    quest: Any, kind: str, answer: str, dice: list[int], idle: int
) -> None:
    q = quest("meezle")
    room = q.room()
    door = q.door(room, EAST, kind)
    q.hero(cell=q.state.doors[door].cells[0])
    q.state.idle = 30
    q.act(f"{answer} door-{door}", dice=dice)
    assert (q.state.idle, q.state.doors[door].open) == (idle, idle == 0)


@pytest.mark.rule("plungin.spell.summon-control", "plungin.effect.stun-success")
def test_a_creature_that_does_not_recover_loses_its_turn(quest: Any) -> None:
    q = wizard(quest, "earth", "golem")
    q.act("cast golem", spot(q.at(6, 1, 1)), dice=[5, 5, 5, 5, 3])
    q.act("pass")
    (golem,) = q.state.allies
    golem.condition = STUNNED
    assert q.state.queue == [golem.number]
    q.run(acting.act_ally(q.t, golem.number), dice=[1] * golem.stats[6])  # no question
    assert (golem.condition, q.state.queue) == (STUNNED, [])


@pytest.mark.rule("plungin.stat.res")
def test_the_undead_and_the_gone_have_no_dice_to_resist(quest: Any) -> None:
    q = quest("george")
    skeleton, orc = q.foe("bone-skeleton", q.at(1, 1)), q.foe("orc", q.at(3, 1))
    assert figures.resistance_dice(q.t, skeleton.number) == 0
    assert figures.resistance_dice(q.t, orc.number) == 3
    assert figures.resistance_dice(q.t, 999) == 0


@pytest.mark.rule("plungin.build.dead-doorway", "plungin.build.shared-doorway")
def test_a_door_of_which_half_looks_at_a_bare_wall_leads_nowhere(quest: Any) -> None:
    q = quest("george")
    room = q.room("room-6x6")
    wide = (q.at(1, 1), q.at(2, 1))
    for beyond, dead in (
        ((q.at(1, 6, room), q.at(1, 6, room) - 1), True),  # one square is the room's, the other nobody's
        ((q.at(1, 6, room), q.at(2, 6, room)), True),
        ((q.at(1, 1, room) - 1, q.at(1, 1, room) - 2), False),
    ):
        q.state.doors.append(Door(0, 0, wide, beyond, "unlocked"))
        laying.close_off(q.t, room)
        assert q.state.doors.pop().dead is dead


@pytest.mark.rule("plungin.level.ability")
def test_a_veteran_has_learned_what_is_on_the_sheet(quest: Any) -> None:
    sheets = quest("george").t.content.heroes
    bare = msgspec.structs.replace(sheets["george"], abilities=())
    learned = [creation.from_sheet(sheet, 0).learned for sheet in (sheets["konrad-5"], sheets["george"], bare)]
    assert learned == [3, 1, 1]


# ------------------------------------------------------------------------------------------ one step beside


@pytest.mark.rule("plungin.trap.where", "plungin.open.detected-bonus")
@pytest.mark.parametrize(("detected", "dice"), [(False, 2), (True, 3)])
def test_nobody_knew_of_the_trap_that_an_event_brings(quest: Any, detected: bool, dice: int) -> None:
    """The needle hits: two dice of DEF against it, and one more only for who knew of it."""
    q = quest("meezle")
    assert figures.defense_dice(q.t, 0) == 2
    if detected:
        q.run(traps.spring(q.t, 0, "poison-needle", True), dice=[6, 6, 6, *[1] * dice])
    else:
        q.run(happenings.happen(q.t, 0, q.t.content.happenings["forgotten-dart"]), dice=[6, 6, 6, *[1] * dice])
    assert (q.rolls(), q.hero().lif) == (["trap", "defense"], q.hero().stats[LIF] - 3)


@pytest.mark.rule("plungin.wander.roll")
@pytest.mark.parametrize("there", [True, False])
def test_who_came_back_and_died_of_it_brings_no_wanderers(quest: Any, there: bool) -> None:
    q = quest("meezle", "george")
    room = q.room("room-6x6", 0)
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], had_monsters=True, entered=True)
    q.hero(cell=q.at(3, 4, room) if there else OUT, lif=5 if there else 0)
    q.state.returned = [0]
    q.run(happenings.wander(q.t), dice=[2] if there else [])
    assert (q.rolls(), q.state.returned) == (["wander"] if there else [], [])


@pytest.mark.rule("plungin.wander.doorway")
@pytest.mark.parametrize("doors", [1, 2])
def test_a_single_doorway_is_not_rolled_for(quest: Any, charts: Any, one: Any, doors: int) -> None:
    q = quest("meezle", charts=charts(monsters=one(Group("orc", 1), 20)))
    room = q.room("room-6x6", 0)
    if doors == 2:
        q.door(room, NORTH)
    q.hero(cell=q.at(1, 3, room))
    q.run(happenings.wanderers(q.t, room), dice=[*[1] * (doors - 1), 12, 1])
    assert q.rolls() == [*["doorway-number"] * (doors - 1), "monsters", "facing"]
    assert q.state.foes[0].cell in (q.at(3, 6, room), q.at(4, 6, room))


@pytest.mark.rule("plungin.build.orientation", "plungin.build.dead-doorway")
@pytest.mark.parametrize("came", range(4))
@pytest.mark.parametrize(
    ("x", "y", "edge"), [(50, 0, NORTH), (114, 50, EAST), (50, 114, SOUTH), (0, 50, WEST), (50, 50, None)]
)
def test_an_end_at_the_edge_of_the_sheet_is_dead_unless_one_comes_in_by_it(
    quest: Any, came: int, x: int, y: int, edge: int | None
) -> None:
    """The crossing has an end on every side; through the door on side `came` of another tile one enters opposite."""
    q = quest("meezle")
    crossing = q.t.content.tiles["x-hall"]
    door = msgspec.structs.replace(q.state.doors[0], side=came)
    entry = (SOUTH, WEST, NORTH, EAST)[came]
    found = laying.dead_ends(q.t, crossing, shape(crossing, 0), x, y, door)
    assert found == (edge is not None and edge != entry)


@pytest.mark.rule("plungin.build.dead-doorway")
@pytest.mark.parametrize(
    ("one", "other", "inside"),
    [
        ((5, 0), (5, -1), False), ((5, 119), (5, 120), False), ((0, 119), (0, 120), False),
        ((119, 5), (120, 5), False), ((0, 5), (-1, 5), False), ((5, 5), (7, 5), False), ((5, 5), (4, 5), True),
        ((5, 118), (5, 119), True), ((118, 5), (119, 5), True),
    ],
)  # fmt: skip
def test_the_sheet_ends_after_its_last_row_and_column(
    one: tuple[int, int], other: tuple[int, int], inside: bool
) -> None:
    assert laying.on_sheet(one[1] * WIDTH + one[0], other[1] * WIDTH + other[0]) is inside


@pytest.mark.rule("plungin.key.great-last-chest")
@pytest.mark.parametrize(
    ("lying", "shut", "wanted"),
    [("", False, True), ("sword", False, True), ("great-key", False, False), ("", True, False), ("sword", True, False)],
)
def test_a_great_key_on_the_floor_or_in_a_chest_is_enough(quest: Any, lying: str, shut: bool, wanted: bool) -> None:
    q = quest("meezle", "george")
    for ref in range(3):
        objects.change(q.t, ref, True, dead=True)
    if lying:
        q.state.litter = {0: [Left(0, lying)]}
    q.chest(q.at(6, 6), open=not shut)
    assert dungeon.key_wanted(q.t) is wanted


def test_a_step_goes_through_a_doorway_only_from_one_side_to_the_other() -> None:
    inside, outside = (10, 11), (130, 131)
    assert movement.joins(inside, outside, 10, 130)
    assert movement.joins(inside, outside, 131, 11)
    assert not movement.joins(inside, outside, 10, 11)
    assert not movement.joins(inside, outside, 130, 131)
    assert not movement.joins(inside, outside, 9, 10)
    assert not movement.joins(inside, outside, 130, 250)


@pytest.mark.rule("plungin.ability.parry")
@pytest.mark.parametrize(
    ("abilities", "hands", "dice"),
    [
        (["parry dagger"], ["dagger", "dagger"], 3),  # one die, however many are held
        (["parry dagger", "parry sword"], ["sword", "dagger"], 3),
        (["parry sword"], ["dagger", "sword"], 3),
        (["parry sword"], ["dagger", "dagger"], 2),
    ],
)
def test_parry_adds_one_die_in_all(quest: Any, abilities: list[str], hands: list[str], dice: int) -> None:
    q = quest("meezle")
    q.hero(abilities=abilities, hands=hands)
    assert figures.defense_dice(q.t, 0) == dice


@pytest.mark.rule("plungin.xp.pool")
@pytest.mark.parametrize(("xp", "idle"), [(0, 3), (1, 0)])
def test_whoever_earns_something_is_not_idle(quest: Any, xp: int, idle: int) -> None:
    q = quest("meezle")
    q.state.idle = 3
    experience.earn(q.t, xp)
    assert (q.state.idle, q.state.pool) == (idle, xp)


@pytest.mark.rule("plungin.exit.services")
def test_outside_whoever_has_one_life_left_rests_and_the_dead_do_not(quest: Any) -> None:
    q = quest("meezle", "george", points={"rest": "outside"})
    q.hero(0, lif=0, cell=OUT, venom=True)
    q.hero(1, lif=1, venom=True)
    q.run(muster.outside(q.t), answers=("return",))
    assert [(hero.lif, hero.venom) for hero in q.state.heroes] == [(0, True), (q.hero(1).stats[LIF], False)]


@pytest.mark.rule("plungin.equip.backpack-positions", "plungin.item.backpack")
@pytest.mark.parametrize(("items", "room"), [(3, True), (4, False)])
def test_a_backpack_takes_one_of_the_four_places(quest: Any, items: int, room: bool) -> None:
    q = quest("meezle")
    hero = q.hero(items=["key"] * items)
    assert inventory.fits(q.t, hero, "backpack") is room
    assert inventory.fits(q.t, hero, "key") is room
    if room:
        inventory.take(q.t, hero, "backpack")
        assert [len(hero.items), inventory.fits(q.t, hero, "backpack")] == [4, True]
