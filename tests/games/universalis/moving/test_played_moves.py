"""Walks as people play them: chosen squares of printed walkers, and the square that just cannot be reached."""

import pytest
from tests.games.universalis.stage import ends

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground, Section
from undercroft.games.universalis.events import Shot
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.state import Mark
from undercroft.testing import run

LANE = "a" * 14
HALL = "\n".join([LANE] * 8)


def walk(a, figure, *at, dice=(), answers=()):
    a.do(figure, f"move @{a.at(*at)}", dice, answers)


@pytest.mark.rule("dun.move.points", "dun.move.directions", "dun.move.facing")
def test_five_points_are_five_squares_in_any_direction(arena):
    a = arena(HALL)
    hero = a.hero(5, 3, movement=3)
    active = a.activate(hero)
    found = ends(a, hero)
    assert {(8, 3), (2, 3), (5, 0), (5, 6), (8, 6), (2, 0)} <= found
    assert not {(9, 3), (1, 3), (5, 7), (5, 3)} & found
    walk(a, hero, 7, 5)
    assert (active.points, active.moved, hero.facing) == (1, 2, 3)


@pytest.mark.rule("dun.move.diagonal-corner", "dun.walk.no-diagonal-past-wall", "dun.los.wall")
def test_nobody_cuts_the_corner_of_a_wall(arena):
    a = arena("ab\nab\nab", doors=(Door("gap", (0, 0), "east", kind="open"),))
    a.reveal_all()
    hero = a.hero(0, 1, movement=2)
    active = a.activate(hero)
    assert (1, 0) in ends(a, hero)
    walk(a, hero, 1, 0)
    assert active.points == 0, "around the corner it is two steps"


@pytest.mark.rule("dun.move.through-ally", "dun.move.no-end-occupied", "dun.move.through-enemy")
def test_allies_are_passed_for_a_point_more_and_enemies_never(arena):
    a = arena(LANE)
    hero = a.hero(1, 0, movement=5)
    a.hero(2, 0)
    a.creature("orc-warrior", 6, 0, marks=Mark.KNOCKED_DOWN)
    active = a.activate(hero)
    assert ends(a, hero) == {(0, 0), (3, 0), (4, 0), (5, 0)}
    walk(a, hero, 3, 0)
    assert active.points == 2


@pytest.mark.rule("dun.terrain.difficult-cost", "dun.terrain.difficult-penalty")
def test_a_difficult_square_costs_two(arena):
    a = arena(LANE, ground=(Ground("difficult", (2, 0), 9),))
    hero = a.hero(1, 0, movement=6)
    active = a.activate(hero)
    assert max(ends(a, hero)) == (4, 0)
    walk(a, hero, 3, 0)
    assert active.points == 2
    assert hero.marks & Mark.ROUGH


@pytest.mark.rule(
    "dun.terrain.climb-cost",
    "dun.terrain.step-down",
    "dun.terrain.too-high",
    "dun.terrain.elevated",
    "dun.size.equals-height",
)
def test_up_costs_two_down_costs_one_and_what_is_as_high_as_oneself_is_no_way(arena):
    for card, open_ in (("table", True), ("cupboard", False)):
        a = arena(LANE, furniture=(Furnishing(card, (3, 0)),))
        (piece,) = a.board.pieces
        first, past = min(piece.squares), max(piece.squares) + 1
        x = a.board.xy(first)[0]
        hero = a.hero(x - 1, 0, movement=9)
        active = a.activate(hero, rolled=True)
        assert (a.board.xy(first) in ends(a, hero)) is open_
        assert (a.board.xy(past) in ends(a, hero)) is open_
        if open_:
            walk(a, hero, *a.board.xy(first))
            assert active.points == 7
            walk(a, hero, *a.board.xy(past))
            assert active.points == 7 - 2 * (past - first - 1) - 1, "two for each of its squares, one down from it"


@pytest.mark.rule("dun.element.impassable")
def test_nobody_steps_onto_a_column(arena):
    a = arena("\n".join([LANE] * 2), elements=(Furnishing("column", (3, 0)),))
    blocked = {a.board.xy(cell) for cell in a.board.pieces[0].squares}
    hero = a.hero(1, 0, movement=6)
    a.activate(hero, rolled=True)
    assert not blocked & ends(a, hero)
    walk(a, hero, 6, 1)
    assert hero.cell == a.at(6, 1)


@pytest.mark.rule(
    "dun.run.barred",
    "dun.run.no-melee-range",
)
def test_a_runner_comes_near_no_enemy_and_the_stunned_do_not_run(arena):
    a = arena(LANE)
    hero = a.hero(1, 0, movement=5)
    a.creature("orc-warrior", 9, 0)
    a.activate(hero)
    a.do(hero, "run", [4, 3])
    assert max(ends(a, hero)) == (7, 0), "the square beside the orc is closed to a runner"
    for marks in (Mark.STUNNED, Mark.POISONED, Mark.DISEASED):
        b = arena(LANE)
        slow = b.hero(1, 0, marks=marks)
        b.activate(slow)
        assert "run" not in b.offers(slow)


@pytest.mark.rule(
    "dun.meleerange.area", "dun.meleerange.enter-stop", "dun.meleerange.none", "dun.condition.kd-no-range"
)
@pytest.mark.parametrize(("marks", "past"), [(0, False), (Mark.KNOCKED_DOWN, True), (Mark.STATIONARY, True)])
def test_a_walker_stops_in_the_first_square_beside_an_enemy_who_is_on_his_feet(arena, marks, past):
    a = arena("\n".join([LANE] * 2))
    hero = a.hero(1, 0, movement=8)
    a.creature("orc-warrior", 5, 1, marks=marks)
    active = a.activate(hero)
    assert ((7, 0) in ends(a, hero)) is past
    if not past:
        walk(a, hero, 4, 0)
        assert active.points == 0
        assert not ends(a, hero)


@pytest.mark.rule("dun.meleerange.capacity", "dun.meleerange.occupied-ignore")
@pytest.mark.parametrize(("card", "past"), [("orc-warrior", True), ("cave-troll", False)])
def test_an_enemy_holds_as_many_as_it_is_large(arena, card, past):
    """A friend keeps the orc busy; a troll holds a second one."""
    a = arena("\n".join([LANE] * 4))
    hero = a.hero(1, 0, movement=9)
    a.creature(card, 5, 1)
    a.hero(5, 3)
    if card == "orc-warrior":
        a.hero(5, 2)
    a.activate(hero)
    assert ((9, 0) in ends(a, hero)) is past
    walk(a, hero, 9 if past else 4, 0)
    assert hero.cell == a.at(9 if past else 4, 0)


@pytest.mark.rule("dun.large.walk-over", "dun.large.ignore-melee-range", "dun.huge.narrow")
def test_a_giant_walks_over_men_and_past_their_blades_but_through_no_door(arena):
    a = arena("\n".join(["aaaaaaaabbbb"] * 4), doors=(Door("gate", (7, 1), "east", kind="open"),), dark_seat=1)
    a.reveal_all()
    giant = a.creature("stone-giant", 0, 0)
    for y in range(4):
        a.hero(3, y)
    a.activate(giant)
    found = ends(a, giant)
    assert (5, 0) in found
    assert not {x for x, _ in found if x >= 7}
    a.t.script([6, 5] * 20, a.way_to(giant, f"move @{a.at(5, 0)}"))
    run(activation.act(a.t, giant.id))
    assert giant.cell == a.at(5, 0)


@pytest.mark.rule("dun.fly.under", "dun.fly.pass-through")
def test_one_passes_under_a_flyer_but_does_not_stop_there(arena):
    a = arena(LANE)
    hero = a.hero(1, 0, movement=6)
    a.creature("drakeling", 3, 0, marks=Mark.FLYING | Mark.STATIONARY)
    a.activate(hero)
    assert (3, 0) not in ends(a, hero)
    walk(a, hero, 5, 0)
    assert hero.cell == a.at(5, 0)


# ------------------------------------------------------------------------------------------------ sight


@pytest.mark.rule(
    "dun.los.needed",
    "dun.los.characters-block",
    "dun.los.height-block",
    "dun.los.wall",
)
@pytest.mark.parametrize("case", ["open", "orc", "fallen orc", "small", "cupboard", "wall"])
def test_whom_an_archer_sees(arena, case):
    more = {"cupboard": {"furniture": (Furnishing("cupboard", (4, 0)),)}}.get(case, {})
    drawing = "aaaaabbbbbbbbb" if case == "wall" else LANE
    a = arena(drawing, **more)
    if case == "wall":
        a.reveal_all()
    hero = a.hero(1, 0, hands=("short-bow",), facing="east", shooting=9)
    target = a.creature("orc-champion", 9, 0, facing="west", vitality=30)
    if case in ("orc", "fallen orc"):
        a.creature("orc-warrior", 5, 0, marks=Mark.KNOCKED_DOWN if case == "fallen orc" else 0)
    if case == "small":
        a.creature("goblin-sneak", 5, 0)
    seen = case in ("open", "fallen orc", "small")
    a.activate(hero)
    text = f"shoot short-bow #{target.id}"
    assert (text in a.offers(hero)) is seen
    if seen:
        a.t.script([4, 3, *[1] * 9], a.way_to(hero, text))
        run(activation.act(a.t, hero.id))
        assert a.t.told(Shot)[0].target == target.id


# ------------------------------------------------------------------------------------------------ water


@pytest.mark.rule("dun.water.deep-no-shooting", "dun.swim.gear-penalty")
def test_in_deep_water_nobody_shoots_and_gear_weighs(arena):
    ground = (Ground("deep-water", (3, 0), 4),)
    for x, dry in ((1, True), (4, False)):
        a = arena(LANE, ground=ground)
        hero = a.hero(x, 0, hands=("short-bow",), facing="east")
        a.creature("orc-warrior", 9, 0)
        a.activate(hero)
        verbs = {text.split()[0] for text in a.offers(hero)}
        assert ("shoot" in verbs) is dry
    b = arena(LANE, ground=ground)
    swimmer = b.hero(2, 0, agility=5, hands=("shield",), worn=("chainmail",))
    active = b.activate(swimmer)
    b.do(swimmer, "swim", [4, 3])
    assert active.points == 5 - 2 - 2, "shield and steel weigh, and each costs a point of Agility besides"


# ------------------------------------------------------------------------------------------------ reach


@pytest.mark.rule(
    "dun.reach.range",
    "dun.reach.blocked",
    "dun.equip.long-range-symbol",
    "dun.reach.adjacent-loses-reach",
)
@pytest.mark.parametrize(("weapon", "between", "beside", "reaches"), [
    ("spear", None, False, True), ("broadsword", None, False, False), ("spear", "sellsword", False, False),
    ("spear", None, True, False),
])  # fmt: skip
def test_a_spear_reaches_the_second_square(arena, weapon, between, beside, reaches):
    a = arena(HALL)
    hero = a.hero(4, 4, hands=(weapon,), facing="north", combat=6)
    orc = a.creature("orc-warrior", 4, 2, facing="north", vitality=9)
    if between:
        a.companion(between, 4, 3)
    if beside:
        a.creature("orc-warrior", 5, 4)
    a.activate(hero)
    text = f"attack {weapon} #{orc.id}"
    assert (text in a.offers(hero)) is reaches
    if reaches:
        a.do(hero, text, [5, 4, 1, 2, 1, 1, 1], ["-1"])
        assert orc.cell == a.at(4, 2)


# ------------------------------------------------------------------------------------------------ loads


@pytest.mark.rule("dun.carry.coin-limit", "dun.carry.excess-simple", "dun.carry.excess-severe")
@pytest.mark.parametrize(("coins", "stunned", "moves"), [(30, False, True), (31, True, True), (61, True, False)])
def test_too_many_coins_stun_and_far_too_many_stop_a_hero(arena, coins, stunned, moves):
    a = arena(HALL)
    hero = a.hero(4, 4, coins=coins, strength=9, vitality=9)
    a.run(activation.begin(a.t, hero.id))
    assert bool(hero.marks & Mark.OVERLOADED) is stunned
    assert ("run" in a.offers(hero)) is not stunned
    assert bool(ends(a, hero)) is moves


@pytest.mark.rule(
    "dun.companion.distance",
)
def test_a_companion_keeps_within_twelve_squares_of_his_hero(arena):
    a = arena("a" * 20, sections=(Section("a", outdoor=True),))
    hero = a.hero(1, 0)
    dog = a.companion("war-hound", 10, 0, kind="pet", owner=hero.id)
    a.activate(dog, rolled=True)
    assert max(ends(a, dog)) == (13, 0)
    walk(a, dog, 13, 0)
    assert dog.cell == a.at(13, 0)
