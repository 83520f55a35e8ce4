"""What heroes do in their activations."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text
from undercroft.toolkit.cues import (
    Cue,
    Mark,
    Move,
    Open,
    Part,
    Roll,
    Turn,
)
from undercroft.toolkit.scene import SIDES

from .. import ids
from ..board import WIDTH
from ..content.figures import DIE
from .base import UNKNOWN, FigureEvent, LifeEvent


class Activated(FigureEvent):
    seat: int
    hero: str

    def shown(self) -> tuple[Cue, ...]:
        return (Turn(self.piece, self.seat),)


class Moved(FigureEvent):
    """One space; spaces in a row are reported as one walk. `way`: all of them, where it is more than one; `how`:
    walk, push, leap."""

    in_a_row: ClassVar[tuple[str, ...]] = ("who",)

    who: str
    x: int
    y: int
    way: tuple[int, ...] = ()
    how: str = "walk"

    def shown(self) -> tuple[Cue, ...]:
        way = self.way or (self.y * WIDTH + self.x,)
        return (Move(self.piece, tuple(map(ids.cell, way)), self.how),)


class Faced(FigureEvent):
    """Somebody turns; of turns in a row the last one counts."""

    in_a_row: ClassVar[tuple[str, ...]] = ("who",)

    who: str
    side: str

    def shown(self) -> tuple[Cue, ...]:
        return (Move(self.piece, facing=SIDES[SIDES.index(self.side)]),)


class MovedAgain(FigureEvent):
    hero: str


class Rested(LifeEvent):
    hero: str
    removed: int


class LeftDungeon(LifeEvent):
    hero: str
    x: int = -1
    y: int = -1

    def shown(self) -> tuple[Cue, ...]:
        move = Move(self.piece, (ids.cell(self.y * WIDTH + self.x),), "carry")
        return (move, *super().shown(), Mark(self.piece, "down", "end"))


class StoodUp(FigureEvent):
    hero: str

    def shown(self) -> tuple[Cue, ...]:
        return (Mark(self.piece, "down", "end"),)


class DoorOpened(FigureEvent):
    """`door`: normal, locked or secret."""

    hero: str
    side: str
    door: str
    place: int = UNKNOWN

    def shown(self) -> tuple[Cue, ...]:
        return (Open(ids.border(self.place, SIDES.index(self.side)), "arch"),)


class Attempted(FigureEvent):
    """A roll of the Dungeon Die against a level. `what`: locked, secret, chest or trap. `die` is its side; what cards
    add to it is in `rolled`."""

    hero: str
    what: str
    rolled: int
    extra: int
    level: int
    success: int
    sure: int = 0
    """Enough Speed went into it to do without the die."""
    die: int = 0

    @property
    def counted(self) -> tuple[bool, ...]:
        return (bool(self.success),)

    def shown(self) -> tuple[Cue, ...]:
        if not self.die:
            return ()
        cards = self.rolled - DIE[self.die - 1]
        parts = [(Text("part-cards"), cards), (Text("part-effort"), self.extra)]
        roll = Roll(
            self.piece,
            Text(f"roll-{self.what}"),
            (self.die,),
            faces=DIE,
            parts=tuple(Part(name, value) for name, value in parts if value),
            total=self.rolled + self.extra,
            against=self.level,
            outcome="pass" if self.success else "fail",
        )
        return (roll,)
