"""Exact odds: how likely each outcome of a roll is, as whole weights over their total.

>>> two_dice = die(6) + die(6)
>>> two_dice[7], two_dice.at_least(10)
(Fraction(1, 6), Fraction(1, 6))
>>> pool(3, 6, (5, 6))[2]
Fraction(2, 9)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from math import comb, gcd, lcm
from typing import Any, Generic, TypeVar

from undercroft.kernel import Chance

T = TypeVar("T")
U = TypeVar("U")


class Odds(Generic[T]):
    """A distribution: outcomes in ascending order with their weights. It never changes; equal odds are equal values."""

    __slots__ = ("_hash", "total", "weights")

    def __init__(self, weights: Mapping[T, int] | Iterable[tuple[T, int]]) -> None:
        gathered = dict[T, int]()
        for outcome, weight in weights.items() if isinstance(weights, Mapping) else weights:
            if weight < 0:
                raise ValueError(f"{outcome!r} has the weight {weight}")
            gathered[outcome] = gathered.get(outcome, 0) + weight
        common = gcd(*gathered.values())
        if not common:
            raise ValueError("odds need an outcome with a weight")
        ordered = sorted(((outcome, weight) for outcome, weight in gathered.items() if weight), key=_order)
        self.weights = {outcome: weight // common for outcome, weight in ordered}
        self.total = sum(self.weights.values())
        self._hash = hash(tuple(self.weights.items()))

    def __getitem__(self, outcome: T) -> Fraction:
        return Fraction(self.weights.get(outcome, 0), self.total)

    def __iter__(self) -> Iterator[T]:
        return iter(self.weights)

    def __len__(self) -> int:
        return len(self.weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds) and self.weights == other.weights

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Odds({self.weights})"

    def map(self, change: Callable[[T], U]) -> Odds[U]:
        """The odds after applying a function to each outcome."""
        return Odds((change(outcome), weight) for outcome, weight in self.weights.items())

    def joint(self, other: Odds[U]) -> Odds[tuple[T, U]]:
        """The odds of pairs of independent rolls."""
        return Odds(((a, b), v * w) for a, v in self.weights.items() for b, w in other.weights.items())

    def then(self, follow: Callable[[T], Odds[U]]) -> Odds[U]:
        """The odds of a second roll that depends on the first."""
        follows = [(weight, follow(outcome)) for outcome, weight in self.weights.items()]
        common = lcm(*(odds.total for _, odds in follows))
        return Odds(
            (outcome, weight * part * (common // odds.total))
            for weight, odds in follows
            for outcome, part in odds.weights.items()
        )

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """The probability of an outcome for which this holds."""
        return Fraction(sum(weight for outcome, weight in self.weights.items() if holds(outcome)), self.total)

    def at_least(self: Odds[int], target: int) -> Fraction:
        return self.chance(lambda outcome: outcome >= target)

    def __add__(self: Odds[int], other: Odds[int] | int) -> Odds[int]:
        """The sum of two separate rolls, or of a roll and a bonus."""
        if isinstance(other, int):
            return self.map(lambda outcome: outcome + other)
        sums = dict[int, int]()
        for a, v in self.weights.items():
            for b, w in other.weights.items():
                sums[a + b] = sums.get(a + b, 0) + v * w
        return Odds(sums)

    def __neg__(self: Odds[int]) -> Odds[int]:
        return self.map(lambda outcome: -outcome)

    def __sub__(self: Odds[int], other: Odds[int] | int) -> Odds[int]:
        return self + -other


def percent(chance: Fraction, whole: int = 100) -> int:
    """Odds for people: a percentage (or a share of another whole), rounded, but never to 0 or 100 unless it is certain.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 999)), percent(Fraction(998, 999)), percent(Fraction(1))
    (33, 1, 99, 100)
    >>> percent(Fraction(1, 8)), percent(Fraction(1, 999), 1000)
    (13, 1)
    """
    if chance in (0, 1):
        return whole * int(chance)
    return min(whole - 1, max(1, int(whole * chance + Fraction(1, 2))))


def either(chance: Fraction, good: str = "pass", bad: str = "fail") -> tuple[Chance, ...]:
    """The odds of an option with this chance of success.

    >>> [(part.outcome, part.percent) for part in either(Fraction(1, 3), "hit", "miss")]
    [('miss', 66.7), ('hit', 33.3)]
    """
    return bar(Odds({False: chance.denominator - chance.numerator, True: chance.numerator}), {False: bad, True: good})


def bar(odds: Odds[T], outcomes: Mapping[T, str]) -> tuple[Chance, ...]:
    """The odds of an option by outcome, in the order in which these are named: the bad case first.

    >>> both = Odds({0: 1, 1: 2, 2: 1})
    >>> [(part.outcome, part.percent) for part in bar(both, {0: "miss", 1: "hit", 2: "critical"})]
    [('miss', 25.0), ('hit', 50.0), ('critical', 25.0)]
    """
    found = dict.fromkeys(outcomes.values(), Fraction(0))
    for outcome in odds:
        found[outcomes[outcome]] += odds[outcome]
    return tuple(Chance(outcome, percent(chance, 1000) / 10) for outcome, chance in found.items())


def _order(item: tuple[Any, int]) -> Any:
    return item[0]


def certain(outcome: T) -> Odds[T]:
    """The odds of a certain outcome."""
    return Odds({outcome: 1})


@cache
def die(sides: int) -> Odds[int]:
    """One die."""
    return Odds(dict.fromkeys(range(1, sides + 1), 1))


@cache
def pool(count: int, sides: int, success: tuple[int, ...]) -> Odds[int]:
    """How many of the dice show one of the success numbers."""
    hit = len({number for number in success if 1 <= number <= sides})
    return Odds({n: comb(count, n) * hit**n * (sides - hit) ** (count - n) for n in range(count + 1)})
