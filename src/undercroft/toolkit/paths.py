"""Distances in steps.

Squares in the bitmask `occupied` cannot be entered (the start never counts); to measure the way to a figure, leave its
own square out. Step counts without occupied squares are computed once per grid and start, and are then a lookup.

>>> from undercroft.testing.maps import parse
>>> grid = parse('''
... +-+-+-+
... |. .|.|
... +   + +
... |. . .|
... +-+-+-+
... ''')
>>> distances(grid, 0)
(0, 1, 4, 1, 2, 3)
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from undercroft.toolkit.grid import Grid, Neighbours, Step, members

T = TypeVar("T", bound=Hashable)

FAR = 1 << 30
"""The distance of a square that cannot be reached; larger than any other."""


def distances(grid: Grid, start: int, step: Step = Step.ORTHOGONAL, occupied: int = 0) -> tuple[int, ...]:
    """For each square the least number of steps from `start`, or `FAR`."""
    if occupied & ~(1 << start):
        return tuple(flood(grid.neighbours(step), start, occupied))
    return grid.distance_rows[step][start] or _learn(grid, start, step)


Ways = tuple[tuple[int, int], ...]
"""Steps as bitmasks: the difference in square numbers, and the squares that can be left by this step."""


def ways(neighbours: Neighbours) -> Ways:
    """A table of neighbours for `spread`."""
    found: dict[int, int] = {}
    for cell, near in enumerate(neighbours):
        for other in near:
            found[other - cell] = found.get(other - cell, 0) | 1 << cell
    return tuple(found.items())


def spread(cells: int, ways: Ways) -> int:
    """All squares one step away from any of these, as bitmasks.

    >>> bin(spread(0b1, ways(((1,), (0, 2), ()))))
    '0b10'
    """
    found = 0
    for far, leaving in ways:
        found |= (cells & leaving) << far if far > 0 else (cells & leaving) >> -far
    return found


def _learn(grid: Grid, start: int, step: Step) -> tuple[int, ...]:
    row = grid.distance_rows[step][start] = tuple(flood(grid.neighbours(step), start))
    return row


def flood(neighbours: Sequence[Iterable[int]], start: int, occupied: int = 0) -> list[int]:
    """For each square of a table of neighbours the least number of steps from `start`, or `FAR`."""
    row, wave, steps = [FAR] * len(neighbours), [start], 0
    shut = [cell for cell in members(occupied) if cell != start]
    for cell in shut:
        row[cell] = 0  # so that nobody looks there
    row[start] = 0
    while wave:
        steps += 1
        ahead = []
        for cell in wave:
            for other in neighbours[cell]:
                if row[other] == FAR:
                    row[other] = steps
                    ahead.append(other)
        wave = ahead
    for cell in shut:
        row[cell] = FAR
    return row


def steps_from(starts: Iterable[T], around: Callable[[T], Iterable[T]], most: int = FAR) -> dict[T, int]:
    """The least number of steps from the nearest of some places to all that at most `most` steps reach, nearest first.

    >>> steps_from("a", {"a": "bc", "b": "c", "c": "d", "d": ""}.__getitem__, 1)
    {'a': 0, 'b': 1, 'c': 1}
    """
    found = dict.fromkeys(starts, 0)
    wave, steps = list(found), 0
    while wave and steps < most:
        steps += 1
        ahead = []
        for one in wave:
            for other in around(one):
                if other not in found:
                    found[other] = steps
                    ahead.append(other)
        wave = ahead
    return found
