"""Where a monster can go: steps, flight, jumps over holes, and the way in from outside."""

from __future__ import annotations

import msgspec

from undercroft.toolkit.paths import FAR

from ..board import Board
from ..content import DoriaTable
from ..plan import squares_of
from ..shapes import FLOOR, NOWHERE
from ..state import OUTSIDE
from . import monsters, spawn
from .prey import Hunt

JUMP_AP = 5
PAST_AP = 6


class Way(msgspec.Struct, frozen=True, gc=False):
    """How a square is reached: action points spent, the square before, and whether an attack may follow."""

    cost: int
    before: int
    armed: bool


def blocked(t: DoriaTable, h: Hunt) -> tuple[int, int]:
    """The squares of characters, and those of other monsters.  [doria.ai.no-pass-heroes, doria.ai.figures-block]"""
    heroes = others = 0
    for who in h.prey.values():
        heroes |= 1 << who.square
    for other in t.state.monsters.values():
        if other.square != OUTSIDE and other.id != h.monster:
            others |= 1 << other.square
    return heroes, others


def start_of(t: DoriaTable, here: Board, monster: int) -> tuple[int, int]:
    """Where it starts and what that costs: one outside enters by the free entrance nearest to a character.

    [doria.phase-g.refill-place-en, doria.phase-g.refill-entrance-en, doria.phase-g.refill-blocked-en,
    doria.phase-g.refill-place-de]
    """
    who = t.state.monsters[monster]
    if who.square != OUTSIDE:
        return who.square, 0
    taken = monsters.occupied(t)
    free = [square for square in here.entrances if not taken >> square & 1 and here.near[square]]
    if not free and t.content.points.crowd_at_entrance:
        return spawn.free_square(t, who.kind, here.entrances[0]), 1
    rows = [here.range_row(t.state.heroes[hero].square) for hero in monsters.targets(t.state)]
    return min(free, key=lambda at: min([row[at] for row in rows], default=0), default=OUTSIDE), 1


def ways(t: DoriaTable, h: Hunt, most: int, through: bool = False) -> dict[int, Way]:
    """All squares that a monster reaches with so many action points. `through`: as if no other monster stood there.

    [doria.ai.shortest-path, doria.ai.hole-jump, doria.monster.gargoyle, doria.monster.poltergeist-move]
    """
    here, abilities = h.here, h.values.abilities
    start, spent = start_of(t, here, h.monster)
    if start == OUTSIDE:
        return {}
    heroes, others = blocked(t, h)
    if t.state.monsters[h.monster].held or spent > most:
        return {start: Way(spent, start, True)}
    closed = heroes if through else heroes | others
    if "permeable" in abilities:
        return steps(here.ghostly, start, spent, closed, most)
    if "flight" in abilities:
        return steps(here.near, start, spent, closed, most)
    if not here.has_leaps:
        return steps(here.walk, start, spent, closed, most)
    return leaping(here, start, spent, heroes, 0 if through else others, most)


def steps(table: tuple[tuple[int, ...], ...], start: int, spent: int, closed: int, most: int) -> dict[int, Way]:
    """Plain steps of one point each."""
    found, wave, shut = {start: Way(spent, start, True)}, [start], squares_of(closed)
    for cost in range(spent + 1, most + 1):
        ahead = []
        for square in wave:
            way = Way(cost, square, True)
            for other in table[square]:
                if other not in found and other not in shut:
                    found[other] = way
                    ahead.append(other)
        if not ahead:
            break
        wave = ahead
    return found


def leaping(here: Board, start: int, spent: int, heroes: int, others: int, most: int) -> dict[int, Way]:
    """Steps and straight jumps over holes for 5 AP; a short jump uses up all that is left and spends the attack.

    [doria.ai.hole-jump, doria.ai.hole-short-ap, doria.ai.hole-exact-ap-en, doria.ai.hole-monster-behind-en,
    doria.ai.hole-monster-behind-de]
    """
    walk, leaps, closed, shut = here.walk, here.leaps, heroes | others, squares_of(heroes | others)
    found: dict[int, Way] = {}
    short: list[tuple[int, int]] = []
    wave = {start: start}
    due: dict[int, list[tuple[int, int]]] = {}
    for cost in range(spent, max(spent, most) + 1):
        for square, before in due.pop(cost, ()):
            if square not in found and before < wave.get(square, FAR):
                wave[square] = before
        reached = sorted(wave)
        for square in reached:
            found[square] = Way(cost, wave[square], True)
        wave = {}
        for square in reached if cost < most else ():
            for other in walk[square]:
                if other not in found and other not in wave and other not in shut:
                    wave[other] = square
            for landing, behind in leaps[square]:
                if landing not in shut:
                    end = due.setdefault(cost + JUMP_AP, []) if cost + JUMP_AP <= most else short
                    end.append((landing, square))
                elif others >> landing & 1 and cost + PAST_AP <= most and _free_floor(here, behind, closed):
                    due.setdefault(cost + PAST_AP, []).append((behind, square))
        if not wave and not due:
            break
    for square, before in sorted(short):
        found.setdefault(square, Way(most, before, False))
    return found


def _free_floor(here: Board, square: int, closed: int) -> bool:
    return square != NOWHERE and here.kinds[square] == FLOOR and not closed >> square & 1


def path(found: dict[int, Way], end: int) -> list[int]:
    """The squares of a way, from the first to the last."""
    squares = [end]
    while found[squares[-1]].before != squares[-1]:
        squares.append(found[squares[-1]].before)
    return squares[::-1]
