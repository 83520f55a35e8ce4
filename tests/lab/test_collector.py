"""The collector's settings in the laboratory, and afterwards."""

import gc

import pytest

from undercroft import bots
from undercroft.games import find, infos
from undercroft.kernel import configure, inline
from undercroft.lab.collector import SELDOM, seldom_collected
from undercroft.lab.simulate import simulate


def test_somebody_elses_collector_is_given_back():
    before = gc.get_threshold()
    with seldom_collected():
        assert gc.get_threshold() == SELDOM
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before != SELDOM
    assert gc.get_freeze_count() == 0


def test_simulated_games_are_played_with_it_and_leave_no_trace():
    before = gc.get_threshold()
    games = simulate("cellar", 2, ["random"])
    next(games)
    assert gc.get_threshold() == SELDOM
    assert len(list(games)) == 1
    assert gc.get_threshold() == before


@pytest.mark.parametrize("slug", sorted(infos()))
def test_a_game_leaves_no_ring_behind(slug):
    """What a game leaves, it leaves each time; the first may also leave what is imported and looked up once, and any
    of them what a test before this one drops just then."""
    game, policy = find(slug), bots.make(slug, bots.names(slug)[0], 1).policy
    left = []
    for seed in (1, 2, 2):
        gc.collect()
        gc.disable()
        try:
            inline.play(game, configure(game.info, seed=seed), policy)
            left.append(gc.collect())
        finally:
            gc.enable()
    assert min(left[1:]) == 0
