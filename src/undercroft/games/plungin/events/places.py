"""Tiles that are laid, who and what is there, and what the dungeon does."""

from __future__ import annotations

from undercroft.kernel import Event

from .base import Spoken, Thing, Who


class Laid(Spoken):
    tile: str
    doors: int


class DeadEnd(Spoken):
    """A door that people know leads nowhere, as it turns out."""

    object: Thing


class BlindDoorway(Spoken):
    """A doorway of the new tile looks at a wall."""

    object: Thing
    cell: int


class DoorFound(Spoken):
    """`difficulty` 0: a Great Door has none. `sudden`: in a wall that was bare."""

    object: Thing
    door: str
    cell: int
    difficulty: int
    sudden: int = 0


class DoorShared(Spoken):
    """A doorway of the new tile meets one that is there already."""

    object: Thing


class GreatDoorAppeared(Spoken):
    object: Thing


class Appeared(Spoken):
    monster: Who
    cell: int
    facing: int


class ChestAppeared(Spoken):
    object: Thing
    cell: int
    locked: int
    difficulty: int


class Searched(Spoken):
    """Looking for what a quest has hidden."""

    hero: Who | str
    found: int


class HazardStruck(Spoken):
    """A place itself is dangerous."""

    trap: str


class Told(Spoken):
    """A story of the pack."""

    story: str


class Happened(Spoken):
    event: str


class Wandered(Spoken):
    """Monsters come back to a room that was cleared."""


EVENTS: tuple[type[Event], ...] = (
    Laid,
    DeadEnd,
    BlindDoorway,
    DoorFound,
    DoorShared,
    GreatDoorAppeared,
    Appeared,
    ChestAppeared,
    Searched,
    HazardStruck,
    Told,
    Happened,
    Wandered,
)
