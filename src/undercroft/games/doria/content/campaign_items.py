"""The 16 campaign items: artifacts that only a campaign gives out. They have no gold value and outlive their owners."""

from __future__ import annotations

from .definitions import Boost, Reach
from .effects import active, bless_all, hasten, heal, heal_all, wounded
from .makers import accessory, armor, melee, ranged, ritual, shield, spell, ward

CAMPAIGN_ITEMS = (
    melee(
        "ashbrand",
        "swords",
        "str 9 agi 8",
        "4D",
        "2D+3",
        3,
        15,
        magic=True,
        boosts=(Boost(pp=1, element="fire"), Boost(pp=2, element="fire", damage=2)),
    ),
    melee("kings-warhammer", "heavy", "str 10 con 9", "3D+5", "2D+1", 4, 17, hands=2, magic=True, disarm=True),
    melee(
        "thorn-of-the-first-queen", "fencing", "agi 9 per 8", "3D+5", "3D", 2, 10, magic=True, piercing=True, poison=1
    ),
    melee(
        "gravewardens-scythe",
        "pole",
        "con 9 psi 6",
        "3D+5",
        "2D+2",
        2,
        16,
        hands=2,
        range=2,
        magic=True,
        versus=(("undead", 2),),
        reach=Reach("sweep", count=3),
    ),
    ranged(
        "bow-of-nine-winds",
        "projectile",
        "agi 8 per 10",
        8,
        "4D",
        3,
        16,
        hands=2,
        magic=True,
        boosts=(Boost(pp=1, element="air", piercing=True),),
    ),
    ranged(
        "skipping-hatchet",
        "throwing",
        "str 9 per 8",
        4,
        "3D+4",
        2,
        14,
        magic=True,
        defense="2D+2",
        reach=Reach("chain", radius=2, count=2),
    ),
    shield("shield-of-wastra", "str 9 con 8", "3D+3", 12, resist=3, magic=True),
    spell(
        "frostfire",
        "elemental",
        "wis 9 psi 9",
        5,
        "4D",
        3,
        16,
        2,
        element="water",
        immobilize=True,
        reach=Reach("burst", radius=1),
    ),
    spell(
        "word-of-unmaking",
        "banishing",
        "wis 10 psi 10",
        4,
        "4D+1",
        3,
        17,
        2,
        piercing=True,
        versus=(("undead", 1), ("construct", 2)),
    ),
    ritual("breath-of-tandrur", "healing", "con 7 psi 8", 26, 14, 3, heal_all(4), friendly=False),
    ritual("lightbringers-touch", "healing", "con 7 psi 7", 22, 10, 2, heal(6), usable=wounded, range=2),
    ritual(
        "banner-of-the-three-paths",
        "combat",
        "con 8 wis 6",
        24,
        8,
        1,
        bless_all(melee=2, ranged=2, spell=2, defend=2),
        friendly=False,
    ),
    ritual("hourglass-of-galdana", "combat", "wis 8 psi 8", 25, 4, 2, hasten(12), usable=active, range=3),
    ward("veil-of-stars", "wis 7 psi 7", 3, 1, defense="3D", psi="3D+2"),
    armor("mantle-of-ash", "", "torso", "con 7 wis 6", 5, "", 9, hp=2, magic=True),
    accessory(
        "ash-crown", "wis 7 psi 5", 6, magic=True, melee=1, ranged=1, spell=2, defend=1, resist=2, hp=2, psi_points=2
    ),
)
