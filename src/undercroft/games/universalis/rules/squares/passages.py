"""Doors and passages: where they lead, who stands before them."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...state import NOWHERE, Barrier
from ..characters import board_of
from .situation import Do


def ways_now(t: UTable) -> int:
    """The doors and passages that can be passed: open, with both sections laid out."""
    board, found = board_of(t), 0
    revealed = t.state.map.layout.revealed
    for n, access in enumerate(board.doors):
        one, two = access.sections
        if t.state.map.doors[n].state in ("open", "broken") and revealed >> one & 1 and revealed >> two & 1:
            found |= 1 << n
    return found


def unexplored(t: UTable, door: int) -> int:
    """The section behind a door that has not been laid out; -1: none."""
    for section in board_of(t).doors[door].sections:
        if not t.state.map.layout.revealed >> section & 1:
            return section
    return NOWHERE


def arrow_at(t: UTable, *cells: int) -> list[tuple[int, int]]:
    """The unexplored passages that these squares border on, each with the facing that looks into it.

    [dun.reveal.arrow, dun.reveal.arrow-remove]
    """
    found: list[tuple[int, int]] = []
    board, doors, revealed = board_of(t), t.state.map.doors, t.state.map.layout.revealed
    if len(cells) == 1:
        beside = board.doors_at.get(cells[0], ())
    else:
        beside = tuple(sorted({n for cell in cells for n in board.doors_at.get(cell, ())}))
    for n in beside:
        access = board.doors[n]
        here, there = access.sections
        if doors[n].state in ("open", "broken") and not revealed >> here & revealed >> there & 1:
            for one, two in access.pairs:
                if one in cells or two in cells:
                    found.append((n, access.facing if one in cells else (access.facing + 4) % 8))
    return found


def beside_door(t: UTable, base: int, door: int, diagonal: bool) -> bool:
    """Whether a base (its squares as a bitmask) has the door on one of its sides, or touches its end with a corner on
    the same side of the wall.

    [dun.door.adjacent, dun.door.diagonal]
    """
    board = board_of(t)
    return bool(base & (board.at_door[door] | (board.by_door[door] if diagonal else 0)))


def blundered(t: UTable, blunder: bool) -> None:
    """A double 1 in an Exploratory Action gives the Dark Player a Reserve Point.
    [dun.action.explore-critical-failure]"""
    if blunder:
        t.state.dark.reserve += 1


def barrier(t: UTable, do: Do) -> Barrier:
    return t.state.map.chests[do.cell] if do.cell != NOWHERE else t.state.map.doors[do.target]
