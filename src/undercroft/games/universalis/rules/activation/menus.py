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


def folded(options: Sequence[Do]) -> list[Value]:
    """The first menu. What opens a second one stands where the first thing in it would. Things are alike that have a
    verb in common, and whom or what it is about."""
    within: dict[tuple[str, int, str], list[Do]] = {}
    first: list[tuple[Do, tuple[str, int, str] | None]] = []
    for do in options:
        verb, key = do.verb, None
        if verb in MOST:
            key = (verb, do.target if verb in BY_TARGET else -1, do.word if verb in BY_WORD else "")
            within.setdefault(key, []).append(do)
        first.append((do, key))
    found: list[Value] = []
    for do, key in first:
        if key is None or len(within[key]) <= MOST[do.verb]:
            found.append(do)
        elif do is within[key][0]:
            verb, target, word = key
            found.append(Menu(Do(verb, target, -1, word), tuple(within[key])))
    return found
