"""The state of the cellar: plain typed data, nothing else."""

from __future__ import annotations

import msgspec

from undercroft.kernel import GameState

WIDTH = 41
"""Rooms lie on a flat square grid of this width: room + 1 is east of room, room + WIDTH south."""

FULL_HEALTH = 3
SIDES = {"north": -WIDTH, "east": 1, "south": WIDTH, "west": -1}


class Room(msgspec.Struct, frozen=True):
    """A placed tile: what was printed, and the sides where its doors came to lie."""

    tile: str
    doors: tuple[str, ...]


class Thief(msgspec.Struct):
    """One thief. A seat runs exactly one."""

    room: int
    health: int
    hand: list[str]
    tool: str = ""
    silver: int = 0
    left: bool = False


class State(GameState, kw_only=True):
    """All that can change."""

    thieves: list[Thief]
    rooms: dict[int, Room]
    silver: dict[int, int]
    rats: dict[int, int]
    stack: list[str]
    deck: list[str]
    discard: list[str] = []
    noise: int = 0
    goal: int = 0
    wakes_at: int = 0
    drawn: str = ""
    packed: bool = False
    turn: int = 0
    round: int = 1
    actions: int = 0
    open_hands: bool = False
    scenario: str = "cellar"


def standing(thief: Thief) -> bool:
    """Still in the cellar and on their feet."""
    return not thief.left and thief.health > 0
