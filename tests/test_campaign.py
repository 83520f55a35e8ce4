"""A finished game hands on to the next of its campaign."""

import pytest

import undercroft
from undercroft import bots, commands, store


def won(seed=0):
    while True:
        session = undercroft.new("cellar", seed=seed, seats=2, options={"open-hands": True})
        bots.finish(session, [bots.make("cellar", "cautious", seat) for seat in range(2)])
        if session.outcome[0].won:
            return session
        seed += 1


def test_the_sequel_keeps_the_set_up_and_takes_what_is_handed_on():
    first = won()
    second = undercroft.sequel(first, seed=9)
    assert second.config.scenario == "vault"
    assert second.config.options == first.config.options
    assert second.config.legacy["silver"] == first.outcome[0].score
    assert second.state.noise == 2
    assert undercroft.replay(second.save()).save() == second.save()


def test_an_unfinished_game_hands_nothing_on():
    with pytest.raises(undercroft.SetupError, match="hands nothing on"):
        undercroft.sequel(undercroft.new("cellar", seed=1))


def test_play_after_a_finished_game(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    store.keep("friday", won().save())
    with pytest.raises(SystemExit) as ended:
        commands.main(["play", "--after", "friday", "--seed", "4"])
    assert ended.value.code == 0
    assert "The Ogre's Cellar, seed 4" in capsys.readouterr().out
