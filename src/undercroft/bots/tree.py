"""Information-set tree search: one tree over answers, grown in ever new guesses at what the seat cannot see.

The tree is *open-loop*: a node is reached by the answers since the question, whatever the dice say in between, and an
answer is weighed only among those that are open in the guess at hand.
"""

from __future__ import annotations

import math
import random
import time
from typing import Any

import msgspec

from undercroft.kernel import Policy, Request, Session

from .flat import LUCK, Budget
from .guesses import Leaf, candidates, foreseen, guess, own_policy, rolled_out

CURIOSITY = 0.15
DEEPEST = 12


class Node(msgspec.Struct):
    """What is known of an answer: how often it was tried, how often it could have been, and its worth to its seat."""

    tries: int = 0
    open: int = 0
    total: float = 0.0
    children: dict[str, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0


class Tree:
    """A search from one question."""

    def __init__(self, session: Session[Any, Any], request: Request, budget: Budget, rng: random.Random) -> None:
        self.session, self.seat, self.budget, self.rng = session, request.seat, budget, rng
        self.policy, self.root = own_policy(session), Node()
        looked_at = guess(session, self.seat, rng.getrandbits(63))
        asked = looked_at.request_for(self.seat)
        assert asked is not None
        self.candidates = candidates(looked_at, asked, budget.candidates, self.policy, rng)

    def _rolled(self, made: Session[Any, Any], text: str | None) -> Leaf:
        return rolled_out(made, self.seat, text, self.policy, self.budget.depth)

    def grow(self) -> None:
        """Until the budget is spent."""
        end = time.monotonic() + self.budget.seconds
        spent = 0
        while time.monotonic() < end if self.budget.seconds else spent < self.budget.rollouts:
            self.once()
            spent += 1

    def once(self) -> None:
        """One guess: down the tree, one new leaf, a roll-out, and its worth back up."""
        made, node = guess(self.session, self.seat, self.rng.getrandbits(63)), self.root
        path: list[tuple[Node, int]] = []
        request, fresh = made.request_for(self.seat), False
        while request is not None and not fresh and len(path) < DEEPEST:
            texts = self.candidates if node is self.root else [str(option) for option in request.ask.options]
            text = self._pick(made, request, node, texts)
            fresh = text not in node.children
            node = node.children.setdefault(text, Node())
            path.append((node, request.seat))
            made.answer(text, request.seat)
            request = made.request
        leaf = self._rolled(made, None)
        for node, seat in path:
            node.tries += 1
            node.total += leaf.value(seat)

    def _pick(self, made: Session[Any, Any], request: Request, node: Node, texts: list[str]) -> str:
        """The bot's choice first; then a new answer as long as there are few for the number of tries; else the most
        promising one."""
        known = [text for text in texts if text in node.children]
        for text in known:
            node.children[text].open += 1
        if len(known) < min(len(texts), 1 + math.isqrt(sum(node.children[text].tries for text in known))):
            return self._new(made, request, node, texts)
        return max(known, key=lambda text: self._promise(node.children[text]))

    def _new(self, made: Session[Any, Any], request: Request, node: Node, texts: list[str]) -> str:
        if node is self.root:
            return next(text for text in texts if text not in node.children)
        chosen = str(self.policy(made.table, request.ask))
        rest = [text for text in texts if text not in node.children]
        return chosen if chosen in rest else self.rng.choice(rest)

    def _promise(self, child: Node) -> float:
        return child.mean + CURIOSITY * math.sqrt(math.log(child.open + 1) / max(1, child.tries))

    def best(self) -> str:
        """The answer tried most; but the bot's own unless that one is better by more than its error."""
        tried = self.root.children
        first, own = max(tried, key=lambda text: tried[text].tries), self.candidates[0]
        gain = tried[first].mean - tried[own].mean
        return first if gain > LUCK / math.sqrt(max(1, tried[own].tries)) else own


class TreeBot:
    """A seat that looks further ahead; it never sees what the seat cannot. Where the game's evaluation foresees nothing
    it does as the own bot does."""

    policy: Policy | None = None

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._rng, self.budget = random.Random(seed), budget or Budget(rollouts=400, candidates=8)

    def answer(self, session: Session[Any, Any], request: Request) -> str:
        if len(request.options) == 1:
            return request.options[0].value
        if not foreseen(session, request.seat):
            return str(own_policy(session)(session.table, request.ask))
        tree = Tree(session, request, self.budget, self._rng)
        tree.grow()
        return tree.best()
