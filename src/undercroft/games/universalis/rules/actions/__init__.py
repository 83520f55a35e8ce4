"""Actions and Quick Actions: attacks, skills of hands and of nature, equipment, wonders."""

from __future__ import annotations

from . import attacks, crafts, deeds, quick, wonders, work
from .gear import allowed

__all__ = [
    "allowed",
    "attacks",
    "crafts",
    "deeds",
    "quick",
    "wonders",
    "work",
]
