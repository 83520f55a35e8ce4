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
APART = -2


class Kit:
    """What a character had and was when last asked about, and what is known of that combination."""

    __slots__ = ("attributes", "belt", "body", "bonuses", "damaged", "facts", "max_pp", "pack", "worn")

    def __init__(self, who: Hero, damaged: list[int], facts: Facts) -> None:
        self.body, self.belt, self.pack, self.damaged = who.body[:], who.belt[:], who.pack[:], damaged[:]
        self.attributes, self.bonuses = who.attributes[:], who.bonuses[:]
        self.worn, self.max_pp, self.facts = who.worn, who.max_pp, facts

    def is_still(self, who: Hero, damaged: list[int]) -> bool:
        """Whether nothing of it has changed: far cheaper to see than to look the combination up."""
        return (
            self.body == who.body
            and self.belt == who.belt
            and self.pack == who.pack
            and self.damaged == damaged
            and self.worn == who.worn
            and self.attributes == who.attributes
            and self.bonuses == who.bonuses
            and self.max_pp == who.max_pp
        )


class Kits:
    """The combinations seen so far, for the cards of one content, and the last one of each character."""

    def __init__(self, content: Content) -> None:
        self.numbered, self.points = content.numbered, content.points
        self.known: dict[Any, Facts] = {}
        self.last: dict[int, Kit] = {}

    def facts(self, hero: int, who: Hero, damaged: list[int]) -> Facts:
        """The combination looked up."""
        # one flat tuple: body and attributes have a fixed length, and no card has the number that parts the others
        key = (
            *who.body, *who.attributes, *who.belt, APART, *who.pack, APART, *damaged, *who.bonuses, who.max_pp, who.worn
        )  # fmt: skip
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST:
                self.known.clear()
            found = self.known[key] = {}
        self.last[hero] = Kit(who, damaged, found)
        return found


def facts(t: DoriaTable, hero: int) -> Facts:
    """What is known already of a character with these cards."""
    content, state = t.content, t.state
    kits = content.memo.get(Kits)
    if kits is None or kits.numbered is not content.numbered or kits.points is not content.points:
        kits = content.memo[Kits] = Kits(content)
    who, last = state.heroes[hero], kits.last.get(hero)
    found: Facts
    if last is not None and last.is_still(who, state.damaged):
        found = last.facts
    else:
        found = kits.facts(hero, who, state.damaged)
    return found


def by_gear(
    rule: Callable[Concatenate[Content, Hero, list[int], P], T],
) -> Callable[Concatenate[DoriaTable, int, P], T]:
    """A rule that looks at nothing but the printed cards, what a character has and is, and which cards are damaged; it
    may be asked about something, such as a card."""

    @wraps(rule)
    def looked_up(t: DoriaTable, hero: int, /, *about: P.args, **named: P.kwargs) -> T:
        known, key = facts(t, hero), (rule, *about)
        if key not in known:
            known[key] = rule(t.content, t.state.heroes[hero], t.state.damaged, *about, **named)
        found: T = known[key]
        return found

    return looked_up
