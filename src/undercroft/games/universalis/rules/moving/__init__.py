"""Moving: the walk square by square, efforts such as running and climbing, great jumps, gates that are held."""

from __future__ import annotations

from . import efforts, gates, heights, pouncing, walking

__all__ = [
    "efforts",
    "gates",
    "heights",
    "pouncing",
    "walking",
]
