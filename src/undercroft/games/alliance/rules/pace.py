"""Speed points as they are spent."""

from __future__ import annotations

from ..state import Turn


def pay(turn: Turn, points: int) -> None:
    """Spend Speed points; from now on there is no second attack.  [alliance.hero.two-attacks-speed-test]"""
    turn.used += points
    turn.spent = turn.spent or points > 0
