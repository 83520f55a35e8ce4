"""Squares that cards and scenarios name: the middle of a tile."""

from __future__ import annotations

from ..board import FLOOR
from ..content import DoriaTable
from .ground import board


def middle(t: DoriaTable, slot: int) -> int:
    """The middle square of a tile, or the floor nearest to it."""
    kinds = board(t).kinds
    floor = [square for square in range(25 * slot, 25 * slot + 25) if kinds[square] == FLOOR]
    return min(floor, key=lambda square: abs(square % 5 - 2) + abs(square % 25 // 5 - 2))
