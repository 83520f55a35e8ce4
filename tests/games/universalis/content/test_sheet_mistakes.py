"""Every mistake that a Quest Sheet can have, one by one, with its line and its words; and what is just not one."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from undercroft.games.universalis.content import sense_checks, sheets
from undercroft.kernel import ContentError

TABLES = Path(__file__).parent.parent / "tables"
TABLE = tomllib.loads((TABLES / "sheet_mistakes.toml").read_text(encoding="utf-8"))["sheet"]

SHEET = """\
id = "test"
factions = ["great-orc-clans"]
leader = "orc-champion"
map = '''
aabbbb
aabbbb
##cc..
'''
start = [[0, 0]]
goals = [[0, 1]]
chests = [[5, 0]]
[goal]
kind = "leader"
[[sections]]
id = "a"
kind = "corridor"
[[sections]]
id = "b"
main = true
[[sections]]
id = "c"
[[doors]]
id = "hall"
at = [1, 0]
side = "east"
width = 2
[[doors]]
id = "cell"
at = [2, 1]
side = "south"
[[furniture]]
id = "press"
card = "cupboard"
at = [5, 1]
[[elements]]
id = "altar"
card = "rocks"
at = [2, 2]
[[ground]]
kind = "rock"
at = [3, 0]
width = 2
[[creatures]]
creature = "orc-warrior"
at = [3, 1]
[[traps]]
card = "stake"
at = [2, 0]
[[triggers]]
id = "late"
when = "turn"
turn = 3
[[endings]]
id = "good"
when = "won"
[[merits]]
needs = ["late"]
coins = 1
"""


def problems(text: str) -> list[str]:
    """All that is wrong with a sheet."""
    try:
        sheets.read(text, "s")
    except ContentError as wrong:
        return str(wrong).split("\n")
    return []


def test_the_sheet_that_is_changed_has_no_mistake():
    assert problems(SHEET) == []


@pytest.mark.parametrize("change", TABLE, ids=[str(number) for number in range(len(TABLE))])
def test_each_mistake_is_found_and_nothing_else(change: dict[str, Any]):
    assert change["old"] in SHEET
    assert problems(SHEET.replace(change["old"], change["new"] * change.get("times", 1), 1)) == change["found"]


def test_a_misspelt_text_is_found_and_words_are_not():
    def written(note: str) -> list[str]:
        text = SHEET.replace('when = "turn"', f'when = "turn"\nnote = "{note}"')
        try:
            sheets.read(text, "s", written=True)
        except ContentError as wrong:
            return str(wrong).split("\n")
        return []

    [some, *_] = sense_checks.texts("note")
    assert written(some) == []
    assert written("Somebody rings a bell.") == []
    assert written("cellar-stroe") == ["s:52: there is no text note-... 'cellar-stroe'; did you mean cellar-store?"]
