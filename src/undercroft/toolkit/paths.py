"""Distances and paths: step counts, step costs, all shortest ways, and what a budget reaches.

Squares in the bitmask `occupied` cannot be entered (the start never counts); to measure the way to a figure, leave its
own square out. Squares in `no_end` may be passed but not be the last of a path. Step counts without occupied squares
are computed once per grid and start, and are then a lookup.

>>> from undercroft.toolkit.drawing import parse
>>> grid = parse('''
... +-+-+-+
... |. .|.|
... +   + +
... |. . .|
... +-+-+-+
... ''')
>>> distances(grid, 0)
(0, 1, 4, 1, 2, 3)
>>> list(shortest_paths(grid, 0, 4))
[(0, 1, 4), (0, 3, 4)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import islice

from undercroft.toolkit.grid import Grid, Neighbours, Step

FAR = 1 << 30
"""The distance of a square that cannot be reached; larger than any other."""

Cost = Callable[[int, int], int]
"""What the step from one square to the next costs; at least 1."""


def entering(table: Sequence[int]) -> Cost:
    """The cost function of a table that says what entering each square costs."""
    return lambda _, to: table[to]


def distances(grid: Grid, start: int, step: Step = Step.ORTHOGONAL, occupied: int = 0) -> tuple[int, ...]:
    """For each square the least number of steps from `start`, or `FAR`."""
    if occupied & ~(1 << start):
        return _flood(grid.neighbours(step), start, occupied)
    return grid.distance_rows[step][start] or _learn(grid, start, step)


def distance(grid: Grid, start: int, end: int, step: Step = Step.ORTHOGONAL) -> int:
    """The least number of steps between two squares, or `FAR`."""
    return (grid.distance_rows[step][start] or _learn(grid, start, step))[end]


def spread(grid: Grid, start: int, end: int) -> tuple[int, int]:
    """How many columns and rows lie between two squares, whatever blocks.

    >>> from undercroft.toolkit.drawing import parse
    >>> spread(parse("+-+-+\\n|. .|\\n+-+-+\\n|. .|\\n+-+-+"), 0, 3)
    (1, 1)
    """
    (x, y), (u, v) = grid.xy(start), grid.xy(end)
    return abs(x - u), abs(y - v)


def nearest(row: Sequence[int], cells: Iterable[int]) -> list[int]:
    """Those of the squares that have the least distance in a row of distances; none if all are out of reach.

    >>> nearest((0, 2, 1, 1), [1, 2, 3])
    [2, 3]
    """
    among = list(cells)
    least = min((row[cell] for cell in among), default=FAR)
    return [cell for cell in among if row[cell] == least] if least < FAR else []


def costs(
    grid: Grid,
    start: int,
    step: Step = Step.ORTHOGONAL,
    *,
    cost: Cost | None = None,
    occupied: int = 0,
    budget: int = FAR,
) -> dict[int, int]:
    """The least cost of reaching each square within the budget, cheapest first, ties by square number."""
    neighbours, best, done = grid.neighbours(step), {start: 0}, dict[int, int]()
    heap = [(0, start)]
    while heap:
        spent, cell = heappop(heap)
        if cell in done:
            continue
        done[cell] = spent
        for other in neighbours[cell]:
            total = spent + _price(cost, cell, other)
            if total <= budget and total < best.get(other, FAR) and not occupied >> other & 1:
                best[other] = total
                heappush(heap, (total, other))
    return done


def reach(
    grid: Grid,
    start: int,
    budget: int,
    step: Step = Step.ORTHOGONAL,
    *,
    cost: Cost | None = None,
    occupied: int = 0,
    no_end: int = 0,
) -> dict[int, int]:
    """The squares where a move may end, with their least costs, cheapest first; the start is one unless barred."""
    found = costs(grid, start, step, cost=cost, occupied=occupied, budget=budget)
    return {cell: spent for cell, spent in found.items() if not no_end >> cell & 1}


def shortest_paths(
    grid: Grid,
    start: int,
    end: int,
    step: Step = Step.ORTHOGONAL,
    *,
    cost: Cost | None = None,
    occupied: int = 0,
    no_end: int = 0,
    cap: int | None = None,
) -> Iterator[tuple[int, ...]]:
    """All cheapest paths from start to end, both included, in the order of the neighbours; at most `cap` of them."""
    if no_end >> end & 1:
        return iter(())
    spent = costs(grid, start, step, cost=cost, occupied=occupied)
    if end not in spent:
        return iter(())
    onward = _onward(grid.neighbours(step), spent, end, cost)
    return islice(_walk(onward, start, end), cap)


def shortest_path(
    grid: Grid,
    start: int,
    end: int,
    step: Step = Step.ORTHOGONAL,
    *,
    cost: Cost | None = None,
    occupied: int = 0,
    no_end: int = 0,
) -> tuple[int, ...] | None:
    """The first of the cheapest paths, or None."""
    return next(shortest_paths(grid, start, end, step, cost=cost, occupied=occupied, no_end=no_end), None)


def _price(cost: Cost | None, cell: int, other: int) -> int:
    if cost is None:
        return 1
    price = cost(cell, other)
    if price < 1:
        raise ValueError(f"the step from {cell} to {other} costs {price}; a step costs at least 1")
    return price


def _learn(grid: Grid, start: int, step: Step) -> tuple[int, ...]:
    row = grid.distance_rows[step][start] = _flood(grid.neighbours(step), start, 0)
    return row


def _flood(neighbours: Neighbours, start: int, occupied: int) -> tuple[int, ...]:
    row, wave, steps = [FAR] * len(neighbours), [start], 0
    row[start] = 0
    while wave:
        steps += 1
        ahead = []
        for cell in wave:
            for other in neighbours[cell]:
                if row[other] == FAR and not occupied >> other & 1:
                    row[other] = steps
                    ahead.append(other)
        wave = ahead
    return tuple(row)


def _onward(neighbours: Neighbours, spent: dict[int, int], end: int, cost: Cost | None) -> dict[int, list[int]]:
    """For each square on a cheapest path the squares that follow it on one, found from the end backwards."""
    onward: dict[int, list[int]] = {end: []}
    for cell in sorted(spent, key=spent.__getitem__, reverse=True):
        follow = [
            other
            for other in neighbours[cell]
            if other in onward and spent[other] == spent[cell] + _price(cost, cell, other)
        ]
        if follow:
            onward[cell] = follow
    return onward


def _walk(onward: dict[int, list[int]], start: int, end: int) -> Iterator[tuple[int, ...]]:
    stack: list[tuple[int, ...]] = [(start,)]
    while stack:
        path = stack.pop()
        if path[-1] == end:
            yield path
        else:
            stack.extend((*path, other) for other in reversed(onward[path[-1]]))
