"""Quest Sheets: mistakes with their lines, and pictures."""

from __future__ import annotations

import random
from xml.dom import minidom

import pytest
from msgspec.structs import replace

import undercroft
from undercroft import texts
from undercroft.games.universalis import check, sketch
from undercroft.games.universalis.content import sheets
from undercroft.games.universalis.content.definitions import Attribute, Reserve
from undercroft.games.universalis.content.quests import Quest
from undercroft.games.universalis.content.sheet_checks import Plan
from undercroft.games.universalis.editions import author, base
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.harm import effects
from undercroft.games.universalis.setup import allowance, budget, count_points
from undercroft.games.universalis.state import NOBODY
from undercroft.kernel import ContentError
from undercroft.tables import drawing

SHEET = """\
id = "test"
factions = ["great-orc-clans"]
leader = "orc-champion"
map = '''
aabbb
aabbb
'''
start = [[0, 0]]
chests = [[4, 0]]

[goal]
kind = "leader"

[[sections]]
id = "a"
kind = "corridor"

[[sections]]
id = "b"
main = true

[[doors]]
id = "hall"
at = [1, 0]
side = "east"
width = 2

[[furniture]]
card = "cupboard"
at = [4, 1]
effects = [{ type = "Gain", object = "torch" }]

[[traps]]
card = "stake"
at = [2, 0]
"""


def wrong(old: str, new: str) -> list[str]:
    """What is reported when a piece of the sheet is replaced."""
    assert old in SHEET
    with pytest.raises(ContentError) as caught:
        sheets.read(SHEET.replace(old, new, 1), "s.toml")
    return str(caught.value).split("\n")


def test_a_sound_sheet_is_read():
    quest = sheets.read(SHEET, "s.toml")
    assert isinstance(quest, Quest)
    assert (quest.doors[0].width, quest.sections[1].main, quest.goal.kind) == (2, True, "leader")
    assert len(quest.furniture[0].effects) == 1


@pytest.mark.parametrize(
    ("old", "new", "report"),
    [
        ("aabbb\n'''", "aabbq\n'''", "s.toml:6: the map has squares of 'q', but there is no such section"),
        ('card = "cupboard"', 'card = "cupbord"', "s.toml:29: there is no card 'cupbord'; did you mean cupboard?"),
        ("at = [1, 0]", "at = [0, 0]", "s.toml:24: door 'hall' does not lie between two sections over its whole width"),
        ("width = 2", "width = 3", "s.toml:24: door 'hall' does not lie between two sections over its whole width"),
        ('card = "stake"', 'card = "riddle"', "s.toml:34: 'riddle' is no trap"),
        ("at = [2, 0]", "at = [9, 0]", "s.toml:35: [9, 0] is not a square of any section"),
        ("at = [4, 1]", "at = [4, 0]", "s.toml:30: 'cupboard' stands on a starting square, a goal or a chest"),
        ("at = [4, 1]", "at = [2, 1]", "s.toml:30: 'cupboard' bars a door"),
        ('leader = "orc-champion"', 'leader = "orc-warrior"', "s.toml:3: the Leader is a Champion, 'orc-warrior'"),
        ('kind = "leader"', 'kind = "find"', "s.toml:11: no furniture or element has the id ''"),
        ('kind = "leader"', 'kind = "reach"', "s.toml:12: this goal needs goal squares: goals = [[column, row]]"),
        ('kind = "corridor"', 'kind = "corridr"', "s.toml:16: there is no kind of section 'corridr'; did you mean"),
        ('object = "torch"', 'thing = "torch"', "s.toml:31: Gain needs `object`"),
        ("main = true", "mian = true", "s.toml:20: there is no key 'mian' here; did you mean main?"),
        ("main = true", 'main = "yes"', "s.toml:20: expected true or false, found a text"),
        ("start = [[0, 0]]", "start = [[0, 0], [2, 0]]", "s.toml:8: all starting squares lie in one section"),
        ('id = "test"', 'id = "test"\nshare = -1', "s.toml:2: a share is at least 0 percent"),
        ('["great-orc-clans"]', '["orcs"]', "s.toml:2: there is no faction 'orcs'"),
        ('id = "test"', 'id = ', "s.toml:1: this is not TOML: Invalid value"),
    ],
)  # fmt: skip
def test_mistakes_come_with_their_line(old: str, new: str, report: str):
    found = wrong(old, new)
    assert any(line.startswith(report) for line in found), found


def test_all_mistakes_come_at_once_in_the_order_of_the_file():
    broken = SHEET.replace('card = "cupboard"', 'card = "x"').replace('side = "east"', 'side = "up"')
    with pytest.raises(ContentError) as caught:
        sheets.read(broken, "s.toml")
    lines = str(caught.value).split("\n")
    assert [line.split(": ")[0] for line in lines] == ["s.toml:25", "s.toml:29"]


def test_a_section_without_a_door_is_reported():
    door = SHEET[SHEET.index("[[doors]]") : SHEET.index("[[furniture]]")]
    assert wrong(door, "") == ["s.toml:18: no door leads to section 'b'"]


@pytest.mark.parametrize(
    ("old", "new", "report"),
    [
        ("[[traps]]", '[[creatures]]\ncreature = "orc-warrior"\nat = [1, 1]\n\n[[traps]]',
         "s.toml:35: 'orc-warrior' waits in section 'a': the heroes begin there; a trigger can bring somebody later"),
        ("chests =", "leader-at = [1, 1]\nchests =", "s.toml:9: the Leader waits in section 'a': the heroes begin"),
        ("start = [[0, 0]]", "start = [[2, 0]]", "s.toml:3: the Leader waits in section 'b': the heroes begin there"),
    ],
)  # fmt: skip
def test_nobody_waits_where_the_heroes_begin(old: str, new: str, report: str):
    found = wrong(old, new)
    assert [line.startswith(report) for line in found] == [True], found


def test_who_waits_in_the_next_section_or_comes_by_a_trigger_is_no_mistake():
    waits = '[[creatures]]\ncreature = "orc-warrior"\nat = [3, 1]\n'
    comes = '[[triggers]]\nid = "late"\nwhen = "turn"\nturn = 3\n'
    comes += 'creatures = [{creature = "orc-warrior", at = [1, 1]}]\n'
    quest = sheets.read(f"{SHEET}\n{waits}\n{comes}".replace("chests =", "leader-at = [4, 1]\nchests ="), "s.toml")
    assert isinstance(quest, Quest)
    assert (quest.creatures[0].at, quest.triggers[0].creatures[0].at) == ((3, 1), (1, 1))


def drawn(text: str) -> list[str]:
    """What the `author` command prints, line by line."""
    return drawing.authored(*author(text, "s.toml"), texts.voice("universalis", "en"))[0].split("\n")


def test_the_picture_in_letters():
    lines = drawn(SHEET)
    at = lines.index("    0  1  2  3  4")
    assert lines[at : at + 6] == [
        "    0  1  2  3  4",
        "   +--+--+--+--+--+",
        "  0|<  . :^  .  $ |",
        "  1|.  . :.  .  1 |",
        "   +--+--+--+--+--+",
        "1 cupboard",
    ]
    assert {"^ stake", "$ chest", ": shut door", "  section b: room, Main Room"} <= set(lines)


@pytest.mark.parametrize(("line", "sign"), [
    ('kind = "secret"', "?"), ('kind = "open"', "'"), ('kind = "arrow"', " "), ("lock = true", "!"),
])  # fmt: skip
def test_doors_are_drawn_by_their_kind(line, sign):
    lines = drawn(SHEET.replace("width = 2\n", f"width = 2\n{line}\n"))
    assert f"  1|.  . {sign}.  .  1 |" in lines


@pytest.mark.parametrize("quest", sheets.quests(), ids=lambda quest: quest.id)
def test_every_quest_has_pictures(quest: Quest):
    board = sketch.board(quest)
    assert len({cell.id for cell in board.cells}) == len(board.cells) == len(Plan(quest).letters)
    assert [cell.kind for cell in board.cells].count("stairs") >= len(quest.start)
    pieces = [piece for piece in board.pieces if piece.mark.isalnum() and piece.mark not in "ML"]
    assert len(pieces) == len({piece.mark for piece in pieces}) == len((*quest.furniture, *quest.elements))
    squares = {cell.id for cell in board.cells}
    assert all(set(piece.cells) <= squares for piece in board.pieces)
    doors = {(edge.x, edge.y, edge.side) for edge in board.edges}
    assert len(doors) == sum(door.width for door in quest.doors)
    speak = texts.voice("universalis", "en")
    picture = minidom.parseString(drawing.svg(board, speak))
    titles = [node.firstChild.data for node in picture.getElementsByTagName("title")]
    assert all(any(put.card in title for title in titles) for put in (*quest.furniture, *quest.elements))


def test_four_quests_of_rising_difficulty():
    found = [quest for quest in sheets.quests() if quest.kind == "independent"]
    assert [quest.difficulty for quest in found] == [1, 2, 3, 4]
    assert {quest.goal.kind for quest in found} >= {"leader", "find", "reach"}
    assert all(sum(section.main for section in quest.sections) == 1 for quest in found)
    assert {faction for quest in found for faction in quest.factions} == {
        "great-orc-clans",
        "creatures-of-the-night",
        "followers-of-the-claw",
    }


def test_a_users_sheet_is_played_in_the_place_of_a_quest():
    session = undercroft.new("universalis", seed=3, seats=1, heroes=2, scenario="the-toll-fort", pack=SHEET)
    content = session.table.content
    assert content.quests["the-toll-fort"].leader == "orc-champion"
    assert len(content.boards["the-toll-fort"].sections) == 2
    assert content.quests["the-old-cellar"] is sheets.quests()[0]
    rng = random.Random(1)
    while session.request is not None and len(session.history) < 40:
        session.answer(rng.choice(session.request.options))
    again = undercroft.load(session.save())
    assert again.view(0) == session.view(0)


def test_an_author_sees_pictures_or_mistakes():
    text, svg = drawing.authored(*author(SHEET, "s.toml"), texts.voice("universalis", "en"))
    assert "0|<  . :^  .  $ |" in text
    assert svg.startswith("<svg")
    with pytest.raises(ContentError, match=r"^mine.toml:3: "):
        author(SHEET.replace("orc-champion", "orc-warrior"), "mine.toml")


@pytest.mark.parametrize(("heroes", "dark_seat", "added"), [(1, -1, -1), (3, -1, -7), (5, -1, -7), (3, 0, -9)])
def test_a_sheet_can_tell_the_budget_for_each_number_of_heroes(arena, heroes: int, dark_seat: int, added: int):
    a = arena(dark_seat=dark_seat, reserve=-2, reserves=(-1, -4, -7), played_reserves=(-3, -6, -9))
    a.state.party.start_heroes = heroes
    assert allowance(a.state, a.board.quest) == added
    assert allowance(a.state, replace(a.board.quest, reserves=(), played_reserves=())) == -2 * heroes
    a.state.mode = "classic"
    assert allowance(a.state, a.board.quest) == added
    assert allowance(a.state, replace(a.board.quest, classic_reserves=(-10, -11))) == (-10 if heroes == 1 else -11)


@pytest.mark.parametrize(("share", "reserve"), [(100, 37), (50, 16), (0, 0)])
def test_a_share_of_the_heroes_value_is_the_budget_and_numbers_come_on_top(arena, share: int, reserve: int):
    """41 Value Points less 4; half of them, rounded down, less 4; never less than nothing."""
    a = arena(share=share, reserves=(0, 0, -4), creatures=())
    for at, vp in enumerate((15, 15, 11)):
        a.hero(at, 0, vp=vp)
    a.state.party.start_heroes = 3
    count_points(a.t)
    assert a.state.dark.reserve + a.state.dark.leader_debt == reserve


@pytest.mark.parametrize(
    ("dark", "mode", "reserve"),
    [(NOBODY, "artificial", 0), (1, "dark-player", -6), (1, "classic", -7), (1, "role-playing", 0)],
)
def test_who_plays_the_dark_player_can_begin_with_a_debt(arena, dark: int, mode: str, reserve: int):
    """Half of 11 points, less 9 or 12, and 2 less for each hero where somebody plays with decks; those who gain nothing
    later never have less than nothing."""
    a = arena(dark_seat=dark, share=50, reserves=(-9,), classic_reserves=(-12,), creatures=(), leader="")
    a.hero(0, 0, vp=11)
    a.state.mode, a.state.party.start_heroes = mode, 1
    count_points(a.t)
    assert a.state.dark.reserve == reserve
    assert list(check.problems(a.state, a.content)) == []
    a.state.dark.reserve = reserve - 1
    assert any("below zero" in one for one in check.problems(a.state, a.content)), "nobody spends what he does not have"


@pytest.mark.rule("dun.dpsetup.reserve")
@pytest.mark.parametrize(
    ("mode", "more"), [("artificial", 0), ("rotating", 6), ("dark-player", -6), ("classic", 0), ("role-playing", 3)]
)
def test_the_budget_follows_the_mode_as_of_the_second_printing(arena, mode: str, more: int):
    """So many Value Points for each of three heroes; games that began before keep what they had."""
    a = arena(dark_seat=NOBODY if mode in ("artificial", "rotating") else 1, share=50, reserve=4)
    a.state.mode, a.state.party.vp, a.state.party.start_heroes = mode, 30, 3
    assert budget(a.state, a.content) == 15 + 12 + more
    assert budget(a.state, replace(a.content, points=base(1).points)) == 15 + 12


@pytest.mark.parametrize(("before", "amount", "after"), [(-4, 3, -1), (-4, -2, -4), (1, -2, 0), (1, 2, 3)])
def test_a_debt_is_not_forgiven_by_what_changes_the_reserve(arena, before: int, amount: int, after: int):
    a = arena(dark_seat=1)
    hero = a.hero(0, 0)
    a.state.dark.reserve = before
    a.run(effects.apply_all(a.t, (Reserve(amount),), effects.Use("test", hero.id, hero.id)))
    assert a.state.dark.reserve == after


@pytest.mark.parametrize(("heroes", "vitality"), [(1, 1), (2, 5), (4, 8)])
def test_a_sheet_can_change_the_leader_for_each_number_of_heroes(arena, heroes: int, vitality: int):
    a = arena(leader_vitality=(-9, -1, 2))
    a.state.party.start_heroes = heroes
    leader = a.orc(5, 5, vitality=6)
    revealing.hearten(a.t, leader)
    assert leader.base[Attribute.VITALITY] == vitality
