"""Figures of the rulebook that no card prints."""

from __future__ import annotations

DIE = (0, 0, 1, 1, 2, 3)
"""The faces of the Dungeon Die.  [alliance.component.dungeon-die]"""

DISCARD_LIMIT = (1, 2, 2, 3, 3, 4, 4, 5)
HAND_SIZE = (6, 6, 6, 7, 7, 7, 8, 8)
"""The Draft Bonus Chart by drafted cards; the last space stands for 7 and more.  [alliance.component.draft-chart]"""

TILE_COUNTS = {1: (6, 4, 2), 2: (6, 5, 2), 3: (8, 6, 3), 4: (10, 7, 4)}
"""Tiles of Level I, II and III in the Master Dungeon Stack by players.  [alliance.setup.tile-counts]"""

POOLS = {1: (8, 12), 2: (12, 16), 3: (15, 25), 4: (20, 35)}
"""The two XP Pools by players.  [alliance.setup.xp-pools]"""

STARTING_HAND = 6
UPGRADE_SLOTS = 5
TILE_SLOTS = 2
CYCLES = 4
EMPTY_PLACE_COST = 4
"""What an empty place in the frame costs in solo play.  [alliance.solo.score-empty]"""

GOALS = {1: 18, 2: 52, 3: 81, 4: 112}
"""The score with which those win who play against the Solo/Cooperative Cards, by Alliances.  [alliance.solo.score,
alliance.setup.cooperative]"""
GREAT = 28
"""A score that a lone Alliance may be proud of."""
