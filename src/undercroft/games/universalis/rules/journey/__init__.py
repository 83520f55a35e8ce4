"""The road: campaign turns, ways, Travel Events, and the quests at their end."""

from __future__ import annotations

from . import days, events, groups, ways
from .mishaps import HANDLERS

__all__ = [
    "HANDLERS",
    "days",
    "events",
    "groups",
    "ways",
]
