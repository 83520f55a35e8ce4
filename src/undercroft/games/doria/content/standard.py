"""The standard items: 24 of the newer edition, 16 of the first edition. They have no gold value."""

from __future__ import annotations

from .effects import heal, wounded
from .makers import accessory, armor, melee, potion, ranged, ritual, shield, spell, ward

SHARED = (
    melee("combat-hammer", "heavy", "str 9 con 9", "2D+3", "2D", 2, 14, hands=2),
    melee("squire-sword", "swords", "str 9 con 9", "2D+3", "2D", 1, 16),
    shield("squire-shield", "str 9 con 9", "2D+5", 15),
    ranged("hunting-bow", "projectile", "con 9 per 9", 5, "2D+5", 1, 18, hands=2),
    spell("psi-dart", "combat", "wis 8 psi 8", 3, "2D+2", 1, 15, 0, "2D+2"),
    spell("psi-orb", "combat", "wis 9 psi 9", 4, "2D+4", 1, 18, 1, "2D+2"),
    ward("spell-guard", "wis 7 psi 7", 3, 1, psi="2D+3"),
    melee("sun-staff", "pole", "con 8 psi 10", "2D+3", "2D+1", 1, 18, magic=True, versus=(("undead", 1),)),
    ritual("small-healing-spell", "healing", "con 8 psi 10", 25, 18, 2, heal(2), usable=wounded, psi=(2, 2)),
)
"""Items that both editions print alike."""

STANDARD = (
    *SHARED,
    armor("tri-anon-armor", "tri-anon", "torso", "str 10 con 10", 4, "earth", 10),
    ranged("tomahawk", "throwing", "str 9 per 9", 3, "2D+4", 1, 19),
    armor("bark-bracers", "bark", "arms", "str 9 per 9", 2, "fire", 8),
    armor("hunting-boots", "hunting", "feet", "agi 9 per 9", 2, "fire", 8),
    melee("side-sword", "swords", "str 9 agi 8", "2D+2", "2D+2", 1, 15),
    melee("moon-spear", "pole", "con 9 agi 9", "2D+3", "2D+3", 1, 13, hands=2, range=2),
    armor("moon-greaves", "moon", "legs", "con 9 per 9", 2, "air", 9),
    # The eight that go with no premade character.
    melee("travelers-staff", "pole", "con 7 wis 7", "2D+2", "2D+3", 1, 13, hands=2),
    melee("belt-knife", "light", "agi 7 per 7", "2D+2", "2D", 1, 10),
    ranged("shepherds-sling", "projectile", "con 7 per 8", 4, "2D+3", 1, 15),
    shield("militia-buckler", "str 7 agi 7", "2D+3", 12),
    armor("quilted-vest", "padded", "torso", "agi 6 wis 6", 2, "fire", 7),
    armor("marching-boots", "leather", "feet", "str 6 con 6", 1, "water", 6, jump=2),
    accessory("prayer-beads", "wis 7 psi 7", 5, resist=1, magic=True),
    potion("field-dressing", 6, heal(3), usable=wounded, group="healing"),
)

STANDARD_DE = (
    *SHARED,
    armor("barbarian-armor", "barbarian", "torso", "str 10 con 10", 4, "earth", 10),
    ranged("tomahawk-ranged", "throwing", "str 9 per 9", 3, "2D+4", 1, 19),
    melee("tomahawk-melee", "light", "str 9 con 9", "2D+3", "2D+2", 1, 16),
    armor("hunting-dress", "hunting", "torso", "agi 9 per 9", 2, "fire", 8),
    melee("scimitar", "swords", "str 9 agi 8", "2D+2", "2D+2", 1, 15),
    melee("guard-spear", "pole", "con 9 agi 9", "2D+3", "2D+3", 1, 13, hands=2, range=2),
    armor("guards-helmet", "guards", "head", "con 9 per 9", 2, "air", 9),
)
