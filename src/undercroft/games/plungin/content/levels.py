"""The level chart."""

from __future__ import annotations

from .definitions import LevelRow

LEVELS = (
    LevelRow(xp=0, points=0, cap=6),
    LevelRow(xp=50, points=12, cap=6),
    LevelRow(xp=100, points=18, cap=6),
    LevelRow(xp=200, points=24, cap=7),
    LevelRow(xp=400, points=30, cap=7),
    LevelRow(xp=600, points=36, cap=8),
    LevelRow(xp=800, points=42, cap=8),
    LevelRow(xp=1000, points=48, cap=9),
    LevelRow(xp=1250, points=54, cap=9),
    LevelRow(xp=1500, points=60, cap=10),
)
"""Levels 1 to 10: what reaching it costs, the points it gives, the cap of every stat.  [plungin.level.table]"""
