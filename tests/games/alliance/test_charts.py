"""The veteran's charts say the same as the board, only faster."""

import random

import pytest

from undercroft.games.alliance.board import ARCHES, CELLS, distance, near, sees, walk
from undercroft.games.alliance.bots.charts import BITS, ROOMS, Ways, chart, each, lowest, square, union

EVERY_ARCH = union(bit for arches in ARCHES for bit in arches)


def bits(cells):
    return union(BITS[cell] for cell in cells)


@pytest.fixture(params=range(4))
def lot(request):
    """Some archways, by chance; first none, then all of them."""
    luck = random.Random(request.param)
    arches = [0, EVERY_ARCH, luck.getrandbits(50) & EVERY_ARCH, luck.getrandbits(50) & EVERY_ARCH][request.param]
    return arches, luck


def test_what_lies_next_to_a_space_and_what_is_seen_from_it(lot):
    arches, luck = lot
    for cell in range(CELLS):
        assert sorted(each(chart(arches)[cell])) == sorted(near(arches)[cell])
    for cell in luck.sample(range(CELLS), 20):
        seen = [other for other in range(CELLS) if 2 <= distance(other, cell) <= 3 and sees(arches, other, cell)]
        assert list(each(chart(arches).sights((2, 3))[cell])) == seen
        assert list(each(square(cell, 2))) == [other for other in range(CELLS) if distance(cell, other) <= 2]


def test_a_walk_goes_ring_by_ring(lot):
    arches, luck = lot
    for start in luck.sample(range(CELLS), 10):
        rings, steps = chart(arches).walk(start).within(6), walk(arches, start, 6)
        assert {cell: far for far, ring in enumerate(rings) for cell in each(ring)} == steps


def test_ways_go_round_what_is_closed_and_pay_for_what_is_dear():
    ways = Ways(chart(0), 16, BITS[17], BITS[16])
    assert [list(each(ring)) for ring in ways.within(3)] == [[16], [], [0, 1, 2, 15, 30, 31, 32], []]
    ways = Ways(chart(0), 16, 0, BITS[16], BITS[16])
    assert [ring.bit_count() for ring in ways.within(4)] == [1, 0, 0, 8, 0]


def first(ways, goal):
    """The first step to a space; -1: none is needed."""
    way = ways.to(goal, 9)
    return way[-1][0] if way else -1


def test_the_first_step_is_the_one_on_the_cheapest_way_found_first():
    room = ROOMS[0]
    assert lowest(room) == 0
    ways = Ways(chart(0), 0, 0, BITS[16])  # to leave the middle costs 2
    assert [first(ways, cell) for cell in (0, 1, 2, 32)] == [-1, 1, 1, 16]
    assert ways.to(32, 6) == [(32, 0), (16, 2)]
    ways = Ways(chart(0), 0, BITS[16])  # nobody sets a foot on the middle
    assert first(ways, 32) == 1, "by the north, because its spaces have the lower numbers"
    ways = Ways(chart(0), 0, 0, BITS[1] | BITS[15] | BITS[16], BITS[1] | BITS[16])
    assert first(ways, 31) == 15, "two points to leave the west, three to leave the middle"
    assert first(ways, 32) == 16, "four points either way"
