"""What a tile of the Tile Draft Area would look like behind a door."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.kernel import Text
from undercroft.toolkit.scene import SIDES, Board, Cell, Edge, Piece

from . import ids
from .board import BORDER, SPACES, X, Y, cell_at
from .content import Content
from .icons import icon
from .rules.borders import doors_of
from .rules.options import Laying


def preview(seen: dict[str, Any], content: Content, option: object) -> Board | None:
    """The turned tile where it would lie, with its doors."""
    if not isinstance(option, Laying):
        return None
    cells = tuple(Cell(ids.cell(cell), X[cell] + 1, Y[cell] + 1) for cell in SPACES[option.place])
    doors = doors_of(content, option.tile, option.turn)
    middles = [(number, side, BORDER[option.place][number][1]) for number, side in enumerate(SIDES)]
    edges = tuple(
        Edge(ids.border(option.place, number), X[cell] + 1, Y[cell] + 1, side, "door")
        for number, side, cell in middles
        if doors >> number & 1
    )
    return Board("preview", Text(f"tile-{option.tile}"), cells, edges, tuple(inside(content, option)))


def inside(content: Content, option: Laying) -> Iterator[Piece]:
    """The monsters and challenges that are printed on the tile, where they would be."""
    tile = content.tiles[option.tile]
    for local, monster in tile.monsters:
        cell = cell_at(option.place, local, option.turn)
        yield Piece(
            id=f"monster-{cell}",
            icon=icon(monster, "monster"),
            name=Text(f"monster-{monster}"),
            cells=(ids.cell(cell),),
            mark=monster[:2].capitalize(),
            tint="foe",
        )
    for local, level in tile.challenges if content.points.challenges else ():
        cell = cell_at(option.place, local, option.turn)
        name = Text("piece-hidden", {"level": "I" * level})
        yield Piece(id=ids.token(cell), icon="uncertainty", name=name, cells=(ids.cell(cell),), mark="?")
