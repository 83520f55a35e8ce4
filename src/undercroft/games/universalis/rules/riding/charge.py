"""Fighting from the saddle."""

from __future__ import annotations

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...content.definitions import Weapon
from ...state import NOBODY, Figure
from ..characters import has
from ..harm import nearest_square
from ..squares import board_of, field_of, squares

CHARGE = 3
"""So many squares straight on make a charge."""
TWO_HANDS = 2


def extra_dice(t: UTable, rider: Figure, foe: Figure, weapon: Weapon) -> int:
    """1 die more against who is on foot, with a weapon that is fit for it and on good ground; and what the weapon does
    better from the saddle.

    [dun.mount.damage-bonus, dun.mount.difficult-terrain-damage, dun.equip.saber-riding]
    """
    if rider.riding == NOBODY:
        return 0
    dice = int("rides" in weapon.marks)
    if foe.riding != foe.ridden or not fit(weapon):
        return dice
    field = field_of(t)
    return dice + (not any(field.is_difficult(cell) for cell in squares(field.board, rider)))


def fit(weapon: Weapon) -> bool:
    """Neither bare hands, claws and the like, nor light weapons, nor those for two hands but spears and lances.

    [dun.mount.damage-bonus-exceptions]
    """
    if "natural" in weapon.marks or "light" in weapon.marks:
        return False
    return weapon.hands < TWO_HANDS or "lance" in weapon.marks


def couched(t: UTable, rider: Figure, foe: Figure, weapon: Weapon) -> bool:
    """With a spear or lance, after three squares or more straight on towards the target.  [dun.mount.spear-charge]"""
    active, board = t.state.turn.active, board_of(t)
    if (
        rider.riding == NOBODY
        or "lance" not in weapon.marks
        or active is None
        or active.who != rider.id
        or active.forward < CHARGE
    ):
        return False
    part = nearest_square(t, rider, foe.cell)
    return board.facing(part, nearest_square(t, foe, part)) == rider.facing


def lowered(weapon: Weapon) -> Weapon:
    """The target's Armor counts 1 less, and a critical throws down anyone who is not larger.

    [dun.mount.spear-charge, dun.mount.spear-critical]
    """
    return replace(weapon, armor=weapon.armor - 1, marks=(*weapon.marks, "throws-down"))


def unsteady(t: UTable, figure: Figure) -> int:
    """To shots and castings from the saddle.

    [dun.mount.shooting-casting, dun.skill.exploration.expert-rider.no-penalty]
    """
    return -int(figure.riding != NOBODY and not has(t, figure, "rides-well"))
