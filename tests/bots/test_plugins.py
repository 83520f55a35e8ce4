"""Bots that other packages bring along."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import undercroft
from undercroft import bots
from undercroft.kernel import SetupError


def last(table, ask):
    return ask.options[-1]


def make_last(slug, seed):
    """What a package registers: a bot for one seat of a game."""
    assert (slug, type(seed)) == ("cellar", int)
    return bots.GameBot(last)


@pytest.fixture
def plugins(monkeypatch):
    here = f"{__name__}:make_last"
    points = [EntryPoint(name, here, bots.PLUGINS) for name in ("cellar.last", "doria.other")]
    monkeypatch.setattr(bots, "entry_points", lambda *, group: [one for one in points if one.group == group])


def test_an_installed_bot_is_listed_for_its_game_only(plugins):
    assert bots.names("cellar")[-1] == "last"
    assert "last" not in bots.names("doria")
    assert bots.names("cellar")[0] == "cautious", "the game's own stays the first choice"


def test_an_installed_bot_plays_a_session(plugins, monkeypatch):
    monkeypatch.setattr(EntryPoint, "load", lambda self: make_last)
    session = undercroft.new("cellar", seed=3, seats=1)
    bot = bots.make("cellar", "last", 5)
    expected = session.request.options[-1].value
    assert bot.answer(session, session.request) == expected
    bots.finish(session, [bot])
    assert session.over


def test_an_unknown_bot_is_refused_and_installed_ones_are_named(plugins):
    with pytest.raises(SetupError, match=r"has no bot 'lost'.*random, last\)"):
        bots.make("cellar", "lost")
