"""The exact geometry of lines between squares, in whole numbers. `sight` is its public face."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from math import gcd
from typing import NamedTuple

import msgspec

from undercroft.toolkit.grid import Corners, Grid, mask


class Ends(IntEnum):
    """Between which points of two squares a line of sight is drawn."""

    CENTRES = 0
    ANY_POINTS = 1


@dataclass(frozen=True)
class SightRule:
    """How sight is judged."""

    ends: Ends
    corners: Corners = Corners.CUT
    index: int = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", self.ends * 3 + self.corners)


def judge(grid: Grid, viewer: int, target: int, rule: SightRule, blockers: int) -> bool:
    """Whether one square sees another, computed without the cache."""
    if viewer == target:
        return True
    if rule.ends == Ends.CENTRES:
        return _centres(grid, viewer, target, rule.corners, blockers)
    box = Box(grid, viewer, target, blockers)
    return not box.meets(_touched(box.turned)) or _any_points(box, rule)


def _passes(corners: Corners, blocked: tuple[bool, ...], walled: tuple[bool, ...], start: int, end: int) -> bool:
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
        if walled[at] or (corners == Corners.CUT and blocked[at]):
            return False
        at = (at + 1) % 4
    return True


class Turned(msgspec.Struct, frozen=True, gc=False):
    """How a box lies in a grid of this width."""

    dx: int
    dy: int
    tipped: bool
    right: int
    down: int
    width: int

    def offset(self, i: int, j: int) -> int:
        """The number of a square of the box, counted from the one in the box's upper left corner."""
        across, along = (self.dy, self.dx) if self.tipped else (self.dx, self.dy)
        if self.tipped:
            i, j = j, i
        return (j if self.down > 0 else along - j) * self.width + (i if self.right > 0 else across - i)

    def edge(self, i: int, j: int, down: bool) -> int:
        """The same for the edge right of or below a square: the number of the square whose east or south side it is."""
        return min(self.offset(i, j), self.offset(i, j + 1) if down else self.offset(i + 1, j))

    def planes(self, squares: Iterable[tuple[int, int]], edges: Iterable[tuple[int, int, bool]]) -> Planes:
        """Some squares and edges of the box as bits."""
        upright = [self.edge(*edge) for edge in edges if edge[2] == self.tipped]
        flat = [self.edge(*edge) for edge in edges if edge[2] != self.tipped]
        return Planes(mask(self.offset(*square) for square in squares), mask(upright), mask(flat))


class Planes(NamedTuple):
    """Squares, and east and south sides of squares, as bitmasks, counted from the upper left square of a box."""

    squares: int
    east: int
    south: int


class Box:
    """The rectangle between two squares, turned so that one is (0, 0) and the other (dx, dy) with dx >= dy >= 0."""

    def __init__(self, grid: Grid, start: int, end: int, blockers: int) -> None:
        self.grid = grid
        self.opaque = (grid.opaque | blockers) & ~(1 << start | 1 << end)
        self.y, self.x = divmod(start, grid.width)
        rows, columns = end // grid.width - self.y, end % grid.width - self.x
        self.right, self.down = (1 if columns >= 0 else -1), (1 if rows >= 0 else -1)
        self.tipped = abs(rows) > abs(columns)
        self.dx, self.dy = sorted((abs(columns), abs(rows)), reverse=True)
        self.corner = start + min(0, columns) + min(0, rows) * grid.width
        self.turned = Turned(self.dx, self.dy, self.tipped, self.right, self.down, grid.width)

    def cell(self, i: int, j: int) -> int:
        """The number of a square in or beside the box; -1 outside the grid."""
        if self.tipped:
            i, j = j, i
        x, y = self.x + self.right * i, self.y + self.down * j
        return y * self.grid.width + x if 0 <= x < self.grid.width and 0 <= y < self.grid.height else -1

    def dark(self, i: int, j: int) -> bool:
        """Whether a square blocks sight."""
        cell = self.cell(i, j)
        return cell < 0 or bool(self.opaque >> cell & 1)

    def walled(self, i: int, j: int, down: bool) -> bool:
        """Whether sight is walled off on the right side of a square, or on its lower side."""
        return self._parted(self.cell(i, j), self.cell(i, j + 1) if down else self.cell(i + 1, j), down)

    def _parted(self, here: int, there: int, down: bool) -> bool:
        return here < 0 or there < 0 or bool(self.grid.sight_walls[down != self.tipped] >> min(here, there) & 1)

    def meets(self, planes: Planes) -> bool:
        """Whether one of these squares blocks sight, or a wall stands on one of these edges."""
        east, south = self.grid.sight_walls
        at = self.corner
        return bool(self.opaque >> at & planes.squares or east >> at & planes.east or south >> at & planes.south)

    def passes(self, x: int, y: int, corners: Corners, start: tuple[int, int], end: tuple[int, int]) -> bool:
        """Whether sight passes the point (x, y), the upper left corner of square (x, y), from one square to another."""
        if start == end:
            return True
        if 0 < x <= self.dx and 0 < y <= self.dy and not self.meets(_around(self.turned, x, y)):
            return True
        round_point = ((x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y))
        cells = one, two, three, four = tuple([self.cell(*square) for square in round_point])
        dark = tuple([cell < 0 or bool(self.opaque >> cell & 1) for cell in cells])
        walled = (
            self._parted(one, two, False),
            self._parted(two, three, True),
            self._parted(four, three, False),
            self._parted(one, four, True),
        )
        return _passes(corners, dark, walled, round_point.index(start), round_point.index(end))


# ----------------------------------------------------------------------------------------------- centre to centre


@dataclass(frozen=True)
class CentreLine:
    """The line between the centres of (0, 0) and (dx, dy): squares, edges (i, j, down?) and points it crosses."""

    crossed: tuple[tuple[int, int], ...]
    grazed: tuple[tuple[int, int], ...]
    edges: tuple[tuple[int, int, bool], ...]
    points: tuple[tuple[int, int], ...]


@cache
def centre_line(dx: int, dy: int) -> CentreLine:
    """Walk from square to square. In doubled units the next edges lie 2i + 1 columns and 2j + 1 rows from the start."""
    i = j = 0
    crossed, grazed, edges, points = [], [], [], []
    while (i, j) != (dx, dy):
        ahead = (2 * i + 1) * dy - (2 * j + 1) * dx
        if ahead == 0:
            grazed += [(i + 1, j), (i, j + 1)]
            i, j = i + 1, j + 1
            points.append((i, j))
        elif ahead < 0:
            edges.append((i, j, False))
            i += 1
        else:
            edges.append((i, j, True))
            j += 1
        crossed.append((i, j))
    return CentreLine(tuple(crossed[:-1]), tuple(grazed), tuple(edges), tuple(points))


@cache
def offsets(columns: int, rows: int, width: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For a target this many columns and rows away: the squares that the line crosses, and those that it only touches,
    as offsets from its start in a grid of this width. All of them lie between the two.
    """
    across, along, tipped = abs(columns), abs(rows), abs(rows) > abs(columns)
    right, down = (1 if columns >= 0 else -1), (width if rows >= 0 else -width)
    ahead, aside = (down, right) if tipped else (right, down)
    line = centre_line(max(across, along), min(across, along))
    return (
        tuple([i * ahead + j * aside for i, j in line.crossed]),
        tuple([i * ahead + j * aside for i, j in line.grazed]),
    )


@cache
def _crossed(turned: Turned) -> Planes:
    line = centre_line(turned.dx, turned.dy)
    return turned.planes(line.crossed, line.edges)


@cache
def _touched(turned: Turned) -> Planes:
    """What the line between two centres crosses or touches with a point."""
    line = centre_line(turned.dx, turned.dy)
    around = [edge for point in line.points for edge in _edges_at(*point)]
    return turned.planes([*line.crossed, *line.grazed], [*line.edges, *around])


@cache
def _around(turned: Turned, x: int, y: int) -> Planes:
    """The four squares and the four edges that meet in a point inside the box."""
    return turned.planes([(x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y)], _edges_at(x, y))


def _edges_at(x: int, y: int) -> list[tuple[int, int, bool]]:
    return [(x - 1, y - 1, False), (x, y - 1, True), (x - 1, y, False), (x - 1, y - 1, True)]


def _centres(grid: Grid, viewer: int, target: int, corners: Corners, blockers: int) -> bool:
    """Most lines only need a look at what they cross; few of them pass through a point."""
    (y, x), (v, u) = divmod(viewer, grid.width), divmod(target, grid.width)
    columns, rows = u - x, v - y
    planes, points = _straight(columns, rows, grid.width, corners == Corners.CLEAR)
    at = viewer + (columns if columns < 0 else 0) + (rows * grid.width if rows < 0 else 0)
    east, south = grid.sight_walls
    if (grid.opaque | blockers) >> at & planes.squares or east >> at & planes.east or south >> at & planes.south:
        return False
    if not points:
        return True
    box = Box(grid, viewer, target, blockers)
    return all(box.passes(x, y, corners, (x - 1, y - 1), (x, y)) for x, y in points)


@cache
def _straight(columns: int, rows: int, width: int, clear: bool) -> tuple[Planes, tuple[tuple[int, int], ...]]:
    """What the line to a square this many columns and rows away crosses (with `clear`, also what it touches), and the
    points still to be checked.
    """
    across, along = abs(columns), abs(rows)
    dx, dy = max(across, along), min(across, along)
    turned = Turned(dx, dy, along > across, 1 if columns >= 0 else -1, 1 if rows >= 0 else -1, width)
    return (_touched(turned), ()) if clear else (_crossed(turned), centre_line(dx, dy).points)


# ----------------------------------------------------------------------------------------------- any point to any point
#
# A line of direction (a, b) is the set of points with a * y - b * x = c. For one direction each blocker takes an open
# interval of c away, and all that matters is whether the intervals leave a gap. A gap with a width is sight that
# touches nothing; a gap of width 0 is a line that touches corners or lies along edges.
#
# It is enough to try the directions between two corners of squares. Take slope and c as the two axes of a plane: each
# corner is a straight line there, and free lines of sight make up polygons between these, which have their corners at
# such directions. A polygon has at least three, no two of them one above the other, so at the middle one it is open.
#
# The box is at least as wide as high, so no line need be upright, and one that rises (b < 0) stays in a single row.


def _any_points(box: Box, rule: SightRule) -> bool:
    """Wide gaps are looked for in all directions before anything is judged that only touches."""
    squares, walls = _blockers(box)
    narrow: list[tuple[int, int, int]] = []
    for a, b, at, high in _directions(box.dx, box.dy):
        for start, end in _taken(squares, walls, a, b, at, high):
            if start >= at:
                if start > at and high > at:
                    return True
                narrow.append((a, b, at))
            if end > at:
                at = end
                if at > high:
                    break
        else:
            if high > at:
                return True
            narrow.append((a, b, at))
    return rule.corners != Corners.CLEAR and any(_touching(box, rule, *line) for line in narrow)


@cache
def _directions(dx: int, dy: int) -> tuple[tuple[int, int, int, int], ...]:
    """Directions from corner to corner, with least and greatest c of the lines that lead from (0, 0) to (dx, dy). Those
    with most lines come first, because mostly one of them is free."""
    lowest = 0 if dy else -1
    found = [(a, b) for a in range(1, dx + 2) for b in range(lowest, dy + 2) if gcd(a, b) == 1]
    lines = [(a, b, *_window(dx, dy, a, b)) for a, b in found]
    return tuple(sorted([line for line in lines if line[2] <= line[3]], key=lambda line: line[2] - line[3]))


def _span(a: int, b: int, x: int, y: int) -> tuple[int, int]:
    """Least and greatest c of the lines that meet square (x, y)."""
    base = a * y - b * x
    return base + min(0, -b), base + a + max(0, -b)


def _window(dx: int, dy: int, a: int, b: int) -> tuple[int, int]:
    """Least and greatest c of the lines that meet both squares."""
    (low, high), (other_low, other_high) = _span(a, b, 0, 0), _span(a, b, dx, dy)
    return max(low, other_low), min(high, other_high)


def _blockers(box: Box) -> tuple[list[tuple[int, int]], list[tuple[int, int, bool]]]:
    """The squares that block, and the walls as their upper left ends and whether they lie flat."""
    east, south = box.grid.sight_walls
    planes, squares, upright, flat = _hull_bits(box.turned)
    opaque, east, south = box.opaque >> box.corner, east >> box.corner, south >> box.corner
    dark = [square for bit, square in squares if opaque >> bit & 1] if opaque & planes.squares else []
    walls = [wall for bit, wall in upright if east >> bit & 1] if east & planes.east else []
    return dark, walls + [wall for bit, wall in flat if south >> bit & 1] if south & planes.south else walls


@cache
def _hull(dx: int, dy: int) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int, bool], ...]]:
    """The squares, and the edges right of or below a square, that some line between the two squares crosses."""
    inside = [(i, j) for j in range(dy + 1) for i in range(dx + 1)]
    low, high = _window(dx, dy, dx, dy)
    squares = [(i, j) for i, j in inside if _span(dx, dy, i, j)[0] < high and _span(dx, dy, i, j)[1] > low]
    upright = [(i, j, False) for i, j in squares if i < dx and (i + 1, j) in squares]
    flat = [(i, j, True) for i, j in squares if j < dy and (i, j + 1) in squares]
    return tuple(squares), tuple(upright + flat)


Square = tuple[int, int]
Wall = tuple[int, int, bool]


@cache
def _hull_bits(
    turned: Turned,
) -> tuple[Planes, tuple[tuple[int, Square], ...], tuple[tuple[int, Wall], ...], tuple[tuple[int, Wall], ...]]:
    """The hull as bits; and with the bit of each of them its squares, its east and its south sides."""
    squares, edges = _hull(turned.dx, turned.dy)
    walls = [
        (flat != turned.tipped, (turned.edge(i, j, flat), (i, j + 1, True) if flat else (i + 1, j, False)))
        for i, j, flat in edges
    ]
    return (
        turned.planes(squares, edges),
        tuple((turned.offset(*square), square) for square in squares),
        tuple(wall for south, wall in walls if not south),
        tuple(wall for south, wall in walls if south),
    )


def _taken(squares: list[Square], walls: list[Wall], a: int, b: int, least: int, most: int) -> list[tuple[int, int]]:
    """The open intervals of c whose lines cross a blocker, sorted; only those that take something away between the
    least and the greatest c."""
    low, high = (-b, a) if b > 0 else (0, a - b)
    found = []
    for x, y in squares:
        base = a * y - b * x
        if base + high > least and base + low < most:
            found.append((base + low, base + high))
    for x, y, flat in walls:
        base = a * y - b * x
        start, end = (base + low, base + high - a) if flat else (base, base + a)
        if end > least and start < most:
            found.append((start, end))
    found.sort()
    return found


def _touching(box: Box, rule: SightRule, a: int, b: int, c: int) -> bool:
    """Whether a line that crosses no blocker also passes everything it touches."""
    if b == 0:
        return _along(box, rule.corners, c)
    for x in range(box.dx + 2):
        y, rest = divmod(c + b * x, a)
        if rest == 0 and 0 <= y <= box.dy + 1 and not _touch(box, rule.corners, x, y, b):
            return False
    return True


def _touch(box: Box, corners: Corners, x: int, y: int, b: int) -> bool:
    """Whether a slanting line gets past the point (x, y), unless it starts or ends there."""
    behind, ahead = ((x - 1, y - 1), (x, y)) if b > 0 else ((x - 1, y), (x, y - 1))
    start = (0, 0) if x <= 1 and y <= 1 else behind
    end = (box.dx, box.dy) if x >= box.dx and y >= box.dy else ahead
    return box.passes(x, y, corners, start, end)


def _along(box: Box, corners: Corners, y: int) -> bool:
    """Whether sight gets along the edges between rows y - 1 and y, now on this side of them, now on that."""
    rows = [0]
    for x in range(1, box.dx + 1):
        ends = [box.dy] if x == box.dx else [y - 1, y] if _open(box, x, y) else []
        rows = [end for end in ends if any(box.passes(x, y, corners, (x - 1, row), (x, end)) for row in rows)]
    return bool(rows)


def _open(box: Box, x: int, y: int) -> bool:
    """Whether a line may lie along the upper edge of square (x, y): nothing that blocks is there."""
    return not box.dark(x, y - 1) and not box.dark(x, y) and not box.walled(x, y - 1, True)
