"""What the log tells for the eye next to its words: where somebody stands now, what marks he bears, what he holds.

In the lab nobody listens (`t.log` is None), and nothing of this is worked out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .. import ids
from ..content.catalogue import UTable
from ..events import (
    Afflicted,
    Cured,
    Faced,
    GroundChanged,
    ManaChanged,
    Rolled,
    Stood,
    TrapSprung,
    Yielded,
)
from ..events.base import Dice
from ..ids import FACINGS
from ..state import MARKS, NOBODY, NOWHERE, Figure, Mark, SetTrap
from .characters import board_of, field_of, squares

VISIBLE = (
    Mark.STUNNED | Mark.KNOCKED_DOWN | Mark.DISEASED | Mark.POISONED | Mark.STATIONARY | Mark.FLYING | Mark.BERSERK
    | Mark.SHIELDING | Mark.SHIELDED | Mark.IN_PIT | Mark.HELD | Mark.OVERLOADED | Mark.DISARMED | Mark.CLIMBING
)  # fmt: skip
"""The marks that have a marker next to the figure,"""
SHOWN = tuple(name for name, bit in MARKS.items() if bit & VISIBLE)
"""and their names."""


def stance(t: UTable, figure: Figure) -> dict[str, Any]:
    """Where somebody stands and looks, and who with him, for an event."""
    if t.log is None or figure.cell == NOWHERE:
        return {}
    pair = figure.riding if figure.riding != NOBODY else figure.ridden
    return {"cells": squares(board_of(t), figure), "facing": figure.facing, "pair": pair}


def stands(t: UTable, figure: Figure, how: str = "leap", cites: tuple[str, ...] = ()) -> None:
    """Somebody is elsewhere without having walked there."""
    if t.log is not None and figure.cell != NOWHERE:
        at = board_of(t).spot(figure.cell)
        t.tell(Stood(who=figure.id, name=figure.card, at=at, how=how, cites=cites, **stance(t, figure)))


def faces(t: UTable, figure: Figure, cites: tuple[str, ...] = ("dun.move.turn-free",)) -> None:
    """Somebody has turned on the spot."""
    if t.log is not None:
        way = FACINGS[figure.facing]
        t.tell(Faced(who=figure.id, name=figure.card, way=way, cites=cites, **stance(t, figure)))


def marked(t: UTable, figure: Figure, before: int, cites: tuple[str, ...] = ("dun.marker.list",)) -> None:
    """The markers that have come and gone since somebody bore those of `before`."""
    changed = (figure.marks ^ before) & VISIBLE
    if not changed or t.log is None:
        return
    for name in SHOWN:
        bit = MARKS[name]
        if changed & bit:
            event = Afflicted if figure.marks & bit else Cured
            t.tell(event(who=figure.id, name=figure.card, condition=name, cites=cites))


def released(t: UTable, figure: Figure) -> None:
    """Nothing keeps him from acting any more."""
    before = figure.marks
    figure.marks &= ~Mark.HELD
    marked(t, figure, before)


def disarmed(t: UTable, figure: Figure) -> None:
    """Claws and the like are of no use for a while."""
    before = figure.marks
    figure.marks |= Mark.DISARMED
    marked(t, figure, before, ("dun.equip.natural-disarm",))


# ------------------------------------------------------------------------------------------------ dice


Parts = Sequence[tuple[str, int]]
"""What is added to dice: the id of a name, and how much."""


class Fallen(Protocol):
    """A roll with a total, such as that of a test."""

    @property
    def dice(self) -> tuple[int, ...]: ...
    @property
    def total(self) -> int: ...
    @property
    def fell(self) -> tuple[int, ...]: ...
    @property
    def counted(self) -> tuple[bool, ...]: ...
    @property
    def plus(self) -> int: ...


def dice(who: int, key: str, roll: Fallen, named: Parts = (), *, away: bool = False) -> Dice:
    """A roll as the log tells it; what has no name of its own is `part-other`."""
    rest = roll.plus - sum(value for _, value in named)
    parts = tuple(part for part in (*named, ("part-other", rest)) if part[1])
    return Dice(who, key, roll.fell or roll.dice, roll.total, parts, roll.counted, away)


def plain(who: int, key: str, fell: tuple[int, ...], counted: tuple[bool, ...] = (), plus: int = 0) -> Dice:
    """Dice without a name for what is added to them."""
    parts = (("part-other", plus),) if plus else ()
    return Dice(who, key, fell, sum(fell) + plus, parts, counted)


def rolled(t: UTable, fell: Dice, against: Dice | int | None = None, cites: tuple[str, ...] = ()) -> None:
    """Dice that have fallen, told by themselves: before a question about them, or where nothing else tells them."""
    if t.log is None:
        return
    figure = t.state.figures.get(fell.who)
    name = figure.card if figure is not None else ""
    other, needed = (against, None) if isinstance(against, Dice) else (None, against)
    turned = stance(t, figure) if figure is not None and fell.key in ("attack", "shot") else {}
    t.tell(Rolled(who=fell.who, name=name, dice=fell, other=other, needed=needed, cites=cites, **turned))


def one_die(t: UTable, who: int, key: str, fell: int, needed: int | None = None, cites: tuple[str, ...] = ()) -> None:
    """A single die, told by itself."""
    if t.log is not None:
        rolled(t, Dice(who, key, (fell,), fell), needed, cites)


def some_dice(t: UTable, who: int, key: str, fell: Sequence[int], least: int = 0, cites: tuple[str, ...] = ()) -> None:
    """Dice of which those count that show a number or more; with none of that their sum."""
    if t.log is not None:
        counted = tuple(die >= least for die in fell) if least else ()
        rolled(t, Dice(who, key, tuple(fell), sum(counted) if least else sum(fell), (), counted), None, cites)


# ------------------------------------------------------------------------------------------------ figures of a sheet


def mana(t: UTable, figure: Figure, before: int) -> None:
    """Mana is spent, lost or comes back."""
    if t.log is not None and figure.mana != before:
        now = figure.mana
        t.tell(ManaChanged(who=figure.id, name=figure.card, before=before, mana=now, cites=("dun.magic.cast-success",)))


# ------------------------------------------------------------------------------------------------ doors and rooms


def trod(t: UTable, figure: Figure, trap: SetTrap) -> None:
    """Somebody has stepped on a trap that everybody knew; it goes off."""
    if t.log is not None:
        stands(t, figure, "walk", ("dun.trap.detected-step",))
        name, card, gone = figure.card, trap.card, (ids.trap(trap.cell, trap.card),)
        cites = ("dun.trap.detected-step",)
        t.tell(TrapSprung(who=figure.id, name=name, card=card, detected=0, gone=gone, cites=cites))


def edge(t: UTable, n: int) -> dict[str, Any]:
    """How a door looks now, for an event."""
    if t.log is None:
        return {}
    access, door = board_of(t).doors[n], t.state.map.doors[n]
    kind = ids.barrier(access.door.kind, door.state, bool(door.lock or door.riddle))
    return {"door": n, "parts": len(access.pairs), "kind": kind}


def ground(t: UTable, before: Sequence[tuple[int, str]], cites: tuple[str, ...] = ("dun.los.line",)) -> None:
    """Squares on which something has been laid, or from which it is gone, since these tiles lay there."""
    layout = t.state.map.layout
    if t.log is None or layout.overtiles == before:
        return
    board, now = board_of(t), field_of(t).ground
    for gone, some in ((1, set(before) - set(layout.overtiles)), (0, set(layout.overtiles) - set(before))):
        for kind in sorted({kind for _, kind in some}):
            cells = sorted(cell for cell, what in some if what == kind and layout.revealed >> board.section[cell] & 1)
            if not cells:
                continue
            floors = tuple((at, ids.floor(now[at], at in board.start, at in board.goals)) for at in cells)
            spot = board.spot(cells[0])
            t.tell(GroundChanged(what=kind, count=len(cells), spot=spot, gone=gone, floors=floors, cites=cites))


def doors(t: UTable, before: Sequence[str], cites: tuple[str, ...]) -> None:
    """Doors that look otherwise since they looked like this."""
    if t.log is None:
        return
    for n, (old, now) in enumerate(zip(before, edges(t), strict=True)):
        if old != now:
            at = board_of(t).spot(board_of(t).doors[n].pairs[0][0])
            t.tell(Yielded(what="door", at=at, cites=cites, **edge(t, n)))


def edges(t: UTable) -> list[str]:
    """How each door looks; in the lab nobody listens."""
    return [edge(t, n)["kind"] for n in range(len(t.state.map.doors))] if t.log is not None else []


def things(t: UTable, section: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Furniture, elements and chests of a section, each with its squares."""
    if t.log is None:
        return ()
    here = board_of(t).section
    pieces = [(ids.piece(one.index), one.squares) for one in t.state.map.layout.pieces if here[one.cell] == section]
    return (*pieces, *((ids.chest(cell), (cell,)) for cell in t.state.map.chests if here[cell] == section))
