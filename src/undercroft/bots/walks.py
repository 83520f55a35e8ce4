"""A tree over answers, and two ways down it: one that explores, so that it grows, and one that follows what was found.

The tree is *open-loop*: a node is reached by the answers since the question, whatever the dice say in between, and an
answer is weighed only among those that are open in the guess at hand.
"""

from __future__ import annotations

import math
import random
from typing import Any

import msgspec

from undercroft.kernel import Ask, Policy, Table

from .guesses import candidates

CURIOSITY = 0.1
BROAD = 4
"""How many answers to a question are weighed at most."""
ENOUGH = 8
"""What was tried less often is not yet a plan."""


class Node(msgspec.Struct):
    """What is known about an answer: how often it was tried, how often it was available, and its value to its seat."""

    tries: int = 0
    open: int = 0
    total: float = 0.0
    children: dict[str, Node] = {}

    def learn(self, worth: float) -> None:
        self.tries += 1
        self.total += worth

    def promise(self) -> float:
        """The mean value so far plus a bonus for uncertainty; untried answers come first."""
        if not self.tries:
            return math.inf
        return self.total / self.tries + CURIOSITY * math.sqrt(math.log(self.open + 1) / self.tries)


class Exploring:
    """A policy for one guess: descend by promise, add one node, then play on like the own bot. `path` lists the
    visited nodes and whose answers they are.
    """

    def __init__(self, root: Node, policy: Policy, rng: random.Random) -> None:
        self.at: Node | None = root
        self.policy, self.rng = policy, rng
        self.path: list[tuple[Node, int]] = []

    def __call__(self, table: Table[Any, Any], ask: Ask[Any]) -> Any:
        node = self.at
        if node is None or len(ask.options) == 1:
            return self.policy(table, ask)
        open_here = _known(node, ask)
        for child in open_here.values():
            child.open += 1
        text = self._new(table, ask, open_here)
        if text is not None:
            child, self.at = node.children.setdefault(text, Node(open=1)), None
        else:
            text = max(open_here, key=lambda one: open_here[one].promise())
            child = self.at = open_here[text]
        self.path.append((child, ask.seat))
        return ask.find(text)

    def _new(self, table: Table[Any, Any], ask: Ask[Any], known: dict[str, Node]) -> str | None:
        """An answer that is not in the tree yet: the bot's own choice first, then its next favourites while there are
        few answers for the number of tries.
        """
        if not known:
            return str(self.policy(table, ask))
        tries = sum(child.tries for child in known.values())
        if len(known) >= min(BROAD, 1 + math.isqrt(tries) // 2):
            return None
        liked = candidates(table, ask, BROAD, self.policy, self.rng)
        return next((text for text in liked if text not in known), None)


class Following:
    """A policy for one guess that follows a plan: the most-tried answer while it was tried often enough, then like the
    own bot.
    """

    def __init__(self, root: Node, policy: Policy) -> None:
        self.at: Node | None = root
        self.policy = policy

    def __call__(self, table: Table[Any, Any], ask: Ask[Any]) -> Any:
        if self.at is None or len(ask.options) == 1:
            return self.policy(table, ask)
        known = _known(self.at, ask)
        text = max(known, key=lambda one: known[one].tries, default="")
        self.at = known[text] if text and known[text].tries >= ENOUGH else None
        return ask.find(text) if self.at is not None else self.policy(table, ask)


def _known(node: Node, ask: Ask[Any]) -> dict[str, Node]:
    """What the tree knows of the answers that are open now."""
    texts = map(str, ask.options) if node.children else ()
    return {text: node.children[text] for text in texts if text in node.children}
