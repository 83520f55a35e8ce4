"""Moving, pushes and falls: what can happen."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text
from undercroft.toolkit.cues import Alter, Come, Cue, Go, Mark, Move

from .. import ids
from ..state import NOBODY
from .base import Dice, Event, Goods, Standing


class Moved(Standing):
    """One step, or a whole way for larger bases. Steps in a row are reported as one."""

    in_a_row: ClassVar[tuple[str, ...]] = ("who",)

    who: int
    name: str
    start: int
    end: int
    at: str

    def cues(self) -> tuple[Cue, ...]:
        if not self.cells:
            return (Move(ids.figure(self.who), (ids.cell(self.end),)),)
        return self.goes(self.who, "walk" if self.pair == NOBODY else "ride")


class Stood(Standing):
    """Somebody is on other squares without having walked: out of a pit, over an edge, down from a wall; or he comes
    onto the board (`how`: enter, drop)."""

    untold = (*Standing.untold, "how")
    who: int
    name: str
    at: str
    how: str = "leap"

    def cues(self) -> tuple[Cue, ...]:
        if self.how not in ("enter", "drop"):
            return self.goes(self.who, self.how)
        come = [self.pair, self.who] if self.pair != NOBODY else [self.who]
        return tuple(Come(ids.figure(id), ids.cells(self.cells), self.how) for id in come)


class Faced(Standing):
    """Somebody turns on the spot."""

    who: int
    name: str
    way: str

    def text(self) -> Text:
        said = super().text()
        return Text(said.id, {**said.args, "way": Text(f"direction-{self.way}")}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        return self.goes(self.who, turns=True)


class Ran(Event):
    untold = ("dice",)
    who: int
    name: str
    rolled: int
    squares: int
    dice: Dice | None = None

    def cues(self) -> tuple[Cue, ...]:
        return (self.dice.roll(),) if self.dice is not None else ()


class Swam(Event):
    untold = ("dice",)
    who: int
    name: str
    rolled: int
    squares: int
    dice: Dice | None = None

    def cues(self) -> tuple[Cue, ...]:
        return (self.dice.roll(),) if self.dice is not None else ()


class Pushed(Standing):
    who: int
    name: str
    cell: int
    at: str

    def cues(self) -> tuple[Cue, ...]:
        return self.goes(self.who, "push") if self.cells else (Move(ids.figure(self.who), (ids.cell(self.cell),)),)


class Fell(Event):
    who: int
    name: str
    height: int


class Built(Event):
    """A turn of work on a footbridge."""

    who: int
    name: str
    left: int


class Mounted(Standing):
    """Into the saddle."""

    who: int
    name: str
    target: int
    other: str

    def cues(self) -> tuple[Cue, ...]:
        up = self.goes(self.who, "leap") if self.cells else ()
        return (*up, Mark(ids.figure(self.who), "riding"), Mark(ids.figure(self.target), "ridden"))


class Dismounted(Standing):
    """Out of the saddle, of one's own will."""

    who: int
    name: str
    target: int
    other: str

    def cues(self) -> tuple[Cue, ...]:
        down = self.goes(self.who, "leap") if self.cells else ()
        return (Mark(ids.figure(self.who), "riding", "end"), Mark(ids.figure(self.target), "ridden", "end"), *down)


class Thrown(Standing):
    """Off the mount (`target`) and onto the ground."""

    untold = (*Standing.untold, "target")
    who: int
    name: str
    cell: int
    at: str
    target: int = NOBODY

    def cues(self) -> tuple[Cue, ...]:
        down = self.goes(self.who, "fall") if self.cells else ()
        return (Mark(ids.figure(self.who), "riding", "end"), *self.rid(), *down)

    def rid(self) -> tuple[Cue, ...]:
        return (Mark(ids.figure(self.target), "ridden", "end"),) if self.target != NOBODY else ()


class Pounced(Event):
    """A great jump onto an enemy."""

    who: int
    name: str
    other: str
    passed: int


class Clung(Event):
    """He is off the board as long as he clings."""

    who: int
    name: str
    other: str

    def cues(self) -> tuple[Cue, ...]:
        return (Go(ids.figure(self.who), "carry"),)


class BridgeStands(Event):
    untold = ("cells",)
    cell: int
    cells: tuple[int, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        return tuple(Alter(id, "bridge") for id in ids.cells(self.cells))


class BridgeFell(Event):
    untold = ("cells",)
    cell: int
    cells: tuple[int, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        return tuple(Alter(id, "pit") for id in ids.cells(self.cells))


class Dropped(Goods):
    who: int
    name: str
    item: str


class Handled(Goods):
    """Equipment was taken, put away, given, put down or picked up."""

    who: int
    name: str
    item: str
    how: str


class Carried(Goods):
    """Somebody takes a body up (`how`: up), or lays it down."""

    untold = (*Goods.untold, "how")
    who: int
    name: str
    target: int
    other: str
    how: str = "up"

    def text(self) -> Text:
        said = super().text()
        return Text(f"{said.id}-{self.how}", said.args, said.cites)


class Frightened(Event):
    who: int
    name: str
    other: str
    passed: int

    def cues(self) -> tuple[Cue, ...]:
        return () if self.passed else (Mark(ids.figure(self.who), "frightened"),)


class Fled(Goods):
    """Somebody is gone for good; a beast of burden leaves behind what it bore."""

    who: int
    name: str

    def cues(self) -> tuple[Cue, ...]:
        return (Go(ids.figure(self.who), "flee"), *super().cues())
