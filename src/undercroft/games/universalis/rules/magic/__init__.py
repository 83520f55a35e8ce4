"""Magic: casting, dispelling, and spells that change whom somebody serves."""

from __future__ import annotations

from . import casting, spellbound

__all__ = [
    "casting",
    "spellbound",
]
