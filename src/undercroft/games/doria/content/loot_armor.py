"""Loot: armor in sets, single pieces, and accessories.

Full metal for the strongest, segmented metal for those who stay quick, chain, leather and padding for everybody,
wool for scholars, and woven star-cloth for those who live by psi.
"""

from __future__ import annotations

from .makers import accessory, armor

FULL_METAL = (
    armor("great-helm", "full-metal", "head", "str 11 con 11", 4, "air", 10, gold=2, copies=2),
    armor("scale-armor", "full-metal", "torso", "str 13 con 12", 6, "air", 12, ip=-2, strength=2, gold=3, copies=1),
    armor("plate-arms", "full-metal", "arms", "str 12 con 11", 4, "air", 10, ip=-1, strength=1, gold=2, copies=2),
    armor("plate-legs", "full-metal", "legs", "str 12 con 12", 5, "air", 11, ip=-1, strength=1, gold=2, copies=2),
    armor("plate-boots", "full-metal", "feet", "str 11 con 10", 4, "air", 9, ip=-1, strength=1, gold=2, copies=2),
)

SEGMENTED = (
    armor("visored-helmet", "segmented-metal", "head", "str 9 agi 8", 4, "earth", 9, gold=1, copies=2),
    armor("fighting-tunic", "segmented-metal", "torso", "str 10 agi 8", 5, "earth", 10, defend=1, gold=2, copies=2),
    armor("splint-sleeves", "segmented-metal", "arms", "str 9 agi 8", 4, "earth", 8, gold=1, copies=2),
    armor("splint-skirt", "segmented-metal", "legs", "str 10 agi 9", 3, "earth", 9, gold=1, copies=2),
)

CHAIN = (
    armor("chain-coif", "chain", "head", "str 8 con 8", 3, "air", 8, defend=1, gold=1, copies=2),
    armor("chain-shirt", "chain", "torso", "str 9 con 9", 5, "air", 10, gold=2, copies=2),
    armor("chain-mittens", "chain", "arms", "str 9 con 8", 2, "air", 7, gold=1, copies=2),
    armor("chain-leggings", "chain", "legs", "str 9 con 9", 3, "air", 9, gold=1, copies=2),
)

LEATHER = (
    armor("leather-helmet", "leather", "head", "con 8 agi 7", 3, "earth", 9, gold=1, copies=2),
    armor("leather-armor", "leather", "torso", "con 8 agi 7", 4, "earth", 8, defend=1, gold=1, copies=2),
    armor("leather-bracers", "leather", "arms", "con 7 agi 7", 3, "earth", 7, gold=1, copies=2),
    armor("leather-trousers", "leather", "legs", "con 7 agi 7", 3, "earth", 8, gold=1, copies=2),
    armor("leather-boots", "leather", "feet", "con 7 agi 8", 2, "earth", 7, jump=3, gold=1, copies=2),
)

PADDED = (
    armor("padded-hood", "padded", "head", "agi 7 wis 6", 3, "fire", 8, gold=1, copies=2),
    armor("padded-jacket", "padded", "torso", "agi 7 per 7", 4, "fire", 8, gold=1, copies=2),
    armor("padded-gloves", "padded", "arms", "agi 7 per 7", 2, "fire", 6, gold=1, copies=2),
    armor("padded-boots", "padded", "feet", "agi 7 per 6", 2, "fire", 7, gold=1, copies=2),
)

WOOLEN = (
    armor("woolen-cap", "woolen", "head", "wis 5 agi 5", 1, "fire", 5, resist=1, gold=1, copies=2),
    armor("woolen-jacket", "woolen", "torso", "wis 6 agi 6", 2, "fire", 6, gold=1, copies=2),
    armor("woolen-shoes", "woolen", "feet", "wis 6 agi 5", 2, "fire", 6, gold=1, copies=2),
    armor("woolen-mittens", "woolen", "arms", "wis 5 con 4", 1, "fire", 5, gold=1, copies=2),
    armor("tights", "", "legs", "agi 5 wis 4", 1, "fire", 5, jump=2, gold=1, copies=2),
)

STAR_CLOTH = (
    armor(
        "wizard-hat",
        "star-cloth",
        "head",
        "wis 8 psi 9",
        1,
        "fire",
        6,
        spell=1,
        psi_points=2,
        magic=True,
        gold=2,
        copies=2,
    ),
    armor(
        "wizard-robe",
        "star-cloth",
        "torso",
        "wis 9 psi 10",
        2,
        "fire",
        8,
        spell=2,
        psi_points=2,
        magic=True,
        gold=3,
        copies=1,
    ),
    armor("wizard-gloves", "star-cloth", "arms", "wis 8 psi 8", 1, "fire", 6, tn_bonus=2, magic=True, gold=2, copies=2),
    armor("wizard-slippers", "star-cloth", "feet", "wis 8 psi 8", 1, "fire", 6, resist=2, magic=True, gold=1, copies=2),
)

SINGLES = (
    armor("hypno-hat", "", "head", "wis 9 psi 8", 1, "water", 7, spell=2, tn_bonus=2, magic=True, gold=2, copies=2),
    armor("horned-helm", "", "head", "str 11 con 9", 3, "water", 9, melee=1, gold=2, copies=2),
    armor("watchers-hood", "", "head", "per 9 agi 7", 2, "water", 7, ranged=1, traps=2, gold=2, copies=2),
    armor("bear-pelt", "", "torso", "con 10 str 8", 4, "fire", 9, hp=2, gold=2, copies=2),
    armor("shadow-cloak", "", "torso", "agi 10 wis 7", 2, "air", 8, defend=2, magic=True, gold=2, copies=2),
    armor("dragonscale", "", "torso", "str 12 agi 11", 6, "", 12, magic=True, gold=3, copies=1),
    armor("gauntlets-of-might", "", "arms", "str 10 psi 4", 2, "water", 8, melee=2, magic=True, gold=3, copies=1),
    armor("archers-gloves", "", "arms", "per 9 agi 8", 1, "water", 6, ranged=2, gold=2, copies=2),
    armor("hermits-leggings", "", "legs", "wis 6 per 6", 2, "fire", 7, resist=1, gold=1, copies=2),
    armor("pilgrims-kilt", "", "legs", "str 6 wis 6", 2, "water", 7, hp=1, magic=True, gold=1, copies=2),
    armor("acrobats-hose", "", "legs", "agi 10 per 7", 2, "fire", 7, jump=6, ip=1, gold=2, copies=1),
    armor("winged-boots", "", "feet", "agi 9 psi 6", 1, "earth", 7, jump=10, ip=1, magic=True, gold=3, copies=1),
    armor("iron-shod-boots", "", "feet", "str 9 con 9", 3, "water", 8, gold=1, copies=2),
)

ACCESSORIES = (
    accessory("leather-belt", "str 5 agi 5", 5, belt=1, gold=1, copies=3),
    accessory("bandolier", "str 7 agi 8", 6, belt=2, gold=2, copies=2),
    accessory("porters-harness", "str 7 con 7", 6, strength=4, gold=1, copies=2),
    accessory("brawlers-band", "str 9 wis 4", 5, melee=2, magic=True, gold=2, copies=2),
    accessory("archers-ring", "per 9 psi 4", 5, ranged=2, magic=True, gold=2, copies=2),
    accessory("sages-circlet", "wis 9 psi 9", 5, spell=2, magic=True, gold=2, copies=2),
    accessory("fencers-ribbon", "agi 8 wis 5", 5, defend=3, magic=True, gold=2, copies=2),
    accessory("amulet-of-warding", "wis 5 psi 4", 5, resist=4, magic=True, gold=2, copies=2),
    accessory("ring-of-vigor", "con 7 psi 1", 5, hp=4, magic=True, gold=2, copies=2),
    accessory("ring-of-focus", "wis 7 psi 8", 5, psi_points=3, magic=True, gold=2, copies=2),
    accessory("runed-focus", "wis 8 psi 9", 5, tn_bonus=4, magic=True, gold=2, copies=2),
    accessory("lucky-coin", "per 6 wis 6", 5, traps=3, gold=1, copies=2),
    accessory("thieves-tools", "agi 9 per 9", 5, traps=6, gold=2, copies=2),
    accessory("climbing-rope", "str 6 agi 6", 5, jump=5, gold=1, copies=3),
    accessory("sand-of-hours", "wis 8 psi 7", 5, ip=2, magic=True, gold=3, copies=1),
    accessory("saints-finger", "con 7 psi 8", 5, resist=2, hp=1, magic=True, gold=2, copies=1),
    accessory("crown-of-bron", "str 10 wis 9", 6, melee=1, ranged=1, spell=1, defend=1, magic=True, gold=3, copies=1),
)

ARMOR = (*FULL_METAL, *SEGMENTED, *CHAIN, *LEATHER, *PADDED, *WOOLEN, *STAR_CLOTH, *SINGLES, *ACCESSORIES)
