"""Places worth going to: doors that lead on, chests, spaces near monsters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ..board import ARCHES, BEYOND, BORDER, CELLS, KEPT, PLACE, connected, distance, near
from ..content import Content
from ..rules.abilities import value
from ..rules.reach import cell_of, enemies
from ..state import FIRST_MONSTER, State


def goals(state: State, content: Content, hero: int) -> dict[int, float]:
    """Spaces worth standing on: at doors that lead on, at chests, within reach of monsters."""
    found: dict[int, float] = {}
    if any(state.tile_area):
        found.update(frontier(state))
    for token in state.challenges:
        card = content.challenges[token.card]
        if token.up and card.reward is not None:
            for cell in (token.cell, *near(state.arches)[token.cell]):
                found[cell] = max(found.get(cell, 0.0), 2.0 * card.reward.xp[token.level - 1])
    beside = near(state.arches) if content.heroes[state.heroes[hero].card].kind == "melee" else _SHOTS
    for target in enemies(state, hero):
        worth = 2.0 if target < FIRST_MONSTER else 0.8 * value(content, state.monsters[target].card)
        for cell in beside[cell_of(state, target)]:
            if worth > found.get(cell, 0.0) and PLACE[cell] in state.tiles:
                found[cell] = worth
    return found


_SHOTS = tuple(tuple(cell for cell in range(CELLS) if 2 <= distance(cell, target) <= 3) for target in range(CELLS))
"""For each space those at the range of a bow."""


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


def crowd(state: State, place: int) -> int:
    """Monsters in a room and in the rooms that are connected to it."""
    rooms = {place, *connected(state.arches, place)}
    return sum(PLACE[token.cell] in rooms for token in state.monsters.values())
