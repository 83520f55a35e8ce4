"""A Dark Player's orders: what creatures do by themselves, by the cards of the Artificial Dark Player. Any of them can
be led singly instead."""

from __future__ import annotations

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...events import LetLoose, SentOut
from ...state import HEROES, NOBODY, Mark, Order, standing
from ..automaton import artificial
from ..options import Do

ASSAULT, NATURE = "assault", "nature"


def band(t: UTable) -> list[int]:
    """The creatures that can be sent out now, in the order of the Artificial Dark Player.  [dun.adp.order]"""
    return [id for id in artificial.order(t) if not t.state.figures[id].marks & Mark.ACTIVATED]


def offers(t: UTable) -> list[Do]:
    """At one of the heroes' side, or each as its nature bids."""
    foes = [f.id for f in t.state.figures.values() if f.side == HEROES and standing(f)]
    return [*(Do(ASSAULT, target=foe) for foe in foes), Do(NATURE)]


def give(t: UTable, do: Do, creatures: list[int]) -> None:
    """Whom these creatures attack, if anybody is named.  [dun.dp.creature-activation]"""
    state, count, cites = t.state, len(creatures), ("dun.dp.creature-activation",)
    state.turn.order = Order(do.target)
    if do.target == NOBODY:
        t.tell(LetLoose(count=count, cites=cites))
    else:
        t.tell(SentOut(count=count, target=do.target, other=state.figures[do.target].card, cites=cites))


async def carry_out(t: UTable, who: int) -> None:
    """One of them acts. Once their target has fallen, what the others do is decided again. [dun.adp.conductor]"""
    state = t.state
    if state.turn.order is not None:
        state.turn.order = replace(state.turn.order, who=who)
    await artificial.activate(t, who)
    if state.turn.order is not None:
        quarry = state.figures.get(state.turn.order.quarry)
        if state.turn.order.quarry != NOBODY and (quarry is None or not standing(quarry)):
            state.turn.queue = []
        state.turn.order = Order(state.turn.order.quarry) if state.turn.queue else None
