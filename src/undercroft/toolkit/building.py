"""Building grids square by square, at any coordinates."""

from __future__ import annotations

from undercroft.toolkit.grid import Blocks, Frame, Grid, Side, Walls, edge_key, mask


class Builder:
    """Collects squares and walls at any coordinates, negative ones too, and builds a grid from them.

    >>> from undercroft.toolkit.grid import Step
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
        if not _inside(frame, x, y):
            raise ValueError(f"({x}, {y}) lies outside the frame")
        return (y - frame.top) * frame.width + x - frame.left

    def _walls(self, frame: Frame, kind: Blocks) -> Walls:
        """Walls that block this, with those between a square and the void, on edges inside the frame."""
        found = [0, 0]
        for x, y in self.squares:
            for side in Side:
                beyond = x + side.offset[0], y + side.offset[1]
                key = edge_key(x, y, side)
                if beyond not in self.squares or kind in self.walls.get(key, Blocks.NOTHING):
                    self._set(found, frame, key, beyond)
        return Walls(*found)

    def _set(self, found: list[int], frame: Frame, key: tuple[int, int, Side], beyond: tuple[int, int]) -> None:
        if _inside(frame, *beyond):
            found[key[2] == Side.SOUTH] |= 1 << self._number(frame, *key[:2])


def _inside(frame: Frame, x: int, y: int) -> bool:
    return 0 <= x - frame.left < frame.width and 0 <= y - frame.top < frame.height
