"""The content: counts, printed figures, what must fit together."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from undercroft.games import universalis
from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content import factions, lores
from undercroft.games.universalis.content.bestiary import CREATURES, FACTIONS
from undercroft.games.universalis.content.classes import CLASSES
from undercroft.games.universalis.content.companions import COMPANIONS
from undercroft.games.universalis.content.dark_cards import DARK, ENCOUNTERS, OBSTACLES, POWERS
from undercroft.games.universalis.content.dungeon import ELEMENTS, FURNITURE
from undercroft.games.universalis.content.equipment import ARMORS, MELEE, OBJECTS, RANGED, SHIELDS, WEAPONS
from undercroft.games.universalis.content.finding import modules
from undercroft.games.universalis.content.heroes import HEROES
from undercroft.games.universalis.content.journey.dangers import DANGERS
from undercroft.games.universalis.content.journey.happenings import HAPPENINGS
from undercroft.games.universalis.content.magic_objects import MAGIC, MAGIC_OBJECTS, RELICS, TREASURES
from undercroft.games.universalis.content.races import RACES
from undercroft.games.universalis.content.sheets import quests
from undercroft.games.universalis.content.skills import SKILLS
from undercroft.games.universalis.content.spells import LORES, SPELLS
from undercroft.games.universalis.editions import base
from undercroft.texts import Voice

ITEMS = {item.id: item for item in (*WEAPONS, *ARMORS, *SHIELDS, *OBJECTS)}
SKILL = {skill.id: skill for skill in SKILLS}
CREATURE = {creature.id: creature for creature in CREATURES}
EFFECTS = [
    effect
    for owner in (
        *((o, o.effects) for o in (*OBJECTS, *MAGIC, *TREASURES, *SPELLS, *DARK)),
        *((o, o.each) for o in SPELLS),
        *((f, line.effects) for f in FURNITURE for line in f.search),
        *((e, line.effects) for e in ELEMENTS for line in e.interaction_table),
        *((e, e.on_entry + e.on_interaction) for e in ELEMENTS),
        *((card, one.effects + one.failed) for card in (*HAPPENINGS, *DANGERS) for one in card.offers),
    )
    for effect in owner[1]
]


def weapon(id: str) -> d.Weapon:
    found = ITEMS[id]
    assert isinstance(found, d.Weapon)
    return found


@pytest.mark.rule("dun.skill.list")
def test_skills_by_group():
    assert len(SKILLS) == len(SKILL) == 142
    assert Counter(skill.group for skill in SKILLS) == {"combat": 40, "scholarly": 25, "exploration": 25, "nature": 52}
    assert sum(skill.active for skill in SKILLS) == 78
    assert all(bool(skill.classes) == (skill.group != "nature") for skill in SKILLS)
    assert {name for skill in SKILLS for name in skill.classes} == {card.id for card in CLASSES}


@pytest.mark.rule("dun.race.list", "dun.class.list")
def test_races_and_classes():
    assert len({race.id for race in RACES}) == 25
    assert len({card.id for card in CLASSES}) == 20
    assert Counter(card.group for card in CLASSES) == {"fighter": 8, "explorer": 6, "spellcaster": 6}
    assert {race.alignment for race in RACES} == {"good", "evil", "neutral"}
    assert all(card.spells > 0 for card in CLASSES if card.group == "spellcaster")


@pytest.mark.rule("dun.create.race-class-list", "dun.create.restricted-lores")
def test_recommended_classes_and_lores():
    race = {race.id: race for race in RACES}
    counts = {"humans": 20, "cyclops": 16, "dark-elves": 11, "infernals": 2, "minotaurs": 2, "trolls": 3, "elves": 10}
    assert {name: len(race[name].classes) for name in counts} == counts
    assert sum(len(one.classes) for one in RACES) == 179
    assert race["ogres"].only_lores == {"sorcerer": ("tribal",)}
    assert race["ogres"].no_spells == ("ranger",)
    assert race["vampires"].only_lores == {"sorcerer": ("witchcraft",)}
    assert race["elves"].barred_lores == ("corruption", "underworld")
    assert not race["humans"].barred_lores


@pytest.mark.rule("dun.race.attribute-range", "dun.race.attribute-cost", "dun.create.no-dexterity-perception-points")
def test_race_cards():
    for race in RACES:
        assert all(low <= high for low, high in zip(race.low, race.high, strict=True)), race.id
        assert race.low[d.Attribute.ARMOR] == race.high[d.Attribute.ARMOR]
        for attribute in (d.Attribute.DEXTERITY, d.Attribute.PERCEPTION, d.Attribute.MANA):
            assert race.low[attribute] == race.high[attribute] == 0
        raisable = [n for n in range(12) if race.high[n] > race.low[n]]
        assert all(race.costs[n] > 0 for n in raisable), race.id
    elf = next(race for race in RACES if race.id == "elves")
    assert (elf.low[0], elf.costs[0], elf.low[1], elf.costs[1]) == (5, 1, 3, 2)
    assert (elf.low[2], elf.high[2], elf.costs[2], elf.mana_bonus) == (3, 4, 3, 2)


@pytest.mark.rule("dun.create.warrior-discount")
def test_warrior_discount():
    warrior = next(card for card in CLASSES if card.id == "warrior")
    assert warrior.discounts == (d.Bonus("combat", 1),)


def test_what_the_rulebook_tells_of_its_heroes():
    hero = {hero.id: hero for hero in HEROES}
    borgron, shara, taeral = hero["borgron"], hero["shara"], hero["taeral"]
    assert (borgron.fortune, borgron.attributes[2], borgron.attributes[6], borgron.attributes[9]) == (5, 4, 5, 4)
    assert {"axe", "javelin", "picklocks", "healing-potion", "leather-armor"} <= {
        *borgron.hands,
        *borgron.worn,
        *borgron.pack,
    }
    assert "lightning" in borgron.spells
    assert (shara.attributes[1], shara.attributes[2]) == (5, 4)
    assert {"bastard-sword", "broadsword"} <= {
        *shara.hands,
        *shara.pack,
    }
    assert (taeral.attributes[0], taeral.attributes[3], taeral.attributes[5]) == (6, 5, 4)
    assert (
        sum(bonus.value for skill in taeral.skills for bonus in SKILL[skill].bonuses if bonus.to == "perception") == 2
    )


def copies(cards):
    """How many of these the box has; later cards are not in it."""
    return sum(card.copies for card in cards if card.since <= 2)


def test_numbers_of_equipment_cards():
    assert copies(MELEE) == 65
    assert copies(RANGED) == 30
    assert copies(ARMORS) == 18
    assert copies(SHIELDS) == 10
    assert copies(card for card in OBJECTS if not card.special) == 50
    assert copies(card for card in OBJECTS if card.special) == 32
    assert all(card.vp > 0 for card in OBJECTS if card.special)
    assert copies(TREASURES) == 10


@pytest.mark.parametrize(
    ("id", "figures"),
    [
        ("halberd", (0, -1, 0, 0, 3)), ("staff", (0, 1, 0, 0, 2)), ("scimitar", (2, 0, 0, 0, 1)),
        ("dagger", (-1, 0, 0, 4, 1)),
        ("unarmed", (0, 1, -1, 0, 3)), ("broadsword", (1, 0, 0, 0, 1)), ("bastard-sword", (2, 0, 0, 0, 1)),
        ("axe", (1, -1, -1, 0, 2)), ("battleaxe", (2, -1, -1, 0, 2)), ("great-flail", (2, -1, -1, 0, 3)),
        ("warhammer", (1, -1, -1, 0, 2)), ("mace", (0, -1, -1, 0, 2)), ("katana", (3, 0, 0, 0, 1)),
        ("whip", (0, 1, -1, 0, 1)),
        ("throwing-axe", (0, -1, -1, 4, 2)), ("trident", (0, 0, 0, 3, 3)), ("spear", (0, 0, 0, 0, 2)),
        ("flail", (1, -1, -1, 0, 3)),
    ],
)  # fmt: skip
def test_melee_weapons_as_printed(id: str, figures: tuple[int, ...]):
    found = weapon(id)
    assert (found.damage, found.armor, found.combat, found.range, found.breaks) == figures


@pytest.mark.parametrize(
    ("id", "figures"),
    [
        ("arquebus", (5, -1, -1, 18, 4)), ("composite-bow", (3, 0, 0, 20, 3)), ("short-bow", (3, 0, 0, 18, 2)),
        ("elven-bow", (4, 0, 0, 24, 1)), ("longbow", (4, 0, 0, 24, 2)), ("crossbow", (4, -1, 0, 24, 3)),
        ("repeating-crossbow", (3, 0, -1, 20, 4)), ("blowgun", (1, 0, 0, 4, 1)), ("sling", (3, 0, -1, 20, 1)),
        ("javelin", (0, 0, 0, 3, 2)), ("heavy-javelin", (0, -1, 0, 2, 2)), ("handgun", (3, -1, 0, 10, 4)),
        ("net", (0, 0, -1, 3, 1)), ("shuriken", (2, 0, 0, 6, 1)),
    ],
)  # fmt: skip
def test_ranged_weapons_as_printed(id: str, figures: tuple[int, ...]):
    found = weapon(id)
    assert (found.damage, found.armor, found.shooting, found.range, found.breaks) == figures
    assert found.fixed != found.range_strength


def test_armor_and_shields_as_printed():
    bonus = {armor.id: (armor.bonus, armor.heavy) for armor in ARMORS if armor.body}
    assert bonus["leather-armor"] == (1, False)
    assert bonus["full-armor"] == (3, True)
    assert bonus["yoroi"] == (2, True)
    full = next(armor for armor in ARMORS if armor.id == "full-armor")
    assert [penalty.value for penalty in full.penalties] == [-1, -2, -2, -2, -2]
    blocks = {shield.id: (shield.block, shield.breaks) for shield in SHIELDS}
    assert blocks == {"buckler": (6, 1), "improvised-shield": (6, 6), "shield": (5, 2), "great-shield": (4, 2)}
    assert not next(shield for shield in SHIELDS if shield.id == "buckler").ranged


def test_magic_objects():
    assert Counter(magic.type for magic in MAGIC_OBJECTS) == dict.fromkeys(d.MAGIC_TYPES, 16)
    assert Counter(relic.type for relic in RELICS) == dict.fromkeys(d.MAGIC_TYPES, 5)
    assert (sum(magic.since == 1 for magic in MAGIC_OBJECTS), sum(relic.since == 1 for relic in RELICS)) == (20, 5)
    assert all(relic.relic and relic.vp >= 5 for relic in RELICS)
    assert not any(magic.relic or magic.vp >= 5 for magic in MAGIC_OBJECTS)
    assert all(
        bool(magic.base) == (magic.type != "element") and (not magic.base or magic.base in ITEMS) for magic in MAGIC
    )
    assert all(skill in SKILL for magic in MAGIC for skill in magic.grants)
    assert all(bool(magic.effects or magic.play) == bool(magic.uses) for magic in MAGIC)


def test_what_magic_objects_lend_and_add_counts():
    """A lent skill has no limit of uses and adds nothing to attributes; Vitality and Mana stay as they are."""
    lent = [SKILL[skill] for magic in MAGIC for skill in magic.grants]
    assert not [skill.id for skill in lent if skill.uses or skill.bonuses or skill.spells or skill.worded]
    plain = {*(attribute.name.lower() for attribute in d.Attribute), *d.ROLLS} - {"vitality", "mana", "recovery"}
    assert {bonus.to for magic in MAGIC for bonus in magic.bonuses} <= plain


def test_no_magic_object_is_a_twin_of_another():
    """Whatever the ordinary thing and the figures: no two of a type do the same."""

    def rules(magic: d.MagicObject) -> tuple[object, ...]:
        raised = frozenset(bonus.to for bonus in magic.bonuses)
        figures = (bool(magic.damage), bool(magic.armor), bool(magic.block))
        does = frozenset(type(effect) for effect in magic.effects)
        return (magic.type, raised, frozenset(magic.grants), frozenset(magic.marks), figures, does, magic.play)

    assert [count for count in Counter(map(rules, MAGIC)).values() if count > 1] == []


def test_no_creature_is_a_twin_of_another():
    """Whatever the figures: no two creatures have the same arms, skills and ways."""

    def rules(one: d.Creature) -> tuple[object, ...]:
        arms = (one.weapons, one.shield, frozenset(one.spells))
        return (frozenset(one.skills), frozenset(one.traits), arms, one.behaviour, one.size, one.base, one.mount)

    alike = Counter(map(rules, CREATURES))
    assert [one.id for one in CREATURES if alike[rules(one)] > 1] == []


def test_lores_and_spells():
    assert Counter(lore.realm for lore in LORES) == dict.fromkeys(("elements", "harmony", "nature", "darkness"), 4)
    assert (len(LORES), len(SPELLS), set(Counter(spell.lore for spell in SPELLS).values())) == (16, 96, {6})
    assert {spell.lore for spell in SPELLS} == {lore.id for lore in LORES}
    assert {spell.nature for spell in SPELLS} == set(d.NATURES)
    spell = {spell.id: spell for spell in SPELLS}
    assert (spell["lightning"].dice, spell["lightning"].armor, spell["lightning"].mana) == (6, -1, 1)
    assert spell["fireball"].dice == 5
    assert spell["fireball"].splash
    for name in ("healing-light", "sheltering-light", "holy-light"):
        assert spell[name].lore == "light"
    known = {"scourge-of-evil": "blessings", "marshy-ground": "corruption", "inner-fire": "corruption"}
    assert {name: spell[name].lore for name in known} == known
    assert all(spell.cost == (15 if spell.mana == 2 else 10) and spell.mana in (1, 2) for spell in SPELLS)


def test_no_spell_is_a_twin_of_another():
    def rules(spell: d.Spell) -> d.Spell:
        return replace(spell, id="", icon="", lore="", since=1, range=0, cost=0, dice=min(1, spell.dice))

    alike = Counter(rules(spell) for spell in SPELLS if spell.since > 1)
    assert max(alike.values()) == 1
    for lore in LORES:
        mine = [spell for spell in SPELLS if spell.lore == lore.id]
        assert {spell.mana for spell in mine} == {1, 2}, lore.id
        assert len({spell.nature for spell in mine}) >= 4, lore.id


def test_every_lore_has_its_students():
    learned = {lore for card in CLASSES for lore in card.lores}
    assert learned == {lore.id for lore in LORES}
    only = {lore for race in RACES for lores in race.only_lores.values() for lore in lores}
    assert only | {lore for race in RACES for lore in race.barred_lores} <= learned


def test_each_faction_and_lore_is_a_module_with_texts_of_its_own():
    """No list names them: a module more in the folder is a faction or a lore more."""
    sheets = {module.FACTION.id: module for module in modules(factions.__name__)}
    assert sheets.keys() == {faction.id for faction in FACTIONS}
    for id, module in sheets.items():
        assert module.__name__.rpartition(".")[2] == id.replace("-", "_")
        assert {creature.faction for creature in module.CREATURES} == {id}
        assert set(module.FACTION.creatures) <= {creature.id for creature in module.CREATURES}
    books = {module.LORE.id: module for module in modules(lores.__name__)}
    assert books.keys() == {lore.id for lore in LORES}
    for id, module in books.items():
        assert module.__name__.rpartition(".")[2] == id.replace("-", "_")
        assert {spell.lore for spell in module.SPELLS} == {id}
    for language in ("en", "de"):
        texts = {file.stem for file in (Path(universalis.__file__).parent / "text" / language).glob("*.ftl")}
        assert {f"faction-{id}" for id in sheets} | {f"lore-{id}" for id in books} <= texts


def test_the_dungeon():
    assert len({card.id for card in FURNITURE}) == 32
    assert len({card.id for card in ELEMENTS}) == 42
    cupboard = next(card for card in FURNITURE if card.id == "cupboard")
    assert next(line for line in cupboard.search if line.low <= 11 <= line.high).effects == (d.Find("special"),)
    for card in FURNITURE:
        assert all(a.high < b.low for a, b in zip(card.search, card.search[1:], strict=False)), card.id
    placed = [put.card for quest in quests() for put in (*quest.furniture, *quest.elements)]
    assert set(placed) == {card.id for card in (*FURNITURE, *ELEMENTS)}


def test_the_dark_player_cards():
    assert [sum(card.copies for card in kind) for kind in (OBSTACLES, POWERS, ENCOUNTERS)] == [30, 25, 30]
    card = {card.id: card for card in DARK}
    costs = {
        "riddle": 1,
        "pit": 2,
        "stake": 2,
        "electric-shock": 3,
        "enemy-spotted": 6,
        "wandering-creature": 2,
        "special-creature": -1,
    }
    assert {name: card[name].cost for name in costs} == costs
    assert (card["fortune"].discard, card["enemy-spotted"].discard, card["electric-shock"].detect) == (2, 2, 9)
    assert card["locked-door"].places == ("door",)
    assert card["riddle"].places == ("door", "chest")
    assert (card["reinforcements"].copies, card["ambush"].copies, card["thief"].copies) == (2, 2, 1)
    shock = card["electric-shock"].effects[0]
    assert isinstance(shock, d.Harm)
    assert shock.light == 5


@pytest.mark.parametrize("faction", FACTIONS, ids=lambda faction: faction.id)
@pytest.mark.rule("dun.adp.encounter.spawn-table", "dun.encounter.ranged-half")
def test_spawn_tables(faction: d.Faction):
    assert len(faction.creatures) >= 8
    assert {CREATURE[name].level for name in faction.creatures} == {d.GRUNT, d.ELITE, d.CHAMPION}
    cards = {card.id: card for card in ENCOUNTERS}
    assert set(faction.spawn) == set(cards)
    for name, rows in faction.spawn.items():
        assert len(rows) == 6
        for row in rows:
            assert all(CREATURE[one].faction == faction.id for one in row)
            if cards[name].cost > 0:
                assert sum(CREATURE[one].vp for one in row) == cards[name].cost, (name, row)
            else:
                assert len(row) == 1
            far = sum(
                any(weapon(arm).kind == "ranged" or "long" in weapon(arm).marks for arm in CREATURE[one].weapons)
                for one in row
            )
            assert far <= max(1, len(row) // 2), (name, row)


def test_creatures_that_the_rulebook_names():
    assert {name: CREATURE[name].vp for name in ("orc-warrior", "orc-archer", "dire-wolf", "orc-champion")} == {
        "orc-warrior": 1, "orc-archer": 1, "dire-wolf": 2, "orc-champion": 3,
    }  # fmt: skip
    assert (CREATURE["orc-warlord"].vp, CREATURE["maze-minotaur"].vp, CREATURE["skeleton-warrior"].vp) == (9, 9, 1)
    assert CREATURE["orc-warrior"].attributes[4] == CREATURE["orc-archer"].attributes[4] == 4
    row = next(faction for faction in FACTIONS if faction.id == "great-orc-clans").spawn["enemy-spotted"][2]
    assert sorted(row) == ["dire-wolf", "orc-archer", "orc-champion"]


def test_creatures_have_known_parts():
    for creature in (*CREATURES, *COMPANIONS):
        assert all(skill in SKILL for skill in creature.skills), creature.id
        assert all(arm in ITEMS for arm in creature.weapons)
        assert not creature.shield or creature.shield in ITEMS
        assert creature.behaviour in d.BEHAVIOURS
        assert all(trait.skill in creature.skills for trait in creature.traits), creature.id
        needed = {"breath", "flying", "grab-and-suffocate", "vulnerable", "pathfinder", "mimetism", "hatred-towards"}
        assert needed & set(creature.skills) <= {trait.skill for trait in creature.traits}, creature.id
    assert all(bool(one.upkeep) == bool(one.cost) for one in COMPANIONS)
    used = {skill for creature in (*CREATURES, *COMPANIONS) for skill in creature.skills}
    races = {skill for race in RACES for skill in race.skills}
    assert {skill.id for skill in SKILLS if skill.group == "nature"} <= used | races


def test_effects_name_things_that_exist():
    for effect in EFFECTS:
        if isinstance(effect, d.Gain):
            assert effect.object in ITEMS
        elif isinstance(effect, d.Grant):
            assert effect.skill in SKILL
        elif isinstance(effect, d.Summon):
            assert base().profile(effect.creature)
        elif isinstance(effect, d.Modify):
            assert effect.to in d.ROLLS or effect.to.upper() in d.Attribute.__members__
            assert effect.lasts in ("turn", "spell", "combat", "quest")
        elif isinstance(effect, d.Afflict):
            assert effect.condition in d.CONDITIONS


def test_every_kind_of_effect_is_used():
    assert {type(effect) for effect in EFFECTS} == set(d.AnyEffect.__args__)


KINDS = {
    "skill": SKILLS, "race": RACES, "class": CLASSES, "lore": LORES, "figure": (*HEROES, *CREATURES, *COMPANIONS),
    "faction": FACTIONS, "item": tuple(ITEMS.values()), "magic": MAGIC, "treasure": TREASURES, "spell": SPELLS,
    "dark": DARK,
    "piece": (*FURNITURE, *ELEMENTS), "quest": quests(),
}  # fmt: skip
TELLING = ("skill", "figure", "magic", "spell")


@pytest.mark.parametrize("kind", KINDS)
def test_everything_has_a_name_in_english(kind: str):
    voice = Voice("universalis", "en")
    for thing in KINDS[kind]:
        assert voice.knows(f"{kind}-{thing.id}"), f"{kind}-{thing.id}"
        if kind in TELLING:
            assert voice.knows(f"{kind}-{thing.id}-text") or thing.id == "regeneration", f"{kind}-{thing.id}-text"


def test_quests_are_told():
    voice = Voice("universalis", "en")
    for quest in quests():
        for part in ("-story", "-goal", "-end"):
            assert voice.knows(f"quest-{quest.id}{part}")
        for section in quest.sections:
            assert not section.note or voice.knows(f"note-{section.note}")
            assert re.fullmatch(r"[a-z]", section.id)
