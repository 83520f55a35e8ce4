"""Carrying: hands, loads, baggage, bodies, and two who move as one."""

from __future__ import annotations

from . import baggage, bodies, hands, load, reins, together
from .hands import TWO_HANDS, USED, hands_for, may_quick, spend_quick, unique

__all__ = [
    "TWO_HANDS",
    "USED",
    "baggage",
    "bodies",
    "hands",
    "hands_for",
    "load",
    "may_quick",
    "reins",
    "spend_quick",
    "together",
    "unique",
]
