"""Editions as layers over the content."""

from __future__ import annotations

from functools import cache

from undercroft.kernel import Config, Layer, revised

from ..content import BASE, Content
from ..content.cards import Card

FIRST_CARDS: Layer[Card] = Layer("first printing", withdraw=("cheese",), revise={"bandage": {"copies": 5}})


@cache
def _edition(name: str) -> Content:
    """The content of an edition.  [cellar.fight.target, cellar.edition.first]"""
    if name == "revised":
        return BASE
    return revised(
        BASE, {"cards": BASE.cards.layered(FIRST_CARDS), "points": revised(BASE.points, {"rat_falls_to": 5})}
    )


def content(config: Config) -> Content:
    return _edition(config.edition)
