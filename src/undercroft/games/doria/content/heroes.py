"""The eight premade characters."""

from __future__ import annotations

from .definitions import Hero

HEROES = (
    Hero(id="warrior", attributes=(13, 13, 9, 9, 5, 1), items=("combat-hammer", "tri-anon-armor")),
    Hero(id="shield-maiden", attributes=(12, 9, 12, 8, 6, 4), items=("squire-sword", "squire-shield")),
    Hero(id="ranger", attributes=(12, 9, 7, 11, 6, 6), items=("tomahawk", "bark-bracers")),
    Hero(id="huntress", attributes=(7, 11, 9, 11, 7, 5), items=("hunting-bow", "hunting-boots")),
    Hero(id="adventurer", attributes=(9, 9, 8, 8, 8, 8), items=("side-sword", "psi-dart")),
    Hero(id="scoundrel", attributes=(6, 10, 11, 9, 7, 7), items=("moon-spear", "moon-greaves")),
    Hero(id="mage", attributes=(4, 4, 9, 7, 13, 13), items=("psi-orb", "spell-guard")),
    Hero(id="priestess", attributes=(6, 8, 7, 9, 9, 11), items=("sun-staff", "small-healing-spell")),
)

ITEMS_DE = {
    "warrior": ("combat-hammer", "barbarian-armor"),
    "shield-maiden": ("squire-sword", "squire-shield"),
    "ranger": ("tomahawk-ranged", "tomahawk-melee"),
    "huntress": ("hunting-bow", "hunting-dress"),
    "adventurer": ("scimitar", "psi-dart"),
    "scoundrel": ("guard-spear", "guards-helmet"),
    "mage": ("psi-orb", "spell-guard"),
    "priestess": ("sun-staff", "small-healing-spell"),
}
"""The standard items of the first edition."""
