"""Places worth going to: doors that lead on, chests, spaces near monsters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ..board import ARCHES, BEYOND, BORDER, KEPT, PLACE, connected
from ..content import Content
from ..content.definitions import FAR
from ..content.figures import EMPTY_PLACE_COST
from ..rules.abilities import value
from ..state import FIRST_MONSTER, State
from .blows import Field, Goals
from .charts import BITS, ROOMS, union

BORDERS = tuple([tuple([union(BITS[cell] for cell in cells) for cells in sides]) for sides in BORDER])
"""The spaces along each side of each place."""
DOOR, WALL = 5.0, 2.0
"""The worth of a door behind which no tile lies yet, and of a wall that may hide one."""


def goals(field: Field, exploring: bool = True, hunting: bool = True) -> Goals:
    """Spaces worth standing on: at doors that lead on (`exploring`), at chests, and from which enemies could be struck
    (`hunting`). Heroes with the same kind of attack have the same."""
    kind = field.content.heroes[field.state.heroes[field.hero].card].kind
    known, key = field.layout.goals, (kind, exploring, hunting)
    if key not in known:
        known[key] = _goals(field, exploring, hunting)
    return known[key]


def _goals(field: Field, exploring: bool, hunting: bool) -> Goals:
    state, content, lies = field.state, field.content, field.chart
    found: dict[float, int] = {}
    if exploring and any(state.tile_area):
        found[DOOR], found[WALL] = frontier(state)
    for token in state.challenges:
        if token.up:
            reward = content.challenges[token.card].reward
            if reward is not None:
                worth = 2.0 * reward.xp[token.level - 1]
                found[worth] = found.get(worth, 0) | BITS[token.cell] | lies[token.cell]
    if hunting:
        melee = content.heroes[state.heroes[field.hero].card].kind == "melee"
        beside: Mapping[int, int] = lies if melee else lies.sights(FAR)
        for target, where in field.foes:
            worth = 2.0 if target < FIRST_MONSTER else 0.8 * value(content, state.monsters[target].card)
            found[worth] = found.get(worth, 0) | beside[where]
    return sorted(found.items(), reverse=True)


def frontier(state: State) -> tuple[int, int]:
    """Spaces at doors behind which no tile lies yet, and at borders without a door."""
    lying = tuple([(place, tile.doors) for place, tile in state.tiles.items()])
    return _frontier(lying, state.places, state.arches)


@lru_cache(maxsize=KEPT)
def _frontier(lying: tuple[tuple[int, int], ...], places: int, arches: int) -> tuple[int, int]:
    doors_on = walls = 0
    tiles = dict(lying)
    for place, doors in lying:
        for side, beyond in enumerate(BEYOND[place]):
            if beyond < 0 or beyond in tiles or not places >> beyond & 1 or arches & ARCHES[place][side]:
                continue
            if doors >> side & 1:
                doors_on |= BORDERS[place][side]
            else:
                walls |= BORDERS[place][side]
    return doors_on, walls


def best_due(state: State, content: Content) -> int:
    """By how much one of the tiles on offer would lower the dungeon's due at the end."""
    return max((due(content, tile) for tile in state.tile_area if tile), default=0)


def due(content: Content, id: str) -> int:
    """An empty place less, but more monsters and unopened challenges."""
    tile = content.tiles[id]
    return EMPTY_PLACE_COST - len(tile.monsters) - len(tile.challenges)


def crowd(field: Field) -> int:
    """Monsters in the hero's room and in the rooms that are connected to it."""
    place = PLACE[field.here]
    rooms = union([ROOMS[other] for other in (place, *connected(field.state.arches, place))])
    return (field.beasts & rooms).bit_count()
