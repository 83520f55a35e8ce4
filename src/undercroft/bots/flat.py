"""Flat Monte Carlo: every candidate is tried in the same guesses, the poorer half drops out, and so on."""

from __future__ import annotations

import math
import random
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

import msgspec

from undercroft.games import find
from undercroft.kernel import Policy, Request, Session, saves

from .guesses import Leaf, Scale, candidates, guess, own_policy, rolled_out

DOUBT = 1.0
"""How many standard errors better than the bot's own choice another option must be to be preferred."""
LUCK = 0.2
"""How far two leaves of one decision commonly lie apart by luck alone."""


class Budget(msgspec.Struct, frozen=True):
    """How much to think about one decision: so many roll-outs, or so many seconds (then it is not reproducible);
    `depth` decisions each (0: to the end of the game); so many candidates; on so many cores."""

    rollouts: int = 96
    seconds: float = 0.0
    depth: int = 24
    candidates: int = 6
    jobs: int = 1


class Tried(msgspec.Struct):
    """A candidate, and where its roll-outs ended: one per guess."""

    text: str
    leaves: list[Leaf]


class Found(msgspec.Struct):
    """All candidates; the first is the choice of the game's own bot. `seeds` are those of the guesses."""

    seat: int
    tried: list[Tried]
    seeds: list[int]

    def scale(self) -> Scale:
        return Scale.of([leaf for one in self.tried for leaf in one.leaves], self.seat)

    def ranked(self) -> list[Tried]:
        """The best first; those that have dropped out come after those that were tried longer."""
        scale = self.scale()

        def rank(one: Tried) -> tuple[int, float]:
            return (-len(one.leaves), -mean([scale(leaf, self.seat) for leaf in one.leaves]))

        return sorted(self.tried, key=rank)

    def best(self) -> Tried:
        """The best candidate; but the bot's own choice unless another is clearly better in the same guesses."""
        first, own = self.ranked()[0], self.tried[0]
        gains = self.gains(first)
        return first if first is not own and mean(gains) > DOUBT * error(gains, LUCK) else own

    def gains(self, one: Tried) -> list[float]:
        """How much better a candidate did than the bot's own choice, guess by guess."""
        scale = self.scale()
        pairs = zip(one.leaves, self.tried[0].leaves, strict=False)
        return [scale(a, self.seat) - scale(b, self.seat) for a, b in pairs]

    def ahead(self, one: Tried) -> bool:
        """Whether a candidate may still turn out to be better than the bot's own choice."""
        gains = self.gains(one)
        return mean(gains) + DOUBT * error(gains, LUCK) > 0 if any(gains) else False


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def error(values: list[float], luck: float) -> float:
    """The standard error of a mean; as if two more values had differed by common luck, because a few that happen to
    agree prove nothing."""
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) + 2 * luck**2
    return math.sqrt(spread / (len(values) + 1) / max(1, len(values)))


def search(session: Session[Any, Any], request: Request, budget: Budget, rng: random.Random) -> Found:
    """Try the candidates of a question. The own choice never drops out, so that all others can be compared with it;
    once none of them is ahead of it, there is nothing more to think about."""
    policy, seat = own_policy(session), request.seat
    looked_at = guess(session, seat, rng.getrandbits(63))
    asked = looked_at.request_for(seat)
    assert asked is not None
    texts = candidates(looked_at, asked, budget.candidates, policy, rng)
    found = Found(seat, [Tried(text, []) for text in texts], [])
    live, begin = list(found.tried), time.monotonic()
    rounds = max(1, math.ceil(math.log2(len(live))))
    for number in range(1, rounds + 1):
        if budget.seconds:
            _until(begin + budget.seconds * number / rounds, session, found, live, budget, rng)
        else:
            count = max(1, budget.rollouts // (rounds * len(live)))
            _try(session, found, live, budget, [rng.getrandbits(63) for _ in range(count)])
        best = Found(seat, live, []).ranked()[: max(2, (len(live) + 1) // 2)]
        live = [one for one in live if one is found.tried[0] or (one in best and found.ahead(one))]
        if len(live) == 1:
            break
    return found


def _until(
    end: float, session: Session[Any, Any], found: Found, live: list[Tried], budget: Budget, rng: random.Random
) -> None:
    while True:
        _try(session, found, live, budget, [rng.getrandbits(63) for _ in range(budget.jobs)])
        if time.monotonic() > end:
            return


def _try(session: Session[Any, Any], found: Found, live: list[Tried], budget: Budget, seeds: list[int]) -> None:
    """Every live candidate in the same guesses, with the same luck to come."""
    texts = [one.text for one in live]
    if budget.jobs == 1:
        parts = [leaves(session, found.seat, texts, seeds, budget.depth)]
    else:
        shares = [seeds[at :: budget.jobs] for at in range(budget.jobs)]
        save = session.save()
        waiting = [
            _pool(budget.jobs).submit(_elsewhere, save, found.seat, texts, share, budget.depth) for share in shares
        ]
        parts = [one.result() for one in waiting]
    by_seed = {seed: row for part in parts for seed, row in part}
    for seed in seeds:
        found.seeds.append(seed)
        for one, leaf in zip(live, by_seed[seed], strict=True):
            one.leaves.append(leaf)


def leaves(
    session: Session[Any, Any], seat: int, texts: list[str], seeds: list[int], depth: int
) -> list[tuple[int, list[Leaf]]]:
    """For each seed, where each candidate leads to in that guess."""
    policy: Policy = own_policy(session)
    return [
        (seed, [rolled_out(guess(session, seat, seed), seat, text, policy, depth) for text in texts]) for seed in seeds
    ]


@cache
def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def _elsewhere(save: str, seat: int, texts: list[str], seeds: list[int], depth: int) -> list[tuple[int, list[Leaf]]]:
    body = saves.read(save)
    return leaves(saves.load(body, find(body.header.game)), seat, texts, seeds, depth)


class FlatBot:
    """A seat that looks ahead; it never sees what the seat cannot."""

    policy: Policy | None = None

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._rng, self.budget = random.Random(seed), budget or Budget()

    def answer(self, session: Session[Any, Any], request: Request) -> str:
        if len(request.options) == 1:
            return request.options[0].value
        return search(session, request, self.budget, self._rng).best().text
