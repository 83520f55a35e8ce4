"""All that is printed can be spoken of, in English and in German, and the texts of cards tell their figures."""

import re

import pytest

from undercroft.games.alliance.content import BASE
from undercroft.games.alliance.content.definitions import CARD_TYPES, COLORS
from undercroft.games.alliance.content.heroes import CLASSES, RACES
from undercroft.games.alliance.events import EVENTS, Attacked, CardPlayed, Drew, LeftGame
from undercroft.games.alliance.glossary import card_text
from undercroft.kernel import Text
from undercroft.kernel.events import kind
from undercroft.texts import bundle, voice

LANGUAGES = ("en", "de")


def wanted():
    """Every message that the content and the events need."""
    yield from (f"hero-{id}{part}" for id in BASE.heroes for part in ("", "-story"))
    yield from (f"card-{id}{part}" for id in BASE.cards for part in ("", "-text", "-flavor"))
    yield from (card_text(card).id for card in BASE.cards.values())
    yield from (f"monster-{id}{part}" for id in BASE.monsters for part in ("", "-text"))
    yield from (f"challenge-{id}{part}" for id in BASE.challenges for part in ("", "-text", "-flavor"))
    yield from (f"tile-{id}" for id in BASE.tiles)
    yield from (f"solo-{id}" for id in BASE.solo)
    yield from (f"race-{id}" for id in RACES)
    yield from (f"class-{id}" for id in CLASSES)
    yield from (f"type-{id}" for id in CARD_TYPES)
    yield from (f"color-{id}" for id in COLORS)
    yield from (f"event-{kind(event)}" for event in EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_text_in_the_language_itself(language):
    messages = bundle("undercroft.games.alliance", language)
    assert [id for id in wanted() if not messages.has_message(id)] == []


def test_both_languages_say_the_same_things():
    messages = {language: set(bundle("undercroft.games.alliance", language)._messages) for language in LANGUAGES}
    assert messages["en"] == messages["de"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language):
    speak = voice("alliance", language)
    for things in (BASE.heroes, BASE.cards, BASE.monsters, BASE.challenges, BASE.tiles, BASE.solo):
        prefix = {"heroes": "hero", "cards": "card", "tiles": "tile", "solo cards": "solo"}.get(things.name)
        prefix = prefix or things.name.rstrip("s")
        names = [speak(Text(f"{prefix}-{id}")) for id in things]
        assert len(set(names)) == len(names), things.name


def figures(card):
    """The numbers that a card's text must tell."""
    if card.bonus.hand:
        return {card.bonus.hand}
    found = {value for value in (getattr(card.bonus, field) for field in card.bonus.__struct_fields__) if value}
    if card.strike is not None:
        found |= {card.strike.strength, *(card.strike.reach or ())}
        found |= {value for value in (card.strike.splash, card.strike.room) if value}
    if card.aura is not None:
        found.add(card.aura.within)
    for effect in card.effects:
        for field in ("count", "xp", "spaces", "within"):
            found.add(getattr(effect, field, 0))
        if type(effect).__name__ != "Mark":
            found.add(getattr(effect, "amount", 0))
    return (found | {card.speed_cost, card.within}) - {0}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", BASE.cards.values(), ids=lambda card: card.id)
def test_the_text_of_a_card_tells_its_figures(card, language):
    told = {int(number) for number in re.findall(r"\d+", voice("alliance", language)(card_text(card)))}
    assert figures(card) <= told


def test_events_call_everybody_by_name():
    speak = voice("alliance", "en")
    attack = Attacked(who="goblin-102", target="petra", strength=3, defense=2, damage=1)
    assert speak(attack.text()) == "Goblin 3 attacks Petra: 3 against 2, a hit."
    assert speak(CardPlayed(hero="krom", card="hide").text()) == "Krom plays Hide."
    on_somebody = CardPlayed(hero="aveline", card="lay-on-hands", target="lorna")
    assert speak(on_somebody.text()) == "Sister Aveline plays Lay On Hands on Lorna."
    assert speak(LeftGame(thing="web-hall").text()) == "Out of the game: the Web Hall."
    assert speak(LeftGame(thing="haste").text()) == "Out of the game: Haste."


def test_who_draws_is_told_what_and_the_others_how_many():
    speak = voice("alliance", "en")
    drew = Drew(seat=0, count=2, cards="hide, knock", to=(0,))
    assert speak(drew.for_seat(0).text()) == "Alliance 1 draws Hide, Knock."
    assert speak(drew.for_seat(1).text()) == "Alliance 1 draws 2 cards."
