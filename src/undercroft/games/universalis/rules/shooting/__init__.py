"""Shooting: ranged attacks and Defensive Shots."""

from __future__ import annotations

from . import defensive, ranged
from .ranged import knock

__all__ = [
    "defensive",
    "knock",
    "ranged",
]
