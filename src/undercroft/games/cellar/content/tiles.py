"""The room tiles. Doors are printed for one orientation; a tile may be turned when it is placed."""

from __future__ import annotations

from undercroft.kernel import Definition


class Tile(Definition, frozen=True):
    doors: str
    silver: int = 0
    rats: int = 0
    copies: int = 1


TILES = (
    Tile(id="stairs", doors="NESW", copies=0),
    Tile(id="passage", doors="NS", copies=2),
    Tile(id="bend", doors="NE", rats=1, copies=2),
    Tile(id="crossing", doors="NESW"),
    Tile(id="wine-rack", doors="NSE", silver=1),
    Tile(id="larder", doors="NS", silver=2, rats=1),
    Tile(id="laundry", doors="NE", silver=1),
    Tile(id="well", doors="N", rats=1),
    Tile(id="counting-room", doors="N", silver=4, rats=2),
    Tile(id="trophy-hall", doors="NEW", silver=2, rats=2),
)
