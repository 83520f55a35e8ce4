"""What tables show: the map, the pieces, the sheets, and everything printed."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft.games.plungin import content, packs
from undercroft.games.plungin.board import spot
from undercroft.games.plungin.events.fights import Attacked
from undercroft.games.plungin.glossary import glossary
from undercroft.games.plungin.migrate import migrate
from undercroft.games.plungin.rules import acting, objects, offers
from undercroft.games.plungin.scene import scene
from undercroft.games.plungin.view import printed, view
from undercroft.kernel import Text
from undercroft.texts import Voice
from undercroft.toolkit import showing

VOICES = {language: Voice("plungin", language) for language in ("en", "de")}


def shown(q: Any) -> Any:
    return scene({**view(q.state, q.t.content, 0), "seat": 0, "over": False, "waiting": []}, q.t.content)


def pieces(q: Any) -> dict[str, Any]:
    return {piece.id: piece for piece in shown(q).boards[0].pieces}


def said(text: Text, language: str = "en") -> str:
    return VOICES[language](text)


def test_people_count_from_the_corner_of_the_entry_tile(quest: Any) -> None:
    q = quest("meezle")
    board = shown(q).boards[0]
    assert {(cell.x, cell.y) for cell in board.cells} == {(x, y) for x in range(6) for y in range(6)}
    assert spot(q.at(1, 1)) == "0,0"
    assert f"move {spot(q.at(1, 3))}" == "move 0,2"
    assert "move 0,2" in q.options()
    north = next(edge for edge in board.edges if edge.id == "door-0-0")
    assert (north.x, north.y, north.side, north.kind) == (2, 0, "north", "door")


def test_monsters_of_a_kind_have_numbers_in_map_label_and_log(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3))
    q.foe("orc", q.at(3, 4))
    second = q.foe("orc", q.at(3, 2), aware=False)
    q.foe("orc-bowman", q.at(6, 6))
    marks = {said(piece.name): piece.mark for piece in pieces(q).values() if piece.tint == "foe"}
    assert marks == {"Orc 1": "o1", "Orc 2": "O2", "Orc Bowman 1": "r1"}  # a capital one has noticed nobody
    looks = {said(piece.name): piece.facing for piece in pieces(q).values() if piece.tint == "foe"}
    assert looks == dict.fromkeys(("Orc 1", "Orc 2", "Orc Bowman 1"), "north")
    option = next(act for act in offers.hero_options(q.t, 0) if str(act) == f"attack sword orc-{second.number}")
    assert option.at == (f"figure-{second.number}",)
    q.act(str(option), dice=[1, 1, 3])
    assert "Orc 2" in said(q.t.told(Attacked)[0].text())


def test_doors_and_chests_tell_what_is_known_of_them(quest: Any) -> None:
    q = quest("meezle")
    room = q.room()
    locked = q.door(room, 1, "locked", difficulty=2, trap="poison-needle", detected=True)
    great = q.door(room, 3, "great")
    dead = q.door(room, 0)
    objects.change(q.t, dead, True, dead=True)
    q.chest(q.at(5, 5, room), locked=True)
    edges = {edge.id: edge for edge in shown(q).boards[0].edges}
    assert (edges["door-0-0"].kind, edges[f"door-{locked}-0"].kind) == ("open", "locked")
    assert said(edges[f"door-{locked}-1"].name) == "door 5: locked door, Difficulty 2, trapped with Poison Needle"
    assert said(edges[f"door-{great}-0"].name) == "door 6: Great Door"
    assert [edges[f"door-{locked}-{n}"].mark for n in (0, 1)] == ["5", ""]  # once per door, and the way out has none
    assert [edges[id].mark for id in ("door-0-0", f"door-{great}-0", f"door-{dead}-0", "door-3-0")] == [
        "1",
        "6",
        "",
        "",
    ]
    assert edges[f"door-{dead}-0"].kind == "wall"
    assert said(pieces(q)["chest-0"].name) == "chest 1: locked, Difficulty 1"


def test_a_sheet_has_everything_by_name(quest: Any) -> None:
    q = quest("william")
    q.hero(items=["healing-potion", "healing-potion"], attire=["owl-hat"], lost=["fog"], spells=["fog", "wave"])
    sheet = shown(q).sheets[0]
    values = {said(value.name): value.value for value in sheet.values}
    assert values["Wits (WIT)"] == "2 (1)"  # with the hat
    assert values["Magic (MAG)"] == 5
    assert values["Defense dice"] == 3
    zones = {zone.id: [card.id for card in zone.cards] for zone in sheet.zones}
    assert zones["items-0"] == ["own-0-healing-potion", "own-0-healing-potion-2"]
    lost, kept = next(zone for zone in sheet.zones if zone.id == "spells-0").cards
    assert (lost.faded, kept.faded) == (True, False)
    assert "three" not in said(lost.text)


def test_a_dead_hero_has_a_sheet_and_no_square(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(1, lif=0, cell=-1)
    q.hero(items=["potion-of-breath"])
    (use,) = [act for act in offers.hero_options(q.t, 0) if act.verb == "use"]
    assert use.at == ("own-0-potion-of-breath", "sheet-1")
    assert "figure-1" not in pieces(q)
    assert set(use.at) <= {thing.id for thing in showing.things(shown(q))}


def test_notes_tell_the_goal_and_how_near_it_is(quest: Any) -> None:
    q = quest("meezle")
    assert said(shown(q).notes[0]).startswith("Your task: find the Eye of Doom")
    assert said(shown(q).notes[1]) == "One place behind a Great Door is still to be found; you need a Great Key."
    q.hero(items=["great-key"])
    assert said(shown(q).notes[1]).endswith("you have a Great Key.")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", packs.IDS)
def test_everything_printed_can_be_looked_at(id: str, language: str) -> None:
    made = content.of_pack(packs.built_in(id), content.Points())
    cards = {card.of or card.id: card for card in glossary(made)}
    assert set(printed(made)) <= set(cards)
    tables = (made.heroes, made.abilities, made.armors, made.attire, made.happenings)
    assert {thing for table in tables for thing in table} <= set(cards)
    voice = VOICES[language]
    for card in cards.values():
        assert card.text is not None
        told: list[str] = []
        showing.every_text(card, lambda text, told=told: told.append(text.id))  # type: ignore[misc]
        assert not [text for text in told if not voice._bundles[0].has_message(text)], card.id
        spoken = voice(card.text)
        assert "{" not in spoken
        assert "text-" not in spoken
        assert spoken.endswith(".")


@pytest.mark.parametrize(
    ("points", "id", "english", "german"),
    [
        ({"find_per_room": True}, "find", "Once in each room.", "Einmal in jedem Raum."),
        ({"gate_once": False}, "earth-gate", "As often as you like on your turn", "Sooft du willst"),
        ({"detection_rolls": False}, "invisibility", "from three squares fewer", "erst drei Felder näher"),
        ({"detection_rolls": False}, "stealth", "from one square fewer", "erst ein Feld näher"),
        ({"summons_one_more": True}, "summon-golem", "1, and 1 more per 2 MAG", "1 und 1 mehr je 2 MAG"),
    ],
)
def test_a_card_says_what_a_switch_has_it_do(points: dict[str, bool], id: str, english: str, german: str) -> None:
    """[plungin.spell.find-once, plungin.spell.earth-gate-return, plungin.detect.modified-roll,
    plungin.spell.summon-attack]"""

    def told(language: str, **switched: bool) -> str:
        made = content.of_pack(packs.built_in("knocking-wall"), content.Points(**switched))  # type: ignore[arg-type]
        card = next(card for card in glossary(made) if (card.of or card.id) == id)
        assert card.text is not None
        values = [one.value for one in card.figures if isinstance(one.value, Text)]
        return " ".join(said(text, language) for text in (card.text, *values))

    for language, words in (("en", english), ("de", german)):
        assert words in told(language, **points)
        assert words not in told(language)


def test_a_spell_is_chosen_before_its_target(quest: Any) -> None:
    q = quest("william", "george")
    q.hero(abilities=["magic-school fire"], spells=["flame", "pulse"], cell=q.at(3, 3))
    q.hero(1, cell=q.at(3, 4), lif=1)
    q.foe("orc", q.at(3, 2))
    casts = {str(act): act for act in offers.hero_options(q.t, 0) if act.verb == "cast"}
    assert casts["cast flame"].at == ("own-0-flame", "figure-11")
    assert casts["cast pulse"].at == ("own-0-pulse", "figure-0", "figure-1")
    q.t.script([5, 5, 1, 1, 1, 3], ["cast pulse", "george-1"])
    q.state.heroes[0].turn.begun = True
    q.run(acting.act(q.t, 0))
    assert [ask.key for ask in q.t.asked] == ["act", "aim"]
    assert q.hero(1).lif == 4
    q.act("cast flame", dice=[1, 1, 3, 1, 1, 1, 1])  # one target only: no second question
    assert [ask.key for ask in q.t.asked] == ["act", "aim", "act"]


def test_the_shop_and_the_recruits_are_shown_outside() -> None:
    session = undercroft.new("plungin", seed=2, seats=1)
    zones = {zone.id: zone for zone in session.scene(0).zones}
    assert zones["recruits"].count == 12
    assert "shop-sword" in {card.id for card in zones["shop"].cards}
    assert session.request is not None
    assert session.request.options[0].at == ("recruit-george",)


def test_a_save_of_an_older_version_loads() -> None:
    old = {
        "litter": {"0": ["1 antidote"]},
        "foes": [{"kind": "orc"}, {"kind": "orc"}, {"kind": "gremlin"}],
        "allies": [],
    }
    old["rooms"] = [{"entrance": -1}]
    new = migrate(old, "3.1")
    assert new["rooms"] == [{"entered": True, "entrance": -1}]
    assert new["litter"] == {"0": [{"owner": 1, "thing": "antidote"}]}
    assert [foe["nth"] for foe in new["foes"]] == [1, 2, 1]
    assert migrate(new, "3.1") == new
