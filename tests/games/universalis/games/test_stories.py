"""A readable game of every sheet of the campaigns and of every Epic Event, as the careful bot plays it: a change in a
sheet, in the rules that it needs or in its words shows up as a change in its story. After a wanted change write them
anew with `UPDATE_PLAYTHROUGHS=1`, and read what differs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.contents import CONTENT

import undercroft
from undercroft import bots
from undercroft.games.universalis.content import sheets
from undercroft.tables.plain import tell

FOLDER = Path(__file__).parent.parent / "stories"
FIRST = ("the-old-cellar", "the-oathbound-barrow", "the-toll-fort", "the-red-mothers-lair")
"""These are older than the campaigns; the first of them has its story with those of the other games."""
QUESTS = [quest.id for quest in sheets.quests() if quest.id not in FIRST]


@pytest.mark.parametrize("quest", QUESTS)
def test_the_story_of_a_sheet_is_told_as_before(quest: str):
    setup = {"seats": 1, "heroes": 4, "options": {"ready-party": True}, "content": CONTENT["universalis"]}
    session = undercroft.new("universalis", seed=11, scenario=quest, **setup)
    bots.finish(session, [bots.make("universalis", "careful", 0)])
    story = "\n".join(tell(session)) + "\n"
    file = FOLDER / f"{quest}.txt"
    if os.environ.get("UPDATE_PLAYTHROUGHS"):
        file.write_text(story, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == story


def test_every_story_belongs_to_a_sheet():
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(QUESTS)
