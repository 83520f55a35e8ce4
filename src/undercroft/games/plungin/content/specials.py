"""The Special Locations: preconfigured rooms that can turn up in any dungeon."""

from __future__ import annotations

from .definitions import SpecialLocation

SPECIALS = (
    SpecialLocation(id="fountain-of-healing", tile="fountain", doors=2),
    SpecialLocation(id="sarcophagus-of-reviving", tile="sarcophagus", doors=2),
    SpecialLocation(id="hall-of-pillars", tile="pillar-hall", doors=3, chests=True),
)
"""The two printed ones, and a hall that a chart can use for variety.  [plungin.special.table]"""

FEATURES = {"F": "fountain", "S": "sarcophagus", "#": "pillar", "E": "boss"}
"""What the marks on a tile stand for."""
