"""Walking, jumping, swapping places, carrying."""

import pytest

from undercroft.games.doria.content.definitions import AGI, STR
from undercroft.games.doria.events import JumpChecked
from undercroft.games.doria.rules import actions, gear, ground, moving, previews, status
from undercroft.games.doria.rules.options import Jump, RunUp, Swap, Walk
from undercroft.toolkit.odds import either

POND = "#######\n#.....#\n#.OOO.#\n#.OOO.#\n#.OOO.#\n#.....#\n#######"
DITCH = "#######\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#######"
"""A ditch of one square divides the room."""
MOAT = "#######\n#.OO..#\n#.OO..#\n#.OO..#\n#.OO..#\n#.OO..#\n#######"
"""A moat two squares wide."""


def squares(s, hero=0, kind=Walk):
    return {s.at(option.square) for option in moving.moves(s.t, hero) if isinstance(option, kind)}


@pytest.mark.rule("doria.walk.cost", "doria.walk.single-action", "doria.grid.orthogonal")
def test_a_walk_of_any_length_is_one_action_of_one_point_per_square(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", ap=9)
    s.step(answers=[f"walk {s.sq(3, 1)}"])
    assert s.at(s.hero("warrior").square) == (3, 1)
    assert s.hero("warrior").ap == 5  # diagonals take two steps
    assert s.next() == ("act", 0)


@pytest.mark.rule("doria.walk.not-negative")
def test_five_points_do_not_reach_seven_squares(scene):
    s = scene(heroes={"huntress": (0, 0)})
    s.set("huntress", ap=5)
    reached = squares(s)
    assert (4, 1) in reached
    assert (4, 3) not in reached
    s.step(answers=[f"walk {s.sq(4, 1)}"])
    assert s.hero("huntress").ap == 0


@pytest.mark.rule("doria.walk.monsters-block")
def test_monsters_can_be_neither_entered_nor_passed(scene):
    corridor = "#######\n#######\n#######\n#.....#\n#######\n#######\n#######"
    s = scene(corridor, heroes={"warrior": (0, 2)})
    s.monster("zombie", 2, 2)
    assert squares(s) == {(1, 2)}


@pytest.mark.rule("doria.walk.pass-heroes")
def test_characters_can_be_passed_but_not_stood_on(scene):
    corridor = "#######\n#######\n#######\n#.....#\n#######\n#######\n#######"
    s = scene(corridor, heroes={"warrior": (0, 2), "mage": (1, 2)})
    s.set("warrior", ap=3)
    assert squares(s) == {(2, 2), (3, 2)}
    s.step(answers=[f"walk {s.sq(3, 2)}"])
    assert s.hero("warrior").ap == 0


@pytest.mark.rule("doria.walk.blocked-squares", "doria.marker.hole")
def test_red_borders_and_holes_are_never_entered(scene):
    s = scene(POND, heroes={"warrior": (0, 0)})
    s.set("warrior", ap=40)
    assert len(squares(s)) == 15  # the sixteen squares round the pond, less its own
    assert (2, 2) not in squares(s)
    ground.dig_hole(s.t, s.sq(1, 0))
    assert (1, 0) not in squares(s)


@pytest.mark.rule("doria.walk.red-border-sight", "doria.walk.figures-sight-en", "doria.los.not-blocking")
def test_red_borders_and_figures_do_not_block_sight_nor_areas(scene):
    s = scene(POND, heroes={"warrior": (0, 2), "mage": (4, 2)})
    s.monster("zombie", 0, 3)
    assert s.board.sees(s.sq(0, 2), s.sq(4, 2))
    assert s.board.sees(s.sq(0, 4), s.sq(0, 0))  # over the zombie and the warrior
    assert s.sq(2, 2) in ground.squares_around(s.t, s.sq(0, 2), 2)


@pytest.mark.rule("doria.walk.furniture-en")
def test_furniture_is_a_normal_square_and_a_wall_is_not(scene):
    art = "#######\n#.t#..#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    s = scene(art, heroes={"warrior": (0, 0)})
    assert (1, 0) in squares(s)
    assert (2, 0) not in squares(s)


# ----------------------------------------------------------------------------------------------- jumping


@pytest.mark.rule("doria.jump.cost", "doria.jump.combine", "doria.jump.check")
def test_the_huntress_walks_jumps_and_walks_on(scene):
    s = scene(DITCH, heroes={"huntress": (0, 0)})
    s.set("huntress", str_=7, agi=10, ap=19)
    s.step(answers=["run-up", f"run-up {s.sq(1, 0)}"])
    assert s.next() == ("go_on", 0)  # the action is not interrupted
    s.step(answers=[f"jump {s.sq(3, 0)}"])
    assert s.t.rolled == []  # the check comes after the whole movement
    s.step(answers=[f"walk {s.sq(4, 1)}"], dice=[6, 8])
    assert s.hero("huntress").ap == 19 - 1 - 5 - 2
    told = s.told(JumpChecked)[0]
    assert (told.total, told.target, told.passed) == (31, 20, 1)
    assert s.hero("huntress").hp == s.hero("huntress").max_hp


@pytest.mark.rule("doria.jump.fall-damage", "doria.jump.fall-multiplier", "doria.jump.always-lands")
def test_the_mage_fumbles_over_three_squares(scene):
    s = scene(MOAT, heroes={"mage": (0, 0)})
    s.set("mage", str_=4, agi=7, ap=20, hp=4)
    s.step(answers=[f"jump {s.sq(3, 0)}"])
    s.step(answers=["stop"], dice=[1, 1])
    assert s.at(s.hero("mage").square) == (3, 0)
    assert s.hero("mage").hp == 4 - 9


@pytest.mark.rule("doria.jump.target-number")
@pytest.mark.parametrize(("length", "target"), [(2, 20), (4, 40)])
def test_ten_for_each_square_jumped(scene, length, target):
    s = scene(heroes=["warrior"])
    s.run(moving.land(s.t, 0, length), dice=[9, 9])
    assert s.told(JumpChecked)[0].target == target


@pytest.mark.rule("doria.jump.fall-damage", "doria.jump.fall-multiplier")
@pytest.mark.parametrize(
    ("own", "dice", "lost"),
    [(10, [5, 5], 0), (9, [5, 5], 2), (1, [5, 5], 2), (0, [5, 5], 4), (18, [1, 1], 4), (8, [1, 1], 6)],
)
def test_each_critical_failure_and_a_fumble_raise_the_damage(scene, own, dice, lost):
    s = scene(heroes=["warrior"])
    helmet = s.give("warrior", "leather-helmet")
    s.set("warrior", str_=own, agi=0, hp=10)
    s.run(moving.land(s.t, 0, 2), dice=dice)
    assert s.hero("warrior").hp == 10 - lost
    assert helmet not in s.state.damaged  # armor never helps


@pytest.mark.rule("doria.jump.purpose", "doria.jump.sight-en")
def test_jumps_cross_what_cannot_be_walked_to_squares_in_sight(scene):
    s = scene(DITCH, heroes={"warrior": (1, 2)})
    landings = {s.at(option.square): option.length for option in moving.jumps(s.t, s.board, 0)}
    assert landings[3, 2] == 2
    assert landings[4, 2] == 3
    assert landings[3, 1] == 3
    assert (0, 2) not in landings  # that can be walked
    assert (2, 2) not in landings  # nobody lands in the ditch
    wall = "#######\n#..O..#\n#..O#.#\n#..O..#\n#..O..#\n#..O..#\n#######"
    blind = scene(wall, heroes={"warrior": (1, 1)})
    assert (4, 1) not in {blind.at(option.square) for option in moving.jumps(blind.t, blind.board, 0)}


@pytest.mark.rule("doria.jump.purpose")
def test_a_jump_may_lead_onto_the_next_tile(scene):
    art = {
        (0, 0): "#######\n#.....#\n#.....#\n#....OD\n#.....#\n#.....#\n#######",
        (1, 0): "#######\n#.....#\n#.....#\nDO....#\n#.....#\n#.....#\n#######",
    }
    s = scene(art, heroes={"warrior": (3, 2)})
    landings = {s.at(option.square): option.length for option in moving.jumps(s.t, s.board, 0)}
    assert landings[6, 2] == 3


@pytest.mark.rule("doria.jump.monsters-en", "doria.jump.monsters-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_never_over_a_monster_but_past_it(scene, edition):
    s = scene(MOAT, heroes={"warrior": (0, 2)}, edition=edition)
    s.monster("gargoyle", 1, 2)
    landings = {s.at(option.square): option.length for option in moving.jumps(s.t, s.board, 0)}
    assert landings.get((3, 2), 9) > 3  # not straight on
    s.state.monsters.clear()
    s.monster("gargoyle", 1, 1)
    landings = {s.at(option.square): option.length for option in moving.jumps(s.t, s.board, 0)}
    assert landings[3, 2] == 3


@pytest.mark.rule("doria.jump.negative-ap")
def test_a_jump_may_go_below_zero_but_then_it_ends(scene):
    s = scene(DITCH, heroes={"warrior": (1, 0)})
    s.set("warrior", ap=2)
    s.step(answers=[f"jump {s.sq(3, 0)}"])
    assert s.hero("warrior").ap == -3
    s.step(dice=[9, 9])  # the lone option is to stop
    assert s.state.moving == -1
    s.set("warrior", ap=0)
    assert moving.moves(s.t, 0) == []


@pytest.mark.rule("doria.jump.free-landing", "doria.jump.onto-hero")
def test_onto_a_character_only_with_a_square_beside_and_a_point_left(scene):
    s = scene(DITCH, heroes={"mage": (1, 0), "huntress": (3, 0)})
    s.set("mage", ap=6)
    options = [str(option) for option in moving.jumps(s.t, s.board, 0) if option.square == s.sq(3, 0)]
    assert options == [f"jump {s.sq(3, 0)} aside {s.sq(4, 0)}", f"jump {s.sq(3, 0)} aside {s.sq(3, 1)}"]
    s.step(answers=[options[0]])
    assert s.hero("mage").ap == 0
    assert s.at(s.hero("mage").square) == (4, 0)
    s = scene(DITCH, heroes={"mage": (1, 0), "huntress": (3, 0)})
    s.set("mage", ap=5)
    assert not [option for option in moving.jumps(s.t, s.board, 0) if option.square == s.sq(3, 0)]


@pytest.mark.rule("doria.jump.free-landing", "doria.jump.monster-at-landing")
def test_with_the_huntress_surrounded_the_mage_may_not_jump(scene):
    nook = "#######\n#.O.###\n###.###\n#######\n#######\n#######\n#######"
    s = scene(nook, heroes={"mage": (0, 0), "huntress": (2, 0)})
    orc = s.monster("orc", 2, 1)
    assert moving.jumps(s.t, s.board, 0) == []
    del s.state.monsters[orc]
    assert [str(option) for option in moving.jumps(s.t, s.board, 0)] != []
    s.state.heroes[1].square = s.sq(2, 1)
    s.monster("orc", 2, 0)
    assert moving.jumps(s.t, s.board, 0) == []


@pytest.mark.rule("doria.card.jump-bonus-en")
def test_a_jump_bonus_adds_to_the_check(scene):
    s = scene(heroes=["warrior"])
    boots = s.card("leather-helmet")
    s.revise(boots, needs=(), jump=3)
    gear.put_on(s.content, s.hero("warrior"), boots, 0)
    s.set("warrior", str_=5, agi=2)
    s.run(moving.land(s.t, 0, 2), dice=[5, 5])
    assert s.told(JumpChecked)[0].total == 20


def test_a_jump_means_its_chance_and_its_cost(scene):
    from undercroft.games.doria.rules.dice import check_odds

    s = scene(DITCH, heroes={"warrior": (1, 0)})
    meaning = previews.act_meaning(s.t, 0, Jump(s.sq(3, 0), s.sq(3, 0), 2))
    own = s.hero("warrior").attributes[STR] + s.hero("warrior").attributes[AGI]
    assert meaning.odds == either(check_odds(own, 20), "pass", "harm")
    assert [cost.value for cost in meaning.cost] == [5]
    assert meaning.rank == 0
    s.hero("warrior").boons = {"jump": 3}
    meaning = previews.act_meaning(s.t, 0, Jump(s.sq(3, 0), s.sq(3, 0), 2))
    assert meaning.odds == either(check_odds(own + 3, 20), "pass", "harm")


def test_a_jump_over_a_friend_where_one_could_walk_is_far_fetched(scene):
    s = scene(ROW, heroes={"warrior": (0, 0), "mage": (1, 0)})
    jump = Jump(s.sq(2, 0), s.sq(2, 0), 2)
    assert previews.act_meaning(s.t, 0, jump).rank == 2
    s.set("warrior", ap=1)
    assert previews.act_meaning(s.t, 0, jump).rank == 0


@pytest.mark.rule("doria.marker.hole-under-hero")
def test_who_stands_on_a_new_hole_stays_until_the_next_move(scene):
    s = scene(heroes={"warrior": (2, 2), "mage": (2, 1)})
    ground.dig_hole(s.t, s.sq(2, 2))
    assert s.at(s.hero("warrior").square) == (2, 2)
    assert (2, 3) in squares(s)
    assert (2, 2) not in squares(s, 1)

    s.step(answers=[f"walk {s.sq(2, 3)}"])
    assert (2, 2) not in squares(s)


# ----------------------------------------------------------------------------------------------- swapping, carrying


@pytest.mark.rule("doria.swap.cost-en", "doria.swap.combine-en")
def test_walk_next_to_a_friend_and_swap_places(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (3, 0)}, seats=2)
    s.set("warrior", ap=12)
    s.step(answers=["swap mage 1", "yes"])
    assert s.at(s.hero("warrior").square) == (3, 0)
    assert s.at(s.hero("mage").square) == (2, 0)
    assert s.hero("warrior").ap == 12 - 2 - 5
    assert s.t.asked[1].seat == 1
    s.step(answers=[f"walk {s.sq(4, 0)}"])  # and go on
    assert s.hero("warrior").ap == 4


@pytest.mark.rule("doria.swap.cost-en")
def test_the_other_may_refuse_to_swap(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)}, seats=2)
    s.step(answers=["swap mage 1", "no"])
    assert s.at(s.hero("warrior").square) == (0, 0)
    assert s.hero("warrior").ap == 20


def test_the_first_edition_knows_no_swap(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)}, edition="de")
    assert not [option for option in actions.legal(s.t, 0) if isinstance(option, Swap)]


@pytest.mark.rule("doria.carry.pick-up", "doria.carry.limits-en", "doria.carry.no-interrupt-en")
def test_pick_up_an_unconscious_friend_in_the_middle_of_a_walk(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (2, 0), "ranger": (2, 0), "huntress": (2, 1)})
    s.set("mage", unconscious=True)
    s.set("ranger", unconscious=True)
    s.step(answers=["run-up"])  # there is only one square to run to
    s.step(answers=["pick-up 1"])
    assert s.hero("warrior").carries == 1
    assert [str(option) for option in moving.lifts(s.t, 0)] == ["put-down"]  # only one at a time
    s.step(answers=[f"walk {s.sq(4, 0)}"])
    assert s.hero("warrior").ap == 20 - 2 - 4  # double cost while carrying
    assert s.at(s.hero("mage").square) == (4, 0)
    s.step(answers=["put-down"])
    assert s.hero("warrior").carries == -1
    assert s.hero("warrior").ap == 14
    assert "pick-up 3" not in map(str, moving.lifts(s.t, 0))  # the huntress is conscious


@pytest.mark.rule("doria.carry.double-cost-en")
def test_carrying_doubles_walks_jumps_and_swaps(scene):
    s = scene(DITCH, heroes={"warrior": (1, 0), "mage": (1, 0), "ranger": (0, 0)})
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1, ap=30)
    moving.jump(s.t, 0, Jump(s.sq(3, 0), s.sq(3, 0), 2))
    assert s.hero("warrior").ap == 20
    s.state.heroes[0].square = s.sq(1, 0)
    s.run(moving.swap(s.t, 0, Swap(2, s.sq(1, 0), "ranger")))
    assert s.hero("warrior").ap == 10
    s.set("warrior", ap=5)
    assert max(moving.reach(s.t, s.board, 0).values()) == 2


@pytest.mark.rule("doria.carry.double-cost-de")
def test_carrying_doubles_in_the_first_edition(scene):
    s = scene(DITCH, heroes={"warrior": (1, 0), "mage": (1, 0)}, edition="de")
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1, ap=30)
    moving.jump(s.t, 0, Jump(s.sq(3, 0), s.sq(3, 0), 2))
    s.run(moving.walk(s.t, 0, s.sq(4, 0)))
    assert s.hero("warrior").ap == 30 - 10 - 2


@pytest.mark.rule("doria.carry.jump-damage")
def test_a_failed_jump_hurts_both(scene):
    s = scene(heroes=["warrior", "mage"])
    s.set("mage", unconscious=True, hp=0)
    s.set("warrior", carries=1, str_=1, agi=1, hp=10)
    s.run(moving.land(s.t, 0, 2, carried=1), dice=[5, 5])
    assert s.hero("warrior").hp == 8
    assert s.hero("mage").hp == -2


@pytest.mark.rule("doria.carry.jump-damage", "doria.carry.no-interrupt-en", "doria.jump.check")
@pytest.mark.parametrize(("before", "mage"), [(True, 1), (False, 5)])
def test_a_jump_hurts_whom_one_carried_in_it_and_nobody_picked_up_or_put_down_later(scene, before, mage):
    s = scene(DITCH, heroes={"warrior": (1, 0), "mage": (1, 0) if before else (3, 0)})
    s.set("mage", unconscious=True, hp=5)
    s.set("warrior", carries=1 if before else -1, str_=1, agi=1, hp=15)
    s.step(answers=[f"jump {s.sq(3, 0)}"])
    assert s.step(answers=["put-down" if before else "pick-up 1"]) == "go_on"
    s.step(dice=[2, 3], answers=["stop"])  # 7 against 20: a critical failure over two squares
    assert (s.hero("warrior").hp, s.hero("mage").hp) == (11, mage)


@pytest.mark.rule("doria.carry.jump-damage")
def test_three_who_are_carried_over_one_after_the_other_are_told_apart(scene):
    s = scene(DITCH, heroes={"warrior": (1, 0), "mage": (1, 1), "ranger": (1, 0)})
    s.set("warrior", carries=2, str_=1, agi=1, hp=15)
    s.set("ranger", unconscious=True, hp=5)
    s.step(answers=[f"jump {s.sq(3, 0)}"])
    assert (s.state.jumps, s.state.laden) == ([2], [2])
    s.step(dice=[2, 3], answers=["stop"])
    assert (s.hero("ranger").hp, s.hero("mage").hp) == (1, s.hero("mage").max_hp)


@pytest.mark.rule("doria.swap.cost-en", "doria.marker.hole")
def test_nobody_is_swapped_onto_a_hole(scene):
    s = scene(heroes={"warrior": (1, 0), "mage": (2, 0)})
    s.set("warrior", ap=1)
    assert "swap mage 1" in [str(option) for option in actions.legal(s.t, 0)]
    ground.dig_hole(s.t, s.sq(2, 0))
    assert "swap mage 1" not in [str(option) for option in actions.legal(s.t, 0)]
    own = scene(heroes={"warrior": (1, 0), "mage": (2, 0)})
    own.set("warrior", ap=1)
    ground.dig_hole(own.t, own.sq(1, 0))
    assert not [option for option in actions.legal(own.t, 0) if isinstance(option, Swap)]
    own.set("warrior", ap=9)  # with points enough to leave the hole first
    swap = next(option for option in actions.legal(own.t, 0) if isinstance(option, Swap))
    assert own.at(swap.square) == (3, 0)


@pytest.mark.rule("doria.card.immobilized-en", "doria.carry.pick-up")
def test_who_is_held_is_not_carried_away(scene):
    s = scene(heroes={"warrior": (2, 2), "mage": (2, 2)})
    s.set("mage", unconscious=True, held=True)
    assert moving.lifts(s.t, 0) == []
    assert moving.lying(s.t, 0) == []
    status.free(s.t, 1)
    assert [str(option) for option in moving.lifts(s.t, 0)] == ["pick-up 1"]


@pytest.mark.rule("doria.uncon.wake-displaced", "doria.marker.hole-under-hero")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_who_wakes_on_a_hole_lies_there_still(scene, edition):
    s = scene(heroes={"warrior": (2, 2), "mage": (0, 0)}, edition=edition)
    s.set("warrior", unconscious=True)
    ground.dig_hole(s.t, s.sq(2, 2))
    s.run(status.wake_up(s.t, 0))
    assert s.at(s.hero("warrior").square) == (2, 2)
    taken = scene(heroes={"warrior": (2, 2), "mage": (0, 0)}, edition=edition)
    taken.set("warrior", unconscious=True)
    taken.monster("gargoyle", 2, 2)  # it hovers over the hole
    ground.dig_hole(taken.t, taken.sq(2, 2))
    taken.run(status.wake_up(taken.t, 0), answers=[str(taken.sq(2, 1))])
    assert taken.at(taken.hero("warrior").square) == (2, 1)


@pytest.mark.rule("doria.card.immobilized-en", "doria.trap.no-movement-en")
def test_the_held_cannot_move_but_attack_and_use_items(scene):
    s = scene(DITCH, heroes={"warrior": (1, 0), "mage": (1, 1)})
    sword = s.give("warrior", "short-sword")
    s.monster("orc", 0, 0)
    s.give("warrior", "small-healing-potion", "belt")
    s.set("warrior", hp=5)
    status.hold(s.t, 0)
    options = actions.legal(s.t, 0)
    assert not [option for option in options if isinstance(option, (Walk, RunUp, Jump, Swap))]
    assert [option for option in options if str(option).startswith("attack")]
    assert [option for option in options if str(option).startswith("use")]
    gear.damage_card(s.t, sword)
    assert "repair" in map(str, actions.legal(s.t, 0))
    status.free(s.t, 0)
    assert squares(s)


def test_a_blocker_keeps_its_neighbour_from_walking(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.monster("orc", 1, 0, mods=("blocker",))
    assert squares(s) == set()
    s.state.monsters[0].square = s.sq(2, 0)
    assert squares(s) != set()


def test_refusals_say_why(scene):
    s = scene(heroes={"warrior": (0, 0)})
    assert actions.why_not(s.t, 0, "walk 24").id == "no-walk"
    assert actions.why_not(s.t, 0, "search").id == "no-search"
    status.hold(s.t, 0)
    assert actions.why_not(s.t, 0, "walk 3").id == "no-held"


# ----------------------------------------------------------------------------------------------- over friends

ROW = "#######\n#.....#\n#######\n#######\n#######\n#######\n#######"


@pytest.mark.rule("doria.jump.purpose", "doria.jump.negative-ap", "doria.jump.target-number")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_one_jumps_over_a_friend_whom_one_could_not_walk_past(scene, edition):
    s = scene(ROW, heroes={"warrior": (0, 0), "mage": (1, 0)}, edition=edition)
    s.set("warrior", ap=1)
    s.step(answers=[f"jump {s.sq(2, 0)}"])
    s.step(dice=[2, 3])
    assert s.at(s.hero("warrior").square) == (2, 0)
    assert s.hero("warrior").ap == -4
    assert s.told(JumpChecked)[0].target == 20


@pytest.mark.rule("doria.jump.purpose", "doria.jump.monsters-en", "doria.jump.free-landing")
def test_over_how_many_friends_and_never_over_monsters(scene):
    s = scene(ROW, heroes={"warrior": (0, 0), "mage": (1, 0), "ranger": (2, 0)})
    assert squares(s, kind=Jump) == {(3, 0)}  # over both at once
    s.set("ranger", unconscious=True)
    assert squares(s, kind=Jump) == {(2, 0)}  # who lies there is in nobody's way
    s.set("ranger", unconscious=False)
    s.monster("orc", 3, 0)
    assert squares(s, kind=Jump) == set()
    wall = scene(ROW, heroes={"warrior": (3, 0), "mage": (4, 0)})
    assert squares(wall, kind=Jump) == set()
    apart = scene(ROW, heroes={"warrior": (0, 0), "mage": (2, 0)})
    assert squares(apart, kind=Jump) == set()


@pytest.mark.rule("doria.jump.onto-hero", "doria.walk.not-negative", "doria.carry.double-cost-en")
@pytest.mark.parametrize(("ap", "carries", "ground", "offered"), [
    (11, 2, "", False), (12, 2, "", True), (6, -1, "", True), (5, -1, "", False),
    (6, -1, "ice", False), (7, -1, "ice", True),
])  # fmt: skip
def test_stepping_aside_is_walking_and_paid_in_full(scene, ap, carries, ground, offered):
    s = scene(
        "#######\n#..O..#\n#######\n#######\n#######\n#######\n#######",
        heroes={"warrior": (1, 0), "mage": (3, 0), "huntress": (1, 0)},
    )
    s.set("huntress", unconscious=True)
    s.set("warrior", carries=carries, ap=ap)
    if ground:
        s.state.ground[s.sq(4, 0)] = ground
    aside = [part for part in moving.moves(s.t, 0) if isinstance(part, Jump) and part.aside != part.square]
    assert bool(aside) is offered
    if offered:
        assert moving.jump_cost(s.t, s.hero("warrior"), aside[0]) == ap


@pytest.mark.rule("doria.marker.elements-en", "doria.jump.onto-hero")
def test_who_steps_aside_out_of_the_fire_has_been_in_it(scene):
    s = scene(
        "#######\n#..O..#\n#######\n#######\n#######\n#######\n#######", heroes={"warrior": (1, 0), "mage": (3, 0)}
    )
    s.state.ground[s.sq(3, 0)] = "fire"
    before = s.hero("warrior").hp
    s.step(answers=[f"jump {s.sq(3, 0)} aside {s.sq(4, 0)}"])
    assert s.hero("warrior").hp == before - 1


@pytest.mark.rule("doria.phase-c.unconscious", "doria.carry.pick-up")
def test_who_falls_unconscious_lets_go_of_whom_it_carries(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0), "huntress": (3, 3)})
    s.set("mage", unconscious=True, resting=True)
    s.set("warrior", carries=1)
    s.state.phase, s.state.queue = "C", [0]
    s.step(dice=[1, 1])
    assert s.hero("warrior").unconscious
    assert s.hero("warrior").carries == -1
    s.set("huntress", carries=1)
    s.state.queue = [2]
    s.step(dice=[5, 5])
    assert s.hero("huntress").carries == 1
