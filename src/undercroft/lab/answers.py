"""Answers that an experiment gives or forbids: so that what a card is worth can be tried instead of observed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from undercroft.bots import Bot
from undercroft.bots.rollouts import own_policy
from undercroft.games import find
from undercroft.kernel import Ask, Config, Option, Policy, Request, Session, SetupError, Table, near
from undercroft.texts import questions

from . import parties

Answers = Mapping[str, list[str]]
"""Answers as a player would type them, by question (`draft`, `act`)."""


def check(config: Config, answers: Answers) -> None:
    """Check that the game asks these questions. Whether an answer is ever offered is only known after playing."""
    known = questions(config.game)
    for question in answers:
        if question not in known:
            title = find(config.game).info.title
            raise SetupError(
                f"{title} has no question {question!r}{near(question, known)} (there are: {', '.join(known)})"
            )


def bound(seated: list[Bot], config: Config, always: Answers, never: Answers) -> list[Bot]:
    """The seats' bots, bound to the answers; if seats are rivals, only the first one is bound."""
    if not (always or never):
        return seated
    led = 1 if parties.rivals(config) else len(seated)
    return [Bound(bot, always, never) if seat < led else bot for seat, bot in enumerate(seated)]


def offered(seated: Iterable[Bot]) -> dict[str, int]:
    """How often the answers were offered to the bots that are bound to them."""
    found = Counter[str]()
    for bot in seated:
        if isinstance(bot, Bound):
            found += bot.offered
    return dict(found)


class Bound:
    """A bot that gives some answers whenever they are offered, and others never as long as there is another one.
    `offered` counts them, by question and answer."""

    def __init__(self, bot: Bot, always: Answers, never: Answers) -> None:
        self.bot, self.always, self.never, self.offered = bot, always, never, Counter[str]()
        self.policy: Policy | None = None
        if (own := bot.policy) is not None:
            self._own: Policy = own
            self.policy = self._choose

    def _choose(self, table: Table[Any, Any], ask: Ask[Any]) -> Any:
        self._count(ask)
        wanted = self._wanted(ask)
        if wanted is not None:
            return wanted
        chosen = self._own(table, ask)
        return self._instead(table, ask, self._own) if self._shuns(ask, str(chosen)) else chosen

    def answer(self, session: Session[Any, Any], request: Request) -> Option[Any] | str:
        self._count(request.ask)
        wanted = self._wanted(request.ask)
        if wanted is not None:
            return str(wanted)
        chosen = self.bot.answer(session, request)
        if not self._shuns(request.ask, chosen if isinstance(chosen, str) else str(chosen.value)):
            return chosen
        return str(self._instead(session.table, request.ask, own_policy(session)))

    def _count(self, ask: Ask[Any]) -> None:
        named = {*self.always.get(ask.key, ()), *self.never.get(ask.key, ())}
        if named:
            self.offered.update(f"{ask.key}: {text}" for text in named & {str(option) for option in ask.options})

    def _wanted(self, ask: Ask[Any]) -> Any:
        """The first of the answers to give that is offered."""
        if ask.key not in self.always:
            return None
        offered = {str(option): option for option in ask.options}
        return next((offered[text] for text in self.always[ask.key] if text in offered), None)

    def _shuns(self, ask: Ask[Any], text: str) -> bool:
        return text in self.never.get(ask.key, ())

    def _instead(self, table: Table[Any, Any], ask: Ask[Any], policy: Policy) -> Any:
        """What a policy chooses without the answers that are forbidden; the first of the others if it insists."""
        few = [option for option in ask.options if not self._shuns(ask, str(option))]
        if not few:
            return policy(table, ask)
        try:
            chosen = policy(table, msgspec.structs.replace(ask, options=few))
        except (StopIteration, LookupError, ValueError):
            return few[0]
        return chosen if chosen in few else few[0]
