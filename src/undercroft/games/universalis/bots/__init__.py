"""Bots for both sides. They decide only on what their seat may know."""

from __future__ import annotations

from . import curious, heroes

__all__ = [
    "curious",
    "heroes",
]
