"""A picture for everything printed, by name from the icon set; what has none gets the one of its kind."""

from __future__ import annotations

ICONS = {
    "cheese": "cheese-wedge", "lullaby": "harp", "bandage": "bandage-roll", "haste": "running-shoe",
    "distraction": "stone-stack", "club": "wood-club", "lamp": "lantern", "leather-coat": "leather-armor",
    "stairs": "stairs", "passage": "dungeon-gate", "bend": "return-arrow", "crossing": "crossroad",
    "wine-rack": "wine-bottle", "larder": "meat", "laundry": "clothesline", "well": "well",
    "counting-room": "open-treasure-chest", "trophy-hall": "laurels-trophy",
}  # fmt: skip

COSTS = {"noise": "sound-waves"}

KINDS = {"card": "card-play", "tool": "toolbox", "tile": "dungeon-gate"}


def icon(id: str, kind: str) -> str:
    return ICONS.get(id) or KINDS[kind]
