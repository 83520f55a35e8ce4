"""Loot: weapons and shields.

Each category has a simple weapon for beginners, two or three solid ones, and one that is worth growing for. Swords are all-round,
heavy weapons strike hard and slowly, chains disarm, fencing weapons are quick and parry well, pole weapons reach two squares,
light weapons are cheap and sly, throwing weapons leave a hand free, projectiles reach far.
"""

from __future__ import annotations

from .definitions import Boost, Reach
from .makers import melee, ranged, shield

SWORDS = (
    melee("short-sword", "swords", "str 8 agi 8", "2D+3", "2D+2", 2, 14, gold=1, copies=4),
    melee("sabre", "swords", "str 8 agi 10", "2D+5", "2D+1", 2, 13, gold=2, copies=2),
    melee("broadsword", "swords", "str 11 agi 8", "2D+5", "2D+1", 3, 17, gold=2, copies=2),
    melee("longsword", "swords", "str 11 agi 10", "3D+5", "2D+3", 3, 18, gold=3, copies=1),
    melee("bastard-sword", "swords", "str 12 agi 10", "3D+2", "2D+2", 4, 19, hands=2, gold=3, copies=1),
    melee(
        "flamberge", "swords", "str 13 agi 9", "3D+1", "2D", 4, 20, hands=2, gold=3, copies=1,
        boosts=(Boost(pp=1, element="fire"),),
    ),
    melee(
        "moonblade", "swords", "str 9 agi 11", "3D", "2D+3", 2, 14, magic=True, gold=3, copies=1, versus=(("undead", 2),)
    ),
    melee(
        "frostbrand", "swords", "str 10 agi 11", "3D+1", "2D+2", 3, 17, magic=True, gold=3, copies=1,
        boosts=(Boost(pp=1, element="water"), Boost(pp=2, element="water", immobilize=True)),
    ),
)  # fmt: skip

HEAVY = (
    melee("wooden-club", "heavy", "str 6 con 6", "2D+2", "2D", 2, 15, gold=1, copies=5),
    melee("pickaxe", "heavy", "str 9 con 10", "2D+3", "2D", 2, 16, gold=1, copies=2, versus=(("construct", 2),)),
    melee("spiked-mace", "heavy", "str 10 con 9", "2D+4", "2D", 2, 16, piercing=True, gold=2, copies=2),
    melee("war-axe", "heavy", "str 11 con 10", "2D+5", "2D", 3, 16, gold=2, copies=2),
    melee("war-hammer", "heavy", "str 12 con 11", "3D", "2D", 3, 18, disarm=True, gold=2, copies=2),
    melee("great-axe", "heavy", "str 13 con 12", "3D+3", "2D", 5, 22, hands=2, ip=-1, gold=3, copies=1),
    melee("maul", "heavy", "str 14 con 13", "3D+1", "2D", 5, 23, hands=2, push=1, ip=-1, gold=3, copies=1),
    melee(
        "storm-hammer", "heavy", "str 12 psi 7", "3D", "2D", 3, 17, magic=True, gold=3, copies=1,
        boosts=(Boost(pp=1, element="air"), Boost(pp=3, element="air", damage=2)),
    ),
    melee(
        "earthbreaker", "heavy", "str 12 con 12", "3D", "2D", 3, 19, hands=2, magic=True, gold=3, copies=1,
        boosts=(Boost(pp=1, element="earth", bonus=2),), reach=Reach("sweep", count=0),
    ),
)  # fmt: skip

CHAINS = (
    melee("chain-whip", "chain", "con 9 agi 9", "2D+3", "2D", 1, 13, range=2, disarm=True, gold=1, copies=3),
    melee("flail", "chain", "con 10 str 9", "2D+5", "2D", 2, 15, gold=1, copies=2),
    melee("morning-star", "chain", "con 12 str 11", "3D+1", "2D", 3, 17, gold=2, copies=2),
    melee("kusari", "chain", "con 10 agi 10", "2D+5", "2D+3", 2, 14, range=2, hands=2, gold=2, copies=2),
    melee(
        "ball-and-chain", "chain", "con 13 str 12", "3D", "2D", 3, 21, hands=2, gold=3, copies=1,
        reach=Reach("sweep", count=0),
    ),
)  # fmt: skip

FENCING = (
    melee("parrying-dagger", "fencing", "agi 9 per 7", "2D+1", "3D", 1, 9, gold=1, copies=3),
    melee("rapier", "fencing", "agi 10 per 8", "3D", "2D+5", 2, 12, gold=2, copies=2),
    melee("estoc", "fencing", "agi 11 str 8", "2D+5", "2D+2", 2, 14, piercing=True, gold=2, copies=2),
    melee("sword-cane", "fencing", "agi 8 wis 8", "2D+4", "2D+2", 2, 12, gold=1, copies=2),
    melee("duelists-blade", "fencing", "agi 13 per 10", "3D+3", "3D+2", 2, 10, magic=True, gold=3, copies=1),
)

POLES = (
    melee("spear", "pole", "con 8 agi 8", "2D+3", "2D+2", 2, 15, hands=2, range=2, gold=1, copies=4),
    melee("quarterstaff", "pole", "con 7 wis 7", "2D+2", "2D+5", 1, 11, hands=2, resist=1, gold=1, copies=2),
    melee(
        "trident", "pole", "con 9 agi 10", "2D+4", "2D+2", 2, 15, range=2, gold=2, copies=2,
        boosts=(Boost(pp=1, element="water"),),
    ),
    melee("halberd", "pole", "str 11 con 10", "3D", "2D+1", 4, 19, hands=2, range=2, gold=2, copies=2),
    melee(
        "glaive", "pole", "con 10 agi 11", "3D+1", "2D+2", 2, 17, hands=2, range=2, gold=2, copies=2,
        reach=Reach("sweep", count=2),
    ),
    melee(
        "dragon-lance", "pole", "con 13 agi 12", "3D+4", "2D+2", 4, 19, hands=2, range=2, magic=True, gold=3, copies=1,
        versus=(("dragon", 3), ("giant", 2)),
    ),
)  # fmt: skip

LIGHT = (
    melee("dagger", "light", "agi 6 per 6", "2D+2", "2D", 1, 8, gold=1, copies=5),
    melee("knuckle-irons", "light", "str 8 agi 7", "2D+4", "2D", 1, 7, gold=1, copies=2),
    melee("hatchet", "light", "str 8 per 7", "2D+3", "2D", 2, 12, gold=1, copies=3),
    melee("stiletto", "light", "agi 9 per 8", "2D+2", "2D", 1, 8, piercing=True, gold=1, copies=3),
    melee("venom-dagger", "light", "agi 9 per 9", "2D+3", "2D", 1, 10, poison=2, gold=2, copies=2),
    melee("sacrificial-knife", "light", "wis 9 psi 9", "2D+3", "2D+1", 1, 11, drain=True, magic=True, gold=2, copies=2),
    melee("holy-mace", "light", "con 9 psi 9", "2D+4", "2D+2", 2, 16, magic=True, gold=2, copies=2, versus=(("undead", 2),)),
    melee(
        "spirit-blade", "light", "agi 9 psi 9", "3D", "2D+2", 2, 13, magic=True, resist=2, gold=3, copies=1,
        boosts=(Boost(pp=2, dice=1),),
    ),
)  # fmt: skip

THROWING = (
    ranged("throwing-knife", "throwing", "agi 7 per 8", 3, "2D+3", 1, 9, gold=1, copies=4),
    ranged("bolas", "throwing", "con 8 per 9", 3, "2D+4", 1, 13, immobilize=True, gold=1, copies=3),
    ranged("throwing-axe", "throwing", "str 10 per 9", 3, "2D+4", 2, 15, gold=1, copies=3, defense="2D+1"),
    ranged("javelin", "throwing", "str 9 per 9", 4, "2D+4", 2, 16, gold=1, copies=3, defense="2D+1"),
    ranged("throwing-star", "throwing", "agi 10 per 10", 4, "2D+5", 1, 8, gold=2, copies=2),
    ranged("chakram", "throwing", "agi 11 per 11", 4, "3D", 2, 15, magic=True, gold=3, copies=1,
           reach=Reach("chain", radius=2, count=1)),
    ranged("returning-hammer", "throwing", "str 12 per 9", 3, "3D+1", 3, 17, magic=True, gold=3, copies=1),
)  # fmt: skip

PROJECTILES = (
    ranged("sling", "projectile", "con 7 per 8", 4, "2D+3", 1, 11, gold=1, copies=4),
    ranged("short-bow", "projectile", "agi 8 per 9", 5, "2D+4", 2, 16, hands=2, gold=1, copies=4),
    ranged("light-crossbow", "projectile", "str 8 per 9", 5, "3D", 2, 18, hands=2, gold=1, copies=3),
    ranged("blowpipe", "projectile", "wis 8 per 9", 4, "2D+4", 1, 11, poison=2, gold=2, copies=2),
    ranged("hand-crossbow", "projectile", "agi 9 per 10", 4, "2D+5", 2, 15, piercing=True, gold=2, copies=2),
    ranged("longbow", "projectile", "str 9 per 11", 7, "3D+1", 2, 17, hands=2, gold=2, copies=2),
    ranged("heavy-crossbow", "projectile", "str 11 per 10", 6, "3D+2", 4, 23, hands=2, gold=2, copies=2),
    ranged("composite-bow", "projectile", "str 11 per 12", 6, "3D+3", 3, 18, hands=2, gold=3, copies=1),
    ranged("repeating-crossbow", "projectile", "con 10 per 12", 5, "2D+5", 2, 18, hands=2, gold=3, copies=1,
           reach=Reach("sweep", count=2)),
    ranged("ember-bow", "projectile", "per 11 psi 8", 6, "3D", 2, 16, hands=2, magic=True, gold=3, copies=1,
           boosts=(Boost(pp=1, element="fire", damage=1),)),
    ranged("radonian-bow", "projectile", "agi 11 per 13", 7, "3D+4", 3, 17, hands=2, magic=True, gold=3, copies=1,
           boosts=(Boost(pp=1, element="air"),)),
)  # fmt: skip

SHIELDS = (
    shield("buckler", "str 7 agi 7", "2D+4", 9, gold=1, copies=4),
    shield("leather-shield", "str 9 con 10", "2D+5", 10, gold=1, copies=4),
    shield("round-shield", "str 9 con 9", "2D+5", 12, resist=1, gold=2, copies=2),
    shield("spiked-shield", "str 10 con 10", "2D+5", 13, attack="2D+3", damage=2, gold=2, copies=2),
    shield("kite-shield", "str 11 con 10", "3D+1", 13, ip=-1, gold=2, copies=2),
    shield("mirror-shield", "str 9 wis 9", "2D+4", 12, resist=4, magic=True, gold=3, copies=1),
    shield("tower-shield", "str 13 con 12", "3D+4", 15, ip=-2, gold=3, copies=1),
    shield("bone-shield", "con 11 psi 7", "3D", 12, magic=True, hp=2, gold=3, copies=1),
)

WEAPONS = (*SWORDS, *HEAVY, *CHAINS, *FENCING, *POLES, *LIGHT, *THROWING, *PROJECTILES, *SHIELDS)
