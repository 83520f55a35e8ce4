"""Corner cases: what happens when two things fall together in one moment."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import STEPS
from undercroft.games.plungin.events.fights import Defended, Faded
from undercroft.games.plungin.events.magic import Breathed
from undercroft.games.plungin.rules import (
    acting,
    attacks,
    construction,
    creation,
    figures,
    monsters,
    muster,
    removal,
    treasure,
)
from undercroft.games.plungin.spine import next_step
from undercroft.games.plungin.state import Ally, Room

NORTH, EAST, SOUTH, WEST = range(4)
WORKS = [5, 5, 1, 1, 1]


def wizard(quest: Any, school: str, *spells: str, others: tuple[str, ...] = (), **setup: Any) -> Any:
    """William with MAG 5 in a 6x6 room, of one school; the others are behind him in the Entry Tile."""
    q = quest("william", *others, **setup)
    q.room()
    q.hero(abilities=[f"magic-school {school}"], spells=[*spells], cell=q.at(1, 1, 1), mag=5)
    return q


def dragons_hall(quest: Any, *heroes: str) -> Any:
    """The Doom Dragon in the corner of a hall of eight by eight squares."""
    q = quest(*heroes)
    q.room("room-8x8")
    q.foe("doom-dragon", q.at(1, 1, 1))
    return q


# ------------------------------------------------------------------------------------------ spells


@pytest.mark.rule("plungin.spell.find", "plungin.spell.find-once")
def test_find_looks_into_the_second_chest_and_leaves_the_first_alone(quest: Any) -> None:
    q = wizard(quest, "shadow", "find")
    chests = [q.chest(q.at(column, 6, 1)) for column in (2, 4)]
    elsewhere, emptied = q.chest(q.at(6, 6)), q.chest(q.at(6, 6, 1), open=True)
    assert f"cast find chest-{chests[1]}" in q.options()
    assert f"cast find chest-{elsewhere}" not in q.options()
    assert f"cast find chest-{emptied}" not in q.options()
    before = [msgspec.structs.replace(door) for door in q.state.doors]
    q.act("cast find chest-1", dice=[*WORKS, 6])
    assert [(chest.found, chest.trap) for chest in q.state.chests[:2]] == [(False, "?"), (True, "poison-needle")]
    assert q.state.doors == before


@pytest.mark.rule("plungin.action.nothing", "plungin.spell.quicken", "plungin.level.immediate")
def test_who_is_called_back_by_quicken_may_rise_a_level_first(quest: Any) -> None:
    q = quest("george", "william")
    q.hero(1, spells=["quicken"], mag=5)
    q.hero(xp=60)
    q.act("pass")
    assert q.state.queue == [1]
    q.act("cast quicken george-0", dice=WORKS, number=1)
    q.act("rise")
    assert q.hero().level == 2
    assert 0 in q.state.queue  # that took no action
    q.act("move 1,3")
    assert 0 not in q.state.queue  # and this was the one


@pytest.mark.rule("plungin.spell.blind-sleep", "plungin.detect.front")
def test_a_monster_that_came_and_fell_asleep_faces_the_way_it_came(quest: Any) -> None:
    q = wizard(quest, "air", "sleep")
    q.hero(cell=q.at(6, 3, 1))
    orc = q.foe("orc", q.at(2, 3, 1), facing=WEST)
    q.state.queue = [orc.number]
    q.run(monsters.turn(q.t, orc.number), dice=[1, 1, 1])
    assert (orc.cell, orc.facing) == (q.at(5, 3, 1), EAST)
    q.act("cast sleep", dice=[*WORKS, 1, 1, 1])
    assert (orc.aware, orc.blind, orc.facing) == (False, True, EAST)


# ------------------------------------------------------------------------------------------ copies and creatures


def copy(q: Any, owner: int, cell: int) -> int:
    """An ice copy of a Hero, as William casts it."""
    made = {ally.number for ally in q.state.allies}
    name = f"{q.hero(owner).id}-{owner}"
    q.fresh(0)
    q.act(f"cast doppelganger {name}", dice=[5, 3, 3, 3, 3])
    (number,) = {ally.number for ally in q.state.allies} - made
    figures.ally_with(q.t, number).cell = cell
    return int(number)


@pytest.mark.rule("plungin.spell.doppelganger", "plungin.detect.trap", "plungin.spell.summon-control")
def test_a_copy_that_a_trap_takes_before_its_turn_has_none(quest: Any) -> None:
    """Two copies of George: the first opens a Chest, and the fire jet takes the second, who stands beside it."""
    q = wizard(quest, "water", "doppelganger", others=("george",))
    q.hero(1, cell=q.at(6, 6, 1))
    first, second = copy(q, 1, q.at(3, 3, 1)), copy(q, 1, q.at(3, 4, 1))
    q.chest(q.at(4, 3, 1), trap="fire-jet")
    q.state.queue = [first, second]
    figures.ally_with(q.t, first).turn.begun = True
    q.run(acting.act_ally(q.t, first), dice=[1, 1, 1, 1, 6, 6, 1, 1, *[1] * 4], answers=("open chest-0",))
    assert figures.ally_with(q.t, second) is None
    assert [event.who.nth for event in q.t.told(Faded)] == [2]
    assert q.state.queue == [first]
    assert next_step(q.state, q.t.content) == ("act_ally", first)


@pytest.mark.rule("plungin.power.fire-breath", "plungin.spell.doppelganger-end")
def test_a_copy_that_melts_with_its_hero_is_not_burned_as_well(quest: Any) -> None:
    q = dragons_hall(quest, "meezle", "george")
    q.hero(cell=q.at(5, 5, 1), lif=1)
    q.hero(1, cell=q.at(1, 2))
    q.state.allies.append(Ally(40, "doppelganger", 0, 0, q.at(6, 5, 1), (1, 1, 1, 1, 0, 3, 1, 1), nth=1))
    dragon = q.state.foes[0]
    breath = q.t.content.monsters["doom-dragon"].breath
    q.run(monsters.breathe(q.t, dragon, breath, 0), dice=[1, 1])  # Meezle's DEF and Leather, and nobody else's
    assert not q.state.allies
    assert [event.who.name for event in q.t.told(Defended)] == ["meezle"]


@pytest.mark.rule("plungin.dead.all-dead", "plungin.monster.doom-dragon-law")
def test_the_dragon_breathes_no_more_when_the_last_hero_is_dead(quest: Any) -> None:
    """A Golem stays when its caster dies, but the quest is over."""
    q = dragons_hall(quest, "meezle")
    q.hero(cell=q.at(5, 5, 1), lif=1)
    q.state.allies.append(Ally(40, "golem", 0, 0, q.at(8, 8, 1), (2, 3, 0, 0, 0, 4, 3, 1), nth=1))
    q.run(monsters.act(q.t, q.state.foes[0]), dice=[1, 1])
    assert q.state.reason == "slain"
    assert len(q.t.told(Breathed)) == 1
    assert q.state.allies[0].lif == 1
    other = dragons_hall(quest, "meezle")  # who lives is breathed at once, and then the Golem
    other.hero(cell=other.at(5, 5, 1), life=9, res=9)
    other.state.allies.append(Ally(40, "golem", 0, 0, other.at(8, 8, 1), (2, 3, 0, 0, 0, 4, 3, 1), nth=1))
    other.run(monsters.act(other.t, other.state.foes[0]), dice=[1, 1, 1, 1, 1])
    assert len(other.t.told(Breathed)) >= 2
    assert not other.state.allies


# ------------------------------------------------------------------------------------------ places, doors, rounds


@pytest.mark.rule("plungin.unique.content", "plungin.equip.plate-move", "plungin.move.distance")
def test_whoever_can_walk_at_all_gets_one_square_through_the_mire(quest: Any) -> None:
    """The stables of the Toll are a mire, and George's MOV of 3 is 1 in plate mail."""
    q = quest("george", pack=packs.built_in("drowned-toll"))
    stables = next(place for place in q.pack.uniques if any(rule.kind == "mire" for rule in place.rules))
    q.room()
    q.state.rooms[1] = Room(unique=stables.id)
    q.hero(cell=q.at(3, 3, 1))
    assert figures.moves(q.t, 0) == 2
    q.hero(armor="plate-mail")
    assert figures.moves(q.t, 0) == 1
    q.hero(mov=2)  # 0 in plate mail: the mire makes nobody faster
    assert figures.moves(q.t, 0) == 0


@pytest.mark.rule("plungin.door.great", "plungin.door.great-untrapped", "plungin.door.great-meaning")
def test_a_door_that_turns_out_great_is_shut_safe_and_leads_somewhere(quest: Any) -> None:
    q = quest("george")
    room = q.room()
    ref = q.door(room, NORTH, "locked", trap="poison-needle", key_only=True, dead=True, open=True)
    construction.become_great(q.t, ref)
    door = q.state.doors[ref]
    assert (door.kind, door.trap) == ("great", "")
    assert (door.dead, door.open, door.key_only) == (False, False, False)
    assert (door.tile, door.side, door.leads) == (room, NORTH, -1)


@pytest.mark.rule("plungin.hero.creation-points", "plungin.level.points")
def test_a_hero_who_is_made_pays_like_everybody_from_then_on(quest: Any) -> None:
    q = quest("george", points={"creation": True})
    hero = q.hero(making=True, points=25, ready=False, free=["air"])
    q.run(muster.carry_out(q.t, 0, muster.DONE))
    assert (hero.ready, hero.making, hero.points, hero.free) == (True, False, 0, [])


@pytest.mark.rule("plungin.magic.second-school", "plungin.magic.max-spells", "plungin.ability.magic-school-free-spells")
@pytest.mark.parametrize(("mag", "free"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2)])
def test_a_second_school_brings_free_spells_as_far_as_magic_has_room(quest: Any, mag: int, free: int) -> None:
    q = quest("brother-cecil")
    hero = q.hero(mag=mag, spells=["life-force", "rebirth"])
    creation.learn(q.t.content, hero, "magic-school air")
    assert hero.free == ["air"] * free


@pytest.mark.rule("plungin.ability.acrobat")
def test_nobody_leaps_out_of_the_dungeon_or_through_a_shut_door(quest: Any) -> None:
    """From before the shut north door, and from the corner: over nothing and into nothing there is no leap."""
    q = quest("meezle")
    q.hero(abilities=["acrobat"], cell=q.at(3, 1))
    q.room(open=False)

    def leaps() -> set[int]:
        return set(attacks.leaps(q.t, 0, set()))

    assert q.hero().cell + 2 * STEPS[NORTH] not in leaps()
    assert leaps() == {q.at(1, 1), q.at(5, 1), q.at(3, 3)}
    q.hero(cell=q.at(1, 1))
    assert leaps() == {q.at(3, 1), q.at(1, 3)}


@pytest.mark.rule("plungin.unique.eye-of-doom-staff", "plungin.build.great-door")
def test_the_prize_is_the_slayers_and_a_key_that_led_nowhere_stays_with_who_turned_it(quest: Any) -> None:
    q = quest("meezle", "george")
    room = q.room()
    q.state.rooms[room] = Room(unique="eye-of-doom")
    q.state.used_uniques.append("eye-of-doom")
    demon = q.foe(q.t.content.uniques["eye-of-doom"].guardian, q.at(3, 3, room))
    q.foe("gremlin", q.at(1, 1, room))
    demon.home = room
    removal.remove(q.t, demon, 1)
    assert "sacred-staff" in q.hero(1).items
    assert "sacred-staff" not in q.hero(0).items
    for cell, holder in ((q.at(3, 1), 1), (q.at(1, 5), 0)):
        q.hero(1, cell=cell)
        treasure.keep_key(q.t, q.state.doors[0])
        assert "great-key" in q.hero(holder).items
        q.hero(holder).items.remove("great-key")


@pytest.mark.rule("plungin.equip.wooden-shield-fire")
def test_a_coat_of_straw_burns_like_a_wooden_shield(quest: Any) -> None:
    """The Thaw Witch's magic is fire; who keeps off every hit has been hit all the same, and mail does not burn."""
    for armor, left in (("straw-coat", ""), ("scale-mail", "scale-mail")):
        q = quest("george", pack=packs.built_in("borrowed-winter"))
        q.hero(armor=armor, hands=["sword", "wooden-shield"], life=9, res=9, cell=q.at(3, 4))
        witch = q.foe("thaw-witch", q.at(3, 6))
        magic = q.t.content.monsters["thaw-witch"].magic
        dice = figures.defense_dice(q.t, 0)
        q.run(monsters.use_magic(q.t, witch, magic, 0), dice=[5, *[1] * 10, 6, *[1] * (dice - 1)])
        assert (q.hero().armor, q.hero().hands) == (left, ["sword"])
        assert q.hero().lif == 9
        assert figures.defense_dice(q.t, 0) == dice - 1 - 4 * (not left)
        missed = quest("george", pack=packs.built_in("borrowed-winter"))
        missed.hero(armor=armor, cell=missed.at(3, 4))
        witch = missed.foe("thaw-witch", missed.at(3, 6))
        missed.run(monsters.use_magic(missed.t, witch, magic, 0), dice=[1] * 11)
        assert missed.hero().armor == armor
