"""Ways: what can be walked to, what must be jumped."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Ask
from undercroft.toolkit.paths import FAR

from ..board import Board
from ..content import DoriaTable
from ..rules import moving
from ..rules.ground import board
from ..rules.options import STOP, Clear, Jump, Walk
from .danger import fighting
from .offer import of_kind

LONGEST = 3
"""No jump farther than this without need."""


def walked(t: DoriaTable, hero: int) -> dict[int, int]:
    """The squares that this one can walk to now, and what that costs."""
    return moving.costs(t, moving.board_for(t, t.state.heroes[hero]), hero)


def towards(t: DoriaTable, hero: int, goal: int, options: Any, spare: int = 0) -> Any:
    """The walk that ends nearest to a square."""
    who = t.state.heroes[hero]
    back = board(t).reach(goal, moving.monster_mask(t), 60)
    steps = walked(t, hero)
    walks = [o for o in of_kind(options, Walk) if steps[o.square] <= who.ap - spare]
    best = min(walks, key=lambda option: (back.get(option.square, FAR), steps[option.square]), default=None)
    if best is None or back.get(best.square, FAR) >= back.get(who.square, FAR):
        return None
    return best


def leap(t: DoriaTable, hero: int, options: Any) -> Any:
    """Jump onto an island with something on it, or over what bars the only way."""
    found = of_kind(options, Jump)
    goals = {*t.state.treasures, *t.state.tokens}
    here, square = board(t).islands, t.state.heroes[hero].square
    worthy = [option for option in found if option.aside in goals and option.length <= 2]
    return next((option for option in worthy if here[option.aside] != here[square]), None)


def cross(t: DoriaTable, hero: int, options: Any) -> Any:
    """Where what is asked for, or all that is left, lies beyond a gap or rubble: jump, or walk to where one can, else
    clear the way."""
    here, who = board(t), t.state.heroes[hero]
    if who.hp <= 2 or fighting(t, hero):
        return None
    there = far_goals(t, here, who.square) or far_rest(t, here, who.square)
    if not there:
        return None
    found = [option for option in of_kind(options, Jump) if here.islands[option.aside] in there]
    if found:
        return min(found, key=lambda option: option.length)
    closed = moving.monster_mask(t)
    steps = here.reach(who.square, closed, 60)
    ledges = [square for square in steps if square != who.square and can_cross(here, square, closed, there)]
    if not ledges:
        return dig(t, hero, options, steps)
    return towards(t, hero, min(ledges, key=lambda square: steps[square]), options)


def far_goals(t: DoriaTable, here: Board, square: int) -> set[int]:
    """The islands with tokens of the scenario, while none lies on the own one and nobody else is over there."""
    islands = here.islands
    marked = {islands[token] for token in t.state.tokens}
    if islands[square] in marked:
        return set()
    return marked - {islands[who.square] for who in t.state.heroes if not who.unconscious and not who.away}


def far_rest(t: DoriaTable, here: Board, square: int) -> set[int]:
    """The islands with anything on them, if there is nothing on the own one."""
    doors = [door >> 2 for door in here.openable(bool(t.state.tiles))]
    there = {here.islands[other] for other in (*doors, *t.state.tokens, *t.state.treasures)}
    return set() if here.islands[square] in there else there


def dig(t: DoriaTable, hero: int, options: Any, steps: dict[int, int]) -> Any:
    """Clear the rubble that bars the way, or walk to the nearest heap."""
    here, heaps = board(t), of_kind(options, Clear)
    if heaps:
        return heaps[0]
    beside = [square for square in steps if any(here.touches(square, heap) for heap in here.dungeon.rubble)]
    return towards(t, hero, min(beside, key=lambda square: steps[square]), options) if beside else None


def can_cross(here: Board, square: int, closed: int, there: set[int]) -> bool:
    """Whether a jump from a square would land on one of these islands."""
    return square in here.takeoffs and any(
        length <= LONGEST and here.islands[landing] in there and here.sees(square, landing)
        for landing, length in moving.flight(here, square, closed).items()
    )


def move_on(t: DoriaTable, ask: Ask[Any]) -> Any:
    """After a jump: pick up what lies there, or stop."""
    return STOP
