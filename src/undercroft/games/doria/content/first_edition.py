"""What the first edition prints otherwise: fewer cards, other figures on some, 144 monster cards, its own standard
items."""

from __future__ import annotations

from undercroft.kernel import Layer

from .definitions import Card, Hero, Modification, Monster, Tile
from .heroes import ITEMS_DE
from .makers import armor

LOOT_DE: Layer[Card] = Layer(
    "first edition",
    withdraw=(
        # What immobilizes or disarms came with the newer edition.
        "war-hammer",
        "chain-whip",
        "bolas",
        "mind-spike",
        "ice-prison",
        "grasping-roots",
        "glue-pot",
        "smoke-bomb",
        "wire-snare",
        "frostbrand",
        "kusari",
        "glaive",
        "repeating-crossbow",
        "tidal-wave",
        "gust",
        "unravel",
        "war-chant",
        "fools-luck",
        "rat-swarm",
        "acid-vial",
        "alarm-bell",
        "thieving-imp",
        "sword-cane",
        "recall",
        "acrobats-hose",
        "saints-finger",
    ),
    revise={
        "longsword": {"attack": (3, 0)},
        "padded-hood": {"ar": 2},
        "leather-armor": {"ap": 7},
        "small-healing-potion": {"copies": 19},
    },
    add=(armor("fur-jacket", "", "torso", "con 8 agi 6", 3, "fire", 8, gold=1, copies=3),),
)

MONSTER_COPIES = {
    "goblin": 8,
    "orc": 5,
    "zombie": 6,
    "mummy": 5,
    "skeleton": 5,
    "vampire": 3,
    "ghoul": 5,
    "mercenary": 5,
    "black-knight": 4,
    "gargoyle": 5,
    "ogre": 3,
    "troll": 2,
    "slimecrawler": 8,
    "archer": 10,
    "spear-thrower": 4,
    "poltergeist": 10,
    "shaman": 5,
    "dark-mage": 4,
    "golem": 3,
}
"""How often each monster is in the deck, as the appendix says."""

MONSTERS_DE: Layer[Monster] = Layer(
    "first edition",
    revise={
        **{monster: {"copies": copies} for monster, copies in MONSTER_COPIES.items()},
        "zombie": {"copies": MONSTER_COPIES["zombie"], "figures": 3},
    },
)

MODIFICATION_COPIES = {
    "colossal": 3,
    "horde": 3,
    "explosion": 4,
    "fire-creature": 4,
    "blocker": 3,
    "necromancer": 2,
    "fast": 4,
    "ironclad": 4,
    "venomous": 3,
    "frenzied": 3,
    "shielded": 2,
    "spell-warded": 2,
    "bloodthirsty": 2,
    "hoarder": 4,
    "keen": 1,
}

MODIFICATIONS_DE: Layer[Modification] = Layer(
    "first edition",
    revise={modification: {"copies": copies} for modification, copies in MODIFICATION_COPIES.items()},
    withdraw=(
        "frost-creature",
        "storm-creature",
        "stone-creature",
        "misty",
        "spellproof",
        "regenerating",
        "winged",
        "warlord",
        "cursed",
        "mind-eater",
    ),
)

TILES_DE: Layer[Tile] = Layer("first edition")

HEROES_DE: Layer[Hero] = Layer("first edition", revise={hero: {"items": items} for hero, items in ITEMS_DE.items()})
