"""What a player sees before deciding: spaces within Speed, whom one could still attack, what a monster can strike."""

import pytest

from undercroft.games.alliance import ids
from undercroft.games.alliance.rules import activation, foresight
from undercroft.games.alliance.rules.options import DONE
from undercroft.kernel import Ask


@pytest.fixture
def hall(board):
    """Petra stands in the middle of place 11; place 12 lies behind an archway."""
    b = board()
    b.tile(11)
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 4, facing="north")
    b.turn("petra")
    return b


def reach(b):
    turn = b.state.turn
    options = activation.actions(b.state, b.t.content, turn, 4)
    return {one.at: one for one in foresight.reach(b.t, Ask(0, "act", options))}


@pytest.mark.rule("alliance.move.step-cost")
def test_every_space_within_speed_has_its_way(hall):
    found = reach(hall)
    assert found[ids.cell(hall.at(11, 5))].path == (ids.cell(hall.at(11, 5)),)
    far = found[ids.cell(hall.at(12, 4))]
    assert len(far.path) == 3
    assert far.path[-1] == far.at
    assert ids.cell(hall.at(11, 4)) not in found


@pytest.mark.rule("alliance.move.step-cost", "alliance.move.leave-penalty")
def test_the_last_point_of_speed_still_makes_a_step_and_none_comes_after_it(hall):
    """Petra has four Speed points. A rat beside her takes one more for the first step only."""
    hall.tile(13)
    hall.arch(12, "east")
    hall.hero("petra", 11, 5)
    assert len(reach(hall)[ids.cell(hall.at(13, 3))].path) == 4
    assert ids.cell(hall.at(13, 4)) not in reach(hall)
    hall.monster("t-rat", 11, 4)
    assert len(reach(hall)[ids.cell(hall.at(12, 5))].path) == 3
    assert ids.cell(hall.at(13, 3)) not in reach(hall)


@pytest.mark.rule("alliance.move.not-through-enemies", "alliance.battle.melee-range")
def test_one_could_still_attack_from_the_spaces_beside_an_enemy(hall):
    rat = hall.monster("t-rat", 12, 4)
    found = reach(hall)
    assert ids.cell(hall.at(12, 4)) not in found
    assert found[ids.cell(hall.at(12, 3))].targets == (ids.piece(rat),)
    assert found[ids.cell(hall.at(11, 5))].targets == ()
    hall.state.turn.struck = (rat,)
    assert reach(hall)[ids.cell(hall.at(12, 3))].targets == ()


@pytest.mark.rule("alliance.monster.speed", "alliance.battle.monsters-same")
def test_a_monster_strikes_beside_it_and_farther_after_its_movement(hall):
    rat = hall.monster("t-rat", 12, 4)
    found = foresight.threat(hall.t, ids.piece(rat))
    assert ids.cell(hall.at(12, 3)) in found.now
    assert ids.cell(hall.at(11, 5)) not in found.now
    assert ids.cell(hall.at(11, 5)) in found.soon
    assert found.seen == (ids.piece(hall.who("petra")),)
    assert foresight.threat(hall.t, ids.piece(0)) is None


@pytest.mark.rule("alliance.pvp.safe-tile-attacker", "alliance.pvp.safe-tile-target")
def test_a_rival_can_be_attacked_once_one_has_left_home_and_not_back_there(board):
    """Petra lives at place 10; McFarlin stands in the doorway of place 11, and Pipkin has gone home."""
    b = board(mode="pvp")
    b.tile(11)
    b.arch(10, "east")
    for hero in ("lorna", "mysterios", "krom"):
        b.hero(hero, 10, 0)
    b.hero("petra", 10, 5, facing="east")
    mcfarlin = b.hero("mcfarlin", 11, 4)
    b.turn("petra")
    rival = ids.piece(b.who("mcfarlin"))
    found = reach(b)
    assert rival in found[ids.cell(b.at(11, 3))].targets
    b.hero("petra", 11, 3)
    mcfarlin.cell = b.at(11, 0)
    found = reach(b)
    assert rival in found[ids.cell(b.at(11, 4))].targets
    assert rival not in found[ids.cell(b.at(10, 5))].targets, "at home nobody attacks a rival"
    mcfarlin.cell = b.at(14, 4)
    assert b.state.alliances[1].home == 14
    b.tile(13)
    b.arch(13, "east")
    b.hero("petra", 13, 4)
    assert rival not in reach(b)[ids.cell(b.at(14, 3))].targets, "nor is one attacked there"


def test_nothing_is_foreseen_where_no_step_is_asked_for(hall):
    steps = activation.actions(hall.state, hall.t.content, hall.state.turn, 4)
    assert list(foresight.reach(hall.t, Ask(0, "act", steps)))
    assert list(foresight.reach(hall.t, Ask(0, "draft", steps))) == []
    assert list(foresight.reach(hall.t, Ask(0, "act", [DONE]))) == []


@pytest.mark.rule("alliance.pvp.safe-tile-attacker")
def test_each_hero_attacks_rivals_from_everywhere_but_its_own_home(board):
    b = board(mode="pvp")
    b.hero("petra", 11, 4)
    b.hero("mcfarlin", 11, 0)
    for hero, rival, home in (("krom", "mcfarlin", 10), ("pipkin", "petra", 14)):
        cells = foresight.allowed(b.t, b.who(hero), b.who(rival))
        assert {b.at(home, local) for local in range(9)} & {*cells} == set()
        assert len(cells) == 225 - 9
