"""Hazards of the dungeon: traps, footbridges, and ropes over pits."""

from __future__ import annotations

from . import bridges, ropes, traps

__all__ = [
    "bridges",
    "ropes",
    "traps",
]
