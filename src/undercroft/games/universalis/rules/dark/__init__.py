"""The Dark Player: cards and Reserve, Encounter cards, Powers, the classic plan."""

from __future__ import annotations

from . import classic, dark, dwellers, hand, mastering, planning, powers, preparing, spawning
from .dwellers import faction, faction_of
from .preparing import name_leader
from .spawning import axes, look_into

__all__ = [
    "axes",
    "classic",
    "dark",
    "dwellers",
    "faction",
    "faction_of",
    "hand",
    "look_into",
    "mastering",
    "name_leader",
    "planning",
    "powers",
    "preparing",
    "spawning",
]
