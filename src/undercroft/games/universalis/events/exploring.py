"""Exploring: what can happen."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text
from undercroft.toolkit.cues import Alter, Come, Cue, Go, Lay, Mark, Move, Open, Say, Strike

from .. import ids
from .base import Dice, Event, Goods, Standing

NONE = -1
CHEST = ("lock", "riddle", "trap")
"""What can be the matter with a chest."""


class Edges(Event, kw_only=True):
    """A door looks otherwise now: its number, how many squares it is wide, and its kind."""

    untold: ClassVar[tuple[str, ...]] = ("door", "parts", "kind")
    door: int = NONE
    parts: int = 1
    kind: str = ""

    def cues(self) -> tuple[Cue, ...]:
        wide = range(self.parts) if self.door != NONE else ()
        return tuple(Open(ids.door(self.door, part), self.kind) for part in wide)


class Revealed(Event):
    """`note` is the text id of what the sheet reads out; `room` is the section, `things` is what stands in it, each
    with its squares."""

    untold = ("room", "things")
    who: int
    name: str
    section: str
    note: str = ""
    room: int = NONE
    things: tuple[tuple[str, tuple[int, ...]], ...] = ()

    def text(self) -> Text:
        said = super().text()
        return Text(f"{said.id}-note", said.args, said.cites) if self.note else said

    def cues(self) -> tuple[Cue, ...]:
        if self.room == NONE:
            return ()
        come = (Come(id, ids.cells(cells), "reveal", tint="thing") for id, cells in self.things)
        return (Lay(rooms=(ids.section(self.room),)), *come, *((Say(self.text()),) if self.note else ()))


class Opened(Edges):
    """A door, or the `chest` on a square."""

    untold = (*Edges.untold, "chest")
    who: int
    name: str
    what: str
    at: str = ""
    chest: int = NONE

    def cues(self) -> tuple[Cue, ...]:
        if self.chest == NONE:
            return super().cues()
        return tuple(Mark(ids.chest(self.chest), key, "end") for key in CHEST)


class Closed(Edges):
    """A door or gate is shut again."""

    what: str
    at: str = ""


class Broke(Goods):
    """A door, the `chest` on a square, a weapon or a shield."""

    untold = (*Goods.untold, *Edges.untold, "chest")
    who: int
    name: str
    what: str
    at: str = ""
    chest: int = NONE
    door: int = NONE
    parts: int = 1
    kind: str = ""
    why: str = "plain"
    """blunder, shot, block or magic, where that is not plain"""

    def cues(self) -> tuple[Cue, ...]:
        wide = range(self.parts) if self.door != NONE else ()
        doors = (Open(ids.door(self.door, part), self.kind) for part in wide)
        chest = (Mark(ids.chest(self.chest), key, "end") for key in (CHEST if self.chest != NONE else ()))
        return (*doors, *chest, *super().cues())


class Yielded(Edges):
    """A door can be opened now, or is found at last."""

    what: str
    at: str = ""


class GroundChanged(Event):
    """Squares look otherwise: `what` covers them now, or no longer (`gone`). `floors`: the squares and how each of them
    looks now."""

    untold = ("floors", "gone")
    what: str
    count: int
    spot: str
    gone: int = 0
    floors: tuple[tuple[int, str], ...] = ()

    def text(self) -> Text:
        said = super().text()
        args = {**said.args, "what": Text(f"overtile-{self.what}")}
        return Text(f"{said.id}-gone" if self.gone else said.id, args, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        found: list[Cue] = []
        for cell, floor in self.floors:
            found.append(Alter(ids.cell(cell), floor))
            thing = ids.overtile(cell, self.what)
            if self.what in ids.FLOORS:
                continue
            name = Text(f"overtile-{self.what}")
            found.append(Go(thing, "vanish") if self.gone else Come(thing, (ids.cell(cell),), "summon", name=name))
        return tuple(found)


class Struck(Event):
    """A blow at a door or chest."""

    untold = ("dice", "need")
    who: int
    name: str
    what: str
    wounds: int
    left: int
    at: str = ""
    dice: Dice | None = None
    need: int = 0

    def cues(self) -> tuple[Cue, ...]:
        if self.dice is None:
            return ()
        return (self.dice.roll(None, "harm" if self.dice.total else "fail", self.need),)


class Locked(Edges):
    untold = (*Edges.untold, "chest")
    what: str
    card: str
    chest: int = NONE

    def text(self) -> Text:
        said = super().text()
        return Text(f"{said.id}-{self.card}", said.args, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        return super().cues() if self.chest == NONE else (Mark(ids.chest(self.chest), self.card),)


class Searched(Event):
    untold = ("dice",)
    who: int
    name: str
    what: str
    total: int
    dice: Dice | None = None

    def cues(self) -> tuple[Cue, ...]:
        return (self.dice.roll(),) if self.dice is not None else ()


class FoundNothing(Event):
    who: int
    name: str


class Gathered(Event):
    """One of several things that the heroes have come for."""

    who: int
    name: str
    found: int
    of: int


class Found(Goods):
    who: int
    name: str
    what: str


class CoinsFound(Event):
    untold = ("dice",)
    who: int
    name: str
    coins: int
    dice: Dice | None = None

    def cues(self) -> tuple[Cue, ...]:
        return (self.dice.roll(),) if self.dice is not None else ()


class TrapSprung(Event):
    """`set_at`: the square where it can be seen from now on; `gone`: the one that lay there; `bared`: the square, if
    nobody knew of that one; `thing`: the chest."""

    untold = ("set_at", "gone", "bared", "thing")
    who: int
    name: str
    card: str
    detected: int
    set_at: int = NONE
    gone: tuple[str, ...] = ()
    bared: int = NONE
    thing: str = ""

    def cues(self) -> tuple[Cue, ...]:
        bared = (self._seen_at(self.bared),) if self.bared != NONE else ()
        old = (*bared, *(Go(id, "vanish") for id in self.gone))
        mark = (Mark(self.thing, "trap"),) if self.thing and self.detected else ()
        if self.set_at != NONE:
            return (*old, self._seen_at(self.set_at))
        if self.detected:
            return (*old, *mark)
        return (*old, Strike("", (ids.figure(self.who),), "trap", "hit"))

    def _seen_at(self, cell: int) -> Cue:
        name = Text(f"dark-{self.card}")
        return Come(ids.trap(cell, self.card), (ids.cell(cell),), "reveal", name=name, tint="thing")


class TrapDisarmed(Event):
    untold = ("gone", "thing")
    who: int
    name: str
    card: str
    success: int
    gone: tuple[str, ...] = ()
    thing: str = ""

    def cues(self) -> tuple[Cue, ...]:
        mark = (Mark(self.thing, "trap", "end"),) if self.thing else ()
        return (*(Go(id, "vanish") for id in self.gone), *mark)


class FurnitureMoved(Event):
    untold = ("piece", "cell", "cells")
    who: int
    name: str
    what: str
    at: str
    piece: int
    cell: int
    cells: tuple[int, ...] = ()

    def text(self) -> Text:
        said = super().text()
        return Text(said.id, {**said.args, "what": Text(f"piece-{self.what}")}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        return (Move(ids.piece(self.piece), (ids.cell(self.cell),), "push", cells=ids.cells(self.cells)),)


class PrisonFound(Event):
    """The door behind which prisoners sit, by a square."""

    x: int
    y: int


class Freed(Standing):
    who: int
    name: str

    def cues(self) -> tuple[Cue, ...]:
        return (Come(ids.figure(self.who), ids.cells(self.cells), "enter"),) if self.cells else ()


class Tracked(Event):
    """A tracker has seen an Encounter card."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)

    who: int
    name: str
    card: str | None
