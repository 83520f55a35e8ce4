"""Movement: where a character can go, and what it costs."""

from __future__ import annotations

from heapq import heappop, heappush

import msgspec
from msgspec.structs import replace

from undercroft.toolkit.grid import mask, members

from ...content.catalogue import UTable
from ...content.definitions import HUGE, LARGE, Attribute
from ...field import DIFFICULT, Field
from ...outline import CELLS, POINT, Edges
from ...state import NOBODY, NOWHERE, Figure, Mark
from ..characters import board_of, field_of, figures, squares
from .bases import base_covering, covering, roomy
from .engagement import FARTHEST
from .grounds import Ground, Spot, ground_on, wary
from .mounted import carrier

BARRED = 99
MARGIN = 3
"""So far beyond the points of a move a base of several squares looks for room."""
MOST_ROUTES = 400
SQUARE = (1 << CELLS) - 1


class Routes(msgspec.Struct, frozen=True, gc=False):
    """Where a move can end (the first square of the base) and how to get to each square. One square of the base moves;
    the others follow."""

    ends: dict[int, int]
    """Movement points by end square."""
    came: dict[int, int]
    """The square before each square."""
    last: dict[int, int]
    """For each end square of a larger base, the square of the path that it covers."""
    ways: list[int]
    """What each square costs from the start, in fractions, with the square itself in the last bits; in this order."""
    spots: dict[int, Spot]
    """How a base of several squares stands at each end."""

    def path(self, end: int) -> list[int]:
        """The squares that are entered on the way, the first step first."""
        cell, steps = self.last.get(end, end), []
        while cell in self.came:
            steps.append(cell)
            cell = self.came[cell]
        return steps[::-1]

    def costs(self, end: int) -> dict[int, int]:
        """The same squares in this order, each with the Movement points for the step that enters it. Where one passes
        others, or with a larger base, squares on the way are no ends themselves."""
        path, spent, before, found = self.path(end), self.ends, 0, {}
        if self.spots or not spent.keys() >= set(path):
            spent = {way & SQUARE: way // POINT for way in self.ways}
        for cell in path:
            found[cell] = spent[cell] - before
            before = spent[cell]
        return found

    def spot(self, end: int) -> Spot:
        """How the base stands at an end."""
        return self.spots.get(end) or Spot(end)


def _beside_traps(t: UTable, mover: Figure, land: Ground) -> Ground:
    """A larger base passes a detected trap only where it has room next to it: where it could but stand on the trap, the
    square is like the trap itself.

    [dun.trap.detected-step, dun.trap.one-square]
    """
    beside = replace(land, enemies=land.enemies | land.traps)
    across = replace(land, enemies=land.enemies & ~land.traps)
    near = {cell for trap in members(land.traps) for cell in members(board_of(t).disc(trap, 1))}
    hemmed = mask(
        cell for cell in near if not any(covering(t, mover, cell, beside)) and any(covering(t, mover, cell, across))
    )
    return (
        replace(beside, enemies=beside.enemies | hemmed) if wary(t, mover) else replace(land, traps=land.traps | hemmed)
    )


def routes(t: UTable, mover: Figure, points: int, *, running: bool = False, one_step: bool = False) -> Routes:
    """All ends of a move with so many points.

    A walker stops in the first square of a Melee Range; a runner may not enter one; the squares of a base other than
    the one that moves are ignored on the way.

    [dun.move.points, dun.move.directions, dun.meleerange.enter-stop, dun.run.no-melee-range,
    dun.large.reference-square, dun.terrain.ladder, dun.mount.movement]
    """
    if mover.riding != NOBODY:
        mover = t.state.figures[mover.riding]
    field = field_of(t)
    board = field.board
    far = points if mover.span == 1 else points + MARGIN
    within, near = board.disc(mover.cell, far), board.disc(mover.cell, far + FARTHEST)
    land = ground_on(t, field, mover, running, within, near)
    if running and board.ladders:
        land = replace(land, enemies=land.enemies | board.ladders)
    if land.traps and mover.span != 1:
        land = _beside_traps(t, mover, land)
    starts = (mover.cell,) if mover.span == 1 else squares(board, mover)
    known = field.routes
    key = (
        starts, points, running, one_step, mover.size, id(land.steps), id(land.costs),
        land.enemies, land.friends, land.full, land.zone, land.raised, land.traps,
    )  # fmt: skip
    found = known.get(key)
    if found is None:
        if len(known) > MOST_ROUTES:
            known.clear()
        found = known[key] = _search(t, field, mover, land, starts, points, running, one_step)
    return found


def _search(
    t: UTable, field: Field, mover: Figure, land: Ground, starts: tuple[int, ...], points: int, running: bool,
    one_step: bool,
) -> Routes:  # fmt: skip
    """The cheapest ways from the squares of a base; of two ways of equal cost the straighter one."""
    limit, last = (points + 1) * POINT, points * POINT  # from here no step can be paid: each costs a point or more
    if one_step:
        last = 0
    uneven = bool(land.raised)
    edges = field.outline.edges(land.steps, land.costs, _squeeze(mover))
    friends, stops = set(members(land.friends)), land.zone | land.traps
    wall = land.enemies | land.zone if running else land.enemies
    best = [limit] * field.board.size
    for cell in members(wall):
        best[cell] = 0  # no way is cheaper: never entered
    for cell in starts:
        best[cell] = cell  # the number of a way that has cost nothing
        stops &= ~(1 << cell)
    came: dict[int, int] = {}
    heap, square, leads = list(starts), SQUARE, edges.__getitem__
    while heap:
        way = heappop(heap)
        cell = way & square
        if way > best[cell] or (stops and stops >> cell & 1):
            continue
        for other, price in leads(cell) if not uneven else _uneven(t, edges, cell):
            onward = way + price
            if onward < best[other]:
                if other in friends:
                    onward += POINT
                    if onward >= best[other]:
                        continue
                best[other] = onward
                came[other] = cell
                if onward < last:
                    heappush(heap, onward)
    ways = sorted(map(best.__getitem__, came))
    if mover.span == 1:
        full = set(members(land.full))
        ends = {cell: way // POINT for way in ways if (cell := way & square) not in full}
        return Routes(ends, came, {}, ways, {})
    return _bases(field, mover, came, land, ways)


def _uneven(t: UTable, edges: Edges, cell: int) -> list[tuple[int, int]]:
    """The steps from a square where some are cheaper, because one comes down.  [dun.terrain.step-down]"""
    field = field_of(t)
    return [(other, price - POINT if field.descends(cell, other) else price) for other, price in edges[cell]]


def _bases(field: Field, mover: Figure, came: dict[int, int], land: Ground, ways: list[int]) -> Routes:
    """Where a larger base fits at the end: any placement that covers the square reached.

    [dun.large.reference-square, dun.large.base-2x1, dun.large.narrow]
    """
    best: dict[int, tuple[bool, int, bool]] = {}
    last: dict[int, int] = {}
    spots: dict[int, Spot] = {}
    room = roomy(field, land) if mover.span == 4 else 0
    for way in ways:
        cell, cost = way & SQUARE, way // POINT
        for spot in base_covering(field, mover, cell, land, room):
            first = spot.cell
            order = (mover.span == 4 and spot.other != NOWHERE, cost, spot.other != came.get(cell))
            if first != mover.cell and (first not in best or order < best[first]):
                best[first], last[first], spots[first] = order, cell, spot
    return Routes({first: cost for first, (_, cost, _) in best.items()}, came, last, ways, spots)


def rough(t: UTable, figure: Figure, before: int, cell: int) -> bool:
    """Whether a step leads through difficult terrain; for a Large one a passage 1 square wide is such.

    [dun.terrain.difficult-penalty, dun.large.narrow, dun.skill.nature.pathfinder]
    """
    field = field_of(t)
    if figure.riding != NOBODY:
        figure = carrier(t, figure)
    kind = field.ground[cell]
    hard = kind and (kind in DIFFICULT or (kind == "ladder" and figures.laden(t, figure)))
    if hard and kind != figures.path_of(t, figure):
        return True
    return figure.size == LARGE and field.board.squeezes(before, cell)


def remains_rough(t: UTable, figure: Figure) -> bool:
    """Whether a character stands in difficult terrain, or a Large one in a passage 1 square wide.

    [dun.terrain.difficult-penalty, dun.large.narrow]
    """
    figure, field, board = carrier(t, figure), field_of(t), board_of(t)
    if figure.size == LARGE and figure.span == 4 and figure.other != NOWHERE:
        return True
    return any(field.is_difficult(cell) for cell in squares(board, figure))


def _squeeze(mover: Figure) -> int:
    """A passage or door 1 square wide is difficult for Large creatures, once, and closed to Huge ones.

    [dun.large.narrow, dun.huge.narrow]
    """
    return 0 if mover.size < LARGE else BARRED if mover.size >= HUGE else 1


NO_RUN = (
    Mark.STUNNED | Mark.KNOCKED_DOWN | Mark.DISEASED | Mark.POISONED | Mark.FLYING | Mark.SHIELDED | Mark.OVERLOADED
)


def points_of(t: UTable, figure_id: int) -> int:
    """Movement of an activation: Movement, or the flying distance.

    [dun.move.points, dun.skill.nature.flying.choose, dun.mount.movement]
    """
    figure = carrier(t, t.state.figures[figure_id])
    if figure.marks & Mark.FLYING:
        return figures.trait(t, figure, "flies") or figures.value(t, figure, Attribute.MOVEMENT)
    return max(1, figures.value(t, figure, Attribute.MOVEMENT))
