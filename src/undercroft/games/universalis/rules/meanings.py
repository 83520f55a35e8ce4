"""What options cost, how likely they are and which of them matter less. Made only when somebody looks.

What a character does in its activation is in `activation/meanings.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from msgspec.structs import replace

from undercroft.kernel import Cost, Meaning, Text, Value, Word
from undercroft.toolkit.odds import Odds, either

from ..content.catalogue import UTable
from ..content.telling import gain
from ..currencies import COSTS
from .options import PASS, Discard, Increase, Play, Printed

MAIN, USUAL, FAR_FETCHED = range(3)


def price(what: str, value: int) -> tuple[Cost, ...]:
    """So many Actions, movement points, mana, coins ...; nothing if it is free."""
    return (Cost(value, Text(f"cost-{what}", {"count": value}), COSTS[what]),) if value else ()


# ------------------------------------------------------------------------------------------------ Fortune


def again(option: Word, chance: Callable[[], Fraction], good: str = "pass", bad: str = "fail") -> Meaning:
    """Letting a roll stand, or a point of Fortune for another one with its chance.  [dun.fortune.reroll-own]"""
    return Meaning() if option == PASS else Meaning(price("fortune", 1), either(chance(), good, bad))


def fortune(option: Word) -> Meaning:
    """A point of Fortune that is sure to help.  [dun.fortune.fatal-second]"""
    return Meaning() if option == PASS else Meaning(price("fortune", 1))


def fewer_wounds(option: Word, odds: Callable[[], Odds[int]], wounds: int) -> Meaning:
    """A point of Fortune for another damage roll: how likely that one wounds less.  [dun.fortune.reroll-opponent]"""
    if option == PASS:
        return Meaning()
    parts = either(odds().chance(lambda more: more < wounds), "block", "harm")
    names = (Text("odds-as-many"), Text("odds-fewer"))
    return Meaning(price("fortune", 1), tuple(replace(one, name=name) for one, name in zip(parts, names, strict=True)))


# ------------------------------------------------------------------------------------------------ the Dark Player


def creature(t: UTable) -> Callable[[Value], Meaning]:
    """A creature by its Value Points."""
    return lambda option: (
        Meaning(price("reserve", t.content.creatures[option.id].vp)) if isinstance(option, Printed) else Meaning()
    )


def dark_card(t: UTable) -> Callable[[Value], Meaning]:
    """A card by its Reserve Points; one that is turned into points brings some."""

    def found(option: Value) -> Meaning:
        if isinstance(option, Play):
            return Meaning(price("reserve", option.cost))
        if isinstance(option, Discard):
            return Meaning(detail=brings(t, option.card), rank=USUAL)
        return Meaning()

    return found


def brings(t: UTable, card: str) -> Text:
    """The Reserve Points for a discarded card."""
    return Text("detail-brings-reserve", {"points": t.content.dark[card].discard})


def magic(t: UTable) -> Callable[[Value], Meaning]:
    """An object for the Leader: its cost and what it does."""

    def found(option: Value) -> Meaning:
        if not isinstance(option, Printed):
            return Meaning()
        return Meaning(price("reserve", t.content.magic[option.id].vp), detail=Text(f"magic-{option.id}-text"))

    return found


def upgrade(t: UTable, leader: int) -> Callable[[Value], Meaning]:
    """An upgrade of the Leader: its cost and what it gives."""

    def found(option: Value) -> Meaning:
        if not isinstance(option, Printed):
            return Meaning()
        card = t.content.creatures[t.state.figures[leader].card]
        one = next(one for one in card.upgrades if one.id == option.id)
        gains = [gain(f"attribute-{bonus.to}", bonus.value) for bonus in one.bonuses]
        gains += [Text(f"skill-{skill}") for skill in one.skills]
        return Meaning(price("reserve", one.cost), detail=Text("list", {"list": tuple(gains)}))

    return found


# ------------------------------------------------------------------------------------------------ heroes that grow


def increase(costs: Mapping[str, int]) -> Callable[[Value], Meaning]:
    """An attribute that is raised for development points.  [dun.create.development-points]"""
    return lambda option: (
        Meaning(price("development", costs[option.attribute])) if isinstance(option, Increase) else Meaning()
    )


INVESTED = {"skill": 3, "fortune": 3, "craft": 1}


def investment(cost: Callable[[str], int]) -> Callable[[Value], Meaning]:
    """What experience buys.  [dun.evolve.fortune, dun.evolve.development-point]"""

    def found(option: Value) -> Meaning:
        value = cost(option.attribute) if isinstance(option, Increase) else INVESTED.get(str(option), 0)
        tested = Text("detail-craft-lesson") if str(option) == "craft" else None
        return Meaning(price("experience", value), detail=tested)

    return found
