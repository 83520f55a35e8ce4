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

from .guesses import Leaf, candidates, foreseen, guess, heading, judged, own_policy, rolled_out

FIRST, PATIENT = 2, 6
"""Guesses in which all candidates are tried, in a hurry and not."""
SURE = 3.0
"""With so many standard errors more there is nothing left to think about."""
DOUBT = 1.0
"""How many standard errors better than the bot's own choice another option must be to be preferred."""
LUCK = 0.1
"""How far two leaves of one decision commonly lie apart by luck alone."""
HOPE = 0.02
"""The same where nothing has to be proved: how far two leaves may lie apart that look alike in the first guesses."""
TRIFLE = 0.015
"""A gain in the chance to win that is not worth more thought."""
CALM = 0.04
"""Where the chance to win changes by less than this in every guess, nothing is at stake."""
STILL, SELDOM = 3, 4
"""After so many questions of a kind in which nothing mattered, only every so manieth of them is thought about."""


Guesses = list[tuple[int, int | None]]
"""The seeds of guesses, and when a roll-out ends in each: at the time at which that of the own choice did."""

Tries = list[tuple[str, str]]
"""Answers, each with the heading that is shunned after it."""


class Budget(msgspec.Struct, frozen=True):
    """How much to think about one decision: so many roll-outs, or so many seconds (then it is not reproducible);
    `depth` decisions each and to the end of the round (0: to the end of the game); so many candidates; on so many
    cores; `patient`: all candidates are tried, also where nothing is at stake."""

    rollouts: int = 128
    seconds: float = 0.0
    depth: int = 16
    candidates: int = 4
    jobs: int = 1
    patient: bool = False


class Tried(msgspec.Struct):
    """A candidate, and where its roll-outs ended: one per guess. Who tries something of another kind than the own
    choice may mean it: then all under the heading of that choice is `shunned` to the end of the round."""

    text: str
    leaves: list[Leaf]
    shunned: str = ""


class Found(msgspec.Struct):
    """All candidates; the first is the choice of the game's own bot. `seeds` are those of the guesses."""

    seat: int
    tried: list[Tried]
    seeds: list[int]

    def ranked(self) -> list[Tried]:
        """The best first; those that have dropped out come after those that were tried longer."""

        def rank(one: Tried) -> tuple[int, float]:
            return (-len(one.leaves), -mean([leaf.value(self.seat) for leaf in one.leaves]))

        return sorted(self.tried, key=rank)

    def best(self) -> Tried:
        """The best candidate; but the bot's own choice unless another is clearly better in the same guesses."""
        first, own = self.ranked()[0], self.tried[0]
        gains = self.gains(first)
        return first if first is not own and mean(gains) > DOUBT * error(gains, LUCK) else own

    def gains(self, one: Tried) -> list[float]:
        """How much better a candidate did than the bot's own choice, guess by guess."""
        pairs = zip(one.leaves, self.tried[0].leaves, strict=False)
        return [a.value(self.seat) - b.value(self.seat) for a, b in pairs]

    def at_stake(self, now: float) -> bool:
        """Whether the bot's own choice may make the chance to win another than it is now."""
        values = [now, *(leaf.value(self.seat) for leaf in self.tried[0].leaves)]
        return max(values) - min(values) > CALM

    def mattered(self) -> bool:
        """Whether anything but the bot's own choice was worth a second look."""
        return len(self.seeds) > FIRST

    def surely(self, one: Tried) -> bool:
        """Whether a candidate is so much better than the bot's own choice that it need not be tried any longer."""
        gains = self.gains(one)
        return mean(gains) > SURE * error(gains, LUCK)

    def ahead(self, one: Tried) -> bool:
        """Whether a candidate may still turn out to be better than the bot's own choice."""
        gains = self.gains(one)
        return mean(gains) + error(gains, HOPE) > TRIFLE if any(gains) else False


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def error(values: list[float], luck: float) -> float:
    """The standard error of a mean; as if two more values had differed by common luck, because a few that happen to
    agree prove nothing."""
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) + 2 * luck**2
    return math.sqrt(spread / (len(values) + 1) / max(1, len(values)))


def search(session: Session[Any, Any], request: Request, budget: Budget, rng: random.Random) -> Found:
    """Try the candidates of a question in ever more guesses, twice as many each time. The own choice comes first: where
    nothing changes after it, nothing is at stake. It never drops out, so that all others can be compared
    with it; once none of them may be better, or one surely is, it is over."""
    policy, seat = own_policy(session), request.seat
    looked_at = guess(session, seat, rng.getrandbits(63))
    asked = looked_at.request_for(seat)
    assert asked is not None
    texts = candidates(looked_at, asked, budget.candidates, policy, rng)
    found = Found(seat, [Tried(text, []) for text in texts], [])
    if not budget.patient:
        headings = {str(option): heading(option) for option in asked.ask.options}
        shunned = headings[texts[0]]
        found.tried += [Tried(text, [], shunned) for text in texts[1:] if headings[text] != shunned]
    own, *others = found.tried
    now = judged(looked_at).value(seat)
    live, purse, count = found.tried, Purse(budget), max(PATIENT if budget.patient else FIRST, budget.jobs)
    while len(live) > 1 and (guesses := purse.affords(count, len(live))):
        seeds = [rng.getrandbits(63) for _ in range(guesses)]
        found.seeds += seeds
        _try(session, seat, [own], budget, [(seed, None) for seed in seeds])
        if not (budget.patient or found.at_stake(now)):
            break
        whens = [leaf.when for leaf in own.leaves[-guesses:]]
        _try(session, seat, live[1:], budget, list(zip(seeds, whens, strict=True)))
        best = Found(seat, live, []).ranked()[: max(2, (len(live) + 1) // 2)]
        live = [own, *(one for one in others if one in best and found.ahead(one))]
        if len({one.text for one in live}) == 2 and any(map(found.surely, live[1:])):
            break
        count *= 2
    return found


class Purse:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.begin, self.spent = budget, time.monotonic(), 0

    def affords(self, wanted: int, candidates: int) -> int:
        """In how many guesses so many candidates can still be tried; in one at least at the beginning."""
        paid = max(not self.spent, min(wanted, int(self.left(wanted * candidates) // candidates)))
        self.spent += paid * candidates
        return paid

    def left(self, wanted: int) -> float:
        """Roll-outs that can still be paid for; by the clock, as many as the pace so far allows."""
        if not self.budget.seconds:
            return self.budget.rollouts - self.spent
        passed = time.monotonic() - self.begin
        return max(0.0, self.budget.seconds - passed) * self.spent / passed if self.spent else wanted


def _try(session: Session[Any, Any], seat: int, live: list[Tried], budget: Budget, guesses: Guesses) -> None:
    """Every live candidate in the same guesses, with the same luck to come."""
    tries = [(one.text, one.shunned) for one in live]
    if budget.jobs == 1:
        rows = leaves(session, seat, tries, guesses, budget.depth)
    else:
        shares, save = [guesses[at :: budget.jobs] for at in range(budget.jobs)], session.save()
        waiting = [
            _pool(budget.jobs).submit(_elsewhere, save, seat, tries, share, budget.depth) for share in shares if share
        ]
        parts = [one.result() for one in waiting]
        rows = [parts[at % budget.jobs][at // budget.jobs] for at in range(len(guesses))]
    for row in rows:
        for one, leaf in zip(live, row, strict=True):
            one.leaves.append(leaf)


def leaves(session: Session[Any, Any], seat: int, tries: Tries, guesses: Guesses, depth: int) -> list[list[Leaf]]:
    """For each guess, where each candidate leads to in it."""
    policy: Policy = own_policy(session)
    return [
        [rolled_out(guess(session, seat, seed), seat, text, policy, depth, when, shunned) for text, shunned in tries]
        for seed, when in guesses
    ]


@cache
def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def _elsewhere(save: str, seat: int, tries: Tries, guesses: Guesses, depth: int) -> list[list[Leaf]]:
    body = saves.read(save)
    return leaves(saves.load(body, find(body.header.game)), seat, tries, guesses, depth)


class FlatBot:
    """A seat that looks ahead; it never sees what the seat cannot. It learns which questions are worth its time, and
    where the game's evaluation foresees nothing it does as the own bot does."""

    policy: Policy | None = None

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._rng, self.budget = random.Random(seed), budget or Budget()
        self._still: dict[str, int] = {}

    def answer(self, session: Session[Any, Any], request: Request) -> str:
        if len(request.options) == 1:
            return request.options[0].value
        if not foreseen(session, request.seat):
            return str(own_policy(session)(session.table, request.ask))
        still = self._still.get(request.key, 0)
        if still > STILL and still % SELDOM:
            self._still[request.key] = still + 1
            return str(own_policy(session)(session.table, request.ask))
        found = search(session, request, self.budget, self._rng)
        self._still[request.key] = 0 if found.mattered() else still + 1
        return found.best().text
