"""Two who move as one: a hero with his sharp-nosed pet or his mount, and two who carry a body between them."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...events import Moved
from ...state import Figure, Mark, standing
from .. import telling
from ..characters import figures, has
from ..squares import (
    NO_RUN,
    Do,
    Routes,
    Situation,
    adjacent,
    board_of,
    combat_turn,
    field_of,
    nearest_spot,
    occupied,
    points_of,
    squares,
)

HELD_FAST = Mark.KNOCKED_DOWN | Mark.STATIONARY | Mark.IN_PIT | Mark.LOSES_TURN
FETTERED = HELD_FAST | Mark.ACTIVATED
WITH, HAULING, LEADING = "with-", "haul-", "lead-"


def offers(t: UTable, s: Situation) -> list[Do]:
    """In an exploration turn a hero may take his pet with Sharp Senses along in his own move.

    [dun.companion.joint-move]
    """
    if s.active.begun or s.combat or s.figure.kind != "hero" or s.active.used:
        return []
    return [Do("together", target=pet.id) for pet in s.own if joins(t, s.figure, pet)]


def joins(t: UTable, hero: Figure, pet: Figure) -> bool:
    """His own, next to him, with its activation still to come, and free to walk. [dun.companion.joint-move]"""
    return (
        pet.owner == hero.id
        and pet.kind == "pet"
        and has(t, pet, "sharp-nosed")
        and standing(pet)
        and not pet.marks & FETTERED
        and pet.span == hero.span == 1
        and adjacent(t, hero, pet)
    )


async def join(t: UTable, who: int, do: Do) -> None:
    """The pet has no activation of its own this turn; the slower of the two sets the pace.

    [dun.companion.joint-move, dun.companion.joint-move-activation]
    """
    pair_up(t, do.target, WITH)


def pair_up(t: UTable, other: int, how: str, less: int = 0) -> None:
    """Somebody moves with the active character in this activation instead of having one."""
    active = t.state.turn.active
    assert active is not None
    active.used.append(f"{how}{other}")
    t.state.figures[other].marks |= Mark.ACTIVATED
    pace = max(1, min(active.movement, points_of(t, other)) - less)
    active.points, active.movement = min(active.points, pace), pace


def partner(t: UTable, who: int) -> Figure | None:
    """Who moves along now: a pet as long as there is no combat, a fellow carrier always.  [dun.companion.joint-move]"""
    active = t.state.turn.active
    if active is None or active.who != who or not active.used:
        return None
    figure = t.state.figures[who]
    for word in active.used:
        if word.startswith((WITH, HAULING, LEADING)):
            other = t.state.figures.get(int(word[len(WITH) :]))
            near = other is not None and standing(other) and adjacent(t, figure, other)
            return other if near and (not word.startswith(WITH) or not combat_turn(t, figure)) else None
    return None


def clear(t: UTable, ways: Routes, other: Figure) -> list[int]:
    """The ends where nobody else is in the way, so that the second one finds a square behind the first."""
    taken = occupied(t)
    return [end for end in ways.ends if all(taken.get(cell, other.id) == other.id for cell in ways.path(end))]


def follow(t: UTable, who: int, other: Figure, left: int) -> None:
    """After a step the second one takes the square that the first has left, if he is not next to him any more; a larger
    one stands down around it.

    [dun.companion.joint-move, dun.carry.companion-pair, dun.mount.reins, dun.large.reference-square]
    """
    figure, board = t.state.figures[who], board_of(t)
    touch = field_of(t).touch[figure.cell]
    if any(touch >> part & 1 for part in squares(board, other)):
        return
    start = other.cell
    if other.span == 1:
        other.cell = left
    else:
        spot = nearest_spot(t, other, left)
        if spot is None:
            return
        other.cell, other.other = spot
    other.facing = board.facing(start, left)
    other.marks |= Mark.MOVED
    at = board.spot(other.cell)
    cites = ("dun.companion.joint-move",)
    stance = telling.stance(t, other)
    t.tell(Moved(who=other.id, name=other.card, start=start, end=other.cell, at=at, cites=cites, **stance))


def runs(t: UTable, who: int) -> bool:
    """Neither of two runs unless both can, and nobody who leads a mount.

    [dun.companion.joint-move, dun.mount.reins]
    """
    active = t.state.turn.active
    if active is not None and active.who == who and any(word.startswith(LEADING) for word in active.used):
        return False
    other = partner(t, who)
    return other is None or not (other.marks & NO_RUN or figures.lamed(t, other) or has(t, other, "lumbering"))
