"""The Basic Tile set and the tiles of Special and Unique Locations, drawn north up.

Sides have an even run of squares, so that every doorway is the two squares in the middle; rooms have sides for which
there is a die.
"""

from __future__ import annotations

from .definitions import Tile


def room(width: int, height: int) -> Tile:
    """An empty room of the Basic Tile set."""
    return Tile(id=f"room-{width}x{height}", kind="room", rows=("." * width,) * height)


ENTRY = Tile(id="entry", kind="entry", rows=("......",) * 6, doors="NEW")

ROOMS = (room(4, 4), room(4, 6), room(6, 6), room(6, 8), room(8, 8), room(4, 8))

HALLWAYS = (
    Tile(id="corner", kind="hallway", rows=("....", "....", "..  ", "..  "), doors="ES"),
    Tile(id="hall", kind="hallway", rows=("..",) * 6, doors="NS"),
    Tile(id="t-hall", kind="hallway", rows=("......", "......", "  ..  ", "  ..  "), doors="ESW"),
    Tile(id="x-hall", kind="hallway", rows=("  ..  ", "  ..  ", "......", "......", "  ..  ", "  ..  "), doors="NESW"),
)

SPECIAL_ROOMS = (
    Tile(id="fountain", kind="special", rows=("......", "......", "..FF..", "..FF..", "......", "......")),
    Tile(id="sarcophagus", kind="special", rows=("......", "......", "..SS..", "..SS..", "......", "......")),
    Tile(
        id="pillar-hall",
        kind="special",
        rows=("........", ".#....#.", "........", "........", "........", "........", ".#....#.", "........"),
    ),
)

UNIQUE_ROOMS = (
    Tile(id="eye-of-doom", kind="unique", rows=("......", "......", "..EE..", "..EE..", "......", "......")),
)

TILES = (ENTRY, *ROOMS, *HALLWAYS, *SPECIAL_ROOMS, *UNIQUE_ROOMS)
"""[plungin.build.tile-types]"""
