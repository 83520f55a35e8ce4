"""Rolling dice: pools of D6, successes, and the roll of nothing but 1s and 2s."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from undercroft.toolkit import odds

from ..content import PlunginTable
from ..events.base import Bonus, Dice
from ..events.places import Charted
from ..state import Hero
from . import figures

NORMAL, SKILLED, SLEEPY = 5, 4, 6
"""The lowest number that is a success.  [plungin.dice.success]"""


class Pool(NamedTuple):
    """Dice that were rolled, and how many are successes."""

    dice: tuple[int, ...]
    successes: int
    least: int = NORMAL
    parts: tuple[Bonus, ...] = ()
    """What they are made of, where somebody is told."""

    @property
    def told(self) -> dict[str, Any]:
        """The dice, for an event."""
        return {"rolled": self.dice, "least": self.least, "parts": self.parts}

    @property
    def botched(self) -> bool:
        """Nothing but 1s and 2s; no dice at all are no botch.  [plungin.dice.event-trigger]"""
        return bool(self.dice) and max(self.dice) <= 2

    @property
    def all_hit(self) -> bool:
        return bool(self.dice) and self.successes == len(self.dice)


async def roll(t: PlunginTable, count: int, key: str, least: int = NORMAL, parts: tuple[Bonus, ...] = ()) -> Pool:
    """As many D6 as the stat says; each that shows at least `least` is a success.

    [plungin.dice.pool, plungin.dice.success]
    """
    dice = await t.roll(count, 6, key) if count > 0 else ()
    return Pool(dice, sum([die >= least for die in dice]), least, parts)


async def one(t: PlunginTable, sides: int, key: str, fell: list[Dice] | None = None, by: str = "") -> int:
    """A single die, on a chart or its like. It is noted in `fell` for the event that it leads to; `by`: whose it is in
    the scene, if not the game's."""
    (rolled,) = await t.roll(1, sides, key)
    if fell is not None:
        fell.append(Dice(key, (rolled,), sides, by))
    return rolled


def tell(t: PlunginTable, fell: list[Dice]) -> None:
    """Tell dice before the question that they lead to."""
    if fell and t.log is not None:
        t.tell(Charted(fell=tuple(fell)))
    fell.clear()


def least(t: PlunginTable, hero: Hero, skilled: bool = False) -> int:
    """What a Hero's action dice must show: 5, or 4 with the fitting ability; only 6s under a Sleepy spell.

    [plungin.power.sleepy, plungin.ability.lock-picking, plungin.ability.trap-trickster, plungin.ability.weapon-mastery]
    """
    if t.state.sleepy and figures.tile_of(t, hero.cell) in t.state.sleepy:
        return SLEEPY
    return SKILLED if skilled else NORMAL


def chances(count: int, lowest: int = NORMAL) -> odds.Odds[int]:
    """Exact odds of the number of successes."""
    return odds.pool(max(0, count), 6, tuple(range(lowest, 7)))


def chance(count: int, needed: int, lowest: int = NORMAL) -> Fraction:
    """Exact odds of reaching a Difficulty.  [plungin.dice.required]"""
    return chances(count, lowest).at_least(needed)


def percent(part: Fraction) -> str:
    """Odds for people: percent with one decimal, never 0 or 100 unless it is certain.

    >>> percent(Fraction(1, 3)), percent(Fraction(1)), percent(Fraction(1, 99999))
    ('33.3', '100', '0.1')
    """
    if part in (0, 1):
        return str(odds.percent(part))
    whole, tenths = divmod(odds.percent(part, 1000), 10)
    return f"{whole}.{tenths}"
