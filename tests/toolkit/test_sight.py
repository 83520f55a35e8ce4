from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.testing.maps import parse
from undercroft.toolkit.grid import Corners, Grid
from undercroft.toolkit.sight import ANY_POINTS, CENTRES, Ends, SightRule, between, grazed, sees

from . import reference

RULES = [SightRule(*parts) for parts in product(Ends, Corners)]
ANY = [SightRule(Ends.ANY_POINTS, corners) for corners in Corners]
CENTRE = [SightRule(Ends.CENTRES, corners) for corners in Corners]


FIVE, OPEN = "+-+-+-+-+-+", "+         +"


def seen(art: str, rules: list[SightRule]) -> list[bool]:
    """Whether A sees B in a drawing, by each of the rules."""
    flat = art.replace("\n", "")
    viewer, target = (sum(char.isalpha() or char in ".#" for char in flat[: flat.index(mark)]) for mark in "AB")
    grid = parse(art.replace("A", ".").replace("B", "."))
    return [sees(grid, viewer, target, rule) for rule in rules]


@pytest.mark.parametrize(
    ("art", "expected"),
    [
        ("+-+-+-+\n|A . B|\n+-+-+-+", [True, True, True]),
        ("+-+-+-+\n|A # B|\n+-+-+-+", [False, False, False]),
        ("+-+-+-+\n|A|. B|\n+-+-+-+", [False, False, False]),
        ("+-+-+\n|A .|\n+   +\n|. B|\n+-+-+", [True, True, True]),
        ("+-+-+\n|A #|\n+   +\n|. B|\n+-+-+", [False, True, True]),
        ("+-+-+\n|A #|\n+   +\n|# B|\n+-+-+", [False, False, True]),
        ("+-+-+\n|A|.|\n+ + +\n|. B|\n+-+-+", [False, True, True]),
        ("+-+-+\n|A|.|\n+ + +\n|.|B|\n+-+-+", [False, False, False]),
        ("+-+-+\n|A .|\n+-+-+\n|. B|\n+-+-+", [False, False, False]),
        ("+-+-+-+\n|A # .|\n+     +\n|. . B|\n+-+-+-+", [False, False, False]),
        ("+-+-+-+\n|A . .|\n+     +\n|# . B|\n+-+-+-+", [True, True, True]),
        ("+-+-+-+-+\n|A . # .|\n+       +\n|. # . B|\n+-+-+-+-+", [False, False, True]),
        ("+-+-+-+\n|A # .|\n+     +\n|. . .|\n+     +\n|. . B|\n+-+-+-+", [False, True, True]),
    ],
)
def test_from_centre_to_centre(art: str, expected: list[bool]) -> None:
    assert seen(art, CENTRE) == expected


@pytest.mark.parametrize(
    ("art", "expected"),
    [
        ("+-+-+-+\n|A # B|\n+-+-+-+", [False, False, False]),
        ("+-+-+-+\n|.|A|.|\n+-+ +-+\n|. # .|\n+-+ +-+\n|B . .|\n+-+-+-+", [False, False, False]),
        ("+-+-+-+\n|B|. #|\n+ +-+ +\n|.|.|A|\n+-+-+-+", [False, False, False]),
        # Past the corner of one square there is room.
        ("+-+-+-+\n|A # .|\n+     +\n|. . B|\n+-+-+-+", [True, True, True]),
        ("+-+-+\n|A #|\n+   +\n|. B|\n+-+-+", [True, True, True]),
        # Only the point where two squares touch is left.
        ("+-+-+\n|A #|\n+   +\n|# B|\n+-+-+", [False, False, True]),
        ("+-+-+-+-+\n|A . # .|\n+       +\n|. # . B|\n+-+-+-+-+", [False, False, True]),
        # The only lines go from corner to corner and touch a corner of the square between.
        (f"{FIVE}\n|A . . . .|\n{OPEN}\n|. . # . .|\n{OPEN}\n|. . . . B|\n{FIVE}", [False, True, True]),
        (f"{FIVE}\n|A . . . .|\n{OPEN}\n|. . . # .|\n{OPEN}\n|. . . . B|\n{FIVE}", [True, True, True]),
        (f"{FIVE}\n|A . # . .|\n{OPEN}\n|. . # . .|\n{OPEN}\n|. . # . B|\n{FIVE}", [False, False, False]),
        (f"{FIVE}\n|A . # . .|\n{OPEN}\n|. . # . .|\n{OPEN}\n|. # . . B|\n{FIVE}", [False, False, True]),
        # Between adjacent squares with a wall between them only the end of the wall is left, if it is free.
        ("+-+-+\n|A|B|\n+-+-+", [False, False, False]),
        ("+-+-+\n|A|B|\n+ + +\n|. .|\n+-+-+", [False, True, True]),
        ("+-+-+\n|A|B|\n+ + +\n|.|.|\n+-+-+", [False, False, False]),
        # From the lower end of one wall to the upper end of another, and the other way round.
        (
            "+-+-+-+-+\n|.|. . .|\n+ +     +\n|A|. .|B|\n+     + +\n|. . .|.|\n+-+-+-+-+",
            [False, True, True],
        ),
        (
            "+-+-+-+-+\n|. . .|.|\n+     + +\n|A|. .|B|\n+ +     +\n|.|. . .|\n+-+-+-+-+",
            [False, True, True],
        ),
        (
            "+-+-+-+-+\n|. . .|.|\n+     + +\n|A|.|.|B|\n+ + +   +\n|.|. . .|\n+-+-+-+-+",
            [False, False, False],
        ),
        # A doorway in a long wall.
        ("+-+-+-+\n|. A .|\n+-+ +-+\n|. . B|\n+-+-+-+", [True, True, True]),
        ("+-+-+-+\n|A . .|\n+-+-+ +\n|B . .|\n+-+-+-+", [False, False, False]),
    ],
)
def test_from_any_point_to_any_point(art: str, expected: list[bool]) -> None:
    assert seen(art, ANY) == expected


def test_a_line_never_lies_along_a_face_or_a_wall() -> None:
    assert seen("+-+-+-+\n|A # B|\n+     +\n|. . .|\n+-+-+-+", ANY) == [False, False, False]
    assert seen("+-+-+-+-+\n|A|. .|B|\n+       +\n|. . . .|\n+-+-+-+-+", ANY) == [False, True, True]
    assert seen("+-+-+-+-+\n|A|. .|B|\n+ +-+   +\n|. . . .|\n+-+-+-+-+", ANY) == [False, False, False]


def test_sight_and_steps_are_blocked_apart() -> None:
    grid = parse("+-+-+-+-+\n|. o:. .|\n+-+-+-+-+")
    assert sees(grid, 0, 3, CENTRES)
    assert not sees(parse("+-+-+-+\n|. %'.|\n+-+-+-+"), 0, 2, ANY_POINTS)
    assert not sees(parse("+-+-+-+\n|. .'.|\n+-+-+-+"), 0, 2, ANY_POINTS)


def test_the_squares_themselves_never_block() -> None:
    grid = parse("+-+-+\n|# #|\n+-+-+")
    assert all(sees(grid, 0, 1, rule, blockers=0b11) for rule in RULES)


def test_figures_block_while_they_stand_there() -> None:
    hall = parse("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+-+-+-+")
    assert [sees(hall, 0, 2, rule, 0b010) for rule in (CENTRES, ANY_POINTS)] == [False, False]
    assert [sees(hall, 0, 5, rule, 0b010) for rule in (CENTRES, ANY_POINTS)] == [False, True]
    assert [sees(hall, 0, 2, rule) for rule in (CENTRES, ANY_POINTS)] == [True, True]


def test_a_line_passes_squares_and_grazes_others() -> None:
    grid = parse("\n".join(["+-+-+-+-+-+", *["|. . . . .|", "+         +"] * 2, "|. . . . .|", "+-+-+-+-+-+"]))
    assert between(grid, 0, 4) == (1, 2, 3)
    assert (between(grid, 0, 12), grazed(grid, 0, 12)) == ((6,), (1, 5, 7, 11))
    assert (between(grid, 0, 7), grazed(grid, 0, 7)) == ((1, 6), ())
    assert (between(grid, 7, 0), between(grid, 14, 2), grazed(grid, 14, 2)) == ((6, 1), (8,), (13, 9, 7, 3))
    assert (between(grid, 0, 0), between(grid, 0, 6), grazed(grid, 0, 6)) == ((), (), (1, 5))


@settings(max_examples=150, deadline=None)
@given(reference.grids(), st.sampled_from(RULES), st.data())
def test_sight_matches_the_reference(grid: Grid, rule: SightRule, data: st.DataObject) -> None:
    viewer, target = (data.draw(st.integers(0, grid.size - 1)) for _ in range(2))
    blockers = data.draw(st.integers(0, (1 << grid.size) - 1)) & data.draw(st.integers(0, (1 << grid.size) - 1))
    for figures in (0, blockers):
        expected = reference.Sight(grid, viewer, target, rule, figures).seen()
        assert sees(grid, viewer, target, rule, figures) == expected


@settings(deadline=None)
@given(reference.grids(6), st.sampled_from(RULES), st.data())
def test_sight_is_mutual_and_figures_only_take_it_away(grid: Grid, rule: SightRule, data: st.DataObject) -> None:
    blockers = data.draw(st.integers(0, (1 << grid.size) - 1))
    fresh = Grid(grid.frame, grid.void, grid.blocked, grid.opaque, grid.step_walls, grid.sight_walls)
    for a, b in product(range(grid.size), repeat=2):
        assert sees(grid, a, b, rule, blockers) == sees(fresh, b, a, rule, blockers)
        assert sees(grid, a, b, rule) >= sees(grid, a, b, rule, blockers)


@settings(deadline=None)
@given(reference.grids())
def test_laxer_rules_see_more(grid: Grid) -> None:
    for a, b in product(range(grid.size), repeat=2):
        for strict, lax in pairwise(RULES):
            if strict.ends == lax.ends:
                assert sees(grid, a, b, strict) <= sees(grid, a, b, lax)
        for corners in Corners:
            assert sees(grid, a, b, SightRule(Ends.CENTRES, corners)) <= sees(
                grid, a, b, SightRule(Ends.ANY_POINTS, corners)
            )
