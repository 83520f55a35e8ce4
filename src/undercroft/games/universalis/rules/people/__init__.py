"""People of the party: companions, giants, and what skills give before a quest."""

from __future__ import annotations

from . import companions, giants, outfit
from .companions import LOADOUT

__all__ = [
    "LOADOUT",
    "companions",
    "giants",
    "outfit",
]
