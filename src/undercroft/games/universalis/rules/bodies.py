"""Carrying the body of a Knocked Out companion out of the dungeon."""

from __future__ import annotations

from ..content.catalogue import UTable
from ..state import NOBODY, Figure, Mark
from .engagement import field_of
from .options import Do, Situation, spend_action


def carried_by(t: UTable, who: int) -> Figure | None:
    """The body that somebody carries."""
    return next((f for f in t.state.figures.values() if f.marks & Mark.KNOCKED_OUT and f.owner == who), None)


def offers(t: UTable, s: Situation) -> list[Do]:
    """Bodies within reach of heroes not larger than the carrier; one that is carried can be laid down.

    [dun.ko.body, dun.carry.companion-larger]
    """
    if s.figure.kind != "hero":
        return []
    if carried_by(t, s.figure.id) is not None:
        return [Do("lay-down")]
    if not s.may_act or s.hampered:
        return []
    near = field_of(t).touch[s.figure.cell] | 1 << s.figure.cell
    return [
        Do("lift", target=f.id)
        for f in t.state.figures.values()
        if f.kind == "hero"
        and f.marks & Mark.KNOCKED_OUT
        and f.owner == NOBODY
        and f.cell >= 0
        and near >> f.cell & 1
        and f.size <= s.figure.size
    ]


async def lift(t: UTable, who: int, do: Do) -> None:
    """Taking up a body is the Action of this turn.  [dun.carry.companion-cost]"""
    active = t.state.active
    assert active is not None
    spend_action(active)
    t.state.figures[do.target].owner = who


async def lay_down(t: UTable, who: int, do: Do) -> None:
    body = carried_by(t, who)
    if body is not None:
        body.owner, body.cell = NOBODY, t.state.figures[who].cell


def burden(t: UTable, who: int) -> None:
    """Carrying costs an Action every turn and a point of Movement.  [dun.carry.companion-cost]"""
    active = t.state.active
    if active is not None and carried_by(t, who) is not None:
        active.action -= 1
        active.points = max(1, active.points - 1)
        active.movement = active.points


def follow(t: UTable, who: int) -> None:
    """The body is where its carrier is."""
    body, carrier = carried_by(t, who), t.state.figures.get(who)
    if body is not None and carrier is not None:
        body.cell = carrier.cell
        if carrier.marks & Mark.LEFT:
            body.marks |= Mark.LEFT
        if carrier.marks & Mark.KNOCKED_OUT:
            body.owner = NOBODY
