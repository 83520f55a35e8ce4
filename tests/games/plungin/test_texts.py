"""Everything that the game can say has words."""

import re
from pathlib import Path

import pytest

from undercroft import bots, texts
from undercroft.games import find
from undercroft.games.plungin import content, packs
from undercroft.games.plungin.events.base import Thing
from undercroft.games.plungin.rules import acting
from undercroft.kernel import Session, Text, configure
from undercroft.kernel.events import kind

RULES = Path(acting.__file__).parent
CODE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(RULES.glob("*.py")))


class Strict(texts.Voice):
    """Complains of everything that a message wants and is not told, and of ids without a message."""

    def __call__(self, text):
        bundle = next((made for made in self._bundles if made.has_message(text.id)), None)
        assert bundle is not None, text.id
        args = {name: self._value(name, value) for name, value in text.args.items()}
        spoken, errors = bundle.format_pattern(bundle.get_message(text.id).value, args)
        assert not errors, (text.id, errors)
        return str(spoken)


VOICE = Strict("plungin", "en")
ENGLISH = texts.voice("plungin", "en")


def missing(ids):
    return sorted(id for id in set(ids) if not VOICE.knows(id))


def test_every_thing_has_a_name():
    made = content.of_pack(packs.built_in("knocking-wall"), content.Points())
    tables = (made.abilities, made.armors, made.attire, made.items, made.weapons, made.happenings, made.heroes,
              made.monsters, made.specials, made.spells, made.summons, made.tiles, made.traps, made.treasures,
              made.uniques)  # fmt: skip
    ids = {id for table in tables for id in table if id not in made.pack.names}
    assert missing(f"name-{id}" for id in ids) == []
    assert missing(f"name-{sheet.concept}" for sheet in made.heroes.values()) == []


@pytest.mark.parametrize("id", packs.IDS)
def test_a_pack_names_all_its_own_things(id):
    pack = packs.load(packs.source(id))
    own = (*pack.tiles, *pack.monsters, *pack.traps, *pack.events, *pack.items, *pack.specials, *pack.uniques)
    assert {thing.id for thing in own} <= set(pack.names)
    assert all(name.strip() == name for name in pack.names.values())


@pytest.mark.parametrize("id", packs.IDS)
def test_what_comes_with_the_game_is_told_in_english_as_the_pack_has_it(id):
    pack, spoken = packs.load(packs.source(id)), packs.built_in(id)
    for thing, name in pack.names.items():
        assert ENGLISH(Text("name", {"name": thing})) == name
    assert ENGLISH(Text("scene-headline", {"title": spoken.title, "round": 1, "phase": ""})).startswith(pack.title)
    for own, told in ((pack.story, spoken.story), (pack.ending, spoken.ending), (pack.defeat, spoken.defeat)):
        assert ENGLISH(Text("told", {"story": told})) == " ".join(own.split())
    for own, told in zip(pack.uniques, spoken.uniques, strict=True):
        assert ENGLISH(Text("told", {"story": told.story})) == " ".join(own.story.split())
    for own, told in zip((*pack.specials, *pack.uniques), (*spoken.specials, *spoken.uniques), strict=True):
        for hidden, found in zip(own.hidden, told.hidden, strict=True):
            assert ENGLISH(Text("told", {"story": found.tell})) == hidden.tell
    for own, told in zip((*pack.marks, *pack.echoes), (*spoken.marks, *spoken.echoes), strict=True):
        assert ENGLISH(Text("told", {"story": told.story})) == " ".join(own.story.split())


@pytest.mark.parametrize("id", packs.IDS)
def test_what_comes_with_the_game_is_told_in_german_too(id):
    pack, spoken = packs.load(packs.source(id)), packs.built_in(id)
    german = texts.voice("plungin", "de")
    told = [spoken.story, spoken.ending, spoken.defeat, *(unique.story for unique in spoken.uniques)]
    told += [entry.story for entry in (*spoken.marks, *spoken.echoes)]
    told += [thing.tell for place in (*spoken.specials, *spoken.uniques) for thing in place.hidden]
    for story in told:
        said = german(Text("told", {"story": story}))
        assert len(said) > 60
        assert said != ENGLISH(Text("told", {"story": story}))
    for thing in pack.names:
        assert german(Text("name", {"name": thing})) != thing


def test_every_question_and_every_roll_has_words():
    asked = re.findall(r't\.choose\(\s*[^"]*?,\s*"([a-z-]+)"', CODE)
    assert {"act", "ally", "follow", "wall", "recruit"} <= set(asked)
    assert missing(f"ask-{key}" for key in asked) == []
    rolled = re.findall(r'\.(?:roll|one)\([^"\n]*"([a-z-]+)"', CODE)
    assert {"attack", "defense", "wander"} <= set(rolled)
    assert missing(f"roll-{key}" for key in rolled) == []


def test_every_verb_and_every_event_has_words():
    source = (RULES / "options.py").read_text(encoding="utf-8") + CODE
    verbs = set(re.findall(r'verb: ClassVar\[str\] = "([a-z-]+)"|(?:Plain|Handle)\("([a-z-]+)"', source))
    verbs = {verb for pair in verbs for verb in pair if verb}
    assert {"attack", "cast", "open", "buy", "leave", "done"} <= verbs
    assert [verb for verb in verbs if missing([f"act-{verb}"]) and missing([f"prepare-{verb}"])] == []
    assert missing(f"event-{kind(event)}" for event in find("plungin").events) == []
    assert missing(f"end-{reason}" for reason in ("won", "slain", "abandoned", "unfinished")) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scenario", packs.IDS)
def test_a_session_speaks_in_whole_sentences_and_no_two_options_read_alike(scenario, language):
    game, voice = find("plungin"), Strict("plungin", language)
    session = Session(game, configure(game.info, seed=3, seats=2, scenario=scenario), speaker=voice)
    bot, told = bots.make("plungin", "random", 5), 0
    for _ in range(120):
        request = session.request
        if request is None:
            break
        labels = [option.label for option in request.options]
        assert len(set(labels)) == len(labels), labels
        spoken = [request.prompt, *labels, voice(session.scene(0).headline)]
        spoken += [voice(event.text()) for event in session.events[told:]]
        told = len(session.events)
        assert not [one for one in spoken if not one.strip() or "{" in one or "name(" in one or "act-" in one], spoken
        session.answer(bot.answer(session, request), request.seat)
    assert told > 10


def test_odds_are_spoken_with_the_option():
    """The label is short; the odds stand beside it."""
    assert VOICE(Text("act-pick", {"object": Thing("chest", 1).text})) == "Pick the lock of chest 2"
    assert VOICE(Text("detail-trapped", {"chance": "37.5"})) == "trapped: 37.5 %"


def test_words_of_a_pack_are_spoken_as_written():
    assert VOICE(Text("name", {"name": "Tide Crab"})) == "Tide Crab"
    assert VOICE(Text("name", {"name": "orc"})) == "Orc"
