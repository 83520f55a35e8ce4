"""Between quests: new heroes, the market, the Inn, Places and Services."""

from __future__ import annotations

from . import creation, market, services, stays
from .stays import VISITS

__all__ = [
    "VISITS",
    "creation",
    "market",
    "services",
    "stays",
]
