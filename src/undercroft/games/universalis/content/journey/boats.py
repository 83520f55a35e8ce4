"""The three boats. The rulebook names them; prices, Structure points and waters are this project's."""

from __future__ import annotations

from .places import Boat

BOATS: tuple[Boat, ...] = (
    Boat(id="rowboat", cost=6, structure=3, waters=("river", "coast")),
    Boat(id="merchant-ship", cost=20, structure=6, waters=("river", "coast", "sea")),
    Boat(id="warship", cost=40, structure=10, waters=("coast", "sea")),
)
