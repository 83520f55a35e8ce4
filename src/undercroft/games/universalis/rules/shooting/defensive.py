"""Defensive Shots: at somebody who comes near enough to strike."""

from __future__ import annotations

from undercroft.kernel import Word

from ...content.catalogue import UTable
from ...content.definitions import LARGE
from ...state import Figure, Held, Mark
from ..characters import control, figures, has
from ..options import PASS, seen
from ..squares import Spot, board_of, distance, field_of, in_melee, reach, sees, squares, thrust
from .ranged import can_shoot, shoot

CLOSE = 3
"""A Defensive Shot is made at this distance, and never at one who began his move so near."""
NO_SHOT = Mark.HAS_SHOT | Mark.KNOCKED_DOWN | Mark.STATIONARY


def defender_weapon(t: UTable, shooter: Figure) -> Held | None:
    """[dun.defshot.reloading, dun.equip.longbow, dun.skill.combat.expert-archer.defensive-longbow]"""
    for held in shooter.hands:
        weapon = figures.weapon(t, held)
        if weapon is None or not weapon.range or not held.loaded:
            continue
        if "no-defensive-shot" in weapon.marks and not has(t, shooter, "rolls-shots-again"):
            continue
        return held
    return None


def watchers(t: UTable, who: int, end: Spot) -> list[int]:
    """The shooters for whom a mover comes: his move began more than 3 squares away where they saw him, and ends where
    he can strike them or they hold him.

    [dun.defshot.trigger, dun.defshot.min-start]
    """
    mover, active = t.state.figures[who], t.state.turn.active
    foes = [f for f in figures.enemies(t.state, mover) if defender_weapon(t, f) is not None and not f.marks & NO_SHOT]
    if not foes:
        return []
    board = board_of(t)
    here, goal = Spot(mover.cell, mover.other), board.base(end.cell, mover.span, end.other)
    foes = [foe for foe in foes if _bound_for(t, mover, goal, foe)]
    start = Spot(active.start, active.start_other) if active is not None and active.who == who else here
    try:
        mover.cell, mover.other = start
        return [f.id for f in foes if distance(board, f, mover) > CLOSE and sees(t, f, mover)]
    finally:
        mover.cell, mover.other = here


def _bound_for(t: UTable, mover: Figure, goal: tuple[int, ...], foe: Figure) -> bool:
    """Whether somebody who stands there can strike an enemy, be it with a long-range weapon.  [dun.defshot.trigger]"""
    board, field = board_of(t), field_of(t)
    cells = squares(board, foe)
    if any(field.touch[part] >> cell & 1 for part in goal for cell in cells):
        return True
    deep = reach(t, mover)
    return deep > 1 and any(board.distance(a, b) <= deep and thrust(t, a, b) for a in goal for b in cells)


def may_defend(t: UTable, shooter: Figure, mover: Figure) -> bool:
    """Whether a shooter for whom somebody comes can shoot now.  [dun.defshot.once, dun.defshot.timing]"""
    held = defender_weapon(t, shooter)
    if shooter.marks & NO_SHOT or held is None or in_melee(t, shooter):
        return False
    return can_shoot(t, shooter, held, mover)


async def defensive_shot(t: UTable, shooter: int, mover: int) -> bool:
    """The shot, if its seat wants it; True if it stops the advance.  [dun.defshot.stop, dun.defshot.large]"""
    figure, target = t.state.figures[shooter], t.state.figures[mover]
    chosen = await control.decide(
        t,
        figure,
        "defensive-shot",
        (PASS, Word("shoot")),
        control.last,
        cites=("dun.defshot.trigger",),
        about={"name": control.someone(t, shooter), "other": control.someone(t, mover)},
        at=(*seen(figure), *seen(target)),
        window=True,
    )
    held = defender_weapon(t, figure)
    if chosen == PASS or held is None:
        return False
    t.state.figures[shooter].marks |= Mark.HAS_SHOT
    size = target.size
    hit, roll, hurt = await shoot(t, shooter, mover, held, defensive=True)
    if not hit or not hurt.wounds:
        return False
    return size < LARGE or roll.dice == (6, 6)
