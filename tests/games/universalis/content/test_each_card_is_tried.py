"""Whatever has a rule of its own is named by a test that tries it."""

import re
from functools import cache
from pathlib import Path

import pytest

from undercroft.games.universalis.editions import base

HERE = Path(__file__)


@cache
def named() -> frozenset[str]:
    """All ids in the tests of this game, but for recorded games and this file."""
    texts = (file.read_text("utf-8") for file in HERE.parents[1].rglob("*.py") if file != HERE)
    return frozenset(word for text in texts for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text))


@pytest.mark.parametrize("deck", ["spells", "magic", "skills", "dark"])
def test_each_card_with_a_rule_of_its_own_is_tried(deck: str):
    assert sorted({*getattr(base(), deck)} - named()) == []


def test_each_way_in_which_a_creature_differs_is_tried():
    """Creatures have no rules of their own: skills, behaviour, weapons and spells make them what they are."""
    creatures = base().creatures.values()
    ways = {way for one in creatures for way in (*one.skills, *one.spells, *one.weapons, one.shield)}
    assert sorted(ways - {""} - named()) == []
    behaviours = {one.behaviour for one in creatures}
    assert behaviours == {one.behaviour for one in creatures if {one.id, one.behaviour} & named()}
