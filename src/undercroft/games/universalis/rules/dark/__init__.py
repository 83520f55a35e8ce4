"""The Dark Player: cards and Reserve, Encounter cards, Powers, the classic plan."""

from __future__ import annotations

from . import classic, dwellers, hand, mastering, planning, playing, powers, preparing, spawning
from .dwellers import faction, faction_of
from .preparing import name_leader
from .spawning import axes, look_into

__all__ = [
    "axes",
    "classic",
    "dwellers",
    "faction",
    "faction_of",
    "hand",
    "look_into",
    "mastering",
    "name_leader",
    "planning",
    "playing",
    "powers",
    "preparing",
    "spawning",
]
