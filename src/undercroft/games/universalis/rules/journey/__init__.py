"""The road: campaign turns, ways, Travel Events, and the quests at their end."""

from __future__ import annotations

from . import dangers, days, events, groups, ships, ways
from .events import EPIC
from .mishaps import HANDLERS

__all__ = [
    "EPIC",
    "HANDLERS",
    "dangers",
    "days",
    "events",
    "groups",
    "ships",
    "ways",
]
