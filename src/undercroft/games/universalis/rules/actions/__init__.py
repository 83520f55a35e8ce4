"""Actions and Quick Actions: attacks, skills of hands and of nature, equipment, wonders."""

from __future__ import annotations

from . import attacks, feats, monstrous, quick, talents, wonders
from .quick import allowed

__all__ = [
    "allowed",
    "attacks",
    "feats",
    "monstrous",
    "quick",
    "talents",
    "wonders",
]
