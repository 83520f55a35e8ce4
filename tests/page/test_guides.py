"""A newcomer is told what each kind of question is about, in both languages; nothing else is explained."""

import re
from pathlib import Path

import pytest

from undercroft import texts
from undercroft.games import infos

GAMES = Path(texts.__file__).parent / "games"


def ids(slug: str, language: str, prefix: str) -> set[str]:
    folder = GAMES / slug / "text"
    files = [folder / f"{language}.ftl", *(folder / language).glob("*.ftl")]
    lines = "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    return set(re.findall(rf"(?m)^{prefix}([a-z0-9-]+) =", lines))


@pytest.mark.parametrize("slug", list(infos()))
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_of_question_is_explained(slug, language):
    asked, explained = ids(slug, "en", "ask-"), ids(slug, language, "guide-")
    assert asked - explained == set()
    assert explained - asked <= {"roll"}


@pytest.mark.parametrize("slug", list(infos()))
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_says_how_it_is_played(slug, language):
    assert texts.bundle(f"undercroft.games.{slug}", language).has_message("how-to-play")
