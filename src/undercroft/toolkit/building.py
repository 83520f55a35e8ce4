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
        """Set what the edge on this side of (x, y) blocks; the last call counts."""
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
        numbers = {at: _number(frame, *at) for at in self.squares}
        void = (1 << frame.width * frame.height) - 1 & ~mask(numbers.values())
        blocked, opaque = (
            void | mask(numbers[at] for at, blocks in self.squares.items() if blocks & kind)
            for kind in (Blocks.STEPS, Blocks.SIGHT)
        )
        outline = self._outline(frame)
        step_walls, sight_walls = (self._walls(frame, outline, kind) for kind in (Blocks.STEPS, Blocks.SIGHT))
        return Grid(frame, void, blocked, opaque, step_walls, sight_walls)

    def _outline(self, frame: Frame) -> Walls:
        """The edges between squares and the void, inside the frame."""
        east = south = 0
        for x, y in self.squares:
            for x_edge, beyond in ((x, (x + 1, y)), (x - 1, (x - 1, y))):
                if beyond not in self.squares and _inside(frame, *beyond):
                    east |= 1 << _number(frame, x_edge, y)
            for y_edge, beyond in ((y, (x, y + 1)), (y - 1, (x, y - 1))):
                if beyond not in self.squares and _inside(frame, *beyond):
                    south |= 1 << _number(frame, x, y_edge)
        return Walls(east, south)

    def _walls(self, frame: Frame, outline: Walls, kind: Blocks) -> Walls:
        """The outline and the walls between squares that block this."""
        east, south = outline
        for (x, y, side), blocks in self.walls.items():
            if blocks & kind and (x, y) in self.squares:
                if side == Side.EAST and (x + 1, y) in self.squares:
                    east |= 1 << _number(frame, x, y)
                elif side == Side.SOUTH and (x, y + 1) in self.squares:
                    south |= 1 << _number(frame, x, y)
        return Walls(east, south)


def _inside(frame: Frame, x: int, y: int) -> bool:
    return 0 <= x - frame.left < frame.width and 0 <= y - frame.top < frame.height


def _number(frame: Frame, x: int, y: int) -> int:
    if not _inside(frame, x, y):
        raise ValueError(f"({x}, {y}) lies outside the frame")
    return (y - frame.top) * frame.width + x - frame.left
