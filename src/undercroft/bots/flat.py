"""Flat Monte Carlo search: all candidates are tried in the same guesses, the worse half is dropped, and so on
(successive halving).
"""

from __future__ import annotations

import math
import random
import time
from typing import Any

import msgspec

from undercroft.kernel import Policy, Request, Session

from .cores import at_once
from .guesses import (
    Leaf,
    candidates,
    foreseen,
    guess,
    heading,
    in_earnest,
    judged,
    own_policy,
    rolled_out,
    rounds_of,
)
from .walks import Following, Node

FIRST, PATIENT = 2, 6
"""Guesses in which all candidates are tried at first, in a hurry and not."""
GLANCE = 64
"""With a large budget there are more of these: one per this many roll-outs."""
SURE = 3.0
"""With this many standard errors more there is nothing left to think about."""
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
"""After this many questions of a kind in which nothing mattered, only every Nth of them is searched."""


Guesses = list[tuple[int, int | None]]
"""The seeds of guesses, and when a roll-out ends in each: at the time at which that of the own choice did."""

Tries = list[tuple[str, str, Node | None]]
"""Answers, each with the heading that is shunned after it and the tree that is followed."""


class Budget(msgspec.Struct, frozen=True):
    """How much to think about one decision: a number of roll-outs or of seconds (then it is not reproducible); `depth`
    decisions each and to the end of the round (0: to the end of the game); a number of candidates and of cores;
    `patient`: all candidates are tried in all guesses. `policy` is the bot that plays the roll-outs on, by default the
    game's own.
    """

    rollouts: int = 128
    seconds: float = 0.0
    depth: int = 16
    candidates: int = 4
    jobs: int = 1
    patient: bool = False
    policy: str = ""


class Tried(msgspec.Struct):
    """A candidate, and where its roll-outs ended: one per guess. Who tries something of another kind than the own
    choice may mean it: then all under the heading of that choice is `shunned` to the end of the round. With a `tree` it
    is a plan."""

    text: str
    leaves: list[Leaf]
    shunned: str = ""
    tree: Node | None = None


class Found(msgspec.Struct):
    """All candidates; the first is the choice of the game's own bot. `seeds` are those of the guesses; all candidates
    are tried in the `first` ones.
    """

    seat: int
    tried: list[Tried]
    seeds: list[int]
    first: int = FIRST

    def ranked(self) -> list[Tried]:
        """The best first; dropped candidates come after those tried longer."""

        def rank(one: Tried) -> tuple[int, float]:
            return (-len(one.leaves), -mean([leaf.value(self.seat) for leaf in one.leaves]))

        return sorted(self.tried, key=rank)

    def best(self) -> Tried:
        """The best candidate, but the bot's own choice (with or without a plan, whichever is better) unless another is
        clearly better in the same guesses.
        """
        ranked = self.ranked()
        first, own = ranked[0], next(one for one in ranked if one.text == self.tried[0].text)
        gains = self.gains(first, own)
        return first if first is not own and mean(gains) > DOUBT * error(gains, LUCK) else own

    def gains(self, one: Tried, own: Tried | None = None) -> list[float]:
        """How much better a candidate did than the bot's own choice, guess by guess."""
        pairs = zip(one.leaves, (own or self.tried[0]).leaves, strict=False)
        return [a.value(self.seat) - b.value(self.seat) for a, b in pairs]

    def at_stake(self, now: float) -> bool:
        """Whether the bot's own choice may change the chance to win."""
        values = [now, *(leaf.value(self.seat) for leaf in self.tried[0].leaves)]
        return max(values) - min(values) > CALM

    def mattered(self) -> bool:
        """Whether anything but the bot's own choice was worth a second look."""
        return len(self.seeds) > self.first

    def surely(self, one: Tried) -> bool:
        """Whether a candidate is so much better than the bot's own choice that it needs no more tries."""
        gains = self.gains(one)
        return mean(gains) > SURE * error(gains, LUCK)

    def ahead(self, one: Tried) -> bool:
        """Whether a candidate may still turn out to be better than the bot's own choice."""
        gains = self.gains(one)
        return mean(gains) + error(gains, HOPE) > TRIFLE if any(gains) else False


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def error(values: list[float], luck: float) -> float:
    """The standard error of a mean, computed as if two more values had differed by typical luck, because a few values
    that happen to agree prove nothing.
    """
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) + 2 * luck**2
    return math.sqrt(spread / (len(values) + 1) / max(1, len(values)))


def search(session: Session[Any, Any], request: Request, budget: Budget, rng: random.Random) -> Found:
    """The candidates of a question, compared. Those of another kind than the own choice are tried in earnest too, where
    there are rounds to the end of which they can be meant."""
    policy, seat = own_policy(session, budget.policy), request.seat
    looked_at = guess(session, seat, rng.getrandbits(63))
    asked = looked_at.request_for(seat)
    assert asked is not None
    texts = candidates(looked_at.table, asked.ask, budget.candidates, policy, rng)
    found = Found(seat, [Tried(text, []) for text in texts], [])
    if not budget.patient and rounds_of(session):
        headings = {str(option): heading(option) for option in asked.ask.options}
        shunned = headings[texts[0]]
        found.tried += [Tried(text, [], shunned) for text in texts[1:] if headings[text] != shunned]
    compare(session, found, budget, rng, judged(looked_at).value(seat))
    return found


def compare(
    session: Session[Any, Any], found: Found, budget: Budget, rng: random.Random, now: float | None = None
) -> None:
    """Try the candidates in ever more guesses, twice as many each time. The own choice comes first: where the chance to
    win stays what it is `now`, nothing is at stake. It never drops out, so that all others can be compared with it;
    once none of them may be better, or one surely is, it is over."""
    own, *others = found.tried
    live, purse = found.tried, Purse(budget)
    count = found.first = max(PATIENT if budget.patient else FIRST, budget.rollouts // GLANCE, budget.jobs)
    while len(live) > 1 and (guesses := purse.affords(count, len(live))):
        seeds = [rng.getrandbits(63) for _ in range(guesses)]
        found.seeds += seeds
        _try(session, found.seat, [own], budget, [(seed, None) for seed in seeds])
        if not (budget.patient or now is None or found.at_stake(now)):
            break
        whens = [leaf.when for leaf in own.leaves[-guesses:]]
        _try(session, found.seat, live[1:], budget, list(zip(seeds, whens, strict=True)))
        best = Found(found.seat, live, []).ranked()[: max(2, (len(live) + 1) // 2)]
        live = [own, *(one for one in others if one in best and found.ahead(one))]
        if len({one.text for one in live}) == 2 and any(map(found.surely, live[1:])):
            break
        count *= 2


class Purse:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.begin, self.spent = budget, time.monotonic(), 0

    def affords(self, wanted: int, candidates: int) -> int:
        """In how many guesses this many candidates can still be tried; at least one at the beginning."""
        paid = max(not self.spent, min(wanted, int(self.left(wanted * candidates) // candidates)))
        self.spent += paid * candidates
        return paid

    def left(self, wanted: int) -> float:
        """The roll-outs that the budget still allows; with a time limit, as many as the pace so far predicts."""
        if not self.budget.seconds:
            return self.budget.rollouts - self.spent
        passed = time.monotonic() - self.begin
        return max(0.0, self.budget.seconds - passed) * self.spent / passed if self.spent else wanted


def _try(session: Session[Any, Any], seat: int, live: list[Tried], budget: Budget, guesses: Guesses) -> None:
    """Try every live candidate in the same guesses with the same future luck."""
    tries = [(one.text, one.shunned, one.tree) for one in live]
    shares = [guesses[at :: budget.jobs] for at in range(min(budget.jobs, len(guesses)))]
    work = [(seat, tries, share, budget.depth, budget.policy) for share in shares]
    parts = at_once(leaves, session, work, budget.jobs)
    rows = [parts[at % budget.jobs][at // budget.jobs] for at in range(len(guesses))]
    for row in rows:
        for one, leaf in zip(live, row, strict=True):
            one.leaves.append(leaf)


def leaves(
    session: Session[Any, Any], seat: int, tries: Tries, guesses: Guesses, depth: int, policy: str = ""
) -> list[list[Leaf]]:
    """For each guess, where each candidate leads to in it."""
    return [
        [_leaf(guess(session, seat, seed), seat, *one, depth, when, policy) for one in tries] for seed, when in guesses
    ]


def _leaf(
    made: Session[Any, Any],
    seat: int,
    text: str,
    shunned: str,
    tree: Node | None,
    depth: int,
    when: int | None,
    by: str,
) -> Leaf:
    policy = in_earnest(made, seat, own_policy(made, by), shunned)
    return rolled_out(made, seat, text, policy if tree is None else Following(tree, policy), depth, when)


class FlatBot:
    """A seat that looks ahead without seeing anything hidden from it. It learns which questions are worth its time;
    where the game's evaluation cannot foresee the outcome, it plays like the own bot.
    """

    policy: Policy | None = None
    BUDGET = Budget()

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._rng, self.budget = random.Random(seed), budget or self.BUDGET
        self._still: dict[str, int] = {}

    def answer(self, session: Session[Any, Any], request: Request) -> str:
        if len(request.options) == 1:
            return request.options[0].value
        if not foreseen(session, request.seat):
            return str(own_policy(session, self.budget.policy)(session.table, request.ask))
        still = self._still.get(request.key, 0)
        if still > STILL and still % SELDOM:
            self._still[request.key] = still + 1
            return str(own_policy(session, self.budget.policy)(session.table, request.ask))
        found = search(session, request, self.budget, self._rng)
        self._still[request.key] = 0 if found.mattered() else still + 1
        return found.best().text
