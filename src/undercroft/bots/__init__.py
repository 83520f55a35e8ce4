"""Bots that play any game. A bot sits on a seat like a person: it gets the session and its request, and answers."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

import msgspec

from undercroft.games import find
from undercroft.kernel import Ask, Option, Policy, Request, RulesError, Session, SetupError, Table, Text, near
from undercroft.kernel.text import Speaker

from .chance import RandomBot
from .flat import Budget, FlatBot
from .greedy import GreedyBot
from .hints import Hint, hint
from .tree import TreeBot

__all__ = [
    "SEARCHING", "Bot", "Budget", "FlatBot", "GameBot", "GreedyBot", "Hint", "RandomBot", "TreeBot", "finish",
    "hint", "installed", "make", "names", "seated", "title",
]  # fmt: skip


class Bot(Protocol):
    """`policy` answers inline in lab mode; None if the bot searches and therefore needs a session."""

    policy: Policy | None

    def answer(self, session: Session[Any, Any], request: Request) -> Option[Any] | str: ...


class GameBot:
    """A game's own heuristics on a seat."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Policy | None = policy
        self._choose = policy

    def answer(self, session: Session[Any, Any], request: Request) -> str:
        return str(self._choose(session.table, request.ask))


PLUGINS = "undercroft.bots"
SEARCHING: dict[str, type[FlatBot] | type[TreeBot]] = {"strong": FlatBot, "stronger": TreeBot}
"""Flat Monte Carlo and tree search, as seats. `strong:NAME` plays its roll-outs on as the bot of this name does."""


def names(slug: str) -> list[str]:
    """The bots that can play a game: its own, the searching ones built on them, the simple ones, and installed ones."""
    game = find(slug)
    searching = [*SEARCHING] if game.bots and game.evaluate else []
    return [*game.bots, *searching, *(["greedy"] if game.evaluate else []), "random", *installed(slug)]


def installed(slug: str) -> dict[str, EntryPoint]:
    """Bots of other packages: entry points of the group `undercroft.bots`, named `GAME.NAME`, or `NAME` for all games.

    Each is a function of a game and a seed that returns a `Bot`.
    """
    found = {}
    for point in sorted(entry_points(group=PLUGINS), key=lambda point: point.name):
        game, _, name = point.name.rpartition(".")
        if game in ("", slug):
            found[name] = point
    return found


def title(name: str, speak: Speaker) -> str:
    """The name of a bot without its description."""
    text = Text(f"setup-bot-{name}")
    spoken = speak(text)
    return name if spoken == str(text) else spoken.partition(" (")[0]


def make(slug: str, name: str, seed: int = 0) -> Bot:
    """Return a new bot for one seat of one game."""
    game = find(slug)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy" and game.evaluate:
        return GreedyBot(seed)
    search, _, policy = name.partition(":")
    if search in SEARCHING and search in names(slug):
        return _searching(slug, SEARCHING[search], seed, policy)
    if name in game.bots:
        return GameBot(game.bots[name])
    if name in (others := installed(slug)):
        bot: Bot = others[name].load()(slug, seed)
        return bot
    known = names(slug)
    raise SetupError(f"{game.info.title} has no bot {name!r}{near(name, known)} (there are: {', '.join(known)})")


def _searching(slug: str, kind: type[FlatBot] | type[TreeBot], seed: int, policy: str) -> Bot:
    if policy and make(slug, policy, seed).policy is None:
        raise SetupError(f"{policy} is not a policy, so it cannot play roll-outs")
    return kind(seed, msgspec.structs.replace(kind.BUDGET, policy=policy))


def seated(bots: list[Bot]) -> Policy | None:
    """One policy for all seats, if every bot can answer inline."""
    policies = [bot.policy for bot in bots]
    if any(policy is None for policy in policies):
        return None
    if len(set(map(id, policies))) == 1:
        return policies[0]

    def answer(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        return policies[ask.seat](table, ask)  # type: ignore[misc]

    return answer


def finish(session: Session[Any, Any], bots: list[Bot]) -> None:
    """Let bots play a session to the end."""
    while (request := session.request) is not None:
        session.answer(bots[request.seat].answer(session, request), request.seat)
        if len(session.history) > session.game.info.length:
            raise RulesError(f"{session.game.info.slug}: not over after {len(session.history)} decisions")
