"""Challenges: entering, traps, chests, searching and disarming."""

import pytest

from undercroft.games.alliance.events import TrapSprung
from undercroft.games.alliance.rules import monsters
from undercroft.games.alliance.rules.strengths import blow, monster_strength, strength


def doorway(board, **setup):
    """McFarlin (Speed 4, Health 6) at the doorway from place 11 to place 12."""
    picks = (("mcfarlin", "petra", "lorna", "krom"), ("thessaly", "ildren", "pipkin", "mysterios"))
    b = board(picks=picks, **setup)
    b.tile(11)
    b.tile(12)
    b.arch(11, "east")
    b.hero("mcfarlin", 11, 5)
    b.turn("mcfarlin")
    return b


# ------------------------------------------------------------------------------------------------------------ entering


@pytest.mark.rule("alliance.challenge.reveal-on-entry", "alliance.challenge.entry-chest")
def test_a_chest_is_turned_up_on_its_own_space(board):
    b = doorway(board)
    b.challenge("t-chest", 12, 8)
    b.act("move e")
    (token,) = b.state.challenges
    assert (token.up, token.cell) == (True, b.at(12, 8))
    assert b.state.alliances[0].xp == 0


@pytest.mark.rule("alliance.challenge.entry-trap", "alliance.challenge.trap-discard")
def test_a_trap_goes_off_on_the_hero_who_enters_and_is_discarded(board):
    b = doorway(board)
    b.challenge("t-dart", 12, 8, level=2)
    b.act("move e")
    assert b.hero("mcfarlin").wounds == 2
    assert b.state.challenges == []
    assert b.t.rolled == []  # no chance to disarm it
    assert [ask.key for ask in b.t.asked] == ["act"]


@pytest.mark.rule("alliance.challenge.reveal-on-entry")
def test_several_tokens_are_turned_up_in_the_players_order(board):
    b = doorway(board)
    b.challenge("t-dart", 12, 8)
    b.challenge("t-chest", 12, 0)
    b.act("move e", str(b.at(12, 0)))
    assert b.hero("mcfarlin").wounds == 1
    assert [token.card for token in b.state.challenges] == ["t-chest"]


@pytest.mark.rule("alliance.challenge.reveal-on-entry")
def test_moving_inside_a_room_turns_nothing_up(board):
    b = doorway(board)
    b.challenge("t-dart", 11, 0)
    b.act("move w")
    assert b.hero("mcfarlin").wounds == 0
    assert not b.state.challenges[0].up


@pytest.mark.rule("alliance.challenge.pit-stays", "alliance.challenge.pit-no-disarm", "alliance.monster.pit")
def test_a_pit_stays_where_it_went_off_and_hampers_heroes_and_monsters(board):
    b = doorway(board)
    b.challenge("t-pit", 12, 8)
    b.act("move e")
    (pit,) = b.state.challenges
    assert (pit.up, pit.cell) == (True, b.at(12, 3))
    assert b.speed() == 3
    b.act("move e")
    assert b.speed() == 1  # one more to climb out
    rat = b.monster("t-rat", 12, 3)
    assert monster_strength(b.state, b.content, rat, b.who("mcfarlin")) == 2
    b.state.monsters.clear()
    b.hero("petra", 12, 3)
    assert strength(b.state, b.content, b.who("petra"), blow(b.state, b.content, b.who("petra"), "primary"), rat) == 1
    b.hero("mcfarlin", 11, 5)
    b.state.turn.used = 0
    assert b.offered("disarm") == b.offered("search") == []


@pytest.mark.rule("alliance.monster.pit", "alliance.monster.speed")
def test_a_pit_slows_a_monster(board):
    b = doorway(board)
    b.hero("mcfarlin", 10, 4)
    rat = b.monster("t-rat", 12, 0)
    costs = monsters.reach(b.state, b.content, rat)
    assert costs[b.at(12, 8)] == 2
    b.challenge("t-pit", 12, 0, up=True)
    assert monsters.reach(b.state, b.content, rat)[b.at(12, 8)] == 3


@pytest.mark.rule("alliance.challenge.monsters-do-not-trigger", "alliance.monster.on-tokens")
def test_monsters_stand_on_tokens_without_effect(board):
    b = doorway(board)
    b.hero("mcfarlin", 10, 4)
    b.tile(13)
    b.arch(12, "east")
    b.challenge("t-dart", 12, 5)
    b.challenge("t-chest", 12, 4, up=True)
    rat = b.monster("t-rat", 13, 3)
    b.run(monsters.activate(b.t, 0), str(b.at(12, 5)), "west")
    assert b.state.monsters[rat].cell == b.at(12, 5)
    assert [token.up for token in b.state.challenges] == [False, True]
    assert b.state.monsters[rat].wounds == ()


# -------------------------------------------------------------------------------------------------------------- chests


@pytest.mark.rule("alliance.chest.open-adjacent", "alliance.chest.result")
def test_an_unlocked_chest_is_opened_from_beside_for_one_point(board):
    b = doorway(board)
    b.challenge("t-chest", 11, 1, level=2, up=True)
    b.monster("t-rat", 11, 6)
    b.deck(0, "t-axe", "t-mail")
    assert b.offered("chest") == [f"chest {b.at(11, 1)}"]  # diagonally, with an enemy in the room
    b.act(f"chest {b.at(11, 1)}")
    assert b.state.alliances[0].xp == 2
    assert b.state.alliances[0].hand == ["t-mail"]
    assert b.state.challenges == []
    assert b.speed() == 3
    assert b.t.rolled == []


@pytest.mark.rule("alliance.chest.open-adjacent")
def test_a_chest_out_of_reach_or_face_down_is_not_offered(board):
    b = doorway(board)
    b.challenge("t-chest", 11, 3, up=True)
    b.challenge("t-chest", 11, 2)
    assert b.offered("chest") == []


@pytest.mark.rule("alliance.chest.monster-blocks")
def test_a_monster_on_a_chest_keeps_it_shut(board):
    b = doorway(board)
    b.challenge("t-chest", 11, 4, up=True)
    rat = b.monster("t-rat", 11, 4)
    assert b.offered("chest") == []
    b.state.monsters[rat].cell = b.at(11, 3)
    assert b.offered("chest")


@pytest.mark.rule("alliance.chest.open-by-entering")
def test_stepping_onto_a_chest_may_open_it_for_nothing(board):
    b = doorway(board)
    b.challenge("t-chest", 11, 4, up=True)
    b.act("move w", "leave")
    assert b.state.alliances[0].xp == 0
    assert b.offered("chest") == [f"chest {b.at(11, 4)}"]  # from the chest itself, for a point
    b.act("move e")
    b.act("move w", "open")
    assert b.state.alliances[0].xp == 1
    assert b.speed() == 1  # three steps


@pytest.mark.rule("alliance.chest.locked-attempt", "alliance.chest.locked-success", "alliance.chest.locked-fail")
@pytest.mark.parametrize("local", [1, 5])
def test_a_locked_chest_needs_a_roll_of_its_level(board, local):
    b = doorway(board)
    b.challenge("t-locked", 11, local, level=2, up=True)  # beside him, and under him
    unlock = f"unlock {b.at(11, local)}"
    b.act(unlock, "0", dice=[4])
    assert b.state.alliances[0].xp == 0
    assert b.speed() == 3
    b.act(unlock, "0", dice=[5])
    assert b.state.alliances[0].xp == 3
    assert b.state.challenges == []


@pytest.mark.rule("alliance.chest.locked-take-time", "alliance.chest.locked-auto-success")
def test_points_help_with_a_locked_chest(board):
    b = doorway(board)
    token = b.challenge("t-locked", 11, 4, level=2, up=True)
    unlock = f"unlock {token.cell}"
    b.act(unlock, "1", dice=[2])
    assert b.state.challenges == [token]
    assert b.speed() == 2
    b.state.turn.used = 0
    b.act(unlock, "1", dice=[3])
    assert b.state.challenges == []
    token = b.challenge("t-locked", 11, 4, level=2, up=True)
    b.state.turn.used = 2
    b.act(unlock, "1", dice=[1])
    assert [str(option) for option in b.t.asked[-1].options] == ["0", "1"]  # two points are too few to be sure
    b.state.turn.used = 1
    b.act(unlock, "sure")
    assert b.state.challenges == []
    assert b.speed() == 0


@pytest.mark.rule("alliance.chest.locked-no-enemies")
@pytest.mark.parametrize("place", [11, 12])
def test_enemies_in_either_room_keep_a_locked_chest_shut(board, place):
    b = doorway(board)
    b.challenge("t-locked", 12, 3, up=True)
    assert b.offered("unlock")
    b.monster("t-rat", place, 1)
    assert b.offered("unlock") == []
    b.hero("mcfarlin", column=("t-picks",))
    assert b.offered("unlock")


@pytest.mark.rule("alliance.chest.locked-enter-no-effect")
def test_stepping_onto_a_locked_chest_does_nothing(board):
    b = doorway(board)
    b.challenge("t-locked", 11, 4, up=True)
    b.act("move w")
    assert b.state.alliances[0].xp == 0
    assert [ask.key for ask in b.t.asked] == ["act"]


# ------------------------------------------------------------------------------------------------ searching, disarming


@pytest.mark.rule("alliance.search.where", "alliance.search.chest")
def test_a_token_beyond_an_open_passage_is_revealed_for_one_point(board):
    b = doorway(board)
    b.challenge("t-chest", 12, 8)
    search = f"search {b.at(12, 8)}"
    for local, offered in ((2, [search]), (5, [search]), (8, [search]), (4, [])):
        b.hero("mcfarlin", 11, local)
        assert b.offered("search") == offered
    b.hero("mcfarlin", 11, 8)
    b.act(search)
    assert b.state.challenges[0].up
    assert b.state.challenges[0].cell == b.at(12, 8)
    assert b.speed() == 3
    assert b.t.rolled == []


@pytest.mark.rule("alliance.search.where")
def test_no_search_through_a_closed_door_or_in_the_own_room(board):
    b = doorway(board)
    b.challenge("t-chest", 12, 8)
    b.challenge("t-dart", 11, 0)
    assert b.offered("search") == [f"search {b.at(12, 8)}"]
    b.state.arches = 0
    assert b.offered("search") == []


@pytest.mark.rule("alliance.search.no-enemies")
@pytest.mark.parametrize("place", [11, 12])
def test_no_search_with_enemies_in_either_room(board, place):
    b = doorway(board)
    b.challenge("t-chest", 12, 8)
    b.monster("t-rat", place, 0)
    assert b.offered("search") == []
    b.hero("mcfarlin", column=("t-picks",))
    assert b.offered("search")


@pytest.mark.rule("alliance.search.trap-choice", "alliance.search.trap-known", "alliance.search.trap-known-entry")
def test_example_mcfarlin_leaves_a_pit_alone(board):
    """It goes back face down on its own space; somebody disarms it later, or the next who enters sets it off.

    [alliance.ex.mcfarlin-pit-leave]
    """
    b = doorway(board)
    b.challenge("t-pit", 12, 4)
    b.act(f"search {b.at(12, 4)}", "leave")
    (pit,) = b.state.challenges
    assert (pit.up, pit.known, pit.cell) == (False, True, b.at(12, 4))
    assert b.speed() == 3
    assert b.offered("search") == []
    assert b.offered("disarm") == [f"disarm {b.at(12, 4)}"]
    b.hero("petra", 11, 2)
    b.turn("petra")
    assert b.offered("disarm") == [f"disarm {b.at(12, 4)}"]
    b.act("move se")
    assert b.hero("petra").wounds == 1
    assert b.state.challenges[0].cell == b.at(12, 3)


@pytest.mark.rule("alliance.disarm.roll", "alliance.disarm.success", "alliance.search.trap-choice")
def test_a_trap_is_disarmed_at_once_without_further_cost(board):
    b = doorway(board)
    b.challenge("t-dart", 12, 4)
    b.act(f"search {b.at(12, 4)}", "0", dice=[3])
    assert b.state.challenges == []
    assert b.hero("mcfarlin").wounds == 0
    assert b.speed() == 3


@pytest.mark.rule("alliance.disarm.fail", "alliance.disarm.roll")
def test_a_failed_attempt_sets_the_trap_off_in_the_own_space(board):
    b = doorway(board)
    b.hero("petra", 12, 0)
    b.challenge("t-dart", 12, 4, level=2)
    b.act(f"search {b.at(12, 4)}", "0", dice=[4])
    assert b.hero("mcfarlin").wounds == 2
    assert b.hero("petra").wounds == 0
    assert b.state.challenges == []
    assert b.offered("disarm") == []
    assert b.t.told(TrapSprung)[0].hero == "mcfarlin"


@pytest.mark.rule("alliance.disarm.fail-pit")
def test_a_pit_that_is_not_disarmed_opens_under_the_hero(board):
    b = doorway(board)
    b.challenge("t-pit", 12, 4)
    b.act(f"search {b.at(12, 4)}", "0", dice=[1])
    (pit,) = b.state.challenges
    assert (pit.cell, pit.up) == (b.at(11, 5), True)


@pytest.mark.rule("alliance.disarm.take-time", "alliance.disarm.auto-success")
def test_disarming_at_once_is_sure_for_its_level_and_later_for_one_more(board):
    b = doorway(board)
    token = b.challenge("t-dart", 12, 4, level=2)
    b.state.turn.used = 2
    b.act(f"search {token.cell}", "leave")
    assert [str(option) for option in b.t.asked[-1].options] == ["leave", "0", "1"]
    b.state.challenges[0] = token
    b.state.turn.used = 0
    b.act(f"search {token.cell}", "sure")
    assert b.state.challenges == []
    assert b.speed() == 4 - 1 - 2
    b.challenge("t-dart", 12, 4, level=2, known=True)
    b.state.turn.used = 2
    b.act(f"disarm {b.at(12, 4)}", "1", dice=[4])
    assert [str(option) for option in b.t.asked[-1].options] == ["0", "1"]
    b.challenge("t-dart", 12, 4, level=2, known=True)
    b.state.turn.used = 0
    b.act(f"disarm {b.at(12, 4)}", "sure")
    assert b.state.challenges == []
    assert b.speed() == 4 - 1 - 2
    b.challenge("t-dart", 12, 4, level=2, known=True)
    b.state.turn.used = 0
    b.act(f"disarm {b.at(12, 4)}", "1", dice=[3])
    assert b.state.challenges == []
    assert b.speed() == 2


@pytest.mark.rule("alliance.search.trap-known")
def test_a_known_trap_costs_a_point_to_disarm_later(board):
    b = doorway(board)
    b.challenge("t-dart", 12, 4, known=True)
    b.act(f"disarm {b.at(12, 4)}", "0", dice=[3])
    assert b.state.challenges == []
    assert b.speed() == 3


def test_a_hero_whom_a_trap_defeats_is_done_and_leaves_a_shared_space(board):
    b = doorway(board)
    b.hero("mcfarlin", wounds=5)
    b.hero("petra", 12, 3)
    b.challenge("t-dart", 12, 8)
    b.act("move e", str(b.at(12, 0)))
    free = [b.at(11, local) for local in (2, 5, 8)] + [b.at(12, local) for local in (0, 1, 4, 6, 7)]
    assert [str(option) for option in b.t.asked[-1].options] == [str(cell) for cell in sorted(free)]
    assert b.hero("mcfarlin").down
    assert b.hero("mcfarlin").cell == b.at(12, 0)
    assert b.state.turn.over
    assert b.state.alliances[0].defeats == 1
