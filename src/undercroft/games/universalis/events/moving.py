"""Moving, pushes and falls: what can happen."""

from __future__ import annotations

from typing import ClassVar

from .base import Event


class Moved(Event):
    """One step, or a whole way for larger bases. Steps in a row are told as one."""

    in_a_row: ClassVar[tuple[str, ...]] = ("who",)

    who: int
    name: str
    start: int
    end: int
    at: str


class Ran(Event):
    who: int
    name: str
    rolled: int
    squares: int


class Swam(Event):
    who: int
    name: str
    rolled: int
    squares: int


class Pushed(Event):
    who: int
    name: str
    cell: int
    at: str


class Fell(Event):
    who: int
    name: str
    height: int


class Built(Event):
    """A turn of work on a footbridge."""

    who: int
    name: str
    left: int


class Mounted(Event):
    """Into the saddle."""

    who: int
    name: str
    target: int
    other: str


class Dismounted(Event):
    """Out of the saddle, of one's own will."""

    who: int
    name: str
    target: int
    other: str


class Thrown(Event):
    """Off the mount and onto the ground."""

    who: int
    name: str
    cell: int
    at: str


class Pounced(Event):
    """A great jump onto an enemy."""

    who: int
    name: str
    other: str
    passed: int


class Clung(Event):
    who: int
    name: str
    other: str


class BridgeStands(Event):
    cell: int


class BridgeFell(Event):
    cell: int


class Dropped(Event):
    who: int
    name: str
    item: str


class Handled(Event):
    """Equipment was taken, put away, given, put down or picked up."""

    who: int
    name: str
    item: str
    how: str


class Frightened(Event):
    who: int
    name: str
    other: str
    passed: int


class Fled(Event):
    who: int
    name: str
