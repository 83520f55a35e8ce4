"""What a way of laying a tile would look like."""

from __future__ import annotations

from typing import Any

from undercroft.toolkit.scene import SIDES, Board, Cell, Edge

from .board import cell_at, place, shape
from .content import Content
from .glossary import name
from .ids import cell_id
from .rules.options import Lay
from .scene.map import FLOORS


def preview(seen: dict[str, Any], content: Content, option: object) -> Board | None:
    """The turned tile where it would lie, with its doorways."""
    if not isinstance(option, Lay):
        return None
    laid, form = option.placed, shape(content.tiles[option.placed.tile], option.placed.turn)
    squares = [(cell_at(laid.x + x, laid.y + y), mark) for x, y, mark in form.squares]
    cells = tuple(Cell(cell_id(cell), *place(cell), FLOORS.get(mark, "floor")) for cell, mark in squares)
    edges = tuple(
        Edge(f"doorway-{side}-{n}", *place(cell_at(laid.x + x, laid.y + y)), SIDES[side], "arch")
        for side in range(4)
        for n, (x, y) in enumerate(form.doorways[side])
    )
    return Board("preview", name(content, laid.tile), cells, edges)
