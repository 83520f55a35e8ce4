"""What the powers of magic objects do to all around their bearer, where no effect says it."""

from __future__ import annotations

from ..rules.characters import figures
from ..rules.harm import Use
from ..rules.harm import effects as harms
from ..rules.squares import board_of, footprint, within
from ..state import Figure
from .catalogue import UTable
from .definitions import Cure, Effects, Harm, Heal, Modify

WATCH: Effects = (Cure(("stunned", "knocked-down")), Modify("courage", 2, "combat"))
CHOIR: Effects = (Modify("defence", 1, "combat"),)
EVENING: Effects = (Heal(amount=2), Cure(("poisoned", "diseased")))
SPARKS: Effects = (Harm(3, element="fire"),)
STORM: Effects = (Harm(4, against="natural", element="lightning"),)


async def on_each(t: UTable, use: Use, whom: list[Figure], reach: int, effects: Effects) -> None:
    """The effects befall those of them who are so near to the bearer, no wall between, one after another.

    [dun.spell.aoe, dun.los.wall]
    """
    board, near = board_of(t), within(t, t.state.figures[use.source], reach)
    for who in [one.id for one in whom if near & footprint(board, one)]:
        await harms.apply_all(t, effects, use._replace(target=who))


def friends(t: UTable, use: Use) -> list[Figure]:
    """The bearer and those of his side."""
    bearer = t.state.figures[use.source]
    return [bearer, *figures.allies(t.state, bearer)]


async def last_watch(t: UTable, use: Use) -> None:
    """Friends within 6 squares are on their feet and braver for the fight.  [dun.magic-object.types]"""
    await on_each(t, use, friends(t, use), 6, WATCH)


async def choir(t: UTable, use: Use) -> None:
    """Friends within 4 squares defend better for the fight.  [dun.magic-object.types]"""
    await on_each(t, use, friends(t, use), 4, CHOIR)


async def evening(t: UTable, use: Use) -> None:
    """Friends within 6 squares are healed.  [dun.magic-object.types]"""
    await on_each(t, use, friends(t, use), 6, EVENING)


async def sparks(t: UTable, use: Use) -> None:
    """Fire for every enemy within 3 squares.  [dun.magic-object.types]"""
    await on_each(t, use, figures.enemies(t.state, t.state.figures[use.source]), 3, SPARKS)


async def storm(t: UTable, use: Use) -> None:
    """Lightning for every enemy within 4 squares.  [dun.magic-object.types]"""
    await on_each(t, use, figures.enemies(t.state, t.state.figures[use.source]), 4, STORM)
