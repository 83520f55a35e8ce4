"""Line of sight, exactly: from centre to centre, or from any point of one square to any point of another.

Squares and edges block as the grid says, `blockers` (figures) as a bitmask; the two squares themselves never block.
A line that passes exactly through a point where squares meet obeys the rule's `corners`. A line between any two points
may also lie along the edges of squares: it does so past a wall or a square that blocks only if the rule says `along`.
Without blockers an answer is computed once per grid, and is then a lookup.

>>> from undercroft.toolkit.grid import parse
>>> grid = parse('''
... +-+-+-+
... |. # .|
... +     +
... |. . .|
... +-+-+-+
... ''')
>>> sees(grid, 0, 2, CENTRES), sees(grid, 0, 4, CENTRES), sees(grid, 0, 4, SightRule(Ends.CENTRES, Corners.CLEAR))
(False, True, False)
>>> sees(grid, 0, 5, CENTRES), sees(grid, 0, 5, ANY_POINTS)
(False, True)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import gcd
from typing import NamedTuple

from undercroft.toolkit.grid import Corners, Grid, members, passes


class Ends(IntEnum):
    """Between which points of two squares a line of sight is drawn."""

    CENTRES = 0
    ANY_POINTS = 1


class SightRule(NamedTuple):
    """How sight is judged. With `Corners.CLEAR` whatever a line touches blocks it, so `along` makes no difference."""

    ends: Ends
    corners: Corners = Corners.CUT
    along: bool = False


CENTRES = SightRule(Ends.CENTRES)
ANY_POINTS = SightRule(Ends.ANY_POINTS)


def sees(grid: Grid, viewer: int, target: int, rule: SightRule, blockers: int = 0) -> bool:
    """Whether one square sees another. Sight is mutual, and figures can only take it away.

    >>> from undercroft.toolkit.grid import parse
    >>> hall = parse("+-+-+-+\\n|. . .|\\n+-+-+-+")
    >>> sees(hall, 0, 2, CENTRES), sees(hall, 0, 2, CENTRES, blockers=0b010)
    (True, False)
    """
    if viewer > target:
        viewer, target = target, viewer
    rows = _rows(grid, rule)
    row = rows[viewer]
    if row is None:
        row = rows[viewer] = bytearray(grid.size)
    known = row[target] or _learn(grid, viewer, target, rule, row)
    if known == 1 or not blockers:
        return known == 2
    return _judge(grid, viewer, target, rule, blockers)


def field(grid: Grid, viewer: int, rule: SightRule, within: int | None = None, blockers: int = 0) -> int:
    """All existing squares that a square sees, itself included, as a bitmask; only those `within` a mask, if given."""
    if within is None and not blockers:
        fields: dict[int, int] = grid.memo(("fields", rule), dict)
        if viewer not in fields:
            fields[viewer] = _field(grid, viewer, rule, grid.full, 0)
        return fields[viewer]
    return _field(grid, viewer, rule, grid.full if within is None else within & grid.full, blockers)


def between(grid: Grid, start: int, end: int) -> tuple[int, ...]:
    """The squares whose inside the line between two centres crosses, in order, without the two.

    >>> from undercroft.toolkit.grid import parse
    >>> grid = parse("+-+-+-+\\n|. . .|\\n+     +\\n|. . .|\\n+-+-+-+")
    >>> between(grid, 0, 5), between(grid, 0, 4), grazed(grid, 0, 4)
    ((1, 4), (), (1, 3))
    """
    box = _Box(grid, start, end, 0)
    return tuple([box.cell(*at) for at in _line(box.dx, box.dy).crossed])


def grazed(grid: Grid, start: int, end: int) -> tuple[int, ...]:
    """The squares that the line between two centres only touches with a corner, in order."""
    box = _Box(grid, start, end, 0)
    return tuple([box.cell(*at) for at in _line(box.dx, box.dy).grazed])


def _field(grid: Grid, viewer: int, rule: SightRule, within: int, blockers: int) -> int:
    result = 0
    for cell in members(within):
        if sees(grid, viewer, cell, rule, blockers):
            result |= 1 << cell
    return result


def _rows(grid: Grid, rule: SightRule) -> list[bytearray | None]:
    """What is known from each square about those with higher numbers: 0 nothing yet, 1 not seen, 2 seen."""
    return grid.memo(rule, lambda: [None] * grid.size)


def _learn(grid: Grid, viewer: int, target: int, rule: SightRule, row: bytearray) -> int:
    row[target] = 1 + _judge(grid, viewer, target, rule, 0)
    return row[target]


def _judge(grid: Grid, viewer: int, target: int, rule: SightRule, blockers: int) -> bool:
    if viewer == target:
        return True
    box = _Box(grid, viewer, target, blockers)
    if rule.ends == Ends.CENTRES:
        return _centres(box, rule.corners)
    return _centres(box, Corners.CLEAR) or _any_points(box, rule)


class _Box:
    """The rectangle between two squares, turned so that one is (0, 0) and the other (dx, dy) with dx >= dy >= 0."""

    def __init__(self, grid: Grid, start: int, end: int, blockers: int) -> None:
        self.grid = grid
        self.opaque = (grid.opaque | blockers) & ~(1 << start | 1 << end)
        self.y, self.x = divmod(start, grid.width)
        rows, columns = end // grid.width - self.y, end % grid.width - self.x
        self.right, self.down = (1 if columns >= 0 else -1), (1 if rows >= 0 else -1)
        self.tipped = abs(rows) > abs(columns)
        self.dx, self.dy = sorted((abs(columns), abs(rows)), reverse=True)

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
        here, there = self.cell(i, j), self.cell(i, j + 1) if down else self.cell(i + 1, j)
        return here < 0 or there < 0 or bool(self.grid.sight_walls[down != self.tipped] >> min(here, there) & 1)

    def passes(self, x: int, y: int, corners: Corners, start: tuple[int, int], end: tuple[int, int]) -> bool:
        """Whether sight passes the point (x, y), the upper left corner of square (x, y), from one square to another."""
        if start == end:
            return True
        round_point = ((x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y))
        dark = tuple([self.dark(*square) for square in round_point])
        walled = (
            self.walled(x - 1, y - 1, False),
            self.walled(x, y - 1, True),
            self.walled(x - 1, y, False),
            self.walled(x - 1, y - 1, True),
        )
        return passes(corners, dark, walled, round_point.index(start), round_point.index(end))


# ----------------------------------------------------------------------------------------------- centre to centre


@dataclass(frozen=True)
class _Line:
    """The line between the centres of (0, 0) and (dx, dy): squares, edges (i, j, down?) and points it crosses."""

    crossed: tuple[tuple[int, int], ...]
    grazed: tuple[tuple[int, int], ...]
    edges: tuple[tuple[int, int, bool], ...]
    points: tuple[tuple[int, int], ...]


@cache
def _line(dx: int, dy: int) -> _Line:
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
    return _Line(tuple(crossed[:-1]), tuple(grazed), tuple(edges), tuple(points))


def _centres(box: _Box, corners: Corners) -> bool:
    line = _line(box.dx, box.dy)
    return (
        not any(box.dark(i, j) for i, j in line.crossed)
        and not any(box.walled(i, j, down) for i, j, down in line.edges)
        and all(box.passes(x, y, corners, (x - 1, y - 1), (x, y)) for x, y in line.points)
    )


# ----------------------------------------------------------------------------------------------- any point to any point
#
# A line of direction (a, b) is the set of points with a * y - b * x = c. For one direction each blocker takes an open
# interval of c away, and all that matters is whether the intervals leave a gap. How they overlap can only change at
# directions between two corners of squares, so it is enough to try those and one direction between each two of them.
# A gap with a width is sight that touches nothing; a gap of width 0 is a line that touches corners or lies along edges.
# The box is at least as wide as high, so no line need be upright, and one that falls (b < 0) stays in a single row.


def _any_points(box: _Box, rule: SightRule) -> bool:
    squares, walls = _blockers(box)
    for a, b in _directions(box.dx, box.dy):
        at, high = _window(box.dx, box.dy, a, b)
        for start, end in [*_taken(squares, walls, a, b), (high, high)]:
            if min(start, high) > at:
                return True
            if start >= at and rule.corners != Corners.CLEAR and _touching(box, rule, a, b, at):
                return True
            at = max(at, end)
            if at > high:
                break
    return False


@cache
def _directions(dx: int, dy: int) -> tuple[tuple[int, int], ...]:
    """Directions from corner to corner that lead from (0, 0) to (dx, dy), and one between each two of them."""
    lowest = 0 if dy else -1
    found = [(a, b) for a in range(1, dx + 2) for b in range(lowest, dy + 2) if gcd(a, b) == 1]
    leading = sorted((at for at in found if _leads(dx, dy, *at)), key=lambda at: Fraction(at[1], at[0]))
    if dx == 1:
        leading.append((0, 1))
    mixed = [(a + c, b + d) for (a, b), (c, d) in pairwise(leading)]
    return tuple(mixed + leading[: -1 if dx == 1 else None])


def _span(a: int, b: int, x: int, y: int) -> tuple[int, int]:
    """Least and greatest c of the lines that meet square (x, y)."""
    base = a * y - b * x
    return base + min(0, -b), base + a + max(0, -b)


def _window(dx: int, dy: int, a: int, b: int) -> tuple[int, int]:
    """Least and greatest c of the lines that meet both squares."""
    (low, high), (other_low, other_high) = _span(a, b, 0, 0), _span(a, b, dx, dy)
    return max(low, other_low), min(high, other_high)


def _leads(dx: int, dy: int, a: int, b: int) -> bool:
    low, high = _window(dx, dy, a, b)
    return low <= high


def _blockers(box: _Box) -> tuple[list[tuple[int, int]], list[tuple[int, int, bool]]]:
    """The squares that block in the box, and the walls as their upper left ends and whether they lie flat."""
    inside = [(i, j) for j in range(box.dy + 1) for i in range(box.dx + 1)]
    upright = [(i + 1, j, False) for i, j in inside if i < box.dx and box.walled(i, j, False)]
    flat = [(i, j + 1, True) for i, j in inside if j < box.dy and box.walled(i, j, True)]
    return [at for at in inside if box.dark(*at)], upright + flat


def _taken(squares: list[tuple[int, int]], walls: list[tuple[int, int, bool]], a: int, b: int) -> list[tuple[int, int]]:
    """The open intervals of c whose lines cross a blocker, sorted."""
    low, high = min(0, -b), a + max(0, -b)
    found = []
    for x, y in squares:
        base = a * y - b * x
        found.append((base + low, base + high))
    for x, y, flat in walls:
        base = a * y - b * x
        if not flat:
            found.append((base, base + a))
        elif b:
            found.append((base + low, base + max(0, -b)))
    found.sort()
    return found


def _touching(box: _Box, rule: SightRule, a: int, b: int, c: int) -> bool:
    """Whether a line that crosses no blocker also gets past all that it touches."""
    if b == 0:
        return _along(box, rule, c)
    for x in range(box.dx + 2):
        y, rest = divmod(c + b * x, a)
        if rest == 0 and 0 <= y <= box.dy + 1 and not _touch(box, rule.corners, x, y, b):
            return False
    return True


def _touch(box: _Box, corners: Corners, x: int, y: int, b: int) -> bool:
    """Whether a slanting line gets past the point (x, y), unless it starts or ends there."""
    behind, ahead = ((x - 1, y - 1), (x, y)) if b > 0 else ((x - 1, y), (x, y - 1))
    start = (0, 0) if x <= 1 and y <= 1 else behind
    end = (box.dx, box.dy) if x >= box.dx and y >= box.dy else ahead
    return box.passes(x, y, corners, start, end)


def _along(box: _Box, rule: SightRule, y: int) -> bool:
    """Whether sight gets along the edges between rows y - 1 and y, now on this side of them, now on that."""
    rows = [0]
    for x in range(1, box.dx + 1):
        ends = [box.dy] if x == box.dx else [row for row in (y - 1, y) if _open(box, rule, x, row, y)]
        rows = [end for end in ends if any(box.passes(x, y, rule.corners, (x - 1, row), (x, end)) for row in rows)]
    return bool(rows)


def _open(box: _Box, rule: SightRule, x: int, row: int, y: int) -> bool:
    """Whether a line along the upper edge of square (x, y) may keep to the square in this row."""
    if rule.along:
        return not box.dark(x, row)
    return not box.dark(x, y - 1) and not box.dark(x, y) and not box.walled(x, y - 1, True)
