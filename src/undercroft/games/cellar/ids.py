"""What things are called in the scene: said once, for scene, options and cues alike, so that they cannot drift."""

from __future__ import annotations

from .state import SIDES


def room(at: int) -> str:
    return f"room-{at}"


def door(at: int, side: str) -> str:
    """The wall between two rooms has one name, from whichever side one looks at it."""
    if side in ("north", "west"):
        at, side = at + SIDES[side], {"north": "south", "west": "east"}[side]
    return f"door-{at}-{side}"


def thief(n: int) -> str:
    return f"thief-{n}"


def rat(at: int, n: int) -> str:
    return f"rat-{at}-{n}"


def rats(at: int, number: int) -> list[str]:
    """All rats of a room."""
    return [rat(at, n) for n in range(number)]


def silver(at: int) -> str:
    return f"silver-{at}"


def sheet(n: int) -> str:
    return f"sheet-{n}"


def tools(n: int) -> str:
    return f"tools-{n}"


def hand(n: int) -> str:
    return f"hand-{n}"


def card(n: int, place: int) -> str:
    return f"card-{n}-{place}"


DECK, DISCARD, NOISE = "deck", "discard", "noise"
