"""Between quests: new heroes, the market, the Inn, Places and Services."""

from __future__ import annotations

from . import between, creation

__all__ = [
    "between",
    "creation",
]
