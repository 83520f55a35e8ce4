"""Tiles as they lie: the squares, marks and sides of a turned tile, and what the state keeps of the dungeon."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from .content.definitions import Tile

FLOOR, RED, WALL = range(3)
OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))
MIDDLE = 2
CENTRE = 12
NOWHERE = -1
"""No square: where no tile lies."""
Steps = tuple[tuple[int, ...], ...]
"""For each square those one step away."""


class Placement(msgspec.Struct, frozen=True, array_like=True):
    """A tile on the lattice of tiles, turned clockwise by quarters."""

    tile: str
    x: int
    y: int
    turn: int


class Dungeon(msgspec.Struct, frozen=True, cache_hash=True):
    """The laid tiles and what has changed on them: opened doors, secret doors, broken walls, and markers."""

    placements: tuple[Placement, ...]
    opened: tuple[int, ...] = ()
    secret: tuple[int, ...] = ()
    dug: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    holes: tuple[int, ...] = ()
    rubble: tuple[int, ...] = ()


def turned(square: int, quarters: int) -> int:
    """Where a square of a tile lies after so many quarter turns clockwise."""
    y, x = divmod(square, 5)
    for _ in range(quarters % 4):
        x, y = 4 - y, x
    return y * 5 + x


def on_side(side: int, place: int) -> int:
    """The square of a tile at a place (0 to 4) along a side."""
    return (place, place * 5 + 4, 20 + place, place * 5)[side]


class Shape:
    """A tile as it lies after some quarter turns: kinds and marks of its squares, its sides, its inner neighbours."""

    def __init__(self, tile: Tile, turn: int) -> None:
        rows = [row.ljust(7) for row in tile.art.strip("\n").split("\n")]
        if len(rows) != 7 or any(len(row) != 7 for row in rows):
            raise ValueError(f"{tile.id}: a tile is drawn with 7 x 7 marks")
        marks = [""] * 25
        for square in range(25):
            marks[turned(square, turn)] = rows[square // 5 + 1][square % 5 + 1]
        self.tile, self.turn, self.marks = tile.id, turn, tuple(marks)
        self.kinds = tuple(WALL if mark == "#" else RED if mark == "O" else FLOOR for mark in marks)
        ring = (
            rows[0][1:6],
            "".join(row[6] for row in rows[1:6]),
            rows[6][1:6][::-1],
            "".join(r[0] for r in rows[5:0:-1]),
        )
        sides = [ring[(side - turn) % 4] for side in range(4)]
        self.exits = tuple(self._exits(sides[side], side) for side in range(4))
        self.open_sides = [side for side in range(4) if self.is_open(side)]
        self.doors = [side for side in range(4) if self.is_door(side)]
        self.bridge = "=" in marks
        self.seen: dict[int, bool] = {}
        self.neighbours = self._neighbours()
        self._tables: dict[int, tuple[Steps, Steps]] = {}

    @staticmethod
    def _exits(ring: str, side: int) -> tuple[int, ...]:
        """The places of a side that lead out, counted from the west or the north."""
        places = [at for at, mark in enumerate(ring) if mark in "D "]
        return tuple(sorted(4 - at for at in places) if side in (2, 3) else places)

    def looks_like(self, other: Shape) -> bool:
        """Whether a turn makes no difference: the same squares, the same ways out, the bridge the same way round."""
        spans = not self.bridge or self.turn % 2 == other.turn % 2
        return spans and self.marks == other.marks and self.exits == other.exits

    def is_open(self, side: int) -> bool:
        """Two squares or more make an open side, one a door.  [doria.grid.door-width, doria.open.definition]"""
        return len(self.exits[side]) >= 2

    def is_door(self, side: int) -> bool:
        return len(self.exits[side]) == 1

    def tables(self, slot: int) -> tuple[Steps, Steps]:
        """The steps between the squares of the tile where it lies in this slot: those over floor and red squares, and
        those onto floor."""
        found = self._tables.get(slot)
        if found is None:
            base = 25 * slot
            near = tuple(tuple([base + other for other in inner]) for inner in self.neighbours)
            walk = tuple(tuple([at for at in around if self.kinds[at - base] == FLOOR]) for around in near)
            found = self._tables[slot] = near, walk
        return found

    def _neighbours(self) -> list[list[int]]:
        found = []
        for square in range(25):
            if self.kinds[square] == WALL:
                found.append(list[int]())
                continue
            y, x = divmod(square, 5)
            found.append([(y + dy) * 5 + x + dx for dx, dy in OFFSETS if 0 <= x + dx < 5 and 0 <= y + dy < 5])
        inner = [[other for other in near if self.kinds[other] != WALL] for near in found]
        if self.bridge:
            self._span(inner)
        return inner

    def _span(self, inner: list[list[int]]) -> None:
        """The bridge carries one passage; the squares under it on both sides are neighbours.  [doria.symbol.bridge]"""
        below = (7, 17) if self.turn % 2 == 0 else (11, 13)
        for square, other in (below, below[::-1]):
            inner[square] = [other if near == CENTRE else near for near in inner[square]]
            inner[CENTRE].remove(square)

    @cached_property
    def parts(self) -> tuple[int, ...]:
        """For each square the number of the part of the tile that it belongs to; -1 for walls."""
        parts, part = [-1] * 25, 0
        for start in range(25):
            if self.kinds[start] == WALL or parts[start] >= 0:
                continue
            wave = [start]
            while wave:
                square = wave.pop()
                if parts[square] < 0:
                    parts[square] = part
                    wave += self.neighbours[square]
            part += 1
        return tuple(parts)
