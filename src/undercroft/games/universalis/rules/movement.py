"""Movement: where a character can go, what it costs, and the walk itself, square by square."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from undercroft.toolkit.grid import mask

from ..board import Board
from ..content.catalogue import UTable
from ..content.definitions import HUGE, LARGE
from ..state import DARK, NOBODY, Figure, Mark
from . import figures
from .engagement import board_of, field_of, occupied, squares, zones
from .figures import has

BARRED = 99
MOST_ROUTES = 400
SCALE = 64
"""Costs are counted in fractions, so that of two ways of equal cost the one with fewer diagonals is taken."""


class Routes(NamedTuple):
    """Where a move can end (the upper left square of the base) and how to get to each square."""

    ends: dict[int, int]
    """Movement points by end square."""
    came: dict[int, int]
    """The square before each square."""
    last: dict[int, int]
    """For each end square, the square of the path that its base covers."""

    def path(self, end: int) -> list[int]:
        """The squares that are entered on the way, the first step first."""
        cell, steps = self.last[end], []
        while cell in self.came:
            steps.append(cell)
            cell = self.came[cell]
        return steps[::-1]


class Ground(NamedTuple):
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


def ground(t: UTable, mover: Figure) -> Ground:
    """The board as this mover meets it.

    [dun.move.through-enemy, dun.move.through-ally, dun.move.no-end-occupied, dun.fly.pass-through, dun.fly.under,
    dun.large.walk-over, dun.meleerange.enter-stop, dun.trap.one-square]
    """
    field = field_of(t)
    flying = bool(mover.marks & Mark.FLYING)
    through = flying or has(mover, "ethereal")
    wall = friends = full = 0
    taken = occupied(t)
    foes = 0
    for cell, id in taken.items():
        if t.state.figures[id].side != mover.side:
            foes |= 1 << cell
    for cell, id in taken.items():
        if id == mover.id:
            continue
        other = t.state.figures[id]
        bit = 1 << cell
        full |= bit
        if through or other.marks & Mark.FLYING:
            continue
        if other.side == mover.side:
            if field.touch[other.cell] & foes:
                wall |= bit
            else:
                friends |= bit
        elif mover.size - other.size < 2:
            wall |= bit
    zone = 0
    for _, reach in zones(t, mover):
        zone |= reach
    steps = field.steps(9 if flying else figures.body(mover), mover.size >= HUGE)
    costs = (
        field.level_costs
        if flying
        else field.costs(
            mover.size, through or figures.sure_footed(t, mover), figures.path_of(mover), figures.laden(t, mover)
        )
    )
    raised = 0 if flying or not field.board.steep else field.raised
    traps = mask(trap.cell for trap in t.state.traps if trap.known)
    if traps and mover.side == DARK and t.state.dark_seat == NOBODY:
        wall |= traps
    return Ground(steps, costs, wall | _barred(t, mover), friends, full | _no_end(t, mover), zone, raised, traps)


def _barred(t: UTable, mover: Figure) -> int:
    """Squares that cannot be walked: abysses and pits must be jumped, deep water swum. The automaton's Huge creatures
    keep off footbridges, which would break under them.

    [dun.water.deep-swim, dun.jump.test, dun.skill.nature.flying.traps, dun.bridge.huge]
    """
    if mover.marks & Mark.FLYING:
        return 0
    field, found = field_of(t), 0
    active = t.state.active
    swims = active is not None and active.who == mover.id and active.swimming
    for cell in field.board.special_cells:
        kind = field.ground(cell)
        if kind == "abyss" or (kind == "pit" and mover.size < HUGE) or (kind == "deep-water" and not swims):
            found |= 1 << cell
    for cell, kind in field.layout.overtiles:
        if kind == "abyss" or (kind == "pit" and mover.size < HUGE):
            found |= 1 << cell
    if field.bridges and mover.size >= HUGE and mover.side == DARK and t.state.dark_seat == NOBODY:
        found |= mask(cell for bridge in field.bridges for cell in bridge)
    return found


def _no_end(t: UTable, mover: Figure) -> int:
    """Starting squares and goal squares are barred to the Dark Player's creatures.

    [dun.quest-map.starting-squares, dun.quest-map.goal-squares]
    """
    if mover.side == 0:
        return 0
    return t.content.boards[t.state.quest].reserved


def routes(t: UTable, mover: Figure, points: int, *, running: bool = False, one_step: bool = False) -> Routes:
    """All ends of a move with so many points.

    A walker stops in the first square of a Melee Range; a runner may not enter one; the squares of a base other than
    the one that moves are ignored on the way.

    [dun.move.points, dun.move.directions, dun.meleerange.enter-stop, dun.run.no-melee-range,
    dun.large.reference-square, dun.terrain.ladder]
    """
    land = ground(t, mover)
    ladders = board_of(t).ladders
    if running and ladders:
        land = land._replace(enemies=land.enemies | ladders)
    starts = squares(board_of(t), mover)
    known = field_of(t).routes
    key = (starts, points, running, one_step, mover.size, id(land.steps), id(land.costs), *land[2:])
    found = known.get(key)
    if found is None:
        if len(known) > MOST_ROUTES:
            known.clear()
        found = known[key] = _search(t, mover, land, starts, points, running=running, one_step=one_step)
    return found


def _search(
    t: UTable, mover: Figure, land: Ground, starts: tuple[int, ...], points: int, *, running: bool, one_step: bool
) -> Routes:
    """The cheapest ways from the squares of a base; of two ways of equal cost the straighter one."""
    limit = (points + 1) * SCALE
    spent: dict[int, int] = dict.fromkeys(starts, 0)
    came: dict[int, int] = {}
    done: dict[int, int] = {}
    heap = [(0, cell) for cell in starts]
    narrow = mover.size >= LARGE
    straight = (1, board_of(t).width)
    field, raised = field_of(t), land.raised
    steps, costs, wall, friends, zone = land.steps, land.costs, land.enemies, land.friends, land.zone
    while heap:
        cost, cell = heappop(heap)
        if cell in done:
            continue
        done[cell] = cost
        if cost and (one_step or (zone | land.traps) >> cell & 1):
            continue
        for other in steps[cell]:
            if other in done or wall >> other & 1 or (running and zone >> other & 1):
                continue
            total = cost + (costs[other] + (friends >> other & 1)) * SCALE
            total += abs(cell - other) not in straight
            if raised and field.descends(cell, other):
                total -= SCALE
            if narrow:
                total += _squeeze(t, mover, cell, other) * SCALE
            if total < limit and total < spent.get(other, limit):
                spent[other] = total
                came[other] = cell
                heappush(heap, (total, other))
    for cell in starts:
        came.pop(cell, None)
    if mover.span == 1:
        full = land.full
        ends = {cell: cost // SCALE for cell, cost in done.items() if cost and not full >> cell & 1}
        return Routes(ends, came, {cell: cell for cell in ends})
    return _bases(t, mover, done, came, land)


def _bases(t: UTable, mover: Figure, done: dict[int, int], came: dict[int, int], land: Ground) -> Routes:
    """Where a larger base fits at the end: any placement that covers the square reached.

    [dun.large.reference-square, dun.large.base-2x1]
    """
    board = board_of(t)
    ends: dict[int, int] = {}
    last: dict[int, int] = {}
    for cell, scaled in done.items():
        cost = scaled // SCALE
        for anchor in anchors(board, cell, mover.span):
            if anchor != mover.cell and cost and cost < ends.get(anchor, BARRED) and fits(t, mover, anchor, land):
                ends[anchor], last[anchor] = cost, cell
    return Routes(ends, came, last)


def anchors(board: Board, cell: int, span: int) -> tuple[int, ...]:
    """The upper left squares of the bases that cover a square."""
    if span < 4:
        return (cell,)
    return (cell, cell - 1, cell - board.width, cell - board.width - 1)


def fits(t: UTable, mover: Figure, anchor: int, land: Ground | None = None) -> bool:
    """Whether all squares of a base are free and lie together."""
    board, field = board_of(t), field_of(t)
    if anchor < 0:
        return False
    land = land or ground(t, mover)
    if mover.span == 2:
        return second_square(t, mover, anchor, land) >= 0
    x, y = board.xy(anchor)
    if x + 1 >= board.width or y + 1 >= board.height:
        return False
    cells = board.base(anchor, 4)
    if any(board.section[cell] < 0 or land.full >> cell & 1 or land.enemies >> cell & 1 for cell in cells):
        return False
    if not all(land.steps[cell] for cell in cells):
        return False
    if board.steep and len({board.levels[cell] for cell in cells}) > 1:
        return False
    touch = field.touch
    return bool(
        touch[cells[0]] >> cells[1] & 1
        and touch[cells[0]] >> cells[2] & 1
        and touch[cells[3]] >> cells[1] & 1
        and touch[cells[3]] >> cells[2] & 1
    )


def second_square(t: UTable, mover: Figure, anchor: int, land: Ground | None = None) -> int:
    """A free square orthogonally next to `anchor` for the rest of a 2x1 base, preferably behind it; -1: none.

    [dun.large.base-2x1]
    """
    board = board_of(t)
    land = land or ground(t, mover)
    if land.full >> anchor & 1 or not land.steps[anchor]:
        return -1
    for step in (board.width, -1, 1, -board.width):
        other = anchor + step
        if other in land.steps[anchor] and not (land.full | land.enemies) >> other & 1:
            return other
    return -1


def stand(t: UTable, figure: Figure, cell: int) -> None:
    """Put a base down on a square that is free for it; a base of two squares is never there by half.

    [dun.large.base-2x1]
    """
    if figure.span == 2:
        figure.other = second_square(t, figure, cell)
    figure.cell = cell


def _squeeze(t: UTable, mover: Figure, cell: int, other: int) -> int:
    """A passage or door 1 square wide is difficult for Large creatures, once, and closed to Huge ones.

    [dun.large.narrow, dun.huge.narrow]
    """
    board = board_of(t)
    if not board.narrow >> other & 1 and (board.narrow >> cell & 1 or (cell, other) not in board.tight):
        return 0
    return BARRED if mover.size >= HUGE else 1
