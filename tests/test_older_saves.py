"""Games that an older release kept can be taken up again, and played to their end."""

from pathlib import Path

import pytest

import undercroft
from undercroft import bots

SAVES = sorted((Path(__file__).parent / "saves").glob("*/*.undercroft"))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_game_of_an_older_release_goes_on(file):
    session = undercroft.load(file.read_text(encoding="utf-8"))
    assert session.config.version != session.game.info.version, "a save of today shows nothing"
    assert session.scene(0) is not None
    answers = len(session.history)
    assert answers > 20
    best = bots.names(file.stem)[0]
    bots.finish(session, [bots.make(file.stem, best, seat) for seat in range(session.config.seats)])
    assert session.over
    assert len(session.history) > answers


@pytest.mark.parametrize("file", SAVES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_replay_of_an_older_release_runs_or_says_where_the_rules_have_changed(file):
    try:
        session = undercroft.replay(file.read_text(encoding="utf-8"))
    except undercroft.Diverged as changed:
        assert "\n" not in str(changed)  # noqa: PT017
    else:
        assert len(session.history) > 20
