"""The worked examples of the rulebook: sight, facing, engagement, ranged combat.

Each docstring names its example.
"""

import pytest

from undercroft.games.universalis.content.quests import Furnishing
from undercroft.games.universalis.rules.fighting import hits
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.rules.squares import sight
from undercroft.games.universalis.rules.squares.engagement import engaged_with, in_front
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.state import Mark

LANE = "a" * 20


def placed(piece, x):
    """A piece of furniture, or a column, in a lane."""
    where = "elements" if piece == "column" else "furniture"
    return {where: (Furnishing(piece, (x, 0)),)} if piece else {}


def ends(a, figure, points):
    return routes(a.t, figure, points).ends


@pytest.mark.rule("dun.los.height-block", "dun.cover.adjacent", "dun.cover.types")
@pytest.mark.parametrize(
    ("piece", "size", "cover"),
    [("", 2, ""), ("bed", 2, "light"), ("column", 2, None), ("cupboard", 2, None), ("wardrobe", 3, "light")],
)
def test_what_taeral_sees(arena, piece, size, cover):
    """dun.ex.los-taeral"""
    a = arena(LANE, **placed(piece, 4))
    x = a.board.xy(max(a.board.pieces[0].squares))[0] + 1 if piece else 5
    taeral, target = a.hero(0, 0, facing="east"), a.orc(x, 0, size=size)
    assert sight.best_line(a.t, taeral, target) == cover


@pytest.mark.rule("dun.los.flying")
def test_a_flyer_among_enemies_is_seen(arena):
    """dun.ex.los-flyer"""
    a = arena(LANE)
    nariant = a.hero(6, 0, marks=Mark.FLYING)
    near, far = a.orc(3, 0, facing="east"), a.orc(0, 0, facing="east")
    assert sight.sees(a.t, near, nariant)
    assert sight.sees(a.t, far, nariant)
    nariant.marks = 0
    assert not sight.sees(a.t, far, nariant)


@pytest.mark.rule("dun.facing.front-back")
def test_the_back_of_a_diagonal_facing(arena):
    """dun.ex.facing-diagonal"""
    a = arena()
    shara = a.hero(5, 5, facing="north-east")
    around = a.board.field(a.state.map.layout).touching[shara.cell]
    back = {cell for cell in around if not in_front(a.board, shara, cell)}
    assert back == {a.at(4, 5), a.at(4, 6), a.at(5, 6)}


@pytest.mark.rule("dun.move.disengage-several")
@pytest.mark.parametrize(("second", "free"), [([3, 3], True), ([2, 3], False)])
def test_borgron_needs_two_passed_tests(arena, second, free):
    """dun.ex.disengage-two"""
    a = arena()
    borgron = a.hero(5, 5, agility=4)
    a.orc(5, 4)
    a.orc(6, 4)
    active = a.activate(borgron)
    a.do(borgron, "disengage", [3, 3, *second])
    assert bool(active.points) is free


@pytest.mark.rule("dun.meleerange.enter-stop", "dun.meleerange.occupied-ignore")
def test_the_orc_stops_beside_shara_unless_she_is_engaged(arena):
    """dun.ex.orc-stops"""
    a = arena("\n".join([LANE] * 3), start=((19, 0),))
    orc, shara = a.orc(0, 0), a.hero(4, 1)
    a.activate(orc)
    assert a.at(3, 0) in ends(a, orc, 9)
    assert a.at(6, 0) not in ends(a, orc, 9)
    a.orc(4, 2)
    assert a.at(6, 0) in ends(a, orc, 9)
    assert shara


@pytest.mark.rule("dun.meleerange.relief", "dun.meleerange.capacity", "dun.behind.condition")
def test_taeral_passes_the_orc_that_borgron_holds_but_not_the_troll(arena):
    """dun.ex.taeral-past-orc"""
    a = arena("\n".join([LANE] * 5), start=((19, 0),))
    taeral, orc = a.hero(1, 0), a.orc(4, 1, facing="south")
    borgron = a.hero(4, 2)
    troll = a.orc(10, 1, size=3, span=4, facing="west")
    shara = a.hero(12, 1, hands=("broadsword",))
    a.activate(taeral)
    assert engaged_with(a.t, borgron) == [orc.id]
    assert a.at(7, 0) in ends(a, taeral, 9)
    taeral.cell = a.at(9, 1)
    assert engaged_with(a.t, taeral) == [troll.id]
    assert engaged_with(a.t, shara) == [troll.id]
    a.activate(shara)
    assert hits.from_behind(a.t, shara, troll)


@pytest.mark.rule("dun.ranged.distance")
def test_three_squares_between_are_a_distance_of_four(arena):
    """dun.ex.distance-four"""
    a = arena()
    assert a.board.distance(a.at(1, 1), a.at(5, 1)) == 4
    assert a.board.distance(a.at(1, 1), a.at(5, 4)) == 4


@pytest.mark.rule("dun.ranged.hit", "dun.ranged.stray", "dun.ranged.blunder-ally")
@pytest.mark.parametrize(
    ("dice", "hit"), [([5, 4, 6, 1, 1], "orc"), ([1, 5, 6, 1, 1], "borgron"), ([1, 1, 3, 6, 1, 1], "shara")]
)
def test_where_the_arrow_goes(arena, dice, hit):
    """dun.ex.stray-arrow"""
    a = arena(LANE + "\n" + LANE, start=((19, 0),))
    taeral = a.hero(0, 0, hands=("short-bow",), facing="east", shooting=4)
    who = {"shara": a.hero(3, 1, vitality=9), "borgron": a.hero(9, 1, vitality=9)}
    who["orc"] = a.orc(8, 0, vitality=9, facing="west")
    a.activate(taeral)
    a.do(taeral, f"shoot short-bow #{who['orc'].id}", dice)
    assert {name: figure.wounds for name, figure in who.items()} == {name: int(name == hit) for name in who}


@pytest.mark.rule("dun.ranged.mod-distance", "dun.ranged.mod-moved", "dun.ranged.mod-behind")
def test_a_shot_at_medium_distance_from_behind(arena):
    """dun.ex.shot-medium-behind"""
    a = arena(LANE, start=((19, 0),))
    taeral = a.hero(0, 0, hands=("short-bow",), facing="east", shooting=5, movement=6)
    bones = a.orc(8, 0, facing="east", vitality=9)
    a.activate(taeral, moved=1)
    a.do(taeral, f"shoot short-bow #{bones.id}", [4, 3, 1, 1, 1])
    (shot,) = a.t.told(ranged.Shot)
    assert shot.total == 10
    assert a.t.rolled[-1] == (3, 6, "damage")


@pytest.mark.rule("dun.cover.when", "dun.cover.types")
def test_a_line_that_touches_the_corner_of_a_column_gives_heavy_cover(arena):
    """dun.ex.los-taeral: the column's corner."""
    a = arena(elements=(Furnishing("column", (3, 2)),))
    taeral, bones = a.hero(0, 0, facing="south-east"), a.orc(3, 3)
    assert sight.best_line(a.t, taeral, bones) == "heavy"
    bones.cell = a.at(2, 3)
    assert sight.best_line(a.t, taeral, bones) == ""


@pytest.mark.rule("dun.los.flying")
def test_a_high_column_hides_even_a_flyer(arena):
    """dun.ex.los-flyer: the column stands for the tree."""
    a = arena(LANE, elements=(Furnishing("column", (3, 0)),))
    nariant = a.hero(6, 0, marks=Mark.FLYING)
    orc, other = a.orc(0, 0, facing="east"), a.orc(4, 0, facing="east")
    assert not sight.sees(a.t, orc, nariant)
    assert sight.sees(a.t, other, nariant)
