"""What the benchmark measures, on the smallest game."""

import json

import pytest

from tools import bench


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


def test_each_game_is_told_before_it_is_measured_beside_the_yardstick():
    begun = []
    found = bench.bench(["cellar"], 0.05, begun.append)
    row = found["games"]["cellar"]
    assert begun == ["cellar"]
    assert row["decisions_per_unit"] * row["units_per_second"] == pytest.approx(row["decisions_per_second"])
    assert found["yardstick"]["units_per_second"] == row["units_per_second"]


def test_a_machine_that_slows_down_changes_no_ratio(monkeypatch):
    """The yardstick is laid on before and after each slice of the games, and the mean of both counts."""
    paces = iter([100.0, 50.0, 25.0])
    monkeypatch.setattr(bench, "units_per_second", lambda seconds: next(paces))
    clock = iter(range(100))
    monkeypatch.setattr(bench.time, "process_time", lambda: float(next(clock)))
    monkeypatch.setattr(bench, "SLICE", 4.0)
    played = bench._lab("cellar", 2, 8.0, "random")
    slice_ = played.seconds / 2
    assert played.units == slice_ * 75.0 + slice_ * 37.5


def test_bench_prints_and_writes_json(capsys):
    bench.main(["cellar", "--seconds", "0.2", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["games"]["cellar"]["decisions_per_second"] > 0
    assert found["yardstick"]["units_per_second"] > 0
    assert "kernel" in found
    assert 0.1 < found["games"]["cellar"]["face_share"] < 1.2
    assert found["games"]["cellar"]["released"] == {"decisions_per_unit": 7.5, "clone_us": 9}
