"""A readable golden game per registered game: a change in rules or texts shows up as a change in its story."""

import os
from pathlib import Path

import pytest
from tests.contents import CONTENT

import undercroft
from undercroft import bots
from undercroft.games import infos
from undercroft.tables.plain import tell

FOLDER = Path(__file__).parent.parent / "playthroughs"


@pytest.mark.parametrize("slug", list(infos()))
def test_the_golden_game_is_told_as_before(slug):
    session = undercroft.new(slug, seed=7, content=CONTENT[slug])
    best = bots.names(slug)[0]
    bots.finish(session, [bots.make(slug, best, seat) for seat in range(session.config.seats)])
    story = "\n".join(tell(session)) + "\n"
    file = FOLDER / f"{slug}.txt"
    if os.environ.get("UPDATE_PLAYTHROUGHS"):
        file.write_text(story, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == story
