"""Printed content: tables of frozen definitions, effects next to them, and the edition's rule points."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.kernel import Catalogue, Table

from ..state import State
from .cards import CARDS, Card
from .tiles import TILES, Tile
from .tools import TOOLS, Tool


class Points(msgspec.Struct, frozen=True):
    """Rules and figures that an edition may replace."""

    rat_falls_to: int = 4
    wakes_at: Callable[[str], int] = lambda mode: 8 if mode == "light-sleeper" else 11


class Content(msgspec.Struct, frozen=True):
    """All that is printed, as one edition prints it."""

    tiles: Catalogue[Tile]
    cards: Catalogue[Card]
    tools: Catalogue[Tool]
    points: Points


CellarTable = Table[State, Content]


def printed(content: int) -> Content:
    """What was printed when this number of the content was the newest."""
    return Content(
        Catalogue("tiles", TILES, content),
        Catalogue("cards", CARDS, content),
        Catalogue("tools", TOOLS, content),
        Points(),
    )
