"""The Artificial Dark Player: whom its creatures attack, where they go, and in which order."""

from __future__ import annotations

from . import artificial, conducting, reckoning

__all__ = [
    "artificial",
    "conducting",
    "reckoning",
]
