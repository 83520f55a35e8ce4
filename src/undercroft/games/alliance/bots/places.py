"""Places worth going to: doors that lead on, chests, spaces near monsters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ..board import ARCHES, BEYOND, BORDER, CELLS, KEPT, PLACE, connected, distance, near, sees
from ..content import Content
from ..content.definitions import FAR
from ..content.figures import EMPTY_PLACE_COST
from ..rules.abilities import value
from ..rules.reach import cell_of, enemies
from ..state import FIRST_MONSTER, State


def goals(state: State, content: Content, hero: int, exploring: bool = True, hunting: bool = True) -> dict[int, float]:
    """Spaces worth standing on: at doors that lead on (`exploring`), at chests, and from which enemies could be struck
    (`hunting`)."""
    found: dict[int, float] = {}
    if exploring and any(state.tile_area):
        found.update(frontier(state))
    for token in state.challenges:
        card = content.challenges[token.card]
        if token.up and card.reward is not None:
            for cell in (token.cell, *near(state.arches)[token.cell]):
                found[cell] = max(found.get(cell, 0.0), 2.0 * card.reward.xp[token.level - 1])
    melee = content.heroes[state.heroes[hero].card].kind == "melee"
    for target in enemies(state, hero) if hunting else ():
        worth = 2.0 if target < FIRST_MONSTER else 0.8 * value(content, state.monsters[target].card)
        where = cell_of(state, target)
        for cell in near(state.arches)[where] if melee else _shots(state.arches, where):
            if worth > found.get(cell, 0.0) and PLACE[cell] in state.tiles:
                found[cell] = worth
    return found


@lru_cache(maxsize=KEPT)
def _shots(arches: int, target: int) -> tuple[int, ...]:
    """The spaces at the range of a bow from which a target can be seen."""
    near_by = [cell for cell in range(CELLS) if FAR[0] <= distance(cell, target) <= FAR[1]]
    return tuple(cell for cell in near_by if sees(arches, cell, target))


def frontier(state: State) -> Mapping[int, float]:
    """Spaces at doors behind which no tile lies yet; a border without a door is worth less."""
    return _frontier(tuple((place, tile.doors) for place, tile in state.tiles.items()), state.places, state.arches)


@lru_cache(maxsize=KEPT)
def _frontier(lying: tuple[tuple[int, int], ...], places: int, arches: int) -> Mapping[int, float]:
    found: dict[int, float] = {}
    tiles = dict(lying)
    for place, doors in lying:
        for side in range(4):
            beyond = BEYOND[place][side]
            if beyond < 0 or beyond in tiles or not places >> beyond & 1 or arches & ARCHES[place][side]:
                continue
            worth = 5.0 if doors >> side & 1 else 2.0
            for cell in BORDER[place][side]:
                found[cell] = max(found.get(cell, 0.0), worth)
    return found


def best_due(state: State, content: Content) -> int:
    """By how much one of the tiles on offer would lower the dungeon's due at the end."""
    return max((due(content, tile) for tile in state.tile_area if tile), default=0)


def due(content: Content, id: str) -> int:
    """An empty place less, but more monsters and unopened challenges."""
    tile = content.tiles[id]
    return EMPTY_PLACE_COST - len(tile.monsters) - len(tile.challenges)


def crowd(state: State, place: int) -> int:
    """Monsters in a room and in the rooms that are connected to it."""
    rooms = {place, *connected(state.arches, place)}
    return sum(PLACE[token.cell] in rooms for token in state.monsters.values())
