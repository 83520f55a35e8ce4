"""Slow and plain references, written from the definitions, for maps small enough to try every line."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product

from hypothesis import strategies as st

from undercroft.toolkit.building import Builder
from undercroft.toolkit.grid import Blocks, Corners, Frame, Grid, Side
from undercroft.toolkit.sight import Ends, SightRule

Place = tuple[int, int]
Point = tuple[Fraction, Fraction]
TINY = Fraction(1, 997)


@st.composite
def grids(draw: st.DrawFn, most: int = 4, walls: bool = True, void: bool = True) -> Grid:
    """Small maps with squares and edges of every kind."""
    width, height = draw(st.integers(1, most)), draw(st.integers(1, most))
    marks: list[Blocks | None] = [*[Blocks.NOTHING] * 5, Blocks.BOTH, Blocks.BOTH, Blocks.SIGHT, Blocks.STEPS]
    builder = Builder()
    for y, x in product(range(height), range(width)):
        blocks = draw(st.sampled_from(marks + [None] * void))
        if blocks is not None or (x, y) == (0, 0):
            builder.square(x, y, blocks or Blocks.NOTHING)
        for side in (Side.EAST, Side.SOUTH):
            if walls and draw(st.integers(0, 3)) == 0:
                builder.wall(x, y, side, draw(st.sampled_from([Blocks.BOTH, Blocks.SIGHT, Blocks.STEPS])))
    return builder.build(Frame(0, 0, width, height))


class Sight:
    """Whether one square sees another, by walking along every line that could matter."""

    def __init__(self, grid: Grid, viewer: int, target: int, rule: SightRule, blockers: int = 0) -> None:
        self.grid, self.rule = grid, rule
        self.ends = self.viewer, self.target = grid.xy(viewer), grid.xy(target)
        self.blockers = blockers

    def dark(self, place: Place) -> bool:
        if place in self.ends:
            return False
        if not self.grid.has(*place):
            return True
        cell = self.grid.at(*place)
        return bool((self.grid.opaque | self.blockers) >> cell & 1)

    def walled(self, one: Place, two: Place) -> bool:
        if not self.grid.has(*one) or not self.grid.has(*two):
            return True
        side = next(side for side in Side if (one[0] + side.offset[0], one[1] + side.offset[1]) == two)
        return Blocks.SIGHT in self.grid.edge(self.grid.at(*one), side)

    def seen(self) -> bool:
        if self.viewer == self.target:
            return True
        return any(self.free(*line) for line in self.lines())

    def lines(self) -> Iterator[tuple[Point, Point]]:
        (x, y), (u, v) = self.ends
        if self.rule.ends == Ends.CENTRES:
            half = Fraction(1, 2)
            yield (x + half, y + half), (u + half, v + half)
            return
        corners = product(range(min(x, u), max(x, u) + 2), range(min(y, v), max(y, v) + 2))
        for (a, b), (c, d) in combinations(corners, 2):
            for e, f in product((Fraction(0), TINY, -TINY), repeat=2):
                if a == c:
                    yield (a + e, Fraction(b)), (c + f, Fraction(d))
                else:
                    yield (Fraction(a), b + e), (Fraction(c), d + f)

    def free(self, one: Point, two: Point) -> bool:
        spans = [_clip(one, two, place) for place in self.ends]
        if spans[0] is None or spans[1] is None:
            return False
        if spans[0][0] > spans[1][0] or spans[0][1] > spans[1][1]:
            return self.free(two, one)
        if self.rule.ends == Ends.CENTRES:
            start, end = Fraction(0), Fraction(1)
        else:
            start, end = sorted((spans[0][1], spans[1][0]))
        return self.walk(one, two, start, end)

    def walk(self, one: Point, two: Point, start: Fraction, end: Fraction) -> bool:
        stops = {start, end}
        for axis in (0, 1):
            way = two[axis] - one[axis]
            if way:
                stops |= {t for k in range(9) if start <= (t := (k - one[axis]) / way) <= end}
        state, ordered = {self.viewer}, sorted(stops)
        for at, after in zip(ordered, [*ordered[1:], None], strict=True):
            state = self.at_point(state, _squares(_on(one, two, at)))
            if self.target in state and (self.rule.corners != Corners.CLEAR or after is None):
                return True
            if after is not None:
                state = self.at_piece(state, _squares(_on(one, two, (at + after) / 2)))
        return False

    def at_point(self, state: set[Place], squares: list[Place]) -> set[Place]:
        pairs = [
            (one, two) for one, two in product(squares, repeat=2) if abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1
        ]
        touched = any(map(self.dark, squares)) or any(self.walled(*pair) for pair in pairs)
        if self.rule.corners == Corners.CLEAR and touched:
            return set()
        reached = state & set(squares)
        for _ in squares:
            for one, two in pairs:
                through = self.rule.corners == Corners.SQUEEZE or not self.dark(one)
                if one in reached and through and not self.walled(one, two):
                    reached = reached | {two}
        return reached

    def at_piece(self, state: set[Place], squares: list[Place]) -> set[Place]:
        if len(squares) == 2 and (any(map(self.dark, squares)) or self.walled(*squares)):
            return set()
        return {place for place in squares if place in state and not self.dark(place)}


def _on(one: Point, two: Point, t: Fraction) -> Point:
    return one[0] + t * (two[0] - one[0]), one[1] + t * (two[1] - one[1])


def _clip(one: Point, two: Point, place: Place) -> tuple[Fraction, Fraction] | None:
    """The part of a line that lies in a closed square."""
    low, high = Fraction(-(10**9)), Fraction(10**9)
    for axis in (0, 1):
        way = two[axis] - one[axis]
        if way:
            ends = sorted(((place[axis] - one[axis]) / way, (place[axis] + 1 - one[axis]) / way))
            low, high = max(low, ends[0]), min(high, ends[1])
        elif not place[axis] <= one[axis] <= place[axis] + 1:
            return None
    return (low, high) if low <= high else None


def _squares(point: Point) -> list[Place]:
    """The closed squares that contain a point, in or out of the grid."""
    columns, rows = ([part.__floor__()] if part % 1 else [int(part) - 1, int(part)] for part in point)
    return [(x, y) for y in rows for x in columns]
