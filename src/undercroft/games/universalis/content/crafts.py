"""Secondary skills of the role-playing mode: a list, and whatever a sheet adds to it."""

from __future__ import annotations

from .quests import Quest

CRAFTS = (
    *("foraging", "carving", "gambling", "cooking", "fishing", "singing"),
    *("storytelling", "smithing", "sewing", "brewing", "map-drawing", "weather-lore"),
)
MOST_BONUS = 5
"""[dun.rpg.secondary-bonus]"""
TARGET = 10
"""[dun.rpg.secondary-test]"""


def taught(quest: Quest | None) -> tuple[str, ...]:
    """All that can be learned: the list, and the sheet's own; on the road there is no sheet.
    [dun.rpg.secondary-learn]"""
    return tuple(dict.fromkeys((*CRAFTS, *(quest.crafts if quest is not None else ()))))
