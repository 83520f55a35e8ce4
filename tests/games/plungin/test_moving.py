"""Movement, actions, turns, detection."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin.board import FAR, Ways, apart, spot
from undercroft.games.plungin.events.fights import Noticed, Unnoticed
from undercroft.games.plungin.rules import acting, detection, figures, laws, movement, muster, objects, phases
from undercroft.games.plungin.rules.turns import actions_left
from undercroft.games.plungin.state import OUT

NORTH, EAST, SOUTH, WEST = range(4)


def moves(q: Any, number: int = 0) -> set[str]:
    return {option for option in q.options(number) if option.startswith("move")}


def to(q: Any, column: int, row: int, tile: int = 0) -> str:
    cell = q.at(column, row, tile)
    return f"move {spot(cell)}"


# ------------------------------------------------------------------------------------------ moving


@pytest.mark.rule("plungin.move.distance", "plungin.move.orthogonal", "plungin.stat.mov")
def test_five_squares_without_diagonals(quest: Any) -> None:
    q = quest("meezle")
    q.hero(mov=5, cell=q.at(1, 1))
    assert to(q, 6, 1) in moves(q)  # 5 straight
    assert to(q, 4, 3) in moves(q)  # 3 and 2
    assert to(q, 6, 2) not in moves(q)  # 6
    assert to(q, 4, 4) not in moves(q)  # 3 diagonal steps would reach it


@pytest.mark.rule("plungin.move.once")
def test_one_move_per_phase(quest: Any) -> None:
    q = quest("meezle")
    q.act(to(q, 1, 4))
    assert q.hero().cell == q.at(1, 4)
    assert moves(q) == set()
    q.run(phases.begin_phase(q.t))
    assert moves(q) != set()


@pytest.mark.rule("plungin.move.nimble", "plungin.ability.nimble")
def test_nimble_gives_a_third_action_that_may_be_a_move(quest: Any) -> None:
    q = quest("sonia")
    q.act(to(q, 3, 2))
    assert moves(q) == set()  # the second action is none of Nimble's
    q.hero().turn.done = 2
    assert actions_left(q.t, q.hero()) == 1
    assert to(q, 3, 6) in moves(q)
    q.hero(lif=3)
    assert actions_left(q.t, q.hero()) == 0


@pytest.mark.rule("plungin.move.blocked")
def test_nobody_passes_characters_or_chests(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(cell=q.at(1, 1), mov=2)
    q.hero(1, cell=q.at(2, 1))
    q.chest(q.at(1, 2))
    assert moves(q) == set()
    q.state.chests.clear()
    assert to(q, 1, 3) in moves(q)
    assert to(q, 2, 1) not in moves(q)
    assert to(q, 3, 1) not in moves(q)


@pytest.mark.rule("plungin.move.closed-door", "plungin.door.open")
def test_closed_doors_stop_and_open_ones_cost_nothing(quest: Any) -> None:
    q = quest("meezle")
    room = q.room(open=False)
    q.hero(cell=q.at(3, 1))
    assert to(q, 3, 6, room) not in moves(q)
    q.open(0)
    assert to(q, 3, 6, room) in moves(q)
    assert to(q, 3, 4, room) in moves(q)  # three squares beyond
    assert to(q, 3, 3, room) not in moves(q)


@pytest.mark.rule("plungin.door.open")
def test_an_area_that_is_not_built_cannot_be_entered(quest: Any) -> None:
    q = quest("meezle")
    q.open(0)
    q.hero(cell=q.at(3, 1))
    assert all(int(option.split(",")[1]) >= 0 for option in moves(q))


@pytest.mark.rule("plungin.power.flying")
def test_flyers_pass_over_others_but_do_not_stop_there(quest: Any) -> None:
    q = quest("meezle", "george", "sonia")
    q.hero(0, cell=q.at(1, 2))
    q.hero(1, cell=q.at(2, 1))
    q.hero(2, cell=q.at(3, 3))
    gargoyle = q.foe("stone-gargoyle", q.at(1, 1))
    assert q.at(2, 2) in movement.landings(q.t, gargoyle.number)
    assert q.at(1, 2) not in movement.landings(q.t, gargoyle.number)
    gargoyle.kind = "orc"
    assert movement.landings(q.t, gargoyle.number) == []


@pytest.mark.rule("plungin.move.other-effects")
def test_an_event_can_take_the_move(quest: Any) -> None:
    q = quest("meezle")
    q.hero().turn.slowed = True
    assert moves(q) == set()
    assert "pass" in q.options()


# ------------------------------------------------------------------------------------------ turns


@pytest.mark.rule("plungin.action.two")
def test_two_actions_then_the_next_hero(quest: Any) -> None:
    q = quest("meezle", "george")
    q.act(to(q, 1, 3))
    assert q.state.queue == [0, 1]
    q.act("open door-2" if "open door-2" in q.options() else "pass")
    assert q.state.queue == [1]


@pytest.mark.rule("plungin.action.nothing")
def test_doing_nothing_gives_up_the_turn(quest: Any) -> None:
    q = quest("meezle", "george")
    q.act("pass")
    assert q.state.queue == [1]
    assert q.hero().turn.done == 0


@pytest.mark.rule("plungin.turn.initiative")
def test_who_enters_another_tile_goes_to_the_end(quest: Any) -> None:
    q = quest("meezle", "george", "sonia")
    room = q.room()
    q.hero(0, cell=q.at(3, 1))
    q.act(to(q, 3, 6, room))
    assert q.state.order == [1, 2, 0]
    q.fresh()
    q.act(to(q, 3, 5, room))
    assert q.state.order == [1, 2, 0]
    q.run(phases.begin_phase(q.t))
    assert q.state.queue == [1, 2, 0]


@pytest.mark.rule("plungin.entry.placement", "plungin.turn.initiative")
def test_heroes_are_placed_anywhere_on_the_entry_tile_one_per_square(quest: Any) -> None:
    q = quest("meezle", "george")
    for ref in (0, 1):
        q.hero(ref, cell=OUT)
    q.state.order = []
    q.run(phases.place(q.t, 1), answers=(spot(q.at(6, 6)),))
    q.run(phases.place(q.t, 0), answers=(spot(q.at(1, 1)),))
    assert len(q.t.asked[0].options) == 36
    assert q.at(6, 6) not in [square.cell for square in q.t.asked[1].options]
    assert q.state.order == [1, 0]
    q.run(phases.enter(q.t))
    q.run(phases.begin_phase(q.t))
    assert actions_left(q.t, q.hero()) == 2  # placing costs no action


@pytest.mark.rule("plungin.round.action-order", "plungin.turn.phase-end")
def test_heroes_then_monsters_then_the_check(quest: Any) -> None:
    q = quest("meezle", "george")  # side by side before the north door
    q.open(0)
    q.hero(1, cell=q.at(3, 1))
    orc, bowman = q.foe("orc", q.at(6, 6)), q.foe("orc-bowman", q.at(1, 6))
    assert q.step(answers=(to(q, 1, 4),)) == "act"
    assert q.step(answers=("pass",)) == "act"  # Meezle is done
    assert q.state.queue == [1]
    assert q.step(answers=("pass",)) == "act"
    assert (q.state.phase, q.state.queue) == ("heroes", [])
    assert (orc.cell, q.rolls()) == (q.at(6, 6), [])  # not before every Hero has acted
    assert q.step(dice=[2, 5]) == "monsters_phase"
    assert q.state.queue == [bowman.number, orc.number]
    assert q.step(dice=[1, 3]) == "monster"  # it comes nearer and misses
    assert (q.state.phase, q.state.phases) == ("monsters", 0)  # one Monster is left: nothing is checked yet
    assert q.step() == "monster"
    assert orc.cell != q.at(6, 6)
    assert q.state.queue == []
    assert q.step() == "check_doors"
    assert (q.state.phase, q.state.queue) == ("build", [0])  # George stands at the open door


@pytest.mark.rule("plungin.round.phases", "plungin.turn.phase-end", "plungin.flow.action.check-no")
def test_a_round_is_action_phases_and_then_one_construction_phase(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 2))
    q.step(answers=("pass",))
    assert q.step() == "monsters_phase"  # no Monsters: the check and the next Action Phase are the same step
    assert (q.state.phase, q.state.phases, q.state.round, q.state.built) == ("heroes", 1, 1, 0)
    assert (q.state.queue, actions_left(q.t, q.hero())) == ([0], 2)
    q.step(answers=(to(q, 3, 1),))
    q.step(answers=("open door-0",))
    assert q.step() == "monsters_phase"
    assert (q.state.phase, q.state.phases, q.state.round) == ("build", 1, 1)
    assert q.step(dice=[13, 1], answers=()) == "build"  # a hallway with one more door
    assert (len(q.state.rooms), q.state.round) == (2, 1)
    assert q.step() == "end_round"
    assert (q.state.phase, q.state.round, q.state.built) == ("begin", 2, 1)
    assert q.step() == "begin_phase"
    q.step(answers=("pass",))
    q.step()
    assert (q.state.phase, q.state.phases, q.state.built) == ("heroes", 3, 1)  # revealed once: nothing is left to build


@pytest.mark.rule("plungin.round.construction-trigger")
@pytest.mark.parametrize(
    ("opened", "column", "row", "phase"),
    [
        (False, 3, 1, "heroes"),  # the door is closed
        (True, 3, 1, "build"),
        (True, 4, 1, "build"),  # its other square
        (True, 3, 2, "heroes"),  # a step away from it
        (True, 2, 1, "heroes"),  # beside it along the wall
    ],
)
def test_construction_starts_only_beside_an_open_door_to_the_unknown(
    quest: Any, opened: bool, column: int, row: int, phase: str
) -> None:
    q = quest("meezle", "george")
    q.hero(1, cell=q.at(1, 6))
    q.hero(cell=q.at(column, row))
    if opened:
        q.open(0)
    q.state.idle = 7
    q.passing()
    assert q.step() == "monsters_phase"
    assert (q.state.phase, q.state.queue) == (phase, [0] if phase == "build" else [0, 1])
    assert q.state.idle == (0 if phase == "build" else 8)  # what is built ends the count of idle phases


@pytest.mark.rule("plungin.round.construction-trigger", "plungin.build.dead-doorway")
def test_neither_a_revealed_area_nor_a_dead_doorway_nor_the_exit_is_built(quest: Any) -> None:
    q = quest("meezle", "george", "konrad")
    q.room("room-6x6", 0)
    q.open(1)
    objects.change(q.t, 1, True, dead=True)
    for number, door in enumerate((0, 1, 3)):
        q.hero(number, cell=q.state.doors[door].cells[0])
    assert q.state.doors[3].kind == "exit"
    q.passing()
    q.step()
    assert (q.state.phase, q.state.phases) == ("heroes", 1)


@pytest.mark.rule("plungin.round.many-rooms", "plungin.round.construction-trigger")
def test_one_phase_reveals_all_areas_with_a_hero_at_the_door(quest: Any) -> None:
    q = quest("meezle", "george")
    for door in (0, 1, 2):
        q.open(door)
    q.hero(0, cell=q.at(3, 1))
    q.hero(1, cell=q.at(6, 3))
    q.passing()
    q.step()
    assert (q.state.phase, q.state.queue) == ("build", [0, 1])  # nobody stands at the third
    assert q.step(dice=[13, 1]) == "build"
    assert q.step(dice=[13, 1]) == "build"
    assert [door.leads for door in q.state.doors[:3]] == [1, 2, -1]
    assert (q.state.built, q.state.round) == (0, 1)
    assert q.step() == "end_round"
    assert (q.state.built, q.state.round) == (1, 2)  # one phase, though two areas


@pytest.mark.rule("plungin.exit.only-way-out")
def test_the_exit_is_left_from_its_squares_only(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3))  # three steps to 3,6
    assert "leave" in q.options()
    q.hero(cell=q.at(3, 2))
    assert "leave" not in q.options()
    q.hero(cell=q.at(3, 6))
    q.act("leave")
    assert q.hero().cell == OUT
    q.step()
    assert q.state.phase == "outside"


@pytest.mark.rule("plungin.exit.dungeon-persists", "plungin.exit.only-way-out")
def test_the_dungeon_stays_as_it_is_while_the_party_is_out(quest: Any) -> None:
    q = quest("meezle")
    room = q.room()
    orc = q.foe("orc", q.at(1, 1, room))
    q.chest(q.at(6, 1, room))
    q.state.built = 4
    q.hero(cell=OUT)
    q.state.phase = "outside"
    q.run(muster.outside(q.t), answers=("return",))
    q.run(muster.prepare(q.t, 0), answers=("done",))
    q.run(muster.set_out(q.t))
    q.run(phases.place(q.t, 0), answers=(spot(q.at(3, 6)),))
    q.run(phases.enter(q.t))
    assert q.state.foes == [orc]
    assert (len(q.state.chests), q.state.built, len(q.state.rooms)) == (1, 4, 2)


# ------------------------------------------------------------------------------------------ detection


def sentry(quest: Any, *heroes: str, kind: str = "orc", facing: int = NORTH, **setup: Any) -> Any:
    """An unaware Monster in the middle of the room behind the north door; the Hero stands at its entrance."""
    q = quest(*(heroes or ("meezle",)), **setup)
    q.room()
    q.hero(cell=q.at(3, 6, 1), mov=6)
    q.foe(kind, q.at(3, 3, 1), facing=facing, aware=False)
    return q


@pytest.mark.rule("plungin.detect.front", "plungin.detect.start-unaware", "plungin.stat.rng")
def test_a_step_in_front_is_noticed_one_behind_is_not(quest: Any) -> None:
    q = sentry(quest, facing=NORTH)
    q.act(to(q, 1, 4, 1))  # a row behind it
    assert not q.state.foes[0].aware
    q.fresh()
    q.act(to(q, 1, 2, 1))
    assert q.state.foes[0].aware


@pytest.mark.rule("plungin.detect.front", "plungin.detect.range-count")
def test_the_front_ends_with_the_range(quest: Any) -> None:
    q = sentry(quest, kind="bone-skeleton", facing=EAST)  # RNG 3
    seen = detection.watched(q.t, q.state.foes[0])
    assert q.at(6, 3, 1) in seen  # 3 ahead
    assert q.at(5, 4, 1) in seen  # 2 and 1
    assert q.at(6, 4, 1) not in seen  # 4
    assert q.at(3, 5, 1) not in seen  # no column ahead


@pytest.mark.rule("plungin.detect.front")
def test_walls_and_closed_doors_hide(quest: Any) -> None:
    q = quest("meezle")
    q.room(open=False)
    foe = q.foe("orc", q.at(3, 5, 1), facing=SOUTH, aware=False)
    assert q.at(3, 1) not in detection.watched(q.t, foe)
    q.open(0)
    assert q.at(3, 1) in detection.watched(q.t, foe)


@pytest.mark.rule("plungin.detect.front")
def test_every_square_on_the_way_counts(quest: Any) -> None:
    q = sentry(quest, facing=WEST)
    q.hero(cell=q.at(1, 6, 1))
    for column in (2, 3):  # the only way leads past its front
        q.chest(q.at(column, 4, 1))
        q.chest(q.at(column, 2, 1))
    q.run(movement.walk(q.t, 0, [q.at(1, row, 1) for row in (5, 4, 3, 2, 1)]))
    assert q.state.foes[0].aware


@pytest.mark.rule("plungin.detect.front")
def test_a_quiet_way_is_taken_if_there_is_one(quest: Any) -> None:
    q = sentry(quest, kind="bone-skeleton", facing=SOUTH)
    q.hero(cell=q.at(6, 6, 1))
    way = movement.way_to(q.t, 0, q.at(6, 1, 1))
    assert not detection.danger(q.t).intersection(way)


@pytest.mark.rule("plungin.detect.adjacent")
def test_an_adjacent_square_is_noticed_from_behind(quest: Any) -> None:
    q = sentry(quest, facing=NORTH)
    q.act(to(q, 3, 4, 1))
    assert q.state.foes[0].aware


@pytest.mark.rule("plungin.detect.all-monsters", "plungin.detect.all-heroes")
def test_one_alerts_its_whole_room_and_no_other(quest: Any) -> None:
    q = sentry(quest, facing=NORTH)
    other = q.foe("orc", q.at(6, 1, 1), facing=EAST, aware=False)
    far = q.foe("orc", q.at(1, 5), facing=SOUTH, aware=False)
    q.act(to(q, 3, 4, 1))
    assert other.aware
    assert not far.aware
    assert [len(event.monsters) for event in q.t.told(Noticed)] == [2]


@pytest.mark.rule("plungin.detect.attacked")
def test_an_attack_from_afar_is_noticed(quest: Any) -> None:
    q = sentry(quest, kind="bone-skeleton", facing=NORTH)
    q.hero(hands=["bow"])
    q.act("attack bow bone-skeleton-11", dice=[3, 1])
    assert q.state.foes[0].aware


@pytest.mark.rule("plungin.detect.trap")
def test_a_sprung_trap_is_heard_in_its_room_only(quest: Any) -> None:
    from undercroft.games.plungin.rules import traps

    q = sentry(quest, facing=NORTH)
    far = q.foe("orc", q.at(1, 5), facing=SOUTH, aware=False)
    q.run(traps.spring(q.t, 0, "poison-needle", False), dice=[1, 1, 1])
    assert q.state.foes[0].aware
    assert not far.aware


@pytest.mark.rule("plungin.detect.unaware-idle", "plungin.turn.monster-order")
def test_the_unaware_do_not_act(quest: Any) -> None:
    for aware in (False, True):
        q = sentry(quest)
        q.state.foes[0].aware = aware
        q.passing()
        q.step()
        assert (q.state.phase, q.state.queue) == (("monsters", [11]) if aware else ("heroes", [0]))


@pytest.mark.rule("plungin.detect.modified-roll", "plungin.ability.stealth")
def test_stealth_is_a_wit_roll_with_one_die_less_once_per_move(quest: Any) -> None:
    q = sentry(quest, facing=SOUTH)
    q.hero(abilities=["stealth"])
    q.run(movement.walk(q.t, 0, [q.at(3, 5, 1), q.at(3, 4, 1)]), dice=[4, 4])  # WIT 3 - 1, once
    assert not q.state.foes[0].aware
    assert len(q.t.told(Unnoticed)) == 1
    q.run(movement.walk(q.t, 0, [q.at(3, 5, 1)]), dice=[5, 1])
    assert q.state.foes[0].aware


@pytest.mark.rule("plungin.detect.modified-roll", "plungin.spell.invisibility")
def test_invisible_heroes_are_three_dice_harder_to_see(quest: Any) -> None:
    q = sentry(quest, facing=SOUTH)
    q.hero(unseen=True)
    q.run(movement.walk(q.t, 0, [q.at(3, 4, 1)]))  # WIT 3 - 3: no dice
    assert not q.state.foes[0].aware


@pytest.mark.rule("plungin.detect.modified-roll")
def test_by_switch_hiding_shortens_the_range_instead(quest: Any) -> None:
    q = sentry(quest, facing=SOUTH, points={"detection_rolls": False})
    q.hero(abilities=["stealth"], cell=q.at(1, 6, 1))
    q.state.foes[0].cell = q.at(1, 2, 1)  # RNG 4 becomes 3
    q.run(movement.walk(q.t, 0, [q.at(2, 6, 1), q.at(1, 6, 1)]))
    assert not q.state.foes[0].aware
    q.run(movement.walk(q.t, 0, [q.at(1, 5, 1)]))
    assert q.state.foes[0].aware


@pytest.mark.rule("plungin.detect.no-pursuit")
def test_monsters_do_not_follow_into_another_room(quest: Any) -> None:
    from undercroft.games.plungin.rules import monsters

    q = quest("meezle")
    q.room()
    orc = q.foe("orc", q.at(3, 5, 1))
    q.hero(cell=q.at(3, 3))
    q.run(monsters.act(q.t, orc))
    assert orc.cell == q.at(3, 5, 1)
    hound = q.foe("orc", q.at(3, 6, 1))
    q.hero(cell=q.at(3, 1))
    q.run(monsters.act(q.t, hound), dice=[3, 1, 1, 3, 1, 1])  # but it strikes who stands in reach
    assert q.rolls() == ["attack", "attack"]


# ------------------------------------------------------------------------------------------ abilities


@pytest.mark.rule("plungin.ability.acrobat")
def test_a_leap_crosses_one_square_whatever_stands_there(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(abilities=["acrobat"], cell=q.at(2, 3))
    q.foe("orc", q.at(3, 3))
    q.chest(q.at(2, 5))
    leaps = {option for option in q.options() if option.startswith("leap")}
    east, south = q.at(4, 3), q.at(2, 5)
    assert f"leap {spot(east)}" in leaps
    assert f"leap {spot(south)}" not in leaps  # a Chest stands there
    q.act(f"leap {spot(east)}")
    assert q.hero().cell == east
    assert q.hero().turn.moves == 0
    assert moves(q)  # the Move is still there


@pytest.mark.rule("plungin.ability.acrobat")
def test_walls_and_closed_doors_cannot_be_leapt(quest: Any) -> None:
    q = quest("meezle")
    room = q.room(open=False)
    q.hero(abilities=["acrobat"], cell=q.at(3, 1))
    end = q.at(3, 5, room)
    assert f"leap {spot(end)}" not in q.options()
    q.open(0)
    assert f"leap {spot(end)}" in q.options()


def charger(quest: Any, row: int) -> Any:
    q = quest("meezle")
    q.hero(abilities=["charge"], mov=5, cell=q.at(2, 1))
    q.foe("orc", q.at(2, row))
    return q


@pytest.mark.rule("plungin.ability.charge", "plungin.ability.charge-distance")
def test_a_charge_needs_four_squares_straight_ahead(quest: Any) -> None:
    q = charger(quest, 6)
    end = q.at(2, 5)
    assert f"charge sword orc-11 {spot(end)}" in q.options()
    assert not [option for option in charger(quest, 5).options() if option.startswith("charge")]  # three squares
    blocked = charger(quest, 6)
    blocked.chest(blocked.at(2, 3))
    assert not [option for option in blocked.options() if option.startswith("charge")]


@pytest.mark.rule(
    "plungin.ability.charge", "plungin.ability.charge-attack-bonus", "plungin.ability.charge-defense-penalty"
)
def test_a_charge_is_move_and_attack_with_two_more_dice_and_two_fewer_to_defend(quest: Any) -> None:
    q = charger(quest, 6)
    end = q.at(2, 5)
    before = figures.defense_dice(q.t, 0)
    q.act(f"charge sword orc-11 {spot(end)}", dice=[3, 1, 1, 1, 1])  # ATK 1 + 2 + 2
    turn = q.hero().turn
    assert (turn.done, turn.moves, turn.attacks) == (1, 1, 1)
    assert q.hero().cell == end
    assert figures.defense_dice(q.t, 0) == max(0, before - 2) == 0
    q.run(phases.begin_phase(q.t))
    assert figures.defense_dice(q.t, 0) == before


@pytest.mark.rule("plungin.equip.plate-move", "plungin.ability.charge-distance")
def test_plate_mail_takes_two_squares_from_move_and_charge(quest: Any) -> None:
    q = charger(quest, 6)
    q.hero(armor="plate-mail")
    assert figures.moves(q.t, 0) == 3
    assert not [option for option in q.options() if option.startswith("charge")]


@pytest.mark.rule("plungin.attack.range-count")
def test_distance_is_columns_plus_rows(quest: Any) -> None:
    q = quest("meezle")
    assert apart(q.at(1, 1), q.at(3, 2)) == 3


@pytest.mark.rule("plungin.ability.nimble")
def test_nimble_and_quicken_make_three_actions_in_all(quest: Any) -> None:
    q = quest("sonia")
    q.hero().turn.extra = 1
    assert actions_left(q.t, q.hero()) == 3
    assert acting.ACTIONS == 2


# ------------------------------------------------------------------------------------------ what is kept


def test_a_walk_outlasts_a_map_that_grows_unless_it_comes_past_the_new_passage(quest: Any) -> None:
    q = quest("meezle")
    south, north = q.at(1, 6), q.at(3, 2)
    before = figures.board(q.t)
    kept, changed = before.reach(south, 2, frozenset()), before.reach(north, 2, frozenset())
    assert q.at(3, 1) in changed
    room = q.room()
    grown = figures.board(q.t)
    assert grown is not before
    assert grown.reach(south, 2, frozenset()) is kept
    assert grown.reach(north, 2, frozenset()) is not changed
    assert q.at(3, 6, room) in grown.reach(north, 2, frozenset())
    q.room("room-4x4", 1)
    assert figures.board(q.t).reach(south, 2, frozenset()) is kept  # two maps later


def test_ways_are_counted_as_far_as_the_nearest_square_that_was_asked_about(quest: Any) -> None:
    q = quest("meezle")
    board = figures.board(q.t)
    ways = Ways(board.near, [q.at(1, 1)], FAR, [q.at(1, 2)])
    assert ways.nearest([q.at(6, 1), q.at(4, 1), q.at(2, 3)]) == (3, q.at(4, 1))  # as near as the last, and before it
    assert ways.nearest([q.at(6, 1), q.at(3, 1)]) == (2, q.at(3, 1))  # counted already
    assert ways.nearest([q.at(1, 2)]) == (FAR, q.at(1, 2))  # shut
    assert Ways(board.near, [q.at(1, 1)], 2, []).nearest([q.at(4, 1)]) == (FAR, q.at(4, 1))  # farther than counted
    assert Ways(board.near, [q.at(1, 1)], 3, []).nearest([q.at(4, 1)]) == (3, q.at(4, 1))


@pytest.mark.parametrize(
    ("kind", "column", "row", "meets"),
    [
        ("orc", 3, 2, True),
        ("orc", 3, 7, True),
        ("orc", 1, 7, False),
        ("orc-bowman", 3, 8, True),
        ("moss-wolf", 1, 8, True),
    ],
)
def test_a_monster_has_a_turn_only_for_those_in_its_world(
    quest: Any, kind: str, column: int, row: int, meets: bool
) -> None:
    """On its tile, beside it across a threshold, within reach of its weapon, or next door for one that pursues."""
    q = quest("meezle")
    room = q.room()
    q.hero(cell=q.at(column, row, room))  # rows from 7 on lie on the Entry Tile, south of the room
    foe = q.foe(kind, q.at(3, 6, room))
    cell = q.hero().cell
    tile = figures.tile_of(q.t, cell)
    assert laws.meets(q.t, foe, {cell}, {tile}) is meets is laws.goes_for(q.t, foe, cell)
    assert not laws.meets(q.t, foe, set(), set())


@pytest.mark.parametrize(
    ("items", "lif", "uses"),
    [(["healing-potion"], 5, 0), (["healing-potion"], 4, 1), (["healing-potion", "spark-wand"], 5, 1)],
)
def test_the_hale_are_offered_only_what_is_of_use_to_them(quest: Any, items: list[str], lif: int, uses: int) -> None:
    q = quest("william" if "spark-wand" in items else "meezle")
    q.hero(items=items, life=5, lif=lif)
    q.foe("orc", q.at(1, 4))
    assert sum(option.startswith("use") for option in q.options()) == uses
