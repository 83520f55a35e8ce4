"""Fighting hand to hand: blows, shields, what skills answer, and the spoils."""

from __future__ import annotations

from . import melee, reactions, shields, spoils, venoms
from .melee import Blows, again_for_ones, from_behind
from .venoms import venom

__all__ = [
    "Blows",
    "again_for_ones",
    "from_behind",
    "melee",
    "reactions",
    "shields",
    "spoils",
    "venom",
    "venoms",
]
