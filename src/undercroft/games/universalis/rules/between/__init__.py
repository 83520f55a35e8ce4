"""Between quests: new heroes, the market, the Inn, Places and Services."""

from __future__ import annotations

from . import between, creation, market, services
from .between import VISITS

__all__ = [
    "VISITS",
    "between",
    "creation",
    "market",
    "services",
]
