"""Integer grids: squares are flat numbers, walls stand on the edges between them, sets of squares are bitmasks.

A square or an edge may block steps, sight, both or neither. Squares that do not exist are void and walled in.
A `Grid` never changes; what is computed from it (neighbours, distances, sight) is kept with it and shared.

>>> grid = parse('''
... +-+-+-+
... |. .|.|
... + + + +
... |. . #|
... +-+-+-+
... ''')
>>> grid.neighbours(Step.ORTHOGONAL)[grid.at(1, 0)]
(4, 0)
>>> print(draw(grid, {grid.at(0, 1): "H"}))
+-+-+-+
|. .|.|
+   + +
|H . #|
+-+-+-+
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum, IntFlag
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Neighbours = tuple[tuple[int, ...], ...]
"""For each square the squares one step away, in clockwise order from north."""


class Blocks(IntFlag):
    """What a square or an edge stops."""

    NOTHING = 0
    STEPS = 1
    SIGHT = 2
    BOTH = 3


class Side(IntEnum):
    """A side of a square, clockwise; y grows to the south."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def opposite(self) -> Side:
        return Side((self + 2) % 4)

    @property
    def offset(self) -> tuple[int, int]:
        return _OFFSETS[self]

    def turned(self, quarters: int) -> Side:
        """The side after so many quarter turns clockwise."""
        return Side((self + quarters) % 4)


_OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))
_ROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class Corners(IntEnum):
    """When a step or a line may pass exactly through the point where four squares meet."""

    CLEAR = 0
    """Only if nothing that blocks touches the point."""
    CUT = 1
    """If at least one way round the point is free."""
    SQUEEZE = 2
    """Even between two squares that block; only walls on both ways round stop it."""


class Step(IntEnum):
    """How a figure steps: along the axes, or also diagonally with one of the corner rules."""

    ORTHOGONAL = 0
    DIAGONAL = 1
    CUTTING = 2
    SQUEEZING = 3

    @property
    def corners(self) -> Corners:
        return Corners(max(self - 1, 0))


class Walls(NamedTuple):
    """Walled edges as bitmasks: `east` of a square (towards x + 1) and `south` of it (towards y + 1)."""

    east: int = 0
    south: int = 0


class Frame(NamedTuple):
    """The rectangle of coordinates that a grid covers. A game that keeps its frame keeps its square numbers."""

    left: int
    top: int
    width: int
    height: int


def mask(cells: Iterable[int]) -> int:
    """The bitmask of some squares.

    >>> mask([0, 3])
    9
    """
    result = 0
    for cell in cells:
        result |= 1 << cell
    return result


def members(bits: int) -> Iterator[int]:
    """The squares of a bitmask, lowest first.

    >>> list(members(9))
    [0, 3]
    """
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def passes(corners: Corners, blocked: tuple[bool, ...], walled: tuple[bool, ...], start: int, end: int) -> bool:
    """Whether a corner point lets something through from one of the four squares around it to another.

    The squares are numbered 0 to 3 clockwise from the north-west; edge i lies between squares i and i + 1.
    """
    if corners == Corners.CLEAR:
        return not any(walled) and not any(blocked[i] for i in range(4) if i not in (start, end))
    return _way_round(corners, blocked, walled, start, end) or _way_round(corners, blocked, walled, end, start)


def _way_round(corners: Corners, blocked: tuple[bool, ...], walled: tuple[bool, ...], start: int, end: int) -> bool:
    """Whether the clockwise way from `start` to `end` is free."""
    at = start
    while at != end:
        if walled[at] or (at != start and corners == Corners.CUT and blocked[at]):
            return False
        at = (at + 1) % 4
    return True


@dataclass(frozen=True)
class Grid:
    """An immutable map. `void`, `blocked` (no entry) and `opaque` (no sight) are bitmasks; the void is in all three."""

    frame: Frame
    void: int
    blocked: int
    opaque: int
    step_walls: Walls
    sight_walls: Walls
    _memo: dict[Hashable, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __deepcopy__(self, memo: object) -> Grid:
        return self

    @cached_property
    def width(self) -> int:
        return self.frame.width

    @cached_property
    def height(self) -> int:
        return self.frame.height

    @cached_property
    def size(self) -> int:
        return self.frame.width * self.frame.height

    @cached_property
    def full(self) -> int:
        """All squares that exist, as a bitmask."""
        return ((1 << self.size) - 1) & ~self.void

    def has(self, x: int, y: int) -> bool:
        """Whether the coordinates lie in the frame."""
        left, top, width, height = self.frame
        return 0 <= x - left < width and 0 <= y - top < height

    def at(self, x: int, y: int) -> int:
        """The square at these coordinates."""
        if not self.has(x, y):
            raise ValueError(f"({x}, {y}) lies outside the grid")
        return (y - self.frame.top) * self.frame.width + x - self.frame.left

    def xy(self, cell: int) -> tuple[int, int]:
        """The coordinates of a square; `new.at(*old.xy(cell))` finds it again in a grid that has grown."""
        y, x = divmod(cell, self.frame.width)
        return x + self.frame.left, y + self.frame.top

    def beside(self, cell: int, side: Side) -> int | None:
        """The square that shares this side, whatever stands between; None at the end of the frame."""
        x, y = self.xy(cell)
        dx, dy = side.offset
        return self.at(x + dx, y + dy) if self.has(x + dx, y + dy) else None

    def edge(self, cell: int, side: Side) -> Blocks:
        """What the wall on this side of a square blocks."""
        other = self.beside(cell, side)
        if other is None:
            return Blocks.BOTH
        low, axis = min(cell, other), int(side in (Side.NORTH, Side.SOUTH))
        return Blocks((self.step_walls[axis] >> low & 1) | (self.sight_walls[axis] >> low & 1) << 1)

    def square(self, cell: int) -> Blocks:
        """What a square blocks."""
        return Blocks((self.blocked >> cell & 1) | (self.opaque >> cell & 1) << 1)

    def with_edge(self, cell: int, side: Side, blocks: Blocks) -> Grid:
        """The same grid with another wall, or none, on this side of a square."""
        other = self.beside(cell, side)
        if other is None or (self.void >> cell | self.void >> other) & 1:
            raise ValueError(f"no edge between squares at {self.xy(cell)} to the {side.name.lower()}")
        low, axis = min(cell, other), int(side in (Side.NORTH, Side.SOUTH))
        return replace(
            self,
            step_walls=_with_wall(self.step_walls, axis, low, Blocks.STEPS in blocks),
            sight_walls=_with_wall(self.sight_walls, axis, low, Blocks.SIGHT in blocks),
        )

    def with_square(self, cell: int, blocks: Blocks) -> Grid:
        """The same grid with a square that blocks something else."""
        if self.void >> cell & 1:
            raise ValueError(f"no square at {self.xy(cell)}")
        return replace(
            self,
            blocked=_with_bit(self.blocked, cell, Blocks.STEPS in blocks),
            opaque=_with_bit(self.opaque, cell, Blocks.SIGHT in blocks),
        )

    def neighbours(self, step: Step) -> Neighbours:
        """For each square those one step away; squares without entry have none and are nobody's."""
        return self._neighbours[step] or self._fill(step)

    @cached_property
    def around(self) -> Neighbours:
        """For each square the up to eight existing squares that touch it, whatever blocks."""
        return tuple(tuple(self._existing(cell)) for cell in range(self.size))

    def memo(self, key: Hashable, make: Callable[[], T]) -> T:
        """A value computed once for this grid."""
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = make()
        return found

    @cached_property
    def _neighbours(self) -> list[Neighbours | None]:
        return [None] * len(Step)

    def _fill(self, step: Step) -> Neighbours:
        table = tuple(tuple(self._steps(cell, step)) for cell in range(self.size))
        self._neighbours[step] = table
        return table

    def _existing(self, cell: int) -> Iterator[int]:
        x, y = self.xy(cell)
        for dx, dy in _ROUND:
            if self.has(x + dx, y + dy) and not self.void >> (other := self.at(x + dx, y + dy)) & 1:
                yield other

    def _steps(self, cell: int, step: Step) -> Iterator[int]:
        if self.blocked >> cell & 1:
            return
        x, y = self.xy(cell)
        for dx, dy in _ROUND:
            if not self.has(x + dx, y + dy) or self.blocked >> (other := self.at(x + dx, y + dy)) & 1:
                continue
            if dx and dy:
                free = step != Step.ORTHOGONAL and self._diagonal(x, y, dx, dy, step.corners)
            else:
                free = not self.step_walls[dx == 0] >> min(cell, other) & 1
            if free:
                yield other

    def _diagonal(self, x: int, y: int, dx: int, dy: int, corners: Corners) -> bool:
        start = (0 if dx > 0 else 1) if dy > 0 else (3 if dx > 0 else 2)
        blocked, walled = self.corner(max(x, x + dx), max(y, y + dy), self.blocked, self.step_walls)
        return passes(corners, blocked, walled, start, (start + 2) % 4)

    def corner(self, x: int, y: int, blocked: int, walls: Walls) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
        """The four squares around the north-west corner of (x, y) and the four edges that meet there, clockwise.

        The answer is for `passes`: which squares are in `blocked`, which edges are in `walls`.
        """
        squares = [self.at(*at) if self.has(*at) else -1 for at in ((x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y))]
        nw, ne, se, sw = squares
        walled = (
            nw < 0 or ne < 0 or bool(walls.east >> nw & 1),
            ne < 0 or se < 0 or bool(walls.south >> ne & 1),
            se < 0 or sw < 0 or bool(walls.east >> sw & 1),
            sw < 0 or nw < 0 or bool(walls.south >> nw & 1),
        )
        return tuple([cell < 0 or bool(blocked >> cell & 1) for cell in squares]), walled


def _with_bit(bits: int, cell: int, on: bool) -> int:
    return bits | 1 << cell if on else bits & ~(1 << cell)


def _with_wall(walls: Walls, axis: int, cell: int, on: bool) -> Walls:
    east, south = walls
    return Walls(east, _with_bit(south, cell, on)) if axis else Walls(_with_bit(east, cell, on), south)


class Builder:
    """Collects squares and walls at any coordinates, negative ones too, and builds a grid from them.

    >>> builder = Builder()
    >>> builder.square(-1, 0)
    >>> builder.square(0, 0)
    >>> builder.wall(-1, 0, Side.EAST)
    >>> grid = builder.build()
    >>> grid.frame, grid.xy(0), grid.neighbours(Step.ORTHOGONAL)
    (Frame(left=-1, top=0, width=2, height=1), (-1, 0), ((), ()))
    """

    def __init__(self) -> None:
        self.squares: dict[tuple[int, int], Blocks] = {}
        self.walls: dict[tuple[int, int, Side], Blocks] = {}

    def square(self, x: int, y: int, blocks: Blocks = Blocks.NOTHING) -> None:
        self.squares[x, y] = blocks

    def wall(self, x: int, y: int, side: Side, blocks: Blocks = Blocks.BOTH) -> None:
        """Set what the edge on this side of (x, y) blocks; the last word counts."""
        self.walls[edge_key(x, y, side)] = blocks

    def bounds(self) -> Frame:
        """The smallest frame around all squares."""
        if not self.squares:
            raise ValueError("a grid needs at least one square")
        xs, ys = [x for x, _ in self.squares], [y for _, y in self.squares]
        return Frame(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)

    def build(self, frame: Frame | None = None) -> Grid:
        """The grid in this frame, by default the smallest one."""
        frame = frame or self.bounds()
        numbers = {at: self._number(frame, *at) for at in self.squares}
        void = (1 << frame.width * frame.height) - 1 & ~mask(numbers.values())
        blocked, opaque = (
            void | mask(numbers[at] for at, blocks in self.squares.items() if kind in blocks)
            for kind in (Blocks.STEPS, Blocks.SIGHT)
        )
        return Grid(frame, void, blocked, opaque, *(self._walls(frame, kind) for kind in (Blocks.STEPS, Blocks.SIGHT)))

    def _number(self, frame: Frame, x: int, y: int) -> int:
        if not (0 <= x - frame.left < frame.width and 0 <= y - frame.top < frame.height):
            raise ValueError(f"({x}, {y}) lies outside the frame")
        return (y - frame.top) * frame.width + x - frame.left

    def _walls(self, frame: Frame, kind: Blocks) -> Walls:
        """Walls that block this, with those between a square and the void, on edges inside the frame."""
        found = [0, 0]
        for y in range(frame.top, frame.top + frame.height):
            for x in range(frame.left, frame.left + frame.width):
                bit = 1 << self._number(frame, x, y)
                if x + 1 < frame.left + frame.width and self._walled(x, y, Side.EAST, kind):
                    found[0] |= bit
                if y + 1 < frame.top + frame.height and self._walled(x, y, Side.SOUTH, kind):
                    found[1] |= bit
        return Walls(*found)

    def _walled(self, x: int, y: int, side: Side, kind: Blocks) -> bool:
        here, there = (x, y) in self.squares, (x + side.offset[0], y + side.offset[1]) in self.squares
        if here and there:
            return kind in self.walls.get((x, y, side), Blocks.NOTHING)
        return here or there


def edge_key(x: int, y: int, side: Side) -> tuple[int, int, Side]:
    """The one name of an edge: the east or south side of a square.

    >>> edge_key(3, 3, Side.NORTH) == edge_key(3, 2, Side.SOUTH)
    True
    """
    if side in (Side.NORTH, Side.WEST):
        dx, dy = side.offset
        return x + dx, y + dy, side.opposite
    return x, y, side


SQUARES: Mapping[str, Blocks] = {".": Blocks.NOTHING, "o": Blocks.STEPS, "%": Blocks.SIGHT, "#": Blocks.BOTH}
EDGES: Mapping[str, Blocks] = {
    " ": Blocks.NOTHING, ":": Blocks.STEPS, "'": Blocks.SIGHT, "-": Blocks.BOTH, "|": Blocks.BOTH,
}  # fmt: skip
_SQUARE_MARKS = {blocks: char for char, blocks in SQUARES.items()}
_EDGE_MARKS = {blocks: char for char, blocks in EDGES.items()}


def lines_of(art: str) -> list[str]:
    """The rows of a drawing, an odd number of one odd width."""
    rows = art.removeprefix("\n").split("\n")
    if len(rows) % 2 == 0:
        rows = rows[:-1] if not rows[-1].strip() else [*rows, ""]
    width = max(map(len, rows)) // 2 * 2 + 1
    return [row.ljust(width) for row in rows]


def parse(art: str, left: int = 0, top: int = 0) -> Grid:
    """The grid of a drawing as `draw` makes it; a blank square is void."""
    rows, builder = lines_of(art), Builder()
    for y, row in enumerate(rows[1::2]):
        for x, char in enumerate(row[1::2]):
            if char != " ":
                builder.square(x + left, y + top, SQUARES[char])
            builder.wall(x + left, y + top, Side.EAST, EDGES[row[2 * x + 2]])
            builder.wall(x + left, y + top, Side.SOUTH, EDGES[rows[2 * y + 2][2 * x + 1]])
    return builder.build(Frame(left, top, len(rows[0]) // 2, len(rows) // 2))


def draw(grid: Grid, glyphs: Mapping[int, str] | None = None) -> str:
    """The map in plain letters, walls between the squares; `glyphs` stand on their squares instead of the floor."""
    glyphs = glyphs or {}
    width, height = grid.width, grid.height
    page = [[" "] * (2 * width + 1) for _ in range(2 * height + 1)]
    for cell in members(grid.full):
        row, column = 2 * (cell // width) + 1, 2 * (cell % width) + 1
        page[row][column] = glyphs.get(cell) or _SQUARE_MARKS[grid.square(cell)]
        for side in Side:
            _draw_edge(page, row, column, side, grid.edge(cell, side))
    return "\n".join("".join(row).rstrip() for row in page)


def _draw_edge(page: list[list[str]], row: int, column: int, side: Side, blocks: Blocks) -> None:
    if not blocks:
        return
    dx, dy = side.offset
    flat = dy != 0
    page[row + dy][column + dx] = ("-" if flat else "|") if blocks == Blocks.BOTH else _EDGE_MARKS[blocks]
    for end in (-1, 1):
        page[row + (dy or end)][column + (dx or end)] = "+"
