"""Tiles and sections: codes, sizes, corridors, rooms, the Main Room."""

import pytest

from undercroft.games.universalis import sketch
from undercroft.games.universalis.content import sheets, tiles
from undercroft.games.universalis.content.quests import Door, Section
from undercroft.games.universalis.content.sheet_checks import Plan
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.squares import sight
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.state import Held
from undercroft.kernel import ContentError

SHEET = """\
id = "test"
factions = ["great-orc-clans"]
leader = "orc-champion"
map = '''
aaaaaa....
aaaaaa....
bbbbbbbbbb
bbbbbbbbbb
bbbbbbbbbb
bbbbbbbbbb
bbbbbb####
bbbbbb####
'''
start = [[0, 0]]

[goal]
kind = "leader"

[[sections]]
id = "a"
kind = "corridor"
tiles = ["21A/e"]

[[sections]]
id = "b"
main = true
tiles = ["17A/c", "5B/d"]

[[doors]]
id = "hall"
at = [1, 1]
side = "south"
"""


def mistakes(old, new):
    """What is reported when a piece of the sheet is replaced."""
    assert old in SHEET
    with pytest.raises(ContentError) as caught:
        sheets.read(SHEET.replace(old, new, 1), "s.toml")
    return str(caught.value).split("\n")


@pytest.mark.rule("dun.tile.code")
def test_the_code_of_a_tile():
    """dun.ex.tile-17ac"""
    assert tiles.tile("17A/c") == tiles.Tile(17, front=True, sizes=((6, 6),))
    assert tiles.tile("17B/c") == tiles.Tile(17, front=False, sizes=((6, 6),))
    assert [tiles.tile(code) for code in ("0A/c", "42A/c", "17C/c", "17A/j", "17a/c", "17A")] == [None] * 6


@pytest.mark.rule("dun.tile.sizes")
@pytest.mark.parametrize(("letter", "squares"), [
    ("a", {80}), ("b", {40}), ("c", {36}), ("d", {24, 16}), ("e", {12}), ("f", {8, 9}),
    ("g", {6}), ("h", {6}), ("i", {4}),
])  # fmt: skip
def test_the_letter_of_a_tile_is_its_size(letter, squares):
    sizes = tiles.tile(f"1A/{letter}").sizes
    assert {width * depth for width, depth in sizes} == squares
    for width, depth in sizes:
        shape = frozenset((x, y) for x in range(depth) for y in range(width))
        one = (tiles.tile(f"1A/{letter}"),)
        assert tiles.covers(one, shape, frozenset())
        assert not tiles.covers(one, shape - {(0, 0)}, frozenset())
        assert tiles.covers(one, shape - {(0, 0)}, frozenset({(0, 0)}))


@pytest.mark.rule("dun.tile.code", "dun.tile.sizes")
@pytest.mark.parametrize(("old", "new", "report"), [
    ("17A/c", "17A/k", "s.toml:27: there is no tile '17A/k'; a code is written like 17A/c"),
    ("17A/c", "21B/c", "s.toml:27: tile 21 lies in section 'a' already"),
    ("17A/c", "17A/b", "s.toml:27: these tiles do not make up section 'b'"),
    ('["17A/c", "5B/d"]', '["17A/c"]', "s.toml:27: these tiles do not make up section 'b'"),
    ("21A/e", "21A/g", "s.toml:22: these tiles do not make up section 'a'"),
])  # fmt: skip
def test_tiles_that_cannot_be_laid_out_are_reported(old, new, report):
    assert mistakes(old, new) == [report]


@pytest.mark.rule("dun.gloss.corridor")
def test_a_corridor_is_long_and_at_most_two_squares_wide():
    wide = "main = true\n"
    assert mistakes(wide, f'{wide}kind = "corridor"\n') == [
        "s.toml:27: a corridor is 1 or 2 squares wide; this is a room"
    ]
    assert sheets.read(SHEET, "s.toml").sections[0].kind == "corridor"


@pytest.mark.rule("dun.gloss.room")
def test_a_room_has_any_shape_and_walls_around_it(arena):
    a = arena("aabbb\naab..\naabbb", sections=(Section("a", kind="corridor"), Section("b")))
    a.reveal_all()
    inside, outside = a.hero(2, 1, facing="west"), a.hero(1, 1, facing="east")
    a.activate(inside)
    assert {a.board.xy(cell) for cell in routes(a.t, inside, 9).ends} == {(x, y) for y in (0, 2) for x in (2, 3, 4)}
    assert not sight.sees(a.t, inside, outside)
    assert a.board.distance(inside.cell, outside.cell) == 1
    assert inside.cell not in a.board.field(a.state.map.layout).touching[outside.cell]


@pytest.mark.rule("dun.gloss.empty-room")
def test_an_empty_room_has_neither_furniture_nor_elements():
    def legend(piece=""):
        drawn = sketch.words(sheets.read(SHEET.replace("main = true\n", "") + piece, "s.toml"))
        return [line for line in drawn.split("\n") if line.startswith("  section")]

    corridor, room = "  section a: corridor, tile 21A/e", "  section b: {}, tile 17A/c, tile 5B/d"
    assert legend() == [corridor, room.format("empty room")]
    for kind, card in (("furniture", "cupboard"), ("elements", "column")):
        assert legend(f'\n[[{kind}]]\ncard = "{card}"\nat = [5, 7]\n') == [corridor, room.format("room")]


# ------------------------------------------------------------------------------------------------ sections


def five(arena):
    """Areas a to e; e is made of two tiles and has a door, the others open ways."""
    letters = [Section(letter, main=letter == "e", light="dark" if letter == "e" else "lit") for letter in "abcd"]
    big = Section("e", main=True, light="dark", tiles=("37A/i", "38B/i"))
    ways = (
        Door("one", (1, 0), "east", kind="open"),
        Door("two", (0, 1), "south", kind="open"),
        Door("three", (2, 1), "south", kind="open"),
        Door("four", (3, 0), "east"),
        Door("five", (3, 3), "east", kind="secret"),
    )
    return arena("aabbee\naabbee\nccddee\nccddee", sections=(*letters, big), doors=ways, points=QUIET)


QUIET = {"scenario_die": ("power",) * 6}


@pytest.mark.rule("dun.gloss.section", "dun.gloss.main-room")
def test_five_sections_and_one_of_them_is_the_main_room(arena):
    """dun.ex.sections-five: two joined tiles are revealed, lit and searched as one."""
    a = five(arena)
    assert [section.id for section in a.board.sections if section.main] == ["e"]
    plan = Plan(a.board.quest)
    two = tuple(tiles.tile(code) for code in a.board.sections[4].tiles)
    assert tiles.covers(tuple(one._replace(number=0) for one in two), plan.squares("e"), frozenset())
    a.state.map.layout = a.state.map.layout.__class__(ways=0b111, revealed=0b1111, pieces=())
    torchbearer = a.hero(3, 0, facing="east", hands=(Held("torch", lit=True),), perception=9)
    a.activate(torchbearer)
    a.do(torchbearer, "open #3", [1, 3, 1])
    assert a.state.map.layout.revealed == 0b11111
    far = a.at(5, 3)
    a.state.map.dark_sections[4] = "dark"
    assert figures.unlit(a.t, far) == "dark"
    torchbearer.cell = a.at(4, 0)
    assert figures.unlit(a.t, far) == ""
    a.activate(torchbearer)
    a.do(torchbearer, "secret", [3, 3])
    assert a.state.map.doors[4].state == "closed"


@pytest.mark.rule("dun.gloss.section")
def test_a_search_ends_at_the_bounds_of_the_section(arena):
    """dun.ex.sections-five"""
    a = five(arena)
    hero = a.hero(0, 0, perception=9)
    a.activate(hero)
    a.do(hero, "secret", [3, 3])
    assert a.state.map.doors[4].state == "hidden"


@pytest.mark.rule("dun.gloss.main-room")
@pytest.mark.parametrize(
    "quest", [quest for quest in sheets.quests() if quest.kind != "epic"], ids=lambda quest: quest.id
)
def test_the_main_room_holds_the_leader_and_a_treasure(quest):
    plan = Plan(quest)
    (main,) = [section.id for section in quest.sections if section.main]
    assert quest.leader_at is None or plan.at(quest.leader_at) == main
    aims = [put.at for put in quest.elements if put.id == quest.goal.target != "" or put.card == "dragons-lair"]
    assert any(plan.at(at) == main for at in (*quest.chests, *aims))
    sizes = sorted(len(plan.squares(section.id)) for section in quest.sections)
    assert len(plan.squares(main)) >= sizes[-3]
