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
        "small-healing-potion": {"copies": 8},
    },
    add=(armor("fur-jacket", "", "torso", "con 8 agi 6", 3, "fire", 8, gold=1, copies=3),),
)

MONSTERS_DE: Layer[Monster] = Layer(
    "first edition",
    revise={
        "goblin": {"copies": 8},
        "orc": {"copies": 5},
        "zombie": {"copies": 6, "figures": 3},
        "skeleton": {"copies": 5},
        "ghoul": {"copies": 5},
        "gargoyle": {"copies": 5},
        "troll": {"copies": 2},
        "slimecrawler": {"copies": 8},
        "archer": {"copies": 10},
        "shaman": {"copies": 5},
        "golem": {"copies": 3},
    },
)

MODIFICATIONS_DE: Layer[Modification] = Layer(
    "first edition", withdraw=("frost-creature", "mind-eater", "warlord", "spellproof")
)

TILES_DE: Layer[Tile] = Layer("first edition")

HEROES_DE: Layer[Hero] = Layer("first edition", revise={hero: {"items": items} for hero, items in ITEMS_DE.items()})
