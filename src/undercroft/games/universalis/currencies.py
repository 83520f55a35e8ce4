"""What is paid in this game, each with its picture; apart from `icons`, which needs all content."""

from __future__ import annotations

COSTS = {
    "action": "swords-emblem", "quick": "hand", "movement": "walking-boot", "mana": "magic-swirl",
    "fortune": "clover", "coins": "two-coins", "reserve": "dread-skull", "experience": "star-medal",
    "development": "upgrade",
}  # fmt: skip
