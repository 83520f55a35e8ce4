from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.toolkit.drawing import parse
from undercroft.toolkit.grid import Blocks, Grid, Step, mask, members
from undercroft.toolkit.paths import (
    FAR,
    costs,
    distance,
    distances,
    entering,
    nearest,
    reach,
    shortest_path,
    shortest_paths,
    spread,
)

from .reference import grids

ROOM = parse("""
+-+-+-+-+
|. .|. .|
+   +   +
|. .|. .|
+       +
|. . # .|
+-+-+-+-+
""")


def simple_paths(grid: Grid, step: Step, path: tuple[int, ...], end: int, occupied: int) -> Iterator[tuple[int, ...]]:
    """Every path that visits no square twice."""
    if path[-1] == end:
        yield path
        return
    for other in grid.neighbours(step)[path[-1]]:
        if other not in path and not occupied >> other & 1:
            yield from simple_paths(grid, step, (*path, other), end, occupied)


def test_distances_go_round_walls_and_squares() -> None:
    ring = parse("+-+-+-+\n|. .|.|\n+-+ + +\n|. # .|\n+     +\n|. . .|\n+-+-+-+")
    assert distances(ring, 2) == (FAR, FAR, 0, 5, FAR, 1, 4, 3, 2)
    assert distances(ring.with_square(4, Blocks.NOTHING), 2) == (4, 3, 0, 3, 2, 1, 4, 3, 2)
    assert distance(ring, 2, 3) == 5


def test_a_blocked_gap_cuts_the_map_and_a_diagonal_may_squeeze_through() -> None:
    assert distance(ROOM, 9, 2) == FAR
    assert distance(ROOM, 9, 6, Step.DIAGONAL) == FAR
    assert distance(ROOM, 9, 6, Step.CUTTING) == FAR
    assert distance(ROOM, 9, 6, Step.SQUEEZING) == 1


def test_occupied_squares_cannot_be_entered_but_left() -> None:
    hall = parse("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+-+-+-+")
    assert distances(hall, 0, occupied=mask([0, 1])) == (0, FAR, 4, 1, 2, 3)
    assert distances(hall, 0, occupied=mask([1, 4])) == (0, FAR, FAR, 1, FAR, FAR)
    assert distances(hall, 0, Step.DIAGONAL, mask([1])) == (0, FAR, 2, 1, 1, 2)


def test_distances_without_figures_are_computed_once() -> None:
    grid = parse("+-+-+\n|. .|\n+-+-+")
    assert distances(grid, 0) is distances(grid, 0)
    assert distances(grid, 0, occupied=1) is distances(grid, 0)
    assert distances(grid, 0, occupied=2) == (0, FAR)
    assert distances(grid, 0) == (0, 1)


def test_spread_ignores_what_blocks() -> None:
    assert spread(ROOM, 1, 10) == spread(ROOM, 10, 1) == (1, 2)


def test_nearest_keeps_ties_in_order_and_drops_the_unreachable() -> None:
    assert nearest((0, 3, 1, 1, FAR), [4, 3, 1, 2]) == [3, 2]
    assert nearest((0, FAR), [1]) == []
    assert nearest((0, 1), []) == []


def test_costs_choose_the_cheaper_way_round() -> None:
    grid = parse("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+-+-+-+")
    swamp = entering([1, 5, 1, 1, 1, 1])
    assert costs(grid, 0, cost=swamp) == {0: 0, 3: 1, 4: 2, 5: 3, 2: 4, 1: 5}
    assert list(costs(grid, 0, cost=swamp)) == [0, 3, 4, 5, 2, 1]
    assert shortest_path(grid, 0, 2, cost=swamp) == (0, 3, 4, 5, 2)
    assert shortest_path(grid, 0, 2) == (0, 1, 2)


def test_a_cost_may_depend_on_the_square_left() -> None:
    hall = parse("+-+-+-+\n|. . .|\n+-+-+-+")

    def leaving(cell: int, _: int) -> int:
        return 2 if cell == 1 else 1

    assert reach(hall, 0, 2, cost=leaving) == {0: 0, 1: 1}
    assert reach(hall, 0, 3, cost=leaving) == {0: 0, 1: 1, 2: 3}
    assert reach(hall, 2, 3, cost=leaving) == {2: 0, 1: 1, 0: 3}


def test_a_step_costs_something() -> None:
    with pytest.raises(ValueError, match="costs 0"):
        costs(ROOM, 0, cost=lambda a, b: 0)


def test_a_move_may_pass_but_not_end_on_barred_squares() -> None:
    hall = parse("+-+-+-+\n|. . .|\n+-+-+-+")
    assert reach(hall, 0, 2, no_end=0b010) == {0: 0, 2: 2}
    assert reach(hall, 0, 2, occupied=0b010) == {0: 0}
    assert reach(hall, 0, 2, no_end=0b001) == {1: 1, 2: 2}
    assert list(shortest_paths(hall, 0, 1, no_end=0b010)) == []
    assert list(shortest_paths(hall, 0, 2, no_end=0b010)) == [(0, 1, 2)]


def test_all_shortest_paths_in_order_up_to_the_cap() -> None:
    grid = parse("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+     +\n|. . .|\n+-+-+-+")
    every = [(0, 1, 2, 5, 8), (0, 1, 4, 5, 8), (0, 1, 4, 7, 8), (0, 3, 4, 5, 8), (0, 3, 4, 7, 8), (0, 3, 6, 7, 8)]
    assert list(shortest_paths(grid, 0, 8)) == every
    assert list(shortest_paths(grid, 0, 8, cap=2)) == every[:2]
    assert list(shortest_paths(grid, 0, 8, Step.DIAGONAL)) == [(0, 4, 8)]
    assert list(shortest_paths(grid, 0, 8, occupied=mask([4]))) == [every[0], every[5]]
    assert list(shortest_paths(grid, 0, 0)) == [(0,)]
    assert shortest_path(grid, 0, 8, occupied=mask([8])) is None


def test_long_paths_are_no_problem() -> None:
    corridor = parse("+" + "-+" * 1500 + "\n|" + " ".join("." * 1500) + "|\n+" + "-+" * 1500)
    assert shortest_path(corridor, 0, 1499) == tuple(range(1500))


@given(grids(), st.sampled_from(Step), st.data())
def test_shortest_paths_match_brute_force(grid: Grid, step: Step, data: st.DataObject) -> None:
    start, end = (data.draw(st.integers(0, grid.size - 1)) for _ in range(2))
    occupied = data.draw(st.integers(0, (1 << grid.size) - 1)) & data.draw(st.integers(0, (1 << grid.size) - 1))
    if step != Step.ORTHOGONAL and grid.size > 9:
        step = Step.ORTHOGONAL
    every = list(simple_paths(grid, step, (start,), end, occupied))
    least = min(map(len, every), default=0)
    expected = sorted(path for path in every if len(path) == least)
    found = list(shortest_paths(grid, start, end, step, occupied=occupied))
    assert sorted(found) == expected
    assert distances(grid, start, step, occupied)[end] == (least - 1 if every else FAR)


@given(grids(3), st.data())
def test_cheapest_paths_match_brute_force(grid: Grid, data: st.DataObject) -> None:
    start, end = (data.draw(st.integers(0, grid.size - 1)) for _ in range(2))
    prices = data.draw(st.lists(st.integers(1, 4), min_size=grid.size, max_size=grid.size))
    every = list(simple_paths(grid, Step.ORTHOGONAL, (start,), end, 0))
    spent = [sum(prices[cell] for cell in path[1:]) for path in every]
    expected = sorted(path for path, total in zip(every, spent, strict=True) if total == min(spent))
    assert sorted(shortest_paths(grid, start, end, cost=entering(prices))) == expected
    for budget in range(6):
        within = bool(spent) and min(spent) <= budget
        assert (end in reach(grid, start, budget, cost=entering(prices))) == within


@given(grids(), st.sampled_from(Step))
def test_distance_is_a_metric(grid: Grid, step: Step) -> None:
    rows = [distances(grid, cell, step) for cell in range(grid.size)]
    for a, b in product(range(grid.size), repeat=2):
        assert rows[a][b] == rows[b][a]
        assert (rows[a][b] == 0) == (a == b)
        assert (rows[a][b] == 1) == (b in grid.neighbours(step)[a])
        assert all(rows[a][b] <= rows[a][c] + rows[c][b] for c in members(grid.full))


@given(grids())
def test_more_ways_to_step_never_lengthen_a_path(grid: Grid) -> None:
    for cell in range(grid.size):
        rows = [distances(grid, cell, step) for step in Step]
        for longer, shorter in pairwise(rows):
            assert all(a >= b for a, b in zip(longer, shorter, strict=True))
