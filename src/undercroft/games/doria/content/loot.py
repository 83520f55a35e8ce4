"""The loot deck: 510 cards, in three stacks of 170."""

from __future__ import annotations

from .loot_armor import ARMOR
from .loot_goods import GOODS
from .loot_spells import SPELLS
from .loot_traps import EVENTS, TRAPS
from .loot_weapons import WEAPONS

LOOT = (*WEAPONS, *SPELLS, *ARMOR, *GOODS, *TRAPS, *EVENTS)
