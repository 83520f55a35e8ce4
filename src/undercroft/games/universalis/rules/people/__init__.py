"""People of the party: companions, giants, and what skills give before a quest."""

from __future__ import annotations

from . import companions, giants, mounts, outfit
from .mounts import LENT

__all__ = [
    "LENT",
    "companions",
    "giants",
    "mounts",
    "outfit",
]
