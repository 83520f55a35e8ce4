"""Flat Monte Carlo search with successive halving: every candidate answer is rolled out on the same samples, the worse
half is dropped, and the rest get twice as many.

A sample is a copy of the game in which everything that the seat cannot see has been dealt again.
"""

from __future__ import annotations

import math
import random
import time
from typing import Any

import msgspec

from undercroft.kernel import Policy, Request, Session

from .cores import at_once
from .rollouts import (
    Leaf,
    avoiding_this_round,
    can_evaluate,
    candidates,
    evaluated,
    heading,
    own_policy,
    roll_out,
    rounds_of,
    sample,
)
from .walks import Following, Node

MIN_SAMPLES, MIN_SAMPLES_PATIENT = 2, 6
"""The number of samples in the first round, normally and with a patient budget."""
ROLLOUTS_PER_SAMPLE = 64
"""A large budget starts with more samples: one for this many roll-outs."""
CERTAIN = 3.0
"""An option that is better by this many standard errors needs no further roll-outs."""
MARGIN = 1.0
"""How many standard errors better than the bot's own choice another option must be to be preferred."""
TYPICAL_SPREAD = 0.1
"""The typical difference between two leaves of one decision that is due to luck alone."""
CLOSE_SPREAD = 0.02
"""The same for a rough estimate: the difference between two leaves that looked alike in the first samples."""
NEGLIGIBLE_GAIN = 0.015
"""A gain in the chance to win that is not worth more roll-outs."""
NEGLIGIBLE_CHANGE = 0.04
"""If the chance to win changes by less than this in every sample, nothing is at stake."""
SKIP_AFTER, SEARCH_EVERY = 3, 4
"""After this many questions of a kind in which search found no contender, only every Nth of them is searched."""


Samples = list[tuple[int, int | None]]
"""The seed of each sample, and the time at which its roll-outs end: when that of the bot's own choice did."""

Plans = list[tuple[str, str, Node | None]]
"""Answers, each with the kind of action avoided after it and the tree to follow."""


class Budget(msgspec.Struct, frozen=True):
    """How much to think about one decision.

    The limit is a number of roll-outs or of seconds; with seconds, the result is not reproducible. A roll-out takes
    `depth` decisions and then ends with the round; with 0 it ends with the game. `jobs` is the number of cores.
    `patient` gives every candidate all samples. `policy` names the bot that plays the roll-outs, by default the game's
    own bot.
    """

    rollouts: int = 128
    seconds: float = 0.0
    depth: int = 16
    candidates: int = 4
    jobs: int = 1
    patient: bool = False
    policy: str = ""


class Candidate(msgspec.Struct):
    """An answer and the leaves of its roll-outs, one per sample.

    A candidate of another kind than the bot's own choice comes twice: once as a single answer, and once as a change of
    mind, after which the kind of the own choice is `avoided` to the end of the round. A candidate with a `tree` is a
    plan.
    """

    text: str
    leaves: list[Leaf]
    avoided: str = ""
    tree: Node | None = None


class SearchResult(msgspec.Struct):
    """All candidates; the first is the choice of the game's own bot. All of them have leaves in the `first` samples."""

    seat: int
    tried: list[Candidate]
    seeds: list[int]
    first: int = MIN_SAMPLES

    def ranked(self) -> list[Candidate]:
        """The best first; candidates that were dropped earlier come after those that lasted longer."""

        def rank(one: Candidate) -> tuple[int, float]:
            return (-len(one.leaves), -mean([leaf.value(self.seat) for leaf in one.leaves]))

        return sorted(self.tried, key=rank)

    def best(self) -> Candidate:
        """The best candidate if it is clearly better on the same samples than the bot's own choice, otherwise that
        choice (with or without a plan, whichever did better).
        """
        ranked = self.ranked()
        first, own = ranked[0], next(one for one in ranked if one.text == self.tried[0].text)
        gains = self.gains(first, own)
        return first if first is not own and mean(gains) > MARGIN * error(gains, TYPICAL_SPREAD) else own

    def gains(self, one: Candidate, own: Candidate | None = None) -> list[float]:
        """How much better a candidate did than the bot's own choice, for each sample."""
        pairs = zip(one.leaves, (own or self.tried[0]).leaves, strict=False)
        return [a.value(self.seat) - b.value(self.seat) for a, b in pairs]

    def at_stake(self, now: float) -> bool:
        """Whether the bot's own choice may change the chance to win."""
        values = [now, *(leaf.value(self.seat) for leaf in self.tried[0].leaves)]
        return max(values) - min(values) > NEGLIGIBLE_CHANGE

    def contested(self) -> bool:
        """Whether another candidate came close enough to the bot's own choice for a second round."""
        return len(self.seeds) > self.first

    def clearly_better(self, one: Candidate) -> bool:
        """Whether a candidate is so much better than the bot's own choice that it needs no more roll-outs."""
        gains = self.gains(one)
        return mean(gains) > CERTAIN * error(gains, TYPICAL_SPREAD)

    def may_be_better(self, one: Candidate) -> bool:
        """Whether a candidate may still turn out to be better than the bot's own choice."""
        gains = self.gains(one)
        return mean(gains) + error(gains, CLOSE_SPREAD) > NEGLIGIBLE_GAIN if any(gains) else False


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def error(values: list[float], luck: float) -> float:
    """The standard error of a mean. Two values with a typical spread are added, because a few values that happen to
    agree prove nothing.
    """
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) + 2 * luck**2
    return math.sqrt(spread / (len(values) + 1) / max(1, len(values)))


def search(session: Session[Any, Any], request: Request, budget: Budget, rng: random.Random) -> SearchResult:
    """Compare the candidates of a question. If the game has rounds, candidates of another kind than the bot's own
    choice are also tried with that choice avoided for the rest of the round."""
    policy, seat = own_policy(session, budget.policy), request.seat
    looked_at = sample(session, seat, rng.getrandbits(63))
    asked = looked_at.request_for(seat)
    assert asked is not None
    texts = candidates(looked_at.table, asked.ask, budget.candidates, policy, rng)
    found = SearchResult(seat, [Candidate(text, []) for text in texts], [])
    if not budget.patient and rounds_of(session):
        headings = {str(option): heading(option) for option in asked.ask.options}
        avoided = headings[texts[0]]
        found.tried += [Candidate(text, [], avoided) for text in texts[1:] if headings[text] != avoided]
    compare(session, found, budget, rng, evaluated(looked_at).value(seat))
    return found


def compare(
    session: Session[Any, Any], found: SearchResult, budget: Budget, rng: random.Random, now: float | None = None
) -> None:
    """Roll the candidates out on more and more samples, twice as many in each round.

    The bot's own choice comes first: if the chance to win stays what it is `now`, nothing is at stake. It is never
    dropped, so that all others can be compared with it. The search ends when no other candidate may be better, or one
    certainly is.
    """
    own, *others = found.tried
    live, allowance = found.tried, Allowance(budget)
    least = MIN_SAMPLES_PATIENT if budget.patient else MIN_SAMPLES
    count = found.first = max(least, budget.rollouts // ROLLOUTS_PER_SAMPLE, budget.jobs)
    while len(live) > 1 and (samples := allowance.take(count, len(live))):
        seeds = [rng.getrandbits(63) for _ in range(samples)]
        found.seeds += seeds
        _try(session, found.seat, [own], budget, [(seed, None) for seed in seeds])
        if not (budget.patient or now is None or found.at_stake(now)):
            break
        whens = [leaf.when for leaf in own.leaves[-samples:]]
        _try(session, found.seat, live[1:], budget, list(zip(seeds, whens, strict=True)))
        best = SearchResult(found.seat, live, []).ranked()[: max(2, (len(live) + 1) // 2)]
        live = [own, *(one for one in others if one in best and found.may_be_better(one))]
        if len({one.text for one in live}) == 2 and any(map(found.clearly_better, live[1:])):
            break
        count *= 2


class Allowance:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.begin, self.spent = budget, time.monotonic(), 0

    def take(self, wanted: int, candidates: int) -> int:
        """Spend roll-outs: on how many samples the budget allows this many candidates; the first time at least 1."""
        paid = max(not self.spent, min(wanted, int(self.left(wanted * candidates) // candidates)))
        self.spent += paid * candidates
        return paid

    def left(self, wanted: int) -> float:
        """The roll-outs left; with a time limit, estimated from the pace so far."""
        if not self.budget.seconds:
            return self.budget.rollouts - self.spent
        passed = time.monotonic() - self.begin
        return max(0.0, self.budget.seconds - passed) * self.spent / passed if self.spent else wanted


def _try(session: Session[Any, Any], seat: int, live: list[Candidate], budget: Budget, samples: Samples) -> None:
    """Roll every live candidate out on the same samples, with the same future dice."""
    tries = [(one.text, one.avoided, one.tree) for one in live]
    shares = [samples[at :: budget.jobs] for at in range(min(budget.jobs, len(samples)))]
    work = [(seat, tries, share, budget.depth, budget.policy) for share in shares]
    parts = at_once(leaves, session, work, budget.jobs)
    rows = [parts[at % budget.jobs][at // budget.jobs] for at in range(len(samples))]
    for row in rows:
        for one, leaf in zip(live, row, strict=True):
            one.leaves.append(leaf)


def leaves(
    session: Session[Any, Any], seat: int, tries: Plans, samples: Samples, depth: int, policy: str = ""
) -> list[list[Leaf]]:
    """The leaf of each candidate, for each sample."""
    return [
        [_leaf(sample(session, seat, seed), seat, *one, depth, when, policy) for one in tries] for seed, when in samples
    ]


def _leaf(
    made: Session[Any, Any],
    seat: int,
    text: str,
    avoided: str,
    tree: Node | None,
    depth: int,
    when: int | None,
    by: str,
) -> Leaf:
    policy = avoiding_this_round(made, seat, own_policy(made, by), avoided)
    return roll_out(made, seat, text, policy if tree is None else Following(tree, policy), depth, when)


class FlatBot:
    """Looks ahead without using hidden information.

    Kinds of questions in which search has not mattered are searched less often. If the game's evaluation cannot tell
    yet what an answer leads to, the bot plays like the game's own bot.
    """

    policy: Policy | None = None
    BUDGET = Budget()

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._rng, self.budget = random.Random(seed), budget or self.BUDGET
        self._uncontested: dict[str, int] = {}

    def answer(self, session: Session[Any, Any], request: Request) -> str:
        if len(request.options) == 1:
            return request.options[0].value
        if not can_evaluate(session, request.seat):
            return str(own_policy(session, self.budget.policy)(session.table, request.ask))
        still = self._uncontested.get(request.key, 0)
        if still > SKIP_AFTER and still % SEARCH_EVERY:
            self._uncontested[request.key] = still + 1
            return str(own_policy(session, self.budget.policy)(session.table, request.ask))
        found = search(session, request, self.budget, self._rng)
        self._uncontested[request.key] = 0 if found.contested() else still + 1
        return found.best().text
