"""Maps in plain letters, to read and to write: squares with the edges between them.

>>> grid = parse('''
... +-+-+-+
... |. .|.|
... + + + +
... |. . #|
... +-+-+-+
... ''')
>>> print(draw(grid, {grid.at(0, 1): "H"}))
+-+-+-+
|. .|.|
+   + +
|H . #|
+-+-+-+
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from undercroft.toolkit.building import Builder
from undercroft.toolkit.grid import Blocks, Frame, Grid, Side, members

T = TypeVar("T")

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


def read_mark(legend: Mapping[str, T], rows: Sequence[str], row: int, column: int) -> T:
    """What a mark in a drawing means."""
    mark = rows[row][column]
    if mark not in legend:
        raise ValueError(f"unknown mark {mark!r} in row {row + 1}, column {column + 1} of a drawing")
    return legend[mark]


def parse(art: str, left: int = 0, top: int = 0) -> Grid:
    """The grid of a drawing as `draw` makes it; a blank square is void."""
    rows, builder = lines_of(art), Builder()
    for row in range(1, len(rows), 2):
        for column in range(1, len(rows[0]), 2):
            x, y = left + column // 2, top + row // 2
            if rows[row][column] != " ":
                builder.square(x, y, read_mark(SQUARES, rows, row, column))
            builder.wall(x, y, Side.EAST, read_mark(EDGES, rows, row, column + 1))
            builder.wall(x, y, Side.SOUTH, read_mark(EDGES, rows, row + 1, column))
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
