"""Places worth going to: doors that lead on, chests, spaces near monsters."""

from __future__ import annotations

from ..board import BEYOND, BORDER, PLACE, SPACES, arch, distance, near
from ..content import Content
from ..rules.abilities import value
from ..rules.reach import cell_of, enemies
from ..state import FIRST_MONSTER, State


def goals(state: State, content: Content, hero: int, points: int) -> dict[int, float]:
    """Spaces worth standing on: at doors that lead on, at chests, within reach of monsters."""
    found: dict[int, float] = {}
    if any(state.tile_area):
        for cell, worth in frontier(state).items():
            found[cell] = max(found.get(cell, 0.0), worth)
    for token in state.challenges:
        card = content.challenges[token.card]
        if token.up and card.reward is not None:
            for cell in (token.cell, *near(state.arches)[token.cell]):
                found[cell] = max(found.get(cell, 0.0), 2.0 * card.reward.xp[token.level - 1])
    strength_here = content.heroes[state.heroes[hero].card]
    for target in enemies(state, hero):
        worth = 2.0 if target < FIRST_MONSTER else 0.8 * value(content, state.monsters[target].card)
        where = cell_of(state, target)
        if strength_here.kind == "melee":
            cells = list(near(state.arches)[where])
        else:
            cells = [cell for cell in _spaces(state) if 2 <= distance(cell, where) <= 3]
        for cell in cells:
            found[cell] = max(found.get(cell, 0.0), worth)
    return found


def _spaces(state: State) -> list[int]:
    return [cell for place in state.tiles for cell in SPACES[place]]


def frontier(state: State) -> dict[int, float]:
    """Spaces at doors behind which no tile lies yet; a border without a door is worth less."""
    found: dict[int, float] = {}
    for place, tile in state.tiles.items():
        for side in range(4):
            beyond = BEYOND[place][side]
            if beyond < 0 or beyond in state.tiles or not state.places >> beyond & 1:
                continue
            if state.arches & arch(place, side):
                continue
            worth = 5.0 if tile.doors >> side & 1 else 2.0
            for cell in BORDER[place][side]:
                found[cell] = max(found.get(cell, 0.0), worth)
    return found


def crowd(state: State, place: int) -> int:
    """Monsters in a room and in the rooms that are connected to it."""
    rooms = {place} | {BEYOND[place][side] for side in range(4) if _joined(state, place, side)}
    return sum(PLACE[token.cell] in rooms for token in state.monsters.values())


def _joined(state: State, place: int, side: int) -> bool:
    return BEYOND[place][side] >= 0 and bool(state.arches & arch(place, side))
