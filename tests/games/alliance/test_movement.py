"""Movement: steps and their cost, passing through, archways, facing, spinning."""

import pytest


def two_rooms(board, **setup):
    """Places 11 and 12, joined by an archway."""
    b = board(**setup)
    b.tile(11)
    b.tile(12)
    b.arch(11, "east")
    return b


@pytest.mark.rule("alliance.move.step-cost")
def test_a_step_in_any_of_eight_directions_costs_one_point(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4)
    b.turn("petra")
    ways = [f"move {way}" for way in ("n", "ne", "e", "se", "s", "sw", "w", "nw")]
    assert sorted(b.offered("move")) == sorted(ways)
    b.act("move ne")
    assert b.hero("petra").cell == b.at(11, 2)
    assert b.speed() == 3
    b.state.turn.used = 4
    assert b.offered("move") == []


@pytest.mark.rule("alliance.move.leave-penalty", "alliance.move.leave-penalty-max")
def test_leaving_a_space_next_to_enemies_costs_one_more_however_many_they_are(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4)
    b.monster("t-rat", 11, 0)
    b.monster("t-rat", 11, 1)
    b.turn("petra", used=3)
    assert b.offered("move") == []  # one point is left, two are needed
    b.state.turn.used = 2
    b.act("move s")
    assert b.speed() == 0


@pytest.mark.rule("alliance.move.enter-free")
def test_entering_a_space_next_to_an_enemy_costs_nothing_extra(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 6)
    b.monster("t-rat", 11, 2)
    b.turn("petra")
    b.act("move ne")  # to the centre, next to the rat
    assert b.speed() == 3
    b.act("move s")  # away from it again
    assert b.speed() == 1


@pytest.mark.rule("alliance.move.leave-penalty")
def test_an_enemy_beyond_a_wall_is_not_adjacent(board):
    b = board()
    b.tile(11)
    b.tile(12)
    b.hero("petra", 11, 5)
    b.monster("t-rat", 12, 3)
    b.turn("petra")
    b.act("move n")
    assert b.speed() == 3
    b.arch(11, "east")
    b.act("move w")  # now the rat is next door
    assert b.speed() == 1


@pytest.mark.rule("alliance.move.through-heroes", "alliance.move.end-empty")
def test_a_hero_passes_through_heroes_but_ends_in_an_empty_space(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 0)
    b.hero("lorna", 11, 1)
    b.hero("mcfarlin", 11, 4)
    b.turn("petra")
    assert {"move e", "move se"} <= set(b.offered("move"))
    b.act("move e")
    assert set(b.options()) == set(b.offered("move"))  # nothing but moving on
    assert "done" not in b.options()
    b.act("move e")
    assert "done" in b.options()
    assert b.speed() == 2


@pytest.mark.rule("alliance.move.end-empty")
def test_a_shared_space_is_entered_only_with_points_to_leave_it(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 0)
    b.hero("lorna", 11, 1)
    b.turn("petra", used=3)
    assert "move e" not in b.options()
    assert "move s" in b.options()
    b.state.turn.used = 2
    assert "move e" in b.options()  # one point to enter it, one to leave it
    b.monster("t-rat", 11, 5)
    assert "move e" not in b.options()  # beside the rat it takes two


@pytest.mark.rule("alliance.move.end-empty")
def test_tokens_do_not_fill_a_space(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 0)
    b.challenge("t-locked", 11, 1, up=True)
    b.turn("petra")
    b.act("move e")
    assert "done" in b.options()


@pytest.mark.rule("alliance.move.not-through-enemies")
def test_the_space_of_an_enemy_is_closed(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 0)
    b.monster("t-rat", 11, 1)
    b.turn("petra")
    assert "move e" not in b.options()
    assert "move s" in b.options()


@pytest.mark.rule("alliance.move.through-archway")
def test_tiles_are_left_only_through_an_archway_straight_or_diagonally(board):
    b = two_rooms(board)
    b.hero("petra", 11, 5)
    b.turn("petra")
    beyond = {"move ne", "move e", "move se"}
    assert beyond <= set(b.options())
    b.hero("petra", 11, 2)  # beside the doorway: only the doorway space beyond touches it
    assert beyond & set(b.options()) == {"move se"}
    b.state.arches = 0
    assert beyond & set(b.options()) == set()


@pytest.mark.rule("alliance.move.facing", "alliance.move.spin-free")
def test_spinning_is_free_and_a_step_turns_nobody(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    b.turn("petra")
    assert b.offered("face") == ["face"]
    b.act("face", "south")
    assert [str(option) for option in b.t.asked[-1].options] == ["east", "south", "west"]
    assert b.hero("petra").facing == 2
    assert b.speed() == 4
    b.act("move e")
    assert b.hero("petra").facing == 2
    b.act("face", "north")
    assert b.hero("petra").facing == 0


@pytest.mark.rule("alliance.move.spin-before-attack", "alliance.hero.no-move-after-attack")
def test_after_an_attack_there_is_no_spinning_no_step_and_no_door(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 1, facing="north")
    b.monster("t-rat", 11, 2)
    b.turn("petra")
    assert b.offered("face")
    assert b.offered("open")
    b.act("attack t-rat-100 with primary")
    assert b.offered("face") == b.offered("move") == b.offered("open") == b.offered("force") == []
    assert b.speed() == 0


@pytest.mark.rule("alliance.move.step-cost", "alliance.move.leave-penalty", "alliance.move.leave-penalty-max")
@pytest.mark.rule("alliance.move.through-archway")
def test_example_petra_walks_through_the_doorway(board):
    """Four Speed points: two plain steps, and two for the diagonal step past two goblins; the next one costs two.

    [alliance.ex.petra-doorway, alliance.ex.petra-next-step]
    """
    b = two_rooms(board)
    b.hero("petra", 11, 3)
    b.monster("goblin", 12, 3)
    b.monster("goblin", 12, 6)
    turn = b.turn("petra")
    b.act("move e")
    b.act("move e")
    assert b.speed() == 2
    assert "move ne" in b.options()
    assert not {"move e", "move se"} & set(b.options())  # there the goblins stand
    b.act("move ne")
    assert b.hero("petra").cell == b.at(12, 0)
    assert b.speed() == 0
    turn.used = 3
    assert b.offered("move") == []  # a goblin stands beside her
    turn.used = 2
    assert "move e" in b.options()


@pytest.mark.rule("alliance.hero.speed-optional", "alliance.hero.attack-optional")
def test_points_may_be_left_over_and_an_attack_forgone(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    b.monster("t-rat", 11, 1)
    turn = b.turn("petra")
    assert b.offered("attack")
    b.act("done")
    assert turn.over
    assert b.state.monsters[100].wounds == ()


@pytest.mark.rule("alliance.hero.second-movement", "alliance.hero.second-movement-no-attack")
def test_without_an_attack_a_hero_moves_a_second_time_with_full_speed(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 6, facing="north")
    b.monster("t-rat", 11, 1)
    b.hand(0, "t-boots", "t-wolf")
    b.turn("petra")
    b.act("play t-boots")
    b.act("move n")
    assert b.speed() == 4
    assert b.offered("attack") == ["attack t-rat-100 with primary"]
    b.act("again")
    assert b.speed() == 5  # a fresh allowance with the bonus; what was left of the first is lost
    assert b.offered("attack") == b.offered("play t-wolf") == []
    assert "again" not in b.options()
    assert b.hero("petra").peaceful


@pytest.mark.rule("alliance.hero.second-movement")
def test_who_has_attacked_does_not_move_again(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    b.monster("t-rat", 11, 1)
    b.turn("petra")
    b.act("move w")
    assert "again" in b.options()
    b.act("attack t-rat-100 with primary")
    assert "again" not in b.options()


@pytest.mark.rule("alliance.hero.speed-pool")
def test_speed_is_printed_speed_and_bonuses_and_a_burst(board):
    b = board()
    b.hand(0, "t-boots", "t-mail", "t-sword")
    b.turn("petra")
    assert b.speed() == 4
    b.act("play t-boots")
    assert b.speed() == 5
    b.act("burst speed", "t-mail")
    assert b.speed() == 6


@pytest.mark.rule("alliance.pvp.off-neutral")
def test_without_pvp_rivals_hinder_nothing(board):
    b = board()
    b.tile(11)
    b.tile(12)
    b.hero("petra", 11, 4)
    b.hero("mcfarlin", 11, 1)
    b.turn("petra")
    assert "move n" in b.options()
    b.act("move e")
    assert b.speed() == 3
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.pvp.enemies", "alliance.pvp.leave-penalty")
def test_with_pvp_rivals_are_enemies(board):
    b = board(mode="pvp")
    b.tile(11)
    b.tile(12, doors="N")
    b.hero("petra", 11, 5)
    b.hero("mcfarlin", 11, 2)
    b.turn("petra")
    assert "move n" not in b.options()
    assert "force east" not in b.options()  # no lock is picked beside a rival
    b.act("move w")
    assert b.speed() == 2
