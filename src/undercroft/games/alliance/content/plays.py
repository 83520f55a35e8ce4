"""Effects of single cards that no effect value describes."""

from __future__ import annotations

from typing import Any


async def hymn(t: Any, hero: int, target: int) -> None:
    """Every own hero in the room of the singer removes 1 wound."""
    raise AssertionError


async def miracle(t: Any, hero: int, target: int) -> None:
    """Every own hero, wherever it is, removes 2 wounds."""
    raise AssertionError
