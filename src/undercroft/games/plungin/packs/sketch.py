"""The rooms that a pack's author drew, one below the other, as a board that every table can draw."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Text
from undercroft.toolkit.scene import SIDES, Board, Cell, Edge, Piece

from ..board import Shape, shape
from ..content import tiles
from ..content.definitions import Pack, Tile
from ..icons import icon

FLOORS = {"#": "wall", "S": "wall", "F": "water", "E": "safe"}
BETWEEN = 2


def board(pack: Pack) -> Board:
    """The Entry Tile, the rooms behind the Great Doors, and the pack's other tiles; each with a letter."""
    cells: list[Cell] = []
    edges: list[Edge] = []
    pieces: list[Piece] = []
    top = 0
    for number, (id, tile) in enumerate(drawn(pack).items()):
        form = shape(tile, 0)
        cells += squares(form, number, top)
        edges += doorways(form, number, top)
        x, y, _ = next(square for square in form.squares if square[2] == ".")
        name = Text("name", {"name": pack.names.get(id, id)})
        mark = chr(ord("A") + number % 26)
        pieces.append(Piece(id=id, icon=icon(id, "tile"), name=name, cells=(square_id(number, x, y),), mark=mark))
        top += form.height + BETWEEN
    return Board(pack.id, Text("name", {"name": pack.title}), tuple(cells), tuple(edges), tuple(pieces))


def drawn(pack: Pack) -> dict[str, Tile]:
    """What there is to see, by the id of the place."""
    book = {tile.id: tile for tile in (*tiles.TILES, *pack.tiles)}
    found = {pack.entry: book[pack.entry], **{unique.id: book[unique.tile] for unique in pack.uniques}}
    shown = {tile.id for tile in found.values()}
    return {**found, **{tile.id: tile for tile in pack.tiles if tile.id not in shown}}


def square_id(number: int, x: int, y: int) -> str:
    return f"{number}-{x}-{y}"


def squares(form: Shape, number: int, top: int) -> Iterator[Cell]:
    for x, y, mark in form.squares:
        yield Cell(square_id(number, x, y), x, top + y, FLOORS.get(mark, "floor"), f"room-{number}")


def doorways(form: Shape, number: int, top: int) -> Iterator[Edge]:
    for side, cells in enumerate(form.doorways):
        for x, y in cells:
            yield Edge(f"door-{number}-{side}-{x}-{y}", x, top + y, SIDES[side], "door")
