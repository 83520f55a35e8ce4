"""The road: campaign turns, ways, Travel Events, and the quests at their end."""

from __future__ import annotations

from . import dangers, days, events, groups, ways
from .mishaps import HANDLERS

__all__ = [
    "HANDLERS",
    "dangers",
    "days",
    "events",
    "groups",
    "ways",
]
