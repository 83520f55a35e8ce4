"""The rulebook's advice for authors of quests, as the `author` command prints it."""

import csv
import os
from pathlib import Path

import msgspec
import pytest

from undercroft.games.universalis.content import advice
from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing, Goal, Ground, Quest, Reward, Section
from undercroft.games.universalis.content.sheets import quests
from undercroft.games.universalis.editions import author, base
from undercroft.games.universalis.rules.dark import spawning
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import solo_purse

TABLES = Path(__file__).parent.parent / "tables"


def rows(name):
    lines = [line for line in (TABLES / name).read_text("utf-8").splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines))


def sheet(drawing, **more):
    """A sheet of corridors (small letters) and rooms (capitals)."""
    letters = sorted({letter for letter in drawing if letter.isalpha()})
    sections = tuple(Section(letter, kind="room" if letter.isupper() else "corridor") for letter in letters)
    more.setdefault("sections", sections)
    more.setdefault("factions", ("great-orc-clans",))
    return Quest(id="test-quest", map=drawing, start=((0, 0),), goal=Goal("leader"), **more)


def block(letter, width, depth):
    return "\n".join([letter * width] * depth)


@pytest.mark.rule("dun.design.base", "dun.design.per-extra-hero", "dun.design.per-50-vp")
def test_the_standard_size_follows_the_table():
    found = {row["for"]: row for row in rows("3-quest-design.csv")}
    names = ("corridors", "average_rooms", "large_rooms", "main_rooms", "special_elements", "furniture")

    def printed(row):
        return [int(found[row][name]) for name in names]

    standard = printed("1-3 heroes")
    assert list(advice.wanted(1, 10)) == list(advice.wanted(3, 49)) == standard
    hero = [a - b for a, b in zip(advice.wanted(4, 40), advice.wanted(3, 40), strict=True)]
    assert hero == printed("each hero above 3")
    worth = [a - b for a, b in zip(advice.wanted(3, 50), advice.wanted(3, 49), strict=True)]
    assert worth == printed("every 50 VP")
    assert advice.wanted(3, 99) == advice.wanted(3, 50)
    assert advice.wanted(3, 100).corridors == 8


@pytest.mark.rule("dun.design.base")
def test_corridors_are_counted_in_lengths_of_six_and_rooms_by_their_size():
    drawing = "aaaaaaaaaaaa" + "\n" + block("B", 12, 4)
    quest = sheet(drawing)
    assert advice.counted(quest)[:4] == (2, 0, 1, 0)
    small = sheet("aaa\n" + block("B", 10, 4))
    assert advice.counted(small)[:4] == (1, 1, 0, 0)
    assert advice.counted(sheet("aa\nBB"))[:2] == (0, 1)


@pytest.mark.rule("dun.design.outdoor-tiles")
def test_a_clearing_counts_by_its_dimensions():
    drawing = block("B", 9, 5)
    outdoor = sheet(drawing, sections=(Section("B", outdoor=True),))
    assert advice.counted(outdoor) == advice.counted(sheet(drawing))
    assert advice.counted(outdoor).large == 1


def standard(average=4, corridors=6, **more):
    """A sheet of the standard size with so many average rooms and corridors."""
    rooms = "CDEFGHIJKLMN"[:average]
    halls = "abcdefghijklmnop"[:corridors]
    drawing = "\n".join([letter * 6 for letter in halls + rooms] + ["Y" * 41, "Z"])
    sections = (
        *(Section(letter, kind="corridor") for letter in halls),
        *(Section(letter) for letter in rooms),
        Section("Y"),
        Section("Z", main=True),
    )
    return sheet(drawing, sections=sections, **more)


@pytest.mark.rule("dun.design.extra-rooms")
def test_two_rooms_too_many_call_for_furniture_an_element_and_five_coins():
    (row,) = [row for row in rows("3-quest-design.csv") if row["for"].startswith("every 2 average")]
    things = {"furniture": (Furnishing("table", (0, 0)),) * 3, "elements": (Furnishing("shrine", (0, 0)),) * 3}
    assert advice.owed(standard(4, **things), 3, 30) == (0, 0, 0)
    assert advice.owed(standard(5, **things), 3, 30) == (0, 0, 0)
    owed = advice.owed(standard(6, **things), 3, 30)
    assert owed == (int(row["furniture"]), int(row["special_elements"]), int(row["coins"])) == (1, 1, 5)
    assert advice.owed(standard(8, **things), 3, 30) == (2, 2, 10)
    assert advice.owed(standard(6, reward=Reward(coins=5), **things), 3, 30) == (1, 1, 0)
    assert "add 1 more furniture, 1 more elements, 5 more coins" in advice.size_line(standard(6, **things), 3)


@pytest.mark.rule("dun.design.replace-room")
def test_two_corridors_take_the_place_of_a_room():
    assert advice.spare_rooms(standard(3, 6), 3, 30) == -1
    assert advice.spare_rooms(standard(3, 8), 3, 30) == 0
    assert advice.spare_rooms(standard(4, 7), 3, 30) == 0
    assert advice.spare_rooms(standard(4, 4), 3, 30) == -1


@pytest.mark.rule("dun.design.per-extra-hero")
def test_a_fourth_hero_makes_the_same_sheet_too_small():
    assert advice.spare_rooms(standard(6, 8), 4, 40) == 0
    assert advice.spare_rooms(standard(4, 6), 4, 40) == -3


@pytest.mark.rule("dun.design.corridor-limit")
def test_a_third_of_the_corridors_may_be_hard_going():
    drawing = "aaaaaa\naaaaaa\nbbbbbb\nbbbbbb\ncccccc\ncccccc"
    one = sheet(drawing, ground=(Ground("swamp", (0, 0), 6, 2),))
    two = sheet(drawing, ground=(Ground("swamp", (0, 0), 6, 2), Ground("difficult", (0, 2), 6, 2)))
    assert list(advice.corridors(one)) == []
    assert list(advice.corridors(two)) == ["more than a third of the corridors are difficult or narrow: a, b"]
    narrow = sheet("aaaaaa\nbbbbbb\nbbbbbb")
    assert list(advice.corridors(narrow)) == ["more than a third of the corridors are difficult or narrow: a"]


@pytest.mark.rule("dun.design.doors")
def test_four_normal_doors_call_for_a_double_one():
    drawing = "aaaaaaaa\nBBBBBBBB"
    normal = tuple(Door(f"d{n}", (n, 0), "south") for n in range(4))
    assert list(advice.doors(sheet(drawing, doors=normal[:3]))) == []
    assert list(advice.doors(sheet(drawing, doors=normal))) == ["4 normal doors call for 1 double doors; there are 0"]
    double = Door("wide", (4, 0), "south", width=2)
    assert list(advice.doors(sheet(drawing, doors=(*normal, double)))) == []


@pytest.mark.rule("dun.design.large-room-access")
def test_large_rooms_and_the_main_room_want_a_wide_access():
    drawing = block("a", 6, 1) + "\n" + block("B", 6, 7)
    slit, gap = Door("slit", (0, 0), "south"), Door("gap", (2, 0), "south", width=2, kind="arrow")
    assert list(advice.large_rooms(sheet(drawing, doors=(slit,)))) == [
        "section B is large and has no double door or wide entrance"
    ]
    assert list(advice.large_rooms(sheet(drawing, doors=(slit, gap)))) == []
    small = sheet("aa\nBB", doors=(slit,))
    assert list(advice.large_rooms(small)) == []
    main = sheet("aa\nBB", doors=(slit,), sections=(Section("a", kind="corridor"), Section("B", main=True)))
    assert list(advice.large_rooms(main)) == ["section B is the Main Room and has no double door or wide entrance"]


@pytest.mark.rule("dun.design.solo-coins")
def test_a_hero_alone_gets_the_coins_of_the_sheet(arena):
    (row,) = [row for row in rows("3-quest-design.csv") if row["for"].startswith("single hero")]
    assert list(advice.solo(sheet("aa", solo_coins=9))) != []
    assert list(advice.solo(sheet("aa", solo_coins=10))) == []
    assert int(row["coins"]) == advice.SOLO_COINS
    a = arena(solo_coins=10)
    a.state.party.start_heroes = 1
    hero = a.hero(-1, 0, coins=3)
    solo_purse(a.state, a.content)
    assert hero.coins == 13
    a.hero(-1, 0)
    solo_purse(a.state, a.content)
    assert hero.coins == 13


@pytest.mark.rule("dun.design.solo-coins")
def test_the_purse_comes_before_hiring(arena):
    a = arena(solo_coins=10)
    a.state.party.start_heroes = 1
    hero = a.hero(-1, 0, coins=0, card="borgron")
    turns.gathered(a.t)
    assert hero.coins == 10
    assert a.state.stay.hiring == [hero.id]


@pytest.mark.rule("dun.design.adp")
def test_the_automaton_draws_a_card_for_each_large_section_but_the_main_room(arena, monkeypatch):
    drawing = block("a", 9, 5) + "\n" + block("b", 9, 5) + "\n" + block("c", 9, 4)
    sections = (Section("a"), Section("b", main=True), Section("c"))
    a = arena(drawing, sections=sections)
    hero, drawn = a.hero(0, 0), []

    async def note(t, section, who):
        drawn.append(section)

    monkeypatch.setattr(spawning, "draw_encounter", note)
    for section in (0, 2):
        a.run(spawning.artificial_reveal(a.t, section, hero.id, broken=False, barred=False), dice=[1])
    assert drawn == [0]
    quest = a.board.quest
    assert list(advice.automaton(quest)) == ["against the Artificial Dark Player an Encounter card waits in: a"]


@pytest.mark.rule("dun.design.steps")
def test_the_steps_of_a_design_are_asked_for():
    bare = list(advice.steps(sheet("aa", turn_limit=0)))
    assert bare == [
        "there is no Leader: choose one among the highest level of the faction",
        "there is no reward beyond the standard experience",
        "no section has a note to read out",
        "there is no turn limit",
    ]
    noted = (Section("a", note="x"),)
    full = sheet("aa", leader="orc-warlord", reward=Reward(coins=5), sections=noted, turn_limit=30)
    assert list(advice.steps(full)) == ["tell the players the limit of 30 turns"]
    assert next(iter(advice.steps(sheet("aa", leader="red-dragon", sections=noted, reward=Reward(xp=5))))) == (
        "the Leader red-dragon is none of the faction's Champions"
    )
    fixed = sheet("aa", creatures=(Fixed("orc-warlord", (0, 0), leader=True),), sections=noted, reward=Reward(5))
    assert len(list(advice.steps(fixed))) == 1


def test_author_prints_the_advice_and_never_takes_it_for_a_mistake():
    from importlib import resources

    folder = resources.files("undercroft.games.universalis").joinpath("packs")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        text, _ = author(file.read_text("utf-8"), file.name)
        assert "advice" in text
        assert "3 heroes:" in text


@pytest.mark.parametrize("quest", [quest for quest in quests() if quest.kind != "epic"], ids=lambda quest: quest.id)
def test_the_quests_of_the_game_keep_to_the_advice_but_for_their_size(quest):
    """The introduction is small on purpose; the others are near the standard for three heroes, those of a campaign a
    little below it, for several are played one after the other."""
    assert list(advice.doors(quest)) == list(advice.large_rooms(quest)) == list(advice.corridors(quest)) == []
    assert list(advice.solo(quest)) == []
    assert len(list(advice.steps(quest))) == 1
    assert advice.spare_rooms(quest, 3, 30) in (
        (-4,) if quest.number == 1 else (-3, -2, -1) if quest.threaded else (-1, 0, 1, 2)
    )
    assert base().quests[quest.id] is not None


GOLDEN = Path(__file__).parent.parent / "tables" / "advice.txt"


def advised(quest):
    """All that the `author` command says about a sheet, with the pieces it proposes for a bare map."""
    bare = msgspec.structs.replace(quest, furniture=(), elements=())
    proposals = [line.replace("\n", " ") for line in advice.furnishing(bare)]
    return [f"# {quest.id}", *advice.advise(quest), *proposals]


def test_what_is_advised_for_the_sheets_of_the_game_is_what_it_was():
    lines = [line for quest in quests() for line in advised(quest)]
    if os.environ.get("UPDATE_PLAYTHROUGHS"):
        GOLDEN.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lines == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.rule("dun.design.extra-rooms", "dun.design.base", "dun.design.per-50-vp")
@pytest.mark.parametrize(
    ("average", "corridors", "heroes", "vp", "spare"),
    [
        (4, 6, 3, 30, 0),
        (5, 6, 3, 30, 1),
        (4, 9, 3, 30, 1),
        (4, 10, 3, 30, 2),
        (4, 5, 3, 30, 0),
        (4, 3, 3, 30, -1),
        (4, 6, 3, 50, -1),
        (4, 6, 3, 100, -3),
        (4, 6, 5, 30, -6),
    ],
)
def test_how_much_larger_than_the_standard_a_sheet_is(average, corridors, heroes, vp, spare):
    assert advice.spare_rooms(standard(average, corridors), heroes, vp) == spare


@pytest.mark.rule("dun.design.replace-room")
def test_a_second_large_room_is_worth_two():
    quest = standard(2)
    more = msgspec.structs.replace(quest, map=quest.map + "\n" + "X" * 41, sections=(*quest.sections, Section("X")))
    assert advice.counted(more)[:4] == (6, 2, 2, 1)
    assert advice.spare_rooms(more, 3, 30) == 0
    plain = msgspec.structs.replace(quest, map=quest.map + "\n" + "X" * 40, sections=(*quest.sections, Section("X")))
    assert advice.counted(plain)[:4] == (6, 3, 1, 1)


@pytest.mark.rule("dun.design.corridor-limit")
def test_ground_counts_square_by_square_and_half_of_a_corridor_is_not_too_much():
    drawing = "aaaaaa\naaaaaa"
    for width, depth, bad in ((3, 2, False), (4, 2, True), (6, 1, False)):
        quest = sheet(drawing, ground=(Ground("rock", (0, 0), width, depth),))
        assert bool(list(advice.corridors(quest))) is bad
    assert not list(advice.corridors(sheet(drawing, ground=(Ground("pit", (0, 0), 6, 2),))))
    inner = sheet("BB....\nBBaaaa\nBBaaaa", ground=(Ground("rock", (2, 1), 3, 2),))
    assert list(advice.corridors(inner)) == ["more than a third of the corridors are difficult or narrow: a"]
    one_of_three = sheet("aaaaaa\naaaaaa\nbbbbbb\ncccccc\ncccccc")
    assert not list(advice.corridors(one_of_three))


@pytest.mark.rule("dun.design.adp")
def test_a_large_section_that_bars_encounters_is_named():
    drawing = block("B", 9, 5) + "\n" + block("C", 10, 4)
    quest = sheet(drawing, sections=(Section("B", no_encounter=True), Section("C", no_encounter=True)))
    assert list(advice.automaton(quest)) == [
        "against the Artificial Dark Player an Encounter card waits in: B",
        "section B is large, but bars Encounter cards",
    ]
    assert not list(advice.automaton(sheet(block("C", 10, 4))))


@pytest.mark.rule("dun.design.doors")
def test_only_doors_that_can_be_shut_are_counted():
    drawing = "a" * 12 + "\n" + "B" * 12
    normal = tuple(Door(f"d{n}", (n, 0), "south") for n in range(8))
    assert list(advice.doors(sheet(drawing, doors=normal))) == ["8 normal doors call for 2 double doors; there are 0"]
    gap = Door("gap", (8, 0), "south", width=2, kind="arrow")
    assert list(advice.doors(sheet(drawing, doors=(*normal[:4], gap)))) != []
    secret = Door("wide", (8, 0), "south", width=2, kind="secret")
    assert list(advice.doors(sheet(drawing, doors=(*normal[:4], secret)))) == []
    hidden = tuple(msgspec.structs.replace(door, kind="secret") for door in normal[:4])
    assert list(advice.doors(sheet(drawing, doors=hidden))) == ["4 normal doors call for 1 double doors; there are 0"]


@pytest.mark.rule("dun.adapt.level")
def test_a_sheet_paid_in_advance_says_so():
    orc = Fixed("orc-warrior", (0, 0))
    assert list(advice.quest_level(sheet("aa"))) == ["Quest's Level 0, paid as they appear"]
    price = base().creatures["orc-warrior"].vp
    paid = sheet("aa", creatures=(orc, orc), paid="in-advance")
    assert list(advice.quest_level(paid)) == [
        f"Quest's Level {2 * price}, taken off the Reserve before play: orc-warrior {price}, orc-warrior {price}"
    ]
