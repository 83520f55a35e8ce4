"""Moments at which several chapters have their say. Who answers, and in which order, stands in `answers.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ...content.catalogue import UTable
from ...state import Figure

STRUCK: list[Callable[[UTable, int, int], None]] = []
"""Somebody who notes things about himself is about to be harmed: who, and by whom."""

DOWN: list[Callable[[UTable, int], None]] = []
"""Somebody has just been Knocked Out and is still on the board."""

HERO_DOWN: list[Callable[[UTable, int], Awaitable[None]]] = []
"""A hero lies where he is."""

SLAIN: list[Callable[[UTable, int, Figure], None]] = []
"""One of the Dark Player's creatures has been eliminated: by whom, and what it was."""
