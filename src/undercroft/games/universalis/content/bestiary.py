"""The Bestiary: all factions with their creatures, Leaders and Creature Spawn Tables.

Names and Value Points that the rulebook mentions (orc warrior and orc archer 1 with Armor 4 and skill 3, dire wolf
2, orc champion 3, orc Leader 9, skeleton warrior 1, minotaur 9) are its own; all else is this project's.
"""

from __future__ import annotations

from . import factions
from .definitions import Creature, Faction
from .finding import modules

_SHEETS = sorted(modules(factions.__name__), key=lambda one: (one.FACTION.since, one.FACTION.order, one.FACTION.id))

FACTIONS: tuple[Faction, ...] = tuple(one.FACTION for one in _SHEETS)
CREATURES: tuple[Creature, ...] = tuple(creature for one in _SHEETS for creature in one.CREATURES)
