"""What a way of laying the tile in hand would look like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from undercroft.kernel import Text
from undercroft.toolkit.scene import Board, Piece

from . import chart
from .board import Board as Squares
from .content import Content
from .icons import icon
from .rules.options import Lay
from .shapes import OFFSETS, Dungeon, Placement

MONSTERS = {"w": 1, "g": 4, "y": 5, "r": 6}
"""A monster stands on a mark of this colour from so many characters on."""


def preview(seen: dict[str, Any], content: Content, option: object) -> Board | None:
    """The turned tile where it would lie, with its doors and open sides."""
    if not isinstance(option, Lay):
        return None
    beside, (dx, dy) = msgspec.convert(seen["dungeon"], Dungeon).placements[option.slot], OFFSETS[option.side]
    laid = Placement(seen["tile_in_hand"], beside.x + dx, beside.y + dy, option.turn)
    alone = content.atlas.aside(Dungeon(placements=(laid,)))
    name, inside = Text(f"tile-{laid.tile}"), tuple(pieces(alone, len(seen["heroes"])))
    return Board("preview", name, chart.cells(alone, ()), chart.all_edges(alone), inside)


def pieces(alone: Squares, party: int) -> Iterator[Piece]:
    """Treasures, and the squares on which monsters will stand."""
    for square, mark in enumerate(alone.marks):
        id, cells = f"printed-{square}", (f"cell-{square}",)
        if mark == "$":
            yield Piece(id=id, icon=icon("", "treasure"), name=Text("piece-treasure"), cells=cells, mark="$")
        elif MONSTERS.get(mark, party + 1) <= party:
            name = Text("value-white")
            yield Piece(id=id, icon=icon("", "monster"), name=name, cells=cells, mark="M", tint="foe")
