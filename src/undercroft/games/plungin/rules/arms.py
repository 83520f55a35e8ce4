"""What Heroes strike with, and what adds dice to a blow; for the rules that count them and for those that name them."""

from __future__ import annotations

from ..content import PlunginTable
from ..state import Foe
from . import figures

SNEAK, CHARGE = 2, 2
BARE = "bare-hands"


def battling(t: PlunginTable, foe: Foe, ref: int) -> bool:
    """Whether a Monster is fighting another Hero who is still there.  [plungin.ability.sneak-attack]"""
    tile = figures.tile_of(t, foe.cell)
    return any(other != ref and other in figures.heroes_on(t, tile) for other in foe.fighting)
