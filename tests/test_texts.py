"""Texts: every id that is used exists, none is unused, and the two languages have the same gaps."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from undercroft import ledger, texts
from undercroft.games import infos
from undercroft.kernel import Text, say

SRC = Path(texts.__file__).parent


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Message ids and the variables that each uses."""
    files = [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]
    found: dict[str, set[str]] = {}
    for file in files:
        if not file.exists():
            continue
        source = file.read_text(encoding="utf-8")
        for entry in parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content[:80]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                chunk = source[entry.span.start : entry.span.end]
                found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", chunk))
    return found


def code_of(folder: Path) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))


FOLDERS = {"house": SRC / "text", **{slug: SRC / "games" / slug / "text" for slug in infos()}}


@pytest.mark.parametrize("name", list(FOLDERS))
def test_languages_agree_with_english(name):
    english = messages(FOLDERS[name], "en")
    assert english
    for file in FOLDERS[name].glob("*.ftl"):
        for id, variables in messages(FOLDERS[name], file.stem).items():
            assert id in english, f"{file.stem} has {id}, which English lacks"
            assert variables <= english[id], f"{file.stem}: {id} uses {variables - english[id]}"


@pytest.mark.parametrize("name", ["house", "cellar", "doria", "plungin", "universalis"])
def test_german_is_complete(name):
    """It may say more than English where English has the same word for both, by `same-KIND`."""
    english, german = set(messages(FOLDERS[name], "en")), set(messages(FOLDERS[name], "de"))
    assert english <= german
    slug = None if name == "house" else name
    assert not [id for id in german - english if not texts.Voice(slug, "en").knows(id)]


BUILT = {
    "cellar": ("ask-", "roll-", "event-", "end-", "card-", "tile-", "tool-", "side-", "pack-", "act-", "state-",
               "group-", "name-", "text-", "flavour-", "how-", "guide-", "setup-", "story-"),
    "house": ("plain-help-", "plain-word-", "plain-way-", "plain-side-", "plain-edge-", "replay-word-", "ask-roll",
              "end-", "undo-", "map-", "setup-bot-", "campaign-verdict-", "odds-"),
}  # fmt: skip


@pytest.mark.parametrize(("name", "folder"), [("cellar", SRC / "games" / "cellar"), ("house", SRC)])
def test_all_texts_are_used(name, folder):
    """An id is used when it stands in the code, or when the code builds it from a prefix such as `tile-`."""
    code = code_of(folder)
    unused = [id for id in messages(FOLDERS[name], "en") if f'"{id}"' not in code and not id.startswith(BUILT[name])]
    assert not unused


@pytest.mark.parametrize("name", list(infos()))
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_of_question_is_explained_to_newcomers(name, language):
    """One or two sentences per question (`guide-KEY` in guide.ftl), and how the game is played (`how-to-play`)."""
    asked = {id.removeprefix("ask-") for id in messages(FOLDERS[name], "en") if id.startswith("ask-")}
    said = messages(FOLDERS[name], language)
    explained = {id.removeprefix("guide-") for id in said if id.startswith("guide-")}
    assert asked - explained == set(), f"guide-... is missing in {language}/guide.ftl of {name}"
    assert explained - asked <= {"roll"}, f"nobody asks what {language}/guide.ftl of {name} explains"
    assert "how-to-play" in said
    assert not {"how-goal", "how-turn", "how-actions", "how-end"} & set(said), "one text tells how to play"


@pytest.mark.parametrize("name", list(infos()))
@pytest.mark.parametrize(("language", "word"), [("en", "click"), ("de", "klick")])
def test_guides_serve_every_table_not_only_those_with_a_mouse(name, language, word):
    folder = SRC / "games" / name / "text" / language
    assert word not in (folder / "guide.ftl").read_text(encoding="utf-8").lower()


@pytest.mark.parametrize("name", list(FOLDERS))
def test_every_event_has_words(name):
    if name == "house":
        return
    from undercroft.games import find
    from undercroft.kernel.events import kind

    english = messages(FOLDERS[name], "en")
    missing = [
        kind(event)
        for event in find(name).events
        if not {f"event-{kind(event)}", f"event-{kind(event)}-hidden"} & set(english)
    ]
    silent = [one for one in missing if not find_text_override(name, one)]
    assert not silent, f"no text for the events {silent}"


def find_text_override(slug: str, event: str) -> bool:
    """An event type with a `text` of its own may speak by other ids."""
    from undercroft.games import find
    from undercroft.kernel import Event
    from undercroft.kernel.events import kind

    return any(kind(one) == event and one.text is not Event.text for one in find(slug).events)


def test_the_language_is_as_asked_else_as_the_environment_says(monkeypatch):
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert texts.language() == "de"
    assert texts.language("en") == "en"
    assert texts.language("fr") == "en"
    assert texts.language("../../etc") == "en"
    monkeypatch.setenv("LANG", "C")
    assert texts.language() == "en"


def test_a_gap_in_a_language_falls_back_to_english(monkeypatch):
    german = texts.Voice("cellar", "de")
    assert german(say("event-searched", thief=1, silver=2)) == "Dieb 1 findet 2 Silber."
    german = texts.Voice("cellar", "de")  # one that has not said it yet
    monkeypatch.setattr(german, "_bundles", german._bundles[2:])
    assert german(say("event-searched", thief=1, silver=2)) == "Thief 1 finds 2 silver."


def test_arguments_are_spoken_by_their_own_messages():
    speak = texts.voice("cellar")
    assert speak(say("event-sneaked", thief=1, side="north")) == "Thief 1 sneaks north."
    assert texts.voice("cellar", "de")(say("event-sneaked", thief=1, side="north")) == "Dieb 1 schleicht nach Norden."
    assert speak(say("turn-doors", sides=(Text("side-north"), Text("side-east")))) == "Doors: north, east"
    assert speak(say("nothing-like-this", n=1)) == "nothing-like-this(n=1)"


def test_decimal_fractions_are_written_as_the_language_does():
    aim = say("hint", option="1", won=50, score="3.7", tries=2, line="")
    assert "3,7" in texts.voice(None, "de")(aim)
    assert "3.7" not in texts.voice(None, "de")(aim)
    assert "3.7" in texts.voice(None, "en")(aim)
    assert "undercroft 1.2.0" in texts.voice(None, "de")(say("plain-saved", name="undercroft 1.2.0"))


# ------------------------------------------------------------------------------------------- what the texts rest on

TEACHING = ("guide-", "note-", "how-to-play")
UNRULED = {"advice", "card", "table"}
"""What a sentence may rest on besides rules: nothing but experience, the text of a card, what the table shows."""
STORIES = ("quests", "epics")
"""Files of notes that a quest reads out: they tell a story and teach nothing."""
SENTENCE = re.compile(r"(?<=[.!?])\s+")


def taught(folder: Path, language: str) -> dict[str, tuple[list[str], list[str]]]:
    """The messages that teach: their sentences, and the lines of the comment right above each."""
    found = {}
    for file in (folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))):
        if not file.exists() or file.stem.startswith(STORIES):
            continue
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(TEACHING):
                comment = entry.comment.content.splitlines() if entry.comment is not None else []
                found[entry.id.name] = (sentences(entry.value), comment)
    return found


def sentences(pattern: ast.Pattern) -> list[str]:
    """Headings and the marks of lists aside; a line ends a sentence, too."""
    parts = [part.value if isinstance(part, ast.TextElement) else "X" for part in pattern.elements]
    lines = [line.strip() for line in "".join(parts).splitlines()]
    lines = [re.sub(r"^(- |\d+\. )", "", line) for line in lines if line and not line.startswith("#")]
    return [sentence for line in lines for sentence in SENTENCE.split(line)]


@pytest.mark.parametrize("name", list(infos()))
def test_what_is_taught_rests_on_rules(name):
    """Above each guide, note and how-to-play page stands a comment in the English file: a line for each sentence, with
    the ids of the rules that it rests on (or `advice`, `card`, `table`). The German text has as many sentences."""
    known, german = set(ledger.rules(name)), taught(FOLDERS[name], "de")
    for id, (said, lines) in taught(FOLDERS[name], "en").items():
        assert unfounded(said, german[id][0], lines, known) == "", id


def unfounded(said: list[str], german: list[str], lines: list[str], known: set[str]) -> str:
    """What is wrong with the reasons of a text that teaches."""
    if len(lines) != len(said):
        return f"{len(said)} sentences, and {len(lines)} lines tell why: {said}"
    if len(german) != len(said):
        return f"more or less in German: {german}"
    for line in lines:
        if not line.split():
            return "a line without a rule"
        if unknown := set(line.split()) - known - UNRULED:
            return f"rules that are not in the ledger: {sorted(unknown)}"
    return ""


@pytest.mark.parametrize(
    ("said", "german", "lines", "wrong"),
    [
        (["A rat bites."], ["Eine Ratte beißt."], ["cellar.fight.bite"], ""),
        (["A rat bites."], ["Eine Ratte beißt."], ["advice"], ""),
        (["A rat bites.", "It hurts."], ["Eine Ratte beißt.", "Es schmerzt."], ["cellar.fight.bite"], "2 sentences"),
        (["A rat bites."], ["Eine Ratte beißt.", "Es schmerzt."], ["cellar.fight.bite"], "more or less in German"),
        (["A rat bites."], ["Eine Ratte beißt."], ["cellar.fight.tooth"], "not in the ledger: ['cellar.fight.tooth']"),
        (["A rat bites."], ["Eine Ratte beißt."], [" "], "without a rule"),
    ],
)
def test_a_sentence_without_a_rule_is_noticed(said, german, lines, wrong):
    found = unfounded(said, german, lines, set(ledger.rules("cellar")))
    assert wrong in found
    assert bool(found) == bool(wrong)


def test_sentences_are_counted_line_by_line():
    (message,) = parse("how-to-play =\n    # A turn\n    - Go. Stop.\n    1. Wait, { $who }!\n").body
    assert sentences(message.value) == ["Go.", "Stop.", "Wait, X!"]


@pytest.mark.parametrize("slug", [None, *infos()])
def test_messages_that_are_filled_directly_read_as_the_library_writes_them(slug):
    plain = 0
    for language in texts.languages():
        for made in texts.Voice(slug, language)._bundles:
            for id in [id for id in made._messages if made.get_message(id).value is not None]:
                message = texts.Message(made, id)
                plain += message._plain
                for value in (3, -1234567, "word", "x" * 2_600):
                    values = {gap: value for _, gap in message._parts if gap}
                    assert message(values) == str(made.format_pattern(message._pattern, values)[0]), (language, id)
    assert plain > 100
