"""The random bot: every legal option is equally likely."""

from __future__ import annotations

import random
from typing import Any

from undercroft.kernel import Ask, Option, Policy, Request, Session, Table


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        rng = random.Random(seed).random

        def choose(table: Table[Any, Any], ask: Ask[Any]) -> Any:
            return ask.options[int(rng() * len(ask.options))]

        self.policy: Policy | None = choose
        self._rng = rng

    def answer(self, session: Session[Any, Any], request: Request) -> Option[Any]:
        options = request.ask.options
        return Option(options[int(self._rng() * len(options))], request.ask, str)
