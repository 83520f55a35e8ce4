"""Games that once broke."""

import pytest

from undercroft.games import find
from undercroft.kernel import configure
from undercroft.lab.exhaust import play_counted


@pytest.mark.parametrize(("seed", "seats", "scenario"), [(19, 5, "the-red-mothers-lair")])
def test_a_game_that_broke_plays_to_its_end(seed, seats, scenario):
    game = find("universalis")
    config = configure(game.info, seed=seed, seats=seats, scenario=scenario)
    table = play_counted(config, "random", {})
    assert table.decisions > 0
    assert len(game.outcome(table.state, table.content)) == seats
