"""Random Events."""

from __future__ import annotations

from .definitions import Happening

HAPPENINGS = (
    Happening(id="monster-patrol", kind="patrol"),
    Happening(id="cold-draught", kind="draught"),
    Happening(id="loose-flagstone", kind="slow"),
    Happening(id="clattering-echo", kind="alarm"),
    Happening(id="dropped-purse", kind="coins", amount=10),
    Happening(id="second-wind", kind="boon"),
    Happening(id="forgotten-dart", kind="trap", what="poison-needle"),
    Happening(id="bursting-pipe", kind="trap", what="fire-jet"),
    Happening(id="rotten-ceiling", kind="trap", what="falling-block"),
)
"""The printed patrol, and eight more for charts to choose from.  [plungin.event.chart]"""
