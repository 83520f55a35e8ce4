"""The 25 races."""

from __future__ import annotations

from .definitions import Race

RACES: tuple[Race, ...] = (
    Race(
        id="humans",
        alignment="neutral",
        low=(5, 3, 3, 3, 3, 3, 3, 0, 3, 4, 0, 0),
        high=(6, 6, 5, 6, 3, 5, 5, 0, 5, 6, 0, 0),
        costs=(2, 2, 3, 2, 0, 2, 3, 0, 2, 2, 0, 0),
        fortune=4,
    ),
)
