"""Hands and Quick Actions: how many a thing needs, and what is left of them."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...state import NOBODY, Held
from ..squares import Situation

TWO_HANDS = 2
USED = "item-"
"""With this word an activation notes the things that have served in it."""


def may_quick(s: Situation) -> bool:
    """One for free, a second instead of the Action; none while running.

    [dun.turn.free-quick-action, dun.turn.swap-action, dun.quick.when, dun.run.no-quick-action]
    """
    running = s.sprints and s.active.moved
    return not running and (s.active.quick > 0 or (s.active.action > 0 and s.active.bound == NOBODY))


def spend_quick(t: UTable) -> None:
    active = t.state.active
    assert active is not None
    active.turned = False
    if active.quick > 0:
        active.quick -= 1
    else:
        active.action -= 1


def put_to_use(t: UTable, card: str) -> None:
    """The active character has used a thing: nobody else does in this turn.  [dun.quick.give]"""
    if t.state.active is not None:
        t.state.active.used.append(USED + card)


def unique(items: list[Held]) -> list[Held]:
    """One of each card."""
    return items if len(items) < 2 else list({held.card: held for held in items}.values())


def hands_for(t: UTable, held: Held) -> int:
    """How many hands a thing needs; 0: it is not held in the hand.  [dun.equip.hands]"""
    c = t.content
    if held.card in c.weapons:
        return c.weapons[held.card].hands
    if held.card in c.shields:
        return 1
    thing = c.objects.get(held.card)
    return thing.hands if thing is not None and thing.use == "hand" else 0
