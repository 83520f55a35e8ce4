"""Games that an older release kept can be taken up again, and played to their end."""

import lzma
from pathlib import Path

import pytest

import undercroft
from undercroft import bots

SAVES = sorted((Path(__file__).parent / "saves").glob("*/*.undercroft*"))


def name(file):
    return f"{file.parent.name}-{file.name.partition('.')[0]}-{file.suffix[1:]}"


def text_of(file):
    raw = file.read_bytes()
    return (lzma.decompress(raw) if file.suffix == ".xz" else raw).decode()


@pytest.mark.parametrize("file", SAVES, ids=name)
def test_a_game_of_an_older_release_goes_on(file):
    session = undercroft.load(text_of(file))
    assert session.scene(0) is not None
    answers, game = len(session.history), session.config.game
    assert answers
    best = bots.names(game)[0]
    bots.finish(session, [bots.make(game, best, seat) for seat in range(session.config.seats)])
    assert session.over
    assert len(session.history) > answers


@pytest.mark.parametrize("file", SAVES, ids=name)
def test_a_replay_of_an_older_release_runs_or_says_where_the_rules_have_changed(file):
    try:
        session = undercroft.replay(text_of(file))
    except undercroft.Diverged as changed:
        assert "\n" not in str(changed)  # noqa: PT017
    else:
        assert session.history


def test_every_game_is_there_in_every_release():
    kept = {(file.parent.name, undercroft.load(text_of(file)).config.game) for file in SAVES}
    games = {"alliance", "cellar", "doria", "plungin", "universalis"}
    assert kept >= {(release, game) for release in ("0.1", "0.2") for game in games}
