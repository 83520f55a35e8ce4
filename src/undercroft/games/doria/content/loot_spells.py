"""Loot: attack spells, rituals (spells against a target number) and wards.

Every element has a small bolt, a large one with an area and a masterpiece. Combat spells need perception or a strong
body next to psi, banishing spells are for undead and constructs, and rituals are what keeps a party alive.
"""

from __future__ import annotations

from .definitions import Reach
from .effects import (
    GIFT_COST,
    active,
    another,
    armed,
    bless,
    bless_all,
    broken,
    cure,
    enchant,
    foresee,
    generous,
    gift_psi,
    hasten,
    heal,
    heal_all,
    mend,
    open_wall,
    poisoned,
    recall,
    sanctify,
    wounded,
)
from .makers import ritual, spell, ward

FIRE = (
    spell("fire-bolt", "elemental", "wis 8 psi 8", 4, "3D+3", 2, 14, 1, element="fire", gold=1, copies=3),
    spell(
        "flame-ring",
        "elemental",
        "wis 9 psi 10",
        0,
        "3D+3",
        2,
        15,
        2,
        element="fire",
        gold=2,
        copies=2,
        reach=Reach("around", radius=1, friends=True),
    ),
    spell(
        "fireball",
        "elemental",
        "wis 10 psi 11",
        5,
        "3D+3",
        2,
        18,
        2,
        element="fire",
        gold=2,
        copies=2,
        reach=Reach("burst", radius=1, friends=True),
    ),
    spell(
        "fireball-explosion",
        "elemental",
        "wis 12 psi 13",
        6,
        "4D",
        4,
        22,
        4,
        element="fire",
        gold=3,
        copies=1,
        reach=Reach("burst", radius=2, friends=True),
    ),
)

WATER = (
    spell("ice-shard", "elemental", "wis 8 psi 8", 4, "3D+2", 2, 13, 1, element="water", gold=1, copies=3),
    spell(
        "frost-breath",
        "elemental",
        "con 9 psi 10",
        2,
        "3D+2",
        2,
        14,
        2,
        element="water",
        gold=2,
        copies=2,
        reach=Reach("sweep", count=3),
    ),
    spell(
        "ice-prison",
        "elemental",
        "wis 11 psi 11",
        4,
        "3D+3",
        1,
        14,
        2,
        element="water",
        gold=2,
        copies=2,
        immobilize=True,
        disarm=True,
    ),
    spell(
        "tidal-wave",
        "elemental",
        "wis 12 psi 12",
        0,
        "3D+4",
        3,
        19,
        4,
        element="water",
        gold=3,
        copies=1,
        push=2,
        reach=Reach("around", radius=3),
    ),
)

EARTH = (
    spell("stone-throw", "elemental", "wis 8 psi 8", 3, "3D+4", 2, 14, 1, element="earth", gold=1, copies=3),
    spell(
        "earth-spikes",
        "elemental",
        "wis 10 psi 10",
        4,
        "3D+4",
        2,
        18,
        2,
        element="earth",
        gold=2,
        copies=2,
        reach=Reach("burst", radius=1),
    ),
    spell(
        "grasping-roots",
        "elemental",
        "con 9 psi 9",
        4,
        "3D+3",
        1,
        14,
        1,
        element="earth",
        gold=1,
        copies=2,
        immobilize=True,
    ),
    spell(
        "earthquake",
        "elemental",
        "wis 11 psi 13",
        0,
        "3D+5",
        3,
        24,
        4,
        element="earth",
        gold=3,
        copies=1,
        reach=Reach("around", radius=3, friends=True),
    ),
)

AIR = (
    spell("spark", "elemental", "per 7 psi 8", 3, "3D+2", 1, 8, 1, element="air", gold=1, copies=3),
    spell("lightning-bolt", "elemental", "wis 9 psi 9", 6, "3D+2", 2, 14, 1, element="air", gold=2, copies=2),
    spell("gust", "elemental", "agi 8 psi 8", 3, "3D+2", 1, 11, 1, element="air", push=2, gold=1, copies=2),
    spell(
        "chain-lightning",
        "elemental",
        "wis 11 psi 12",
        5,
        "3D+3",
        2,
        18,
        3,
        element="air",
        gold=3,
        copies=3,
        reach=Reach("chain", radius=2, count=4),
    ),
    spell(
        "thunderstorm",
        "elemental",
        "wis 13 psi 14",
        6,
        "4D+2",
        4,
        22,
        4,
        element="air",
        gold=3,
        copies=1,
        reach=Reach("burst", radius=2, friends=True),
    ),
)

COMBAT = (
    spell("psi-lance", "combat", "per 9 psi 9", 5, "3D+3", 2, 14, 1, gold=1, copies=3),
    spell("force-push", "combat", "con 8 psi 8", 3, "3D+1", 1, 11, 1, push=2, gold=1, copies=2),
    spell("mind-spike", "combat", "wis 10 psi 9", 4, "3D+3", 1, 13, 1, disarm=True, gold=1, copies=2),
    spell("psi-blade", "combat", "con 9 psi 10", 1, "3D+3", 3, 13, 1, gold=2, copies=2),
    spell(
        "dancing-daggers",
        "combat",
        "per 10 psi 11",
        4,
        "3D+2",
        2,
        18,
        2,
        gold=2,
        copies=2,
        reach=Reach("sweep", count=3),
    ),
    spell(
        "acid-cloud",
        "combat",
        "con 10 psi 10",
        4,
        "3D+2",
        1,
        16,
        2,
        poison=2,
        gold=2,
        copies=2,
        reach=Reach("burst", radius=1, friends=True),
    ),
    spell("life-drain", "combat", "con 11 psi 11", 2, "3D+3", 2, 16, 2, drain=True, gold=3, copies=1),
    spell("disintegrate", "combat", "wis 14 psi 14", 5, "4D+3", 5, 24, 5, piercing=True, gold=3, copies=1),
)

BANISHING = (
    spell("banish-undead", "banishing", "con 9 psi 10", 4, "3D+3", 1, 15, 1, versus=(("undead", 3),), gold=2, copies=2),
    spell("unravel", "banishing", "wis 10 psi 9", 4, "3D+3", 1, 15, 1, versus=(("construct", 3),), gold=1, copies=2),
    spell(
        "holy-light",
        "banishing",
        "wis 10 psi 11",
        0,
        "3D+3",
        1,
        17,
        2,
        versus=(("undead", 2),),
        gold=2,
        copies=2,
        reach=Reach("around", radius=2),
    ),
    spell(
        "sunbeam",
        "banishing",
        "con 11 psi 13",
        6,
        "4D",
        2,
        18,
        2,
        versus=(("undead", 3),),
        element="fire",
        gold=3,
        copies=1,
    ),
)

HEALING = (
    ritual("healing-hands", "healing", "con 8 psi 9", 27, 15, 2, heal(4), usable=wounded, gold=1, copies=3),
    ritual("healing-spell", "healing", "con 9 psi 11", 32, 16, 3, heal(8), usable=wounded, range=3, gold=2, copies=2),
    ritual("healing-circle", "healing", "con 10 psi 13", 34, 20, 5, heal_all(5), friendly=False, gold=3, copies=1),
    ritual("cleansing", "healing", "con 8 psi 8", 26, 12, 1, cure, usable=poisoned, range=2, gold=1, copies=2),
    ritual(
        "psi-gift", "healing", "wis 9 psi 10", 26, 10, GIFT_COST, gift_psi, usable=generous, range=3, gold=1, copies=2
    ),
    ritual("mending", "healing", "con 7 psi 7", 23, 10, 1, mend, usable=broken, range=2, gold=1, copies=2),
)

BLESSINGS = (
    ritual("dense-hide", "defensive", "con 9 psi 9", 28, 12, 2, bless(ar=2), usable=active, range=2, gold=1, copies=2),
    ritual(
        "battle-fury",
        "combat",
        "str 8 psi 8",
        26,
        10,
        1,
        bless(melee=4, damage=1),
        usable=active,
        range=2,
        gold=1,
        copies=3,
    ),
    ritual(
        "eagle-eye",
        "combat",
        "per 9 psi 8",
        26,
        10,
        1,
        bless(ranged=4, damage=1),
        usable=active,
        range=2,
        gold=1,
        copies=2,
    ),
    ritual(
        "clear-mind",
        "combat",
        "wis 9 psi 9",
        26,
        10,
        1,
        bless(spell=4, resist=4),
        usable=active,
        range=2,
        gold=1,
        copies=2,
    ),
    ritual("quicken", "combat", "agi 8 psi 9", 27, 6, 2, hasten(9), usable=active, range=3, gold=2, copies=2),
    ritual(
        "feather-step", "defensive", "agi 8 psi 8", 24, 6, 1, bless(jump=15), usable=active, range=2, gold=1, copies=2
    ),
    ritual(
        "sixth-sense", "defensive", "per 8 psi 8", 24, 6, 1, bless(traps=10), usable=active, range=3, gold=1, copies=2
    ),
    ritual(
        "war-chant",
        "combat",
        "con 10 psi 11",
        31,
        14,
        3,
        bless_all(melee=2, ranged=2, spell=2),
        friendly=False,
        gold=3,
        copies=1,
    ),
    ritual(
        "flame-weapon", "elemental", "wis 9 psi 9", 27, 8, 1, enchant("fire"), usable=armed, range=2, gold=2, copies=2
    ),
    ritual(
        "frost-weapon", "elemental", "wis 9 psi 9", 27, 8, 1, enchant("water"), usable=armed, range=2, gold=2, copies=2
    ),
    ritual(
        "stone-weapon", "elemental", "wis 9 psi 9", 27, 8, 1, enchant("earth"), usable=armed, range=2, gold=2, copies=2
    ),
    ritual(
        "storm-weapon", "elemental", "wis 9 psi 9", 27, 8, 1, enchant("air"), usable=armed, range=2, gold=2, copies=2
    ),
    ritual("consecration", "banishing", "con 8 psi 9", 27, 10, 1, sanctify, usable=armed, range=1, gold=2, copies=2),
)

WAYS = (
    ritual("second-sight", "banishing", "wis 9 psi 9", 27, 8, 1, foresee, friendly=False, gold=2, copies=2),
    ritual("open-wall", "elemental", "wis 11 psi 12", 33, 18, 4, open_wall, friendly=False, gold=2, copies=1),
    ritual("recall", "combat", "wis 10 psi 12", 31, 14, 3, recall, usable=another, anywhere=True, gold=2, copies=2),
)

WARDS = (
    ward("psi-shield", "wis 8 psi 8", 3, 1, psi="3D", gold=1, copies=3),
    ward("air-shield", "per 8 psi 9", 3, 1, defense="2D+5", gold=1, copies=3),
    ward("mirror-ward", "wis 10 psi 10", 3, 1, psi="3D+3", gold=2, copies=2),
    ward("guardian-spirit", "con 10 psi 10", 3, 1, defense="3D", psi="3D", gold=3, copies=1),
    ward("null-sphere", "wis 13 psi 12", 3, 2, psi="4D+2", gold=3, copies=1),
)

SPELLS = (*FIRE, *WATER, *EARTH, *AIR, *COMBAT, *BANISHING, *HEALING, *BLESSINGS, *WAYS, *WARDS)
