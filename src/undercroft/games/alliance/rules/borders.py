"""Borders between rooms: doors and walls that meet there, and the tiles that could be laid beyond."""

from __future__ import annotations

from functools import cache

from ..board import BEYOND, LETTERS, cell_at
from ..content import Content
from ..state import State
from .options import Laying


def doors_of(content: Content, tile: str, turn: int) -> int:
    """The sides with doors of a turned tile, as bits.  [alliance.component.tile-rotation]"""
    return _turned(content.tiles[tile].doors, turn)


@cache
def _turned(doors: str, turn: int) -> int:
    return sum(1 << (LETTERS.index(letter) + turn) % 4 for letter in doors)


def looks(content: Content, tile: str) -> tuple[int, ...]:
    """The turns in which a tile can be laid, each look of it once: some are by half a turn as they were.

    [alliance.door.new-tile-orient, alliance.component.tile-rotation]
    """
    one = content.tiles[tile]
    return _looks(one.doors, (*one.monsters, *(one.challenges if content.points.challenges else ())))


@cache
def _looks(doors: str, things: tuple[tuple[int, str | int], ...]) -> tuple[int, ...]:
    found = dict[tuple[int, frozenset[tuple[int, str | int]]], int]()
    for turn in range(4):
        lie = frozenset((cell_at(0, local, turn), what) for local, what in things)
        found.setdefault((_turned(doors, turn), lie), turn)
    return tuple(found.values())


def has_door(state: State, place: int, side: int) -> bool:
    return bool(state.tiles[place].doors >> side & 1)


def kind_of_door(door_here: bool, door_there: bool) -> str:
    """Door and door: normal; door and wall: locked; wall and wall: secret.

    [alliance.door.types, alliance.locked.definition, alliance.secret.definition, alliance.door.wall-beyond]
    """
    if door_here and door_there:
        return "normal"
    return "locked" if door_here or door_there else "secret"


def kinds_beyond(state: State, content: Content, place: int, side: int) -> set[str]:
    """The kinds of doors that this border can become: a tile that is drafted may be turned freely."""
    here, beyond = has_door(state, place, side), BEYOND[place][side]
    if beyond in state.tiles:
        return {kind_of_door(here, has_door(state, beyond, side ^ 2))}
    doors = {len(content.tiles[tile].doors) for tile in state.tile_area if tile}
    found = {kind_of_door(here, True)} if doors - {0} else set[str]()
    return found | {kind_of_door(here, False)} if doors - {4} else found


def layings(state: State, content: Content, place: int, side: int, normal: bool) -> list[Laying]:
    """The tiles of the Tile Draft Area in every turn that makes a normal door here, or one that is none; what looks
    alike is there once.

    [alliance.door.new-tile-choose, alliance.door.new-tile-orient, alliance.locked.declare-tile]
    """
    here = has_door(state, place, side)
    return [
        Laying(tile, turn, BEYOND[place][side])
        for tile in dict.fromkeys(state.tile_area)
        if tile
        for turn in looks(content, tile)
        if (kind_of_door(here, bool(doors_of(content, tile, turn) >> (side ^ 2) & 1)) == "normal") == normal
    ]
