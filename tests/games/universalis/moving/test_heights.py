"""Floors of different heights: stairs, ladders, falls, climbing, jumping onto enemies; gates; room for climbers."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground, Section
from undercroft.games.universalis.events import Fell
from undercroft.games.universalis.rules.activation import activation, odds
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks import chances
from undercroft.games.universalis.rules.encounters import new_turn
from undercroft.games.universalis.rules.harm import pushing
from undercroft.games.universalis.rules.squares.engagement import adjacent, engaged_with, in_melee
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.rules.squares.sight import sees
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import Mark, SetTrap

LANE = "a" * 12


def ledge(arena, height=3, rows=1, **more):
    """A lane whose squares from column 4 on lie higher."""
    a = arena("\n".join([LANE] * rows), ground=(Ground("high", (4, 0), 8, rows, height),), **more)
    a.switch(climbing=True, jump_attacks=True)
    return a


# ------------------------------------------------------------------------------------------------ stairs and ladders


@pytest.mark.rule("dun.terrain.too-high")
def test_a_ledge_as_high_as_the_walker_is_no_way_up_or_down(arena):
    a = ledge(arena, 2)
    hero, above = a.hero(3, 0), a.hero(4, 0)
    assert a.at(5, 0) not in routes(a.t, hero, 12).ends
    assert a.at(2, 0) not in routes(a.t, above, 12).ends
    b = ledge(arena, 1)
    assert b.at(5, 0) in routes(b.t, b.hero(3, 0), 12).ends


@pytest.mark.rule("dun.terrain.climb-cost", "dun.terrain.step-down")
def test_stairs_cost_two_upwards_and_one_downwards(arena):
    steps = tuple(Ground("stairs", (x, 0), height=x) for x in (1, 2, 3))
    a = arena(
        "aaaabb", sections=(Section("a"), Section("b", height=3)), ground=steps, doors=(Door("d", (3, 0), "east"),)
    )
    a.reveal_all()
    hero = a.hero(0, 0)
    up = routes(a.t, hero, 20).ends
    assert [up[a.at(x, 0)] for x in (1, 2, 3, 4, 5)] == [2, 4, 6, 7, 8]
    hero.cell = a.at(5, 0)
    down = routes(a.t, hero, 20).ends
    assert [down[a.at(x, 0)] for x in (4, 3, 2, 1, 0)] == [1, 3, 4, 5, 6]


def laddered(arena):
    return arena(LANE, ground=(Ground("ladder", (3, 0), 2), Ground("high", (5, 0), 7, height=3)))


@pytest.mark.rule("dun.terrain.ladder")
def test_a_ladder_is_climbed_like_plain_ground_with_free_hands(arena):
    a = laddered(arena)
    hero = a.hero(2, 0)
    found = routes(a.t, hero, 12).ends
    assert [found[a.at(x, 0)] for x in (3, 4)] == [1, 2]
    assert a.at(5, 0) in found


@pytest.mark.rule("dun.terrain.ladder")
@pytest.mark.parametrize(("hands", "cost"), [((), 2), (("broadsword",), 4), (("shield",), 4), (("claws",), 2)])
def test_with_something_in_hand_the_whole_ladder_is_difficult(arena, hands, cost):
    a = laddered(arena)
    hero = a.hero(2, 0, hands=hands)
    a.activate(hero)
    assert routes(a.t, hero, 12).ends[a.at(4, 0)] == cost
    a.do(hero, f"move @{a.at(4, 0)}")
    assert bool(hero.marks & Mark.ROUGH) == (cost == 4)
    assert a.state.turn.active.points == 5 - cost


@pytest.mark.rule("dun.terrain.ladder")
def test_nobody_runs_on_a_ladder(arena):
    a = laddered(arena)
    hero = a.hero(2, 0)
    a.activate(hero)
    assert "run" in a.offers(hero)
    assert max(routes(a.t, hero, 12, running=True).ends) < a.at(3, 0)
    hero.cell = a.at(3, 0)
    assert "run" not in a.offers(hero)


@pytest.mark.rule("dun.move.mostly-blocked-square")
def test_a_square_with_a_column_is_closed_as_a_whole(arena):
    a = arena("aaa\naaa", elements=(Furnishing("old-tree", (1, 0)),))
    hero = a.hero(0, 0)
    assert routes(a.t, hero, 9).ends == {a.at(0, 1): 1, a.at(1, 1): 2, a.at(2, 1): 3, a.at(2, 0): 4}
    assert not pushing.free(a.t, hero, a.at(1, 0))


@pytest.mark.rule("dun.terrain.elevated")
def test_the_floor_of_a_section_adds_to_the_height_of_who_stands_there(arena):
    a = arena("ab", sections=(Section("a"), Section("b", height=3)), doors=(Door("d", (0, 0), "east", kind="open"),))
    a.reveal_all()
    low, high = a.hero(0, 0), a.hero(1, 0)
    assert (figures.height(a.t, low), figures.height(a.t, high)) == (2, 5)


@pytest.mark.rule("dun.meleerange.area")
def test_floors_three_apart_are_out_of_reach_and_two_apart_are_not(arena):
    for height, near in ((2, True), (3, False)):
        a = ledge(arena, height)
        hero, orc = a.hero(4, 0), a.orc(3, 0)
        assert (adjacent(a.t, hero, orc), in_melee(a.t, hero), bool(engaged_with(a.t, hero))) == (near,) * 3


@pytest.mark.rule("dun.los.height-block")
def test_higher_ground_hides_who_stands_behind_it(arena):
    a = arena(LANE, ground=(Ground("high", (4, 0), height=2),))
    assert not sees(a.t, a.hero(2, 0), a.orc(6, 0))
    b = arena(LANE, ground=(Ground("high", (4, 0), height=1),))
    assert sees(b.t, b.hero(2, 0), b.orc(6, 0))


# ------------------------------------------------------------------------------------------------ falls


@pytest.mark.rule("dun.push.fall", "dun.fall.low")
def test_a_push_over_a_low_edge_stuns_the_clumsy(arena):
    a = ledge(arena, 2)
    hero = a.hero(4, 0)
    a.run(pushing.put(a.t, hero.id, a.at(3, 0)), dice=[2, 3])
    assert hero.marks & Mark.STUNNED
    assert not hero.wounds
    b = ledge(arena, 2)
    nimble = b.hero(4, 0)
    b.run(pushing.put(b.t, nimble.id, b.at(3, 0)), dice=[4, 3])
    assert not nimble.marks & Mark.STUNNED


@pytest.mark.rule("dun.push.fall", "dun.fall.damage")
def test_a_push_over_a_high_edge_is_a_fall_with_a_die_for_each_point(arena):
    a = ledge(arena, 3)
    hero = a.hero(4, 0)
    a.run(pushing.put(a.t, hero.id, a.at(3, 0)), dice=[3, 2, 2])
    assert hero.wounds == 1
    assert hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.push.fall", "dun.fall.low")
@pytest.mark.parametrize(("x", "marks", "falls"), [(3, 0, True), (5, 0, False), (3, Mark.FLYING, False)])
def test_an_edge_of_one_is_an_edge_too(arena, x, marks, falls):
    a = ledge(arena, 1)
    hero = a.hero(4, 0, agility=3, marks=marks)
    a.run(pushing.put(a.t, hero.id, a.at(x, 0)), dice=[2, 3] if falls else [])
    assert bool(hero.marks & Mark.STUNNED) is falls
    assert [told.height for told in a.t.told(Fell)] == [1] * falls


@pytest.mark.rule("dun.push.allowed")
def test_nobody_is_pushed_up_a_wall(arena):
    a = ledge(arena, 2)
    orc = a.orc(3, 0)
    assert pushing.push_squares(a.t, orc, a.at(2, 0)) == []
    b = ledge(arena, 1)
    assert pushing.push_squares(b.t, b.orc(3, 0), b.at(2, 0)) == [b.at(4, 0)]


@pytest.mark.rule("dun.jump.test")
@pytest.mark.parametrize(("dice", "down"), [([4, 3], False), ([3, 3, 2, 2, 2], True)])
def test_a_great_jump_leads_down_to_a_lower_floor(arena, dice, down):
    a = ledge(arena, 3)
    hero = a.hero(4, 0)
    a.activate(hero)
    a.do(hero, f"jump @{a.at(3, 0)}", dice=dice)
    assert hero.cell == a.at(3, 0)
    assert bool(hero.marks & Mark.KNOCKED_DOWN) == down
    assert a.state.turn.active.points == (0 if down else 4)


@pytest.mark.rule("dun.jump.fail")
def test_a_failed_jump_over_water_ends_in_the_water_unhurt(arena):
    a = arena(LANE, ground=(Ground("deep-water", (4, 0)),))
    hero = a.hero(3, 0)
    a.activate(hero)
    a.do(hero, f"jump @{a.at(5, 0)}", dice=[2, 2])
    assert hero.cell == a.at(4, 0)
    assert (hero.wounds, hero.marks & (Mark.KNOCKED_DOWN | Mark.STUNNED), a.state.turn.active.action) == (0, 0, 0)


# ------------------------------------------------------------------------------------------------ climbing out of pits


def pit(arena):
    """A pit at the end of a lane, with an ally at its edge."""
    a = arena("a" * 6, ground=(Ground("pit", (0, 0)),))
    return a, a.hero(0, 0, marks=Mark.IN_PIT), a.hero(1, 0)


@pytest.mark.rule("dun.climb.no-space")
def test_an_ally_at_the_edge_makes_room_for_the_climber(arena):
    a, climber, ally = pit(arena)
    a.activate(climber)
    a.do(climber, f"climb @{a.at(1, 0)}", dice=[4, 3])
    assert (climber.cell, ally.cell) == (a.at(1, 0), a.at(2, 0))
    assert not climber.marks & Mark.IN_PIT


@pytest.mark.rule("dun.climb.no-space")
def test_an_ally_without_room_or_an_enemy_bars_the_way(arena):
    a, climber, ally = pit(arena)
    blocker = a.hero(2, 0)
    a.activate(climber)
    assert not any(text.startswith("climb") for text in a.offers(climber))
    blocker.cell = a.at(3, 0)
    assert f"climb @{a.at(1, 0)}" in a.offers(climber)
    ally.side = 1
    assert not any(text.startswith("climb") for text in a.offers(climber))


@pytest.mark.rule("dun.climb.no-space")
def test_who_fails_moves_nobody(arena):
    a, climber, ally = pit(arena)
    a.activate(climber)
    a.do(climber, f"climb @{a.at(1, 0)}", dice=[2, 3])
    assert (climber.cell, ally.cell) == (a.at(0, 0), a.at(1, 0))


# ------------------------------------------------------------------------------------------------ gates


def gated(arena, **more):
    doors = (Door("bars", (1, 0), "east", kind="gate", **more),)
    a = arena("aabb\naabb", doors=doors, sections=(Section("a"), Section("b", no_encounter=True)))
    return a, a.hero(1, 0), a.hero(0, 0)


@pytest.mark.rule("dun.action.other-test")
def test_who_passes_a_strength_test_holds_the_gate_for_the_others(arena):
    a, holder, friend = gated(arena)
    a.activate(holder)
    a.do(holder, "hold #0", dice=[4, 3])
    assert a.state.map.doors[0].state == "open"
    assert a.state.map.layout.revealed == 3
    assert (a.state.turn.active.action, a.state.turn.active.points) == (0, 0)
    a.state.turn.active = None
    turns.settle(a.t)
    assert a.at(2, 0) in routes(a.t, friend, 5).ends


@pytest.mark.rule("dun.action.other-test")
def test_a_failed_test_costs_the_action_and_the_gate_stays_down(arena):
    a, holder, _ = gated(arena)
    a.activate(holder)
    a.do(holder, "hold #0", dice=[3, 3])
    assert a.state.map.doors[0].state == "closed"
    assert a.state.turn.active.action == 0


@pytest.mark.rule("dun.action.other-test")
def test_the_gate_falls_when_its_holder_acts_again_or_is_struck_down(arena):
    for ends in (act_again, knock_down):
        a, holder, friend = gated(arena)
        a.activate(holder)
        a.do(holder, "hold #0", dice=[4, 3])
        ends(a, holder)
        turns.settle(a.t)
        assert a.state.map.doors[0].state == "closed"
        assert a.at(2, 0) not in routes(a.t, friend, 5).ends


def act_again(a, holder):
    new_turn(a.t, 0)
    activation.end_turn_effects(a.t, holder.id)


def knock_down(a, holder):
    holder.marks |= Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.action.other-test", "dun.action.companions-no-explore")
def test_the_sheet_names_the_attribute_and_companions_hold_known_gates_only(arena):
    a, holder, _ = gated(arena, test="dexterity")
    holder.base = (*holder.base[:10], 5, 0)
    assert odds.of_trial(a.t, holder, odds.gates.trial(a.t, holder, Do("hold", target=0))) == chances.passing(5)
    holder.kind = "mercenary"
    a.activate(holder)
    assert "hold #0" not in a.offers(holder)
    a.reveal_all()
    a.state.map.doors[0].state = "closed"
    assert "hold #0" in a.offers(holder)


def test_scouts_do_not_wait_before_a_gate(arena):
    from undercroft.games.universalis.bots.scouting import frontier

    doors = (Door("bars", (1, 0), "east", kind="gate"), Door("door", (1, 1), "east"))
    a = arena("aabb\naabb", doors=doors)
    assert [way.door for way in frontier(a.t)] == [1]


@pytest.mark.rule("dun.action.not-in-melee-range")
def test_nobody_holds_a_gate_beside_an_enemy(arena):
    a, holder, _ = gated(arena)
    a.activate(holder)
    assert "hold #0" in a.offers(holder)
    a.orc(0, 1)
    assert "hold #0" not in a.offers(holder)


# ------------------------------------------------------------------------------------------------ strict moves


@pytest.mark.rule("dun.move.no-takeback")
@pytest.mark.parametrize("strict", [False, True])
def test_a_finished_move_is_taken_back_only_if_the_table_is_not_strict(arena, strict):
    """Beside a creature no trap of the sheet goes off, so that the step itself shows nothing."""
    a = arena()
    a.switch(strict_moves=strict)
    hero = a.hero(1, 1)
    a.orc(9, 6)
    a.activate(hero)
    before = a.t.luck
    a.do(hero, f"move @{a.at(2, 1)}")
    assert hero.cell == a.at(2, 1)
    assert (a.t.luck > before) == strict


# ------------------------------------------------------------------------------------------------ detected traps


def mined(arena, rows=2, **more):
    a = arena("\n".join([LANE] * rows), **more)
    a.state.map.traps = [SetTrap(a.at(2, 0), "electric-shock", known=True)]
    return a


@pytest.mark.rule("dun.trap.one-square")
def test_the_way_leads_around_a_detected_trap(arena):
    a = mined(arena)
    hero = a.hero(0, 0)
    ways = routes(a.t, hero, 6)
    assert a.at(2, 0) not in ways.path(a.at(4, 0))
    assert a.at(2, 0) in ways.ends
    b = mined(arena, rows=1)
    assert set(routes(b.t, b.hero(0, 0), 6).ends) == {b.at(1, 0), b.at(2, 0)}


@pytest.mark.rule("dun.trap.detected-step")
def test_a_creature_sets_off_a_detected_trap_and_the_automatons_keep_off(arena):
    a = mined(arena, rows=1, dark_seat=1)
    orc = a.orc(1, 0, vitality=9)
    a.activate(orc)
    a.do(orc, f"move @{a.at(2, 0)}", dice=[3, 4, 1, 1])
    assert orc.cell == a.at(2, 0)
    assert (orc.wounds, a.state.map.traps, a.state.turn.active.action) == (2, [], 0)
    b = mined(arena, rows=1)
    assert min(routes(b.t, b.orc(5, 0), 6).ends) == b.at(3, 0)


@pytest.mark.rule("dun.trap.detected-step")
def test_neither_a_shift_nor_a_jump_is_safe_from_it(arena):
    a = arena()
    hero = a.hero(5, 4, vitality=9)
    a.orc(5, 3)
    a.state.map.traps = [SetTrap(a.at(4, 3), "electric-shock", known=True)]
    a.activate(hero)
    a.do(hero, f"shift @{a.at(4, 3)}", dice=[3, 2, 2, 2])
    assert (hero.wounds, hero.cell, a.state.turn.active.action) == (1, a.at(4, 3), 0)
    b = arena(LANE, ground=(Ground("pit", (4, 0)),))
    jumper = b.hero(3, 0, vitality=9)
    b.state.map.traps = [SetTrap(b.at(5, 0), "electric-shock", known=True)]
    b.activate(jumper)
    b.do(jumper, f"jump @{b.at(5, 0)}", dice=[4, 3, 3, 2, 2, 2])
    assert (jumper.wounds, jumper.cell, b.state.map.traps) == (1, b.at(5, 0), [])
