"""Carrying the body of a Knocked Out companion out of the dungeon, alone or in pairs."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...events import Carried
from ...state import NOBODY, NOWHERE, Figure, Mark, standing
from .. import telling
from ..characters import figures
from ..squares import Do, Situation, adjacent, around, field_of, in_melee, spend_action
from . import bags, together
from .load import HELPER as HELPER
from .load import carried_by as carried_by


def offers(t: UTable, s: Situation) -> list[Do]:
    """Bodies of heroes within reach; a larger one only with the help of somebody next to him. One that is carried can
    be laid down.

    [dun.ko.body, dun.carry.companion-larger, dun.carry.companion-pair]
    """
    if s.figure.kind != "hero":
        return []
    if carried_by(t, s.figure.id) is not None:
        return [Do("lay-down")]
    if not s.may_act or s.hampered or s.beast or s.figure.riding != NOBODY:
        return []
    near = around(t, s.figure)
    found: list[Do] = []
    for f in t.state.figures.values():
        if not lies(t, f) or not near >> f.cell & 1:
            continue
        if f.size <= s.figure.size:
            found.append(Do("lift", target=f.id))
        else:
            found += [Do("lift-pair", target=f.id, cell=one.cell) for one in helpers(t, s.figure, f)]
    return found


def lies(t: UTable, figure: Figure) -> bool:
    """A hero who is Knocked Out and whom nobody carries; nobody fetches a body up from an abyss.

    [dun.ko.body, dun.fall.abyss]
    """
    return (
        figure.kind == "hero"
        and bool(figure.marks & Mark.KNOCKED_OUT)
        and figure.owner == NOBODY
        and figure.cell != NOWHERE
        and field_of(t).ground[figure.cell] != "abyss"
    )


def helpers(t: UTable, figure: Figure, body: Figure) -> list[Figure]:
    """Heroes and mercenaries next to him and next to the body, who can still act this turn and have no enemy near.

    [dun.carry.companion-pair]
    """
    touch = field_of(t).touch
    return [
        one
        for one in figures.allies(t.state, figure)
        if one.kind in ("hero", "mercenary")
        and not one.marks & together.FETTERED
        and one.span == figure.span == 1
        and adjacent(t, figure, one)
        and (one.cell == body.cell or touch[one.cell] >> body.cell & 1)
        and carried_by(t, one.id) is None
        and not in_melee(t, one)
    ]


async def lift(t: UTable, who: int, do: Do) -> None:
    """Taking up a body is the Action of this turn, and costs a point of Movement.  [dun.carry.companion-cost]"""
    active = t.state.turn.active
    assert active is not None
    spend_action(active)
    active.points, active.movement = max(0, active.points - 1), max(1, active.movement - 1)
    before = bags.look(t, t.state.figures[who])
    t.state.figures[do.target].owner = who
    tell(t, who, do.target, "up", before)


async def lift_pair(t: UTable, who: int, do: Do) -> None:
    """Both give their Action, and from now on both move at the same time.

    [dun.carry.companion-pair, dun.carry.companion-cost]
    """
    active, body = t.state.turn.active, t.state.figures[do.target]
    assert active is not None
    other = next(f.id for f in helpers(t, t.state.figures[who], body) if f.cell == do.cell)
    spend_action(active)
    before = bags.look(t, t.state.figures[who], t.state.figures[other])
    body.owner, body.uses[HELPER] = who, other
    tell(t, who, body.id, "up", before)
    together.pair_up(t, other, together.HAULING, less=1)


async def lay_down(t: UTable, who: int, do: Do) -> None:
    let_go(t, who)


def let_go(t: UTable, who: int) -> None:
    """The body lies where its carrier is."""
    body = carried_by(t, who)
    if body is not None:
        moved = body.cell != t.state.figures[who].cell
        before = bags.look(t, *(t.state.figures.get(id) for id in (body.owner, body.uses.get(HELPER, NOBODY))))
        body.owner, body.cell = NOBODY, t.state.figures[who].cell
        if moved:
            telling.stands(t, body, "carry", ("dun.carry.companion-cost",))
        body.uses.pop(HELPER, None)
        tell(t, who, body.id, "down", before)


def tell(t: UTable, who: int, body: int, how: str, before: bags.Belongings | None) -> None:
    """Somebody takes a body up or lays it down, and bears more or less."""
    name, other, moved = t.state.figures[who].card, t.state.figures[body].card, bags.moved(t, before)
    t.tell(Carried(who=who, name=name, target=body, other=other, how=how, cites=("dun.carry.companion-cost",), **moved))


def burden(t: UTable, who: int) -> None:
    """Carrying costs an Action every turn and a point of Movement, of both where two carry; two go at the pace of the
    slower one, and lay the body down if one of them cannot go on.

    [dun.carry.companion-cost, dun.carry.companion-pair]
    """
    active, body = t.state.turn.active, carried_by(t, who)
    if active is None or body is None:
        return
    if HELPER in body.uses:
        other = t.state.figures.get(body.owner if body.owner != who else body.uses[HELPER])
        fit = other is not None and standing(other) and not other.marks & together.FETTERED
        if other is None or not fit or not adjacent(t, t.state.figures[who], other):
            let_go(t, who)
            return
        together.pair_up(t, other.id, together.HAULING)
    active.action -= 1
    active.points = max(1, active.points - 1)
    active.movement = active.points


def follow(t: UTable, who: int) -> None:
    """The body is where its carrier is."""
    body, carrier = carried_by(t, who), t.state.figures.get(who)
    if body is not None and carrier is not None:
        moved, body.cell = body.cell != carrier.cell, carrier.cell
        if moved:
            telling.stands(t, body, "carry", ("dun.carry.companion-cost",))
        if carrier.marks & Mark.LEFT:
            body.marks |= Mark.LEFT
            body.uses.pop(HELPER, None)
        if carrier.marks & Mark.KNOCKED_OUT:
            let_go(t, who)
