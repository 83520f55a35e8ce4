"""Melee Ranges, what touches a base and who can be struck, drawn square by square."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.rules.squares import engagement
from undercroft.games.universalis.rules.squares.engagement import squares
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.state import Mark

HALL = "\n".join(["a" * 8] * 6)


def drawn(a, found, *figures):
    """The squares of a bitmask as `+`; somebody's base as `@`, or `*` where it lies on both."""
    page = ["+" if found >> cell & 1 else "." for cell in range(a.board.size)]
    for figure in figures:
        for cell in squares(a.board, figure):
            page[cell] = "*" if page[cell] == "+" else "@"
    assert not found >> a.board.size
    return " ".join("".join(page[row : row + a.board.width]) for row in range(0, len(page), a.board.width))


def man(a, **more):
    return a.orc(3, 2, **more)


def wolf(a, **more):
    return a.orc(3, 2, span=2, other=a.at(2, 2), **more)


def troll(a, **more):
    return a.creature("cave-troll", 3, 2, **{"hands": (), **more})


ZONES = {
    "a man": (man, {}, "........ ..+++... ..+@+... ..+++... ........ ........"),
    "two squares": (wolf, {}, "........ .++++... .+@@+... .++++... ........ ........"),
    "a troll": (troll, {}, "........ ..++++.. ..+@@+.. ..+@@+.. ..++++.. ........"),
    "a spear to the north": (
        man, {"hands": ("spear",)}, ".+++++.. .+++++.. .++@++.. ..+++... ........ ........",
    ),
    "a spear to the east": (
        man, {"hands": ("spear",), "facing": "east"}, "...+++.. ..++++.. ..+@++.. ..++++.. ...+++.. ........",
    ),
    "a spear to the south-west": (
        man, {"hands": ("spear",), "facing": "south-west"}, ".+...... .++++... .++@+... .++++... .+++++.. ........",
    ),
    "a troll with a spear": (
        troll, {"hands": ("spear",), "facing": "west"}, ".++++... .+++++.. .++@@+.. .++@@+.. .+++++.. .++++...",
    ),
    "knocked down": (man, {"marks": Mark.KNOCKED_DOWN}, "........ ........ ...@.... ........ ........ ........"),
    "stationary": (man, {"marks": Mark.STATIONARY}, "........ ........ ...@.... ........ ........ ........"),
}  # fmt: skip


@pytest.mark.rule("dun.meleerange.area", "dun.reach.range", "dun.meleerange.none")
@pytest.mark.parametrize("name", ZONES)
def test_the_melee_range_of(arena, name):
    build, more, picture = ZONES[name]
    a = arena(HALL)
    figure = build(a, **more)
    assert drawn(a, engagement.melee_range(a.t, figure), figure) == picture


@pytest.mark.rule("dun.reach.adjacent-loses-reach")
def test_an_enemy_beside_him_takes_a_spearman_his_second_row(arena):
    a = arena(HALL)
    spear = man(a, hands=("spear",))
    assert engagement.reach(a.t, spear) == 2
    a.hero(4, 2)
    assert drawn(a, engagement.melee_range(a.t, spear), spear) == ZONES["a man"][2]
    assert (engagement.reach(a.t, man(a)), engagement.reach(a.t, a.hero(0, 5))) == (1, 1)


@pytest.mark.rule("dun.skill.nature.tentacles")
@pytest.mark.parametrize(
    ("size", "picture"),
    [
        (2, ".+++++.. .+++++.. .++@++.. .+++++.. .+++++.. ........"),
        (4, "+++++++. +++++++. +++@+++. +++++++. +++++++. +++++++."),
    ],
)
def test_tentacles_reach_all_round_whoever_is_near(arena, size, picture):
    a = arena(HALL)
    kraken = man(a, skills=("tentacles",), size=size)
    a.hero(4, 2)
    assert drawn(a, engagement.melee_range(a.t, kraken), kraken) == picture
    assert engagement.reach(a.t, kraken) == size // 2 + 1


@pytest.mark.rule("dun.los.wall", "dun.meleerange.area")
def test_walls_and_steep_drops_end_it(arena):
    a = arena("aaab\naaab\naaab", doors=(Door("d", (2, 1), "east", "open"),))
    orc = a.orc(2, 1)
    assert drawn(a, engagement.melee_range(a.t, orc), orc) == ".++. .+@. .++."
    a.reveal_all()
    assert drawn(a, engagement.melee_range(a.t, orc), orc) == ".+++ .+@+ .+++"
    high = arena("aaaa\naaaa\naaaa", ground=(Ground("high", (2, 0), 2, 3, height=3),))
    orc = high.orc(1, 1)
    assert drawn(high, engagement.melee_range(high.t, orc), orc) == "++.. +@.. ++.."
    assert drawn(high, engagement.around(high.t, orc), orc) == "+++. +*+. +++."


@pytest.mark.rule("dun.los.wall")
def test_what_touches_a_base(arena):
    a = arena(HALL)
    for build, picture in (
        (man, "........ ..+++... ..+*+... ..+++... ........ ........"),
        (wolf, "........ .++++... .+**+... .++++... ........ ........"),
        (troll, "........ ..++++.. ..+**+.. ..+**+.. ..++++.. ........"),
    ):
        figure = build(a)
        assert drawn(a, engagement.around(a.t, figure), figure) == picture
        assert drawn(a, engagement.touched(engagement.field_of(a.t), figure), figure) == (
            picture.replace("*", "@") if build is man else picture
        ), "within a larger base its own squares touch each other"
        del a.state.figures[figure.id]


def test_the_squares_that_others_take(arena):
    a = arena(HALL)
    hero = a.hero(0, 0)
    assert engagement.taken_by_others(a.t, hero) == 0
    orc, giant = a.orc(3, 0), troll(a)
    assert drawn(a, engagement.taken_by_others(a.t, hero)) == "...+.... ........ ...++... ...++... ........ ........"
    orc.marks |= Mark.KNOCKED_OUT
    assert drawn(a, engagement.taken_by_others(a.t, hero)) == "........ ........ ...++... ...++... ........ ........"
    assert not engagement.shared(a.t, hero.id)
    hero.cell = a.at(4, 3)
    assert engagement.shared(a.t, hero.id)
    giant.cell = -1
    assert not engagement.shared(a.t, hero.id)
    assert engagement.occupied(a.t) == {a.at(4, 3): hero.id}
    giant.cell = a.at(3, 2)
    hero.cell = 0
    assert engagement.occupied(a.t) == {0: hero.id, **dict.fromkeys(squares(a.board, giant), giant.id)}


@pytest.mark.rule("dun.ranged.distance")
def test_distances_between_bases(arena):
    a = arena(HALL)
    hero, giant, beast = a.hero(0, 0), troll(a), wolf(a)
    assert engagement.distance(a.board, hero, giant) == 3
    assert engagement.distance(a.board, hero, beast) == 2
    assert [engagement.away(a.board, giant, a.at(x, 5)) for x in (0, 4, 7)] == [3, 2, 3]
    assert [engagement.away(a.board, hero, a.at(x, 1)) for x in (0, 1, 5)] == [1, 1, 5]


# ------------------------------------------------------------------------------------------------ being held


@pytest.mark.rule("dun.meleerange.capacity", "dun.meleerange.occupied-ignore")
@pytest.mark.parametrize(
    ("own", "held", "may"),
    [
        (2, (), 1), (2, (2,), 1), (3, (2,), 2), (3, (2, 2), 2), (3, (2, 3), 1), (4, (2,), 3), (4, (2, 2, 2), 3),
        (4, (2, 3), 2), (3, (1,), 3),
    ],
)  # fmt: skip
def test_how_many_somebody_holds(arena, own, held, may):
    a = arena()
    one = a.orc(0, 0, size=own)
    assert engagement.capacity(one, [a.hero(1, 1, size=size) for size in held]) == may


@pytest.mark.rule("dun.meleerange.occupied-ignore", "dun.run.no-melee-range", "dun.large.ignore-melee-range")
def test_who_pays_no_heed_to_an_enemy(arena):
    a = arena(HALL)
    orc, hero = man(a), a.hero(7, 5)
    zone = engagement.melee_range(a.t, orc)
    assert engagement.zones(a.t, hero) == [(orc.id, zone)]
    other = a.hero(4, 2)
    assert engagement.zones(a.t, hero) == [], "an ally keeps it busy"
    assert engagement.zones(a.t, hero, running=True) == [(orc.id, zone)]
    other.marks |= Mark.KNOCKED_OUT
    assert engagement.zones(a.t, hero) == [(orc.id, zone)]
    other.marks = 0
    orc.size = 3
    assert engagement.zones(a.t, hero) == [(orc.id, zone)], "it can hold two"
    hero.size = 5
    assert engagement.zones(a.t, hero) == []
    hero.size = 4
    assert engagement.zones(a.t, hero) == [], "one is enough for it then"
    hero.size, other.cell = 2, a.at(6, 5)
    hero.marks |= Mark.FLYING
    assert engagement.zones(a.t, hero) == []
    hero.marks = 0
    assert engagement.zones(a.t, hero, within=1 << a.at(7, 5)) == []
    assert engagement.zones(a.t, hero, within=1 << a.at(4, 3)) == [(orc.id, zone)]
    a.activate(hero, free_of=[orc.id])
    assert engagement.zones(a.t, hero) == []
    a.state.turn.active.who = other.id
    assert engagement.zones(a.t, hero) == [(orc.id, zone)]


@pytest.mark.rule("dun.action.not-in-melee-range", "dun.meleerange.enter-stop", "dun.reach.one-sided")
@pytest.mark.parametrize(
    ("hands", "at", "held", "melee"),
    [
        ((), (4, 2), True, True),
        ((), (4, 1), True, True),
        ((), (5, 2), False, False),
        (("spear",), (3, 0), True, True),
        (("spear",), (3, 4), False, False),
        (("spear",), (0, 0), False, False),
    ],
)
def test_who_is_held_and_who_is_in_a_fight(arena, hands, at, held, melee):
    a = arena(HALL)
    orc, hero = man(a, hands=hands), a.hero(*at)
    assert engagement.engaged_with(a.t, hero) == [orc.id] * held
    assert engagement.in_melee(a.t, hero) is melee
    assert engagement.threatened(a.t, hero.cell, hero.side) is held
    assert not engagement.threatened(a.t, hero.cell, orc.side) or engagement.distance(a.board, orc, hero) == 0
    orc.marks |= Mark.KNOCKED_OUT
    assert not engagement.in_melee(a.t, hero)


@pytest.mark.rule("dun.action.not-in-melee-range")
def test_beside_one_who_lies_there_one_is_in_a_fight_though_not_held(arena):
    a = arena(HALL)
    orc, hero = man(a, marks=Mark.KNOCKED_DOWN), a.hero(4, 2)
    assert engagement.in_melee(a.t, hero)
    assert engagement.engaged_with(a.t, hero) == []
    giant = troll(a)
    del a.state.figures[orc.id]
    hero.cell = a.at(5, 4)
    assert engagement.in_melee(a.t, hero)
    giant.cell = a.at(0, 0)
    assert not engagement.in_melee(a.t, hero)


# ------------------------------------------------------------------------------------------------ striking


@pytest.mark.rule("dun.melee.target", "dun.reach.blocked", "dun.reach.attack-back")
@pytest.mark.parametrize(
    ("own", "theirs", "at", "may"),
    [
        ((), (), (4, 3), True),
        ((), (), (5, 2), False),
        (("spear",), (), (5, 2), True),
        (("spear",), (), (6, 2), False),
        ((), ("spear",), (5, 2), True),
        ((), ("spear",), (6, 2), False),
    ],
)
def test_whom_one_can_strike(arena, own, theirs, at, may):
    a = arena(HALL)
    hero = a.hero(3, 2, hands=own, facing="east")
    orc = a.orc(*at, hands=theirs, facing="west")
    assert engagement.attackable(a.t, hero) == [orc] * may
    hero.marks |= Mark.KNOCKED_DOWN
    assert engagement.attackable(a.t, hero) == []
    hero.marks = Mark.STATIONARY
    assert engagement.attackable(a.t, hero) == [orc] * may


@pytest.mark.rule("dun.reach.blocked", "dun.reach.adjacent-loses-reach")
def test_what_is_between_stops_a_spear(arena):
    a = arena(HALL)
    hero, orc = a.hero(3, 2, hands=("spear",), facing="east"), a.orc(5, 2)
    assert engagement.attackable(a.t, hero) == [orc]
    friend = a.hero(4, 2)
    assert engagement.attackable(a.t, hero) == []
    friend.cell = a.at(0, 5)
    beside = a.orc(3, 3)
    assert engagement.attackable(a.t, hero) == [beside]
    walled = arena("aaabbb", doors=(Door("d", (2, 0), "east"),))
    one = walled.hero(2, 0, hands=("spear",), facing="east")
    walled.orc(4, 0)
    assert engagement.attackable(walled.t, one) == []
    pillar = arena(HALL, elements=(Furnishing("column", (4, 2)),))
    one = pillar.hero(3, 2, hands=("spear",), facing="east")
    pillar.orc(5, 2)
    assert engagement.attackable(pillar.t, one) == []


@pytest.mark.rule("dun.mount.attack-mounts")
def test_riders_spare_the_mounts_of_others(arena):
    a = arena(HALL)
    rider, horse = a.orc(4, 2), a.orc(4, 2, span=2, other=a.at(5, 2), size=3)
    bind(a.t, rider, horse)
    assert not engagement.spared(rider)
    assert not engagement.spared(horse)
    horse.size = 2
    assert engagement.spared(horse)


@pytest.mark.rule("dun.combat.turn-kind")
@pytest.mark.parametrize(("x", "fight"), [(13, True), (14, False)])
def test_an_enemy_within_twelve_squares_makes_a_combat_turn(arena, x, fight):
    a = arena("a" * 20 + "\n" + "a" * 20)
    hero, orc = a.hero(1, 0), a.orc(x, 1)
    assert engagement.combat_turn(a.t, hero) is engagement.combat_turn(a.t, orc) is fight
    assert engagement.side_in_combat(a.t, hero.side) is fight
    orc.marks |= Mark.KNOCKED_OUT
    assert not engagement.combat_turn(a.t, hero)
    orc.marks, hero.marks = 0, Mark.KNOCKED_OUT
    assert not engagement.side_in_combat(a.t, hero.side)


@pytest.mark.rule("dun.combat.turn-kind")
def test_any_part_of_a_base_counts_for_it(arena):
    a = arena("a" * 20 + "\n" + "a" * 20)
    giant = a.creature("cave-troll", 1, 0)
    hero = a.hero(14, 0)
    assert engagement.combat_turn(a.t, giant)
    assert engagement.combat_turn(a.t, hero)
    hero.cell = a.at(15, 0)
    assert not engagement.combat_turn(a.t, giant)
    assert not engagement.combat_turn(a.t, hero)


@pytest.mark.rule("dun.facing.front-back", "dun.behind.condition")
def test_the_back_of_a_base_is_where_no_part_has_its_front(arena):
    a = arena(HALL)
    giant, hero = troll(a, facing="north"), a.hero(3, 4)
    assert engagement.behind(a.board, hero, giant)
    assert not engagement.in_front(a.board, giant, a.at(3, 4))
    for at in ((2, 3), (5, 3), (2, 2), (3, 1)):
        hero.cell = a.at(*at)
        assert not engagement.behind(a.board, hero, giant)
    orc = a.orc(6, 2, facing="east")
    assert [engagement.in_front(a.board, orc, a.at(x, 2)) for x in (5, 7)] == [False, True]
    assert engagement.in_front(a.board, orc, a.at(6, 3))
