"""What chests can hold. A quest's Treasure Chart names these."""

from __future__ import annotations

from .definitions import Treasure
from .gear import ATTIRE

MONEY = (
    Treasure(id="coppers", kind="gold", amount=2, die=6),
    Treasure(id="purse", kind="gold", amount=10, die=10),
    Treasure(id="strongbox", kind="gold", amount=25, die=20),
    Treasure(id="hoard", kind="gold", amount=60, die=20),
    Treasure(id="chip-of-garnet", kind="gem", amount=15),
    Treasure(id="uncut-sapphire", kind="gem", amount=30),
    Treasure(id="black-pearl", kind="gem", amount=50),
    Treasure(id="silver-thimble", kind="trinket", amount=5),
    Treasure(id="saints-finger-bone", kind="trinket", amount=12),
    Treasure(id="tiny-ship-in-a-bottle", kind="trinket", amount=8),
)

USEFUL = tuple(
    Treasure(id=item, kind="item", what=item)
    for item in ("healing-potion", "potion-of-breath", "antidote", "key", "torch", "lock-picks")
) + tuple(Treasure(id=item, kind="item", what=item, unique=True) for item in ("spark-wand", "thunder-rod", "sun-vial"))

ARMS = (Treasure(id="spear", kind="weapon", what="spear"),) + tuple(
    Treasure(id=weapon, kind="weapon", what=weapon, unique=True)
    for weapon in ("grave-salt-mace", "ember-blade", "yew-longbow", "giants-maul")
)

SUITS = (Treasure(id="scale-mail", kind="armor", what="scale-mail"),) + tuple(
    Treasure(id=suit, kind="armor", what=suit, unique=True) for suit in ("starlit-robe", "tower-shield", "drake-scale")
)

WORN = tuple(Treasure(id=worn.id, kind="attire", what=worn.id, unique=True) for worn in ATTIRE)

TREASURES = (Treasure(id="great-key", kind="great-key", what="great-key"), *MONEY, *USEFUL, *ARMS, *SUITS, *WORN)
"""[plungin.treasure.chest-roll]"""
