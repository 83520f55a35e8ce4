"""Bots that other packages bring along."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import undercroft
from undercroft import bots
from undercroft.bots import rollouts
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


@pytest.mark.parametrize("search", ["strong", "stronger"])
def test_roll_outs_are_played_on_by_the_bot_that_is_named(plugins, monkeypatch, search):
    """An installed one too; without a name, the game's own."""
    asked = []

    def tired(table, ask):
        asked.append(ask.key)
        return ask.options[-1]

    monkeypatch.setattr(EntryPoint, "load", lambda self: lambda slug, seed: bots.GameBot(tired))
    rollouts._installed.cache_clear()
    session = undercroft.new("cellar", seed=3, seats=1)
    session.answer(session.request.options[0])
    bot = bots.make("cellar", f"{search}:last", 5)
    assert bot.budget.policy == "last"
    bot.answer(session, session.request)
    assert "act" in asked
    asked.clear()
    bots.make("cellar", search, 5).answer(session, session.request)
    assert asked == []
    rollouts._installed.cache_clear()


def test_a_bot_that_searches_plays_no_roll_outs():
    with pytest.raises(SetupError, match="strong is not a policy"):
        bots.make("cellar", "stronger:strong")
    with pytest.raises(SetupError, match="no bot 'nobody'"):
        bots.make("cellar", "strong:nobody")


def test_an_unknown_bot_is_refused_and_installed_ones_are_named(plugins):
    with pytest.raises(SetupError, match=r"has no bot 'lost'.*random, last\)"):
        bots.make("cellar", "lost")
