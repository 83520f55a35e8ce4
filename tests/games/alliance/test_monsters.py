"""Monster activation: order, choice in tiers, forced movement and attack."""

import pytest

from undercroft.games.alliance.events import Moved
from undercroft.games.alliance.rules import battle, monsters
from undercroft.games.alliance.rules.abilities import value
from undercroft.games.alliance.spine import next_step
from undercroft.games.alliance.state import MarkToken


def corridor(board, **setup):
    """Places 11, 12, 13 joined in a row; the heroes of both seats at home, behind closed doors."""
    b = board(**setup)
    for place in (11, 12, 13):
        b.tile(place)
    b.arch(11, "east")
    b.arch(12, "east")
    b.state.stage = "monsters"
    return b


# -------------------------------------------------------------------------------------------------------------- choice


@pytest.mark.rule("alliance.monster.choice-tier1", "alliance.monster.choice-tier2", "alliance.monster.choice-tier3")
@pytest.mark.rule("alliance.monster.connected", "alliance.monster.choice-free")
def test_the_farthest_tier_with_a_ready_monster_comes_first(board):
    b = corridor(board)
    b.hero("petra", 11, 4)
    spots = ((11, 0), (12, 0), (13, 0), (13, 1))
    same, next_door, far, far_too = (b.monster("t-rat", *spot) for spot in spots)
    assert monsters.choices(b.state, b.content, 0) == [far, far_too]  # free choice within the tier
    for who in (far, far_too):
        b.state.monsters[who].ready = False
    assert monsters.choices(b.state, b.content, 0) == [next_door]
    b.state.monsters[next_door].ready = False
    assert monsters.choices(b.state, b.content, 0) == [same]
    for who in (next_door, far, far_too):
        b.state.monsters[who].ready = True
    assert monsters.choices(b.state, b.content, 1) == [same, next_door, far, far_too]  # all far from the other Alliance


@pytest.mark.rule("alliance.monster.connected", "alliance.monster.choice-tier1")
def test_an_adjacent_room_without_an_archway_is_not_connected(board):
    b = corridor(board)
    b.hero("petra", 11, 4)
    rat, far = b.monster("t-rat", 12, 0), b.monster("t-rat", 13, 0)
    assert monsters.choices(b.state, b.content, 0) == [far]
    b.state.arches = 0
    assert monsters.choices(b.state, b.content, 0) == [rat, far]


@pytest.mark.rule("alliance.monster.choice-tier3", "alliance.monster.choice-tier1")
def test_defeated_heroes_count_and_the_worst_tier_holds(board):
    b = corridor(board)
    b.hero("petra", 11, 4, down=True, wounds=5)
    b.hero("lorna", 12, 4)
    with_petra, with_lorna = b.monster("t-rat", 11, 0), b.monster("t-rat", 12, 0)
    assert monsters.choices(b.state, b.content, 0) == [with_petra, with_lorna]  # neither is only next door
    next_door = b.monster("t-rat", 13, 0)
    assert monsters.choices(b.state, b.content, 0) == [next_door]


@pytest.mark.rule("alliance.monster.choice-tier3")
def test_by_a_switch_defeated_heroes_do_not_count(board):
    b = corridor(board, options={"fallen-count": False})
    b.hero("petra", 11, 4, down=True, wounds=5)
    rat, far = b.monster("t-rat", 11, 0), b.monster("t-rat", 13, 0)
    assert monsters.choices(b.state, b.content, 0) == [rat, far]
    b.hero("petra", down=False)
    assert monsters.choices(b.state, b.content, 0) == [far]


# ------------------------------------------------------------------------------------------------------------ movement


@pytest.mark.rule("alliance.monster.move-must-reach", "alliance.monster.attack-mandatory")
def test_a_monster_must_come_within_reach_even_of_an_own_hero(board):
    b = corridor(board)
    b.hero("petra", 11, 4)
    rat = b.monster("t-rat", 12, 5)
    b.run(monsters.activate(b.t, 0), str(b.at(11, 5)), "west")
    offered = [str(option) for option in b.t.asked[0].options]
    assert set(offered) == {str(b.at(11, local)) for local in (2, 5, 8)}  # of all it can reach, those beside a hero
    assert b.state.monsters[rat].cell == b.at(11, 5)
    assert b.hero("petra").wounds == 2
    assert not b.state.monsters[rat].ready


@pytest.mark.rule("alliance.monster.move-free-otherwise")
def test_out_of_reach_a_monster_moves_as_the_player_likes_or_not_at_all(board):
    b = corridor(board)
    rat = b.monster("t-rat", 12, 4)
    cells = monsters.reach(b.state, b.content, rat)
    b.run(monsters.activate(b.t, 0), str(b.at(12, 4)), "north")
    assert [int(str(option)) for option in b.t.asked[0].options] == list(cells)
    assert b.state.monsters[rat].cell == b.at(12, 4)
    assert not b.state.monsters[rat].ready
    assert len(b.t.asked) == 2


@pytest.mark.rule("alliance.monster.attack-mandatory")
def test_the_player_in_control_chooses_among_the_heroes_in_reach(board):
    b = corridor(board)
    b.hero("petra", 11, 3)
    b.hero("mcfarlin", 11, 5)
    b.monster("t-rat", 11, 1)
    spots = monsters.positions(b.state, b.content, 100)
    assert set(spots[b.at(11, 4)]) == {b.who("petra"), b.who("mcfarlin")}
    b.run(monsters.activate(b.t, 1), str(b.at(11, 4)), "north", "petra")
    assert b.hero("petra").wounds == 2
    assert b.hero("mcfarlin").wounds == 0


@pytest.mark.rule("alliance.monster.spin", "alliance.battle.monsters-same")
def test_a_monster_turns_so_that_somebody_is_before_it(board):
    b = corridor(board)
    b.hero("petra", 11, 7)
    rat = b.monster("t-rat", 11, 4, facing="north")
    b.state.marks = []
    assert monsters.faced(b.state, rat, monsters.victims(b.state, b.content, rat)) == []  # she stands behind it
    b.run(monsters.activate(b.t, 1), str(b.at(11, 4)), "east")
    faces = [str(option) for option in b.t.asked[1].options]
    assert faces == ["east", "south", "west"]
    assert b.hero("petra").wounds == 2


@pytest.mark.rule("alliance.monster.speed")
def test_monsters_pay_for_steps_and_for_leaving_heroes(board):
    b = corridor(board)
    b.state.arches = 0
    rat = b.monster("t-rat", 12, 0)
    assert monsters.reach(b.state, b.content, rat)[b.at(12, 8)] == 2
    b.hero("petra", 12, 1)
    costs = monsters.reach(b.state, b.content, rat)
    assert costs[b.at(12, 3)] == 2  # 1 and 1 more to leave her side
    assert b.at(12, 6) not in costs  # the next step would cost two more


@pytest.mark.rule("alliance.monster.speed")
def test_a_hero_who_is_just_as_far_as_a_monster_runs_hinders_it_all_the_same(board):
    b = corridor(board)
    rat = b.monster("t-rat", 11, 4)
    assert monsters.reach(b.state, b.content, rat)[b.at(12, 1)] == 3
    b.hero("petra", 12, 4)  # three spaces away; the spaces before 12,1 all lie beside her
    costs = monsters.reach(b.state, b.content, rat)
    assert costs[b.at(12, 0)] == 2
    assert b.at(12, 1) not in costs


@pytest.mark.rule("alliance.monster.through-archways", "alliance.monster.no-doors")
def test_monsters_leave_their_room_only_through_open_passages(board):
    b = corridor(board)
    rat = b.monster("t-rat", 12, 3)
    assert any(cell in monsters.reach(b.state, b.content, rat) for cell in (b.at(11, 5), b.at(11, 4)))
    b.state.arches = 0
    assert all(cell // 15 // 3 * 5 + cell % 15 // 3 == 12 for cell in monsters.reach(b.state, b.content, rat))
    b.run(monsters.activate(b.t, 0), str(b.at(12, 3)), "west")
    assert b.state.arches == 0


@pytest.mark.rule("alliance.monster.not-through-heroes", "alliance.monster.through-monsters")
@pytest.mark.rule("alliance.monster.end-empty")
def test_monsters_pass_through_monsters_but_not_through_heroes_and_end_alone(board):
    b = corridor(board)
    b.state.arches = 0
    rat = b.monster("t-rat", 12, 3)
    for local in (1, 4, 7):
        b.monster("t-archer", 12, local)
    costs = monsters.reach(b.state, b.content, rat)
    assert costs[b.at(12, 5)] == 2  # straight through the middle one
    assert b.at(12, 4) not in costs
    del b.state.monsters[101], b.state.monsters[102], b.state.monsters[103]
    for hero, local in (("petra", 1), ("lorna", 4), ("krom", 7)):
        b.hero(hero, 12, local)
    assert b.at(12, 5) not in monsters.reach(b.state, b.content, rat)


# ---------------------------------------------------------------------------------------------------------- activation


@pytest.mark.rule("alliance.monster.steps", "alliance.monster.exhaust", "alliance.monster.one-attack")
@pytest.mark.rule("alliance.monster.no-second-movement", "alliance.monster.no-move-after-attack")
def test_an_activation_is_one_move_and_one_attack_then_the_monster_is_exhausted(board):
    b = corridor(board)
    b.hero("petra", 11, 4)
    b.hero("mcfarlin", 11, 3)
    rat = b.monster("t-rat", 11, 0)
    b.run(monsters.activate(b.t, 1), str(b.at(11, 0)), "south", "petra")
    assert [ask.key for ask in b.t.asked] == ["monster-move", "monster-face", "victim"]  # it stayed, and struck once
    assert (b.hero("petra").wounds, b.hero("mcfarlin").wounds) == (2, 0)
    assert (b.state.monsters[rat].ready, b.state.at) == (False, 1)


@pytest.mark.rule("alliance.cycle.monster-order", "alliance.cycle.structure")
@pytest.mark.parametrize(("initiative", "order"), [(0, [1, 0]), (1, [0, 1])])
def test_monsters_are_moved_from_the_last_player_backwards(board, initiative, order):
    b = corridor(board)
    b.state.initiative = initiative
    b.monster("t-rat", 12, 0)
    seats = []
    for at in range(2):
        b.state.at = at
        seats.append(next_step(b.state, b.content)[1])
    assert seats == order
    b.state.at = 2
    assert next_step(b.state, b.content) == ("end_cycle",)


@pytest.mark.rule(
    "alliance.cycle.monster-none-ready", "alliance.cycle.monster-mandatory", "alliance.cycle.monster-once"
)
def test_the_segment_ends_when_no_ready_monster_is_left(board):
    b = corridor(board)
    rat = b.monster("t-rat", 12, 0)
    assert next_step(b.state, b.content) == ("monster", 1)
    b.state.monsters[rat].ready = False
    assert monsters.choices(b.state, b.content, 0) == []
    assert next_step(b.state, b.content) == ("end_cycle",)


@pytest.mark.rule("alliance.cycle.monster-mandatory")
def test_there_is_no_passing_with_a_ready_monster(board):
    b = corridor(board)
    b.monster("t-rat", 12, 0)
    b.monster("t-rat", 12, 1)
    b.run(monsters.activate(b.t, 1), "t-rat-101", str(b.at(12, 1)), "north")
    assert [str(option) for option in b.t.asked[0].options] == ["t-rat-100", "t-rat-101"]


# ------------------------------------------------------------------------------------------------------------- attacks


@pytest.mark.rule("alliance.component.monster-token")
def test_a_token_is_worth_both_rewards_has_a_facing_and_two_sides(board):
    b = corridor(board)
    rat = b.monster("t-rat", 12, 0, facing="west")
    assert value(b.content, "t-rat") == 2 + 1
    assert (b.state.monsters[rat].facing, b.state.monsters[rat].ready) == (3, True)
    b.run(monsters.activate(b.t, 1), str(b.at(12, 0)), "north")
    assert (b.state.monsters[rat].facing, b.state.monsters[rat].ready) == (0, False)


@pytest.mark.rule("alliance.battle.monster-attack-total", "alliance.component.die-uses")
def test_a_special_power_may_add_the_die(board):
    b = corridor(board)
    b.hero("petra", 11, 4)
    mad = b.monster("t-mad", 11, 1)
    b.run(battle.monster_attack(b.t, mad, b.who("petra")), dice=[6])
    assert b.hero("petra").wounds == 3 + 3 - 1
    assert b.t.rolled == [(1, 6, "power")]


@pytest.mark.rule("alliance.battle.monsters-same", "alliance.battle.defense-sum")
def test_armor_and_dodge_hold_against_monsters_and_an_exposed_hero_has_less(board):
    b = corridor(board)
    b.hero("mcfarlin", 11, 4)
    rat = b.monster("t-rat", 11, 1)
    b.run(battle.monster_attack(b.t, rat, b.who("mcfarlin")))
    assert b.hero("mcfarlin").wounds == 3 - 2
    b.state.marks = [MarkToken("exposed", 1, 0, b.who("mcfarlin"))]
    b.run(battle.monster_attack(b.t, rat, b.who("mcfarlin")))
    assert b.hero("mcfarlin").wounds == 1 + 3 - 1


@pytest.mark.rule("alliance.battle.hero-wounds")
def test_poison_damage_is_marked_as_poison(board):
    b = corridor(board)
    b.hero("petra", 11, 4)
    snake = b.monster("t-snake", 11, 1)
    b.run(battle.monster_attack(b.t, snake, b.who("petra")))
    assert (b.hero("petra").wounds, b.hero("petra").poison) == (0, 3)


@pytest.mark.rule("alliance.battle.monsters-same")
def test_ranged_monsters_have_range_sight_and_obstruction_like_heroes(board):
    b = corridor(board)
    b.hero("petra", 11, 4)
    archer = b.monster("t-archer", 12, 4)
    targets = monsters.monster_targets
    assert targets(b.state, b.content, archer, b.at(12, 4)) == [b.who("petra")]
    assert targets(b.state, b.content, archer, b.at(12, 5)) == []  # four spaces
    assert targets(b.state, b.content, archer, b.at(11, 5)) == []  # adjacent
    assert targets(b.state, b.content, archer, b.at(12, 0)) == []  # the line runs into the wall
    assert targets(b.state, b.content, archer, b.at(12, 1)) == [b.who("petra")]  # it brushes the archway's end
    b.hero("lorna", 11, 5)
    b.run(battle.monster_attack(b.t, archer, b.who("petra")))
    assert b.hero("petra").wounds == 4 - 1 - 1


@pytest.mark.rule("alliance.monster.speed")
def test_the_log_tells_column_and_row_of_where_a_monster_goes(board):
    b = board()
    b.tile(11)
    rat = b.monster("t-rat", 11, 0)
    cell = b.at(11, 7)
    monsters.place(b.t, rat, cell)
    [moved] = b.t.told(Moved)
    assert (moved.x, moved.y) == (4, 8)
    assert moved.way[-1] == cell == b.state.monsters[rat].cell
    monsters.place(b.t, rat, cell)
    assert len(b.t.told(Moved)) == 1, "who stays does not move"
