"""Menus in two steps, where the book thinks in two steps: which spell, then how and at whom; whom to attack, then how;
to turn, then where to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel import Value

from ...state import NOBODY, NOWHERE
from ..options import Do, Menu

MOST = {"turn": 1, "cast": 1, "attack": 2, "shoot": 2, "give": 2, "exchange": 1, "coat": 1, "use": 2}
"""So many things of one kind stand in the first menu by themselves; more of them open a second one."""
TURN = Do("turn")
BY_TARGET = ("attack", "shoot", "give", "use")
OTHERS = MOST.keys() - {"turn"}


def folded(options: Sequence[Do]) -> list[Value]:
    """The first menu. What opens a second one stands where the first thing in it would. Things are alike that have a
    verb in common, and whom or what it is about; the turns stand side by side already."""
    found: list[Any] = [*options]
    verbs = [do.verb for do in options]
    turns = verbs.count("turn")
    if turns > MOST["turn"]:
        first = verbs.index("turn")
        around = slice(first, first + turns)
        found[around], verbs[around] = [Menu(TURN, tuple(options[around]))], [""]
    if OTHERS.isdisjoint(verbs):
        return found
    within: dict[tuple[str, int, str], list[int]] = {}
    for place, verb in enumerate(verbs):
        if verb in OTHERS:
            do = found[place]
            key = (verb, do.target, "") if verb in BY_TARGET else (verb, NOBODY, do.word)
            if key in within:
                within[key].append(place)
            else:
                within[key] = [place]
    hidden: list[int] = []
    for (verb, target, word), places in within.items():
        if len(places) > MOST[verb]:
            inside = tuple([found[place] for place in places])
            found[places[0]] = Menu(Do(verb, target, NOWHERE, word), inside)
            hidden += places[1:]
    for place in sorted(hidden, reverse=True):
        del found[place]
    return found
