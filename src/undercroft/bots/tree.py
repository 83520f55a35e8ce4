"""Information-set tree search: below the best answers that flat search finds, a tree over all that is answered next is
grown in ever new guesses at what the seat cannot see.

What a tree has found is a plan: an answer, and what to do after it. The guesses in which it was grown flatter it, so
plans are compared in fresh ones, with each other and with the same answers played on by the own bot.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from undercroft.kernel import Policy, Request, Session

from .cores import at_once
from .flat import Budget, Found, Guesses, Tried, compare, search
from .guesses import foreseen, guess, in_earnest, own_policy, rolled_out
from .walks import Exploring, Node

FEW = 3
"""Below this many answers a tree is grown."""
THIRDS = 3
"""A third of the budget is for flat search, one for the trees, and one for the comparison of their plans."""


def deeper(session: Session[Any, Any], request: Request, budget: Budget, rng: random.Random) -> Found:
    """Flat search; where it had a second look at anything, trees below the bot's own choice and the best others, and
    their plans compared. By the clock, trees get as many roll-outs as flat search has taken in its time."""
    third = msgspec.structs.replace(budget, rollouts=budget.rollouts // THIRDS, seconds=budget.seconds / THIRDS)
    found = search(session, request, third, rng)
    if not found.mattered():
        return found
    few = promising(found)
    paid = sum(len(one.leaves) for one in found.tried) if budget.seconds else third.rollouts
    ends = [leaf.when for leaf in found.tried[0].leaves if leaf.when is not None]
    guesses = [(rng.getrandbits(63), max(ends, default=None)) for _ in range(paid // len(few))]
    shares = [(found.seat, one.text, one.shunned, guesses, budget.depth, budget.policy) for one in few]
    trees = at_once(grown, session, shares, budget.jobs)
    plans = [Tried(one.text, [], one.shunned, tree) for one, tree in zip(few, trees, strict=True)]
    planned = Found(found.seat, [*(Tried(one.text, [], one.shunned) for one in few), *plans], [])
    compare(session, planned, third, rng)
    return planned


def promising(found: Found) -> list[Tried]:
    """The bot's own choice, and the best of the other answers, each once."""
    best: dict[str, Tried] = {found.tried[0].text: found.tried[0]}
    for one in found.ranked():
        if len(best) < FEW:
            best.setdefault(one.text, one)
    return list(best.values())


def grown(
    session: Session[Any, Any], seat: int, text: str, shunned: str, guesses: Guesses, depth: int, policy: str = ""
) -> Node:
    """Grow the tree below an answer: in every guess, descend, add one node, roll out, and back the value up."""
    root = Node()
    for seed, when in guesses:
        made = guess(session, seat, seed)
        walk = Exploring(root, in_earnest(made, seat, own_policy(made, policy), shunned), random.Random(seed))
        leaf = rolled_out(made, seat, text, walk, depth, when)
        for node, mover in walk.path:
            node.learn(leaf.value(mover))
    return root


class TreeBot:
    """A seat that searches deeper without seeing anything hidden from it. Where the game's evaluation cannot foresee
    the outcome, it plays like the own bot.
    """

    policy: Policy | None = None
    BUDGET = Budget(rollouts=384, candidates=8)

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._rng, self.budget = random.Random(seed), budget or self.BUDGET

    def answer(self, session: Session[Any, Any], request: Request) -> str:
        if len(request.options) == 1:
            return request.options[0].value
        if not foreseen(session, request.seat):
            return str(own_policy(session, self.budget.policy)(session.table, request.ask))
        return deeper(session, request, self.budget, self._rng).best().text
