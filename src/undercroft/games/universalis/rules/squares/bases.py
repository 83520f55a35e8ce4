"""Where a base of one, two or four squares can stand."""

from __future__ import annotations

from collections.abc import Iterator

from ...board import Board
from ...content.catalogue import UTable
from ...content.definitions import HUGE
from ...field import Field
from ...state import NOBODY, NOWHERE, Figure
from ..characters import board_of, field_of, squares
from .grounds import Ground, Spot, ground
from .mounted import keep


def anchors(board: Board, cell: int, span: int) -> tuple[int, ...]:
    """The first squares of the bases that cover a square."""
    if span < 4:
        return (cell,)
    return (cell, cell - 1, cell - board.width, cell - board.width - 1)


def covering(t: UTable, mover: Figure, cell: int, land: Ground | None = None) -> Iterator[Spot]:
    """All ways in which a base can stand so that it covers a square, its whole size first.

    [dun.large.reference-square, dun.large.base-2x1, dun.large.narrow]
    """
    if mover.riding != NOBODY:
        mover = t.state.figures[mover.riding]
    land = land or ground(t, mover)
    if mover.span == 1:
        if not (land.full | land.enemies) >> cell & 1:
            yield Spot(cell)
        return
    field = field_of(t)
    yield from base_covering(field, mover, cell, land, roomy(field, land) if mover.span == 4 else 0)


def base_covering(field: Field, mover: Figure, cell: int, land: Ground, room: int) -> Iterator[Spot]:
    """The same for a larger base, where `room` has the upper left squares of all places for one of four."""
    if mover.span == 4:
        for anchor in anchors(field.board, cell, 4):
            if anchor >= 0 and room >> anchor & 1:
                yield Spot(anchor)
        if mover.size >= HUGE:
            return
    for other in _seconds(field, mover, cell, land):
        yield Spot(cell, other)


def placement(t: UTable, mover: Figure, cell: int, land: Ground | None = None) -> Spot | None:
    """How a base stands with its first square here; None: there is no room."""
    if mover.riding != NOBODY:
        mover = t.state.figures[mover.riding]
    land = land or ground(t, mover)
    if cell < 0:
        return None
    if mover.span == 1:
        return None if (land.full | land.enemies) >> cell & 1 else Spot(cell)
    if mover.span == 4 and whole(t, cell, land):
        return Spot(cell)
    if mover.span == 4 and mover.size >= HUGE:
        return None
    other = second_square(t, mover, cell, land)
    return Spot(cell, other) if other != NOWHERE else None


def fits(t: UTable, mover: Figure, cell: int, land: Ground | None = None) -> bool:
    """Whether all squares of a base are free and lie together."""
    return placement(t, mover, cell, land) is not None


def whole(t: UTable, anchor: int, land: Ground) -> bool:
    """Whether a base of four squares has room with this upper left square: nobody and nothing stands there.

    [dun.large.reference-square]
    """
    return anchor >= 0 and bool(roomy(field_of(t), land) >> anchor & 1)


def roomy(field: Field, land: Ground) -> int:
    """The upper left squares of all places where a base of four squares has room, as a bitmask."""
    taken, wide = land.full | land.enemies, field.board.width
    taken |= taken >> 1
    return field.fours(land.steps) & ~(taken | taken >> wide)


def seconds(t: UTable, mover: Figure, cell: int, land: Ground) -> list[int]:
    """The free squares orthogonally next to `cell` for the rest of a base that covers two: of a mount or centaur, and
    of a Large one that squeezes into a passage or door 1 square wide, or onto the ledge that a gap leaves.

    [dun.large.base-2x1, dun.large.narrow]
    """
    return _seconds(field_of(t), mover, cell, land)


def _seconds(field: Field, mover: Figure, cell: int, land: Ground) -> list[int]:
    board, taken = field.board, land.full | land.enemies | field.cluttered
    if taken >> cell & 1 or (mover.span != 2 and not board.pinched >> cell & 1):
        return []
    free: list[int] = []
    steps = land.steps[cell]
    for other in (cell + board.width, cell - 1, cell + 1, cell - board.width):
        if other in steps and not taken >> other & 1:
            free.append(other)
    if mover.span == 2:
        return free
    return [o for o in free if (board.ledges >> cell | board.ledges >> o) & 1 or (cell, o) in board.tight]


def second_square(t: UTable, mover: Figure, cell: int, land: Ground | None = None) -> int:
    """The second square that keeps the base as it lies, else the one it comes from, else any; -1: none.

    [dun.large.base-2x1]
    """
    free = seconds(t, mover, cell, land or ground(t, mover))
    if not free:
        return NOWHERE
    kept = mover.other + cell - mover.cell
    return kept if kept in free else mover.cell if mover.cell in free else free[0]


def base_at(t: UTable, figure: Figure, cell: int) -> tuple[int, ...]:
    """The squares that a base covers with its first square here."""
    if figure.span == 1:
        return (cell,)
    spot = placement(t, figure, cell)
    return board_of(t).base(cell, figure.span, spot.other) if spot is not None else (cell,)


def stand(t: UTable, figure: Figure, cell: int) -> None:
    """Put a base down on a square that is free for it; a base of two squares is never there by half.

    [dun.large.base-2x1]
    """
    spot = placement(t, figure, cell) if figure.span != 1 else None
    figure.cell, figure.other = spot or Spot(cell)
    if figure.riding != figure.ridden:
        keep(t, figure)


def come_upon(t: UTable, figure: Figure, cell: int) -> None:
    """Put a base down so that it covers a square; where it has no room, it stays where it is."""
    if figure.span == 1:
        figure.cell = cell
    elif cell not in squares(board_of(t), figure):
        spot = nearest_spot(t, figure, cell)
        if spot is not None:
            figure.cell, figure.other = spot
    if figure.riding != figure.ridden:
        keep(t, figure)


def nearest_spot(t: UTable, figure: Figure, cell: int, *shunned: int) -> Spot | None:
    """The way to cover a square that moves the base least, off the `shunned` squares if it can: off the first ones
    before all."""
    board = board_of(t)

    def order(spot: Spot) -> tuple[list[bool], bool, int, int]:
        cells = board.base(spot.cell, figure.span, spot.other)
        return (
            [any(some >> part & 1 for part in cells) for some in shunned],
            figure.span == 2 and spot.other not in (figure.cell, figure.other),
            board.span(spot.cell, figure.cell),
            spot.cell,
        )

    return min(covering(t, figure, cell), key=order, default=None)
