"""What each seat sees: the known map, whole bases, numbers without gaps, secrets only for their owner."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.universalis.content.test_sheets import SHEET

import undercroft
from undercroft.games.universalis.content.quests import Door, Ground, Section
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.options import Deal, Discard, Do, Person, Play, Square
from undercroft.games.universalis.scene import scene
from undercroft.games.universalis.state import DARK, Held, Lasting, Mark, SetTrap, Spellbound
from undercroft.games.universalis.view import view
from undercroft.kernel import Text
from undercroft.texts import voice
from undercroft.toolkit.scene import Board, Piece, Scene, Sheet
from undercroft.toolkit.showing import things

SPEAK = voice("universalis")
ROOMS = "\n".join(["aaaabbbb"] * 4)
HIDDEN = {"doors": (Door("way", (3, 1), "east", kind="secret"),)}


def look(a: Any, seat: int | None = 0) -> Scene:
    seen = {**view(a.state, a.content, seat), "seat": seat, "waiting": [], "over": False}
    seen["task"], seen["quest"] = "task-leader", "the-old-cellar"
    return scene(seen, a.content)


def board(shown: Scene) -> Board:
    (one,) = shown.boards
    return one


def piece(shown: Scene, figure: Any) -> Piece:
    return next(one for one in board(shown).pieces if one.id == f"figure-{figure.id}")


def sheet(shown: Scene, figure: Any) -> Sheet:
    return next(one for one in shown.sheets if one.id == f"sheet-{figure.id}")


def test_unexplored_rooms_are_not_on_the_map_of_the_heroes(arena):
    a = arena(ROOMS, dark_seat=1, **HIDDEN)
    a.hero(1, 1)
    assert len(board(look(a)).cells) == 16
    assert len(board(look(a, 1)).cells) == 32
    assert {cell.room for cell in board(look(a)).cells} == {"section-0"}


def test_a_secret_door_appears_when_it_is_found(arena):
    a = arena(ROOMS, dark_seat=1, **HIDDEN)
    a.hero(1, 1)
    assert board(look(a)).edges == ()
    assert [edge.kind for edge in board(look(a, 1)).edges] == ["secret"]
    a.state.map.doors[0].state = "closed"
    (edge,) = board(look(a)).edges
    assert (edge.id, edge.x, edge.y, edge.side, edge.kind) == ("door-0", 4, 2, "east", "door")


@pytest.mark.parametrize(
    ("state", "lock", "kind"), [("closed", True, "locked"), ("open", False, "open"), ("broken", False, "open")]
)
def test_doors_look_as_they_are(arena, state: str, lock: bool, kind: str):
    a = arena(ROOMS, doors=(Door("way", (3, 1), "east"),))
    a.hero(1, 1)
    a.state.map.doors[0].state, a.state.map.doors[0].lock = state, lock
    assert [edge.kind for edge in board(look(a)).edges] == [kind]


def test_large_figures_stand_on_their_whole_base(arena):
    a = arena()
    hero = a.hero(0, 0)
    troll = encounters.figure_of(a.t, a.content.creatures["cave-troll"], DARK, 1)
    encounters.place(a.t, troll, a.at(4, 3), 0)
    shown = look(a)
    assert a.content.creatures["cave-troll"].base == "2x2"
    squares = {f"cell-{a.at(x, y)}" for x in (4, 5) for y in (3, 4)}
    assert set(piece(shown, troll).cells) == squares
    assert piece(shown, hero).cells == (f"cell-{a.at(0, 0)}",)
    assert (piece(shown, hero).tint, piece(shown, troll).tint) == ("seat-0", "foe")


def test_creatures_are_numbered_by_kind_without_gaps(arena):
    a = arena()
    a.hero(0, 0)
    names = []
    for x, card in enumerate(("orc-warrior", "orc-archer", "orc-warrior", "orc-archer", "orc-warrior")):
        encounters.figure_of(a.t, a.content.creatures["orc-warrior"], DARK, 1)  # one who finds no room
        figure = encounters.figure_of(a.t, a.content.creatures[card], DARK, 1)
        encounters.place(a.t, figure, a.at(2 + x, 4), 0)
        names.append(figure)
    shown = look(a)
    told = [SPEAK(piece(shown, figure).name) for figure in names]
    assert told == ["Orc warrior 1", "Orc archer 1", "Orc warrior 2", "Orc archer 2", "Orc warrior 3"]
    marks = [piece(shown, figure).mark for figure in names]
    assert len(set(marks)) == 5
    del a.state.figures[names[0].id]
    assert [piece(look(a), figure).mark for figure in names[1:]] == marks[1:], "the others keep theirs"


def test_the_hand_of_the_dark_player_is_his_own(arena):
    a = arena(dark_seat=1)
    a.hero(0, 0)
    a.state.dark.hand = ["pit", "pit", "riddle"]
    mine, theirs = (next(zone for zone in look(a, seat).zones if zone.id == "hand") for seat in (1, 0))
    assert [card.id for card in mine.cards] == ["hand-pit", "hand-pit-2", "hand-riddle"]
    assert (theirs.cards, theirs.count) == ((), 3)


def test_hidden_traps_are_for_the_dark_player_only(arena):
    a = arena(dark_seat=1)
    a.hero(0, 0)
    a.state.map.traps = [SetTrap(a.at(3, 3), "pit"), SetTrap(a.at(4, 4), "stake", known=True)]
    names = [[SPEAK(one.name) for one in board(look(a, seat)).pieces if one.mark == "^"] for seat in (0, 1)]
    assert names == [["Stake"], ["Pit", "Stake"]]


def test_the_object_of_a_leader_does_not_show_in_his_attributes(arena):
    a = arena(dark_seat=1)
    a.hero(0, 0)
    leader = a.orc(5, 5, leader=True, combat=4)
    a.state.lasting.append(Lasting(leader.id, "combat", 1, "quest", "war-frenzy"))
    mine, theirs = (
        next(one.value for one in sheet(look(a, seat), leader).values if SPEAK(one.name) == "Combat Skill")
        for seat in (1, 0)
    )
    assert SPEAK(mine) == "5 (printed 4)"
    assert theirs == 4


def test_a_sheet_tells_gear_spells_and_what_lasts(arena):
    a = arena()
    hero = a.hero(0, 0, hands=("dagger",), spells=("fireball",), mana=4, skills=("elite",), strength=3)
    hero.pack = [Held("dagger"), Held("magic-element", magic="ring-of-second-breath", known=False)]
    hero.casts = {"fireball": 2}
    a.state.spellbound = [Spellbound(hero.id, "rune-of-might", 2)]
    a.state.lasting = [Lasting(hero.id, "strength", 1, "spell", "rune-of-might", hero.id)]
    shown = sheet(look(a), hero)
    assert [card.id for zone in shown.zones for card in zone.cards] == [
        f"gear-{hero.id}-dagger",
        f"gear-{hero.id}-dagger-2",
        f"gear-{hero.id}-magic-element",
        f"skill-{hero.id}-elite",
        f"spell-{hero.id}-fireball",
    ]
    unknown = shown.zones[1].cards[1]
    assert "Ring" not in SPEAK(unknown.name)
    assert [SPEAK(badge.name) for badge in unknown.badges] == ["its powers are unknown"]
    assert [SPEAK(one.name) for one in shown.conditions] == ["Rune of Might: +1 Strength, 2 turns left"]
    a.state.lasting = [Lasting(hero.id, "strength", -1, "spell", "rune-of-might", hero.id)]
    assert [SPEAK(one.name) for one in sheet(look(a), hero).conditions] == ["Rune of Might: -1 Strength, 2 turns left"]
    a.state.lasting = [Lasting(hero.id, "intelligence", 1, "quest")]
    after = [SPEAK(one.name) for one in sheet(look(a), hero).conditions]
    assert after == ["Since the last rest: +1 Intelligence, for this quest"], "what a Travel Event gave has no card"
    assert [(SPEAK(one.name), one.value) for one in shown.zones[3].cards[0].badges] == [("cast so far", 2)]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Lasts: as many turns as the higher die of the casting shows"),
        ("de", "Währt: so viele Züge, wie der höhere Würfel beim Zaubern zeigt"),
    ],
)
def test_the_card_of_a_spell_says_how_long_it_lasts(arena, language, words):
    a = arena()
    hero = a.hero(0, 0, spells=("rune-of-might", "fireball"), mana=4)
    speak = voice("universalis", language)
    said = [
        [f"{speak(one.name)}: {speak(one.value)}" for one in card.figures if isinstance(one.value, Text)]
        for zone in sheet(look(a), hero).zones
        for card in zone.cards
    ]
    assert [words in card for card in said] == [True, False]


def test_darkness_and_light_are_areas(arena):
    a = arena(sections=(Section("a", light="dark"),), ground=(Ground("deep-water", (5, 5), 2, 1),))
    a.state.map.dark_sections = {0: "dark"}
    hero = a.hero(0, 0)
    assert [area.id for area in board(look(a)).areas] == ["darkness"]
    assert {cell.kind for cell in board(look(a)).cells} == {"floor", "water", "start"}
    a.state.map.lights = [a.at(1, 1)]
    assert [area.id for area in board(look(a)).areas] == ["lights"]
    hero.marks |= Mark.KNOCKED_OUT
    assert piece(look(a), hero).faded


def test_the_safe_zone_of_the_active_hero(arena):
    a = arena()
    hero = a.hero(5, 4)
    a.activate(hero)
    (zone,) = board(look(a)).areas
    assert len(zone.cells) == 25
    assert f"cell-{a.at(7, 6)}" in zone.cells
    assert f"cell-{a.at(8, 4)}" not in zone.cells


@pytest.mark.parametrize(
    ("option", "text", "at", "group"),
    [
        (Do("attack", 7, word="dagger", mode="thrust", ways=("elite",), who=3),
         "attack dagger/thrust+elite #7", ("figure-7", "gear-3-dagger"), "attack"),
        (Do("cast", 7, word="fireball", who=3), "cast fireball #7", ("figure-7", "spell-3-fireball"), "magic"),
        (Do("open", target=2), "open #2", ("door-2",), "explore"),
        (Do("search", target=2), "search #2", ("piece-2",), "explore"),
        (Do("move", cell=9), "move @9", ("cell-9",), "move"),
        (Do("activate", target=2), "activate #2", ("sheet-2",), "people"),
        (Do("power", target=2, word="fortune"), "power fortune #2", ("figure-2", "hand-fortune"), "cards"),
        (Do("end"), "end", (), "end"),
        (Square(-1), "-1", (), ""),
        (Person(4), "4", ("sheet-4",), ""),
        (Play("pit", 3), "pit", ("hand-pit",), "cards"),
        (Discard("pit"), "discard pit", ("hand-pit",), "discard"),
        (Deal("sell", "dagger", 3), "sell dagger", ("gear-3-dagger",), "deal-sell"),
        (Deal("buy", "dagger"), "buy dagger", (), "deal-buy"),
    ],
)  # fmt: skip
def test_options_know_what_they_concern(option: Any, text: str, at: tuple[str, ...], group: str):
    assert (str(option), option.at, option.group) == (text, at, group)


def test_everything_that_can_be_chosen_is_in_the_scene(arena):
    a = arena(dark_seat=1)
    hero = a.hero(5, 4, hands=("dagger",), pack=("dagger", "torch"), spells=("fireball",), mana=4)
    a.orc(5, 3, facing="south")
    a.activate(hero)
    known = {thing.id for thing in things(look(a))}
    options = activation.legal(a.t, hero.id)
    assert {do.verb for do in options} >= {"attack", "draw", "turn", "end"}
    assert [do for do in options if not set(do.at) <= known] == []


def test_a_sheet_of_ones_own_has_its_own_goal_and_not_that_of_the_quest_whose_place_it_takes():
    session = undercroft.new("universalis", seed=1, seats=2, pack=SHEET, options={"ready-party": True})
    shown = session.scene(0)
    assert session.state.quest.id == "the-old-cellar"
    assert SPEAK(shown.headline).startswith("A quest of your own")
    assert SPEAK(shown.notes[0]).startswith("Goal: Defeat the Leader.")


def test_ground_that_is_laid_later_is_floor_and_walls_of_magic_are_things(arena):
    a = arena()
    a.hero(1, 1)
    a.state.map.layout = replace(a.state.map.layout, overtiles=((a.at(2, 2), "swamp"), (a.at(3, 2), "fire-wall")))
    shown = board(look(a))
    assert {cell.id: cell.kind for cell in shown.cells}[f"cell-{a.at(2, 2)}"] == "swamp"
    laid = [one for one in shown.pieces if one.id.startswith("overtile-")]
    assert [SPEAK(one.name) for one in laid] == ["Wall of fire"]
