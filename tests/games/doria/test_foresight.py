"""What a player sees before deciding: ways, whom one could still attack, what a monster can strike."""

import pytest

from undercroft.games.doria import ids
from undercroft.games.doria.rules import foresight
from undercroft.games.doria.rules.options import WALKS
from undercroft.kernel import Ask

WALLED = """
#######
#..#..#
#..#..#
#..#..#
#..#..#
#.....#
#######
"""


def reach(s, *squares):
    """The first character, who acts, could walk to these squares."""
    s.state.active = 0
    ask = Ask(0, "act", [WALKS[s.sq(*square)] for square in squares])
    return {one.at: (one.path, one.targets) for one in foresight.reach(s.t, ask)}


def cells(s, *squares):
    return tuple(ids.cell(s.sq(*square)) for square in squares)


@pytest.mark.rule("doria.walk.cost", "doria.los.range")
def test_a_walk_names_its_squares_and_whom_one_could_still_attack(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.give("warrior", "wooden-club")
    monster = s.monster("zombie", 4, 0)
    s.set("warrior", ap=4)
    found = reach(s, (3, 0), (2, 0))
    assert found[ids.cell(s.sq(3, 0))] == (cells(s, (1, 0), (2, 0), (3, 0)), (ids.monster(monster),))
    assert found[ids.cell(s.sq(2, 0))] == (cells(s, (1, 0), (2, 0)), ())


@pytest.mark.rule("doria.phase-d.overspend")
def test_nobody_attacks_whose_walk_has_taken_all_action_points(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.give("warrior", "wooden-club")
    s.monster("zombie", 4, 0)
    s.set("warrior", ap=3)
    assert reach(s, (3, 0))[ids.cell(s.sq(3, 0))][1] == ()


@pytest.mark.rule("doria.card.monster-range", "doria.ai.no-pass-heroes")
def test_a_monster_strikes_the_squares_beside_it_and_after_a_move_those_it_can_walk_to(scene):
    s = scene(art=WALLED, heroes={"warrior": (0, 0)})
    monster = s.monster("zombie", 4, 0)
    found = foresight.threat(s.t, ids.monster(monster))
    assert set(found.now) >= set(cells(s, (3, 0), (4, 1)))
    assert not set(found.now) & set(cells(s, (0, 0), (1, 0), (3, 2)))
    assert found.seen == ()
    assert set(found.now) < set(found.soon)
    s.state.monsters[monster].held = True
    assert foresight.threat(s.t, ids.monster(monster)).soon == found.now


def test_characters_and_things_are_no_threat(scene):
    s = scene(heroes={"warrior": (0, 0)})
    assert foresight.threat(s.t, ids.hero(0)) is None
    assert foresight.threat(s.t, ids.cell(s.sq(1, 1))) is None
