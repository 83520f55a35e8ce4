"""The worked examples of the rulebook: dice, beginning and end, movement.

Each docstring names its example.
"""

import pytest
from msgspec.structs import replace

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.events import Recovered
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks.rolls import Roll, d3, passes, two_dice
from undercroft.games.universalis.rules.fighting.melee import attack_plus, strike
from undercroft.games.universalis.rules.squares import sight
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.state import Mark

LANE = "a" * 20
TWO = "aaaabbbb\naaaabbbb\naaaabbbb"


def rooms(arena, kind="door", **more):
    """Two rooms; the Scenario Die always shows Power, so that nothing comes of it."""
    more.setdefault("points", {"scenario_die": ("power",) * 6})
    return arena(TWO, doors=(Door("gate", (3, 1), "east", kind=kind),), **more)


def placed(piece, x):
    """A piece of furniture, or a column, in a lane."""
    where = "elements" if piece == "column" else "furniture"
    return {where: (Furnishing(piece, (x, 0)),)} if piece else {}


def ends(a, figure, points):
    return routes(a.t, figure, points).ends


@pytest.mark.rule("dun.dice.d3")
def test_a_d3_is_half_a_die():
    """dun.ex.d3-map"""
    assert [d3(face) for face in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("dun.dice.threshold", "dun.dice.d6")
@pytest.mark.parametrize("die", range(1, 7))
def test_four_plus_means_four_five_and_six(arena, die):
    """dun.ex.d6-threshold: recovery on 4+, for the tough with 1D6+1; a block on 5+."""
    for skills, least in (((), 4), (("tough",), 3)):
        a = arena()
        hero = a.hero(1, 1, marks=Mark.STUNNED, skills=skills)
        a.run(activation.begin(a.t, hero.id), [die])
        assert bool(hero.marks & Mark.STUNNED) is (die < least)
        (told,) = a.t.told(Recovered)
        assert told.rolled == die + len(skills)
    a, hero, orc = arena.duel(hero={"combat": 9}, orc={"hands": ("shield",), "vitality": 9})
    a.run(strike(a.t, a.blows(hero, orc)), [3, 3, 2, 2, die, *([] if die >= 5 else [6, 1, 1, 1])], ["-1"])
    assert orc.wounds == (0 if die >= 5 else 1)


@pytest.mark.rule("dun.dice.d6")
@pytest.mark.parametrize("dice", [[1, 1], [6, 5], [3, 4]])
def test_two_dice_and_a_bonus_are_added_up(arena, dice):
    a = arena()
    roll = a.run(two_dice(a.t, -1, "test"), dice)
    assert (roll.dice, roll.total) == (tuple(dice), sum(dice) - 1)
    assert a.t.rolled == [(2, 6, "test")]


@pytest.mark.rule("dun.test.criticals-natural", "dun.test.double-six")
def test_only_natural_sixes_are_a_double_critical():
    """dun.ex.natural-double-six"""
    assert Roll((6, 6), 12).criticals == 2
    assert Roll((5, 4), 12).criticals == 0
    assert passes(Roll((6, 6), 12), 99)
    assert not passes(Roll((5, 4), 12), 99)


@pytest.mark.rule("dun.heroes.start-outside", "dun.heroes.start-square")
@pytest.mark.parametrize("x", [0, 1])
def test_he_enters_by_either_square_and_walks_on(arena, x):
    """dun.ex.start-two-squares"""
    a = arena(LANE, start=((0, 0), (1, 0)), points={"scenario_die": ("power",) * 6})
    taeral = a.hero(-1, 0, movement=6)
    a.run(activation.begin(a.t, taeral.id), (), [str(a.at(x, 0))])
    assert taeral.cell == a.at(x, 0)
    a.do(taeral, f"move @{a.at(x + 5, 0)}", [1])
    assert taeral.cell == a.at(x + 5, 0)
    assert a.state.map.layout.revealed == 1


@pytest.mark.rule("dun.end.leave-square")
def test_he_leaves_from_the_starting_square_at_once(arena):
    """dun.ex.leave-scenario"""
    a = arena(LANE)
    taeral, _ = a.hero(5, 0, movement=6), a.hero(12, 0)
    a.activate(taeral)
    assert "leave" not in a.offers(taeral)
    taeral.facing = 6
    a.switch(literal_obstacles=False)
    a.state.turn.active.rolled = True
    a.do(taeral, f"move @{a.at(0, 0)}")
    a.do(taeral, "leave")
    assert taeral.marks & Mark.LEFT
    assert taeral.cell == -1


@pytest.mark.rule("dun.size.equals-height", "dun.size.heights")
def test_a_human_is_as_high_as_a_library(arena):
    """dun.ex.human-height: he neither climbs on it nor looks over it; a Large creature behind it is seen."""
    a = arena("\n".join(["a" * 9] * 3), furniture=(Furnishing("library", (3, 1)),))
    human, other, troll = a.hero(1, 1, facing="east"), a.orc(7, 1), a.orc(7, 1, size=3)
    assert (human.size, figures.height(a.t, human)) == (2, 2)
    assert a.content.furniture["library"].height == 2
    assert not sight.sees(a.t, human, other)
    assert sight.sees(a.t, human, troll)
    a.activate(human)
    assert not {a.at(x, 1) for x in (3, 4, 5)} & set(ends(a, human, 9))


@pytest.mark.rule("dun.size.equals-height", "dun.los.wall")
def test_a_human_does_not_look_over_a_door(arena):
    """dun.ex.human-height"""
    a = rooms(arena)
    human, other = a.hero(3, 1, facing="east"), a.orc(4, 1)
    a.state.map.layout = replace(a.state.map.layout, revealed=3)
    assert not sight.sees(a.t, human, other)
    a.reveal_all()
    assert sight.sees(a.t, human, other)


@pytest.mark.rule("dun.door.open-unexplored", "dun.reveal.door-then-move", "dun.turn.budget")
def test_the_door_is_opened_with_the_action_and_the_move_remains(arena):
    """dun.ex.door-then-advance"""
    a = rooms(arena)
    borgron = a.hero(3, 1)
    active = a.activate(borgron)
    a.do(borgron, "open #0", [1, 1])
    assert a.state.map.layout.revealed == 3
    assert (active.action, active.points) == (0, 5)
    assert f"move @{a.at(5, 1)}" in a.offers(borgron)


@pytest.mark.rule("dun.terrain.difficult-cost")
def test_movement_six_is_three_difficult_squares(arena):
    """dun.ex.difficult-six"""
    a = arena(LANE, ground=(Ground("difficult", (1, 0), 12),))
    taeral = a.hero(0, 0, movement=6)
    a.activate(taeral)
    assert list(ends(a, taeral, 6)) == [a.at(1, 0), a.at(2, 0), a.at(3, 0)]


@pytest.mark.rule("dun.terrain.elevated")
def test_on_a_table_he_is_three_high(arena):
    """dun.ex.table-height"""
    a = arena(LANE, furniture=(Furnishing("table", (2, 0)),))
    human, below = a.hero(2, 0, hands=("broadsword",)), a.orc(1, 0, facing="east")
    assert figures.height(a.t, human) == 3
    assert human.size == 2
    assert attack_plus(a.t, human, below, a.blows(human, below)) == 4


@pytest.mark.rule("dun.terrain.too-high", "dun.terrain.climb-cost", "dun.terrain.step-down")
@pytest.mark.parametrize("piece", ["wardrobe", "column", "table", ""])
def test_over_the_low_piece_but_not_over_the_high_ones(arena, piece):
    """dun.ex.three-routes: the table stands for the shrine, of the same height."""
    a = arena(LANE, **placed(piece, 1))
    far = max(a.board.pieces[0].squares) + 1 if piece else a.at(2, 0)
    taeral = a.hero(0, 0, movement=6)
    a.activate(taeral)
    found = ends(a, taeral, 6)
    if piece == "table":
        wide = len(a.board.pieces[0].squares)
        assert found[a.at(1, 0)] == 2
        assert found[far] == found[far - 1] + 1
        assert wide >= 1
    elif piece:
        assert found == {}
    else:
        assert found[far] == 2


@pytest.mark.rule("dun.move.through-ally", "dun.move.directions")
def test_through_an_ally_for_two_points(arena):
    """dun.ex.three-routes"""
    a = arena(LANE)
    taeral = a.hero(0, 0, movement=6)
    ally = a.hero(1, 0)
    a.activate(taeral)
    assert a.at(1, 0) not in ends(a, taeral, 6)
    assert ends(a, taeral, 6)[a.at(2, 0)] == 3
    ally.cell = a.at(19, 0)
    assert ends(a, taeral, 6)[a.at(2, 0)] == 2


@pytest.mark.rule("dun.swim.distance", "dun.swim.roll", "dun.swim.shore")
def test_two_points_are_left_at_the_shore(arena):
    """dun.ex.swim-borgron"""
    a = arena(LANE, ground=(Ground("deep-water", (1, 0), 2),))
    borgron = a.hero(0, 0, agility=4)
    active = a.activate(borgron)
    a.do(borgron, "swim", [1, 2])
    assert active.points == 4
    assert max(ends(a, borgron, active.points)) == a.at(4, 0)


@pytest.mark.rule("dun.large.walk-over", "dun.large.ignore-melee-range", "dun.huge.narrow")
def test_a_dragon_walks_over_an_elf_but_through_no_door(arena):
    """dun.ex.huge-dragon: over Taeral to four empty squares; into no door or corridor of one square."""
    drawing = "aaaaaabbb\naaaaaabbb\n..c......\n..c......"
    ways = (Door("gate", (5, 0), "east", kind="open"), Door("gap", (2, 1), "south", kind="open"))
    a = arena(drawing, doors=ways)
    a.reveal_all()
    dragon, taeral = a.orc(0, 0, size=4, span=4, movement=9), a.hero(2, 0)
    a.activate(dragon)
    assert set(ends(a, dragon, 9)) == {a.at(3, 0), a.at(4, 0)}
    taeral.size = 3
    assert a.at(3, 0) not in ends(a, dragon, 9)


@pytest.mark.rule("dun.large.ignore-melee-range")
def test_a_troll_is_stopped_by_the_elf_that_a_dragon_ignores(arena):
    """dun.ex.huge-dragon"""
    a = arena("\n".join([LANE] * 3), start=((19, 0),))
    beast, _ = a.orc(0, 0, size=4, span=4, movement=9), a.hero(4, 1)
    a.activate(beast)
    assert a.at(8, 0) in ends(a, beast, 9)
    beast.size = 3
    assert a.at(8, 0) not in ends(a, beast, 9)


@pytest.mark.rule("dun.large.base-2x1")
def test_a_centaur_walks_like_one_square_and_ends_on_two(arena):
    """dun.ex.centaur-2x1: between an ally and a table, then to the right; next turn seven squares straight on."""
    a = arena("\n".join([LANE] * 8), start=((19, 0),), furniture=(Furnishing("table", (2, 2)),))
    ally = a.hero(2, 0)
    centaur = a.hero(1, 1, span=2, other=a.at(0, 1), movement=7, facing="east")
    assert a.board.pieces[0].squares[0] == a.at(2, 2)
    a.activate(centaur, rolled=True)
    a.do(centaur, next(text for text in a.offers(centaur) if text.startswith(f"move @{a.at(4, 1)}")))
    assert centaur.cell == a.at(4, 1)
    pair = sorted((centaur.cell, centaur.other))
    assert pair[1] - pair[0] in (1, a.board.width)
    assert centaur.other not in (ally.cell, *a.board.pieces[0].squares)
    a.activate(centaur)
    reach = ends(a, centaur, 7)
    assert max(a.board.xy(cell)[0] for cell in reach) == 11
