"""Integer grids: squares are flat numbers, walls stand on the edges between them, sets of squares are bitmasks.

A square or an edge may block steps, sight, both or neither. Squares that do not exist are void and walled in.
A `Grid` never changes; what is computed from it (neighbours, distances, sight) is kept with it and shared.

>>> from undercroft.testing.maps import parse
>>> grid = parse('''
... +-+-+-+
... |. .|.|
... +   + +
... |. . #|
... +-+-+-+
... ''')
>>> grid.neighbours(Step.ORTHOGONAL)[grid.at(1, 0)]
(4, 0)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum, IntFlag
from functools import cached_property
from typing import NamedTuple, TypeVar

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


_OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))
_ROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class Corners(IntEnum):
    """When a step or a line may pass exactly through the point where four squares meet."""

    CLEAR = 0
    """Only if nothing that touches the point blocks."""
    CUT = 1
    """If at least one way round the point is free."""
    SQUEEZE = 2
    """Even between two squares that block; only walls on both ways around stop it."""


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


def edge_key(x: int, y: int, side: Side) -> tuple[int, int, Side]:
    """The one name of an edge: the east or south side of a square.

    >>> edge_key(3, 3, Side.NORTH) == edge_key(3, 2, Side.SOUTH)
    True
    """
    if side in (Side.NORTH, Side.WEST):
        dx, dy = side.offset
        return x + dx, y + dy, side.opposite
    return x, y, side


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


@dataclass(frozen=True)
class Grid:
    """An immutable map. `void`, `blocked` (no entry) and `opaque` (no sight) are bitmasks; the void is in all three."""

    frame: Frame
    void: int
    blocked: int
    opaque: int
    step_walls: Walls
    sight_walls: Walls

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

    def neighbours(self, step: Step, like: Grid | None = None) -> Neighbours:
        """For each square, the squares one step away; squares that cannot be entered have none and are not listed for
        others. With a similar grid of the same frame (`like`), only the squares that differ are computed.
        """
        return self._neighbours[step] or (self._fill(step) if like is None else self._adapt(step, like))

    @cached_property
    def around(self) -> Neighbours:
        """For each square the up to eight existing squares that touch it, whatever blocks."""
        return tuple(tuple(self._existing(cell)) for cell in range(self.size))

    @cached_property
    def distance_rows(self) -> list[list[tuple[int, ...] | None]]:
        """For each kind of step a row of distances from each square, filled by `paths` as they are needed."""
        return [[None] * self.size for _ in Step]

    @cached_property
    def sight_rows(self) -> list[list[bytearray | None]]:
        """For each rule of sight what is known from each square, filled by `sight` as it is needed."""
        return [[None] * self.size for _ in range(6)]

    @cached_property
    def _neighbours(self) -> list[Neighbours | None]:
        return [None] * len(Step)

    def _fill(self, step: Step) -> Neighbours:
        lists: list[list[int]] = [[] for _ in range(self.size)]
        for (dx, dy), bits in zip(_ROUND, self._leaving(step), strict=True):
            for cell in members(bits):
                lists[cell].append(cell + dx + dy * self.width)
        self._neighbours[step] = table = tuple(map(tuple, lists))
        return table

    def _adapt(self, step: Step, like: Grid) -> Neighbours:
        rows, leaving, differing = list(like.neighbours(step)), self._leaving(step), 0
        for here, there in zip(leaving, like._leaving(step), strict=True):
            differing |= here ^ there
        ways = [(dx + dy * self.width, bits) for (dx, dy), bits in zip(_ROUND, leaving, strict=True)]
        for cell in members(differing):
            rows[cell] = tuple([cell + way for way, bits in ways if bits >> cell & 1])
        self._neighbours[step] = table = tuple(rows)
        return table

    def _existing(self, cell: int) -> Iterator[int]:
        x, y = self.xy(cell)
        for dx, dy in _ROUND:
            if self.has(x + dx, y + dy) and not self.void >> (other := self.at(x + dx, y + dy)) & 1:
                yield other

    def _leaving(self, step: Step) -> tuple[int, ...]:
        """For each of the eight directions, clockwise from north, the squares that can be left in it."""
        width, free = self.width, self.full & ~self.blocked
        east = free & free >> 1 & ~self.step_walls.east & ~self._column(width - 1)
        south = free & free >> width & ~self.step_walls.south
        if step == Step.ORTHOGONAL:
            return south << width, 0, east, 0, south, 0, east << 1, 0
        fall, rise = self._corners(step.corners)
        return south << width, rise >> 1, east, fall >> width + 1, south, rise >> width, east << 1, fall

    def _corners(self, corners: Corners) -> tuple[int, int]:
        """The squares whose upper left corner lets steps from north-west to south-east through, and the other way."""
        width, (east, south) = self.width, self.step_walls
        here, left, above, across = (self.blocked << shift for shift in (0, 1, width, width + 1))
        up, down, before, after = east << width + 1, east << 1, south << width + 1, south << width
        fall = _passing(corners, (up | after, above), (before | down, left)) & ~across & ~here
        rise = _passing(corners, (up | before, across), (after | down, here)) & ~above & ~left
        inner = (1 << self.size) - (1 << width) & ~self._column(0)
        return fall & inner, rise & inner

    def _column(self, x: int) -> int:
        return mask(range(x, self.size, self.width))


def _passing(corners: Corners, one: tuple[int, int], two: tuple[int, int]) -> int:
    """Where a corner lets a step through, from the walls and the blocked squares on the two ways round it."""
    if corners == Corners.SQUEEZE:
        return ~one[0] | ~two[0]
    ways = ~(one[0] | one[1]), ~(two[0] | two[1])
    return ways[0] & ways[1] if corners == Corners.CLEAR else ways[0] | ways[1]
