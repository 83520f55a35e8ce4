"""Sheets from strangers: whatever they hold, the answer is a list of problems, and it comes at once."""

import time

import pytest

from undercroft.games.universalis.content import sheet_checks, tiles
from undercroft.games.universalis.content.quests import Furnishing
from undercroft.games.universalis.content.sheets import quests, read
from undercroft.games.universalis.content.tiles import covers, tile
from undercroft.games.universalis.game import GAME
from undercroft.kernel import ContentError
from undercroft.toolkit.observation import number

SHEET = """
id = "q"
number = 99
factions = ["great-orc-clans"]
start = [[0, 0]]
goals = [[1, 0]]
map = '''
aaaa
aaaa
'''
[goal]
kind = "reach"
[[sections]]
id = "a"
"""


def check_refused(text: str, what: str) -> None:
    began = time.perf_counter()
    with pytest.raises(ContentError, match=what):
        read(text, "q.toml")
    assert time.perf_counter() - began < 5


def test_the_sheet_that_the_others_are_made_of_is_sound():
    assert read(SHEET, "q.toml").id == "q"


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ('[[doors]]\nid = "d"\nat = [0, 0]\nside = "east"\nwidth = 10000000', "between 1 and 60"),
        ('[[doors]]\nid = "d"\nat = [0, 0]\nside = "east"\nwidth = 0', "between 1 and 60"),
        ('[[doors]]\nid = "d"\nat = []\nside = "east"', r"\[column, row\]"),
        ('[[ground]]\nkind = "pit"\nat = [0, 0]\nwidth = 100000\ndepth = 100000', "between 1 and 60"),
        ('[[ground]]\nkind = "pit"\nat = [0]', r"\[column, row\]"),
        ('[[furniture]]\ncard = "table"\nat = [0]', r"\[column, row\]"),
        ('[[creatures]]\ncreature = "orc-warrior"\nat = [1000000000, 0]', "beyond 10000"),
        ('[[traps]]\ncard = "stake"\nat = [0, 0]\n' * 400, "at most 300"),
    ],
)
def test_what_no_table_could_hold_is_a_problem(more, what):
    check_refused(SHEET + more, what)


def test_a_map_beyond_all_measure_is_a_problem():
    check_refused(SHEET.replace("aaaa\naaaa", "\n".join(["a" * 150] * 150)), "at most 60 x 60")


def test_the_largest_map_is_checked_at_once():
    began = time.perf_counter()
    read(SHEET.replace("aaaa\naaaa", "\n".join(["a" * 60] * 60)), "q.toml")
    assert time.perf_counter() - began < 5


def test_of_a_map_that_is_too_large_a_learner_is_told_what_there_is_room_for(arena):
    """Furniture beyond the last square that is told is no fault, and nothing behind the map is shifted."""
    wide = "\n".join(["a" * 40] * 40)
    a = arena(wide, furniture=(Furnishing("table", (5, 38)), Furnishing("table", (5, 3))))
    a.hero(0, 0)
    told = memoryview(GAME.observation.pack(a.state, a.content, 0)).cast("i").tolist()
    assert len(told) == GAME.observation.size
    ground = told[GAME.observation.places["ground"]]
    assert set(ground[::3]) == {1}
    assert ground[3 * (3 * 40 + 5) + 2] == number("table")
    assert not any(told[GAME.observation.places["doors"]])


def test_a_snake_of_squares_is_in_one_piece_and_a_broken_one_is_not():
    snake = frozenset((x, y) for y in range(40) for x in range(40) if y % 2 == 0 or x == (39 if y % 4 == 1 else 0))
    assert sheet_checks.connected(snake)
    assert not sheet_checks.connected(snake - {(39, 1)})


def test_tiles_that_do_not_fit_are_found_out_without_trying_everything():
    some = tuple(one._replace(number=0) for n in range(1, 41) if (one := tile(f"{n}A/{'efhi'[n % 4]}")) is not None)
    area = sum(width * depth for one in some for width, depth in one.sizes[:1])
    ragged = frozenset((x, y) for y in range(60) for x in range(60) if (x * 7 + y * 3) % 11)
    began = time.perf_counter()
    assert not covers(some, frozenset(sorted(ragged)[:area]), frozenset())
    assert time.perf_counter() - began < 10


def test_what_is_kept_is_bounded():
    assert tiles.layings.cache_info().maxsize


def test_our_own_sheets_are_within_the_limits():
    assert all(quest.map for quest in quests())
