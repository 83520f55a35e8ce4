"""What the benchmark measures, on the smallest game."""

from undercroft.lab import bench


def test_growth_is_measured_in_the_longest_of_some_set_ups(monkeypatch):
    """All set-ups of the cellar are too short for 1,000 decisions: the longest of them is taken."""
    monkeypatch.setattr(bench, "GROWTH", (10, 20, 1000))
    found = bench.growth("cellar", 2)
    assert list(found) == [10, 20]
    assert all(set(one) == {"answer", "clone", "save"} and min(one.values()) > 0 for one in found.values())
    assert bench.long_game("cellar", 2).seats == 4


def test_a_usual_game_that_is_long_enough_is_taken_as_it_is(monkeypatch):
    monkeypatch.setattr(bench, "GROWTH", (5,))
    monkeypatch.setattr(bench, "AFTER", 4)
    config = bench.long_game("cellar", 2)
    assert (config.seats, config.seed, config.scenario) == (2, 0, "cellar")
