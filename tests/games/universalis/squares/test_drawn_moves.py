"""Where a move can end and what it costs, drawn square by square."""

import pytest

from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.rules.squares import movement
from undercroft.games.universalis.rules.squares.engagement import squares
from undercroft.games.universalis.state import Mark, SetTrap

HALL = "\n".join(["a" * 9] * 6)


def drawn(a, figure, points, **how):
    """Each square by what it costs to end there: `@` is the mover, `x` an enemy, `o` an ally, `#` no square."""
    ways = movement.routes(a.t, figure, points, **how)
    page = ["." if section >= 0 else "#" for section in a.board.section]
    for other in a.state.figures.values():
        for cell in squares(a.board, other) if other.cell >= 0 else ():
            page[cell] = "@" if other is figure else "x" if other.side != figure.side else "o"
    for cell, cost in ways.ends.items():
        page[cell] = str(cost)
    wide = a.board.width
    return "\n".join("".join(page[row : row + wide]) for row in range(0, len(page), wide))


def at_the_ally(a):
    hero = a.hero(1, 2)
    a.hero(2, 2)
    a.orc(5, 3, facing="west")
    return hero


def at_the_fight(a):
    hero = a.hero(1, 2)
    a.hero(4, 2)
    a.orc(5, 2, facing="west")
    return hero


def in_the_air(a):
    hero = a.hero(1, 2, marks=Mark.FLYING)
    a.hero(2, 2)
    a.orc(3, 3, facing="west")
    return hero


def under_flyers(a):
    hero = a.hero(1, 2)
    a.hero(2, 2, marks=Mark.FLYING)
    a.orc(3, 3, facing="west", marks=Mark.FLYING)
    return hero


def a_troll(a):
    troll = a.creature("cave-troll", 1, 2)
    a.orc(3, 1)
    a.hero(5, 4, facing="west")
    return troll


def a_giant(a, size):
    giant = a.creature("stone-giant", 1, 2)
    a.hero(4, 2, size=size)
    return giant


def a_hero(a, x=1, y=2, **more):
    return a.hero(x, y, **more)


def among_traps(a, mover):
    a.state.map.traps = [SetTrap(a.at(4, 3), "pit-trap", known=True), SetTrap(a.at(2, 3), "pit-trap")]
    return mover


def band(kind, **more):
    return {"ground": (Ground(kind, (3, 0), 1, 5, **more),)}


CASES = {
    "past an ally and up to an enemy": (
        at_the_ally, 4, {}, {},
        "222234... 111234... 1@o234... 11123x... 222234... 333334...",
        ("dun.move.through-ally", "dun.move.no-end-occupied", "dun.meleerange.enter-stop", "dun.move.points"),
    ),
    "running keeps off": (
        at_the_ally, 6, {"running": True}, {},
        "22223456. 11123456. 1@o2...6. 1112.x... 2222...6. 33333456.",
        ("dun.run.no-melee-range",),
    ),
    "one step": (
        at_the_ally, 4, {"one_step": True}, {},
        "......... 111...... 1@o...... 111..x... ......... .........",
        ("dun.move.directions",),
    ),
    "an ally who fights is a wall": (
        at_the_fight, 5, {}, {},
        "2222345.. 1112345.. 1@12ox5.. 1112345.. 2222345.. 3333345..",
        ("dun.move.through-enemy", "dun.move.through-ally"),
    ),
    "flying over everybody": (
        in_the_air, 4, {}, {},
        "222234... 111234... 1@o234... 111x34... 222234... 333334...",
        ("dun.fly.pass-through",),
    ),
    "walking below flyers": (
        under_flyers, 4, {}, {},
        "222234... 111234... 1@o234... 111x34... 222234... 333334...",
        ("dun.fly.under",),
    ),
    "forest": (
        a_hero, 4, {}, band("forest"),
        "22234.... 11134.... 1@134.... 11134.... 22234.... 33334....",
        ("dun.terrain.difficult-cost",),
    ),
    "a pit is no way": (
        a_hero, 4, {}, band("pit"),
        "222...... 111...... 1@1...... 111...... 222.4.... 33334....",
        ("dun.jump.test",),
    ),
    "nor an abyss": (
        a_hero, 4, {}, band("abyss"),
        "222...... 111...... 1@1...... 111...... 222.4.... 33334....",
        ("dun.jump.test",),
    ),
    "nor deep water": (
        a_hero, 4, {}, band("deep-water"),
        "222...... 111...... 1@1...... 111...... 222.4.... 33334....",
        ("dun.water.deep-swim",),
    ),
    "a giant steps over a pit": (
        lambda a: a.creature("stone-giant", 0, 2), 5, {}, band("pit"),
        ".112345.. 1112345.. @112345.. 1112345.. 1112345.. .........",
        ("dun.large.reference-square",),
    ),
    "a ladder costs nothing": (
        a_hero, 4, {}, band("ladder"),
        "222234... 111234... 1@1234... 111234... 222234... 333334...",
        ("dun.terrain.ladder",),
    ),
    "but nobody runs up a ladder": (
        a_hero, 5, {"running": True}, band("ladder"),
        "222...... 111...... 1@1...... 111.55... 222.45... 333345...",
        ("dun.terrain.ladder",),
    ),
    "up the stairs": (
        a_hero, 4, {}, band("stairs"),
        "22234.... 11134.... 1@134.... 11134.... 22234.... 33334....",
        ("dun.terrain.step-down",),
    ),
    "down the stairs": (
        lambda a: a.hero(3, 2), 3, {}, band("stairs"),
        "3223223.. 3212123.. 321@123.. 3212123.. 3223223.. 3333333..",
        ("dun.terrain.step-down",),
    ),
    "a troll with an ally in its way": (
        a_troll, 4, {}, {"start": ((8, 5),)},
        "11..234.. 11.o234.. 1@11234.. 1111..4.. 1111.x... .........",
        ("dun.large.reference-square",),
    ),
    "a giant walks over the small": (
        lambda a: a_giant(a, 1), 4, {}, {"start": ((8, 5),)},
        "1111234.. 111..34.. 1@1.x34.. 1111234.. 1111234.. .........",
        ("dun.large.walk-over",),
    ),
    "but not over others": (
        lambda a: a_giant(a, 3), 4, {}, {"start": ((8, 5),)},
        "111134... 111..4... 1@1.x34.. 1111234.. 1111234.. .........",
        ("dun.large.walk-over",),
    ),
    "creatures know the traps": (
        lambda a: among_traps(a, a.orc(3, 3)), 3, {}, {"start": ((8, 5),)},
        "3333333.. 3222223.. 3211123.. 321@.23.. 3211123.. 3222223..",
        ("dun.trap.one-square",),
    ),
    "a trap that heroes have found ends their way": (
        lambda a: among_traps(a, a.hero(3, 3)), 3, {}, {},
        "3333333.. 3222223.. 3211123.. 321@123.. 3211123.. 3222223..",
        ("dun.trap.one-square",),
    ),
    "creatures keep off the heroes' first squares and goals": (
        lambda a: a.orc(3, 3), 2, {}, {"start": ((2, 3), (2, 4)), "goals": ((4, 3),)},
        "......... .22222... .21112... .2.@.2... .2.112... .22222...",
        ("dun.quest-map.starting-squares", "dun.quest-map.goal-squares"),
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("build", "points", "how", "sheet", "picture"),
    [pytest.param(*case[:5], id=name, marks=pytest.mark.rule(*case[5])) for name, case in CASES.items()],
)
def test_where_a_move_can_end(arena, build, points, how, sheet, picture):
    a = arena(HALL, **sheet)
    assert drawn(a, build(a), points, **how) == picture.replace(" ", "\n")


NARROW = "\n".join(["aaaa....", "aaaabbbb", "aaaa....", "aaaa...."])


@pytest.mark.rule("dun.large.narrow", "dun.huge.narrow")
@pytest.mark.parametrize(
    ("card", "picture"),
    [
        ("cave-troll", "1@1.#### 111135.. .11.#### ....####"),
        ("stone-giant", "1@1.#### 111..... .11.#### ....####"),
    ],
)
def test_a_passage_one_square_wide_is_hard_for_the_large_and_closed_to_the_huge(arena, card, picture):
    a = arena(NARROW, doors=(Door("d", (3, 1), "east", "open"),), start=((0, 3),))
    a.reveal_all()
    assert drawn(a, a.creature(card, 1, 0), 6) == picture.replace(" ", "\n")


@pytest.mark.rule("dun.fly.under", "dun.move.through-ally")
@pytest.mark.parametrize(("marks", "picture"), [(Mark.FLYING, "@o234..."), (0, "@o34....")])
def test_who_flies_makes_the_way_below_no_longer(arena, marks, picture):
    a = arena("a" * 8, start=((7, 0),))
    hero = a.hero(0, 0)
    a.hero(1, 0, marks=marks)
    assert drawn(a, hero, 4) == picture
