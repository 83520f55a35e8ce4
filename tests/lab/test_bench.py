"""What the benchmark measures, on the smallest game."""

from undercroft.lab import bench


def test_growth_is_measured_in_a_game_that_goes_far_enough(monkeypatch):
    """With two seats no game of the cellar goes on for so long, with four some do; none for 1,000 decisions."""
    monkeypatch.setattr(bench, "GROWTH", (10, 45, 1000))
    found = bench.growth("cellar", 2)
    assert list(found) == [10, 45]
    assert all(set(one) == {"answer", "clone", "save"} and min(one.values()) > 0 for one in found.values())
    assert bench.long_game("cellar", 2).seats == 4


def test_a_usual_game_that_is_long_enough_is_taken_as_it_is(monkeypatch):
    monkeypatch.setattr(bench, "GROWTH", (5,))
    monkeypatch.setattr(bench, "AFTER", 4)
    config = bench.long_game("cellar", 2)
    assert (config.seats, config.seed, config.scenario) == (2, 0, "cellar")
