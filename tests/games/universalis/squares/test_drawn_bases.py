"""How bases of one, two and four squares find room, drawn square by square."""

import pytest

from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.rules.squares import bases, grounds, movement
from undercroft.games.universalis.rules.squares.grounds import Spot
from undercroft.games.universalis.state import NOWHERE, Mark

HALL = "\n".join(["a" * 6] * 5)
FAR = ((5, 4),)
FAR_EAST = ((5, 0),)


def room(a, figure):
    """The squares where a base can have its first square: `1`, or `2` where it covers two and `4` where it covers
    four."""
    found = [bases.placement(a.t, figure, cell) for cell in range(a.board.size)]
    whole = "4" if figure.span == 4 else "1"
    page = ["." if spot is None else "2" if spot.other >= 0 else whole for spot in found]
    wide = a.board.width
    assert [spot is not None for spot in found] == [bases.fits(a.t, figure, cell) for cell in range(a.board.size)]
    return " ".join("".join(page[row : row + wide]) for row in range(0, len(page), wide))


def troll(a, x, y, **more):
    return a.creature("cave-troll", x, y, **more)


def wolf(a, x, y, **more):
    return a.orc(x, y, span=2, other=a.at(x, y) - 1, **more)


@pytest.mark.rule("dun.large.reference-square", "dun.move.no-end-occupied")
@pytest.mark.parametrize(
    ("build", "picture"),
    [
        (lambda a: a.orc(0, 0), "111111 111111 11..11 111111 11111."),
        (lambda a: troll(a, 0, 0), "44444. 4...4. 4...4. 4444.. ......"),
        (lambda a: a.creature("stone-giant", 0, 0), "44444. 4...4. 4...4. 4444.. ......"),
        (lambda a: wolf(a, 1, 0), "222222 222222 22..22 222222 22222."),
    ],
)
def test_where_a_base_has_room_in_a_hall_with_two_others(arena, build, picture):
    a = arena(HALL, start=FAR)
    a.hero(2, 2)
    a.orc(3, 2)
    assert room(a, build(a)) == picture


@pytest.mark.rule("dun.large.narrow", "dun.huge.narrow")
@pytest.mark.parametrize(
    ("card", "picture"),
    [
        ("cave-troll", "44.... 442222 44.... .4.... ......"),
        ("stone-giant", "44.... 44.... 44.... .4.... ......"),
    ],
)
def test_a_large_one_lies_lengthwise_in_a_passage_and_a_huge_one_not_at_all(arena, card, picture):
    a = arena("aaa...\naaabbb\naaa...\naaa...\naaa...", doors=(Door("d", (2, 1), "east", "open"),), start=((0, 4),))
    a.reveal_all()
    assert room(a, a.creature(card, -1, 0)) == picture


@pytest.mark.rule("dun.large.narrow")
def test_a_ledge_beside_a_gap_is_such_a_passage_too(arena):
    """The pit leaves one row above it; where there are two rows nobody squeezes."""
    a = arena("\n".join(["a" * 6] * 5), ground=(Ground("pit", (0, 1), 6, 2),), start=FAR)
    assert room(a, troll(a, -1, 0)) == "222222 ...... ...... 4444.. ......"
    assert room(a, a.creature("stone-giant", -1, 0)) == "44444. 44444. 44444. 4444.. ......"


@pytest.mark.rule("dun.large.narrow")
def test_only_into_a_passage_or_through_a_door_does_a_large_one_squeeze(arena):
    door = Door("d", (2, 1), "east", "open")
    a = arena("...aaa\nbbbaaa\n...aaa\n...aaa\n...aaa", doors=(door,), start=((5, 4),))
    a.reveal_all()
    giant = troll(a, 4, 3)
    land = grounds.ground(a.t, giant)

    def seconds(x, y):
        return [a.board.xy(cell) for cell in bases.seconds(a.t, giant, a.at(x, y), land)]

    assert [seconds(x, 1) for x in range(4)] == [[(1, 1)], [(0, 1), (2, 1)], [(1, 1), (3, 1)], [(2, 1)]]
    assert seconds(3, 0) == seconds(4, 1) == seconds(3, 2) == []
    ways = movement.routes(a.t, giant, 4)
    assert ways.spot(a.at(3, 1)) == Spot(a.at(3, 1)), "where its whole base has room it stands on all of it"
    assert ways.spot(a.at(2, 1)) == Spot(a.at(2, 1), a.at(3, 1))
    assert ways.ends[a.at(3, 1)] == 1


@pytest.mark.rule("dun.large.reference-square")
def test_a_large_base_minds_those_beyond_the_length_of_its_move(arena):
    a = arena(HALL, start=FAR)
    giant = troll(a, 1, 1)
    a.hero(3, 1, facing="east")
    assert a.at(2, 1) not in movement.routes(a.t, giant, 1).ends
    assert a.at(1, 2) in movement.routes(a.t, giant, 1).ends


@pytest.mark.rule("dun.large.base-2x1")
def test_the_second_square_stays_where_it_lay_else_where_it_came_from_else_anywhere(arena):
    a = arena(HALL, start=FAR)
    beast = wolf(a, 2, 2)
    assert bases.second_square(a.t, beast, a.at(4, 2)) == a.at(3, 2)
    beast.other = a.at(2, 1)
    assert bases.second_square(a.t, beast, a.at(4, 2)) == a.at(4, 1)
    a.orc(4, 1)
    assert bases.second_square(a.t, beast, a.at(3, 2)) == a.at(3, 1)
    a.orc(3, 1)
    assert bases.second_square(a.t, beast, a.at(3, 2)) == a.at(2, 2)
    assert bases.second_square(a.t, beast, a.at(4, 2)) == a.at(4, 3)
    assert bases.second_square(a.t, beast, a.at(3, 1)) == NOWHERE


@pytest.mark.rule("dun.large.base-2x1")
def test_the_very_first_square_is_a_square_like_others(arena):
    a = arena("aaa\n##a\n##a", start=((2, 2),))
    beast = wolf(a, 2, 0)
    a.orc(2, 1)
    assert bases.placement(a.t, beast, a.at(1, 0)) == Spot(a.at(1, 0), a.at(0, 0))
    assert bases.placement(a.t, beast, a.at(0, 0)) == Spot(a.at(0, 0), a.at(1, 0))
    assert bases.placement(a.t, beast, -1) is None


@pytest.mark.rule("dun.large.base-2x1", "dun.large.reference-square")
def test_a_base_is_put_down_whole_or_stays(arena):
    a = arena(HALL, start=FAR)
    beast, giant, man = wolf(a, 1, 0), troll(a, 3, 1), a.hero(0, 4)
    bases.stand(a.t, beast, a.at(2, 4))
    assert (beast.cell, beast.other) == (a.at(2, 4), a.at(1, 4))
    bases.stand(a.t, man, a.at(0, 3))
    assert (man.cell, man.other) == (a.at(0, 3), NOWHERE)
    bases.come_upon(a.t, giant, a.at(4, 2))
    assert giant.cell == a.at(3, 1), "it covers that square already"
    bases.come_upon(a.t, giant, a.at(5, 2))
    assert giant.cell == a.at(4, 1)
    bases.come_upon(a.t, giant, beast.cell)
    assert giant.cell == a.at(4, 1), "there is no room"
    bases.come_upon(a.t, man, a.at(0, 2))
    assert man.cell == a.at(0, 2)


@pytest.mark.rule("dun.large.reference-square")
def test_the_nearest_way_to_cover_a_square_moves_least_and_shuns_what_it_can(arena):
    a = arena(HALL, start=FAR)
    giant = troll(a, 0, 0)
    assert bases.nearest_spot(a.t, giant, a.at(2, 0)) == Spot(a.at(1, 0))
    assert bases.nearest_spot(a.t, giant, a.at(2, 2)) == Spot(a.at(1, 1))
    assert bases.nearest_spot(a.t, giant, a.at(2, 2), 1 << a.at(1, 2)) == Spot(a.at(2, 1))
    assert bases.nearest_spot(a.t, giant, a.at(2, 2), 1 << a.at(2, 2)) == Spot(a.at(1, 1)), "all of them touch it"
    beast = wolf(a, 4, 3)
    assert bases.nearest_spot(a.t, beast, a.at(4, 2)) == Spot(a.at(4, 2), a.at(4, 3))
    assert bases.nearest_spot(a.t, beast, a.at(2, 3)) == Spot(a.at(2, 3), a.at(3, 3))
    assert list(bases.covering(a.t, giant, a.at(5, 0))) == [Spot(a.at(4, 0))]


@pytest.mark.rule("dun.large.reference-square", "dun.large.base-2x1")
def test_every_way_in_which_a_base_covers_a_square(arena):
    a = arena(HALL, start=FAR)
    giant, beast, man = troll(a, -1, 0), wolf(a, 5, 0), a.orc(0, 0)
    assert [a.board.xy(spot.cell) for spot in bases.covering(a.t, giant, a.at(3, 2))] == [
        (3, 2), (2, 2), (3, 1), (2, 1),
    ]  # fmt: skip
    assert [a.board.xy(spot.other) for spot in bases.covering(a.t, beast, a.at(3, 2))] == [
        (3, 3), (2, 2), (4, 2), (3, 1),
    ]  # fmt: skip
    assert list(bases.covering(a.t, man, a.at(3, 2))) == [Spot(a.at(3, 2))]
    assert bases.base_at(a.t, giant, a.at(3, 2)) == (a.at(3, 2), a.at(4, 2), a.at(3, 3), a.at(4, 3))
    assert bases.base_at(a.t, man, a.at(3, 2)) == (a.at(3, 2),)
    assert bases.base_at(a.t, beast, a.at(3, 2)) == (a.at(3, 2), a.at(2, 2))
    a.orc(4, 3)
    assert bases.base_at(a.t, giant, a.at(3, 2)) == (a.at(3, 2),), "no room: only the square itself"


def test_a_base_does_not_lie_on_two_levels(arena):
    a = arena(HALL, ground=(Ground("high", (0, 0), 3, 5),), start=FAR)
    assert room(a, troll(a, -1, 0)) == "44.44. 44.44. 44.44. 44.4.. ......"


def test_nothing_large_stands_on_furniture(arena):
    a = arena(HALL, furniture=(Furnishing("table", (2, 2)),), start=FAR)
    covered = a.board.pieces[0].squares
    giant = troll(a, -1, 0)
    for cell in range(a.board.size):
        if bases.fits(a.t, giant, cell):
            assert not set(a.board.base(cell, 4)) & set(covered)
    assert bases.fits(a.t, giant, a.at(0, 0))
    assert not bases.fits(a.t, giant, a.at(1, 1))


# ------------------------------------------------------------------------------------------------ rough ground


@pytest.mark.rule("dun.terrain.difficult-penalty", "dun.skill.nature.pathfinder", "dun.large.narrow")
def test_what_is_felt_as_rough_ground(arena):
    door, wood = Door("d", (2, 1), "east", "open"), Ground("forest", (0, 3), 2, 1)
    a = arena("aaa...\naaabbb\naaa...\naaa...\naaa...", doors=(door,), ground=(wood,), start=((0, 4),))
    a.reveal_all()
    man, giant = a.hero(0, 2), troll(a, 0, 0)
    assert movement.rough(a.t, man, a.at(0, 2), a.at(0, 3))
    assert not movement.rough(a.t, man, a.at(0, 3), a.at(0, 2))
    assert not movement.rough(a.t, man, a.at(2, 1), a.at(3, 1)), "a passage is no trouble for a man"
    assert movement.rough(a.t, giant, a.at(2, 1), a.at(3, 1))
    assert movement.rough(a.t, giant, a.at(3, 1), a.at(4, 1))
    assert not movement.rough(a.t, giant, a.at(1, 1), a.at(2, 1))
    assert not movement.rough(a.t, giant, a.at(3, 1), a.at(2, 1)), "out of the passage it costs nothing more"
    man.cell = a.at(1, 3)
    assert movement.remains_rough(a.t, man)
    man.cell = a.at(2, 3)
    assert not movement.remains_rough(a.t, man)
    giant.cell, giant.other = a.at(4, 1), a.at(3, 1)
    assert movement.remains_rough(a.t, giant)
    assert movement.remains_rough(a.t, a.orc(2, 3, span=2, other=a.at(1, 3))), "half of it is enough"


@pytest.mark.rule("dun.skill.nature.pathfinder")
def test_each_pathfinder_knows_his_own_ground_only(arena):
    """Two with the same skills: a step costs one point on the own kind of ground, and nothing is rough about it."""
    a = arena("a" * 6 + "\n" + "b" * 6, ground=(Ground("forest", (1, 0), 5), Ground("swamp", (1, 1), 5)))
    a.reveal_all()
    for word in ("forest", "swamp"):
        for y, kind in enumerate(("forest", "swamp")):
            scout = a.orc(0, y, skills=("pathfinder",), traits=(Trait("pathfinder", 0, word),))
            own = word == kind
            assert movement.routes(a.t, scout, 3).ends[a.at(1, y)] == (1 if own else 2)
            assert movement.rough(a.t, scout, a.at(0, y), a.at(1, y)) is not own
            del a.state.figures[scout.id]


# ------------------------------------------------------------------------------------------------ points


@pytest.mark.rule("dun.move.points", "dun.skill.nature.flying.choose")
def test_points_of_a_walk_and_of_a_flight(arena):
    a = arena(HALL, start=FAR)
    drake = a.creature("drakeling", 1, 1)
    walks = movement.points_of(a.t, drake.id)
    drake.marks |= Mark.FLYING
    flies = movement.points_of(a.t, drake.id)
    assert (walks, flies) == (
        movement.figures.value(a.t, drake, movement.Attribute.MOVEMENT),
        movement.figures.trait(a.t, drake, "flies") or walks,
    )
    slow = a.hero(3, 3, movement=0)
    assert movement.points_of(a.t, slow.id) == 1
    assert movement.points_of(a.t, a.hero(4, 3, movement=4).id) == 4


@pytest.mark.rule("dun.bridge.huge")
def test_the_automatons_giants_keep_off_footbridges(arena):
    """Heroes and people who play the Dark Player may lead theirs onto one."""
    sheet = {"ground": (Ground("abyss", (0, 2), 6, 1), Ground("footbridge", (2, 2), 1, 1)), "start": FAR}

    def across(a, figure):
        return a.at(2, 2) in movement.routes(a.t, figure, 4).came

    a = arena(HALL, **sheet)
    assert across(a, a.orc(2, 1))
    assert across(a, troll(a, 0, 0))
    assert not across(a, a.creature("stone-giant", 1, 0))
    assert across(arena(HALL, **sheet), a.orc(2, 1))
    b = arena(HALL, dark_seat=1, **sheet)
    lead = b.creature("stone-giant", 1, 0)
    land = grounds.ground(b.t, lead)
    assert not land.enemies >> b.at(2, 2) & 1
    assert land.enemies >> b.at(3, 2) & 1
    tame = a.figure(1, 0, side=0, kind="mercenary", card="giant-of-stone", size=4, span=4)
    assert not grounds.ground(a.t, tame).enemies >> a.at(2, 2) & 1


@pytest.mark.rule("dun.fly.pass-through", "dun.jump.test")
@pytest.mark.parametrize(("marks", "reached"), [(Mark.FLYING, ["(0, 0)", "(1, 0)"]), (0, [])])
def test_nothing_bars_the_way_of_who_flies(arena, marks, reached):
    """Not even the first square of the board; on foot a pit on either square does."""
    a = arena("a" * 6, ground=(Ground("pit", (0, 0), 2, 1),), start=FAR_EAST)
    bat = a.hero(2, 0, marks=marks)
    ways = movement.routes(a.t, bat, 4).came
    assert [str(a.board.xy(cell)) for cell in sorted(ways) if cell < bat.cell] == reached
