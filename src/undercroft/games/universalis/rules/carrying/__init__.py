"""Carrying: hands, loads, baggage, bodies, and two who move as one."""

from __future__ import annotations

from . import baggage, bags, bodies, hands, load, reins, together
from .hands import TWO_HANDS, USED, displaced, hands_for, spend_quick, unique

__all__ = [
    "TWO_HANDS",
    "USED",
    "baggage",
    "bags",
    "bodies",
    "displaced",
    "hands",
    "hands_for",
    "load",
    "reins",
    "spend_quick",
    "together",
    "unique",
]
