"""How rooms and cards are drawn, by what is printed: tables know only a few floors and frames."""

from __future__ import annotations

from .content.definitions import Monster

CAVES = ("goblin-warren", "web-hall", "fungus-cave", "caved-in-mine", "ghoul-pit", "drake-hoard", "flooded-cell")
PLANKS = ("rope-bridge", "looted-larder", "orc-barracks", "archers-loft", "haunted-library", "troll-bridge")
COBBLES = ("guard-post", "ogre-kitchen", "torture-vault", "golem-forge")
FLOORS = dict.fromkeys(CAVES, "cave") | dict.fromkeys(PLANKS, "planks") | dict.fromkeys(COBBLES, "cobble")

FRAMES = {
    "weapon": "weapon", "armor": "armor", "action": "skill", "battle-tactic": "skill", "attack-spell": "spell",
    "control-spell": "spell", "enhance-spell": "spell", "healing-spell": "spell", "reaction": "skill",
    "pet": "monster", "artifact": "treasure", "treasure": "treasure",
}  # fmt: skip
"""The frame of a card by its first type."""


def floor(tile: str) -> str:
    return FLOORS.get(tile, "flag")


def rank(monster: Monster) -> str:
    """There is but one token of the worst of them."""
    return "boss" if monster.tokens == 1 else ""
