"""What things are called in the scene: said once, for scene, options and cues alike, so that they cannot drift.

Figures are referred to by a number: Heroes by their place in the party, allies and Monsters by their own, from 10 on.
"""

from __future__ import annotations

from functools import cache

FIRST_NUMBER = 10


@cache
def figure_id(ref: int) -> str:
    """A figure on the map."""
    return f"figure-{ref}"


def sheet_id(ref: int) -> str:
    """A Hero, on the map or not; a creature or Monster."""
    return f"sheet-{ref}"


def cell_id(cell: int) -> str:
    return f"cell-{cell}"


def tile_id(index: int) -> str:
    return f"tile-{index}"


def chest_id(ref: int) -> str:
    return f"chest-{ref}"


def feature_id(feature: str, tile: int) -> str:
    """What stands on a tile: a fountain, a sarcophagus."""
    return f"{feature}-{tile}"


def gate_id(ref: int) -> str:
    """The earth gate of a Hero."""
    return f"gate-{ref}"


def door_ids(ref: int, parts: int) -> tuple[str, ...]:
    """A doorway is two squares wide, seldom one."""
    return tuple(f"door-{ref}-{part}" for part in range(parts))


def own_id(ref: int, thing: str) -> str:
    """The first of a thing, a spell or an ability on a Hero's sheet."""
    return f"own-{ref}-{thing}"


def zone_id(part: str, ref: int) -> str:
    """A part of a Hero's sheet (worn, items, spells, abilities, trinkets), or what is lying on a tile."""
    return f"{part}-{ref}"
