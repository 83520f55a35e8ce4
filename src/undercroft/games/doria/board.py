"""The board: all that follows from a `Dungeon`, which is what the state keeps: frozen, shared, hashable.

It is made when asked for and kept by the `Atlas` of the tiles of an edition. To the plan it adds who sees what.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from undercroft.toolkit.grid import Corners, Frame, Grid, Walls
from undercroft.toolkit.paths import FAR
from undercroft.toolkit.sight import SightRule, sees

from .plan import Plan
from .shapes import CENTRE, WALL, Dungeon, Shape

if TYPE_CHECKING:
    from .content.definitions import Tile

FRAME_TILES = 8


class Atlas:
    """The shapes of an edition's tiles, and the boards made of them."""

    KEPT = 96

    def __init__(self, tiles: Mapping[str, Tile], sight: SightRule) -> None:
        self.tiles, self.sight = tiles, sight
        self._shapes: dict[tuple[str, int], Shape] = {}
        self._boards: dict[Dungeon, Board] = {}
        self.last: Board | None = None

    def shape(self, tile: str, turn: int) -> Shape:
        found = self._shapes.get((tile, turn))
        if found is None:
            found = self._shapes[tile, turn] = Shape(self.tiles[tile], turn)
        return found

    def board(self, dungeon: Dungeon) -> Board:
        """The board of a dungeon; mostly it is the one that was asked for before, and the same object tells so."""
        if self.last is not None and self.last.dungeon is dungeon:
            return self.last
        found = self.last = self.aside(dungeon)
        found.dungeon = dungeon
        return found

    def aside(self, dungeon: Dungeon) -> Board:
        """A board that is looked at next to the one in play."""
        found = self._boards.get(dungeon)
        if found is None:
            if len(self._boards) >= self.KEPT:
                del self._boards[next(iter(self._boards))]
            found = self._boards[dungeon] = Board(self, dungeon)
            found.inherit(self.last)
        return found


class Board(Plan):
    """A plan and what can be seen on it."""

    def __init__(self, atlas: Atlas, dungeon: Dungeon) -> None:
        super().__init__(atlas, dungeon)
        self.sight_rule = atlas.sight
        self._seen: dict[int, bool] = {}

    def sees(self, one: int, other: int) -> bool:
        """Whether one straight unblocked line joins two squares.  [doria.los.definition, doria.symbol.walls]

        A line crosses squares that hang together, so a longer way round rules sight out at once.
        """
        if one == other:
            return True
        if one > other:
            one, other = other, one
        key = one << 11 | other
        known = self._seen.get(key)
        if known is None:
            known = self._seen[key] = self._judge(one, other)
        return known

    def inherit(self, older: Board | None) -> None:
        """Take over what a board that has only grown into this one has seen: more openings never take sight away, and
        distances change only by what they join."""
        if older is None:
            return
        then, now = older.dungeon, self.dungeon
        grown = (
            now.placements[: len(then.placements)] == then.placements and now.opened[: len(then.opened)] == then.opened
        )
        if grown and now.barred == then.barred and now.rubble == then.rubble:
            self._seen = {key: True for key, seen in older._seen.items() if seen}
            if now.dug == then.dug:
                joined = now.opened[len(then.opened) :]
                seams = [at for door in joined for at in (door >> 2, self.beyond(door)) if at >= 0]
                self._older, self._seams = older._rows, seams

    def _judge(self, one: int, other: int) -> bool:
        """Sight within an unchanged tile is known once for all boards."""
        slot = one // 25
        if slot != other // 25 or slot in self._changed:
            return self._look(one, other)
        seen, key = self.shapes[slot].seen, one % 25 << 5 | other % 25
        if key not in seen:
            seen[key] = self._look(one, other)
        return seen[key]

    @cached_property
    def _changed(self) -> frozenset[int]:
        """Slots whose walls are no longer as printed."""
        return frozenset(square // 25 for square in (*self.dungeon.dug, *self.dungeon.rubble))

    def _look(self, one: int, other: int) -> bool:
        apart = self.apart(one, other)
        if not self._straight_on(one, other, apart):
            return False
        if apart <= self._surely and not self._bridges:
            return True
        cells = self._numbers[one], self._numbers[other]
        if sees(self.grid, *cells, self.sight_rule):
            return True
        bridges = self._bridges
        return (
            bool(bridges) and one not in bridges and other not in bridges and sees(self.under, *cells, self.sight_rule)
        )

    def _straight_on(self, one: int, other: int, apart: int) -> bool:
        """Whether a way that never turns back leads from one square to another, as far apart as they are."""
        known, back = self._rows.get(one), self._rows.get(other)
        if known is not None:
            return known[other] <= apart
        if back is not None or self._bridges:
            return self.range_row(other)[one] <= apart
        near, places, (x, y) = self.near, self.places, self.places[other]
        wave = {one}
        for left in range(apart - 1, -1, -1):
            ahead = set()
            for square in wave:
                for at in near[square]:
                    u, v = places[at]
                    if (x - u if x > u else u - x) + (y - v if y > v else v - y) == left:
                        ahead.add(at)
            wave = ahead
        return bool(wave)

    def sees_into(self, one: int, other: int) -> bool:
        """Sight onto a wall square itself, for what has shown itself there.  [doria.monster.poltergeist-visible]"""
        return sees(self.grid, self._numbers[one], self._numbers[other], self.sight_rule)

    def sight_range(self, one: int, other: int) -> int:
        """How far away a square is that can be seen, else `FAR`.  [doria.los.range, doria.los.required]"""
        if not self.sees(one, other):
            return FAR
        return self.range_row(one)[other] if self._bridges else self.apart(one, other)

    def in_range(self, one: int, other: int, range: int) -> bool:
        """Near enough and in sight.  [doria.los.required]"""
        if self._bridges:
            return self.range_row(one)[other] <= range and self.sees(one, other)
        return self.apart(one, other) <= range and self.sees(one, other)

    def out_of_range(self, one: int, other: int, range: int) -> bool:
        """Too far away at a glance: only under a bridge is the way shorter than the columns and rows between."""
        return self.apart(one, other) > range and not self._bridges

    @cached_property
    def _surely(self) -> int:
        """So short a way that never turns back lets sight through, whatever stands around it."""
        return 3 if self.sight_rule.corners == Corners.CLEAR else 4

    @cached_property
    def _bridges(self) -> tuple[int, ...]:
        return tuple(slot * 25 + CENTRE for slot, shape in enumerate(self.shapes) if shape.bridge)

    @cached_property
    def _frame(self) -> Frame:
        """Around all tiles; mostly of the same width, so that what is known about lines of sight fits again."""
        xs, ys = [x for x, _ in self.lattice], [y for _, y in self.lattice]
        width = max(FRAME_TILES, max(xs) - min(xs) + 1)
        return Frame(5 * min(xs), 5 * min(ys), 5 * width, 5 * (max(ys) - min(ys) + 1))

    @cached_property
    def _numbers(self) -> list[int]:
        """The number of each square in the grid of sight."""
        left, top, width, _ = self._frame
        return [(y - top) * width + x - left for x, y in self.places]

    @cached_property
    def grid(self) -> Grid:
        """The grid of sight; bridges carry their upper passage."""
        return self._grid(under=False)

    @cached_property
    def under(self) -> Grid:
        """The grid of sight below the bridges."""
        return self._grid(under=True)

    def _grid(self, under: bool) -> Grid:
        frame, numbers = self._frame, self._numbers
        laid = opaque = east = south = 0
        for square, number in enumerate(numbers):
            bit = 1 << number
            laid |= bit
            if self.kinds[square] == WALL:
                opaque |= bit
        for slot in range(len(self.shapes)):
            for place in range(5):
                east |= 1 << numbers[slot * 25 + place * 5 + 4]
                south |= 1 << numbers[slot * 25 + 20 + place]
                if (number := numbers[slot * 25 + place * 5]) % frame.width:
                    east |= 1 << number - 1
                if (number := numbers[slot * 25 + place]) >= frame.width:
                    south |= 1 << number - frame.width
        for door in self.dungeon.opened:
            if not self.is_barred(door):
                low = min(numbers[door >> 2], numbers[self.beyond(door)])
                east, south = (east & ~(1 << low), south) if door & 1 else (east, south & ~(1 << low))
        for square in self._bridges:
            along = (self.shapes[square // 25].turn % 2 == 0) != under
            number = numbers[square]
            if along:
                south |= 1 << number | 1 << number - frame.width
            else:
                east |= 1 << number | 1 << number - 1
        void = (1 << frame.width * frame.height) - 1 & ~laid
        walls = Walls(east, south)
        return Grid(frame, void, void | opaque, void | opaque, walls, walls)
