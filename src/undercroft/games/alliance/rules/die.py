"""The Dungeon Die."""

from __future__ import annotations

from fractions import Fraction

from ..content import AllianceTable
from ..content.figures import DIE


async def roll_die(t: AllianceTable, key: str) -> int:
    """The side on which it comes to lie; `DIE` has what is printed there: 0, 0, 1, 1, 2, 3.

    [alliance.component.dungeon-die, alliance.component.die-uses]
    """
    (side,) = await t.roll(1, len(DIE), key)
    return side


def chance(level: int, extra: int) -> Fraction:
    """How many of the faces reach a level with this many extra points.

    >>> [str(chance(2, extra)) for extra in range(3)]
    ['1/3', '2/3', '1']
    """
    return Fraction(sum(face + extra >= level for face in DIE), len(DIE))
