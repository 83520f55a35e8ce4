"""Search against the own bot, on the same seeds."""

import json
import math
import random

import pytest
from tools.fitting import Look
from tools.foresight import Glance
from tools.strength import Pair, Searcher, line, play_pair, played, told, won_gain

from tools import fitting, foresight, strength
from undercroft.bots.flat import Budget
from undercroft.games import find
from undercroft.kernel import RulesError, SeatOutcome, configure


def test_a_search_without_alternatives_plays_as_the_own_bot_does():
    """With one candidate only there is nothing to choose: every pair is twice the same game."""
    config = configure(find("cellar").info, seed=3, seats=2)
    pair = play_pair(config, Searcher("strong", Budget(rollouts=1, candidates=1, depth=1)))
    assert pair.won[0] == pair.won[1]
    assert pair.points[0] == pair.points[1]
    assert pair.decisions > 10


def test_in_a_race_one_seat_searches_and_its_lead_is_measured():
    config = configure(find("alliance").info, seed=1, seats=2, mode="rivals")
    pair = play_pair(config, Searcher("strong", Budget(rollouts=1, candidates=1, depth=1)))
    assert pair.points[0] == pair.points[1]
    assert pair.won[0] == (pair.points[0] > 0) or pair.points[0] == 0


def test_a_seat_with_a_task_of_its_own_searches_alone():
    """The Dark Player's decisions are counted, and his side of the game."""
    setup = {"seats": 2, "mode": "dark-player", "scenario": "the-chain-in-the-river", "heroes": 2}
    config = configure(find("universalis").info, seed=1, **setup)
    none = Budget(rollouts=1, candidates=1, depth=1)
    heroes, dark = (play_pair(config, Searcher("strong", none, seat)) for seat in range(2))
    assert heroes.won[0] == heroes.won[1] != dark.won[0] == dark.won[1]
    assert heroes.points[0] == -dark.points[0]
    assert heroes.decisions > 10 < dark.decisions


def test_two_that_search_are_compared_with_each_other(monkeypatch):
    """The own bot's game only shows whether all win together; its result does not count."""
    seen = []

    def playing(config, searching, asked=None):
        seen.append((searching, asked and asked.bot))
        won = bool(searching) and asked.bot == "stronger"
        return tuple(SeatOutcome(won, len(seen), "", ()) for _ in range(config.seats)), 7, 1.0

    monkeypatch.setattr(strength, "_play", playing)
    config = configure(find("cellar").info, seed=3, seats=2)
    pair = play_pair(config, Searcher("stronger", against="strong"))
    assert seen == [([], None), ([0, 1], "strong"), ([0, 1], "stronger")]
    assert (pair.won, pair.points) == ((False, True), (2, 3))
    found = line(told("cellar", "stronger", [pair], "strong"))
    assert found.startswith("cellar (stronger): 1 seeds, strong won 0, stronger won 1: +100.0 ±")


def test_the_interval_is_that_of_paired_differences():
    mean, half = won_gain([Pair(seed, (False, seed < 2), (0, 0), 10, 1.0) for seed in range(4)])
    assert mean == 0.5
    assert round(half, 3) == 0.919, "Student's t with 3 degrees of freedom, not 1.96"
    pairs = [Pair(0, (False, True), (3, 8), 10, 1.0), Pair(1, (True, True), (8, 9), 10, 1.0)]
    found = told("cellar", "strong", pairs)
    assert found["won"] == [1, 2]
    assert found["won_gain"][0] == 50
    assert found["points_gain"][0] == 3
    assert found["milliseconds"] == 100
    assert line(found).startswith("cellar (strong): 2 seeds, own bot won 1, search won 2: +50.0 ±")


def test_a_few_games_that_go_the_same_way_prove_nothing():
    """Two pairs without a difference leave everything open; of a hundred, not much."""
    alike = [Pair(seed, (True, True), (3, 3), 10, 1.0) for seed in range(100)]
    assert won_gain(alike[:2]) == (0.0, 1.0)
    assert won_gain(alike[:1]) == (0.0, 1.0)
    mean, half = won_gain(alike)
    assert mean == 0
    assert 0.01 < half < 0.02
    found = line(told("cellar", "strong", alike[:2]))
    assert "+0.0 ± 100.0 percentage points; +0.0 in every game points; no real difference shown" in found
    better = [Pair(seed, (False, True), (3, 8 + seed % 2), 10, 1.0) for seed in range(20)]
    assert "no real difference" not in line(told("cellar", "strong", better))


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path, monkeypatch):
    """The second run plays only what the first has not finished; a line that was cut off counts as not finished."""
    file, configs = tmp_path / "pairs.jsonl", [configure(find("cellar").info, seed=seed, seats=1) for seed in range(4)]
    seen = []

    def playing(config, asked):
        seen.append(config.seed)
        return Pair(config.seed, (False, True), (3, 8), 10, 1.0)

    monkeypatch.setattr(strength, "play_pair", playing)
    first = list(played(configs[:3], Searcher(), 1, file))
    file.write_text(file.read_text()[:-20])
    again = list(played(configs, Searcher(), 1, file))
    assert seen == [0, 1, 2, 2, 3]
    assert again[:3] == first
    assert [pair.seed for pair in played(configs, Searcher(), 1, file)] == [0, 1, 2, 3]
    list(played(configs[:1], Searcher("strong", Budget(rollouts=3)), 1, file))
    list(played(configs[:1], Searcher("stronger"), 1, file))
    list(played(configs[:1], Searcher(seat=0), 1, file))
    list(played(configs[:1], Searcher(against="stronger"), 1, file))
    assert seen == [0, 1, 2, 2, 3, 0, 0, 0, 0], "another budget, bot or seat, or another to compare with: other games"


def test_the_command(capsys):
    few = ["--number", "2", "--seats", "1", "--rollouts", "4", "--depth", "2", "--candidates", "2", "--jobs", "1"]
    strength.main(["cellar", *few, "--json"])
    assert json.loads(capsys.readouterr().out)["games"] == 2
    strength.main(["cellar", *few, "--bot", "stronger"])
    assert capsys.readouterr().out.startswith("cellar (stronger): 2 seeds, own bot won")
    strength.main(["cellar", *few, "--bot", "stronger", "--against", "strong"])
    assert capsys.readouterr().out.startswith("cellar (stronger): 2 seeds, strong won")


def test_an_evaluation_that_misleads_is_found_out():
    """Two games won and two lost: one that likes the right ones, one that likes the wrong ones, one that likes all."""
    ends = {1: True, 2: True, 3: False, 4: False}
    seen = {
        worth: [Glance(game, 0.5, worth(won), won) for game, won in ends.items()]
        for worth in (lambda won: 5.0 + won, lambda won: 5.0 - won, lambda won: 5.0)
    }
    assert [foresight.foresight(glances) for glances in seen.values()] == [1.0, 0.0, 0.5]
    long = [Glance(1, at / 9, 0.0, True) for at in range(9)]
    assert foresight.foresight([*long, Glance(2, 0.5, 2.0, True), Glance(3, 0.5, 1.0, False)]) == 0.5


def test_the_command_tells_how_well_an_evaluation_foresees(capsys):
    strength.main(["cellar", "--foresight", "--number", "12", "--seats", "2"])
    said = capsys.readouterr().out
    assert said.startswith("cellar: the evaluation is right about 0.")
    assert "games (" in said


def test_weights_are_found_again_that_games_were_made_with():
    """Chances to win by three signs, one of which says nothing and one of which never changes."""
    rng, true = random.Random(1), {"base": -0.5, "health": 2.0, "foes": -0.3, "weather": 0.0, "same": 0.0}
    seen = []
    for _ in range(3000):
        signs = {
            "base": 1.0,
            "health": rng.random(),
            "foes": float(rng.randrange(6)),
            "weather": rng.random(),
            "same": 1.0,
        }
        odds = sum(true[name] * value for name, value in signs.items())
        seen.append(Look(signs, rng.random() < 1 / (1 + math.exp(-odds)), 1.0))
    found = fitting.fitted(seen)
    assert {name: abs(found[name] - weight) < 0.25 for name, weight in true.items()} == dict.fromkeys(true, True)
    assert f'    "health": {found["health"]},' in fitting.told(found).splitlines()


def test_the_command_weighs_the_signs_of_an_evaluation(capsys):
    strength.main(["alliance", "--fit", "--number", "3", "--seats", "2"])
    said = capsys.readouterr().out
    assert said.startswith('WEIGHTS = {\n    "base": ')
    with pytest.raises(RulesError, match="cellar has no signs"):
        strength.main(["cellar", "--fit", "--number", "1"])
