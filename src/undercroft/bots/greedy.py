"""One-step lookahead: try each option on a re-dealt clone and take the one that the game's evaluation rates best."""

from __future__ import annotations

import random
from typing import Any

from undercroft.kernel import Option, Policy, Request, RulesError, Session

MOST_OPTIONS = 40
SAMPLES = 3


class GreedyBot:
    """Never uses hidden information: every try starts with a re-deal."""

    policy: Policy | None = None

    def __init__(self, seed: int = 0, samples: int = SAMPLES) -> None:
        self._rng, self._samples = random.Random(seed), samples

    def answer(self, session: Session[Any, Any], request: Request) -> Option[Any]:
        options = request.options
        if len(options) == 1:
            return options[0]
        if len(options) > MOST_OPTIONS:
            options = tuple(self._rng.sample(options, MOST_OPTIONS))
        seeds = [self._rng.getrandbits(63) for _ in range(self._samples)]
        return max(
            options, key=lambda option: (self._worth(session, request.seat, option.value, seeds), self._rng.random())
        )

    def _worth(self, session: Session[Any, Any], seat: int, value: str, seeds: list[int]) -> float:
        evaluate = session.game.evaluate
        if evaluate is None:
            raise RulesError(f"{session.game.info.slug} has no evaluation to look ahead with")
        total = 0.0
        for seed in seeds:
            sample = session.determinised(seat, seed)
            sample.answer(value, seat)
            total += evaluate(sample.state, sample.content, seat)
        return total
