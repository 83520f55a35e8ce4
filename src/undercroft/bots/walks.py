"""A search tree over answers, with two policies: `Exploring` grows it, and `Following` plays what it has found.

The tree is *open-loop*: the answers since the question lead to a node, whatever the dice say in between. An answer
competes only with those that are available in the current sample.
"""

from __future__ import annotations

import math
import random
from typing import Any

import msgspec

from undercroft.kernel import Ask, Policy, Table

from .rollouts import candidates

EXPLORATION = 0.1
MAX_WIDTH = 4
"""The most answers to one question in the tree."""
MIN_VISITS = 8
"""A plan follows only answers that were tried this often."""


class Node(msgspec.Struct):
    """Statistics of an answer: how often it was tried, how often it was available, and its total value to its seat."""

    tries: int = 0
    open: int = 0
    total: float = 0.0
    children: dict[str, Node] = {}

    def learn(self, worth: float) -> None:
        self.tries += 1
        self.total += worth

    def upper_bound(self) -> float:
        """The mean value plus a bonus for uncertainty (UCB1); untried answers come first."""
        if not self.tries:
            return math.inf
        return self.total / self.tries + EXPLORATION * math.sqrt(math.log(self.open + 1) / self.tries)


class Exploring:
    """A policy for one sample: descend by the upper bound, add one node, then play like the game's own bot. `path`
    lists the visited nodes and whose answers they are.
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
            text = max(open_here, key=lambda one: open_here[one].upper_bound())
            child = self.at = open_here[text]
        self.path.append((child, ask.seat))
        return ask.find(text)

    def _new(self, table: Table[Any, Any], ask: Ask[Any], known: dict[str, Node]) -> str | None:
        """An answer that is not in the tree yet (progressive widening): the bot's own choice first, then its next
        favourites as the number of tries grows.
        """
        if not known:
            return str(self.policy(table, ask))
        tries = sum(child.tries for child in known.values())
        if len(known) >= min(MAX_WIDTH, 1 + math.isqrt(tries) // 2):
            return None
        liked = candidates(table, ask, MAX_WIDTH, self.policy, self.rng)
        return next((text for text in liked if text not in known), None)


class Following:
    """A policy for one sample that follows a plan: the answer that was tried most, as long as it was tried often
    enough, and then the game's own bot.
    """

    def __init__(self, root: Node, policy: Policy) -> None:
        self.at: Node | None = root
        self.policy = policy

    def __call__(self, table: Table[Any, Any], ask: Ask[Any]) -> Any:
        if self.at is None or len(ask.options) == 1:
            return self.policy(table, ask)
        known = _known(self.at, ask)
        text = max(known, key=lambda one: known[one].tries, default="")
        self.at = known[text] if text and known[text].tries >= MIN_VISITS else None
        return ask.find(text) if self.at is not None else self.policy(table, ask)


def _known(node: Node, ask: Ask[Any]) -> dict[str, Node]:
    """The nodes of the answers that are available now."""
    texts = map(str, ask.options) if node.children else ()
    return {text: node.children[text] for text in texts if text in node.children}
