"""Skills that answer what others do: bodyguards, trappers, gazes, springing up."""

from __future__ import annotations

from ..content.catalogue import UTable
from ..state import Figure, Mark, standing
from . import control, figures
from .engagement import adjacent

# ------------------------------------------------------------------------------------------------ bodyguards


def escorted(t: UTable, guard: Figure) -> int:
    """The adjacent ally whom a bodyguard has named; else the one of most Value Points.

    [dun.skill.combat.bodyguard.defence]
    """
    near = [ally for ally in figures.allies(t.state, guard) if adjacent(t, guard, ally)]
    named = guard.uses.get("bodyguard", -1)
    if any(ally.id == named for ally in near):
        return named
    return max(near, key=lambda ally: (ally.leader, ally.vp, -ally.id)).id if near else -1


def bodyguard_of(t: UTable, figure: Figure) -> Figure | None:
    """The first bodyguard at his side; more of them add nothing.

    [dun.skill.combat.bodyguard.defence, dun.skill.combat.bodyguard.no-stacking]
    """
    guards = [g for g in t.state.figures.values() if "bodyguard" in g.skills and g.side == figure.side]
    for guard in guards:
        up = standing(guard) and not guard.marks & Mark.KNOCKED_DOWN
        if guard is not figure and up and escorted(t, guard) == figure.id:
            return guard
    return None


async def stands_in(t: UTable, target: int) -> int | None:
    """Once per turn the bodyguard may take the damage of a shot or a magic projectile.

    [dun.skill.combat.bodyguard.transfer]
    """
    guard = bodyguard_of(t, t.state.figures[target])
    if guard is None or guard.uses.get("stood-in") == t.state.turn:
        return None
    chosen = await control.decide(
        t,
        guard,
        "bodyguard",
        ("pass", "take"),
        control.first,
        cites=("dun.skill.combat.bodyguard.transfer",),
        about={"other": t.state.figures[target].card},
        window=True,
    )
    if chosen == "pass":
        return None
    t.state.figures[guard.id].uses["stood-in"] = t.state.turn
    t.used("bodyguard")
    return guard.id
