"""Every card can be looked up: with a picture, its figures, and words that give its numbers, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.glossary import glossary, spell_key
from undercroft.games.universalis.icons import ICONS
from undercroft.kernel import Text
from undercroft.texts import Voice
from undercroft.toolkit.scene import Card

PRINTED = base()
LANGUAGES = ("en", "de")
VOICES = {language: Voice("universalis", language) for language in LANGUAGES}
WORDS = {
    "en": {1: r"\ban?\b|\bone\b|once|another", 2: "two|twice", 3: "three", 4: "four"},
    "de": {1: "ein", 2: "zwei", 3: "drei", 4: "vier"},
}
TIMES = {"en": {1: "once", 2: "twice", 3: "three times"}, "de": {1: "einmal", 2: "zweimal", 3: "dreimal"}}
NUMBERS = ("dice", "amount", "value", "squares", "range", "count", "wide")
"""The fields of effects whose numbers a player must know."""

KEPT = (PRINTED.heroes, PRINTED.companions, PRINTED.creatures, PRINTED.magic)
ENTRIES = [*(id for kind in KEPT for id in kind), *(spell_key(PRINTED, id) for id in PRINTED.spells)]


@cache
def explained() -> dict[str, Card]:
    return {card.id: card for card in glossary(PRINTED)}


def test_every_hero_creature_object_and_spell_can_be_looked_up():
    assert [id for id in ENTRIES if id not in explained()] == []
    assert [id for id in ENTRIES if not explained()[id].figures] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_them_has_words_in_both_languages(language: str):
    voice = VOICES[language]
    for id in ENTRIES:
        card = explained()[id]
        assert voice(card.name), id
        assert voice(card.text or card.flavour or Text("")), id


@pytest.mark.parametrize(
    "kind", [PRINTED.heroes, PRINTED.companions, PRINTED.magic, PRINTED.spells], ids=lambda kind: kind.name
)
def test_no_two_of_a_kind_have_the_same_picture(kind: dict[str, d.Definition]):
    assert [id for id in kind if id not in ICONS] == []
    assert [name for name, count in Counter(ICONS[id] for id in kind).items() if count > 1] == []


def says(text: str, number: int, language: str) -> bool:
    """Whether a text gives a number, in figures or as a word."""
    found = re.search(rf"(?<!\d){abs(number)}(?!\d)", text)
    return bool(found or re.search(WORDS[language].get(abs(number), "$^"), text.lower()))


def numbers(effects: d.Effects) -> list[int]:
    found = (getattr(effect, field, 0) for effect in effects for field in NUMBERS)
    return [number for number in found if isinstance(number, int) and number]


@pytest.mark.parametrize("language", LANGUAGES)
def test_spells_give_their_numbers(language: str):
    for spell in PRINTED.spells.values():
        text = VOICES[language](Text(f"spell-{spell.id}-text"))
        wanted = [*numbers(spell.effects + spell.each), *([spell.area] if spell.area > 1 else [])]
        assert [number for number in wanted if not says(text, number, language)] == [], spell.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_magic_objects_give_their_numbers_and_how_often_they_work(language: str):
    for magic in PRINTED.magic.values():
        text = VOICES[language](Text(f"magic-{magic.id}-text"))
        wanted = [*(bonus.value for bonus in magic.bonuses), magic.damage, magic.armor, magic.range]
        wanted += numbers(magic.effects)
        assert [number for number in wanted if number and not says(text, number, language)] == [], magic.id
        assert not magic.uses or TIMES[language][magic.uses] in text.lower(), magic.id
