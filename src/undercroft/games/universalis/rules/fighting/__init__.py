"""Fighting hand to hand: blows, shields, what skills answer, and the spoils."""

from __future__ import annotations

from . import hits, melee, reactions, shields, spoils, venoms
from .hits import Blows, from_behind
from .melee import again_for_ones
from .venoms import venom

__all__ = [
    "Blows",
    "again_for_ones",
    "from_behind",
    "hits",
    "melee",
    "reactions",
    "shields",
    "spoils",
    "venom",
    "venoms",
]
