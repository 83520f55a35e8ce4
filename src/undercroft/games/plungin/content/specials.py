"""The Special Locations: preconfigured rooms that can turn up in any dungeon."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from .definitions import SpecialLocation

SPECIALS = (
    SpecialLocation(id="fountain-of-healing", tile="fountain", doors=2),
    SpecialLocation(id="sarcophagus-of-reviving", tile="sarcophagus", doors=2),
    SpecialLocation(id="hall-of-pillars", tile="pillar-hall", doors=3, chests=True),
)
"""The two printed ones, and a hall that a chart can use for variety.  [plungin.special.table]"""

FEATURES = {"F": "fountain", "S": "sarcophagus", "#": "pillar", "E": "boss"}
"""What the marks on a tile stand for."""


def standing(cells: Iterable[int], marks: Mapping[int, str]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """What one can walk up to on some squares with these marks, and where: a fountain, a sarcophagus."""
    for mark in "FS":
        on = tuple(cell for cell in cells if marks.get(cell) == mark)
        if on:
            yield FEATURES[mark], on
