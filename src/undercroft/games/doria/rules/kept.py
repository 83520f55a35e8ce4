"""What follows from the cards, attributes and bonuses of a character alone: worked out once for each combination."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from ..content import Content, DoriaTable
from ..state import Hero

P = ParamSpec("P")
T = TypeVar("T")
Facts = dict[Any, Any]

MOST = 5000


class Kits:
    """The combinations seen so far, for the cards of one content."""

    def __init__(self, content: Content) -> None:
        self.numbered, self.points = content.numbered, content.points
        self.known: dict[Any, Facts] = {}

    def facts(self, who: Hero, damaged: list[int]) -> Facts:
        cards = tuple(who.body), tuple(who.belt), tuple(who.pack), tuple(damaged)
        key = (cards, tuple(who.attributes), tuple(who.bonuses), who.worn, who.max_pp)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST:
                self.known.clear()
            found = self.known[key] = {}
        return found


def facts(content: Content, who: Hero, damaged: list[int]) -> Facts:
    """What is known already of a character with these cards."""
    kits = content.memo.get(Kits)
    if kits is None or kits.numbered is not content.numbered or kits.points is not content.points:
        kits = content.memo[Kits] = Kits(content)
    found: Facts = kits.facts(who, damaged)
    return found


def by_gear(
    rule: Callable[Concatenate[Content, Hero, list[int], P], T],
) -> Callable[Concatenate[DoriaTable, int, P], T]:
    """A rule that looks at nothing but the printed cards, what a character has and is, and which cards are damaged; it
    may be asked about something, such as a card."""

    @wraps(rule)
    def looked_up(t: DoriaTable, hero: int, /, *about: P.args, **named: P.kwargs) -> T:
        who, damaged = t.state.heroes[hero], t.state.damaged
        known, key = facts(t.content, who, damaged), (rule, *about)
        if key not in known:
            known[key] = rule(t.content, who, damaged, *about, **named)
        found: T = known[key]
        return found

    return looked_up
