"""How the party acts: survive, do what was asked, strike first, keep together, open a door every round."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Ask

from ..content import DoriaTable
from ..rules import combat, monsters
from ..rules.ground import board
from ..rules.options import Wait
from .care import loosen, nurse, rescue, save, spare, tend
from .danger import flee, prudent, step_out
from .doors import next_door, ready, scout
from .exploring import advance, lure, press, regroup, search
from .fights import charge, relieve, strike
from .offer import Offer, of_kind
from .quests import deed, errand, finish, triumph
from .ways import cross

URGENT = (triumph, rescue, save, finish, flee)
IDEAS = (
    errand, scout, strike, loosen, deed, search, nurse, charge, relieve, step_out, tend, advance, regroup, cross, press,
    lure, spare,
)  # fmt: skip


def act(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Survive, do what was asked, strike, use the place, look after the gear, go on."""
    hero, options = t.state.active, Offer(ask.options)
    for idea in URGENT:
        chosen = idea(t, hero, options)
        if chosen is not None:
            return chosen
    sensible = prudent(t, hero, options)
    for idea in IDEAS:
        chosen = idea(t, hero, sensible)
        if chosen is not None:
            return chosen
    return rest(t, hero, options)


def rest(t: DoriaTable, hero: int, options: Any) -> Any:
    """Wait: until the next monster has acted or a friend has opened a door, else for the rest of the round, and so does
    who could not strike any more."""
    waits = of_kind(options, Wait)
    if not waits:
        return list(options)[-1]
    ap = t.state.heroes[hero].ap
    if ap < min((cost for _, cost in combat.weapons(t, hero)), default=1):
        return waits[-1]
    ahead = max([points for points in (*coming(t), *opening(t, hero)) if points <= ap], default=1)
    return next((wait for wait in waits if wait.ap == ap - ahead + 1), waits[-1])


def coming(t: DoriaTable) -> list[int]:
    """When the monsters act that have still to come."""
    return [monsters.stats(t, monster.id).ap for monster in t.state.monsters.values() if not monster.acted]


def opening(t: DoriaTable, hero: int) -> list[int]:
    """When those friends act who would open another door."""
    if next_door(t, board(t)) < 0:
        return []
    friends = [(other, who) for other, who in enumerate(t.state.heroes) if other != hero and who.ap > 0]
    return [who.ap for other, who in friends if not who.unconscious and not who.away and ready(t, other)]
