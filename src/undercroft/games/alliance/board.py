"""Places, spaces, archways and lines. Tiles have no inner walls, so that all depends on which archways are open.

A field of 5 x 5 tile places makes 15 x 15 spaces (cells), numbered row by row. Archways are bits of one number: the
border to the east of a place is bit `place`, the one to its south bit `25 + place`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache

ROW = 5
PLACES = ROW * ROW
WIDTH = 3 * ROW
CELLS = WIDTH * WIDTH
NORTH, EAST, SOUTH, WEST = range(4)
LETTERS = "NESW"
OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIRECTIONS = {
    (0, -1): "n", (1, -1): "ne", (1, 0): "e", (1, 1): "se",
    (0, 1): "s", (-1, 1): "sw", (-1, 0): "w", (-1, -1): "nw",
}  # fmt: skip
BLOCKED = -1

X = tuple(cell % WIDTH for cell in range(CELLS))
Y = tuple(cell // WIDTH for cell in range(CELLS))
PLACE = tuple(Y[cell] // 3 * ROW + X[cell] // 3 for cell in range(CELLS))
CENTRE = 4
BACK_ROW = (6, 7, 8)
"""Local spaces of an unturned Starting Tile, whose coloured door is south."""


def cell_at(place: int, local: int, turn: int = 0) -> int:
    """The cell of a local space of a tile that was turned clockwise by quarters.

    >>> cell_at(0, 0), cell_at(0, 0, 1), cell_at(6, 4)
    (0, 2, 64)
    """
    x, y = local % 3, local // 3
    for _ in range(turn % 4):
        x, y = 2 - y, x
    return (place // ROW * 3 + y) * WIDTH + place % ROW * 3 + x


SPACES = tuple(tuple(cell_at(place, local) for local in range(9)) for place in range(PLACES))
BORDER_LOCALS = ((0, 1, 2), (2, 5, 8), (6, 7, 8), (0, 3, 6))
BORDER = tuple(
    tuple(tuple(cell_at(place, local) for local in locals_) for locals_ in BORDER_LOCALS) for place in range(PLACES)
)
"""The three spaces along a side of a place; the doorway is the middle one."""


def _beyond(place: int, side: int) -> int:
    x, y = place % ROW + OFFSETS[side][0], place // ROW + OFFSETS[side][1]
    return y * ROW + x if 0 <= x < ROW and 0 <= y < ROW else -1


BEYOND = tuple(tuple(_beyond(place, side) for side in range(4)) for place in range(PLACES))


def arch(place: int, side: int) -> int:
    """The bit of the border on a side of a place.

    >>> arch(0, EAST) == arch(1, WEST), arch(0, SOUTH) == arch(5, NORTH)
    (True, True)
    """
    if side in (NORTH, WEST):
        return arch(BEYOND[place][side], side ^ 2)
    return 1 << (place if side == EAST else PLACES + place)


ARCHES = tuple(
    tuple(arch(place, side) if BEYOND[place][side] >= 0 else 0 for side in range(4)) for place in range(PLACES)
)
"""The bits of the borders of each place; none at the rim of the field."""

SIDES_OF = tuple(
    tuple(side for side in range(4) if cell in BORDER[PLACE[cell]][side] and BEYOND[PLACE[cell]][side] >= 0)
    for cell in range(CELLS)
)
"""The sides at whose door (or hidden door) a figure on this cell can work."""


DISTANCES = tuple(bytes([max(abs(X[a] - X[b]), abs(Y[a] - Y[b])) for b in range(CELLS)]) for a in range(CELLS))


def distance(a: int, b: int) -> int:
    """Spaces between two cells, diagonals counting 1, walls ignored.  [alliance.battle.distance-metric]"""
    return DISTANCES[a][b]


def connected(arches: int, place: int) -> list[int]:
    """The places beyond the open archways of a place.  [alliance.monster.connected]"""
    return [BEYOND[place][side] for side in range(4) if arches & ARCHES[place][side]]


def in_arc(cell: int, facing: int, target: int) -> bool:
    """In front or to the side, never behind.  [alliance.battle.facing-arc]"""
    dx, dy = OFFSETS[facing]
    return (X[target] - X[cell]) * dx + (Y[target] - Y[cell]) * dy >= 0


def _near_in_tile(cell: int) -> tuple[int, ...]:
    return tuple(other for other in SPACES[PLACE[cell]] if other != cell and distance(cell, other) == 1)


NEAR_IN_TILE = tuple(_near_in_tile(cell) for cell in range(CELLS))
_NEAR: dict[int, tuple[tuple[int, ...], ...]] = {0: NEAR_IN_TILE}
KEPT = 4_000


def near(arches: int) -> tuple[tuple[int, ...], ...]:
    """For each cell its adjacent cells: those of its tile, and through an archway the doorway on either side and the
    border spaces that touch it.  [alliance.move.through-archway]"""
    found = _NEAR.get(arches)
    if found is None:
        if len(_NEAR) > KEPT:
            _NEAR.clear()
            _NEAR[0] = NEAR_IN_TILE
        found = _NEAR[arches] = _joined(arches, newest(arches, _NEAR))
    return found


def newest(arches: int, known: Collection[int]) -> int:
    """The one of these archways without which the others are known already; if there is none, one of them."""
    last = rest = arches & -arches
    while rest and arches ^ last not in known:
        rest = arches & -(last << 1)
        last = rest & -rest or last
    return last.bit_length() - 1


def _joined(arches: int, bit: int) -> tuple[tuple[int, ...], ...]:
    """What is adjacent with one archway more."""
    cells = list(near(arches ^ 1 << bit))
    for cell, beyond in _beyond_the_archway(bit):
        cells[cell] = _in_order(cell, cells[cell], beyond)
    return tuple(cells)


@cache
def _beyond_the_archway(bit: int) -> list[tuple[int, tuple[int, ...]]]:
    """The spaces at an archway, each with those that are adjacent through it."""
    pairs = [pair for a, b in doorway(bit) for pair in ((a, b), (b, a))]
    return [(cell, tuple([b for a, b in pairs if a == cell])) for cell in dict.fromkeys([a for a, _ in pairs])]


def _in_order(cell: int, beside: tuple[int, ...], beyond: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the tile, then those beyond the archway with the higher bit, whichever was opened first."""
    inside = len(NEAR_IN_TILE[cell])
    if len(beside) == inside:
        return beside + beyond
    return beside[:inside] + tuple(sorted(beside[inside:] + beyond, key=lambda other: -_border(cell, other)))


def _border(a: int, b: int) -> int:
    """The number of the bit of the border between two spaces in places side by side."""
    a, b = PLACE[a], PLACE[b]
    return min(a, b) if abs(a - b) == 1 else PLACES + min(a, b)


def doorway(bit: int) -> list[tuple[int, int]]:
    """The spaces that are adjacent through an archway.  [alliance.move.through-archway]"""
    place, side = (bit, EAST) if bit < PLACES else (bit - PLACES, SOUTH)
    here, there = BORDER[place][side], BORDER[BEYOND[place][side]][side ^ 2]
    return [(here[1], there[1]), (here[1], there[0]), (here[1], there[2]), (here[0], there[1]), (here[2], there[1])]


_NEEDED: dict[int, int] = {}


def needed(a: int, b: int) -> int:
    """The archways that the line between two centres needs (BLOCKED: a wall is in the way). Each border must be crossed
    within its archway, ends included.

    [alliance.battle.los-wall, alliance.battle.los-archway-touch]
    """
    key = a * CELLS + b
    found = _NEEDED.get(key)
    if found is None:
        found = _NEEDED[key] = _NEEDED[b * CELLS + a] = _arches_needed(a, b)
    return found


def _arches_needed(a: int, b: int) -> int:
    """As many as if both were moved by whole places into the corner of the field: the bits move along with them."""
    place = min(Y[a], Y[b]) // 3 * ROW + min(X[a], X[b]) // 3
    back = SPACES[place][0]
    found = _in_the_corner(a - back, b - back)
    return found if found == BLOCKED else found << place


@cache
def _in_the_corner(a: int, b: int) -> int:
    """In halves of a space: centres are odd, tile borders multiples of 6, archways the middle third of a border."""
    upright = _crossings(2 * X[a] + 1, 2 * Y[a] + 1, 2 * X[b] + 1, 2 * Y[b] + 1)
    level = _crossings(2 * Y[a] + 1, 2 * X[a] + 1, 2 * Y[b] + 1, 2 * X[b] + 1)
    if upright is None or level is None:
        return BLOCKED
    arches = 0
    for column, row in upright:
        arches |= ARCHES[row * ROW + column][EAST]
    for row, column in level:
        arches |= ARCHES[row * ROW + column][SOUTH]
    return arches


def _crossings(x1: int, y1: int, x2: int, y2: int) -> list[tuple[int, int]] | None:
    """(tile before the border, tile along it) for every border crossed at right angles to x; None: into a wall."""
    if x1 > x2:
        x1, y1, x2, y2 = x2, y2, x1, y1
    found, run = [], x2 - x1
    for border in range((x1 // 6 + 1) * 6, x2, 6):
        at = y1 * run + (border - x1) * (y2 - y1)
        along = at // (6 * run)
        if not (6 * along + 2) * run <= at <= (6 * along + 4) * run:
            return None
        found.append((border // 6 - 1, along))
    return found


@cache
def between(a: int, b: int) -> frozenset[int]:
    """The spaces whose inside the line between two centres crosses, without the two ends; corners are not crossed."""
    back = corner(a, b)
    return frozenset([back + cell for cell in crossed(a - back, b - back)])


def corner(a: int, b: int) -> int:
    """The space in the north-west of the smallest field with both spaces; less this much, they lie in the corner."""
    return min(Y[a], Y[b]) * WIDTH + min(X[a], X[b])


@cache
def crossed(a: int, b: int) -> frozenset[int]:
    """The spaces between two that lie as far to the north and west as they can."""
    x1, y1, dx, dy = 2 * X[a] + 1, 2 * Y[a] + 1, 2 * (X[b] - X[a]), 2 * (Y[b] - Y[a])
    found = []
    for y in range(min(Y[a], Y[b]), max(Y[a], Y[b]) + 1):
        for x in range(min(X[a], X[b]), max(X[a], X[b]) + 1):
            sides = [(2 * x + i - x1) * dy - (2 * y + j - y1) * dx for i in (0, 2) for j in (0, 2)]
            if min(sides) < 0 < max(sides):
                found.append(y * WIDTH + x)
    return frozenset(found) - {a, b}


def sees(arches: int, a: int, b: int) -> bool:
    """Whether the line between two centres crosses no wall and no closed door.  [alliance.battle.los-wall]"""
    return needed(a, b) & ~arches == 0


@lru_cache(maxsize=KEPT)
def walk(arches: int, start: int, most: int) -> Mapping[int, int]:
    """Steps from a cell to every cell within `most` steps, characters ignored."""
    found, edge, cells = {start: 0}, [start], near(arches)
    for cell in edge:
        steps = found[cell] + 1
        if steps > most:
            break
        for other in cells[cell]:
            if other not in found:
                found[other] = steps
                edge.append(other)
    return found


def shortest(arches: int, start: int, goal: int, closed: Collection[int] = ()) -> tuple[int, ...]:
    """The cells that are entered on a shortest way past the closed ones, the goal at last; none if there is no way.

    >>> shortest(0, 0, 2), shortest(0, 0, 2, (1,)), shortest(0, 0, 3)
    ((1, 2), (16, 2), ())
    """
    came, edge, cells = {start: start}, [start], near(arches)
    for cell in edge:
        for other in cells[cell]:
            if other not in came and other not in closed:
                came[other] = cell
                edge.append(other)
    way = [goal] if goal in came else []
    while way and came[way[-1]] != start:
        way.append(came[way[-1]])
    return tuple(reversed(way))
