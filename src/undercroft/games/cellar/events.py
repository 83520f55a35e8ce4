"""What can happen in the cellar."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Event, Text


class CellarEvent(Event):
    """People count thieves from one."""

    def text(self) -> Text:
        said = super().text()
        people = {
            name: value + 1
            for name, value in said.args.items()
            if name in ("thief", "friend") and isinstance(value, int)
        }
        return Text(said.id, {**said.args, **people}, said.cites)


class Packed(CellarEvent):
    thief: int
    tool: str


class Peeked(CellarEvent):
    hidden: ClassVar[tuple[str, ...]] = ("tile",)
    thief: int
    tile: str | None


class Sneaked(CellarEvent):
    thief: int
    side: str


class Opened(CellarEvent):
    thief: int
    side: str
    tile: str
    rats: int


class Searched(CellarEvent):
    thief: int
    silver: int


class Fought(CellarEvent):
    thief: int
    rolled: int
    needed: int
    won: int

    @property
    def counted(self) -> tuple[bool, ...]:
        return (bool(self.won),)


class Wounding(CellarEvent):
    """A thief is about to lose health. Others may step in."""

    thief: int


class Wounded(CellarEvent):
    thief: int
    health: int


class Distracted(CellarEvent):
    thief: int
    friend: int


class Drew(CellarEvent):
    hidden: ClassVar[tuple[str, ...]] = ("card",)
    thief: int
    card: str | None


class Played(CellarEvent):
    thief: int
    card: str


class Left(CellarEvent):
    thief: int
    silver: int


class Listened(CellarEvent):
    """The ogre's sleep after a turn."""

    rolled: int
    rats: int
    noise: int


class Dawned(CellarEvent):
    noise: int


EVENTS: tuple[type[Event], ...] = (
    Packed, Peeked, Sneaked, Opened, Searched, Fought, Wounding, Wounded, Distracted, Drew, Played, Left, Listened,
    Dawned,
)  # fmt: skip
