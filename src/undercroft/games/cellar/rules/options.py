"""What a thief can choose: small values with a stable text, each of which knows what it concerns."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Decline, Value

from .. import ids
from ..state import SIDES


class Act(Value, frozen=True):
    """An action of a thief."""


class Sneak(Act, frozen=True):
    """Through a door of `room` into a known room."""

    group: ClassVar[str] = "move"
    room: int
    side: str

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.room(self.room + SIDES[self.side]),)

    def __str__(self) -> str:
        return f"sneak {self.side}"


class Open(Act, frozen=True):
    """Through a door of `room` into the unknown."""

    group: ClassVar[str] = "move"
    room: int
    side: str

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.door(self.room, self.side),)

    def __str__(self) -> str:
        return f"open {self.side}"


class Fight(Act, frozen=True):
    """A rat in `room`."""

    group: ClassVar[str] = "here"
    room: int

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.rat(self.room, 0),)

    def __str__(self) -> str:
        return "fight"


class Search(Act, frozen=True):
    """The silver in `room`."""

    group: ClassVar[str] = "here"
    room: int

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.silver(self.room),)

    def __str__(self) -> str:
        return "search"


class Play(Act, frozen=True):
    """A trick: the first copy of it in the hand of `seat`, at `place`."""

    group: ClassVar[str] = "cards"
    card: str
    seat: int
    place: int

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.card(self.seat, self.place),)

    def __str__(self) -> str:
        return f"play {self.card}"


class Simple(Act, frozen=True):
    """Listen or leave."""

    group: ClassVar[str] = "rest"
    word: str

    def __str__(self) -> str:
        return self.word


class Wait(Simple, frozen=True):
    """Let an action go by."""

    role: ClassVar[str] = "decline"


class Lay(Value, frozen=True):
    """A way to lay the new room: the sides of its doors."""

    doors: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join(self.doors)


class Pack(Value, frozen=True):
    """A tool."""

    tool: str

    def __str__(self) -> str:
        return self.tool


LISTEN, LEAVE, WAIT = Simple("listen"), Simple("leave"), Wait("wait")
PASS = Decline("pass")
