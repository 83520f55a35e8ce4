"""Menus in two steps, where the book thinks in two steps: which spell, then how and at whom; whom to attack, then how;
to turn, then where to."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel import Value

from ..options import Do, Menu

MOST = {"turn": 1, "cast": 1, "attack": 2, "shoot": 2, "give": 2, "exchange": 1, "coat": 1, "use": 2}
"""So many things of one kind stand in the first menu by themselves; more of them open a second one."""
BY_TARGET = ("attack", "shoot", "give", "use")
BY_WORD = ("cast", "exchange", "coat")


def head(do: Do) -> Do:
    """What several options of one menu have in common: a verb, and whom or what it is about."""
    return Do(do.verb, do.target if do.verb in BY_TARGET else -1, -1, do.word if do.verb in BY_WORD else "")


def folded(options: Sequence[Do]) -> list[Value]:
    """The first menu. What opens a second one stands where the first thing in it would."""
    within: dict[Do, list[Do]] = {}
    for do in options:
        if do.verb in MOST:
            within.setdefault(head(do), []).append(do)
    found: list[Value] = []
    for do in options:
        alike = within.get(head(do), []) if do.verb in MOST else []
        if len(alike) <= MOST.get(do.verb, 0) or do.verb not in MOST:
            found.append(do)
        elif do is alike[0]:
            found.append(Menu(head(do), tuple(alike)))
    return found
