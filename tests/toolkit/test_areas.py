from hypothesis import given
from hypothesis import strategies as st

from undercroft.toolkit.areas import block, cross, diamond, in_sight, ray, square, walked
from undercroft.toolkit.drawing import draw, parse
from undercroft.toolkit.grid import Blocks, Grid, Side, Step, members
from undercroft.toolkit.paths import spread
from undercroft.toolkit.sight import CENTRES

from .reference import grids

FIELD = parse("""
+-+-+-+-+-+
|. . . . .|
+   +-+   +
|. . . . .|
+         +
|. # .|. .|
+         +
|. . . . .|
+-+-+-+-+-+
""")


def shape(area: int) -> list[str]:
    """The squares of an area as stars."""
    return draw(FIELD, dict.fromkeys(members(area), "*")).split("\n")[1::2]


def test_a_square_area_ignores_walls_and_ends_at_the_border() -> None:
    assert shape(square(FIELD, 12, 1)) == ["|. . . . .|", "|. * * * .|", "|. * *|* .|", "|. * * * .|"]
    assert square(FIELD, 0, 1) == 0b1100011
    assert square(FIELD, 0, 0) == 1


def test_a_diamond_counts_orthogonal_steps_through_walls() -> None:
    assert shape(diamond(FIELD, 12, 1)) == ["|. . . . .|", "|. . * . .|", "|. * *|* .|", "|. . * . .|"]
    assert shape(diamond(FIELD, 12, 2))[0] == "|. . * . .|"


def test_a_walked_area_goes_round_walls() -> None:
    assert shape(walked(FIELD, 12, 1)) == ["|. . . . .|", "|. . * . .|", "|. # *|. .|", "|. . * . .|"]
    assert shape(walked(FIELD, 12, 2)) == ["|. . . . .|", "|. * * * .|", "|. # *|. .|", "|. * * * .|"]
    assert shape(walked(FIELD, 12, 1, Step.DIAGONAL))[1:] == ["|. . * . .|", "|. # *|. .|", "|. . * . .|"]
    assert shape(walked(FIELD, 12, 1, Step.CUTTING))[1:] == ["|. * * * .|", "|. # *|. .|", "|. * * * .|"]
    assert walked(FIELD, 12, 9, occupied=1 << 7 | 1 << 17) == 1 << 12


def test_a_cross_may_be_stopped_by_what_blocks() -> None:
    assert shape(cross(FIELD, 12, 2)) == ["|. . * . .|", "|. . * . .|", "|* * *|* *|", "|. . * . .|"]
    assert shape(cross(FIELD, 12, 2, Blocks.STEPS)) == ["|. . . . .|", "|. . * . .|", "|. # *|. .|", "|. . * . .|"]
    half = FIELD.with_square(11, Blocks.STEPS)
    assert cross(half, 12, 2, Blocks.SIGHT) & 0b11 << 10 == 0b11 << 10
    assert cross(half, 12, 2, Blocks.STEPS) & 0b11 << 10 == 0


def test_a_ray_comes_in_order() -> None:
    assert ray(FIELD, 4, Side.WEST, 3) == [3, 2, 1]
    assert ray(FIELD, 1, Side.WEST, 3) == [0]
    assert ray(FIELD, 2, Side.SOUTH, 3, Blocks.BOTH) == []


def test_a_block_may_stick_out() -> None:
    assert block(FIELD, -1, -1, 2, 3) == 0b100001
    assert block(FIELD, 4, 3, 2, 2) == 1 << 19


def test_an_area_in_sight() -> None:
    assert shape(in_sight(FIELD, square(FIELD, 12, 2), 12, CENTRES)) == [
        "|* * . * *|",
        "|. * * * .|",
        "|. * *|. .|",
        "|. * * * .|",
    ]


@given(grids(), st.integers(0, 3))
def test_areas_match_their_distances(grid: Grid, radius: int) -> None:
    for centre in members(grid.full):
        away = {cell: spread(grid, centre, cell) for cell in members(grid.full)}
        assert list(members(square(grid, centre, radius))) == [cell for cell in away if max(away[cell]) <= radius]
        assert list(members(diamond(grid, centre, radius))) == [cell for cell in away if sum(away[cell]) <= radius]
        arms = [cell for cell in away if min(away[cell]) == 0 and max(away[cell]) <= radius]
        assert list(members(cross(grid, centre, radius))) == arms
        assert walked(grid, centre, radius) & ~diamond(grid, centre, radius) == 0
