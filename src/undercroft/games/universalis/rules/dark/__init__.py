"""The Dark Player: cards and Reserve, Encounter cards, Powers, the classic plan."""

from __future__ import annotations

from . import classic, dark, hand, planning, powers, preparing, spawning
from .preparing import name_leader
from .spawning import axes, faction, look_into

__all__ = [
    "axes",
    "classic",
    "dark",
    "faction",
    "hand",
    "look_into",
    "name_leader",
    "planning",
    "powers",
    "preparing",
    "spawning",
]
