"""Shooting: ranged attacks and Defensive Shots."""

from __future__ import annotations

from . import ranged
from .ranged import knock

__all__ = [
    "knock",
    "ranged",
]
