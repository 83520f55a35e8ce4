"""The walls of a board while some of its doors are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from undercroft.toolkit.grid import Grid, Step, Walls, mask, members
from undercroft.toolkit.sight import CENTRES, sees

if TYPE_CHECKING:
    from .board import Board

MOST_LINES = 200_000
"""So many lines are kept for one set of open doors."""
MOST_TABLES = 200
"""And so many tables of steps."""
MOST_EDGES = 20_000
CELLS = 14
"""So many bits tell the square of a way: more than any board has squares."""
SCALE = 64
"""Costs are counted in fractions, so that of two ways of equal cost the one with fewer diagonals is taken."""
POINT = SCALE << CELLS
"""A whole point in the number of a way."""
ARM = 2
"""Floors further apart than this are out of each other's reach."""


class Edges(dict[int, tuple[tuple[int, int], ...]]):
    """For each square the squares to which one can step, with what the step adds to a way: a number that holds a price
    in fractions and, in its last `CELLS` bits, a square. A diagonal step is the least bit dearer, and for somebody
    Large one through a narrow place by `squeeze` points. A square is looked at when somebody first comes there."""

    def __init__(self, board: Board, steps: tuple[tuple[int, ...], ...], costs: tuple[int, ...], squeeze: int) -> None:
        super().__init__()
        self.board, self.steps, self.costs, self.squeeze = board, steps, costs, squeeze

    def __missing__(self, cell: int) -> tuple[tuple[int, int], ...]:
        """All tables in which the same steps lead on from a square at the same costs share what is found."""
        steps, costs, known = self.steps[cell], self.costs, self.board.edges
        key = (cell, steps, id(costs), self.squeeze)
        found = known.get(key)
        if found is None or found[0] is not costs:
            if len(known) > MOST_EDGES:
                known.clear()
            found = known[key] = (costs, self._prices(cell, steps))
        self[cell] = found[1]
        return found[1]

    def _prices(self, cell: int, steps: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        costs, board = self.costs, self.board
        straight = (cell - 1, cell + 1, cell - board.width, cell + board.width)
        found = tuple(
            [(other, (costs[other] * SCALE + (other not in straight) << CELLS) + other - cell) for other in steps]
        )
        if not self.squeeze:
            return found
        more = self.squeeze * POINT
        return tuple([(other, price + more * board.squeezes(cell, other)) for other, price in found])


class Line(msgspec.Struct, frozen=True, gc=False):
    """The line between two squares where no wall stops it: what it crosses, and the squares that it only touches with a
    corner."""

    seen: bool
    crossed: tuple[int, ...]
    grazed: tuple[int, ...]
    wall_corner: bool
    over: int = 0
    """The squares that it crosses, as a bitmask."""


UNSEEN, CLEAR = Line(False, (), (), False), Line(True, (), (), False)


class Outline:
    """The walls of a board while some of its doors are open: what lies next to what, and the lines between squares. All
    layouts with the same open doors share it."""

    def __init__(self, board: Board, ways: int) -> None:
        self.board, self.ways = board, ways
        self.walls = self.grid(0)
        self.touching: tuple[tuple[int, ...], ...] = self.walls.neighbours(Step.SQUEEZING, board.shut)
        closed = board.touch
        self.touch: tuple[int, ...] = tuple(
            near if cells is before else mask(cells)
            for cells, before, near in zip(self.touching, board.shut.neighbours(Step.SQUEEZING), closed, strict=True)
        )
        self.east: int = mask(cell for cell, near in enumerate(self.touch) if near >> cell + 1 & 1)
        self.south: int = mask(cell for cell, near in enumerate(self.touch) if near >> cell + board.width & 1)
        """Squares that touch the next one to the east, and to the south."""
        self.linked: tuple[int, ...] = self._linked()
        """For each section those (bits) that open doors join to it, itself included."""
        self.within_reach: tuple[int, ...] = self._within_reach() if board.steep else self.touch
        self.lines: dict[int, Line] = {}
        self._steps: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._edges: dict[tuple[int, int, int], Edges] = {}

    def grid(self, blocked: int) -> Grid:
        shut, ways = self.board.shut, self.ways
        east, south = shut.step_walls
        for n, (upright, level) in enumerate(self.board.gaps):
            if ways >> n & 1:
                east, south = east & ~upright, south & ~level
        walls = Walls(east, south)
        return Grid(shut.frame, shut.void, shut.void | blocked & shut.full, shut.opaque, walls, walls)

    def steps(self, blocked: int) -> tuple[tuple[int, ...], ...]:
        """Where one can step while these squares cannot be entered."""
        known = self._steps.get(blocked)
        if known is None:
            if len(self._steps) > MOST_TABLES:
                self._steps.clear()
            self.walls.neighbours(Step.DIAGONAL, self.board.shut)
            known = self._steps[blocked] = self.grid(blocked).neighbours(Step.DIAGONAL, self.walls)
        return known

    def edges(self, steps: tuple[tuple[int, ...], ...], costs: tuple[int, ...], squeeze: int) -> Edges:
        """The steps from each square with these prices."""
        key = (id(steps), id(costs), squeeze)
        known = self._edges.get(key)
        if known is None or known.steps is not steps or known.costs is not costs:
            if len(self._edges) > MOST_TABLES:
                self._edges.clear()
            known = self._edges[key] = Edges(self.board, steps, costs, squeeze)
        return known

    def _within_reach(self) -> tuple[int, ...]:
        """[dun.meleerange.area]"""
        levels = self.board.levels
        return tuple(
            mask(other for other in near if abs(levels[cell] - levels[other]) <= ARM)
            for cell, near in enumerate(self.touching)
        )

    def draw(self, start: int, end: int) -> Line:
        """The line of sight between two squares as far as walls matter; it is kept in `lines`. With the board it is
        kept by the open doors on its way, because all others are nothing to it; there is none between sections that no
        open door joins."""
        if len(self.lines) > MOST_LINES:
            self.lines.clear()
        board = self.board
        key, one, other = start * board.size + end, board.section[start], board.section[end]
        if one != other and one >= 0 <= other and not self.linked[one] >> other & 1:
            self.lines[key] = UNSEEN
            return UNSEEN
        doors, kept = board.lines.get(key) or board.lines_between(start, end)
        known = kept.get(self.ways & doors)
        if known is None:
            known = kept[self.ways & doors] = self._drawn(start, end)
        self.lines[key] = known
        return known

    def _drawn(self, start: int, end: int) -> Line:
        if not self._open(start, end):
            return UNSEEN
        crossed, touched = self.board.track(start, end)
        if not crossed and not touched:
            return CLEAR
        corner = bool(touched) and self._wall_corner(start, end, touched)
        return Line(True, crossed, touched, corner, mask(crossed))

    def _open(self, start: int, end: int) -> bool:
        """Whether no wall stops the line. None does within a section that is a rectangle."""
        board = self.board
        one = board.section[start]
        if one != board.section[end]:
            return sees(self.walls, start, end, CENTRES)
        return one in board.rectangles or sees(board.shut, start, end, CENTRES) or sees(self.walls, start, end, CENTRES)

    def _linked(self) -> tuple[int, ...]:
        found = [1 << n for n in range(len(self.board.sections))]
        for n, access in enumerate(self.board.doors):
            if self.ways >> n & 1:
                joined = found[access.sections[0]] | found[access.sections[1]]
                for section in members(joined):
                    found[section] = joined
        return tuple(found)

    def _wall_corner(self, start: int, end: int, touched: tuple[int, ...]) -> bool:
        """Whether a line that touches a point where squares meet also touches a wall there, next to the target."""
        reach = self.touch[end] | 1 << end
        crossed = (start, *self.board.track(start, end)[0], end)
        for one, other in zip(touched[::2], touched[1::2], strict=True):
            beside = [
                cell for cell in crossed if self.board.distance(cell, one) <= 1 >= self.board.distance(cell, other)
            ]
            for cell in beside:
                for side in (one, other):
                    walled = self.board.distance(cell, side) == 1 and not self.touch[cell] >> side & 1
                    if (walled or self.walls.void >> side & 1) and (reach >> cell & 1):
                        return True
        return False
