"""Menus in two steps, where the book thinks in two steps: which spell, then how and at whom; whom to attack, then how;
to turn, then where to."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel import Value

from ...state import NOBODY, NOWHERE
from ..options import Do, Menu

MOST = {"turn": 1, "cast": 1, "attack": 2, "shoot": 2, "give": 2, "exchange": 1, "coat": 1, "use": 2}
"""So many things of one kind stand in the first menu by themselves; more of them open a second one."""
BY_TARGET = ("attack", "shoot", "give", "use")
TURNING = ("turn", NOBODY, "")


def folded(options: Sequence[Do]) -> list[Value]:
    """The first menu. What opens a second one stands where the first thing in it would. Things are alike that have a
    verb in common, and whom or what it is about."""
    within: dict[tuple[str, int, str], list[int]] = {}
    for place in [place for place, do in enumerate(options) if do.verb in MOST]:
        do = options[place]
        verb = do.verb
        if verb == "turn":
            key = TURNING
        elif verb in BY_TARGET:
            key = (verb, do.target, "")
        else:
            key = (verb, NOBODY, do.word)
        if key in within:
            within[key].append(place)
        else:
            within[key] = [place]
    found: list[Value | None] = [*options]
    for (verb, target, word), places in within.items():
        if len(places) > MOST[verb]:
            inside = tuple([options[place] for place in places])
            for place in places:
                found[place] = None
            found[places[0]] = Menu(Do(verb, target, NOWHERE, word), inside)
    return [one for one in found if one is not None]
