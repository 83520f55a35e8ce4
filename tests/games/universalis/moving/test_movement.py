"""Movement, terrain, heights, sizes, flying, swimming, jumping, engagement."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground, Section
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.moving import walking
from undercroft.games.universalis.rules.squares.engagement import (
    adjacent,
    capacity,
    engaged_with,
    in_front,
    melee_range,
)
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.state import Mark

LANE = "a" * 12


def ends(a, figure, points=None, **more):
    return set(routes(a.t, figure, points or a.state.turn.active.points, **more).ends)


@pytest.mark.rule("dun.move.points", "dun.move.directions")
def test_movement_five_reaches_five_squares_diagonals_too(arena):
    a = arena()
    hero = a.hero(0, 0)
    a.activate(hero)
    found = ends(a, hero)
    assert a.at(5, 5) in found
    assert a.at(6, 0) not in found
    assert hero.cell not in found


@pytest.mark.rule("dun.move.diagonal-corner")
def test_no_diagonal_step_past_a_wall_corner(arena):
    a = arena("ab\nab", doors=(Door("gap", (0, 0), "east"),))
    a.reveal_all()
    hero = a.hero(0, 1)
    a.activate(hero)
    assert ends(a, hero, 1) == {a.at(0, 0)}
    assert a.at(1, 0) in ends(a, hero, 2)


@pytest.mark.rule("dun.move.through-enemy", "dun.move.through-ally", "dun.move.no-end-occupied")
def test_allies_are_crossed_for_one_point_and_enemies_not_at_all(arena):
    a = arena(LANE)
    hero = a.hero(0, 0)
    a.hero(1, 0)
    a.activate(hero)
    found = routes(a.t, hero, 3).ends
    assert a.at(1, 0) not in found
    assert found[a.at(2, 0)] == 3
    a.state.figures[2].side = 1
    assert routes(a.t, hero, 9).ends == {}


@pytest.mark.rule("dun.move.through-ally")
def test_an_engaged_ally_cannot_be_crossed(arena):
    a = arena("aaaaaa\naaaaaa")
    hero, ally = a.hero(0, 0), a.hero(1, 0)
    a.hero(1, 1)
    a.activate(hero)
    assert a.at(2, 0) in ends(a, hero, 4)
    a.orc(2, 1, marks=Mark.KNOCKED_DOWN)
    assert ally
    assert a.at(3, 0) not in ends(a, hero, 9)


@pytest.mark.rule("dun.terrain.difficult-cost")
def test_movement_six_gives_three_difficult_squares(arena):
    a = arena(LANE, ground=(Ground("difficult", (1, 0), 11),))
    hero = a.hero(0, 0, movement=6)
    a.activate(hero)
    assert ends(a, hero) == {a.at(1, 0), a.at(2, 0), a.at(3, 0)}


@pytest.mark.rule("dun.terrain.difficult-penalty")
def test_difficult_ground_costs_skill_until_the_next_turn(arena):
    from undercroft.games.universalis.content.definitions import Attribute

    a = arena(LANE, ground=(Ground("difficult", (1, 0)),))
    hero = a.hero(0, 0)
    a.activate(hero)
    a.do(hero, f"move @{a.at(2, 0)}")
    values = [figures.value(a.t, hero, x) for x in (Attribute.COMBAT, Attribute.SHOOTING, Attribute.AGILITY)]
    assert values == [2, 2, 2]
    assert figures.value(a.t, hero, Attribute.STRENGTH) == 3


@pytest.mark.rule("dun.skill.exploration.scout.terrain")
def test_a_scout_in_light_armor_ignores_difficult_ground(arena):
    a = arena(LANE, ground=(Ground("difficult", (1, 0), 11),))
    hero = a.hero(0, 0, movement=4, skills=("scout",))
    a.activate(hero)
    assert a.at(4, 0) in ends(a, hero)


@pytest.mark.rule("dun.terrain.climb-cost", "dun.terrain.step-down", "dun.terrain.too-high")
def test_onto_a_low_piece_costs_two_down_costs_one_and_a_high_one_is_closed(arena):
    a = arena(LANE, furniture=(Furnishing("table", (2, 0)), Furnishing("cupboard", (6, 0))))
    low = a.board.pieces[0].squares
    hero = a.hero(1, 0)
    a.activate(hero)
    found = routes(a.t, hero, 12).ends
    assert found[low[0]] == 2
    beyond = max(low) + 1
    assert found[beyond] == found[max(low)] + 1
    assert a.at(6, 0) not in found


@pytest.mark.rule("dun.terrain.too-high", "dun.size.equals-height")
def test_a_small_character_cannot_step_onto_a_table(arena):
    a = arena(LANE, furniture=(Furnishing("table", (2, 0)),))
    imp = a.hero(1, 0, size=1)
    a.activate(imp)
    assert ends(a, imp, 9) == {a.at(0, 0)}


@pytest.mark.rule("dun.terrain.elevated")
def test_on_a_table_a_human_is_three_high_and_still_of_average_size(arena):
    a = arena(LANE, furniture=(Furnishing("table", (2, 0)),))
    hero = a.hero(2, 0)
    assert figures.height(a.t, hero) == 3
    assert hero.size == 2


@pytest.mark.rule("dun.move.facing")
def test_a_mover_faces_the_way_of_his_last_step(arena):
    a = arena()
    hero = a.hero(5, 5, facing="north")
    a.activate(hero)
    a.do(hero, f"move @{a.at(7, 5)}")
    assert hero.facing == 2


@pytest.mark.rule("dun.move.turn-free")
def test_turning_is_neither_move_nor_action(arena):
    a = arena()
    hero = a.hero(5, 5, facing="north")
    active = a.activate(hero)
    a.do(hero, "turn west")
    assert hero.facing == 6
    assert (active.moved, active.action, active.points) == (0, 1, 5)


# ------------------------------------------------------------------------------------------------ facing and engagement


@pytest.mark.rule("dun.facing.front-back")
def test_five_squares_in_front_and_three_behind_for_every_facing(arena):
    a = arena()
    hero = a.hero(5, 5)
    for facing in range(8):
        hero.facing = facing
        around = a.board.field(a.state.map.layout).touching[hero.cell]
        assert sum(in_front(a.board, hero, cell) for cell in around) == 5
    hero.facing = 1
    back = {cell for cell in around if not in_front(a.board, hero, cell)}
    assert back == {a.at(4, 5), a.at(4, 6), a.at(5, 6)}


@pytest.mark.rule("dun.meleerange.area", "dun.los.wall")
def test_the_melee_range_is_eight_squares_and_ends_at_walls(arena):
    a = arena("aaabbb\naaabbb\naaabbb")
    free, walled = a.orc(1, 1), a.orc(2, 1)
    assert bin(melee_range(a.t, free)).count("1") == 8
    assert bin(melee_range(a.t, walled)).count("1") == 5
    hero = a.hero(3, 1)
    assert not adjacent(a.t, hero, walled)


@pytest.mark.rule("dun.meleerange.enter-stop", "dun.walk.stop-in-melee-range")
def test_a_walker_stops_in_the_first_square_of_a_melee_range(arena):
    a = arena(LANE + "\n" + LANE)
    hero = a.hero(0, 0)
    a.orc(4, 1, facing="west")
    a.activate(hero)
    found = ends(a, hero, 9)
    assert a.at(3, 0) in found
    assert a.at(6, 0) not in found
    a.do(hero, f"move @{a.at(3, 0)}")
    assert a.state.turn.active.points == 0


@pytest.mark.rule("dun.meleerange.occupied-ignore", "dun.meleerange.relief")
def test_an_engaged_enemy_is_passed_freely(arena):
    a = arena(LANE + "\n" + LANE + "\n" + LANE)
    hero, ally = a.hero(3, 0), a.hero(5, 2)
    orc = a.orc(4, 1)
    a.activate(hero)
    assert engaged_with(a.t, hero) == []
    assert a.at(7, 0) in ends(a, hero, 9)
    ally.cell = a.at(11, 2)
    assert engaged_with(a.t, hero) == [orc.id]


@pytest.mark.rule("dun.meleerange.capacity")
def test_larger_creatures_hold_more_enemies(arena):
    a = arena()
    troll = a.orc(5, 5, size=3)
    men = [a.hero(1, 1), a.hero(1, 2), a.hero(1, 3)]
    assert capacity(a.orc(9, 1), men[:2]) == 1
    assert capacity(troll, men[:2]) == 2
    troll.size = 4
    assert capacity(troll, men) == 3


@pytest.mark.rule("dun.meleerange.capacity", "dun.meleerange.occupied-ignore")
def test_a_troll_engages_the_second_comer_too(arena):
    a = arena()
    a.hero(5, 3)
    late = a.hero(4, 3)
    troll = a.orc(5, 4, size=3, span=4)
    assert engaged_with(a.t, late) == [troll.id]
    troll.size = 2
    assert engaged_with(a.t, late) == []


@pytest.mark.rule("dun.meleerange.none", "dun.condition.kd-no-range", "dun.condition.stationary")
def test_the_fallen_and_the_stationary_have_no_melee_range(arena):
    a = arena()
    orc = a.orc(5, 5)
    assert melee_range(a.t, orc)
    for mark in (Mark.KNOCKED_DOWN, Mark.STATIONARY):
        orc.marks = mark
        assert melee_range(a.t, orc) == 0


@pytest.mark.rule("dun.large.ignore-melee-range", "dun.large.walk-over")
def test_a_huge_creature_walks_over_average_ones_but_not_over_large_ones(arena):
    a = arena("\n".join(["aaaaaaaaa"] * 3))
    dragon = a.orc(0, 0, size=4, span=4, movement=9)
    man = a.hero(3, 1)
    for y in (0, 2):
        a.hero(3, y)
    a.activate(dragon)
    assert a.at(5, 0) in ends(a, dragon)
    for figure in a.state.figures.values():
        if figure is not dragon:
            figure.size = 3
    assert man
    assert a.at(5, 0) not in ends(a, dragon)


@pytest.mark.rule("dun.large.reference-square")
def test_a_large_base_ends_on_four_free_squares(arena):
    a = arena("aaaaaa\naaaaaa\naaaaaa")
    troll = a.orc(0, 0, size=3, span=4)
    a.orc(4, 0)
    a.activate(troll)
    found = ends(a, troll)
    assert a.at(2, 0) in found
    assert a.at(3, 0) not in found
    assert a.at(3, 1) in found
    assert a.at(5, 1) not in found


@pytest.mark.rule("dun.large.narrow", "dun.huge.narrow")
def test_narrow_passages_are_difficult_for_large_and_closed_to_huge(arena):
    a = arena("aaabbbccc\naaa...ccc", sections=(Section("a"), Section("b", kind="corridor"), Section("c")),
              doors=(Door("x", (2, 0), "east", kind="open"), Door("y", (5, 0), "east", kind="open")))  # fmt: skip
    a.reveal_all()
    troll = a.orc(1, 0, size=3, span=4, movement=9)
    a.activate(troll)
    assert routes(a.t, troll, 8).ends[a.at(7, 0)] == 8
    troll.size = 4
    assert not any(a.board.xy(cell)[0] > 2 for cell in ends(a, troll, 20))


@pytest.mark.rule("dun.large.base-2x1")
def test_a_centaur_ends_on_two_orthogonal_squares(arena):
    a = arena("aaaa")
    centaur = a.hero(0, 0, span=2, other=1)
    a.orc(3, 0, marks=Mark.KNOCKED_DOWN)
    a.activate(centaur)
    assert ends(a, centaur) == {a.at(2, 0)}


# ------------------------------------------------------------------------------------------------ leaving a fight


@pytest.mark.rule("dun.move.disengage", "dun.meleerange.relief")
def test_a_passed_agility_test_frees_the_move_and_keeps_the_action(arena):
    a = arena()
    hero = a.hero(5, 5, agility=4)
    a.orc(5, 4)
    active = a.activate(hero)
    assert not any(text.startswith("move") for text in a.offers(hero))
    a.do(hero, "disengage", [3, 3])
    assert active.action == 1
    assert f"move @{a.at(5, 9 - 2)}" in a.offers(hero)


@pytest.mark.rule("dun.move.disengage-fail")
def test_a_failed_test_ends_the_activation(arena):
    a = arena()
    hero = a.hero(5, 5, agility=3)
    a.orc(5, 4)
    active = a.activate(hero)
    a.do(hero, "disengage", [3, 3])
    assert (active.action, active.points) == (0, 0)
    assert a.offers(hero)[-1] == "end"


@pytest.mark.rule("dun.move.disengage-several")
def test_one_test_for_each_enemy(arena):
    a = arena()
    hero = a.hero(5, 5, agility=4)
    a.orc(5, 4)
    a.orc(6, 4)
    active = a.activate(hero)
    a.do(hero, "disengage", [3, 3, 2, 2])
    assert len(active.free_of) == 1
    assert active.points == 0


@pytest.mark.rule("dun.move.disengage-critical")
def test_a_critical_failure_is_an_automatic_hit_without_criticals(arena):
    a = arena()
    hero = a.hero(5, 5, agility=9, vitality=9)
    a.orc(5, 4, hands=("broadsword",), strength=3)
    a.activate(hero)
    a.do(hero, "disengage", [1, 1, 6, 6, 1, 1])
    assert hero.wounds == 2


@pytest.mark.rule("dun.move.disengage-critical", "dun.shield.block-not-kd")
def test_the_blow_at_who_breaks_away_clumsily_comes_from_ahead_and_can_be_blocked(arena):
    a = arena()
    hero = a.hero(5, 5, agility=9, vitality=9, hands=("shield",))
    a.orc(5, 4, hands=("broadsword",), strength=3)
    a.activate(hero)
    a.play(hero, "disengage", [1, 1, 6])
    assert [key for *_, key in a.t.rolled] == ["disengage", "block"]
    assert hero.wounds == 0


@pytest.mark.rule("dun.move.within-melee-range")
def test_a_step_within_the_melee_range_binds_the_attack(arena):
    a = arena()
    hero = a.hero(5, 5, hands=("broadsword",))
    orc = a.orc(5, 4)
    active = a.activate(hero)
    a.do(hero, f"shift @{a.at(4, 4)}")
    a.orc(3, 3)
    assert (active.points, active.move_over) == (0, True)
    assert [text for text in a.offers(hero) if text.startswith(("attack", "shoot", "cast"))] == [
        f"attack broadsword #{orc.id}"
    ]


# ------------------------------------------------------------------------------------------------ running


@pytest.mark.rule("dun.run.distance", "dun.walk.run-distance", "dun.run.declare")
def test_running_adds_two_dice_up_to_twice_the_movement(arena):
    a = arena()
    hero = a.hero(0, 0, movement=4)
    active = a.activate(hero)
    a.do(hero, "run", [5, 4])
    assert active.points == 8
    assert active.action == 0
    active = a.activate(hero)
    a.do(hero, "run", [1, 2])
    assert active.points == 7


@pytest.mark.rule("dun.run.stumble")
def test_a_double_one_leaves_half(arena):
    a = arena()
    hero = a.hero(0, 0, movement=5)
    active = a.activate(hero)
    a.do(hero, "run", [1, 1])
    assert active.points == 2


@pytest.mark.rule("dun.run.no-melee-range")
def test_a_runner_enters_no_melee_range(arena):
    a = arena(LANE + "\n" + LANE)
    hero = a.hero(0, 0)
    a.orc(4, 1)
    a.activate(hero, running=True)
    assert ends(a, hero, 10, running=True) == {a.at(x, y) for x in (0, 1, 2) for y in (0, 1)} - {hero.cell}


@pytest.mark.rule("dun.run.barred")
@pytest.mark.parametrize("mark", [Mark.STUNNED, Mark.DISEASED, Mark.POISONED, Mark.FLYING, Mark.SHIELDED])
def test_who_cannot_run(arena, mark):
    a = arena()
    hero = a.hero(0, 0)
    a.activate(hero)
    assert "run" in a.offers(hero)
    hero.marks |= mark
    assert "run" not in a.offers(hero)


@pytest.mark.rule("dun.run.barred", "dun.run.declare")
def test_whose_move_is_over_cannot_run_any_more(arena):
    """He has seen a new section by turning: a run would cost his Action and lead nowhere."""
    a = arena()
    hero = a.hero(0, 0)
    a.activate(hero)
    assert "run" in a.offers(hero)
    a.activate(hero, move_over=True)
    assert "run" not in a.offers(hero)


@pytest.mark.rule("dun.run.barred", "dun.condition.wounded-penalty")
def test_the_wounded_and_the_engaged_do_not_run(arena):
    a = arena()
    hero = a.hero(5, 5, vitality=2)
    a.activate(hero)
    hero.wounds = 1
    assert "run" not in a.offers(hero)
    hero.wounds = 0
    a.orc(5, 4)
    assert "run" not in a.offers(hero)


@pytest.mark.rule("dun.skill.nature.staggering")
def test_the_staggering_never_run(arena):
    a = arena()
    hero = a.hero(5, 5, skills=("staggering",))
    a.activate(hero)
    assert "run" not in a.offers(hero)


@pytest.mark.rule("dun.skill.exploration.fast.run")
def test_the_fast_always_run_twice_their_movement(arena):
    a = arena()
    hero = a.hero(0, 0, movement=5, agility=4, skills=("fast",))
    active = a.activate(hero)
    a.do(hero, "run", [1, 2])
    assert active.points == 10


@pytest.mark.rule("dun.trap.reaction")
@pytest.mark.parametrize("stopped", [True, False])
def test_whose_move_is_over_before_a_step_takes_it_no_more(arena, monkeypatch, stopped):
    a = arena()
    orc = a.orc(3, 3)
    a.activate(orc)

    async def warned(t, who, cell, spot):
        t.state.turn.active.move_over = stopped
        return False

    monkeypatch.setattr(walking.playing, "on_trap", warned)
    a.do(orc, f"move @{a.at(5, 3)}")
    assert orc.cell == (a.at(3, 3) if stopped else a.at(5, 3))
