"""The rulebook's table of terrain, row by row."""

import csv
from pathlib import Path

import pytest

from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.content.quests import Furnishing, Ground, Section
from undercroft.games.universalis.rules.squares import movement
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.state import Mark

ROWS = list(csv.DictReader((Path(__file__).parent.parent / "tables" / "1-terrain.csv").read_text("utf-8").splitlines()))
LANE = "a" * 8
HALL = "\n".join([LANE] * 3)


def ground(kind, **more):
    return lambda arena: plain(arena, ground=(Ground(kind, (1, 0), 2),), **more)


def plain(arena, drawing=LANE, hero=None, **sheet):
    a = arena(drawing, **sheet)
    return a, a.hero(0, 0, movement=8, **(hero or {}))


def with_ally(engaged):
    def build(arena):
        a, hero = plain(arena, "\n".join([LANE] * 2))
        for y in (0, 1):
            a.hero(1, y)
        if engaged:
            a.orc(2, 1, marks=Mark.KNOCKED_DOWN)
        return a, hero

    return build


def with_enemy(arena):
    a, hero = plain(arena)
    a.orc(1, 0, marks=Mark.KNOCKED_DOWN)
    return a, hero


def coming_down(arena):
    return plain(arena, ground=(Ground("high", (0, 0)),))


def swimming(arena):
    a, hero = ground("deep-water")(arena)
    a.activate(hero, swimming=True)
    return a, hero


def wide(size):
    """A passage 1 square wide behind a wider room."""

    def build(arena):
        a = arena("aaa\na..", sections=(Section("a"),))
        return a, a.hero(0, 0, movement=8, size=size)

    return build


CASES = {
    "Clear": plain,
    "Occupied by an ally not engaged": with_ally(False),
    "Occupied by an engaged ally": with_ally(True),
    "Occupied by an enemy": with_enemy,
    "Difficult terrain": ground("difficult"),
    "Ascending stairs or element lower than oneself": ground("stairs"),
    "Down from a low element": coming_down,
    "Element as high as oneself or higher": lambda arena: plain(arena, furniture=(Furnishing("cupboard", (1, 0)),)),
    "Treasure chest": lambda arena: plain(arena, chests=((1, 0),)),
    "Element with the impassable icon": lambda arena: plain(arena, elements=(Furnishing("old-tree", (1, 0)),)),
    "Wall, column, red-shaded square": lambda arena: plain(arena, "a#aaaaaa"),
    "Vertical ladder, hands free": ground("ladder"),
    "Vertical ladder, using a hand object": ground("ladder", hero={"hands": ("broadsword",)}),
    "Deep water": swimming,
    "Footbridge": ground("footbridge"),
    "Passage or door 1 square wide, Large creature": wide(3),
    "Passage or door 1 square wide, Huge creature": wide(4),
}


@pytest.mark.rule("dun.terrain.table")
@pytest.mark.parametrize("row", [row for row in ROWS if row["square"] in CASES], ids=lambda row: row["square"])
def test_the_next_square_costs_what_the_table_says(arena, row):
    a, hero = CASES[row["square"]](arena)
    printed = row["mp_per_square"]
    found = routes(a.t, hero, 8).ends
    if printed == "impassable":
        assert a.at(1, 0) not in found
        assert a.at(2, 0) not in found
    elif "may not end there" in row["effect"]:
        assert a.at(1, 0) not in found
        assert found[a.at(2, 0)] == int(printed) + 1
    else:
        assert found[a.at(1, 0)] == int(printed.split()[0])


@pytest.mark.rule("dun.terrain.table")
@pytest.mark.parametrize("row", [row for row in ROWS if row["running"] != "-"], ids=lambda row: row["square"])
def test_one_runs_there_or_not(arena, row):
    if row["square"].startswith("Corridor"):
        a = arena(LANE, sections=(Section("a", kind="corridor"),))
        hero = a.hero(0, 0, skills=("flying",), marks=Mark.FLYING)
        a.activate(hero)
        assert "run" not in a.offers(hero)
        return
    a, hero = CASES[row["square"]](arena)
    goal = 2 if "may not end there" in row["effect"] else 1
    runs = a.at(goal, 0) in routes(a.t, hero, 8, running=True).ends
    if row["square"] == "Deep water":
        a.activate(hero)
        runs = "run" in a.offers(hero) and a.at(1, 0) in routes(a.t, hero, 8, running=True).ends
    assert runs == (row["running"] == "yes")


@pytest.mark.rule("dun.terrain.table", "dun.fly.corridor-half")
def test_a_flyer_goes_half_as_far_in_a_corridor(arena):
    (row,) = [row for row in ROWS if row["square"] == "Corridor, flying"]
    assert row["effect"] == "half the flying distance"
    for kind, far in (("room", 6), ("corridor", 3)):
        a = arena(LANE, sections=(Section("a", kind=kind),))
        hero = a.hero(0, 0, skills=("flying",), traits=(Trait("flying", 6),), marks=Mark.FLYING)
        ends = routes(a.t, hero, movement.points_of(a.t, hero.id)).ends
        assert max(a.board.xy(cell)[0] for cell in ends) == far


def test_every_row_of_the_table_is_checked():
    assert {row["square"] for row in ROWS} == {*CASES, "Corridor, flying"}
