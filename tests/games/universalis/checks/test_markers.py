"""Counters, markers and the hero's organiser: what lies on a table has its place in what each seat sees."""

import csv
from pathlib import Path

import msgspec
import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Section
from undercroft.games.universalis.rules.checks import score
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.scene import glossary, scene
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark
from undercroft.games.universalis.view import view

MARKERS = Path(__file__).parent.parent / "tables" / "3-markers.csv"


def table(arena):
    a = arena(
        "aaaaabbbbb\naaaaabbbbb\naaaaabbbbb",
        dark_seat=1,
        doors=(Door("door", (4, 1), "east", "arrow"),),
        furniture=(Furnishing("cupboard", (1, 2)),),
        goals=((4, 2),),
        start=((0, 0),),
    )
    hero = a.hero(2, 1, hands=("handgun", "shield"), vitality=3, fortune=2, mana=3, spells=("lightning",))
    orc = a.orc(3, 1)
    return a, hero, orc


def shown(a, seat=0):
    return {**view(a.state, a.content, seat), "seat": seat, "waiting": None, "over": False}


def of(seen, figure):
    return next(one for one in seen["figures"] if one["id"] == figure.id)


def mark(bit, name):
    def put(a, hero, orc):
        hero.marks |= bit

    return put, lambda seen, hero, orc: name in of(seen, hero)["conditions"]


def arm(card):
    def put(a, hero, orc):
        orc.hands = [Held(card)]

    return put, lambda seen, hero, orc: [held["card"] for held in of(seen, orc)["hands"]] == [card]


def change(put, shows):
    return put, shows


def piece(seen):
    return seen["pieces"][0]


CASES = {
    "Reloading": change(
        lambda a, hero, orc: hero.hands.__setitem__(0, msgspec.structs.replace(hero.hands[0], loaded=False)),
        lambda seen, hero, orc: not of(seen, hero)["hands"][0]["loaded"],
    ),
    "Searchable Element": change(
        lambda a, hero, orc: a.state.map.searched.append(0), lambda seen, hero, orc: piece(seen)["searched"]
    ),
    "Detonation": change(
        lambda a, hero, orc: setattr(a.state.turn, "detonations", 2), lambda seen, hero, orc: seen["detonations"] == 2
    ),
    "Broken weapon": change(
        lambda a, hero, orc: hero.hands.pop(0),
        lambda seen, hero, orc: "handgun" not in [held["card"] for held in of(seen, hero)["hands"]],
    ),
    "Leader": change(
        lambda a, hero, orc: setattr(orc, "leader", True), lambda seen, hero, orc: of(seen, orc)["leader"]
    ),
    "Heavy Armor": change(
        lambda a, hero, orc: orc.worn.append(Held("chainmail")), lambda seen, hero, orc: of(seen, orc)["worn"] != []
    ),
    "Shield": arm("shield"),
    "Sword": arm("broadsword"),
    "Axe": arm("axe"),
    "Blunt weapon": arm("club"),
    "Broken Shield": change(
        lambda a, hero, orc: hero.hands.pop(1),
        lambda seen, hero, orc: "shield" not in [held["card"] for held in of(seen, hero)["hands"]],
    ),
    "Long Range weapon": arm("spear"),
    "Ranged Weapon": arm("short-bow"),
    "Upgraded or higher level character": change(
        lambda a, hero, orc: setattr(orc, "level", "elite"), lambda seen, hero, orc: of(seen, orc)["level"] == "elite"
    ),
    "Fortune Point": change(
        lambda a, hero, orc: setattr(hero, "fortune", 1), lambda seen, hero, orc: of(seen, hero)["fortune"] == 1
    ),
    "Wounds": change(
        lambda a, hero, orc: setattr(hero, "wounds", 1),
        lambda seen, hero, orc: of(seen, hero)["vitality"] == of(seen, hero)["most_vitality"] - 1,
    ),
    "Mana": change(
        lambda a, hero, orc: hero.casts.update({"lightning": 2}),
        lambda seen, hero, orc: of(seen, hero)["casts"] == {"lightning": 2},
    ),
    "Dark Player and Danger": change(
        lambda a, hero, orc: score(a.t, DARK, 4, "turn", "dun.score.dp-turn"),
        lambda seen, hero, orc: seen["achievements"] == [0, 4],
    ),
    "Group of Heroes": change(
        lambda a, hero, orc: score(a.t, HEROES, 3, "chest", "dun.score.heroes"),
        lambda seen, hero, orc: seen["achievements"] == [3, 0],
    ),
    "Individual hero": change(
        lambda a, hero, orc: hero.uses.update({"feats": 2}), lambda seen, hero, orc: of(seen, hero)["feats"] == 2
    ),
    "Turn Counter": change(
        lambda a, hero, orc: setattr(a.state.turn, "number", 7), lambda seen, hero, orc: seen["turn"] == 7
    ),
    "Source of Light": change(
        lambda a, hero, orc: a.state.map.lights.append(a.at(0, 1)), lambda seen, hero, orc: seen["lights"] != []
    ),
    "Stunned": mark(Mark.STUNNED, "stunned"),
    "Wounded": change(
        lambda a, hero, orc: setattr(hero, "wounds", 2),
        lambda seen, hero, orc: "wounded" in of(seen, hero)["conditions"],
    ),
    "Poisoned": mark(Mark.POISONED, "poisoned"),
    "Diseased": mark(Mark.DISEASED, "diseased"),
    "Stationary": mark(Mark.STATIONARY, "stationary"),
    "Abandoned Weapon": change(
        lambda a, hero, orc: a.state.map.floor.append((a.at(0, 1), Held("axe"))),
        lambda seen, hero, orc: [card for _, card in seen["floor"]] == ["axe"],
    ),
    "Berserker": mark(Mark.BERSERK, "berserk"),
    "Flight": mark(Mark.FLYING, "flying"),
    "Goal (scenario)": change(
        lambda a, hero, orc: setattr(a.state.quest, "goal_done", True), lambda seen, hero, orc: seen["goal_done"]
    ),
    "Frightened": change(
        lambda a, hero, orc: hero.fears.append("orc-warrior"),
        lambda seen, hero, orc: "frightened" in of(seen, hero)["conditions"],
    ),
}
PRINTED = ("Starting Square", "Goal (square)", "Exploration Arrow")
"""On the board from the beginning."""
ROAD = ("Bonfire",)
"""A camp on the road is a state of its group; see the tests of travelling."""


@pytest.mark.rule("dun.marker.list")
def test_every_marker_of_the_list_has_a_case():
    listed = [row["marker"] for row in csv.DictReader(MARKERS.read_text("utf-8").splitlines())]
    assert sorted(listed) == sorted((*CASES, *PRINTED, *ROAD))


@pytest.mark.rule("dun.marker.list")
@pytest.mark.parametrize("name", CASES)
def test_what_a_marker_would_show_is_seen(arena, name):
    a, hero, orc = table(arena)
    put, shows = CASES[name]
    assert not shows(shown(a), hero, orc)
    put(a, hero, orc)
    assert shows(shown(a), hero, orc)
    scene(shown(a), a.content)


@pytest.mark.rule("dun.marker.list")
def test_squares_with_a_marker_are_on_the_board(arena):
    a, _, _ = table(arena)
    seen = shown(a)
    assert (seen["start"], seen["goals"]) == ([a.at(0, 0)], [a.at(4, 2)])
    board = scene(seen, a.content).boards[0]
    assert "unseen" in {edge.kind for edge in board.edges}, "the passage that may be explored"
    assert traps.on_arrow(a.t, [a.at(4, 1)])


@pytest.mark.rule("dun.setup.counters")
def test_both_counters_and_what_each_achievement_is_worth(arena):
    a, _, _ = table(arena)
    card = next(card for card in glossary(a.content) if card.id == "achievements")
    worth = {(value.name.id, value.name.args["why"]): value.value for value in card.figures}
    points = a.content.points
    slain = tuple(worth["worth-heroes", f"slain-{level}"] for level in ("grunt", "elite", "champion"))
    assert slain == points.kill_points
    assert worth["worth-heroes", "slain-leader"] == points.leader_points
    assert worth["worth-heroes", "goal"] == points.goal_points > points.leader_points
    assert worth["worth-dark", "knock-out"] == points.knock_out_points
    assert worth["worth-dark", "turn"] == points.turn_points == 1
    score(a.t, HEROES, worth["worth-heroes", "chest"], "chest", "dun.score.heroes")
    score(a.t, DARK, worth["worth-dark", "knock-out"], "knock-out", "dun.score.dp-knockout")
    track = next(track for track in scene(shown(a), a.content).tracks if track.id == "achievements")
    assert track.value.args == {"heroes": points.chest_points, "dark": points.knock_out_points}


@pytest.mark.rule("dun.comp.organizers")
def test_a_heros_sheet_arranges_all_that_his_organiser_would_hold(arena):
    a, hero, _ = table(arena)
    hero.pack, hero.worn = [Held("rope")], [Held("leather-armor")]
    hero.skills, hero.base = ("polyglot",), (*hero.base[:6], 6, *hero.base[7:])
    companion = a.companion("sellsword", 0, 1, owner=hero.id)
    found = scene(shown(a), a.content)
    sheet = next(one for one in found.sheets if one.id == f"sheet-{hero.id}")
    zones = {zone.id.split("-")[0]: [card.of for card in zone.cards] for zone in sheet.zones}
    assert zones["hands"] == ["handgun", "shield"]
    assert zones["worn"] == ["leather-armor"]
    assert zones["pack"] == ["rope"]
    assert len(zones["skills"]) == len(zones["spells"]) == 1
    assert {bar.kind for bar in sheet.bars} >= {"life", "mana"}
    assert any(value.name.id == "attribute-fortune" or "fortune" in value.name.id for value in sheet.values)
    assert f"sheet-{companion.id}" in {one.id for one in found.sheets}


# ------------------------------------------------------------------------------------------------ fog of memory

FIVE = "\n".join(["aabbccddee"] * 2)
WAYS = tuple(Door(f"{n}", (2 * n + 1, 0), "east") for n in range(4))


@pytest.mark.rule("dun.tile.remove-explored")
@pytest.mark.parametrize("on", [True, False])
def test_sections_away_from_all_characters_are_taken_off_the_table(arena, on):
    a = arena(FIVE, dark_seat=1, doors=WAYS, sections=tuple(Section(letter) for letter in "abcde"))
    a.hero(4, 0)
    a.reveal_all()
    a.switch(fog_of_memory=on)
    a.state.map.floor = [(a.at(0, 1), Held("axe")), (a.at(2, 1), Held("axe"))]

    def letters(seat):
        return "".join(sorted({shown(a, seat)["names"][n] for n in shown(a, seat)["names"]}))

    assert letters(0) == letters(None) == ("bcd" if on else "abcde")
    assert letters(1) == "abcde", "the Dark Player has the whole map before him"
    seen = shown(a)
    assert {a.board.section[cell] for cell in seen["known"]} == ({1, 2, 3} if on else {0, 1, 2, 3, 4})
    assert len(seen["floor"]) == (1 if on else 2)
    assert [door["door"] for door in seen["doors"]] == [0, 1, 2, 3]
    a.orc(9, 0)
    assert letters(0) == ("bcde" if on else "abcde"), "where a creature stands the tile stays"
    assert a.state.map.layout.revealed == 0b11111, "for every rule they stay explored"
    scene(shown(a), a.content)


@pytest.mark.rule("dun.tile.remove-explored")
def test_before_anybody_has_entered_the_first_section_lies_there(arena):
    a = arena(FIVE, doors=WAYS, sections=tuple(Section(letter) for letter in "abcde"))
    a.hero(-1, -1)
    a.switch(fog_of_memory=True)
    assert set(shown(a)["names"].values()) == {"a"}


@pytest.mark.rule("dun.tile.remove-explored")
@pytest.mark.parametrize(
    ("points", "spells", "names"), [(2, (), "bcd"), (3, (), "bcde"), (4, (), "abcde"), (0, ("wall-of-fire",), "abcde")]
)
def test_what_the_active_hero_can_be_asked_about_lies_on_the_table(arena, points, spells, names):
    a = arena(FIVE, doors=WAYS, sections=tuple(Section(letter) for letter in "abcde"))
    hero = a.hero(5, 0, spells=spells)
    a.reveal_all()
    a.switch(fog_of_memory=True)
    a.activate(hero, points=points)
    assert "".join(sorted(set(shown(a)["names"].values()))) == names
