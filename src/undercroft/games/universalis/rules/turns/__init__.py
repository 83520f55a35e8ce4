"""The turns of both sides, and how the quest ends."""

from __future__ import annotations

from . import turns
from .turns import CREATE, gathered

__all__ = [
    "CREATE",
    "gathered",
    "turns",
]
