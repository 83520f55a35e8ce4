"""Every mistake that a region can have, one by one, with its line and its words; and what is just not one."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from undercroft.games.universalis.content.journey import reading
from undercroft.games.universalis.editions import base, known
from undercroft.kernel import ContentError

TABLES = Path(__file__).parents[1] / "tables"
TABLE = tomllib.loads((TABLES / "region_mistakes.toml").read_text(encoding="utf-8"))

SMALL = TABLE["small"]


def problems(text: str) -> list[str]:
    """All that is wrong with a region."""
    try:
        reading.read(text, "s", known(base()))
    except ContentError as wrong:
        return str(wrong).split("\n")
    return []


@pytest.mark.parametrize("change", TABLE["region"], ids=[str(number) for number in range(len(TABLE["region"]))])
def test_each_mistake_is_found_and_nothing_else(change: dict[str, Any]):
    assert change["old"] in SMALL
    more = "02" * change["more"] + "\n" if "more" in change else ""
    assert problems(SMALL.replace(change["old"], change["new"] + more, 1)) == change["found"]


@pytest.mark.parametrize(("text", "is_one"), [("[[land]]\nid = 1", True), ('map = "[[land]]"', False), ("", False)])
def test_a_region_is_known_by_its_land(text: str, is_one: bool):
    assert reading.is_region(text) is is_one
