"""Adjacency and lines of sight, checked against the toolkit's grid, which knows nothing of archways."""

import itertools
import random

import pytest

from undercroft.games.alliance import board
from undercroft.games.alliance.board import (
    BEYOND,
    BORDER,
    CELLS,
    EAST,
    PLACES,
    SOUTH,
    WIDTH,
    X,
    Y,
    arch,
    between,
    in_arc,
    near,
    sees,
    walk,
)
from undercroft.toolkit import sight
from undercroft.toolkit.building import Builder
from undercroft.toolkit.grid import Side, Step

BORDERS = [(place, side) for place in range(PLACES) for side in (EAST, SOUTH) if BEYOND[place][side] >= 0]


def dungeon(seed):
    """Random archways, and the same field as a grid whose tile borders are walls but for the archways."""
    rng = random.Random(seed)
    open_ = [border for border in BORDERS if rng.random() < 0.5]
    arches = sum(arch(*border) for border in open_)
    builder = Builder()
    for cell in range(CELLS):
        builder.square(X[cell], Y[cell])
    for place, side in BORDERS:
        for number, cell in enumerate(BORDER[place][side]):
            if number != 1 or (place, side) not in open_:
                builder.wall(X[cell], Y[cell], Side(side))
    return arches, builder.build()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("alliance.move.through-archway")
def test_adjacency_is_that_of_a_walled_grid(seed):
    arches, grid = dungeon(seed)
    wanted = grid.neighbours(Step.CUTTING)
    for cell in range(CELLS):
        assert sorted(near(arches)[cell]) == sorted(wanted[cell])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("alliance.battle.los-wall", "alliance.battle.los-archway-touch")
def test_sight_is_that_of_a_walled_grid(seed):
    arches, grid = dungeon(seed)
    rng = random.Random(seed)
    for _ in range(3000):
        a, b = rng.randrange(CELLS), rng.randrange(CELLS)
        wanted = sight.sees(grid, a, b, sight.CENTRES)
        assert sees(arches, a, b) == sees(arches, b, a) == wanted, (divmod(a, WIDTH), divmod(b, WIDTH))


@pytest.mark.rule("alliance.battle.obstruction")
def test_the_spaces_of_a_line_are_those_whose_inside_it_crosses():
    _, grid = dungeon(0)
    rng = random.Random(7)
    for _ in range(2000):
        a, b = rng.randrange(CELLS), rng.randrange(CELLS)
        assert between(a, b) == set(sight.between(grid, a, b))


@pytest.mark.rule("alliance.battle.facing-arc")
def test_every_target_is_before_or_beside_in_two_or_three_of_four_facings():
    rng = random.Random(3)
    for _ in range(300):
        a, b = rng.randrange(CELLS), rng.randrange(CELLS)
        if a != b:
            straight = X[a] == X[b] or Y[a] == Y[b]
            assert sum(in_arc(a, facing, b) for facing in range(4)) == (3 if straight else 2)


@pytest.mark.rule("alliance.move.through-archway")
def test_what_is_adjacent_does_not_depend_on_which_archway_was_opened_first():
    opened = [arch(6, EAST), arch(6, SOUTH), arch(7, SOUTH), arch(11, EAST)]
    orders = list(itertools.permutations(opened))
    found = []
    for order in orders:
        board._NEAR.clear()
        board._NEAR[0] = board.NEAR_IN_TILE
        found.append([near(sum(order[:count])) for count in range(1, len(order) + 1)][-1])
    assert found == [found[0]] * len(orders)


@pytest.mark.rule("alliance.pet.no-los")
def test_a_walk_counts_steps_through_archways():
    from undercroft.toolkit.paths import distances

    arches, grid = dungeon(2)
    for start in (0, 50, 112, 200):
        far = distances(grid, start, Step.CUTTING)
        reached = {cell: steps for cell, steps in enumerate(far) if 0 <= steps <= 4}
        assert walk(arches, start, 4) == reached
