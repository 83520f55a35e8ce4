import copy
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.testing.maps import draw, parse
from undercroft.toolkit.building import Builder
from undercroft.toolkit.grid import Blocks, Corners, Frame, Grid, Side, Step, edge_key, mask, members

from .reference import grids

DIAGONALS = [Step.DIAGONAL, Step.CUTTING, Step.SQUEEZING]


def ends(art: str, step: Step) -> bool:
    """Whether one step leads from the upper left square of a drawing to the lower right one."""
    grid = parse(art)
    return grid.size - 1 in grid.neighbours(step)[0]


@pytest.mark.parametrize(
    ("art", "free"),
    [
        ("+-+-+\n|. .|\n+   +\n|. .|\n+-+-+", (True, True, True)),
        ("+-+-+\n|. #|\n+   +\n|. .|\n+-+-+", (False, True, True)),
        ("+-+-+\n|. o|\n+   +\n|. .|\n+-+-+", (False, True, True)),
        ("+-+-+\n|. %|\n+   +\n|% .|\n+-+-+", (True, True, True)),
        ("+-+-+\n|. #|\n+   +\n|# .|\n+-+-+", (False, False, True)),
        ("+-+-+\n|.|.|\n+ + +\n|. .|\n+-+-+", (False, True, True)),
        ("+-+-+\n|.|.|\n+ + +\n|.|.|\n+-+-+", (False, False, False)),
        ("+-+-+\n|.|.|\n+-+ +\n|. .|\n+-+-+", (False, False, False)),
        ("+-+-+\n|.'.|\n+'+ +\n|. .|\n+-+-+", (True, True, True)),
        ("+-+-+\n|.:.|\n+:+ +\n|. .|\n+-+-+", (False, False, False)),
        ("+-+-+\n|.|.|\n+ +-+\n|. .|\n+-+-+", (False, True, True)),
        ("+-+-+\n|.|.|\n+ + +\n|# .|\n+-+-+", (False, False, True)),
        ("+-+\n|.|\n+-+-+\n  |.|\n  +-+", (False, False, False)),
        ("+-+-+\n|. .|\n+-+ +\n  |.|\n  +-+", (False, True, True)),
    ],
)
def test_diagonal_steps_obey_the_corner_rule(art: str, free: tuple[bool, bool, bool]) -> None:
    assert tuple(ends(art, step) for step in DIAGONALS) == free
    assert not ends(art, Step.ORTHOGONAL)


def test_neighbours_come_clockwise_from_north() -> None:
    grid = parse("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+     +\n|. . .|\n+-+-+-+")
    assert grid.neighbours(Step.ORTHOGONAL)[4] == (1, 5, 7, 3)
    assert grid.neighbours(Step.DIAGONAL)[4] == (1, 2, 5, 8, 7, 6, 3, 0)
    assert grid.neighbours(Step.DIAGONAL)[3] == (0, 1, 4, 7, 6)
    assert grid.around[4] == (1, 2, 5, 8, 7, 6, 3, 0)


def test_a_column_one_square_wide_has_walls_below_its_squares() -> None:
    grid = parse("+-+\n|.|\n+ +\n|.|\n+-+\n|.|\n+-+")
    assert grid.neighbours(Step.ORTHOGONAL) == ((1,), (0,), ())
    assert grid.edge(1, Side.SOUTH) == Blocks.BOTH
    assert grid.edge(1, Side.NORTH) == Blocks.NOTHING


def test_a_square_without_entry_has_no_steps_but_touches_its_neighbours() -> None:
    grid = parse("+-+-+-+\n|. o .|\n+-+-+-+")
    assert grid.neighbours(Step.ORTHOGONAL) == ((), (), ())
    assert grid.around == ((1,), (2, 0), (1,))
    assert grid.opaque == 0
    assert grid.blocked == 0b010


def _by_definition(grid: Grid, cell: int, other: int, corners: Corners) -> bool:
    """A diagonal step, judged square by square and edge by edge."""
    (x, y), (u, v) = grid.xy(cell), grid.xy(other)
    horizontal, vertical = (Side.EAST if u > x else Side.WEST), (Side.SOUTH if v > y else Side.NORTH)
    walls, squares = [], []
    for first, second in ((horizontal, vertical), (vertical, horizontal)):
        middle = grid.beside(cell, first)
        assert middle is not None
        walls.append(bool((grid.edge(cell, first) | grid.edge(middle, second)) & Blocks.STEPS))
        squares.append(bool(grid.square(middle) & Blocks.STEPS))
    if corners == Corners.CLEAR:
        return not any(walls + squares)
    if corners == Corners.CUT:
        return not (walls[0] or squares[0]) or not (walls[1] or squares[1])
    return not all(walls)


@given(grids(), st.sampled_from(Step))
def test_neighbours_match_their_definition(grid: Grid, step: Step) -> None:
    table = grid.neighbours(step)
    for cell, other in product(range(grid.size), repeat=2):
        (x, y), (u, v) = grid.xy(cell), grid.xy(other)
        apart = abs(x - u), abs(y - v)
        expected = False
        if not (grid.blocked >> cell | grid.blocked >> other) & 1:
            if sum(apart) == 1:
                side = next(side for side in Side if side.offset == (u - x, v - y))
                expected = Blocks.STEPS not in grid.edge(cell, side)
            elif apart == (1, 1) and step != Step.ORTHOGONAL:
                expected = _by_definition(grid, cell, other, step.corners)
        assert (other in table[cell]) == expected
        assert (cell in table[other]) == expected


@given(grids(void=False))
def test_a_drawing_can_be_read_back(grid: Grid) -> None:
    assert parse(draw(grid)) == grid


@given(grids())
def test_a_drawing_with_void_can_be_read_back(grid: Grid) -> None:
    again = parse(draw(grid))
    assert draw(again) == draw(grid)
    assert [again.xy(cell) for cell in members(again.full)] == [grid.xy(cell) for cell in members(grid.full)]


def test_a_drawing_shows_what_blocks_and_who_stands_where() -> None:
    art = "+-+-+-+\n|.:o'.|\n+ +-+'+\n|% # .|\n+-+-+-+"
    grid = parse(art)
    assert draw(grid) == art
    assert draw(grid, {0: "H", 4: "x"}) == art.replace(".:o", "H:o").replace("#", "x")
    assert grid.edge(0, Side.EAST) == Blocks.STEPS
    assert grid.edge(2, Side.WEST) == Blocks.SIGHT
    assert (grid.square(1), grid.square(3)) == (Blocks.STEPS, Blocks.SIGHT)


def test_void_is_blank_and_walled_in() -> None:
    grid = parse("+-+\n|.|\n+ +-+\n|. .|\n+-+-+")
    assert (grid.void, grid.full) == (0b0010, 0b1101)
    assert grid.edge(0, Side.EAST) == Blocks.BOTH
    assert draw(grid) == "+-+\n|.|\n+ +-+\n|. .|\n+-+-+"


def test_an_unknown_mark_is_named_with_its_place() -> None:
    with pytest.raises(ValueError, match=r"'Q' in row 2, column 4"):
        parse("+-+-+\n|. Q|\n+-+-+")
    with pytest.raises(ValueError, match=r"'=' in row 2, column 3"):
        parse("+-+-+\n|.=.|\n+-+-+")


def test_a_builder_takes_negative_coordinates_and_normalises_them() -> None:
    builder = Builder()
    builder.square(-2, -1)
    builder.square(-1, -1, Blocks.BOTH)
    builder.square(-1, 0)
    builder.wall(-1, 0, Side.NORTH, Blocks.SIGHT)
    grid = builder.build()
    assert grid.frame == Frame(-2, -1, 2, 2)
    assert (grid.at(-2, -1), grid.at(-1, 0), grid.xy(3)) == (0, 3, (-1, 0))
    assert draw(grid) == "+-+-+\n|. #|\n+-+'+\n  |.|\n  +-+"
    with pytest.raises(ValueError, match="outside"):
        grid.at(0, 0)


def test_a_frame_keeps_the_numbers_of_squares_while_a_map_grows() -> None:
    builder, frame = Builder(), Frame(-5, -5, 11, 11)
    builder.square(0, 0)
    small = builder.build(frame)
    builder.square(-5, 5)
    large = builder.build(frame)
    assert small.at(0, 0) == large.at(0, 0) == 60
    assert large.xy(110) == (-5, 5)
    builder.square(6, 0)
    with pytest.raises(ValueError, match=r"\(6, 0\)"):
        builder.build(frame)


def test_a_builder_needs_a_square() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Builder().build()


def test_copies_share_the_grid() -> None:
    grid = parse("+-+-+\n|. .|\n+-+-+")
    assert copy.deepcopy({"map": grid})["map"] is grid


@given(st.lists(st.integers(0, 200)))
def test_a_mask_holds_its_members_in_order(cells: list[int]) -> None:
    assert list(members(mask(cells))) == sorted(set(cells))


@given(st.integers(-9, 9), st.integers(-9, 9), st.sampled_from(Side))
def test_an_edge_has_one_name_from_both_sides(x: int, y: int, side: Side) -> None:
    dx, dy = side.offset
    assert edge_key(x, y, side) == edge_key(x + dx, y + dy, side.opposite)
