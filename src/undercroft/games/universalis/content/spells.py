"""All lores with their spells.  [dun.magic.lores, dun.spell.natures]

Lightning and Fireball carry the rulebook's figures, eight further names are its own; the rest is this project's. A
spell of 2 mana is a superior one, and costs 15 coins to learn instead of 10.
"""

from __future__ import annotations

from . import lores
from .definitions import Lore, Spell
from .finding import modules

_LORES = sorted(modules(lores.__name__), key=lambda one: (one.LORE.since, one.LORE.order, one.LORE.id))

LORES: tuple[Lore, ...] = tuple(one.LORE for one in _LORES)
SPELLS: tuple[Spell, ...] = tuple(spell for one in _LORES for spell in one.SPELLS)
