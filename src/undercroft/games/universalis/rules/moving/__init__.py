"""Moving: the walk square by square, climbing, great jumps, gates that are held."""

from __future__ import annotations

from . import gates, heights, pouncing, walking

__all__ = [
    "gates",
    "heights",
    "pouncing",
    "walking",
]
