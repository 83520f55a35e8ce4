"""The collector's settings in the laboratory, and afterwards."""

import gc

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
