"""Lines of sight and cover, case by case on one lane, and as pictures of a hall."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.rules.squares import field_of, sight
from undercroft.games.universalis.state import Mark

LANE = "a" * 12
HALL = "\n".join(["a" * 9] * 7)


def lane(arena, *pieces, **sheet):
    """A viewer at 2 who looks east, and these pieces (card, x)."""
    elements = tuple(Furnishing(card, (x, 0)) for card, x in pieces if card in ELEMENTS)
    furniture = tuple(Furnishing(card, (x, 0)) for card, x in pieces if card not in ELEMENTS)
    a = arena(LANE, elements=elements, furniture=furniture, start=((11, 0),), **sheet)
    return a, a.orc(2, 0, facing="east")


ELEMENTS = ("statue", "column", "rocks")


@pytest.mark.rule("dun.los.height-block", "dun.cover.when", "dun.cover.adjacent", "dun.cover.types")
@pytest.mark.parametrize(
    ("piece", "x", "own", "theirs", "cover"),
    [
        pytest.param(None, 0, 2, 2, "", id="nothing"),
        pytest.param("trunk", 5, 2, 2, "light", id="a trunk before him"),
        pytest.param("trunk", 4, 2, 2, "", id="a trunk further off"),
        pytest.param("trunk", 7, 2, 2, "", id="a trunk behind him"),
        pytest.param("cupboard", 5, 2, 2, None, id="as high as both"),
        pytest.param("cupboard", 4, 2, 2, None, id="as high as both further off"),
        pytest.param("cupboard", 5, 2, 3, "light", id="a target that is higher"),
        pytest.param("cupboard", 4, 2, 3, "", id="a target that is higher, further off"),
        pytest.param("cupboard", 5, 3, 2, "light", id="a viewer that is higher"),
        pytest.param("cupboard", 5, 3, 3, "light", id="both higher"),
        pytest.param("trunk", 5, 1, 1, None, id="small ones behind a trunk"),
    ],
)
def test_what_stands_between_two(arena, piece, x, own, theirs, cover):
    a, viewer = lane(arena, *([(piece, x)] if piece else []))
    viewer.size = own
    target = a.hero(6, 0, size=theirs, facing="west")
    assert sight.best_line(a.t, viewer, target) == cover
    assert sight.sees(a.t, viewer, target) is (cover is not None)


@pytest.mark.rule("dun.los.characters-block", "dun.condition.kd-no-range", "dun.cover.types")
@pytest.mark.parametrize(
    ("size", "marks", "cover"),
    [(1, 0, "light"), (2, 0, None), (3, 0, None), (2, Mark.KNOCKED_DOWN, ""), (2, Mark.KNOCKED_OUT, "")],
)
def test_somebody_who_stands_between_two(arena, size, marks, cover):
    a, viewer = lane(arena)
    target, other = a.hero(6, 0, facing="west"), a.hero(5, 0, size=size, marks=marks)
    assert sight.best_line(a.t, viewer, target) == cover
    assert sight.best_line(a.t, viewer, target, people=False) == ""
    other.cell = a.at(4, 0)
    assert sight.best_line(a.t, viewer, target) == ("" if cover == "light" else cover)


@pytest.mark.rule("dun.los.flying", "dun.los.pit")
def test_flyers_are_seen_over_everybody_and_nobody_is_seen_from_a_pit(arena):
    a, viewer = lane(arena)
    target = a.hero(6, 0, facing="west", marks=Mark.FLYING)
    a.hero(5, 0, size=3)
    assert sight.best_line(a.t, viewer, target) == ""
    viewer.marks = Mark.IN_PIT
    assert sight.best_line(a.t, viewer, target) is None
    target.marks = Mark.IN_PIT
    assert sight.best_line(a.t, viewer, target) is None
    b, viewer = lane(arena, ("column", 4))
    target = b.hero(6, 0, marks=Mark.FLYING)
    assert sight.best_line(b.t, viewer, target) is None, "no column is flown over"


@pytest.mark.rule("dun.los.facing")
def test_only_who_looks_that_way_sees(arena):
    a, viewer = lane(arena)
    target = a.hero(6, 0)
    viewer.facing = 6
    assert not sight.sees(a.t, viewer, target)
    assert sight.sees(a.t, viewer, target, facing=False)
    viewer.facing = 0
    assert sight.sees(a.t, viewer, target), "to the side is well enough"


def view(a, viewer, **how):
    """Who could be seen on each square: `.` in the open, `l` and `h` behind light and heavy cover, `#` not at all."""
    page = []
    for cell in range(a.board.size):
        if cell == viewer.cell:
            page.append("@")
            continue
        target = a.hero(*a.board.xy(cell))
        cover = sight.best_line(a.t, viewer, target, **how)
        page.append("#" if cover is None else {"": ".", "light": "l", "heavy": "h"}[cover])
        del a.state.figures[target.id]
    return " ".join("".join(page[row : row + a.board.width]) for row in range(0, len(page), a.board.width))


WALLED = "\n".join(["aaaabbbbb"] * 3 + ["aaaaaaaaa"] * 4)
DIVIDED = "\n".join(["aaaabbbbb"] * 7)
VIEWS = {
    "trunks": (
        HALL, {"furniture": (Furnishing("trunk", (4, 3)), Furnishing("trunk", (3, 5)))},
        "#........ #........ #........ #@...l... #........ #...l.... #..ll....",
    ),
    "cupboards": (
        HALL, {"furniture": (Furnishing("cupboard", (4, 3)), Furnishing("cupboard", (3, 5)))},
        "#........ #........ #......## #@...#### #......## #...#.... #..###...",
    ),
    "columns": (
        HALL, {"elements": (Furnishing("column", (4, 3)), Furnishing("column", (3, 1)))},
        "#..###... #...#.... #......## #@...#### #......## #........ #........",
    ),
    "a hill": (
        HALL, {"ground": (Ground("high", (4, 2), 2, 3, height=2),)},
        "#......## #....#### #.....### #@....### #.....### #....#### #......##",
    ),
    "a door": (
        DIVIDED, {"doors": (Door("d", (3, 3), "east", "open"),)},
        "#...##### #...##### #...##... #@....... #...##... #...##### #...#####",
    ),
    "a corner": (WALLED, {}, "#...##### #...##### #...##### #@....... #........ #........ #........"),
}  # fmt: skip


@pytest.mark.rule("dun.los.line", "dun.los.height-block", "dun.los.wall", "dun.cover.adjacent")
@pytest.mark.parametrize("name", VIEWS)
def test_what_an_orc_sees_past(arena, name):
    drawing, sheet, picture = VIEWS[name]
    a = arena(drawing, **sheet)
    if "doors" in sheet:
        a.reveal_all()
    assert view(a, a.orc(1, 3, facing="east")) == picture


@pytest.mark.rule("dun.los.line", "dun.ranged.blunder-ally")
def test_a_shot_flies_along_the_line_of_least_cover(arena):
    a = arena(HALL, furniture=(Furnishing("trunk", (5, 3)),))
    giant, hero = a.creature("cave-troll", 1, 3, facing="east"), a.hero(6, 4)
    assert sight.best_line(a.t, giant, hero) == ""
    assert [a.board.xy(cell) for cell in sight.flight(a.t, giant, hero)] == [(3, 4), (4, 4), (5, 4)]
    hero.cell = a.at(6, 3)
    assert sight.best_line(a.t, giant, hero) == "light"
    assert [a.board.xy(cell) for cell in sight.flight(a.t, giant, hero)] == [(3, 3), (4, 3), (5, 3)]
    assert [a.board.xy(cell) for cell in sight.flight(a.t, a.orc(4, 1), hero)] == [(5, 2)]
    near = a.orc(6, 2)
    assert sight.flight(a.t, near, hero) == ()


def around(pillar):
    """A hall with a pillar."""
    return "\n".join("".join("." if (x, y) == pillar else "a" for x in range(12)) for y in range(9))


@pytest.mark.rule("dun.los.line", "dun.ranged.blunder-ally", "dun.spell.projectile-line")
@pytest.mark.parametrize(
    ("pillar", "hero", "way"),
    [
        ((8, 8), (6, 4), [(3, 4), (4, 4), (5, 4)]), ((8, 8), (6, 5), [(3, 4), (4, 4), (4, 5), (5, 5)]),
        ((3, 4), (6, 4), [(3, 3), (4, 3), (4, 4), (5, 4)]), ((3, 3), (6, 3), [(3, 4), (4, 4), (4, 3), (5, 3)]),
    ],
)  # fmt: skip
def test_a_shot_between_larger_bases_takes_the_shortest_line_that_is_free(arena, pillar, hero, way):
    """From the nearest square of a troll, past a pillar from the other one; and the same way back."""
    a = arena(around(pillar))
    troll, shara = a.creature("cave-troll", 1, 3, facing="east"), a.named("shara", *hero, facing="west")
    assert [a.board.xy(cell) for cell in sight.flight(a.t, troll, shara)] == way
    assert [a.board.xy(cell) for cell in sight.flight(a.t, shara, troll)] == way[::-1]


@pytest.mark.rule("dun.los.line", "dun.ranged.blunder-ally")
@pytest.mark.parametrize(
    ("pillar", "one", "other", "way"),
    [((3, 1), (1, 1), (5, 0), [(3, 2), (4, 2), (4, 1)]), ((4, 4), (1, 4), (5, 3), [(3, 4), (3, 3), (4, 3)])],
)
def test_no_square_of_the_two_bases_lies_between_them(arena, pillar, one, other, way):
    """The line that is free leads over a square of the one who shoots, or of the one who is shot at."""
    a = arena(around(pillar), start=((11, 8),))
    shooter, target = a.creature("cave-troll", *one, facing="east"), a.creature("cave-troll", *other, facing="west")
    assert [a.board.xy(cell) for cell in sight.flight(a.t, shooter, target)] == way
    assert [a.board.xy(cell) for cell in sight.flight(a.t, target, shooter)] == way[::-1]


@pytest.mark.rule("dun.cover.adjacent", "dun.ranged.blunder-ally")
def test_what_stands_beside_the_shooter_covers_nobody(arena):
    """The shortest line leads over a trunk at the troll's feet; from the other side it is the troll's cover."""
    a = arena(HALL, furniture=(Furnishing("trunk", (3, 4)),))
    troll, shara = a.creature("cave-troll", 1, 3, facing="east"), a.named("shara", 6, 4, facing="west")
    assert (sight.best_line(a.t, troll, shara), sight.best_line(a.t, shara, troll)) == ("", "")
    assert [a.board.xy(cell) for cell in sight.flight(a.t, troll, shara)] == [(3, 4), (4, 4), (5, 4)]
    assert [a.board.xy(cell) for cell in sight.flight(a.t, shara, troll)] == [(5, 4), (4, 4), (4, 3), (3, 3)]


@pytest.mark.rule("dun.los.line", "dun.large.base-2x1")
@pytest.mark.parametrize(
    ("pillar", "heads", "straight"),
    [((3, 5), ((7, 2), (2, 5)), False), ((8, 8), ((7, 2), (2, 5)), True), ((3, 1), ((1, 0), (6, 3)), False)],
)
def test_beasts_of_two_squares_see_each_other_from_either(arena, pillar, heads, straight):
    """A pillar hides their heads from each other; past it one sees the other's hind quarters, and neither is in its own
    way."""
    a = arena(around(pillar), start=((11, 8),))
    hero = a.named("shara", 9, 7)
    one, other = (a.companion("pack-mule", x, y, kind="pet", owner=hero.id) for x, y in heads)
    assert field_of(a.t).line(one.cell, other.cell).seen is straight
    assert (sight.best_line(a.t, one, other, False), sight.best_line(a.t, other, one, False)) == ("", "")
