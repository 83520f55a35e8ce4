"""Hidden passages: once the last tile lies, nothing stays cut off permanently."""

from __future__ import annotations

import msgspec

from undercroft.toolkit.paths import FAR

from ..board import Board
from ..content import DoriaTable
from ..events import CutOff
from ..shapes import FLOOR, MIDDLE, NOWHERE, OFFSETS, WALL, on_side
from ..state import OUTSIDE
from .ground import board
from .telling import tell

PLACES = (MIDDLE, 1, 3, 0, 4)
"""Where along a side a passage may open: in its middle if possible."""


def seek(t: DoriaTable) -> None:
    """With no tile left no door leads on. Where a tile is cut off then, or something that the scenario has put there,
    the secret door of a dead end appears in a wall towards it.

    [doria.deadend.condition, doria.deadend.surrounded, doria.deadend.like-door-en]
    """
    if t.state.tiles:
        return
    here = board(t)
    ours = joined(here)
    lost = cut_off(t, here, ours)
    if lost:
        tile = here.dungeon.placements[min(lost) // 25].tile
        tell(t, CutOff(tile=tile, cites=("doria.deadend.condition",)))
        ways = {door: ahead for slot in range(len(here.shapes)) for door, ahead in across(here, slot, ours)}
        t.state.dead_ends = [door for door, ahead in ways.items() if not lost.isdisjoint(ahead)] or list(ways)


def joined(here: Board) -> frozenset[int]:
    """All squares that hang together with the start tile once every door between tiles is open."""
    free = msgspec.structs.replace(here.dungeon, rubble=(), barred=())
    shut = here.atlas.aside(free).unopened
    opened = (*free.opened, *(door for door in shut if here.beyond(door) != NOWHERE))
    return here.atlas.aside(msgspec.structs.replace(free, opened=opened)).connected


def cut_off(t: DoriaTable, here: Board, ours: frozenset[int]) -> set[int]:
    """Squares that are out of reach and matter: whole tiles, and parts of them with a token or a monster."""
    tiles = [range(slot * 25, slot * 25 + 25) for slot in range(len(here.shapes))]
    lost = {square for tile in tiles if ours.isdisjoint(tile) for square in tile}
    standing = {monster.square for monster in t.state.monsters.values() if monster.square != OUTSIDE}
    rows = [here.range_row(square) for square in (standing | t.state.tokens.keys()) - ours]
    return lost | {square for square in range(here.size) if any(row[square] < FAR for row in rows)}


def across(here: Board, slot: int, ours: frozenset[int]) -> list[tuple[int, set[int]]]:
    """A place in each wall of a tile behind which something is out of reach, and the squares to which it would lead.

    [doria.secret.place, doria.deadend.place]
    """
    found = []
    for side in [side for side in range(4) if here.neighbour_slot(slot, side) is not None]:
        doors = [(slot * 25 + on_side(side, place)) * 4 + side for place in PLACES]
        ways = [
            (door, ahead)
            for door in doors
            if not ours.isdisjoint(tunnel(here, door)[1]) and (ahead := tunnel(here, here.opposite(door))[1] - ours)
        ]
        found += ways[:1]
    return found


def tunnel(here: Board, door: int) -> tuple[list[int], set[int]]:
    """The walls that must go so that a door leads straight into its tile, and the floor that it then leads to."""
    dx, dy = OFFSETS[door & 3]
    walls: list[int] = []
    for depth in range(5):
        square = (door >> 2) - depth * (dy * 5 + dx)
        floor = floor_at(here, square)
        if here.kinds[square] != WALL:
            return walls, floor
        walls.append(square)
        if floor:
            return walls, floor
    return walls, set()


def floor_at(here: Board, square: int) -> set[int]:
    """The square itself, or if it is a wall the floor of its tile around it; a hole leads nowhere."""
    if here.kinds[square] != WALL:
        return {square} if here.kinds[square] == FLOOR else set()
    y, x = divmod(square % 25, 5)
    near = [square + dy * 5 + dx for dx, dy in OFFSETS if 0 <= x + dx < 5 and 0 <= y + dy < 5]
    return {other for other in near if here.kinds[other] == FLOOR}
