"""Magic objects, relics and treasure."""

from __future__ import annotations

from .definitions import GainCoins, MagicObject, Treasure

MAGIC: tuple[MagicObject, ...] = (MagicObject(id="blade-of-dawn", type="melee", vp=3, base="broadsword", damage=1),)
TREASURES: tuple[Treasure, ...] = (Treasure(id="purse", effects=(GainCoins(amount=5),), copies=10),)
