"""Magic: casting, dispelling, and spells that change whom somebody serves."""

from __future__ import annotations

from . import magic, spellbound

__all__ = [
    "magic",
    "spellbound",
]
