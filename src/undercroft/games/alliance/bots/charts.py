"""Sets of spaces as bits of one number: what lies next to what, and how far Speed points lead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ..board import CELLS, DISTANCES, KEPT, PLACES, SPACES, WIDTH, X, Y, corner, crossed, doorway, near, needed, newest

BITS = (*(1 << cell for cell in range(CELLS)), 0)
"""The bit of each space; who is nowhere (-1) has none."""
ROOMS = tuple(sum(BITS[cell] for cell in SPACES[place]) for place in range(PLACES))
SHIFTS = (-15, -14, 1, 16, 15, 14, -1, -16)
"""From a space to the next one to the north, the north-east and so on."""


def lowest(spaces: int) -> int:
    """The first of these spaces."""
    return (spaces & -spaces).bit_length() - 1


def each(spaces: int) -> Iterator[int]:
    """
    >>> list(each(0b10110))
    [1, 2, 4]
    """
    while spaces:
        bit = spaces & -spaces
        yield bit.bit_length() - 1
        spaces ^= bit


def union(parts: Iterable[int]) -> int:
    """All the spaces of these sets."""
    found = 0
    for part in parts:
        found |= part
    return found


def layers(spaces: int, shades: Iterable[int]) -> list[int]:
    """These spaces, by how many of the shades lie on them.

    >>> [list(each(layer)) for layer in layers(0b1111, [0b0011, 0b0110])]
    [[3], [0, 2], [1]]
    """
    found = [spaces]
    for shade in shades:
        if found[-1] & shade:
            found.append(0)
        for count in range(len(found) - 1, 0, -1):
            moved = found[count - 1] & shade
            if moved:
                found[count - 1] ^= moved
                found[count] |= moved
    return found


def _leaving(pairs: list[tuple[int, int]]) -> tuple[int, ...]:
    """For each of the eight directions the spaces that can be left that way."""
    return tuple(sum(BITS[a] for a, b in pairs if b - a == shift) for shift in SHIFTS)


INSIDE = _leaving([(cell, other) for cell in range(CELLS) for other in near(0)[cell]])


@cache
def _through(bit: int) -> tuple[int, ...]:
    return _leaving([pair for a, b in doorway(bit) for pair in ((a, b), (b, a))])


class Chart(dict[int, int]):
    """The dungeon with one set of open archways: for each space those next to it."""

    def __init__(self, arches: int, ways: tuple[int, ...]) -> None:
        super().__init__()
        self.arches, self.ways = arches, ways
        self._walks: dict[int, Ways] = {}
        self._sights: dict[tuple[int, int], Sights] = {}
        self._strolls: dict[tuple[int, int], Strolls] = {}

    def __missing__(self, cell: int) -> int:
        found = self[cell] = self.around(BITS[cell])
        return found

    def around(self, spaces: int) -> int:
        """All spaces next to these."""
        n, ne, e, se, s, sw, w, nw = self.ways
        return (
            (spaces & n) >> 15
            | (spaces & ne) >> 14
            | (spaces & e) << 1
            | (spaces & se) << 16
            | (spaces & s) << 15
            | (spaces & sw) << 14
            | (spaces & w) >> 1
            | (spaces & nw) >> 16
        )

    def walk(self, start: int) -> Ways:
        """Steps from a space, regardless of who is in the way."""
        found = self._walks.get(start)
        if found is None:
            found = self._walks[start] = Ways(self, start)
        return found

    def sights(self, reach: tuple[int, int]) -> Sights:
        """For each space those at such a range from which it can be seen."""
        found = self._sights.get(reach)
        if found is None:
            found = self._sights[reach] = Sights(self.arches, reach)
        return found

    def strolls(self, reach: tuple[int, int]) -> Strolls:
        """For each space those that are this many steps away from it."""
        found = self._strolls.get(reach)
        if found is None:
            found = self._strolls[reach] = Strolls(self, reach)
        return found


class Sights(dict[int, int]):
    """The spaces from which others can be seen, worked out when somebody asks."""

    def __init__(self, arches: int, reach: tuple[int, int]) -> None:
        super().__init__()
        self.arches, self.reach = arches, reach

    def __missing__(self, cell: int) -> int:
        found = self[cell] = _lines((cell, *self.reach)).seen(self.arches)
        return found


class Strolls(dict[int, int]):
    """The spaces this many steps from others, worked out when somebody asks."""

    def __init__(self, chart: Chart, reach: tuple[int, int]) -> None:
        super().__init__()
        self.chart, self.reach = chart, reach

    def __missing__(self, cell: int) -> int:
        least, most = self.reach
        found = self[cell] = union(self.chart.walk(cell).within(most)[least:])
        return found


class Lines:
    """The spaces at a range from a space with a line to it, by the archways that the line needs."""

    def __init__(self, cell: int, least: int, most: int) -> None:
        found: dict[int, int] = {}
        far = DISTANCES[cell]
        for other in each(square(cell, most)):
            arches = needed(other, cell) if least <= far[other] else -1
            if arches >= 0:
                found[arches] = found.get(arches, 0) | BITS[other]
        self.lines, self.near = list(found.items()), union(found)
        self._seen: dict[int, int] = {}
        """What has been worked out already, by those archways that make a difference here."""

    def seen(self, arches: int) -> int:
        """The spaces from which the space can be seen through these archways."""
        key = arches & self.near
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = union([spaces for needs, spaces in self.lines if not needs & ~key])
        return found


@cache
def _lines(key: tuple[int, int, int]) -> Lines:
    return Lines(*key)


@cache
def square(cell: int, radius: int) -> int:
    """The spaces within a distance, walls ignored."""
    row, rows = 0, 0
    for x in range(max(0, X[cell] - radius), min(WIDTH, X[cell] + radius + 1)):
        row |= BITS[x]
    for y in range(max(0, Y[cell] - radius), min(WIDTH, Y[cell] + radius + 1)):
        rows |= row << WIDTH * y
    return rows


@cache
def line(a: int, b: int) -> int:
    """The spaces between two spaces that the line crosses."""
    back = corner(a, b)
    return _in_the_corner(a - back, b - back) << back


@cache
def _in_the_corner(a: int, b: int) -> int:
    return sum(BITS[cell] for cell in crossed(a, b))


@cache
def shadows(cell: int, most: int) -> dict[int, int]:
    """For each space those within this many spaces from which the line to the cell crosses it."""
    found: dict[int, int] = {}
    for other in each(square(cell, most)):
        for between in each(line(other, cell)):
            found[between] = found.get(between, 0) | BITS[other]
    return found


_CHARTS: dict[int, Chart] = {}


def chart(arches: int) -> Chart:
    found = _CHARTS.get(arches)
    if found is None:
        if len(_CHARTS) > KEPT:
            _CHARTS.clear()
        found = _CHARTS[arches] = _drawn(arches)
    return found


def _drawn(arches: int) -> Chart:
    """A dungeon with one archway more than one that is known, if there is such a one: little is different in it."""
    if not arches:
        return Chart(0, INSIDE)
    bit = newest(arches, _CHARTS)
    before = chart(arches ^ 1 << bit)
    found = Chart(arches, tuple([some | more for some, more in zip(before.ways, _through(bit), strict=True)]))
    found.update(before)
    for pair in doorway(bit):
        for cell in pair:
            found.pop(cell, None)
    return found


class Ways:
    """Where Speed points lead from a space, as far as somebody asks: `rings[n]` are the spaces that cost n of them. No
    foot is set on `closed` ones; to leave a `dear` space costs 1 more, and so does a pit."""

    __slots__ = ("_seen", "_waiting", "chart", "dear", "rings", "thrice", "twice")

    def __init__(self, chart: Chart, start: int, closed: int = 0, dear: int = 0, pits: int = 0) -> None:
        self.chart, bit = chart, BITS[start]
        self.dear, self.twice, self.thrice = dear | pits, dear ^ pits, dear & pits
        self.rings, self._seen, beside = [bit], closed | bit, chart[start]
        self._waiting = beside, 0, 0
        """What is next to the last ring and those before it, by the points that are still to be paid."""
        if bit & self.dear:
            self._waiting = (0, beside, 0) if bit & self.twice else (0, 0, beside)

    def within(self, points: int) -> list[int]:
        """The rings up to this many points."""
        if len(self.rings) <= points:
            self.flood(points)
        return self.rings[: points + 1]

    def flood(self, points: int) -> None:
        """Go on to those that cost this many points."""
        rings, around, dear = self.rings, self.chart.around, self.dear
        seen, (once, twice, thrice) = self._seen, self._waiting
        while len(rings) <= points:
            ring = rings[-1] if len(rings) > 1 else 0
            if ring & dear:
                slow, slower = ring & self.twice, ring & self.thrice
                ring ^= slow | slower
                twice |= around(slow) if slow else 0
                thrice |= around(slower) if slower else 0
            if ring:
                once |= around(ring)
            rings.append(once & ~seen)
            seen |= once
            once, twice, thrice = twice, thrice, 0
        self._seen, self._waiting = seen, (once, twice, thrice)

    @property
    def leaving(self) -> int:
        """What the first step costs."""
        return 3 if self.rings[0] & self.thrice else 2 if self.rings[0] & self.twice else 1

    def to(self, goal: int, points: int) -> list[tuple[int, int]]:
        """The way found first to a space that this many points reach: its spaces from the goal back to the first
        step, each with the Speed points from there to the goal. Who goes part of it and asks again finds the
        rest of it."""
        cell, bit, found, rings = goal, BITS[goal], list[tuple[int, int]](), self.within(points)
        twice, thrice, cheap = self.twice, self.thrice, ~self.dear
        whole = cost = next(cost for cost, ring in enumerate(rings) if ring & bit)
        while cost:
            found.append((cell, whole - cost))
            beside = self.chart[cell]
            if thrice and cost > 2 and (before := rings[cost - 3] & thrice & beside):
                cost -= 3
            elif twice and cost > 1 and (before := rings[cost - 2] & twice & beside):
                cost -= 2
            else:
                before = rings[cost - 1] & cheap & beside
                cost -= 1
            cell = lowest(before)
        return found
