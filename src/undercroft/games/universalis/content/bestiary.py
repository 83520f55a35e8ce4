"""The Bestiary: three factions with their creatures, Leaders and Creature Spawn Tables.

Names and Value Points that the rulebook mentions (orc warrior and orc archer 1 with Armor 4 and skill 3, dire wolf
2, orc champion 3, orc Leader 9, skeleton warrior 1, minotaur 9) are its own; all else is this project's.
"""

from __future__ import annotations

from .definitions import Creature, Faction
from .faction_claw import CLAW, CLAW_FACTION
from .faction_night import NIGHT, NIGHT_FACTION
from .faction_orcs import ORC_FACTION, ORCS

CREATURES: tuple[Creature, ...] = ORCS + NIGHT + CLAW
FACTIONS: tuple[Faction, ...] = (ORC_FACTION, NIGHT_FACTION, CLAW_FACTION)
