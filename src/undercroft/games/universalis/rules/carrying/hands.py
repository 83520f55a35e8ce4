"""Hands and Quick Actions: how many a thing needs, and what is left of them."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...state import Figure, Held
from ..characters import figures

TWO_HANDS = 2
USED = "item-"
"""With this word an activation notes the things that have served in it."""


def spend_quick(t: UTable) -> None:
    active = t.state.turn.active
    assert active is not None
    active.turned = False
    if active.quick:
        active.quick -= 1
    else:
        active.action -= 1


def put_to_use(t: UTable, card: str) -> None:
    """The active character has used a thing: nobody else does in this turn.  [dun.quick.give]"""
    if t.state.turn.active is not None:
        t.state.turn.active.used.append(USED + card)


def unique(items: list[Held]) -> list[Held]:
    """One of each card."""
    return items if len(items) < 2 else list({held.card: held for held in items}.values())


def displaced(t: UTable, figure: Figure, held: Held) -> list[Held]:
    """What goes into the backpack where there is no hand for both: the last things in hand.  [dun.hero.hands-zone]"""
    kept, needed = list(figure.hands), hands_for(t, held)
    while kept and sum(hands_for(t, other) for other in kept) + needed > figures.arms(figure):
        kept.pop()
    return figure.hands[len(kept) :]


def hands_for(t: UTable, held: Held) -> int:
    """How many hands a thing needs; 0: it is not held in the hand.  [dun.equip.hands]"""
    return t.content.outfits.ware(held.card).hands
