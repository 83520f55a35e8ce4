"""Where one rule meets another: what each pair in INTERACTIONS.md comes to."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import apart, spot
from undercroft.games.plungin.content.definitions import Doorway, PlaceRule, Tile, UniqueLocation
from undercroft.games.plungin.events.fights import MonsterActed, Poisoned
from undercroft.games.plungin.events.magic import Breathed
from undercroft.games.plungin.rules import (
    acting,
    calling,
    combat,
    construction,
    dead,
    detection,
    figures,
    items,
    laws,
    monsters,
    movement,
    muster,
    objects,
    phases,
    pools,
    removal,
    traps,
)
from undercroft.games.plungin.state import INCAPACITATED, OUT, STUNNED, Ally
from undercroft.testing import run

MISSES = [1] * 60
NORTH, EAST, SOUTH, WEST = range(4)


def turn(q: Any, foe: Any, dice: list[int] | None = None, answers: int = 9) -> None:
    """A Monster's turn; dice that are not used up do not matter, every question gets the first answer."""
    q.t.script([*(dice or []), *MISSES], [lambda ask: ask.options[0]] * answers)
    run(monsters.act(q.t, foe))
    q.t.left_dice.clear()
    q.t.left_answers.clear()


def deeds(q: Any) -> list[str]:
    acted = [event for event in q.t.log if isinstance(event, (MonsterActed, Breathed))]
    return ["breath" if isinstance(event, Breathed) else event.deed for event in acted]


# ------------------------------------------------------------------------------------------ Laws and actions


def counting_house(quest: Any) -> tuple[Any, Any, int, int]:
    """The Toll-Keeper in his Counting House behind a hall."""
    q = quest("george", pack=packs.built_in("drowned-toll"))
    hall = q.room()
    door = q.door(hall, NORTH, "great")
    objects.change(q.t, door, True, open=True)
    room = q.room("counting-house", door)
    return q, q.foe("toll-keeper", q.at(4, 3, room)), hall, room


@pytest.mark.rule("plungin.boss.laws", "plungin.law.malicious")
def test_a_boss_that_breathes_keeps_its_law(quest: Any) -> None:
    q, boss, hall, _ = counting_house(quest)
    q.hero(cell=q.at(3, 3, hall))
    far = apart(boss.cell, q.hero().cell)
    turn(q, boss)
    assert apart(boss.cell, q.hero().cell) < far  # it comes after who shoots from the next room
    assert deeds(q) == ["move"]


@pytest.mark.rule("plungin.boss.laws", "plungin.power.fire-breath")
def test_breath_is_for_those_whom_no_blow_reaches(quest: Any) -> None:
    q, boss, _, room = counting_house(quest)
    q.hero(cell=q.at(1, 6, room))
    turn(q, boss, dice=[5] * 8)
    assert deeds(q) == ["breath", "breath"]
    near, boss, _, room = counting_house(quest)
    near.hero(cell=near.at(4, 4, room))
    turn(near, boss)
    assert deeds(near) == []
    assert near.rolls().count("attack") == 2


@pytest.mark.rule("plungin.law.frenzy")
def test_frenzy_changes_its_target_only_after_an_attack(quest: Any) -> None:
    q = quest("george", "meezle")
    room = q.room("room-8x8")
    gremlin = q.foe("gremlin", q.at(4, 1, room))
    q.hero(cell=q.at(1, 8, room))
    q.hero(1, cell=q.at(8, 8, room))
    turn(q, gremlin)
    assert "attack" not in q.rolls()  # one Move of 4 is not enough
    beside, other = figures.board(q.t).near[gremlin.cell][:2]
    q.hero(cell=beside)
    turn(q, gremlin)
    assert "attack" in q.rolls()
    q.hero(1, cell=other)
    assert gremlin.last == 0
    q.run(monsters.act(q.t, gremlin), dice=[1, 1, 1, 1])
    assert gremlin.last == 1  # and now the other


@pytest.mark.rule("plungin.monster.actions", "plungin.law.brutal")
def test_a_monster_has_its_second_action_when_its_first_has_slain(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(cell=q.at(3, 3), lif=1)
    q.hero(1, cell=q.at(4, 4))
    orc = q.foe("orc", q.at(3, 4))
    q.t.script([5, 5, 5, 1, 1, 1, 1, *MISSES], ["0"])
    run(monsters.act(q.t, orc))
    assert q.hero().lif == 0
    assert q.rolls().count("attack") == 2
    assert not q.t.left_answers


@pytest.mark.rule("plungin.monster.actions", "plungin.law.conspire")
def test_a_magic_user_too_turns_to_the_next(quest: Any) -> None:
    q = quest("george", "meezle")
    room = q.room()
    q.hero(cell=q.at(3, 4, room), lif=1)
    q.hero(1, cell=q.at(4, 3, room))
    witch = q.foe("hedge-witch", q.at(1, 1, room))  # as far as its bolts reach: two of them
    turn(q, witch, dice=[5, 5, 5, 1, 1, 1, 1])
    assert q.hero().lif == 0
    assert q.rolls().count("magic") == 2


@pytest.mark.rule("plungin.spell.shadow-images-vanish", "plungin.monster.actions")
def test_an_image_does_not_cost_a_monster_both_actions(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=q.at(4, 4))
    movement.place_ally(q.t, Ally(0, "shadow-image", 0, 0, q.at(3, 3), (1, 1, 1, 1, 1, 3, 1, 1)))
    orc = q.foe("orc", q.at(3, 4))
    q.t.script(MISSES, [lambda ask: ask.options[-1]])
    run(monsters.act(q.t, orc))
    assert q.state.allies == []
    assert q.rolls().count("attack") == 2


@pytest.mark.rule("plungin.power.dragon-nimble", "plungin.attack.twice")
def test_three_actions_are_a_move_and_two_attacks(quest: Any) -> None:
    q = quest("george", pack=packs.built_in("ash-stair"))
    room = q.room("room-8x8")
    knight = q.foe("oathbroken-knight", q.at(4, 1, room))
    q.hero(cell=q.at(4, 5, room))
    turn(q, knight)
    assert deeds(q) == ["move"]
    assert q.rolls().count("attack") == 2
    q.t.rolled.clear()
    turn(q, knight)  # beside him: two attacks, no third
    assert q.rolls().count("attack") == 2


@pytest.mark.rule("plungin.monster.doom-dragon-law", "plungin.monster.doom-dragon-adjacent")
def test_the_doom_dragon_breathes_after_its_blow_at_others(quest: Any) -> None:
    q = quest("george-8", "konrad-8", "meezle-8", pack=packs.built_in("ash-stair"))
    room = q.room("room-8x8")
    dragon = q.foe("doom-dragon", q.at(4, 4, room))
    q.hero(cell=q.at(4, 5, room))
    q.hero(1, cell=q.at(1, 8, room))
    q.hero(2, cell=q.at(8, 1, room))
    turn(q, dragon)
    assert q.rolls()[0] == "attack"
    assert deeds(q) == ["breath", "breath"]


# ------------------------------------------------------------------------------------------ pushback and doorways


@pytest.mark.rule("plungin.detect.no-pursuit", "plungin.pushback.monster-follow-up")
@pytest.mark.parametrize(
    ("kind", "points", "follows"),
    [("orc", {}, False), ("orc", {"follow_through": True}, True), ("tunnel-rat", {}, True)],
)
def test_who_stays_in_his_room_does_not_follow_through_a_doorway(
    quest: Any, kind: str, points: dict[str, Any], follows: bool
) -> None:
    q = quest("george", points=points)
    q.room()
    door = q.state.doors[0]
    q.hero(cell=door.cells[0])
    foe = q.foe(kind, door.beyond[0], facing=SOUTH)
    q.run(combat.attack(q.t, foe.number, 0, 3, pools.NORMAL, melee=True), dice=[5, 1, 1, 5, 1, 1, 1])
    assert q.hero().cell == door.cells[0] + 120
    assert (figures.tile_of(q.t, foe.cell) != foe.home) == follows


# ------------------------------------------------------------------------------------------ Quicken


def quickened(quest: Any, **hero: Any) -> Any:
    q = quest("george", "william")
    q.hero(cell=q.at(2, 2), **hero)
    q.hero(1, spells=["quicken"], cell=q.at(3, 3))
    return q


@pytest.mark.rule("plungin.spell.quicken", "plungin.effect.incap-failure", "plungin.effect.incap-success")
@pytest.mark.parametrize(("condition", "dice"), [(INCAPACITATED, [1]), (STUNNED, [1])])
def test_who_did_not_recover_gains_no_action_by_quicken(quest: Any, condition: int, dice: list[int]) -> None:
    q = quickened(quest, condition=condition)
    q.run(acting.act(q.t, 0), dice=dice)
    q.act("cast quicken george-0", dice=[5, 5, 1, 1, 1], number=1)
    assert 0 not in q.state.queue
    assert q.state.pool == 0  # nothing was changed


@pytest.mark.rule("plungin.effect.incap-success", "plungin.spell.quicken")
def test_who_recovers_from_incapacity_has_no_action_this_turn_not_even_by_quicken(quest: Any) -> None:
    q = quickened(quest, condition=INCAPACITATED, res=2)
    q.run(acting.act(q.t, 0), dice=[5, 5])
    assert q.hero().condition == 0
    q.act("cast quicken george-0", dice=[5, 5, 1, 1, 1], number=1)
    assert 0 not in q.state.queue


@pytest.mark.rule("plungin.action.nothing", "plungin.spell.quicken")
def test_who_forfeited_his_turn_gets_one_action_by_quicken_not_three(quest: Any) -> None:
    q = quickened(quest)
    q.act("pass")
    q.act("cast quicken george-0", dice=[5, 5, 1, 1, 1], number=1)
    assert q.state.queue[0] == 0
    assert acting.actions_left(q.t, q.hero()) == 1
    waiting = quickened(quest)
    waiting.act("cast quicken george-0", dice=[5, 5, 1, 1, 1], number=1)
    assert acting.actions_left(waiting.t, waiting.hero()) == 3  # who has not had his turn has all three


@pytest.mark.rule("plungin.ability.nimble", "plungin.spell.quicken")
def test_three_actions_are_all_there_are(quest: Any) -> None:
    q = quickened(quest, abilities=["nimble"])
    q.state.queue = [1]
    q.hero().turn.done, q.hero().turn.begun = 3, True
    q.act("cast quicken george-0", dice=[5, 5, 1, 1, 1], number=1)
    assert 0 not in q.state.queue


# ------------------------------------------------------------------------------------------ flying


@pytest.mark.rule("plungin.power.flying", "plungin.spell.ethereal")
def test_flyers_pass_over_squares_that_nobody_can_enter_and_do_not_stop_there(quest: Any) -> None:
    q = quest("george")
    room = q.room("sarcophagus")
    stats = (1, 0, 0, 0, 0, 3, 1, 1)
    ghost = movement.place_ally(q.t, Ally(0, "ethereal", 0, 0, q.at(3, 2, room), stats, ("ethereal",)))
    golem = movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(4, 2, room), stats))
    across, stone = q.at(3, 5, room), q.at(3, 3, room)
    assert across in movement.landings(q.t, ghost)  # over the two squares of the stone
    assert stone not in movement.landings(q.t, ghost)
    assert q.at(4, 5, room) not in movement.landings(q.t, golem)


@pytest.mark.rule("plungin.power.flying", "plungin.law.brutal")
def test_a_flying_monster_comes_over_the_pillars(quest: Any) -> None:
    q = quest("george")
    room = q.room("pillar-hall")
    q.hero(cell=q.at(2, 3, room))
    gargoyle = q.foe("stone-gargoyle", q.at(2, 1, room), lif=1)
    gargoyle.mov = -5  # wounds have left it one step
    turn(q, gargoyle)
    assert gargoyle.cell != q.at(2, 2, room)
    board = figures.board(q.t)
    assert q.at(2, 3, room) in board.reach(q.at(2, 1, room), 2, frozenset(), over=True)
    assert q.at(2, 3, room) not in board.reach(q.at(2, 1, room), 2, frozenset())


# ------------------------------------------------------------------------------------------ experience


@pytest.mark.rule("plungin.xp.monster", "plungin.treasure.monster-gold", "plungin.xp.sources")
def test_monsters_killed_by_a_monsters_breath_earn_nothing(quest: Any) -> None:
    q = quest("george", pack=packs.built_in("ash-stair"))
    one, other = q.foe("fire-drakeling", q.at(1, 5)), q.foe("fire-drakeling", q.at(5, 5))
    gold = q.hero().gold
    q.run(combat.blast(q.t, [other.number], 3, one.number, True), dice=[1] * 9)
    assert q.state.foes == [one]
    assert (q.state.pool, q.hero().gold) == (0, gold)
    q.run(combat.blast(q.t, [one.number], 3, 0, True), dice=[1] * 9)  # but a Hero's fireball does
    assert (q.state.pool, q.hero().gold) == (33, gold + 25)


# ------------------------------------------------------------------------------------------ detection


@pytest.mark.rule("plungin.spell.earth-gate-return", "plungin.detect.front", "plungin.detect.adjacent")
@pytest.mark.parametrize(("row", "facing", "seen"), [(2, SOUTH, True), (2, NORTH, True), (1, NORTH, False)])
def test_a_return_through_the_earth_gate_is_seen(quest: Any, row: int, facing: int, seen: bool) -> None:
    q = quest("brother-cecil")
    room = q.room()
    q.hero(cell=q.at(2, 2), gate=q.at(3, 3, room))
    orc = q.foe("orc", q.at(3, row, room), facing=facing, aware=False)  # beside the gate, or with its back to it
    q.act("gate")
    assert orc.aware is seen


# ------------------------------------------------------------------------------------------ doors and locations


@pytest.mark.rule("plungin.door.open", "plungin.door.great-meaning")
def test_an_open_door_is_never_locked_again(quest: Any) -> None:
    q = quest("george")
    q.state.built = 18
    objects.change(q.t, 2, True, open=True, trap="")
    construction.provide_doors(q.t)
    assert q.state.doors[2].open
    assert q.state.doors[1].kind == "great"  # the last that is still closed


@pytest.mark.rule("plungin.unique.preplanned", "plungin.build.shared-doorway")
def test_a_unique_location_keeps_its_planned_doors(quest: Any) -> None:
    plan = UniqueLocation(id="planned-eye", tile="eye-of-doom", ways=(Doorway("great"),))
    q = quest("george", uniques=(plan, msgspec.structs.replace(plan, id="second")))
    east = q.room("room-6x6", EAST)
    neighbour = q.door(east, NORTH, "unlocked")
    north = q.room("room-6x6", NORTH)
    door = q.door(north, EAST, "great", open=True)
    q.state.queue = [door]
    q.t.script(MISSES, [lambda ask: ask.options[0]] * 5)
    run(construction.build(q.t, door))
    assert any(found.kind == "great" and found.tile == 3 for found in q.state.doors)
    assert q.state.doors[neighbour].dead  # it looks at a bare wall of what was planned without it


@pytest.mark.rule("plungin.unique.eye-of-doom-end", "plungin.spell.demon-duration")
def test_the_quest_is_won_when_the_last_monster_goes_with_its_caster(quest: Any) -> None:
    q = quest("vesper", "george")
    room = q.room("eye-of-doom")
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], unique="eye-of-doom")
    q.state.used_uniques.append("eye-of-doom")
    q.hero(cell=q.at(3, 3, room))
    gremlin = q.foe("gremlin", q.at(5, 5, room))
    calling.unruly(q.t, 0, q.t.content.summons["demon"], 5, q.at(3, 4, room))
    removal.remove(q.t, gremlin, 1)
    assert q.state.reason == ""
    dead.die(q.t, 0)
    assert not q.state.foes
    assert q.state.reason == "won"


@pytest.mark.rule("plungin.entry.placement", "plungin.move.blocked")
def test_heroes_are_not_placed_on_squares_that_cannot_be_entered(quest: Any) -> None:
    rows = ("......", "......", "..##..", "......", "......", "......")
    q = quest("george", tiles=(Tile(id="porch", kind="entry", rows=rows, doors="NEW"),), entry="porch")
    q.hero(cell=OUT)
    q.state.order = []
    q.run(phases.place(q.t, 0), answers=(lambda ask: ask.options[0],))
    offered = {option.cell for option in q.t.asked[0].options}
    assert len(offered) == 34
    assert not figures.board(q.t).shut & offered


# ------------------------------------------------------------------------------------------ darkness, creatures, items


@pytest.mark.rule("plungin.open.locked-roll", "plungin.item.torch")
def test_no_lock_is_beyond_everybody_in_the_dark(quest: Any) -> None:
    q = quest("george", dark=True)
    ref = q.chest(q.at(2, 2), locked=True)
    assert (objects.lock_needs(q.t, 0, q.state.chests[ref]), objects.lock_dice(q.t, 0)) == (1, 1)
    q.hero(dex=3)
    assert objects.lock_dice(q.t, 0) == 2
    q.hero(torch=1)
    assert objects.lock_dice(q.t, 0) == 3


@pytest.mark.rule("plungin.item.torch", "plungin.disarm.stat")
def test_darkness_takes_no_die_from_magic(quest: Any) -> None:
    q = quest("william", dark=True)
    q.hero(dex=4, wit=3)
    dice = [objects.disarm_dice(q.t, 0, trap) for trap in ("soul-bell", "swinging-axe", "poison-needle")]
    assert dice == [5, 3, 2]


@pytest.mark.rule("plungin.spell.shadow-images", "plungin.spell.summon-control")
@pytest.mark.parametrize(("points", "count"), [({}, 4), ({"creatures": 0}, 5)])
def test_a_caster_never_has_more_than_four_creatures(quest: Any, points: dict[str, Any], count: int) -> None:
    q = quest("vesper", points=points)
    q.hero(abilities=["magic-school shadow"], spells=["shadow-images"], mag=5, cell=q.at(3, 3))
    for column in (1, 2, 3):
        movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(column, 5), (1, 1, 1, 1, 1, 3, 1, 1)))
    q.act("cast shadow-images", dice=[5, 5, 5, 1, 1])
    assert len(q.state.allies) == count
    assert ("cast shadow-images" in q.options()) == (count == 5)


@pytest.mark.rule("plungin.spell.demon-control", "plungin.spell.demon-attack")
@pytest.mark.parametrize("magic", [3, 5])
def test_an_unruly_demon_strikes_with_its_casters_magic(quest: Any, magic: int) -> None:
    q = quest("vesper")
    room = q.room()
    q.hero(abilities=["magic-school shadow"], spells=["demon"], mag=magic, cell=q.at(3, 4, room), res=1)
    q.act("cast demon", spot(q.at(3, 3, room)), dice=[*[5] * magic, 1])
    (demon,) = q.state.foes
    assert (demon.kind, demon.bound, demon.aware) == ("unruly-demon", 0, True)
    q.t.rolled.clear()
    turn(q, demon)
    assert [count for count, _, key in q.t.rolled if key == "attack"] == [magic, magic]


@pytest.mark.rule("plungin.item.one-use", "plungin.item.permanent")
@pytest.mark.parametrize(("item", "left"), [("sun-vial", []), ("spark-wand", ["spark-wand"])])
def test_what_is_used_once_is_struck_off(quest: Any, item: str, left: list[str]) -> None:
    q = quest("william")
    q.hero(items=[item], cell=q.at(3, 3))
    orc = q.foe("orc", q.at(3, 5))
    amount = q.t.content.items[item].amount
    assert items.bolt_targets(q.t, 0, item) == [orc.number]
    q.act(f"use {item} orc-{orc.number}", dice=[3] * (5 + amount))
    assert q.hero().items == left


@pytest.mark.rule("plungin.dead.all-dead")
def test_one_survivor_with_one_life_is_enough(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(1, lif=1)
    q.run(combat.harm(q.t, 0, 9))
    assert (q.hero().lif, q.state.reason) == (0, "")
    q.run(combat.harm(q.t, 1, 1))
    assert q.state.reason == "slain"


# ------------------------------------------------------------------------------------------ turns and conditions


@pytest.mark.rule("plungin.ability.nimble")
def test_the_nimble_lose_their_third_action_with_their_first_wound(quest: Any) -> None:
    q = quest("meezle")
    q.hero(abilities=["nimble"], venom=True)
    assert acting.actions_left(q.t, q.hero()) == 3
    q.run(phases.venom(q.t), dice=[1])
    assert acting.actions_left(q.t, q.hero()) == 2


@pytest.mark.rule("plungin.dead.revive", "plungin.dead.zero")
def test_who_comes_back_is_last_in_order_and_waits_for_the_next_phase(quest: Any) -> None:
    q = quest("meezle", "george", "konrad")
    q.hero(condition=STUNNED, venom=True, unseen=True)
    orc = q.foe("orc", q.at(6, 6), aware=False)
    q.run(combat.harm(q.t, 0, 99))
    assert q.state.queue == [1, 2]
    q.hero(1, items=["potion-of-breath"])
    q.act("use potion-of-breath meezle-0", dice=[3], number=1)
    assert (q.hero().lif, q.hero().condition, q.hero().venom, q.hero().unseen) == (3, 0, False, False)
    assert q.state.order == [1, 2, 0]
    assert 0 not in q.state.queue
    assert not orc.aware  # he has not stepped anywhere
    q.run(phases.begin_phase(q.t))
    assert q.state.queue == [1, 2, 0]


@pytest.mark.rule("plungin.ability.charge", "plungin.detect.front")
def test_a_charge_is_noticed_like_any_walk(quest: Any) -> None:
    q = quest("george")
    room = q.room("room-8x8")
    q.hero(abilities=["charge"], mov=5, cell=q.at(1, 8, room))
    q.foe("orc", q.at(1, 3, room), facing=NORTH, aware=False)
    watcher = q.foe("gremlin", q.at(4, 6, room), facing=WEST, aware=False)
    q.act(f"charge sword orc-11 {spot(q.at(1, 4, room))}", dice=[1, 1, 1, 1, 3])
    assert watcher.aware


@pytest.mark.rule("plungin.ability.acrobat", "plungin.detect.front")
@pytest.mark.parametrize(("facing", "aware"), [(WEST, True), (EAST, False)])
def test_a_leap_is_noticed_like_any_step(quest: Any, facing: int, aware: bool) -> None:
    q = quest("meezle")
    room = q.room("room-8x8")
    q.hero(abilities=["acrobat"], cell=q.at(1, 8, room))
    watcher = q.foe("gremlin", q.at(4, 6, room), facing=facing, aware=False)
    q.act(f"leap {spot(q.at(1, 6, room))}")
    assert watcher.aware is aware


@pytest.mark.rule("plungin.effect.assist", "plungin.power.venomous-damage")
def test_help_is_not_spent_on_venom(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(condition=STUNNED, venom=True, help=3)
    q.run(phases.venom(q.t), dice=[1])  # RES 1: no help
    assert q.hero().help == 3


@pytest.mark.rule("plungin.effect.assist", "plungin.item.torch")
def test_help_in_the_dark_is_a_die_less(quest: Any) -> None:
    q = quest("george", "meezle", dark=True)
    q.hero(condition=STUNNED, cell=q.at(1, 2))
    q.hero(1, cell=q.at(2, 2))
    q.act("assist george-0", number=1)
    assert q.hero().help == 2  # Meezle's WIT is 3


@pytest.mark.rule("plungin.pushback.trigger", "plungin.effect.incapacitated")
def test_the_helpless_are_pushed_like_others(quest: Any) -> None:
    q = quest("george")
    q.hero(condition=INCAPACITATED, cell=q.at(3, 3))
    orc = q.foe("orc", q.at(3, 2))
    q.run(combat.attack(q.t, orc.number, 0, 3, pools.NORMAL, melee=True), dice=[5, 1, 1, 5, 1, 1, 1])
    assert (q.hero().cell, orc.cell) == (q.at(3, 4), q.at(3, 3))


@pytest.mark.rule("plungin.round.construction-trigger")
def test_a_helpless_hero_at_the_door_is_enough_to_build(quest: Any) -> None:
    q = quest("george")
    q.hero(condition=INCAPACITATED, cell=q.at(3, 1))
    q.open(0)
    q.step(dice=[1])  # he does not come to himself
    q.step()
    assert (q.hero().condition, q.state.phase, q.state.queue) == (INCAPACITATED, "build", [0])


@pytest.mark.rule("plungin.round.construction-trigger", "plungin.dead.carried")
def test_the_dead_open_no_rooms(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(cell=q.at(3, 1))
    q.open(0)
    q.run(combat.harm(q.t, 0, 99))
    q.passing()
    q.step()
    assert (q.state.phase, q.state.queue) == ("heroes", [1])


@pytest.mark.rule("plungin.round.construction-trigger", "plungin.spell.summon-control")
def test_creatures_at_a_door_reveal_nothing(quest: Any) -> None:
    q = quest("george")
    q.open(0)
    movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(3, 1), (1,) * 8))
    q.passing()
    q.step()
    assert (q.state.phase, q.state.queue) == ("heroes", [0])


# ------------------------------------------------------------------------------------------ venom


@pytest.mark.rule("plungin.power.venomous-damage", "plungin.spell.invisibility-end")
def test_venom_ends_invisibility_too(quest: Any) -> None:
    q = quest("meezle")
    q.hero(venom=True, unseen=True)
    q.run(phases.venom(q.t), dice=[5])
    assert q.hero().unseen  # he held out
    q.run(phases.venom(q.t), dice=[4])
    assert not q.hero().unseen


@pytest.mark.rule("plungin.trap.other-rolls")
def test_a_trap_that_poisons_says_so(quest: Any) -> None:
    q = quest("meezle")
    q.run(traps.spring(q.t, 0, "snake-basket", False), dice=[1, 1, 1])
    assert q.hero().venom
    assert [event.hero.name for event in q.t.told(Poisoned)] == ["meezle"]
    q.run(traps.spring(q.t, 0, "snake-basket", False), dice=[1, 1, 1])
    assert len(q.t.told(Poisoned)) == 1  # once is enough


@pytest.mark.rule("plungin.power.venomous-inject")
def test_creatures_are_not_poisoned(quest: Any) -> None:
    q = quest("meezle")
    golem = movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(3, 3), (1, 0, 0, 0, 0, 4, 3, 1), lif=9))
    scorpion = q.foe("giant-scorpion", q.at(3, 2))
    q.run(combat.attack(q.t, scorpion.number, golem, 3, pools.NORMAL, melee=True), dice=[5, 5, 5])
    assert q.t.told(Poisoned) == []


@pytest.mark.rule("plungin.power.undead", "plungin.spell.likeness")
def test_the_shape_of_the_undead_holds_off_venom(quest: Any) -> None:
    q = quest("william")
    q.hero(likeness="bone-skeleton", venom=True)
    q.run(phases.venom(q.t))  # no roll at all
    assert (q.hero().lif, q.hero().likeness) == (q.hero().stats[-1], "bone-skeleton")


# ------------------------------------------------------------------------------------------ shapes, creatures, death


@pytest.mark.rule("plungin.spell.likeness")
def test_abilities_rest_in_another_shape(quest: Any) -> None:
    q = quest("meezle")
    hero = q.hero(abilities=["nimble", "stealth", "charge", "lock-picking"])
    assert (acting.actions_left(q.t, hero), detection.hiding(hero), objects.least(q.t, 0, "lock-picking")) == (3, 1, 4)
    hero.likeness = "orc"
    assert (acting.actions_left(q.t, hero), detection.hiding(hero), objects.least(q.t, 0, "lock-picking")) == (2, 0, 5)


@pytest.mark.rule("plungin.spell.likeness", "plungin.item.lock-picks")
def test_picks_are_no_use_in_another_shape(quest: Any) -> None:
    q = quest("meezle")
    q.hero(items=["lock-picks"])
    assert objects.lock_dice(q.t, 0) == 5
    q.hero(likeness="orc")
    assert objects.lock_dice(q.t, 0) == 2  # the Orc's


@pytest.mark.rule("plungin.spell.likeness")
def test_nobody_draws_another_weapon_in_another_shape(quest: Any) -> None:
    q = quest("george")
    q.hero(items=["battle-axe"])
    assert "wield battle-axe" in q.options()
    q.hero(likeness="orc")
    assert "wield battle-axe" not in q.options()


@pytest.mark.rule("plungin.spell.likeness-end", "plungin.pushback.trigger")
def test_who_loses_the_shape_is_pushed_all_the_same(quest: Any) -> None:
    q = quest("william")
    q.hero(likeness="gremlin", cell=q.at(3, 3))
    orc = q.foe("orc", q.at(3, 2))
    q.run(combat.attack(q.t, orc.number, 0, 3, pools.NORMAL, melee=True), dice=[5, 5, 5, 1, 1])
    assert (q.hero().likeness, q.hero().lif, q.hero().cell) == ("", q.hero().stats[-1], q.at(3, 4))


@pytest.mark.rule("plungin.law.lured", "plungin.spell.likeness")
def test_lured_knows_a_magic_user_in_any_shape(quest: Any) -> None:
    q = quest("george", "william")
    room = q.room("room-8x8")
    q.hero(cell=q.at(4, 3, room))
    q.hero(1, cell=q.at(8, 8, room), likeness="orc")
    leech = q.foe("manna-leech", q.at(4, 1, room))
    assert q.run(laws.target(q.t, leech)) == 1


@pytest.mark.rule("plungin.spell.summon-control", "plungin.spell.demon-duration")
def test_a_golem_stays_when_its_caster_dies(quest: Any) -> None:
    q = quest("vesper", "george")
    for column, kind in enumerate(("golem", "demon"), 1):
        movement.place_ally(q.t, Ally(0, kind, 0, 0, q.at(column, 5), (1,) * 8))
    q.run(combat.harm(q.t, 0, 99))
    assert [ally.kind for ally in q.state.allies] == ["golem"]


@pytest.mark.rule("plungin.pushback.follow-up", "plungin.spell.summon-control")
def test_a_creature_pushes_and_its_player_decides(quest: Any) -> None:
    q = quest("george", "william", seats=2)
    golem = movement.place_ally(q.t, Ally(0, "golem", 1, 1, q.at(3, 2), (4, 3, 0, 0, 0, 4, 3, 1)))
    orc = q.foe("orc", q.at(3, 3), lif=9)
    q.run(acting.ally_attack(q.t, q.state.allies[0], orc.number), dice=[5, 1, 1, 1, 5, 1, 1], answers=("follow",))
    assert q.t.asked[-1].seat == 1
    assert (orc.cell, figures.figure(q.t, golem).cell) == (q.at(3, 4), q.at(3, 3))


@pytest.mark.rule("plungin.unique.content", "plungin.detect.trap")
def test_a_hazard_wakes_nobody(quest: Any) -> None:
    q = hot_room(quest)
    orc = q.foe("orc", q.at(1, 1, 1), facing=NORTH, aware=False)
    q.run(phases.begin_phase(q.t), dice=[1, 1, 1])
    assert not orc.aware


@pytest.mark.rule("plungin.unique.content", "plungin.spell.summon-control")
def test_a_hazard_strikes_creatures_too(quest: Any) -> None:
    q = hot_room(quest)
    movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(3, 3, 1), (1, 0, 0, 0, 0, 4, 3, 1)))
    q.run(phases.begin_phase(q.t), dice=[1, 1, 1, 5, 1, 1])
    assert q.state.allies == []


def hot_room(quest: Any) -> Any:
    """A Hero in a place whose rule is a needle at the start of each Action Phase."""
    place = UniqueLocation(id="planned-eye", tile="eye-of-doom", rules=(PlaceRule("hazard", what="poison-needle"),))
    q = quest("george", uniques=(place,))
    room = q.room("eye-of-doom")
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], unique="planned-eye")
    q.hero(cell=q.at(6, 6, room))
    return q


# ------------------------------------------------------------------------------------------ darkness, pillars, the exit


@pytest.mark.rule("plungin.item.torch", "plungin.dead.carried")
def test_a_dead_bearers_torch_lights_nothing(quest: Any) -> None:
    q = quest("meezle", "george", dark=True)
    q.hero(1, torch=1)
    assert figures.lit(q.t, q.hero().cell)
    q.run(combat.harm(q.t, 1, 99))
    assert not figures.lit(q.t, q.hero().cell)


@pytest.mark.rule("plungin.detect.front", "plungin.item.torch")
def test_darkness_hides_nobody(quest: Any) -> None:
    q = quest("george", dark=True)
    room = q.room()
    orc = q.foe("orc", q.at(3, 3, room), facing=SOUTH, aware=False)
    q.hero(cell=q.at(3, 1))
    q.act(f"move {spot(q.at(3, 6, room))}")
    assert orc.aware


@pytest.mark.rule("plungin.item.torch", "plungin.law.maneuver")
def test_monsters_shoot_in_the_dark_as_always(quest: Any) -> None:
    q = quest("george", dark=True)
    room = q.room()
    q.hero(cell=q.at(3, 6, room))
    bowman = q.foe("orc-bowman", q.at(1, 2, room))
    turn(q, bowman)
    assert {count for count, _, key in q.t.rolled if key == "attack"} == {2}


@pytest.mark.rule("plungin.item.torch", "plungin.spell.shadow-images-actions")
def test_images_look_in_the_dark_like_heroes(quest: Any) -> None:
    q = quest("meezle", dark=True)
    image = movement.place_ally(q.t, Ally(0, "shadow-image", 0, 0, q.at(3, 3), (1, 1, 3, 3, 0, 3, 1, 1)))
    assert (objects.wit_dice(q.t, image), objects.lock_dice(q.t, image)) == (2, 2)
    q.hero(torch=1)
    assert (objects.wit_dice(q.t, image), objects.lock_dice(q.t, image)) == (3, 3)


@pytest.mark.rule("plungin.pushback.blocked", "plungin.move.blocked")
def test_nobody_is_pushed_onto_a_pillar(quest: Any) -> None:
    q = quest("george")
    room = q.room("pillar-hall")
    q.hero(cell=q.at(1, 2, room))
    gargoyle = q.foe("stone-gargoyle", q.at(2, 1, room), lif=9)
    orc = q.foe("orc", q.at(2, 3, room), lif=9)
    assert not combat.shove(q.t, gargoyle.number, SOUTH)
    assert not combat.shove(q.t, orc.number, NORTH)
    assert combat.shove(q.t, orc.number, SOUTH)


@pytest.mark.rule("plungin.spell.golem", "plungin.move.blocked")
def test_no_creature_is_called_onto_a_pillar(quest: Any) -> None:
    q = quest("william")
    room = q.room("pillar-hall")
    q.hero(abilities=["magic-school earth"], spells=["golem"], cell=q.at(1, 1, room))
    q.act("cast golem", lambda ask: ask.options[0], dice=[5] * 5)
    offered = {option.cell for option in q.t.asked[-1].options}
    assert not figures.board(q.t).shut & offered
    assert len(offered) == 64 - 4 - 1


@pytest.mark.rule("plungin.pushback.blocked", "plungin.exit.only-way-out")
def test_nobody_is_pushed_out_of_the_dungeon(quest: Any) -> None:
    q = quest("george")
    exit_square = next(door for door in q.state.doors if door.kind == "exit").cells[0]
    q.hero(cell=exit_square)
    assert not combat.shove(q.t, 0, SOUTH)
    assert q.hero().cell == exit_square


@pytest.mark.rule("plungin.exit.only-way-out", "plungin.law.brutal")
def test_who_is_outside_is_no_target(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(cell=OUT)
    q.hero(1, cell=q.at(6, 6))
    orc = q.foe("orc", q.at(1, 1))
    assert q.run(laws.target(q.t, orc)) == 1
    q.hero(1, cell=OUT)
    assert q.run(laws.target(q.t, orc)) is None


@pytest.mark.rule("plungin.exit.only-way-out", "plungin.detect.front")
def test_a_pushed_hero_is_not_noticed_by_others(quest: Any) -> None:
    q = quest("george")
    room = q.room("room-8x8")
    q.hero(cell=q.at(4, 4, room))
    orc = q.foe("orc", q.at(4, 3, room))
    other = q.foe("gremlin", q.at(4, 7, room), facing=NORTH, aware=False)
    q.run(combat.push_back(q.t, orc.number, 0, True))
    assert q.hero().cell == q.at(4, 5, room)
    assert not other.aware


@pytest.mark.rule("plungin.exit.only-way-out", "plungin.xp.quest")
def test_a_prize_is_won_when_everybody_is_out(quest: Any) -> None:
    q = quest("george", "meezle", pack=packs.built_in("drowned-toll"))
    door = next(door for door in q.state.doors if door.kind == "exit")
    q.hero(items=["toll-ledger"], cell=door.cells[0])
    q.hero(1, cell=door.cells[1])
    q.act("leave")
    q.passing()
    q.step()
    assert (q.state.reason, q.state.phase, q.state.queue) == ("", "heroes", [1])  # one is still inside
    q.step(answers=("leave",))
    q.step()
    assert q.state.phase == "outside"
    q.step()
    assert q.state.reason == "won"


# ------------------------------------------------------------------------------------------ more of them


@pytest.mark.rule("plungin.pushback.follow-up", "plungin.detect.front")
@pytest.mark.parametrize(("answer", "seen"), [("follow", True), ("stay", False)])
def test_who_follows_into_sight_is_noticed(quest: Any, answer: str, seen: bool) -> None:
    q = quest("george")
    q.room()
    inside, beyond = q.state.doors[0].cells[0], q.state.doors[0].beyond[0]
    q.hero(cell=inside + 2 * 120)
    orc = q.foe("orc", inside + 120, lif=9)
    watch = q.foe("wood-ghoblin", beyond - 2 * 120, facing=SOUTH, aware=False)  # RNG 4, looks out at the open door
    assert inside + 120 in detection.watched(q.t, watch)
    assert inside + 2 * 120 not in detection.watched(q.t, watch)
    q.act(f"attack sword orc-{orc.number}", answer, dice=[5, 1, 1, 1, 1, 1])
    assert orc.cell == inside
    assert watch.aware is seen


@pytest.mark.rule("plungin.spell.summon-control", "plungin.dead.zero")
def test_a_golem_is_still_run_by_the_player_of_its_dead_caster(quest: Any) -> None:
    q = quest("george", "vesper", "meezle", seats=3)
    for kind in ("golem", "demon"):
        movement.place_ally(q.t, Ally(0, kind, 1, 1, movement.nearest_free(q.t, q.at(3, 5)), (4, 3, 0, 0, 0, 4, 3, 1)))
    golem = q.state.allies[0].number
    q.run(combat.harm(q.t, 1, 99))
    assert q.state.queue == [0, golem, 2]  # in its caster's place; the demon is gone
    q.run(phases.begin_phase(q.t))
    assert q.state.queue == [0, golem, 2]
    q.step(answers=("pass",))
    q.step(answers=("pass",))
    assert (q.t.asked[-1].seat, q.t.asked[-1].key) == (1, "ally")
    assert q.state.queue == [2]


@pytest.mark.rule("plungin.spell.summon-control", "plungin.exit.only-way-out")
def test_a_golem_acts_once_after_its_caster_and_on_without_him(quest: Any) -> None:
    q = quest("vesper", "george")
    golem = movement.place_ally(q.t, Ally(0, "golem", 0, 0, q.at(3, 5), (4, 3, 0, 0, 0, 4, 3, 1)))
    q.hero(cell=next(door for door in q.state.doors if door.kind == "exit").cells[0])
    q.run(phases.begin_phase(q.t))
    assert q.state.queue == [0, 1]
    q.step(answers=("leave",))
    assert q.state.queue == [golem, 1]
    q.run(phases.begin_phase(q.t))
    assert q.state.queue == [golem, 1]


@pytest.mark.rule("plungin.law.swarm", "plungin.law.group-target", "plungin.detect.no-pursuit")
def test_a_swarm_in_another_room_has_prey_of_its_own(quest: Any) -> None:
    q = quest("george", "meezle", "sonia")
    one, two = q.room(), q.room(door=1)
    q.hero(cell=q.at(3, 3, one))
    q.hero(1, cell=q.at(3, 3, two))
    q.hero(2, cell=q.at(4, 4, two))
    first = q.foe("stone-deviling", q.at(3, 4, one))
    second, third = q.foe("stone-deviling", q.at(2, 3, two)), q.foe("stone-deviling", q.at(5, 4, two))
    q.state.prey = {}
    assert q.run(laws.target(q.t, first)) == 0
    assert q.run(laws.target(q.t, second)) == 1
    assert q.run(laws.target(q.t, third)) == 1  # not Sonia beside it: they go together
    alone = quest("george")
    room, empty = alone.room(), alone.room(door=1)
    alone.hero(cell=alone.at(3, 3, room))
    alone.foe("stone-deviling", alone.at(3, 4, room))
    left = alone.foe("stone-deviling", alone.at(3, 3, empty))
    alone.state.prey = {"stone-deviling": 0}
    assert alone.run(laws.target(alone.t, left)) is None


@pytest.mark.rule("plungin.equip.wooden-shield-fire", "plungin.weapon.change")
def test_fire_takes_the_shield_in_hand_and_not_the_spare_one(quest: Any) -> None:
    q = quest("george")
    q.hero(hands=["sword", "wooden-shield"], items=["wooden-shield"])
    combat.burn(q.t, 0)
    assert (q.hero().hands, q.hero().items) == (["sword"], ["wooden-shield"])
    combat.burn(q.t, 0)
    assert q.hero().items == ["wooden-shield"]  # what is stowed away does not burn


@pytest.mark.rule("plungin.spell.likeness", "plungin.power.dragon-nimble")
def test_the_shape_of_a_nimble_monster_has_its_third_action(quest: Any) -> None:
    q = quest("william")
    hero = q.hero(lif=1)
    assert acting.actions_left(q.t, hero) == 2
    hero.likeness = "oathbroken-knight"
    assert acting.actions_left(q.t, hero) == 3  # Monsters are nimble with wounds too
    hero.likeness = "orc"
    assert acting.actions_left(q.t, hero) == 2


@pytest.mark.rule("plungin.spell.find", "plungin.xp.spell-lock-trap")
@pytest.mark.parametrize(("trap", "dice", "xp"), [("?", [5, 5, 1, 1, 1, 1], 4), ("", [5, 5, 1, 1, 1], 0)])
def test_find_earns_nothing_for_what_is_known(quest: Any, trap: str, dice: list[int], xp: int) -> None:
    q = quest("vesper")
    q.hero(mag=5, spells=["find"])
    q.chest(q.at(3, 3), trap=trap, detected=trap == "")
    q.act("cast find chest-0", dice=dice)
    assert q.state.pool == xp


@pytest.mark.rule("plungin.special.sarcophagus-revive", "plungin.dead.replace")
def test_nobody_takes_the_place_of_who_lies_in_the_sarcophagus(quest: Any) -> None:
    q = quest("george", "meezle", "sonia")
    for number in (0, 1):
        q.run(combat.harm(q.t, number, 99))
    q.state.coffin[0] = q.at(3, 3)
    q.hero(2, cell=OUT)
    q.run(muster.outside(q.t), answers=("return",))
    assert [str(option) for option in muster.options_for(q.t, 0)] == ["keep"]
    assert [str(option) for option in muster.options_for(q.t, 1)] == ["replace", "keep"]
    dead.rise_from_coffin(q.t)
    assert (q.hero().id, q.hero().lif) == ("george", 1)


@pytest.mark.rule("plungin.pushback.distance", "plungin.detect.front", "plungin.spell.wave")
def test_a_push_turns_no_monster_round(quest: Any) -> None:
    q = quest("william")
    q.hero(cell=q.at(3, 2), spells=["wave"])
    orc = q.foe("orc", q.at(3, 3), facing=EAST, aware=False)
    q.act("cast wave", dice=[5, 5, 5, 1, 1])
    assert (orc.cell, orc.facing, orc.aware) == (q.at(3, 6), EAST, False)
    hunter = q.foe("orc", q.at(6, 6), facing=SOUTH)
    q.hero(cell=q.at(6, 3), lif=9)
    turn(q, hunter, dice=[5, 1, 1, 1, 1, 1])
    assert hunter.facing == NORTH  # its own steps do


@pytest.mark.rule("plungin.spell.invisibility-end", "plungin.spell.likeness-end")
def test_a_wound_that_takes_the_shape_is_seen(quest: Any) -> None:
    q = quest("william")
    q.hero(likeness="orc", unseen=True)
    q.run(combat.harm(q.t, 0, 2))
    assert (q.hero().lif, q.hero().likeness, q.hero().unseen) == (3, "", False)


@pytest.mark.rule("plungin.spell.shadow-images-vanish", "plungin.open.trapped")
def test_an_image_that_a_trap_takes_has_opened_the_chest(quest: Any) -> None:
    q = quest("vesper")
    image = movement.place_ally(q.t, Ally(0, "shadow-image", 0, 0, q.at(3, 3), (1, 1, 1, 1, 1, 3, 1, 1)))
    number = q.chest(q.at(3, 4), trap="poison-needle")
    q.run(objects.open_unlocked(q.t, image, number, False))
    chest = q.state.chests[number]
    assert q.state.allies == []
    assert (q.t.log[-1].who.name, chest.open, chest.empty) == ("shadow-image", True, False)


@pytest.mark.rule("plungin.effect.stun-recovery", "plungin.open.trapped")
@pytest.mark.parametrize(("res", "queue"), [(2, [1]), (3, [0, 1])])
def test_who_is_stunned_by_his_own_chest_has_no_second_action(quest: Any, res: int, queue: list[int]) -> None:
    q = quest("george", "meezle")
    q.hero(cell=q.at(3, 2), life=9, res=res)
    q.chest(q.at(3, 3), trap="swinging-axe")
    q.act("open chest-0", dice=[5, 5, 5, 1, 1, 1, 1, 1, 1, 12])
    assert (q.hero().lif, q.state.queue) == (6, queue)
    assert (q.hero().condition == STUNNED) is (res == 2)


@pytest.mark.rule("plungin.ability.parry", "plungin.equip.manna-exhausted")
def test_an_exhausted_weapon_does_not_parry(quest: Any) -> None:
    q = quest("william")
    q.hero(abilities=["parry manna-sword"], hands=["manna-sword"])
    fresh = figures.defense_dice(q.t, 0)
    q.hero(spent=["manna-sword"])
    assert figures.defense_dice(q.t, 0) == fresh - 1
    q.hero(hands=["manna-sword", "sword"], abilities=["parry sword"])
    assert figures.defense_dice(q.t, 0) == fresh  # the other hand still does


# ------------------------------------------------------------------------------------------ the page


def test_the_page_of_interactions_is_complete() -> None:
    page = resources.files("undercroft.games.plungin").joinpath("INTERACTIONS.md").read_text(encoding="utf-8")
    words = re.findall(r"^\| (\w+) \| ", page.split("## ")[0], re.M)[1:]
    assert len(words) == 17
    for number, section in enumerate(page.split("\n## ")[1:]):
        rows = re.findall(r"^\| (\w+) \| (.*) \| (.*)\|$", section, re.M)[1:]
        assert [row[0] for row in rows] == words[number + 1 :]
        for other, told, tests in rows:
            assert tests.strip() or told.startswith("cannot meet"), (words[number], other)
    written = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    assert [name for name in set(re.findall(r"`(test_\w+)`", page)) if f"def {name}(" not in written] == []
