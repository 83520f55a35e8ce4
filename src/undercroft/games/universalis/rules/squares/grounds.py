"""What the squares are to a mover: free, occupied, barred, hard to walk, shunned."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from undercroft.toolkit.grid import mask

from ...content.catalogue import Known, UTable
from ...content.definitions import HUGE
from ...field import Field
from ...state import DARK, NOBODY, NOWHERE, OUT, Figure, Mark
from ..characters import field_of, figures, footprint, has
from .engagement import EVERYWHERE, HELPLESS, around, hindrance


class Spot(NamedTuple):
    """Where a base stands: its first square (the upper left of four, the foremost of two) and, if it covers two, the
    second."""

    cell: int
    other: int = NOWHERE


class Ground(msgspec.Struct, frozen=True, gc=False):
    """What a mover meets on the squares, as bitmasks and tables."""

    steps: tuple[tuple[int, ...], ...]
    costs: tuple[int, ...]
    enemies: int
    """Squares that cannot be crossed."""
    friends: int
    """Squares that cost 1 more and cannot be the end."""
    full: int
    """Squares where no move may end."""
    zone: int
    """Squares where a walker must stop."""
    raised: int
    """Squares that cost 1 less when one comes down to them."""
    traps: int
    """Detected traps: one can step on them, but no way leads across."""


def ground(
    t: UTable, mover: Figure, *, running: bool = False, within: int = EVERYWHERE, near: int = EVERYWHERE
) -> Ground:
    """The board as this mover meets it on the squares `within`, whose Melee Ranges are those of enemies `near`.

    [dun.move.through-enemy, dun.move.through-ally, dun.move.no-end-occupied, dun.fly.pass-through, dun.fly.under,
    dun.large.walk-over, dun.meleerange.enter-stop, dun.trap.one-square, dun.quest-map.starting-squares,
    dun.quest-map.goal-squares]
    """
    if mover.riding != NOBODY:
        mover = t.state.figures[mover.riding]
    return ground_on(t, field_of(t), mover, running, within, near)


class Crowd(NamedTuple):
    """Who else is on the board, as a mover meets them."""

    friends: int
    foes: int
    wall: int
    """Foes whom one cannot pass."""
    aloft: bool
    """Whether a friend flies."""
    helpers: list[tuple[Figure, int]]
    """Friends, each with the squares of his base."""
    holders: list[Figure]
    """Foes with a Melee Range."""


def ground_on(t: UTable, field: Field, mover: Figure, running: bool, within: int, near: int) -> Ground:
    """[dun.move.no-end-occupied, dun.meleerange.enter-stop, dun.fly.pass-through]"""
    _, through, steps, costs, raised = gait(t, field, mover)
    crowd = _crowd(t, field, mover, near)
    full, friends, wall, zone = crowd.friends | crowd.foes, 0, 0, 0
    if not through:
        friends, wall = _passing(t, field, crowd)
        for enemy in crowd.holders:
            zone |= hindrance(t, field, mover, enemy, crowd.helpers, running=running, within=within)
    traps = detected(t)
    wall |= _shunned(t, field, mover, traps, running=running)
    if mover.side == DARK:
        full |= field.board.reserved
    return Ground(steps, costs, wall & within, friends & within, full & within, zone & within, raised, traps & within)


def _crowd(t: UTable, field: Field, mover: Figure, near: int) -> Crowd:
    """Everybody on the board but the mover and his rider. He passes no enemy but those in the air and those much
    smaller than he is; only those `near` hold him.

    [dun.move.through-enemy, dun.large.walk-over, dun.fly.under]
    """
    side, size, rider, active = mover.side, mover.size, mover.ridden, t.state.turn.active
    free = active.free_of if active is not None and active.who in (mover.id, rider) else ()
    wall = friends = foes = aloft = 0
    helpers: list[tuple[Figure, int]] = []
    holders: list[Figure] = []
    for other in t.state.figures.values():
        cell, marks = other.cell, other.marks
        if cell == NOWHERE or marks & OUT or other is mover or other.id == rider:
            continue
        base = 1 << cell if other.span == 1 else footprint(field.board, other)
        if other.side == side:
            helpers.append((other, base))
            if other.ridden == NOBODY:
                friends |= base
                aloft |= marks & Mark.FLYING
            continue
        if not marks & HELPLESS and near >> cell & 1 and other.id not in free:
            holders.append(other)
        if other.ridden == NOBODY:
            foes |= base
            if not marks & Mark.FLYING and size - other.size < 2:
                wall |= base
    return Crowd(friends, foes, wall, bool(aloft), helpers, holders)


def _passing(t: UTable, field: Field, crowd: Crowd) -> tuple[int, int]:
    """The friends who let a walker pass for 1 point more, and whom he cannot pass: enemies, and friends next to one.
    Under those who fly he passes for nothing.

    [dun.move.through-ally, dun.move.through-enemy, dun.fly.under]
    """
    friends, foes, wall = crowd.friends, crowd.foes, crowd.wall
    if not friends or not (foes or crowd.aloft):
        return friends, wall
    for other, base in crowd.helpers:
        if other.ridden != NOBODY:
            continue
        if other.marks & Mark.FLYING:
            friends &= ~base
        elif foes and (field.touch[other.cell] if other.span == 1 else around(t, other)) & foes:
            wall |= base
    return friends, wall


def _shunned(t: UTable, field: Field, mover: Figure, traps: int, *, running: bool) -> int:
    """Squares that a mover does not enter for their own sake: what cannot be ridden or walked, and traps that the
    automaton's creatures see.  [dun.mount.where, dun.water.deep-swim, dun.jump.test]"""
    wall = traps if traps and wary(t, mover) else 0
    if mover.ridden != NOBODY:
        wall |= _unridable(t, mover, running=running)
    if field.gap or field.bridges:
        wall |= _barred(t, mover)
    return wall


def detected(t: UTable) -> int:
    """The squares of traps that everybody sees."""
    found = 0
    for trap in t.state.map.traps:
        if trap.known:
            found |= 1 << trap.cell
    return found


def wary(t: UTable, mover: Figure) -> bool:
    """The automaton's creatures never choose to step on what they see."""
    return mover.side == DARK and t.state.dark.seat == NOBODY


Gait = tuple[Known, bool, tuple[tuple[int, ...], ...], tuple[int, ...], int]
"""With these skills: whether somebody passes through others, his steps from each square, their costs, and the squares
to which he comes down for less."""


def gait(t: UTable, field: Field, mover: Figure) -> Gait:
    """How a mover gets along on the board: the same for all who have the same skills, size and burden.

    [dun.terrain.difficult-cost, dun.terrain.ladder, dun.fly.pass-through]
    """
    flying, mine = bool(mover.marks & Mark.FLYING), figures.known(t, mover)
    key: tuple[object, ...] = (id(mine), mover.size, flying)
    if field.difficult:
        path = figures.path_of(t, mover) if "paths" in mine.words else ""
        heavy = figures.heavy(t, mover) if "sure-footed-unburdened" in mine.words else False
        key += (heavy, path, bool(field.board.ladders) and figures.laden(t, mover))
    found: Gait | None = field.gaits.get(key)
    if found is None:
        found = field.gaits[key] = (mine, *_gait(t, mover, flying))  # anyone who is kept keeps his id
    return found


def _gait(t: UTable, mover: Figure, flying: bool) -> tuple[bool, tuple[tuple[int, ...], ...], tuple[int, ...], int]:
    """Where no ground is difficult it costs anyway. [dun.terrain.difficult-cost, dun.terrain.ladder]"""
    field = field_of(t)
    through = flying or has(t, mover, "bodiless")
    steps = field.steps(9 if flying else figures.body(t, mover), mover.size >= HUGE)
    if flying:
        costs = field.board.flight_costs
    elif not field.difficult or through or figures.sure_footed(t, mover):
        costs = field.smooth
    else:
        costs = field.costs(path=figures.path_of(t, mover), laden=figures.laden(t, mover))
    return through, steps, costs, 0 if flying or not field.board.steep else field.raised


def _barred(t: UTable, mover: Figure) -> int:
    """Squares that cannot be walked: abysses and pits must be jumped, deep water swum. The automaton's Huge creatures
    keep off footbridges, which would break under them.

    [dun.water.deep-swim, dun.jump.test, dun.skill.nature.flying.traps, dun.bridge.huge]
    """
    if mover.marks & Mark.FLYING:
        return 0
    field, found = field_of(t), 0
    active = t.state.turn.active
    swims = active is not None and active.who in (mover.id, mover.ridden) and active.swimming
    if field.gap:
        gaps = field.gaps
        found = gaps["abyss"] | (gaps["pit"] if mover.size < HUGE else 0) | (0 if swims else gaps["deep-water"])
    if field.bridges and mover.size >= HUGE and mover.side == DARK and t.state.dark.seat == NOBODY:
        found |= mask(cell for bridge in field.bridges for cell in bridge)
    return found


def _unridable(t: UTable, mount: Figure, *, running: bool) -> int:
    """Where a mount with a rider does not go: into houses and dungeons, up ladders, at a gallop onto difficult ground.

    [dun.mount.indoors, dun.mount.no-climb, dun.mount.difficult-terrain]
    """
    field = field_of(t)
    found = field.board.closed | (0 if mount.marks & Mark.FLYING else field.board.ladders)
    if running:
        found |= mask(cell for cell in range(field.board.size) if field.is_difficult(cell))
    return found
