"""Editions as layers over the content."""

from __future__ import annotations

from functools import cache

from undercroft.kernel import Config, Layer, revised

from ..content import Content, printed
from ..content.cards import Card

FIRST_CARDS: Layer[Card] = Layer("first printing", withdraw=("cheese",), revise={"bandage": {"copies": 5}})


@cache
def _edition(name: str, content: int) -> Content:
    """The content of an edition.  [cellar.fight.target, cellar.edition.first]"""
    base = printed(content)
    if name == "revised":
        return base
    return revised(
        base, {"cards": base.cards.layered(FIRST_CARDS), "points": revised(base.points, {"rat_falls_to": 5})}
    )


def content(config: Config) -> Content:
    return _edition(config.edition, config.content)
