"""Movement: where a character can go, what it costs, and the walk itself, square by square."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from undercroft.toolkit.grid import mask, members

from ...board import Board
from ...content.catalogue import Known, UTable
from ...content.definitions import HUGE, LARGE, Attribute
from ...field import DIFFICULT, Field
from ...outline import CELLS, POINT, Edges
from ...state import DARK, NOBODY, NOWHERE, OUT, Figure, Mark
from ..characters import board_of, field_of, figures, footprint, has, squares
from .engagement import EVERYWHERE, FARTHEST, HELPLESS, around, hindrance
from .mounted import carrier, keep

BARRED = 99
MARGIN = 3
"""So far beyond the points of a move a base of several squares looks for room."""
MOST_ROUTES = 400
SQUARE = (1 << CELLS) - 1


class Spot(NamedTuple):
    """Where a base stands: its first square (the upper left of four, the foremost of two) and, if it covers two, the
    second."""

    cell: int
    other: int = NOWHERE


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
    return _ground(t, field_of(t), mover, running, within, near)


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


def _ground(t: UTable, field: Field, mover: Figure, running: bool, within: int, near: int) -> Ground:
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
    """The friends who let a walker pass for 1 point more, and whom he cannot pass: enemies, and friends beside one.
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
    wall = traps if traps and _wary(t, mover) else 0
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


def _wary(t: UTable, mover: Figure) -> bool:
    """The automaton's creatures never choose to step on what they see."""
    return mover.side == DARK and t.state.dark.seat == NOBODY


def _beside_traps(t: UTable, mover: Figure, land: Ground) -> Ground:
    """A larger base passes a detected trap only where it has room beside it: where it could but stand on the trap, the
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
        replace(beside, enemies=beside.enemies | hemmed)
        if _wary(t, mover)
        else replace(land, traps=land.traps | hemmed)
    )


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
        found = field.gaits[key] = (mine, *_gait(t, mover, flying))  # whoever is kept keeps his id
    return found


def _gait(t: UTable, mover: Figure, flying: bool) -> tuple[bool, tuple[tuple[int, ...], ...], tuple[int, ...], int]:
    """Where no ground is difficult it costs all the same.  [dun.terrain.difficult-cost, dun.terrain.ladder]"""
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
    land = _ground(t, field, mover, running, within, near)
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
    room = _roomy(field, land) if mover.span == 4 else 0
    for way in ways:
        cell, cost = way & SQUARE, way // POINT
        for spot in _covering(field, mover, cell, land, room):
            first = spot.cell
            order = (mover.span == 4 and spot.other != NOWHERE, cost, spot.other != came.get(cell))
            if first != mover.cell and (first not in best or order < best[first]):
                best[first], last[first], spots[first] = order, cell, spot
    return Routes({first: cost for first, (_, cost, _) in best.items()}, came, last, ways, spots)


# ------------------------------------------------------------------------------------------------ bases


def anchors(board: Board, cell: int, span: int) -> tuple[int, ...]:
    """The first squares of the bases that cover a square."""
    if span < 4:
        return (cell,)
    return (cell, cell - 1, cell - board.width, cell - board.width - 1)


def covering(t: UTable, mover: Figure, cell: int, land: Ground | None = None) -> Iterator[Spot]:
    """All ways in which a base can stand so that it covers a square, its whole size first.

    [dun.large.reference-square, dun.large.base-2x1, dun.large.narrow]
    """
    if mover.riding != NOBODY:
        mover = t.state.figures[mover.riding]
    land = land or ground(t, mover)
    if mover.span == 1:
        if not (land.full | land.enemies) >> cell & 1:
            yield Spot(cell)
        return
    field = field_of(t)
    yield from _covering(field, mover, cell, land, _roomy(field, land) if mover.span == 4 else 0)


def _covering(field: Field, mover: Figure, cell: int, land: Ground, room: int) -> Iterator[Spot]:
    """The same for a larger base, where `room` has the upper left squares of all places for one of four."""
    if mover.span == 4:
        for anchor in anchors(field.board, cell, 4):
            if anchor >= 0 and room >> anchor & 1:
                yield Spot(anchor)
        if mover.size >= HUGE:
            return
    for other in _seconds(field, mover, cell, land):
        yield Spot(cell, other)


def placement(t: UTable, mover: Figure, cell: int, land: Ground | None = None) -> Spot | None:
    """How a base stands with its first square here; None: there is no room."""
    if mover.riding != NOBODY:
        mover = t.state.figures[mover.riding]
    land = land or ground(t, mover)
    if cell < 0:
        return None
    if mover.span == 1:
        return None if (land.full | land.enemies) >> cell & 1 else Spot(cell)
    if mover.span == 4 and whole(t, cell, land):
        return Spot(cell)
    if mover.span == 4 and mover.size >= HUGE:
        return None
    other = second_square(t, mover, cell, land)
    return Spot(cell, other) if other != NOWHERE else None


def fits(t: UTable, mover: Figure, cell: int, land: Ground | None = None) -> bool:
    """Whether all squares of a base are free and lie together."""
    return placement(t, mover, cell, land) is not None


def whole(t: UTable, anchor: int, land: Ground) -> bool:
    """Whether a base of four squares has room with this upper left square: nobody and nothing stands there.

    [dun.large.reference-square]
    """
    return anchor >= 0 and bool(_roomy(field_of(t), land) >> anchor & 1)


def _roomy(field: Field, land: Ground) -> int:
    """The upper left squares of all places where a base of four squares has room, as a bitmask."""
    taken, wide = land.full | land.enemies, field.board.width
    taken |= taken >> 1
    return field.fours(land.steps) & ~(taken | taken >> wide)


def seconds(t: UTable, mover: Figure, cell: int, land: Ground) -> list[int]:
    """The free squares orthogonally next to `cell` for the rest of a base that covers two: of a mount or centaur, and
    of a Large one that squeezes into a passage or door 1 square wide, or onto the ledge that a gap leaves.

    [dun.large.base-2x1, dun.large.narrow]
    """
    return _seconds(field_of(t), mover, cell, land)


def _seconds(field: Field, mover: Figure, cell: int, land: Ground) -> list[int]:
    board, taken = field.board, land.full | land.enemies | field.cluttered
    if taken >> cell & 1 or (mover.span != 2 and not board.pinched >> cell & 1):
        return []
    free: list[int] = []
    steps = land.steps[cell]
    for other in (cell + board.width, cell - 1, cell + 1, cell - board.width):
        if other in steps and not taken >> other & 1:
            free.append(other)
    if mover.span == 2:
        return free
    return [o for o in free if (board.ledges >> cell | board.ledges >> o) & 1 or (cell, o) in board.tight]


def second_square(t: UTable, mover: Figure, cell: int, land: Ground | None = None) -> int:
    """The second square that keeps the base as it lies, else the one it comes from, else any; -1: none.

    [dun.large.base-2x1]
    """
    free = seconds(t, mover, cell, land or ground(t, mover))
    if not free:
        return NOWHERE
    kept = mover.other + cell - mover.cell
    return kept if kept in free else mover.cell if mover.cell in free else free[0]


def base_at(t: UTable, figure: Figure, cell: int) -> tuple[int, ...]:
    """The squares that a base covers with its first square here."""
    if figure.span == 1:
        return (cell,)
    spot = placement(t, figure, cell)
    return board_of(t).base(cell, figure.span, spot.other) if spot is not None else (cell,)


def stand(t: UTable, figure: Figure, cell: int) -> None:
    """Put a base down on a square that is free for it; a base of two squares is never there by half.

    [dun.large.base-2x1]
    """
    spot = placement(t, figure, cell) if figure.span != 1 else None
    figure.cell, figure.other = spot or Spot(cell)
    if figure.riding != figure.ridden:
        keep(t, figure)


def come_upon(t: UTable, figure: Figure, cell: int) -> None:
    """Put a base down so that it covers a square; where it has no room, it stays where it is."""
    if figure.span == 1:
        figure.cell = cell
    elif cell not in squares(board_of(t), figure):
        spot = nearest_spot(t, figure, cell)
        if spot is not None:
            figure.cell, figure.other = spot
    if figure.riding != figure.ridden:
        keep(t, figure)


def nearest_spot(t: UTable, figure: Figure, cell: int, *shunned: int) -> Spot | None:
    """The way to cover a square that moves the base least, off the `shunned` squares if it can: off the first ones
    before all."""
    board = board_of(t)

    def order(spot: Spot) -> tuple[list[bool], bool, int, int]:
        cells = board.base(spot.cell, figure.span, spot.other)
        return (
            [any(some >> part & 1 for part in cells) for some in shunned],
            figure.span == 2 and spot.other not in (figure.cell, figure.other),
            board.span(spot.cell, figure.cell),
            spot.cell,
        )

    return min(covering(t, figure, cell), key=order, default=None)


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
