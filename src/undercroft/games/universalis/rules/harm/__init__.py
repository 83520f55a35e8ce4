"""Harm: damage, conditions, pushes, falls, and what the effects of cards do."""

from __future__ import annotations

from . import damage, effects, furniture, moments, pushing
from .damage import (
    Blow,
    Hurt,
    afflict,
    charted,
    counted,
    hardiness,
    harm,
    heal,
    lose,
    natural_against,
    rank,
    remove,
    shrugs_off,
    throw,
    undo,
)
from .effects import GROUND, Use
from .pushing import PIT_HEIGHT, drop, end_activation, fall, firm, free, nearest_square

__all__ = [
    "GROUND",
    "PIT_HEIGHT",
    "Blow",
    "Hurt",
    "Use",
    "afflict",
    "charted",
    "counted",
    "damage",
    "drop",
    "effects",
    "end_activation",
    "fall",
    "firm",
    "free",
    "furniture",
    "hardiness",
    "harm",
    "heal",
    "lose",
    "moments",
    "natural_against",
    "nearest_square",
    "pushing",
    "rank",
    "remove",
    "shrugs_off",
    "throw",
    "undo",
]
