"""The squares of a rectangle and the directions between them."""

from __future__ import annotations

from undercroft.toolkit.grid import Side

VECTORS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight facings, clockwise from north."""

FACING_OF = {vector: facing for facing, vector in enumerate(VECTORS)}
FACINGS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
SIDES = {side.name.lower(): side for side in Side}


class Plane:
    """So many squares, numbered row by row."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height, self.size = width, height, width * height
        self.rows = [divmod(cell, width) for cell in range(self.size)]
        self._discs: dict[int, int] = {}

    def at(self, x: int, y: int) -> int:
        return y * self.width + x

    def xy(self, cell: int) -> tuple[int, int]:
        return cell % self.width, cell // self.width

    def spot(self, cell: int) -> str:
        """A square for people, column and row counted from 1."""
        return f"{cell % self.width + 1},{cell // self.width + 1}"

    def distance(self, one: int, other: int) -> int:
        """Squares between two squares, diagonals counting 1.  [dun.ranged.distance]"""
        (y, x), (v, u) = self.rows[one], self.rows[other]
        across, along = x - u if x > u else u - x, y - v if y > v else v - y
        return across if across > along else along

    def between(self, some: tuple[int, ...], others: tuple[int, ...]) -> int:
        """The least distance between two bases."""
        return min(self.distance(one, other) for one in some for other in others)

    def disc(self, cell: int, radius: int) -> int:
        """The squares within a distance of a square, as a bitmask.  [dun.ranged.distance]"""
        key = radius * self.size + cell
        known = self._discs.get(key)
        if known is None:
            known = self._discs[key] = self._disc(cell, radius)
        return known

    def _disc(self, cell: int, radius: int) -> int:
        (y, x), wide = self.rows[cell], self.width
        left, right = max(0, x - radius), min(wide - 1, x + radius)
        row = ((1 << right - left + 1) - 1) << left
        return sum(row << v * wide for v in range(max(0, y - radius), min(self.height - 1, y + radius) + 1))

    def span(self, one: int, other: int) -> int:
        """The square of the straight distance, to tell the straightest way from others of equal length."""
        (y, x), (v, u) = self.rows[one], self.rows[other]
        return (x - u) ** 2 + (y - v) ** 2

    def facing(self, start: int, end: int) -> int:
        """The facing that comes nearest to the direction from one square to another."""
        (y, x), (v, u) = self.rows[start], self.rows[end]
        dx, dy = u - x, v - y
        beside = FACING_OF.get((dx, dy))
        if beside is not None:
            return beside
        if abs(dx) > 2 * abs(dy):
            dy = 0
        elif abs(dy) > 2 * abs(dx):
            dx = 0
        return FACING_OF.get(((dx > 0) - (dx < 0), (dy > 0) - (dy < 0)), 0)

    def ahead(self, cell: int, facing: int, other: int) -> int:
        """How far a square lies ahead: positive in front, 0 next to, negative behind. [dun.facing.front-back]"""
        (y, x), (v, u) = self.rows[cell], self.rows[other]
        dx, dy = VECTORS[facing]
        return (u - x) * dx + (v - y) * dy

    def base(self, cell: int, span: int, other: int = -1) -> tuple[int, ...]:
        """The squares of a base whose first square is `cell`; of two squares `other` is the second, also where a Large
        one squeezes through.  [dun.size.creatures, dun.large.narrow]"""
        if span == 1:
            return (cell,)
        if other >= 0:
            return (cell, other)
        return (cell, cell + 1, cell + self.width, cell + self.width + 1)
