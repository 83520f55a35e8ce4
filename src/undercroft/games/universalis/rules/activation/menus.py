"""Menus in two steps, where the book thinks in two steps: which spell, then how and at whom; whom to attack, then how;
to turn, then where to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel import Value

from ...plane import FACINGS
from ..options import Do, Menu

MOST = {"cast": 1, "attack": 2, "shoot": 2, "give": 2, "exchange": 1, "coat": 1, "use": 2}
"""So many things of one kind stand in the first menu by themselves; more of them open a second one."""
BY_TARGET = frozenset(("attack", "shoot", "give", "use"))
TURNS = [Menu(Do("turn"), tuple(Do("turn", word=way) for way in FACINGS if way != ahead)) for ahead in FACINGS]
"""The turns of somebody who faces each way."""
LOOKS = [Menu(turns.head, (*turns.inside, Do("turn", word=ahead))) for turns, ahead in zip(TURNS, FACINGS, strict=True)]
"""And of somebody who has something to look at before him."""


def folded(options: Sequence[Do]) -> list[Value]:
    """The first menu. What opens a second one stands where the first thing in it would. Things are alike that have a
    verb in common, and whom or what it is about."""
    found: list[Any] = [*options]
    within: dict[tuple[str, int | str], list[int]] = {}
    for place, do in enumerate(options):
        verb = do.verb
        if verb in MOST:
            key = (verb, do.target if verb in BY_TARGET else do.word)
            if key in within:
                within[key].append(place)
            else:
                within[key] = [place]
    hidden: list[int] = []
    for (verb, what), alike in within.items():
        if len(alike) > MOST[verb]:
            inside = tuple([found[place] for place in alike])
            head = Do(verb, target=what) if isinstance(what, int) else Do(verb, word=what)
            found[alike[0]] = Menu(head, inside)
            hidden += alike[1:]
    for place in sorted(hidden, reverse=True):
        del found[place]
    return found
