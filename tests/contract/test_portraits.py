"""Every hero and every monster has a picture of its own: nobody is taken for the one beside them."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

import undercroft
from undercroft.games.universalis.content.bestiary import CREATURES
from undercroft.games.universalis.icons import icon
from undercroft.toolkit.glossary import glossary

FIGURES = ("kind-hero", "kind-monster", "kind-boss", "kind-companion", "kind-solo")


def shared(pictures: list[tuple[str, str]]) -> dict[str, set[str]]:
    """Pictures that more than one name has."""
    found: dict[str, set[str]] = defaultdict(set)
    for picture, name in pictures:
        found[picture].add(name)
    return {picture: names for picture, names in found.items() if len(names) > 1}


@pytest.mark.parametrize("slug", ["doria", "alliance", "plungin", "universalis"])
def test_heroes_and_monsters_are_told_apart(slug):
    """A hero who is printed for several levels is the same person and keeps the picture."""
    cards = glossary(undercroft.new(slug, seed=1)).items()
    figures = [(card.icon, re.sub(r"-\d+$", "", id)) for id, card in cards if str(card.kind).startswith(FIGURES)]
    assert len(figures) > 20
    assert shared(figures) == {}


@pytest.mark.parametrize("faction", sorted({creature.faction for creature in CREATURES}))
def test_creatures_of_a_faction_are_told_apart(faction):
    figures = [(icon(one.id, "creature"), one.id) for one in CREATURES if one.faction == faction]
    assert len(figures) > 10
    assert shared(figures) == {}
