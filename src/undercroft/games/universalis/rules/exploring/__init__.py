"""Exploring: sections are revealed; doors, chests, searches, riddles."""

from __future__ import annotations

from . import exploration, revealing

__all__ = [
    "exploration",
    "revealing",
]
