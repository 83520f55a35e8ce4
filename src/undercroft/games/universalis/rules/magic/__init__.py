"""Magic: casting, dispelling, and spells that change whom somebody serves."""

from __future__ import annotations

from . import aids, casting, spell_effects, spellbound

__all__ = [
    "aids",
    "casting",
    "spell_effects",
    "spellbound",
]
