from itertools import pairwise, product

from hypothesis import given
from hypothesis import strategies as st

from undercroft.testing.maps import parse
from undercroft.toolkit.grid import Grid, Step, mask, members
from undercroft.toolkit.paths import (
    FAR,
    distances,
    flood,
    spread,
    steps_from,
    ways,
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


def test_distances_go_round_walls_and_squares() -> None:
    ring = parse("+-+-+-+\n|. .|.|\n+-+ + +\n|. # .|\n+     +\n|. . .|\n+-+-+-+")
    assert distances(ring, 2) == (FAR, FAR, 0, 5, FAR, 1, 4, 3, 2)
    cleared = parse("+-+-+-+\n|. .|.|\n+-+ + +\n|. . .|\n+     +\n|. . .|\n+-+-+-+")
    assert distances(cleared, 2) == (4, 3, 0, 3, 2, 1, 4, 3, 2)


def test_a_blocked_gap_cuts_the_map_and_a_diagonal_may_squeeze_through() -> None:
    assert distances(ROOM, 9)[2] == FAR
    assert distances(ROOM, 9, Step.DIAGONAL)[6] == FAR
    assert distances(ROOM, 9, Step.CUTTING)[6] == FAR
    assert distances(ROOM, 9, Step.SQUEEZING)[6] == 1


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


@given(grids(), st.integers(0), st.sampled_from(list(Step)))
def test_squares_spread_to_their_neighbours_and_no_others(grid: Grid, bits: int, step: Step) -> None:
    """Also over the edge of the map, where one row ends and the next begins, nothing leaks."""
    table, bits = grid.neighbours(step), bits & grid.full
    assert spread(bits, ways(table)) == mask(other for cell in members(bits) for other in table[cell])


def test_steps_from_several_places_count_from_the_nearest_and_end_where_they_must() -> None:
    near = {0: (1,), 1: (0, 2), 2: (1, 3), 3: (2, 4), 4: (3, 5), 5: (4,), 9: ()}
    assert steps_from((0, 4), near.__getitem__) == {0: 0, 4: 0, 1: 1, 3: 1, 5: 1, 2: 2}
    assert list(steps_from((0, 4), near.__getitem__, 1)) == [0, 4, 1, 3, 5]
    assert steps_from((), near.__getitem__) == {}


def test_a_flood_goes_round_what_is_occupied_but_starts_anywhere() -> None:
    near = ((1, 3), (0, 2), (1, 5), (0, 4), (3, 5), (2, 4), ())
    assert flood(near, 0) == [0, 1, 2, 1, 2, 3, FAR]
    assert flood(near, 0, occupied=0b11) == [0, FAR, 4, 1, 2, 3, FAR]
