"""Encounters: creatures appear, who surprises whom, and what waits under water."""

from __future__ import annotations

from . import encounters, water
from .encounters import (
    chosen_square,
    figure_of,
    imagined,
    initiative,
    leader_placed,
    leader_section,
    legal_square,
    near_square,
    new_turn,
    place,
)

__all__ = [
    "chosen_square",
    "encounters",
    "figure_of",
    "imagined",
    "initiative",
    "leader_placed",
    "leader_section",
    "legal_square",
    "near_square",
    "new_turn",
    "place",
    "water",
]
