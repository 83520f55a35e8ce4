"""Experience: pools, gains, and the split for monsters."""

from __future__ import annotations

from ..content import AllianceTable
from ..events import GainedXp
from .abilities import value


def gain(t: AllianceTable, seat: int, xp: int, *cites: str, cause: str = "none") -> None:
    """Take XP face up: from the first pool, then the second, then the reserve.

    [alliance.xp.face-up, alliance.xp.pool-order, alliance.xp.reserve-after-pools, alliance.xp.sources]
    """
    if xp <= 0:
        return
    state, left = t.state, xp
    for index, pool in enumerate(state.pools):
        taken = min(pool, left)
        state.pools[index] -= taken
        left -= taken
    alliance, basis = state.alliances[seat], ("alliance.xp.face-up", *cites)
    alliance.xp += xp
    score = alliance.xp + alliance.spent - alliance.defeats
    t.tell(GainedXp(seat=seat, xp=xp, cause=cause, total=alliance.xp, score=score, cites=basis))


def ranking(wounds: tuple[int, ...]) -> list[int]:
    """Seats by Wound Tokens, the earlier placed first in a tie.

    [alliance.xp.shared-kill, alliance.xp.tie, alliance.battle.monster-wound-excess]

    >>> ranking((1, 0, 0, 1)), ranking((2, 1, 1))
    ([1, 0], [1, 2])
    """
    return sorted(dict.fromkeys(wounds), key=lambda seat: (-wounds.count(seat), wounds.index(seat)))


def reward(t: AllianceTable, card: str, wounds: tuple[int, ...]) -> None:
    """All for a lone Alliance; else the first reward for the most wounds and the second for the second most.

    [alliance.xp.sole-kill, alliance.xp.shared-kill, alliance.xp.third-none]
    """
    ranked = ranking(wounds)
    if len(ranked) == 1:
        gain(t, ranked[0], value(t.content, card), "alliance.xp.sole-kill")
        return
    for seat, xp, cause in zip(ranked, t.content.monsters[card].xp, ("most", "second"), strict=False):
        gain(t, seat, xp, "alliance.xp.shared-kill", cause=cause)
