"""Squares that cards and scenarios name: the middle of a tile, what one can get to."""

from __future__ import annotations

from ..content import DoriaTable
from ..shapes import FLOOR
from .ground import board


def middle(t: DoriaTable, slot: int) -> int:
    """The middle square of a tile, or the floor nearest to it; of a tile of two parts, in that to which a way leads."""
    first, kinds = 25 * slot, board(t).kinds
    floor = [square for square in range(first, first + 25) if kinds[square] == FLOOR]
    return min(within_reach(t, floor) or floor, key=lambda square: abs(square % 5 - 2) + abs(square // 5 % 5 - 2))


def within_reach(t: DoriaTable, squares: list[int]) -> list[int]:
    """Those of these squares that hang together with the dungeon."""
    return [square for square in squares if square in board(t).connected]
