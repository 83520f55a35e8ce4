"""Riding: mounts that stand still, run away and strike back."""

from __future__ import annotations

from . import stable

__all__ = [
    "stable",
]
