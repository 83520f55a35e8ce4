"""Riding: up into the saddle and down, charging, falling, and mounts that nobody rides."""

from __future__ import annotations

from . import charge, falls, saddle, stable

__all__ = [
    "charge",
    "falls",
    "saddle",
    "stable",
]
