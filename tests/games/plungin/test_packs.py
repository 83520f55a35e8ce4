"""Quest Packs: the five that come with the game, and mistakes with the line they stand in."""

import contextlib
import random
import re
import time
from pathlib import Path

import pytest

import undercroft
from undercroft import bots, texts
from undercroft.games.plungin import packs
from undercroft.games.plungin.content import monsters
from undercroft.games.plungin.content.definitions import (
    Breath,
    Doorway,
    Encounter,
    Goal,
    Group,
    Happening,
    Inhabitant,
    Keys,
    Life,
    Magic,
    Monster,
    Pack,
    SpecialLocation,
    Stage,
    Trap,
    Treasure,
    UniqueLocation,
)
from undercroft.games.plungin.packs import reference
from undercroft.kernel import ContentError
from undercroft.tables import drawing

WALL = (Path(__file__).parent / "sample-pack.toml").read_text(encoding="utf-8")
"""A sound pack to spoil, so that the built-in ones can be balanced without changing tests."""


def line(text, needle, occurrence=1):
    """The line of the n-th occurrence."""
    at = -1
    for _ in range(occurrence):
        at = text.index(needle, at + 1)
    return text.count("\n", 0, at) + 1


def broken(old, new, occurrence=1, text=WALL):
    """The pack with one thing changed, and the line of the change."""
    assert text.count(old) >= occurrence
    number, parts = line(text, old, occurrence), text.split(old)
    return old.join(parts[:occurrence]) + new + old.join(parts[occurrence:]), number


def complaint(text, name="mine.toml"):
    with pytest.raises(ContentError) as error:
        packs.load(text, name)
    return str(error.value)


@pytest.mark.parametrize("id", packs.IDS)
def test_the_built_in_packs_are_sound(id):
    pack = packs.built_in(id)
    assert pack.id == id
    assert pack.story
    assert pack.ending
    assert pack.defeat
    assert pack.charts.doorway.at(pack.charts.doorway.die + pack.span[1]).kind == "great"
    assert len(pack.party) >= 4


def test_they_rise_in_level_and_end_with_the_dragon():
    levels = [packs.built_in(id).level for id in packs.IDS]
    assert levels == sorted(set(levels))
    assert packs.built_in(packs.IDS[-1]).goal.what == "doom-dragon"


@pytest.mark.rule("plungin.time.span")
def test_a_time_span_is_read_as_least_phases_and_ceiling():
    assert packs.built_in("knocking-wall").span == (12, 6)
    text, number = broken('span = "12(6)"', 'span = "12/6"')
    assert complaint(text) == f"mine.toml:{number}: a Time Span is written \"12(6)\", not '12/6'"
    text, number = broken('span = "12(6)"', 'span = "31(6)"')
    assert f"mine.toml:{number}: the Plot Counter" in complaint(text)


@pytest.mark.rule("plungin.unique.eye-of-doom-tile")
def test_the_eye_of_doom_is_as_sketched():
    (eye,) = packs.built_in("knocking-wall").uniques
    assert [(each.monster, each.count, each.at, each.aware) for each in eye.inhabitants] == [
        ("eye-demon", 1, "boss", True),
        ("gremlin", 4, "roll", False),
    ]
    assert eye.ways == ()
    assert eye.secret_exit
    assert eye.prize == "sacred-staff"


@pytest.mark.rule("plungin.boss.quest-rules")
def test_the_dragon_keeps_its_figures_and_gets_a_life_chart():
    printed = next(monster for monster in monsters.PRINTED if monster.id == "doom-dragon")
    (boss,) = [monster for monster in packs.built_in("ash-stair").monsters if monster.id == "doom-dragon"]
    for figure in ("atk", "defense", "wit", "rng", "dex", "mag", "mov", "res", "lif", "gold", "xp", "breath", "law"):
        assert getattr(boss, figure) == getattr(printed, figure)
    assert printed.life is None
    assert boss.life is not None
    assert boss.life.chart.at(1).result == "unhurt"
    assert boss.life.chart.at(99).result == "slain"


def test_text_that_is_not_toml():
    text, number = broken("level = 1", "level = = 1")
    assert complaint(text).startswith(f"mine.toml:{number}: this is not TOML: ")
    assert "line" not in complaint(text).split(": ", 2)[2]
    assert complaint('x = "').startswith("mine.toml:1: this is not TOML")


MISTAKES = [
    # what stands there, what is written instead, what is said
    ("level = 1", 'level = "one"', "expected a whole number, found a text"),
    ("level = 1", "level = 11", "11 is out of bounds: 1 to 10"),
    ("level = 1", "level = true", "expected a whole number, found true or false"),
    ("level = 1", "levle = 1\nlevel = 1", "there is no key 'levle' here; did you mean level?"),
    ('"konrad"', '"conrad"', "there is no hero 'conrad'; did you mean konrad?"),
    ('clear = "eye-of-doom"', 'clear = "eye-of-gloom"', "no location 'eye-of-gloom'; did you mean eye-of-doom?"),
    ('clear = "eye-of-doom"', 'slay = "orc-bowmen"', "there is no monster 'orc-bowmen'; did you mean orc-bowman?"),
    ('clear = "eye-of-doom"', 'slay = "crypt-troll"', "'crypt-troll' is met in no location and on no chart"),
    ('clear = "eye-of-doom"', 'carry-out = "torch"', "'torch' is found in no location and on no chart"),
    ("die = 20", "die = 7", "there is no D7; a chart is rolled with one of D4, D6, D8, D10, D12, D20"),
    ('roll = "3-4", room', 'roll = "4", room', "the rows leave a gap or overlap: this one must begin with 3"),
    ('roll = "3-4", room', 'roll = "4-3", room', "a row needs a roll such as 3, \"4-6\" or \"7+\", not '4-3'"),
    ('room = "room-6x8"', 'room = "room-6x7"', "there is no tile 'room-6x7'; did you mean room-6x8?"),
    ('room = "room-6x8"', 'room = "hall"', "'hall' is not a room, it is of the kind hallway"),
    ('room = "room-6x8", doors = 3', 'room = "room-6x8", doors = 5', "'room-6x8' can have 1 to 4 doors, not 5"),
    ('room = "room-6x8", doors = 3', 'room = "room-6x8"', "a room needs its number of doors, the entrance included"),
    ('hallway = "corner"', 'hallway = "corner", special = true', "a row of the Location Chart is a room, a hallway or"),
    ('roll = "10+", kind = "great"', 'roll = "10+", kind = "locked"', "the last row of the Doorway Chart must be"),
    ('kind = "unlocked"', 'kind = "unlokked"', "'unlokked' is not one of unlocked, locked, great; did you mean"),
    ('monster = "tunnel-rat"', 'monster = "eye-demon"', "'eye-demon' is a boss; bosses stand in a location"),
    ('monster = "tunnel-rat"', 'monster = "tunel-rat"', "there is no monster 'tunel-rat'; did you mean tunnel-rat?"),
    ('trap = "swinging-axe"', 'trap = "axe"', "there is no trap 'axe'"),
    ('event = "second-wind"', 'event = "third-wind"', "there is no event 'third-wind'; did you mean second-wind?"),
    ('treasure = "coppers"', 'treasure = "key"', "chests hold keys, but the table [keys] does not say what they open"),
    ('kind = "locked", difficulty = 1', 'kind = "locked", key-only = true', "only a key opens this door"),
    ("atk = 4", "atk = -4", "-4 is out of bounds: 0 to 30"),
    ('law = "frenzy"', 'law = "frenetic"', "'frenetic' is not one of brutal, conspire, frenzy"),
    ('law = "frenzy"', 'law = "maneuver"', "maneuver is for Monsters with a ranged weapon"),
    ('law = "frenzy"', 'law = "conspire"', "conspire is for Monsters that use magic"),
    ("res = 4", 'res = "none"', "only the undead have no res"),
    ('guardian = "eye-demon"', 'guardian = "orc"', "'orc' does not live here"),
    ('prize = "sacred-staff"', 'prize = "sacred-stuff"', "there is no item 'sacred-stuff'; did you mean sacred-staff?"),
    ('at = "boss"', 'at = "throne"', "'throne' is not one of boss, roll"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), MISTAKES, ids=[mistake[1] for mistake in MISTAKES])
def test_a_mistake_is_told_with_its_line(old, new, said):
    text, number = broken(old, new)
    told = complaint(text).splitlines()
    assert any(one.startswith(f"mine.toml:{number}: ") and said in one for one in told), told


def test_an_inhabitant_is_blamed_on_its_own_line():
    text, _ = broken('{ monster = "gremlin", count = 4 }', '{ monster = "gremlin", count = 0 }')
    assert complaint(text) == f"mine.toml:{line(text, 'count = 0')}: 0 is out of bounds: 1 to 20"


def test_a_room_can_be_too_small():
    text, _ = broken("count = 4 }", "count = 20 }")
    assert complaint(text) == f"mine.toml:{line(text, 'inhabitants = [')}: 'eye-of-doom' is too small for all that"


def test_all_mistakes_are_told_at_once_in_the_order_of_the_file():
    text, first = broken("level = 1", 'level = "one"')
    text, second = broken("die = 12", "die = 13", text=text)
    text, third = broken("atk = 4", 'atk = "four"', text=text)
    told = complaint(text).splitlines()
    assert [int(one.split(":")[1]) for one in told] == [first, second, third]


def test_missing_parts_are_named():
    assert "mine.toml:1: the table [goal] is missing" in complaint(WALL.replace("[goal]", "[gaol]"))
    assert "there is no key 'gaol' here; did you mean goal?" in complaint(WALL.replace("[goal]", "[gaol]"))
    assert "the chest chart is missing" in complaint(WALL.replace("[charts.chest]", "[charts.chests]"))
    text = WALL.replace("atk = 4\n", "")
    assert complaint(text) == f"mine.toml:{line(text, '[[bosses]]')}: 'atk' is missing"


def test_a_boss_needs_a_life_chart_that_ends():
    text, _ = broken('result = "slain"', 'result = "unhurt"')
    start = line(WALL, "life = {")
    assert complaint(text) == f"mine.toml:{start}: the last row of a Life Chart must be slain, or the boss could not be"
    text, _ = broken('roll = "8+"', 'roll = "8"')
    assert f"mine.toml:{start}: totals here can pass the die" in complaint(text)
    plain = WALL.replace("[[bosses]]", "[[monsters]]")
    assert complaint(plain) == f"mine.toml:{start}: only [[bosses]] have a Life Chart"


def test_an_id_that_is_there_twice():
    again = WALL[WALL.index("[[items]]") : WALL.index("[[locations]]")]
    text = WALL + "\n" + again
    number = line(text, 'id = "sacred-staff"', 2)
    assert complaint(text) == f"mine.toml:{number}: 'sacred-staff' is there twice"


def drawn(*rows, kind="room", doors="NESW"):
    """The pack with one more tile; rows begin two lines after the id."""
    listed = "".join(f'    "{row}",\n' for row in rows)
    return f'{WALL}\n[[tiles]]\nid = "mine"\nkind = "{kind}"\ndoors = "{doors}"\nrows = [\n{listed}]\n'


def test_drawings_are_checked():
    packs.load(drawn("......", "......", "......", "......"))
    text = drawn("......", "..x...", "......", "......")
    assert (
        complaint(text)
        == f"mine.toml:{line(text, '..x...')}: a drawing has no mark 'x'; there are . # F S E and blanks"
    )
    text = drawn("......", ".....", "......", "......")
    number = line(text, '"....."')
    assert complaint(text) == f"mine.toml:{number}: this row has 5 squares, the first has 6"
    text = drawn("......", "......", "......")
    number = line(text, "rows = [", text.count("rows = ["))
    assert complaint(text) == f"mine.toml:{number}: sides of 6 and 3 cannot be rolled; use 4, 6, 8, 10, 12 or 20"
    assert "not every square can be reached" in complaint(drawn("..##..", "..##..", "..##..", "..##..", doors="EW"))
    assert "the wall N has no two free squares" in complaint(drawn("..##..", "......", "......", "......"))
    assert "doors are some of the sides" in complaint(drawn("......", "......", "......", "......", doors="NX"))
    packs.load(drawn("..", "..", "..", kind="hallway", doors="NS"))


def test_a_pack_of_ones_own_is_loaded_like_the_built_in_ones():
    source = packs.source("knocking-wall").replace('id = "knocking-wall"', 'id = "my-wall"')
    pack = packs.load(source, "my-wall.toml")
    assert pack.id == "my-wall"
    assert pack.charts == packs.built_in("knocking-wall").charts
    assert pack.names["eye-demon"] == "Demon of the Eye"


def test_the_author_sees_the_whole_pack():
    seen, svg = drawing.authored(*packs.author(WALL, "mine.toml"), texts.voice("plungin"))
    assert svg.startswith("<svg")
    assert svg.count("<rect") == 36 + 36  # the Entry Tile and the Eye of Doom
    assert seen.startswith("The Knocking Wall (knocking-wall): level 1, Time Span 12(6)")
    assert "Goal: clear Eye of Doom (160 gold, 240 XP)" in seen
    assert "    10+  great" in seen
    assert "Monster & Chest (2) Dif: 2" in seen
    assert "A entry hall" in seen
    assert "B Eye of Doom" in seen
    with pytest.raises(ContentError, match=r"mine.toml:1: the table \[quest\] is missing"):
        packs.author("", "mine.toml")


def test_a_pack_of_ones_own_is_played():
    example = "".join(re.findall(r"```toml\n(.*?)```", guide(), re.S))
    session = undercroft.new("plungin", seed=4, seats=1, pack=example)
    bot = bots.make("plungin", "party")
    bots.finish(session, [bot])
    assert session.over
    assert session.content.pack.id == session.state.scenario == "goat-cave"
    assert undercroft.load(session.save()).content.pack.title == "The Goat Cave"


def guide():
    path = Path(__file__).parents[3] / "docs" / "quest-packs-plungin.md"
    return path.read_text(encoding="utf-8")


def test_the_quest_in_the_guide_is_complete():
    example, *more = re.findall(r"```toml\n(.*?)```", guide(), re.S)
    pack = packs.load(example, "goat-cave.toml")
    assert pack.title == "The Goat Cave"
    whole = packs.load("".join([example, *more]), "goat-cave.toml")
    assert [mark.id for mark in whole.marks] == [echo.after for echo in whole.echoes] == ["goats-home"]
    assert pack.charts.doorway.at(9).kind == "great"


def test_the_guide_names_every_key():
    said = set(re.findall(r"[a-z-]+", guide()))
    for kind in (Pack, Goal, Keys, Doorway, Encounter, Group, Monster, Life, Magic, Breath, UniqueLocation, Inhabitant,
                 SpecialLocation, Trap, Stage, Happening, Treasure):  # fmt: skip
        apart = {"tell", "names", "charts", "uniques", "since"}
        fields = {name.replace("_", "-") for name in kind.__struct_fields__} - apart
        assert fields <= said, (kind, fields - said)


REFUSED = [
    # what slipped past the checks once
    ('{ kind = "attack", dice = 3 }', '{ kind = "attack" }', "an attack needs dice"),
    ('{ kind = "attack", dice = 3 }', '{ kind = "test", stat = "wit" }', "who fails this test suffers nothing"),
    ('monster = "orc", count = 4', 'monster = "orc", count = 0', "no Monster would come"),
    ('tile = "eye-of-doom"', 'tile = "room-6x6"', "'room-6x6' is not the tile of a Unique Location"),
    ('tile = "fountain"', 'tile = "eye-of-doom"', "'eye-of-doom' is not the tile of a Special Location"),
    ('law = "malicious"', 'law = "malicious"\nbreath = { damage = 3 }\nbreathes-first = true', "a Law of its own"),
    ('prize = "sacred-staff"', 'rules = [{ kind = "hazard", what = "pit" }]', "there is no trap 'pit'"),
    ('prize = "sacred-staff"', 'rules = [{ kind = "mire", what = "pit" }]', "mire needs no 'what'"),
    ('prize = "sacred-staff"', "hidden = [{ difficulty = 1 }]", "nothing is hidden here"),
    ('id = "eye-demon"', 'id = "Eye Demon"', "an id is small letters, digits and hyphens"),
    ('title = "The Knocking Wall"', 'title = "The\\u001b[2J Wall"', "a text has no control characters"),
]
EXTRA = """
[[traps]]
id = "pinch"
name = "Pinch"
stat = "dex"
difficulty = 1
stages = [{ kind = "attack", dice = 3 }]

[[specials]]
id = "wash-house"
name = "wash-house"
tile = "fountain"
"""


@pytest.mark.parametrize(("there", "instead", "told"), REFUSED, ids=[told for _, _, told in REFUSED])
def test_what_cannot_be_played_is_refused(there, instead, told):
    text = packs.source("knocking-wall") + EXTRA
    assert there in text
    packs.load(text, "mine.toml")
    with pytest.raises(ContentError, match=re.escape(told)):
        packs.load(text.replace(there, instead, 1), "mine.toml")


HUGE = ("atk", "defense", "wit", "rng", "dex", "mag", "mov", "res", "lif", "gold", "xp", "count", "die", "chests",
        "doors", "difficulty", "level", "amount", "damage", "dice", "bonus", "cost", "successes")  # fmt: skip


@pytest.mark.parametrize("field", HUGE)
@pytest.mark.parametrize("value", ["1000000000", "-1000000000"])
def test_no_figure_is_without_bounds(field, value):
    text = packs.source("drowned-toll")
    found = re.search(rf"(?<![\w-]){field} = -?\d+", text)
    text = text.replace(found[0], f"{field} = {value}", 1) if found else text + f"\n[[weapons]]\n{field} = {value}\n"
    with pytest.raises(ContentError):
        packs.load(text, "mine.toml")


@pytest.mark.parametrize(
    "extra",
    [
        '[[tiles]]\nid = "plain"\nkind = "room"\nrows = [' + ('"' + "." * 1500 + '", ') * 1500 + "]\n",
        "".join(f'[[items]]\nid = "thing-{n}"\nname = "thing"\neffect = "goal"\n' for n in range(9000)),
        "x = " + "9" * 5000 + "\n",
        "x = " + "[" * 3000 + "]" * 3000 + "\n",
        ".".join("a" * 20_000) + " = 1\n",
        '[[tiles]]\nid = "plain"\nkind = "room"\nrows = ["", ""]\n',
        "# " + "x" * 600_000 + "\n",
    ],
    ids=["tile", "items", "digits", "lists", "keys", "empty", "size"],
)
def test_a_pack_that_is_too_much_is_refused_at_once(extra):
    begin = time.process_time()
    with pytest.raises(ContentError):
        packs.load(packs.source("knocking-wall") + "\n" + extra, "mine.toml")
    assert time.process_time() - begin < 4


WEIRD = [
    "[]",
    "[0]",
    "{}",
    "true",
    '""',
    "-1",
    "0",
    "1.5",
    "1979-05-27",
    '["x", 1]',
    "[[]]",
    "{ a = 1 }",
    "99999999999",
]


@pytest.mark.parametrize("id", packs.IDS)
def test_whatever_stands_in_a_field_only_a_content_error_is_raised(id):
    lines = packs.source(id).splitlines()
    places = [n for n, line in enumerate(lines) if re.match(r"[a-z-]+ = [^\"\[{]|[a-z-]+ = \"[^\"]", line)]
    rows = [n for n, line in enumerate(lines) if line.startswith("    { ")]
    rng = random.Random(3)
    for n in rng.sample(places, min(25, len(places))):
        key = lines[n].split(" = ")[0]
        for value in rng.sample(WEIRD, 5):
            check_only_a_content_error("\n".join([*lines[:n], f"{key} = {value}", *lines[n + 1 :]]))
    for n in rng.sample(rows, min(25, len(rows))):
        key = rng.choice(re.findall(r"([a-z-]+) = ", lines[n]))
        changed = re.sub(rf"\b{key} = (\"[^\"]*\"|[\w.-]+)", f"{key} = {rng.choice(WEIRD)}", lines[n], count=1)
        check_only_a_content_error("\n".join([*lines[:n], changed, *lines[n + 1 :]]))
    for section in ("goal", "quest", "keys"):
        check_only_a_content_error("\n".join(lines).replace(f"[{section}]", f"[{section}]\nkind = []", 1))


def check_only_a_content_error(text):
    with contextlib.suppress(ContentError):
        packs.load(text, "mine.toml")


def test_the_guide_lists_every_field_and_every_id_as_the_code_has_them():
    assert reference.reference() in guide(), "run make ids"


def test_the_shipped_packs_use_what_the_format_has():
    toll = packs.built_in("drowned-toll")
    assert (toll.goal.kind, toll.keys.used_up, toll.entry) == ("carry-out", False, "causeway-gate")
    assert toll.weapons
    assert toll.armors
    assert toll.attire


def test_a_changed_row_of_a_chart_is_as_it_was_in_a_game_of_older_content():
    """So that a new treasure on a chart breaks no game that began without it."""
    old = '{ roll = "12", treasure = "uncut-sapphire" }'
    new = '{ roll = "12", treasure = "black-pearl", since = 3, before = { treasure = "uncut-sapphire" } }'
    text = packs.source("drowned-toll")
    changed = text.replace(old, new)
    assert changed != text
    found = {number: packs.load(changed, content=number).charts.treasure for number in (2, 3, 4)}
    assert [chart.at(12) for chart in found.values()] == ["uncut-sapphire", "black-pearl", "black-pearl"]
    assert found[2] == packs.load(text).charts.treasure
