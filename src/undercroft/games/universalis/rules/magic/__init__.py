"""Magic: casting, dispelling, and spells that change whom somebody serves."""

from __future__ import annotations

from . import casting, dispelling, spell_effects, spellbound

__all__ = [
    "casting",
    "dispelling",
    "spell_effects",
    "spellbound",
]
