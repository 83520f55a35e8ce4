"""Squares that cards and scenarios name: the middle of a tile."""

from __future__ import annotations

from ..board import FLOOR
from ..content import DoriaTable
from .ground import board


def middle(t: DoriaTable, slot: int) -> int:
    """The middle square of a tile, or the floor nearest to it."""
    first, kinds = 25 * slot, board(t).kinds
    floor = [local for local in range(25) if kinds[first + local] == FLOOR]
    return first + min(floor, key=lambda local: abs(local % 5 - 2) + abs(local // 5 - 2))
