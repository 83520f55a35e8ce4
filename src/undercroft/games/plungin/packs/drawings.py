"""Whether the drawing of a tile can be laid and played on."""

from __future__ import annotations

from undercroft.toolkit.paths import steps_from
from undercroft.toolkit.reading import Reader
from undercroft.toolkit.toml_lines import Path

from ..content.definitions import Tile
from .charts import DICE

MARKS = ".#FSE "
WALLS = " #S"
"""Squares that nobody can stand on."""


def check_drawing(reader: Reader, tile: Tile, path: Path) -> None:
    """Rows of one length, known marks, connected floor, doorways in the middle of walls, sides that dice can roll."""
    before = len(reader.found)
    for number, row in enumerate(tile.rows):
        wrong = sorted({mark for mark in row if mark not in MARKS})
        if wrong:
            reader.problem(
                (*path, "rows", number), f"a drawing has no mark {wrong[0]!r}; there are . # F S E and blanks"
            )
        if len(row) != len(tile.rows[0]):
            reader.problem(
                (*path, "rows", number), f"this row has {len(row)} squares, the first has {len(tile.rows[0])}"
            )
    if len(reader.found) > before:
        return
    width, height = len(tile.rows[0]) if tile.rows else 0, len(tile.rows)
    if not width or not height:
        reader.problem((*path, "rows"), "a tile needs squares")
        return
    if tile.kind != "hallway" and not (width in DICE and height in DICE):
        reader.problem((*path, "rows"), f"sides of {width} and {height} cannot be rolled; use 4, 6, 8, 10, 12 or 20")
        return
    _doors(reader, tile, path)
    if not _connected(tile):
        reader.problem((*path, "rows"), "not every square can be reached from every other")


def _doors(reader: Reader, tile: Tile, path: Path) -> None:
    """[plungin.build.door-position]"""
    if not tile.doors or any(side not in "NESW" for side in tile.doors) or len(set(tile.doors)) < len(tile.doors):
        reader.problem((*path, "doors"), f"doors are some of the sides N, E, S and W, not {tile.doors!r}")
        return
    borders = {
        "N": tile.rows[0],
        "S": tile.rows[-1],
        "W": "".join(row[0] for row in tile.rows),
        "E": "".join(row[-1] for row in tile.rows),
    }
    for side in tile.doors:
        open_squares = [place for place, mark in enumerate(borders[side]) if mark not in WALLS]
        middle = open_squares[(len(open_squares) - 1) // 2 : len(open_squares) // 2 + 1]
        if len(middle) != 2 or middle[1] - middle[0] != 1:
            reader.problem((*path, "rows"), f"the wall {side} has no two free squares in its middle for a doorway")


def _connected(tile: Tile) -> bool:
    """Whether all squares that can be entered hang together."""
    free = {(x, y) for y, row in enumerate(tile.rows) for x, mark in enumerate(row) if mark not in WALLS}
    if not free:
        return False

    def beside(at: tuple[int, int]) -> set[tuple[int, int]]:
        x, y = at
        return free & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}

    return len(steps_from([min(free)], beside)) == len(free)
