"""The formats of cards and sheets, and the guidelines that the content keeps."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content.bestiary import CREATURES, FACTIONS
from undercroft.games.universalis.content.classes import CLASSES
from undercroft.games.universalis.content.companions import MERCENARIES, PETS
from undercroft.games.universalis.content.dark_cards import DARK
from undercroft.games.universalis.content.dungeon import ELEMENTS, FURNITURE
from undercroft.games.universalis.content.equipment import ARMORS, MELEE, OBJECTS, RANGED, SHIELDS
from undercroft.games.universalis.content.races import RACES
from undercroft.games.universalis.content.sheets import quests
from undercroft.games.universalis.content.skills import SKILLS
from undercroft.games.universalis.editions import base

LEVEL = {creature.id: creature.level for creature in CREATURES}


@pytest.mark.rule("dun.class.card")
def test_class_cards():
    for card in CLASSES:
        assert card.group in ("fighter", "explorer", "spellcaster")
        assert len(card.learning) == 6
        assert set(card.learning) <= {"combat", "scholarly", "exploration"}
        assert card.skills or card.id == "wizard"
        assert card.armor in ("none", "light", "heavy")
    runic = next(card for card in CLASSES if card.id == "runic-master")
    assert runic.learning[3] == "scholarly"


@pytest.mark.rule("dun.skill.combat-type", "dun.skill.scholarly-type", "dun.skill.exploration-type")
def test_each_group_of_classes_leans_to_its_own_skills():
    groups = {card.id: card.group for card in CLASSES}
    for skill_group, favoured in (("combat", "fighter"), ("scholarly", "spellcaster"), ("exploration", "explorer")):
        members = Counter(group for group in groups.values())
        open_to = Counter(groups[name] for skill in SKILLS if skill.group == skill_group for name in skill.classes)
        share = {group: open_to[group] / members[group] for group in members}
        assert max(share, key=lambda group: share[group]) == favoured, skill_group
    for card in CLASSES:
        own = {"fighter": "combat", "explorer": "exploration", "spellcaster": "scholarly"}[card.group]
        assert Counter(card.learning)[own] == max(Counter(card.learning).values()), card.id


@pytest.mark.rule("dun.skill.nature-type", "dun.skill.negative")
def test_nature_skills_are_innate():
    nature = [skill for skill in SKILLS if skill.group == "nature"]
    assert not any(skill.classes for skill in nature)
    assert {"coward", "lost-in-the-dark", "stupid", "vulnerable"} <= {skill.id for skill in nature if skill.negative}
    assert not any(skill.negative for skill in SKILLS if skill.group != "nature")
    for skill in nature:
        assert not skill.negative or all(bonus.value < 0 for bonus in skill.bonuses)


@pytest.mark.rule("dun.equip.types", "dun.equip.no-cost")
def test_six_types_of_equipment():
    content = base()
    assert set(content.weapons) == {card.id for card in (*MELEE, *RANGED)}
    assert {card.kind for card in MELEE} == {"melee"}
    assert {card.kind for card in RANGED} == {"ranged", "throwing"}
    assert set(content.armors) == {card.id for card in ARMORS}
    assert set(content.shields) == {card.id for card in SHIELDS}
    assert {card.special for card in OBJECTS} == {True, False}
    free = {card.id for card in (*MELEE, *RANGED, *ARMORS, *SHIELDS, *OBJECTS) if not card.cost}
    assert free == {"unarmed", "improvised-weapon", "improvised-shield", "fangs", "claws", "horns"}


@pytest.mark.rule("dun.companion.card-fields")
def test_companion_cards():
    for card in (*MERCENARIES, *PETS):
        assert card.vp >= 1
        assert card.cost > card.upkeep >= 1
        assert bool(card.options) != card.pet
        assert all(sets[0] in base().weapons for sets in card.options)


@pytest.mark.rule("dun.dp-card.fields", "dun.dp-card.obstacle")
def test_dark_player_cards():
    uses = {
        "obstacle": {"trap", "lock", "riddle", "hazard"},
        "power": {"fortune", "boost", "instant", "flee", "darkness"},
        "encounter": {"section", "special", "relief", "lurkers", "robber"},
    }
    for card in DARK:
        assert card.use in uses[card.kind], card.id
        assert card.cost >= 1 or card.use == "special"
        assert card.discard >= 1
        assert bool(card.places) == (card.kind == "obstacle")
        assert set(card.places) <= set(d.PLACES)
        acts = bool(card.effects) or card.play is not None
        assert acts == (card.use in ("trap", "boost", "instant", "hazard")), card.id


@pytest.mark.rule("dun.element.icons", "dun.element.what")
def test_icons_of_furniture_and_elements():
    pieces: tuple[d.Piece, ...] = (*FURNITURE, *ELEMENTS)
    assert {piece.cover for piece in pieces} == {"", "light", "heavy"}
    assert {piece.height for piece in pieces} == {0, 1, 2, 3, 4}
    assert any(piece.movable for piece in pieces)
    assert any(piece.impassable for piece in pieces)
    assert any(element.on_entry for element in ELEMENTS)
    assert any(element.on_interaction or element.interaction_table for element in ELEMENTS)
    assert any(element.no_encounter for element in ELEMENTS)
    halved = {element.creature for element in ELEMENTS if element.creature}
    assert halved
    assert halved <= set(LEVEL)
    height = {piece.id: piece.height for piece in pieces}
    assert [height[name] for name in ("table", "bed", "cupboard", "library", "statue", "column", "old-tree")] == [
        1,
        1,
        2,
        2,
        3,
        4,
        4,
    ]


@pytest.mark.rule("dun.qref.levels")
@pytest.mark.parametrize("faction", FACTIONS, ids=lambda faction: faction.id)
def test_more_grunts_than_others_appear(faction: d.Faction):
    seen = Counter(LEVEL[name] for rows in faction.spawn.values() for row in rows for name in row)
    assert seen[d.GRUNT] > seen[d.ELITE] > 0
    assert seen[d.GRUNT] > seen[d.CHAMPION] > 0


@pytest.mark.rule("dun.hero.race")
def test_races_set_skills_and_bounds():
    known = {skill.id for skill in SKILLS}
    for race in RACES:
        assert set(race.skills) <= known
        assert {trait.skill for trait in race.traits} <= set(race.skills)
        assert ("small" in race.skills) == (race.size == d.SMALL)
        assert ("large" in race.skills) == (race.size == d.LARGE)
        assert (race.base == "2x2") == (race.size == d.LARGE)


@pytest.mark.rule("dun.quest-sheet.sections", "dun.gloss.outdoor")
def test_the_parts_of_our_sheets():
    for quest in [quest for quest in quests() if quest.kind != "epic"]:
        assert quest.number
        assert quest.minutes
        assert quest.leader
        assert quest.reward.coins > 0
        assert quest.furniture
        assert quest.elements
        assert quest.chests
        assert quest.traps
        for section in quest.sections:
            squares = quest.map.count(section.id)
            assert squares > 40 if section.outdoor else squares >= 4
        assert sum(section.kind == "corridor" for section in quest.sections) >= 5
        assert sum(section.kind == "room" for section in quest.sections) >= 4
