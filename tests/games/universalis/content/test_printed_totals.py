"""Every deck of the box against the number of its cards that the rulebook prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from undercroft.games.universalis.content.catalogue import Content
from undercroft.games.universalis.content.definitions import Companion
from undercroft.games.universalis.editions import base

PRINTED = base(2)
"""All that the box has; later cards are not in it."""


def cards(entries: Iterable[object]) -> int:
    """How many cards: an entry can be there several times."""
    return sum(getattr(entry, "copies", 1) for entry in entries)


def mercenaries(content: Content) -> list[Companion]:
    return [one for one in content.companions.values() if one.cost and not one.pet and "giant" not in one.kinds]


def beasts(content: Content) -> list[Companion]:
    """Beasts and creatures: what is no mercenary, no prisoner and none of the dead whom a spell raises."""
    apart = {*(one.id for one in mercenaries(content)), "freed-prisoner", "risen-dead"}
    return [one for one in content.companions.values() if one.id not in apart]


def objects(content: Content, special: bool) -> int:
    return cards(one for one in content.objects.values() if one.special is special)


DECKS: dict[str, tuple[int, Callable[[Content], int]]] = {
    "Class": (20, lambda c: len(c.classes)),
    "Race": (25, lambda c: len(c.races)),
    "Mercenaries": (10, lambda c: len(mercenaries(c))),
    "Beast and Creatures": (31, lambda c: len(beasts(c))),
    "Special Elements": (42, lambda c: len(c.elements)),
    "Creature Behavior": (11, lambda c: sum(not one.like for one in c.behaviours.values())),
    "Furniture": (32, lambda c: len(c.furniture)),
    "Predesigned Heroes": (35, lambda c: len(c.heroes)),
    "Dark Player": (85, lambda c: cards(c.dark.values())),
    "Danger in Campaign": (10, lambda c: len(c.dangers)),
    "Spell": (96, lambda c: len(c.spells)),
    "Travel Event": (110, lambda c: len(c.travel)),
    "Places and Services": (24, lambda c: len(c.services)),
    "Treasure": (10, lambda c: cards(c.treasures.values())),
    "Common Objects": (50, lambda c: objects(c, special=False)),
    "Special Objects": (32, lambda c: objects(c, special=True)),
    "Armor": (18, lambda c: cards(c.armors.values())),
    "Shield": (10, lambda c: cards(c.shields.values())),
    "Melee Weapon": (65, lambda c: cards(one for one in c.weapons.values() if one.kind == "melee")),
    "Ranged Weapon": (30, lambda c: cards(one for one in c.weapons.values() if one.kind != "melee")),
    "Magic Objects": (80, lambda c: sum(not one.relic for one in c.magic.values())),
    "Relic": (25, lambda c: sum(one.relic for one in c.magic.values())),
    "lores": (16, lambda c: len(c.lores)),
    "factions": (24, lambda c: len(c.factions)),
    "skills of the list": (142, lambda c: len(c.skills)),
}
"""By the names of the contents list: the printed number, and how many there are. 120 skill cards serve 142 skills."""


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_its_printed_number_of_cards(deck: str):
    printed, count = DECKS[deck]
    assert count(PRINTED) == printed


def test_no_deck_lacks_a_card():
    there = {deck: (printed, count(PRINTED)) for deck, (printed, count) in DECKS.items()}
    assert {deck: printed - count for deck, (printed, count) in there.items() if count < printed} == {}


def test_the_first_content_lacks_what_came_later():
    """Games that were begun with it go on with fewer."""
    first = base(1)
    lacking = {deck: count(first) for deck, (printed, count) in DECKS.items() if count(first) < printed}
    assert lacking == {
        "Mercenaries": 5,
        "Beast and Creatures": 15,
        "Predesigned Heroes": 12,
        "Spell": 30,
        "Magic Objects": 20,
        "Relic": 5,
        "lores": 5,
        "factions": 3,
    }


def test_the_bestiary_has_hundreds_of_creatures():
    sheets = [len(faction.creatures) for faction in PRINTED.factions.values()]
    assert sum(sheets) >= 340
    assert max(sheets) <= 18


def kind_of(one: Companion) -> str:
    """What sort of beast or creature it is."""
    if "giant" in one.kinds:
        return "giant"
    if "werewolf" in one.kinds:
        return "werewolf"
    if "elemental" in one.kinds and "animal" not in one.kinds:
        return "elemental"
    if "raging-mount" in one.skills:
        return "raging mount"
    return "mount" if "mount" in one.skills else "familiar" if "familiar" in one.skills else "pet"


def test_the_beasts_and_creatures_by_kind():
    assert Counter(kind_of(one) for one in beasts(PRINTED)) == {
        "giant": 3,
        "werewolf": 1,
        "elemental": 4,
        "mount": 6,
        "raging mount": 2,
        "familiar": 3,
        "pet": 12,
    }


def test_no_companion_is_a_twin_of_another():
    """Whatever the figures: no two of them have the same skills and weapons; giants and plain horses are as printed."""
    does = Counter(
        (one.skills, tuple((trait.skill, trait.word) for trait in one.traits), one.weapons, one.options)
        for one in PRINTED.companions.values()
        if one.since > 1 or not ({"large", "mount"} & set(one.skills))
    )
    assert [count for count in does.values() if count > 1] == []
