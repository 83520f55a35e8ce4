"""The plot of a Quest Sheet: what comes to pass on the way, the goal, and how it ends."""

from __future__ import annotations

from . import endings, goals, triggers

__all__ = [
    "endings",
    "goals",
    "triggers",
]
