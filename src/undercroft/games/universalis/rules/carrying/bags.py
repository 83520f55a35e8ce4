"""What people have with them, before and after something happens to it: the log tells which card went where.

In the lab nobody listens (`t.log` is None), and nothing of this is worked out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ... import ids
from ...content.catalogue import UTable
from ...state import Figure, Held
from . import load

ZONES = ("hands", "worn", "pack")
Bag = tuple[Figure, int, list[tuple[str, Held]]]
"""What somebody has: who it is, the load, and each thing with the zone where it is."""


class Belongings(NamedTuple):
    """What some have, and what lies on the floor, before something happens to it."""

    bags: tuple[Bag, ...]
    floor: tuple[tuple[int, str], ...]
    lights: tuple[int, ...]


def look(t: UTable, *owners: Figure | None) -> Belongings | None:
    """Look at it before; `moved` says afterwards what has changed."""
    if t.log is None:
        return None
    return Belongings(tuple(bag(t, one) for one in owners if one is not None), lying(t), tuple(t.state.map.lights))


def bag(t: UTable, figure: Figure) -> Bag:
    weight = load.weight(t, figure) if figure.kind == "hero" else 0
    return figure, weight, [(zone, held) for zone in ZONES for held in getattr(figure, zone)]


def lying(t: UTable) -> tuple[tuple[int, str], ...]:
    return tuple((cell, held.card) for cell, held in t.state.map.floor)


def moved(t: UTable, before: Belongings | None) -> dict[str, Any]:
    """What has gone from place to place since then, for an event."""
    if before is None:
        return {}
    gone, come, loads = list[tuple[str, str]](), list[tuple[str, str]](), list[tuple[int, int, int]]()
    for figure, weight, had in before.bags:
        figure = t.state.figures.get(figure.id, figure)
        _, now, has_now = bag(t, figure)
        if now != weight:
            loads.append((figure.id, weight, now))
        gone += less(had, has_now, figure.id)
        come += less(has_now, had, figure.id)
    passes = []
    for card, zone in gone:
        goal = next((one for one in come if one[0] == card), None)
        if goal is not None:
            come.remove(goal)
        passes.append((card, zone, goal[1] if goal is not None else ""))
    passes += [(card, "", zone) for card, zone in come]
    was, floor = numbered(before.floor), numbered(lying(t))
    laid = [(ids.lying(*one), one[0]) for one in floor if one not in was]
    taken = [ids.lying(*one) for one in was if one not in floor]
    laid += [(ids.light(cell), cell) for cell in t.state.map.lights if cell not in before.lights]
    taken += [ids.light(cell) for cell in before.lights if cell not in t.state.map.lights]
    return {"passes": tuple(passes), "loads": tuple(loads), "laid": tuple(laid), "taken": tuple(taken)}


def less(some: list[tuple[str, Held]], others: list[tuple[str, Held]], who: int) -> list[tuple[str, str]]:
    """The cards of these things without those of the others, each with its zone."""
    left = [(zone, shown(held)) for zone, held in others]
    found = list[tuple[str, str]]()
    for zone, held in some:
        if (zone, shown(held)) in left:
            left.remove((zone, shown(held)))
        else:
            found.append((shown(held), ids.zone(zone, who)))
    return found


def shown(held: Held) -> str:
    """The card that people see of a thing.  [dun.identify.unknown]"""
    return held.magic if held.magic and held.known else held.card


def numbered(floor: Sequence[tuple[int, str]]) -> list[tuple[int, str, int]]:
    """What lies on the floor; those that are alike are counted."""
    found = list[tuple[int, str, int]]()
    for cell, card in floor:
        found.append((cell, card, 1 + sum(one[:2] == (cell, card) for one in found)))
    return found
