"""Choosing heroes: those that an experiment names, or random ones. The bot chooses everything else, and plays."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from undercroft.bots import Bot
from undercroft.games import find
from undercroft.kernel import Ask, Config, Option, Policy, Request, Session, SetupError, Table, near

ANY = "any"
"""Random heroes for every game, so that each can be compared with those who were not chosen."""
Party = list[str] | str


class Roster(msgspec.Struct, frozen=True):
    """The question by which a game asks for its heroes, where they are in its content, and whether all seats share one
    party (otherwise the party is the first seat's).
    """

    question: str
    catalogue: str = "heroes"
    shared: bool = True


ROSTERS = {
    "cellar": Roster("pack", "tools"),
    "doria": Roster("hero"),
    "alliance": Roster("pick", shared=False),
    "plungin": Roster("recruit"),
    "universalis": Roster("hero"),
}
"""Thieves in the cellar differ only in their tools."""


def check(config: Config, content: Any, party: Party) -> None:
    """Check that a game has these heroes and room for them."""
    if not party:
        return
    title = find(config.game).info.title
    if config.game not in ROSTERS:
        raise SetupError(f"{title} has no heroes to choose from")
    known = roster(config.game, content)
    for name in party if isinstance(party, list) else ():
        if name not in known:
            raise SetupError(f"{title} has no hero {name!r}{near(name, known)} (there are: {', '.join(known)})")
    if isinstance(party, list) and config.heroes is not None and len(party) > config.heroes:
        raise SetupError(f"the party has {len(party)} heroes, but heroes is {config.heroes}")


def rivals(config: Config) -> bool:
    """Whether every seat has its own party."""
    return config.seats > 1 and config.game in ROSTERS and not ROSTERS[config.game].shared


def roster(slug: str, content: Any) -> list[str]:
    return [*getattr(content, ROSTERS[slug].catalogue)]


def led(seated: list[Bot], config: Config, content: Any, party: Party) -> list[Bot]:
    """The seats' bots, instructed to take these heroes."""
    if not party:
        return seated
    asked = ROSTERS[config.game]
    if party == ANY:
        left, led = roster(config.game, content), len(seated)
        Random(config.seed).shuffle(left)
    else:
        left, led = [*party], len(seated) if asked.shared else 1
    return [Led(bot, asked.question, left) if seat < led else bot for seat, bot in enumerate(seated)]


class Led:
    """A bot that takes the given heroes, in this order, if they are offered; `left` are those not taken yet."""

    def __init__(self, bot: Bot, question: str, left: list[str]) -> None:
        self.bot, self.question, self.left = bot, question, left
        self.policy: Policy | None = None
        if (own := bot.policy) is not None:
            self._own: Policy = own
            self.policy = self._choose

    def _choose(self, table: Table[Any, Any], ask: Ask[Any]) -> Any:
        wanted = self._wanted(ask)
        return self._own(table, ask) if wanted is None else wanted

    def answer(self, session: Session[Any, Any], request: Request) -> Option[Any] | str:
        wanted = self._wanted(request.ask)
        return self.bot.answer(session, request) if wanted is None else str(wanted)

    def _wanted(self, ask: Ask[Any]) -> Any:
        """The option that takes the next hero of the party."""
        if ask.key != self.question:
            return None
        offered = {str(option): option for option in ask.options}
        name = next((name for name in self.left if name in offered), None)
        if name is None:
            return None
        self.left.remove(name)
        return offered[name]
