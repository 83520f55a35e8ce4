"""This game's heuristics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .content import Content
from .spine import score
from .state import State

BOTS: dict[str, Callable[..., Any]] = {}


def evaluate(state: State, content: Content, seat: int) -> float:
    """The own score against the best of the others."""
    others = [score(state, other) for other in range(state.seats) if other != seat]
    return float(score(state, seat) - max(others, default=0))
