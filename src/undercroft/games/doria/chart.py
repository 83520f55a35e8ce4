"""The map as it is drawn: the squares and what stands between them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from undercroft.kernel import Text
from undercroft.toolkit.scene import SIDES, Cell, Edge

from . import ids
from .board import Board as Squares
from .shapes import RED, WALL

Ground = tuple[tuple[int, str], ...]
"""Squares with fire, ice or air."""


@lru_cache(maxsize=32)
def cells(here: Squares, ground: Ground) -> tuple[Cell, ...]:
    """The squares of a board; they change only when a tile is laid or the ground changes."""
    elements, rubble = dict(ground), here.dungeon.rubble
    found = []
    for square, (x, y) in enumerate(here.places):
        if square in rubble:
            kind = "rubble"
        elif here.kinds[square] == WALL:
            kind = "wall"
        elif here.kinds[square] == RED:
            kind = "pit"
        elif square in elements:
            kind = elements[square]
        else:
            kind = "stairs" if here.marks[square] == "s" else "floor"
        found.append(Cell(ids.cell(square), x, y, kind, ids.room(square // 25)))
    return tuple(found)


@lru_cache(maxsize=32)
def all_edges(here: Squares) -> tuple[Edge, ...]:
    return tuple(edges(here))


def edges(here: Squares) -> Iterator[Edge]:
    """Doors that can be opened, ways from tile to tile, barred doors, and the railings of a bridge."""
    shut = {here.edge(door) for door in here.unopened}
    barred = {here.edge(door) for door in here.dungeon.barred}
    secret = {here.edge(door) for door in here.dungeon.secret}
    for door in sorted(barred):
        yield edge(here, door, "locked", "edge-barred")
    for door in sorted(shut - barred):
        kind, name = ("secret", "edge-secret") if door in secret else ("door", "edge-door")
        yield edge(here, door, kind, name)
    for door in sorted({here.edge(door) for door in here.dungeon.opened} - barred):
        wide = here.shapes[(door >> 2) // 25].is_open(door & 3)
        yield edge(here, door, "gap" if wide else "open", "edge-gap" if wide else "edge-open")
    for slot, side in here.open_sides:
        for place in here.shapes[slot].exits[side]:
            square = slot * 25 + (place, place * 5 + 4, 20 + place, place * 5)[side]
            yield edge(here, square * 4 + side, "gap", "edge-gap")
    for slot, shape in enumerate(here.shapes):
        if shape.bridge:
            centre = slot * 25 + 12
            for side in (0, 2) if shape.turn % 2 == 0 else (1, 3):
                yield Edge(f"railing-{slot}-{side}", *here.xy(centre), SIDES[side], "wall", Text("edge-railing"))


def edge(here: Squares, door: int, kind: str, name: str) -> Edge:
    return Edge(ids.door(door), *here.xy(door >> 2), SIDES[door & 3], kind, Text(name))
