"""Experience of the group, attribute points and hero bonuses."""

from __future__ import annotations

from ..content import DoriaTable
from ..events import XpGained
from .telling import tell


def gain(t: DoriaTable, amount: int) -> None:
    """Experience is collected on the group track.  [doria.xp.group-track]"""
    if amount:
        t.state.xp += amount
        tell(t, XpGained(xp=amount, total=t.state.xp, cites=("doria.xp.group-track",)))
