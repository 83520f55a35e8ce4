"""Mercenaries and pets."""

from __future__ import annotations

from .definitions import Companion

COMPANIONS: tuple[Companion, ...] = (
    Companion(id="giant-rat", pet=True, vp=1, cost=4, upkeep=1, size=1, weapons=("dagger",), skills=("sharp-senses",)),
)
