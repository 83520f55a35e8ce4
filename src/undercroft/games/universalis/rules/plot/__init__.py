"""The plot of a Quest Sheet: what comes to pass on the way, and the goal."""

from __future__ import annotations

from . import goals, triggers

__all__ = [
    "goals",
    "triggers",
]
