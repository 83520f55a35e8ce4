"""How the party acts: survive, do what was asked, strike first, keep together, open a door every round."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Ask

from ..content import DoriaTable
from ..rules import combat
from ..rules.ground import board
from ..rules.options import Wait
from .care import nurse, rescue, tend
from .danger import flee, prudent
from .doors import next_door, ready, scout
from .exploring import advance, press, regroup, search
from .fights import charge, strike
from .quests import deed, errand, finish
from .ways import cross

URGENT = (rescue, finish, flee)
IDEAS = (errand, scout, strike, deed, search, nurse, charge, tend, advance, regroup, cross, press)


def act(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Survive, do what was asked, strike, use the place, look after the gear, go on."""
    hero, options = t.state.active, ask.options
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
    """Wait: until the next one has acted while a monster has still to come or a friend may open a door, else for the
    rest of the round, and so does who could not strike any more."""
    waits = [option for option in options if isinstance(option, Wait)]
    if not waits:
        return options[-1]
    if t.state.heroes[hero].ap < min((cost for _, cost in combat.weapons(t, hero)), default=1):
        return waits[-1]
    others = [
        n for n, who in enumerate(t.state.heroes) if n != hero and who.ap > 0 and not who.unconscious and not who.away
    ]
    coming = any(not monster.acted for monster in t.state.monsters.values())
    patient = coming or (next_door(t, board(t)) >= 0 and any(ready(t, other) for other in others))
    return waits[-2] if patient and len(waits) > 1 else waits[-1]
