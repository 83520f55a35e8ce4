"""What an option means to a front end, besides its label: cost, odds, effect. Front ends never parse labels. Meanings
are computed only when somebody looks at them.
"""

from __future__ import annotations

import msgspec

from .text import Text


class Cost(msgspec.Struct, frozen=True, omit_defaults=True):
    """An amount to pay: 18 AP, 2 Mana, 40 coins. `what` is the currency, worded to follow the number."""

    value: int
    what: Text
    icon: str = ""


class Chance(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of the odds. `outcome` is a stable key that chooses the colour: miss, hit, critical; fail, pass;
    harm, block. `name` is shown to people if the key's own word (the text `odds-<outcome>`) is not enough."""

    outcome: str
    percent: float
    name: Text | None = None


class Meaning(msgspec.Struct, frozen=True, omit_defaults=True):
    """`odds`: parts that add up to 100, the bad case first. `detail`: a second line with the effect and its limits.
    `rank`: 0 main, 1 usual, 2 unusual, which a table may hide behind "more". `confirm`: a question that a table asks
    first, for choices that are final and easily made by mistake."""

    cost: tuple[Cost, ...] = ()
    odds: tuple[Chance, ...] = ()
    detail: Text | None = None
    rank: int = 0
    confirm: Text | None = None


PLAIN = Meaning()
"""The meaning of an option whose label says everything."""
