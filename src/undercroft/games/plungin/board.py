"""The map: tiles laid on a sheet, the squares they make, ways between them, and sight.

A square is a number, `y * WIDTH + x`. What is laid is a `Layout`, an immutable value that the state keeps; everything
else follows from it and is computed once per layout and shared.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from .content.definitions import Tile

WIDTH = 120
"""The map sheet is so many squares wide and high."""
SQUARES = WIDTH * WIDTH

CORNER = (57, 102)
"""Where the upper left corner of the printed Entry Tile lies on the sheet; people count columns and rows from there."""

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = (-WIDTH, 1, WIDTH, -1)
SIDES = "NESW"
FAR = 1 << 20
KEPT = 256
"""So many walks are kept per board."""
NOBODY: frozenset[int] = frozenset()
"""Nobody stands in the way."""
GENERATIONS = 4
"""So many maps back walks are remembered."""
KEPT_BOARDS = 192
"""So many boards are kept per content."""


class Placed(msgspec.Struct, frozen=True):
    """A tile on the map: its upper left corner and its quarter turns clockwise."""

    tile: str
    x: int
    y: int
    turn: int = 0

    @property
    def corner(self) -> int:
        return cell_at(self.x, self.y)


class Layout(msgspec.Struct, frozen=True, cache_hash=True):
    """All that is laid: tiles, and passages, the pairs of squares between which an open doorway lies."""

    tiles: tuple[Placed, ...]
    passages: tuple[tuple[int, int], ...] = ()


class Shape(msgspec.Struct, frozen=True):
    """A turned tile: its sides, its squares with their marks, and the squares of its doorways by side."""

    width: int
    height: int
    squares: tuple[tuple[int, int, str], ...]
    offsets: tuple[int, ...]
    doorways: tuple[tuple[tuple[int, int], ...], ...]


@lru_cache(maxsize=512)
def shape(tile: Tile, turn: int) -> Shape:
    """The tile after so many quarter turns clockwise.  [plungin.build.door-position]"""
    rows = [*tile.rows]
    sides = {SIDES.index(side) for side in tile.doors}
    if tile.kind == "entry":
        sides.add(SOUTH)
    for _ in range(turn):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
        sides = {(side + 1) % 4 for side in sides}
    squares = tuple((x, y, mark) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != " ")
    doorways = tuple(_doorway(rows, side) if side in sides else () for side in range(4))
    offsets = tuple(cell_at(x, y) for x, y, _ in squares)
    return Shape(len(rows[0]), len(rows), squares, offsets, doorways)


def _doorway(rows: list[str], side: int) -> tuple[tuple[int, int], ...]:
    """The squares in the centre of a wall: the middle two, or the middle one."""
    last = len(rows) - 1 if side == SOUTH else len(rows[0]) - 1
    border = (
        [(x, 0 if side == NORTH else last) for x in range(len(rows[0]))]
        if side in (NORTH, SOUTH)
        else [(0 if side == WEST else last, y) for y in range(len(rows))]
    )
    run = [(x, y) for x, y in border if rows[y][x] not in " #S"]
    return tuple(run[(len(run) - 1) // 2 : len(run) // 2 + 1])


def cell_at(x: int, y: int) -> int:
    return y * WIDTH + x


def place(cell: int) -> tuple[int, int]:
    """Column and row as people count them: from the upper left corner of the Entry Tile, south and east upwards."""
    return cell % WIDTH - CORNER[0], cell // WIDTH - CORNER[1]


def spot(cell: int) -> str:
    """A square as text, `x,y`."""
    return "{},{}".format(*place(cell))


def apart(one: int, other: int) -> int:
    """Range: columns plus rows between two squares.  [plungin.attack.range-count, plungin.detect.range-count]"""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


@lru_cache(maxsize=2048)
def around(cell: int, steps: int) -> frozenset[int]:
    """The other squares of the sheet that so many steps could reach if there were no walls."""
    return frozenset([cell + offset for offset in _offsets(steps)])


@lru_cache(maxsize=64)
def _offsets(steps: int) -> tuple[int, ...]:
    rows = ((row, steps - abs(row)) for row in range(-steps, steps + 1))
    offsets = (row * WIDTH + column for row, wide in rows for column in range(-wide, wide + 1))
    return tuple(offset for offset in offsets if offset)


Way = tuple[int, int, bool, bool, frozenset[int]]
"""Whence, how many steps, inside one tile, over others, and who stands in the way: see `Board.reach`."""


class Ways:
    """Steps on foot to the nearest of some squares, from all squares within so many, around those that are shut. They
    are counted only as far as somebody asks: most ask about squares that are near."""

    __slots__ = ("_edge", "_far", "_found", "_most", "_near")

    def __init__(
        self, near: dict[int, tuple[int, ...]], goals: Collection[int], most: int, shut: Collection[int]
    ) -> None:
        self._near, self._most, self._far = near, most, 0
        self._found = {**dict.fromkeys(shut, FAR), **dict.fromkeys(goals, 0)}
        self._edge = list(dict.fromkeys(goals))

    def get(self, cell: int, none: int = FAR) -> int:
        """The steps from a square; `none` from where there is no way."""
        steps = self._found.get(cell)
        while steps is None:
            if not self._edge or self._far >= self._most:
                return none
            self._count_on()
            steps = self._found.get(cell)
        return steps if steps < FAR else none

    def nearest(self, cells: Sequence[int]) -> tuple[int, int]:
        """The fewest steps from one of some squares, and the first of those from which they are enough. It is found
        before the others are counted."""
        known = self._known(cells)
        if not known and self._far < self._most:
            wanted = set(cells)
            while self._edge and self._far < self._most:
                self._count_on()
                if not wanted.isdisjoint(self._edge):
                    break
            known = self._known(cells)
        return min(known, default=(FAR, cells[0]), key=itemgetter(0))

    def _known(self, cells: Sequence[int]) -> list[tuple[int, int]]:
        found = self._found
        return [(found[cell], cell) for cell in cells if found.get(cell, FAR) < FAR]

    def __contains__(self, cell: int) -> bool:
        return self.get(cell) < FAR

    def _count_on(self) -> None:
        """One step farther."""
        near, found, far, ahead = self._near, self._found, self._far + 1, []
        for cell in self._edge:
            for other in near[cell]:
                if other not in found:
                    found[other] = far
                    ahead.append(other)
        self._edge, self._far = ahead, far


class Board:
    """What follows from a layout. Read only. `near`: squares one step away, `inner`: those on the same tile; `over`:
    on tiles with squares that cannot be entered, those one step away for who flies; `stones`: squares of sarcophagi,
    `stone_sides`: those next to them; `sills`: squares before all places for a doorway; `beside`: tiles behind an
    open doorway; `views` keeps what Monsters can watch, by square, facing and range; `walks` where one can go from a
    square, by who stands in the way nearby."""

    def __init__(self, book: Callable[[str], Tile], layout: Layout) -> None:
        self.tile_of: dict[int, int] = {}
        self.near: dict[int, tuple[int, ...]] = {}
        self.inner: dict[int, tuple[int, ...]] = {}
        self.over: dict[int, tuple[int, ...]] = {}
        self.cells: list[tuple[int, ...]] = []
        self.stones: list[int] = []
        self.stone_sides: set[int] = set()
        self.sills: set[int] = set()
        self.marks: dict[int, str] = {}
        self.shut: set[int] = set()
        self.beside: dict[int, set[int]] = {}
        self.views: dict[tuple[int, int, int], frozenset[int]] = {}
        self._seen: dict[tuple[int, int], bool] = {}
        self._ranges: dict[int, int] = {}
        self.walks: dict[Way, dict[int, int]] = {}
        self._older: tuple[tuple[dict[Way, dict[int, int]], frozenset[int]], ...] = ()
        for placed in layout.tiles:
            self._lay(shape(book(placed.tile), placed.turn), placed)
        for one, other in layout.passages:
            self._join(one, other)

    def grown(self, book: Callable[[str], Tile], old: Layout, new: Layout) -> Board:
        """The board of a layout that has more tiles or passages than this one."""
        board: Board = object.__new__(Board)
        board.tile_of, board.near, board.inner = self.tile_of.copy(), self.near.copy(), self.inner.copy()
        board.over = self.over.copy()
        board.cells, board.stones, board.stone_sides = self.cells[:], self.stones[:], self.stone_sides.copy()
        board.sills = self.sills.copy()
        board.marks, board.shut = self.marks.copy(), self.shut.copy()
        board.beside = {tile: others.copy() for tile, others in self.beside.items()}
        board.views, board._seen, board._ranges = {}, {}, {}
        for placed in new.tiles[len(old.tiles) :]:
            board._lay(shape(book(placed.tile), placed.turn), placed)
        opened = new.passages[len(old.passages) :]
        for one, other in opened:
            board._join(one, other)
        changed = frozenset(cell for pair in opened for cell in pair)
        older = ((self.walks, NOBODY), *self._older)[:GENERATIONS]
        board.walks, board._older = {}, tuple([(walks, before | changed) for walks, before in older])
        return board

    def _lay(self, form: Shape, placed: Placed) -> None:
        index, mine = len(self.cells), []
        for x, y, mark in form.squares:
            cell = cell_at(placed.x + x, placed.y + y)
            mine.append(cell)
            self.tile_of[cell] = index
            if mark != ".":
                self.marks[cell] = mark
            if mark in "#S":
                self.shut.add(cell)
            if mark == "S":
                self.stones.append(cell)
        for cell in mine:
            self.near[cell] = self.inner[cell] = tuple(
                [
                    cell + step
                    for step in STEPS
                    if self.tile_of.get(cell + step) == index and cell + step not in self.shut
                ]
            )
        if not self.shut.isdisjoint(mine):
            for cell in mine:
                if self.marks.get(cell) == "S":
                    self.stone_sides.update(self.near[cell])
                self.over[cell] = tuple([cell + step for step in STEPS if self.tile_of.get(cell + step) == index])
        self.cells.append(tuple(mine))
        self.sills.update([cell_at(placed.x + x, placed.y + y) for way in form.doorways for x, y in way])

    def _join(self, one: int, other: int) -> None:
        for here, there in ((one, other), (other, one)):
            ways = {*self.near[here], there}
            self.near[here] = tuple([here + step for step in STEPS if here + step in ways])
            self.beside.setdefault(self.tile_of[here], set()).add(self.tile_of[there])

    def reach(
        self, start: int, steps: int, blocked: Iterable[int], *, inside: bool = False, over: bool = False
    ) -> dict[int, int]:
        """Squares that a figure can walk to, with the square before each, its own first; `inside`: without leaving its
        tile; `over`: also across squares that nobody can enter, where it must not stay. The same walks come again and
        again, and only who stands nearby matters: they are kept, to be read only.  [plungin.power.flying]"""
        hindered = around(start, steps).intersection(blocked)
        key = (start, steps, inside, over, hindered)
        known = self.walks.get(key)
        if known is None:
            if len(self.walks) >= KEPT:
                self.walks.clear()
            known = self.walks[key] = self._walked(key) or self._flood(start, steps, hindered, inside, over)
        return known

    def _walked(self, key: Way) -> dict[int, int] | None:
        """A walk that was known before the map grew and that comes past no passage which was opened since."""
        for walks, changed in self._older:
            known = walks.get(key)
            if known is not None and changed.isdisjoint(known):
                return known
        return None

    def _flood(self, start: int, steps: int, blocked: AbstractSet[int], inside: bool, over: bool) -> dict[int, int]:
        near = self.inner if inside else self.near
        if over and self.over:
            near = {**near, **{cell: (*ways, *self._ways_out(cell, inside)) for cell, ways in self.over.items()}}
        before, edge = dict.fromkeys(blocked, start), [start]
        before[start] = start
        for _ in range(steps):
            ahead = []
            for cell in edge:
                for other in near[cell]:
                    if other not in before:
                        before[other] = cell
                        ahead.append(other)
            if not ahead:
                break
            edge = ahead
        for cell in blocked:  # they only stood in the way
            del before[cell]
        return before

    def _ways_out(self, cell: int, inside: bool) -> tuple[int, ...]:
        """Open doorways of a square that has squares nobody can enter next to it."""
        return () if inside else tuple([other for other in self.near[cell] if other not in self.inner[cell]])

    def distances(self, start: int, most: int = FAR, wanted: Container[int] = ()) -> dict[int, int]:
        """Steps on foot from a square, regardless of who stands in the way, nearest first. With `wanted` the count
        ends as soon as one of those squares is found, after all that are as near. [plungin.law.brutal]"""
        near = self.near
        found, edge, far = {start: 0}, [start], 0
        hit = start in wanted
        while edge and far < most and not hit:
            far += 1
            ahead = []
            for cell in edge:
                for other in near[cell]:
                    if other not in found:
                        found[other] = far
                        ahead.append(other)
                        if other in wanted:
                            hit = True
            edge = ahead
        return found

    def steps_to(self, start: int, goals: Container[int]) -> dict[int, int]:
        """Steps on foot to the nearest of some squares, and to all that are as near."""
        beside = {cell: 1 for cell in self.near[start] if cell in goals}
        if beside and start not in goals:
            return beside
        found = self.distances(start, FAR, goals)
        hit = {cell: far for cell, far in found.items() if cell in goals}
        least = min(hit.values(), default=FAR)
        return {cell: far for cell, far in hit.items() if far == least}

    def in_range(self, one: int, other: int, far: int) -> bool:
        """Whether a square is so near and in sight.  [plungin.attack.range-count, plungin.attack.line-of-sight]"""
        key = one * SQUARES + other
        range = self._ranges.get(key)
        if range is None:
            range = apart(one, other)
            if range > far:
                return False
            self._ranges[key] = range = range if self.sees(one, other) else FAR
        return range <= far

    def sees(self, one: int, other: int) -> bool:
        """Whether no wall and no closed door lies between the centres of two squares.

        [plungin.attack.line-of-sight]
        """
        if one > other:
            one, other = other, one
        seen = self._seen.get((one, other))
        if seen is None:
            seen = self._seen[one, other] = self._line(one, other)
        return seen

    def _line(self, one: int, other: int) -> bool:
        """Follow the line; through a corner it passes if one way round is free."""
        cell = one
        for step in _path(other % WIDTH - one % WIDTH, other // WIDTH - one // WIDTH):
            across = cell + sum(step)
            if not any(self.clear(cell, cell + first) and self.clear(cell + first, across) for first in step):
                return False
            cell = across
        return True

    def clear(self, cell: int, other: int) -> bool:
        """Squares that cannot be entered do not block sight, walls and closed doors do."""
        if cell == other or other in self.near.get(cell, ()):
            return True
        return (cell in self.shut or other in self.shut) and self.tile_of.get(cell, -1) == self.tile_of.get(other, -2)


@lru_cache(maxsize=16_384)
def _path(dx: int, dy: int) -> tuple[tuple[int, ...], ...]:
    """The straight line over so many columns and rows: single steps, and pairs of them where it meets a corner."""
    found: list[tuple[int, ...]] = []
    right, down = (1 if dx > 0 else -1), (WIDTH if dy > 0 else -WIDTH)
    dx, dy, x, y = abs(dx), abs(dy), 0, 0
    while (x, y) != (dx, dy):
        turn = (2 * x + 1) * dy - (2 * y + 1) * dx
        if turn == 0:
            x, y = x + 1, y + 1
            found.append((right, down))
        elif turn < 0:
            x += 1
            found.append((right,))
        else:
            y += 1
            found.append((down,))
    return tuple(found)


class Maps(dict[Layout, Board]):
    """The boards of one content's tiles, kept for the layouts that were made last."""

    def __init__(self, book: Callable[[str], Tile]) -> None:
        super().__init__()
        self.book = book
        self._parent: tuple[Layout, Board] | None = None

    def board(self, layout: Layout) -> Board:
        return self[layout]

    def __missing__(self, layout: Layout) -> Board:
        parent = self._parent
        if parent is not None and _grows(parent[0], layout):
            board = parent[1].grown(self.book, parent[0], layout)
        else:
            board = Board(self.book, layout)
        if len(self) >= KEPT_BOARDS:
            del self[next(iter(self))]
        self[layout] = board
        self._parent = (layout, board)
        return board


def _grows(old: Layout, new: Layout) -> bool:
    """Whether a layout is another with something added."""
    return new.tiles[: len(old.tiles)] == old.tiles and new.passages[: len(old.passages)] == old.passages


def path_to(before: dict[int, int], end: int) -> list[int]:
    """The squares stepped on from the start of a `reach` to `end`."""
    found, cell = [], end
    while (last := before[cell]) != cell:
        found.append(cell)
        cell = last
    found.reverse()
    return found
