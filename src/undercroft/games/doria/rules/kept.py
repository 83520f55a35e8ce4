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
UNKNOWN: Any = object()


class Kits:
    """The combinations seen so far, for the cards of one content; and what each character had and was when last asked
    about, with what is known of that."""

    def __init__(self, content: Content) -> None:
        self.numbered, self.points = content.numbered, content.points
        self.known: dict[Any, Facts] = {}
        self.last: dict[int, tuple[Kit, Facts]] = {}

    def facts(self, who: Hero, damaged: list[int]) -> Facts:
        """The combination looked up. Of the damaged cards only the character's own belong to it."""
        own = sorted([number for number in damaged if number in who.body or number in who.belt or number in who.pack])
        # one flat tuple: body and attributes have a fixed length, and no card has the number that parts the others
        key = (
            *who.body, *who.attributes, *who.belt, APART, *who.pack, APART, *own, *who.bonuses, who.max_pp, who.worn
        )  # fmt: skip
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST:
                self.known.clear()
            found = self.known[key] = {}
        return found


Kit = tuple[Any, ...]
"""All that a combination consists of, in lists as the state keeps them."""


def facts(t: DoriaTable, hero: int) -> Facts:
    """What is known already of a character with these cards. Mostly nothing has changed since the last question, and
    that is far cheaper to see than to look the combination up."""
    content, state = t.content, t.state
    kits = content.memo.get(Kits)
    if kits is None or kits.numbered is not content.numbered or kits.points is not content.points:
        kits = content.memo[Kits] = Kits(content)
    who, last = state.heroes[hero], kits.last.get(hero)
    now = (who.body, who.belt, who.pack, state.damaged, who.worn, who.attributes, who.bonuses, who.max_pp)
    found: Facts
    if last is not None and last[0] == now:
        found = last[1]
    else:
        found = kits.facts(who, state.damaged)
        kits.last[hero] = tuple([part[:] if isinstance(part, list) else part for part in now]), found
    return found


def by_gear(
    rule: Callable[Concatenate[Content, Hero, list[int], P], T],
) -> Callable[Concatenate[DoriaTable, int, P], T]:
    """A rule that looks at nothing but the printed cards, what a character has and is, and which of these cards are
    damaged; it may be asked about something, such as a card."""

    @wraps(rule)
    def looked_up(t: DoriaTable, hero: int, /, *about: P.args, **named: P.kwargs) -> T:
        known, key = facts(t, hero), (rule, *about)
        found: T = known.get(key, UNKNOWN)
        if found is UNKNOWN:
            found = known[key] = rule(t.content, t.state.heroes[hero], t.state.damaged, *about, **named)
        return found

    return looked_up
