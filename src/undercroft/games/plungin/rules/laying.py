"""Laying tiles: where a tile fits behind a door, which way it can be turned, and which doorways it gets."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..board import EAST, NORTH, SOUTH, STEPS, WEST, WIDTH, Layout, Placed, Shape, cell_at, shape
from ..content import PlunginTable
from ..content.definitions import Tile
from ..content.specials import standing
from ..events.base import Dice
from ..events.places import DeadEnd, Laid
from ..state import Door, Room
from . import dungeon, figures, objects
from .options import Lay


def spots(t: PlunginTable, door: Door, tile: Tile) -> list[Lay]:
    """All ways to lay a tile behind a door: turned, and with any of its doorways as the entrance. Only the best are
    kept: Great Doors stay clear and doorways lead somewhere where possible.

    [plungin.build.orientation, plungin.build.no-fit]
    """
    found: dict[tuple[object, ...], Lay] = {}
    for turn in range(4):
        form = shape(tile, turn)
        entry = form.doorways[(door.side + 2) % 4]
        if len(entry) != len(door.beyond):
            continue
        x, y = door.beyond[0] % WIDTH - entry[0][0], door.beyond[0] // WIDTH - entry[0][1]
        if fits(t, form, x, y):
            alike = (x, y, form.squares, form.doorways)
            bad = dead_ends(t, tile, form, x, y, door) + 4 * blocked_great_doors(t, form, x, y, door)
            found.setdefault(alike, Lay(Placed(tile.id, x, y, turn), bad))
    if not found:
        return []
    least = min(spot.bad for spot in found.values())
    return [spot for spot in found.values() if spot.bad == least]


def fits(t: PlunginTable, form: Shape, x: int, y: int) -> bool:
    """On the sheet, over nothing that is laid, and not before the Dungeon Exit."""
    if x < 0 or y < 0 or x + form.width > WIDTH or y + form.height > WIDTH:
        return False
    corner = cell_at(x, y)
    cells = [corner + offset for offset in form.offsets]
    exits = next((door.beyond for door in t.state.doors if door.kind == "exit"), ())
    return figures.board(t).tile_of.keys().isdisjoint(cells) and not set(exits).intersection(cells)


def blocked_great_doors(t: PlunginTable, form: Shape, x: int, y: int, entrance: Door) -> int:
    """How many other Great Doors a tile would wall up.  [plungin.build.orientation]"""
    waiting = [door for door in t.state.doors if door.kind == "great" and door.leads < 0 and not door.dead]
    if not waiting:
        return 0
    corner = cell_at(x, y)
    cells = {corner + offset for offset in form.offsets}
    return sum(door != entrance and not cells.isdisjoint(door.beyond) for door in waiting)


def dead_ends(t: PlunginTable, tile: Tile, form: Shape, x: int, y: int, door: Door) -> int:
    """How many ends of a hallway would lead nowhere; a room's doorways are chosen later."""
    if tile.kind != "hallway":
        return 0
    sides = [side for side in range(4) if form.doorways[side] and side != (door.side + 2) % 4]
    return sum(outlook(t, *edge(form, x, y, side)) == "wall" for side in sides)


def edge(form: Shape, x: int, y: int, side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The squares of a doorway, and those across."""
    cells = tuple(cell_at(x + dx, y + dy) for dx, dy in form.doorways[side])
    return cells, tuple(cell + STEPS[side] for cell in cells)


def outlook(t: PlunginTable, cells: tuple[int, ...], beyond: tuple[int, ...]) -> str:
    """What a doorway would look at: open space, a doorway of another tile, or a wall.

    [plungin.build.shared-doorway, plungin.build.dead-doorway]
    """
    if not on_sheet(cells[0], beyond[0]):
        return "wall"
    if figures.board(t).tile_of.keys().isdisjoint(beyond):
        return "space"
    return "door" if facing(t, cells, beyond) is not None else "wall"


def on_sheet(one: int, other: int) -> bool:
    return 0 <= other < WIDTH * WIDTH and abs(one % WIDTH - other % WIDTH) <= 1


def facing(t: PlunginTable, cells: tuple[int, ...], beyond: tuple[int, ...]) -> int | None:
    """The door of a laid tile that lies exactly opposite; behind a Great Door there is only its Unique Location."""
    for ref, door in enumerate(t.state.doors):
        closed_in = door.leads < 0 and not door.dead and door.kind not in ("exit", "great")
        if closed_in and set(door.cells) == set(beyond) and set(door.beyond) == set(cells):
            return ref
    return None


def lay(t: PlunginTable, placed: Placed, entrance: int) -> int:
    """Put a tile on the map behind its entrance and open the way; doors that now look at its bare wall lead nowhere.

    [plungin.build.order, plungin.build.shared-doorway, plungin.component.map-maker]
    """
    state = t.state
    index = len(state.rooms)
    state.layout = Layout((*state.layout.tiles, placed), state.layout.passages)
    state.rooms.append(Room(entrance=entrance))
    t.used(placed.tile)
    if entrance >= 0:
        state.doors[entrance] = msgspec.structs.replace(state.doors[entrance], leads=index)
        objects.join(t, entrance)
    return index


def close_off(t: PlunginTable, index: int) -> None:
    """Doors of other tiles that look at a bare wall of the new one are marked X.

    [plungin.build.shared-doorway, plungin.build.dead-doorway]
    """
    tiles = figures.board(t).tile_of
    for ref, door in enumerate(t.state.doors):
        waiting = door.leads < 0 and not door.dead and door.kind != "exit" and door.tile != index
        if waiting and any(tiles.get(cell) == index for cell in door.beyond):
            kill(t, ref)


def kill(t: PlunginTable, ref: int) -> None:
    """A door that people know leads nowhere, as it turns out.  [plungin.build.dead-doorway]"""
    mark_dead(t, ref)
    t.tell(DeadEnd(object=dungeon.name(t, ref, True), cites=("plungin.build.dead-doorway",)))


def mark_dead(t: PlunginTable, ref: int) -> None:
    """A doorway that leads nowhere is marked X on the map.  [plungin.build.dead-doorway, plungin.map.symbols]"""
    t.state.doors[ref] = msgspec.structs.replace(t.state.doors[ref], dead=True)


def announce(t: PlunginTable, index: int, doors: int, fell: Iterable[Dice]) -> None:
    called, cites = figures.called(t, t.state.layout.tiles[index].tile), ("plungin.build.order",)
    board = figures.board(t)
    features = tuple(standing(board.cells[index], board.marks)) if t.log is not None else ()
    t.tell(Laid(tile=called, doors=doors, index=index, features=features, fell=tuple(fell), cites=cites))


def walls(t: PlunginTable, index: int, *, entrance: int) -> dict[int, str]:
    """What each side of a laid tile that can carry a doorway looks at, the entrance's side left out."""
    placed = t.state.layout.tiles[index]
    form = shape(t.content.tiles[placed.tile], placed.turn)
    return {
        side: outlook(t, *edge(form, placed.x, placed.y, side))
        for side in (NORTH, EAST, SOUTH, WEST)
        if form.doorways[side] and side != entrance
    }


def doorway_on(t: PlunginTable, index: int, side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The squares of a laid tile's doorway on a side, and those across."""
    placed = t.state.layout.tiles[index]
    return edge(shape(t.content.tiles[placed.tile], placed.turn), placed.x, placed.y, side)
