"""Information-set tree search: a tree of the following answers grows below each of the best answers of flat search.
Every iteration uses a new sample of what the seat cannot see.

A tree yields a plan: an answer and how to continue after it. A plan looks too good on the samples in which its tree
grew. Therefore plans are compared on new samples, with each other and with the same answers followed by the game's own
bot.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from undercroft.kernel import Policy, Request, Session

from .cores import at_once
from .flat import Budget, Candidate, Samples, SearchResult, compare, search
from .rollouts import avoiding_this_round, can_evaluate, own_policy, roll_out, sample
from .walks import Exploring, Node

MAX_TREES = 3
"""The number of answers below which a tree grows."""
PHASES = 3
"""Flat search, the trees, and the comparison of their plans get a third of the budget each."""


def tree_search(session: Session[Any, Any], request: Request, budget: Budget, rng: random.Random) -> SearchResult:
    """Flat search first. If it finds a contender, grow trees below the bot's own choice and the best others, and
    compare their plans. With a time limit, the trees get as many roll-outs as flat search took."""
    third = msgspec.structs.replace(budget, rollouts=budget.rollouts // PHASES, seconds=budget.seconds / PHASES)
    found = search(session, request, third, rng)
    if not found.contested():
        return found
    few = promising(found)
    paid = sum(len(one.leaves) for one in found.tried) if budget.seconds else third.rollouts
    ends = [leaf.when for leaf in found.tried[0].leaves if leaf.when is not None]
    samples = [(rng.getrandbits(63), max(ends, default=None)) for _ in range(paid // len(few))]
    shares = [(found.seat, one.text, one.avoided, samples, budget.depth, budget.policy) for one in few]
    trees = at_once(grow_tree, session, shares, budget.jobs)
    plans = [Candidate(one.text, [], one.avoided, tree) for one, tree in zip(few, trees, strict=True)]
    planned = SearchResult(found.seat, [*(Candidate(one.text, [], one.avoided) for one in few), *plans], [])
    compare(session, planned, third, rng)
    return planned


def promising(found: SearchResult) -> list[Candidate]:
    """The bot's own choice, and the best of the other answers, each once."""
    best: dict[str, Candidate] = {found.tried[0].text: found.tried[0]}
    for one in found.ranked():
        if len(best) < MAX_TREES:
            best.setdefault(one.text, one)
    return list(best.values())


def grow_tree(
    session: Session[Any, Any], seat: int, text: str, avoided: str, samples: Samples, depth: int, policy: str = ""
) -> Node:
    """Grow the tree below an answer: for every sample, descend, add one node, roll out, and back the value up."""
    root = Node()
    for seed, when in samples:
        made = sample(session, seat, seed)
        walk = Exploring(root, avoiding_this_round(made, seat, own_policy(made, policy), avoided), random.Random(seed))
        leaf = roll_out(made, seat, text, walk, depth, when)
        for node, mover in walk.path:
            node.learn(leaf.value(mover))
    return root


class TreeBot:
    """Searches deeper than `FlatBot`, also without using hidden information."""

    policy: Policy | None = None
    BUDGET = Budget(rollouts=384, candidates=8)

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._rng, self.budget = random.Random(seed), budget or self.BUDGET

    def answer(self, session: Session[Any, Any], request: Request) -> str:
        if len(request.options) == 1:
            return request.options[0].value
        if not can_evaluate(session, request.seat):
            return str(own_policy(session, self.budget.policy)(session.table, request.ask))
        return tree_search(session, request, self.budget, self._rng).best().text
