"""Whether a difference can be luck: few games, many questions."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from functools import cache

import msgspec

LEVEL = 0.05


class Change(msgspec.Struct, frozen=True):
    """By how much a figure differs, with its 95 % interval, and how often luck alone would make it differ so much."""

    size: float
    low: float
    high: float
    p: float


def paired(changes: Sequence[float]) -> Change:
    """Of games with the same seeds, one by one. A few changes prove nothing, however equal they are: luck turns all of
    them the same way once in so many times."""
    error = statistics.stdev(changes) / math.sqrt(len(changes))
    turned = sum(change != 0 for change in changes)
    return _change(statistics.fmean(changes), error, len(changes) - 1, 2.0 ** (1 - min(turned, 1000)))


def unpaired(before: Sequence[float], after: Sequence[float]) -> Change:
    """Of games with other seeds (Welch); luck alone deals the values out in so many ways."""
    parts = [_variance(values) / len(values) for values in (before, after)]
    total = sum(parts)
    freedom = total**2 / sum(
        part**2 / (len(values) - 1) for part, values in zip(parts, (before, after), strict=True)
    ) if total else 1.0  # fmt: skip
    few = min(len(before), len(after), 500)
    least = 2 / math.comb(2 * few, few)
    return _change(statistics.fmean(after) - statistics.fmean(before), math.sqrt(total), freedom, least)


def _variance(values: Sequence[float]) -> float:
    """Of shares never zero, because four games won of four do not prove that all are."""
    if {*values} <= {0.0, 1.0}:
        return smooth(sum(values), len(values))
    return statistics.variance(values)


def smooth(count: float, of: int) -> float:
    """The variance of a share's single game.

    >>> round(smooth(4, 4), 3)
    0.09
    """
    share = (count + 0.5) / (of + 1)
    return share * (1 - share)


def _change(size: float, error: float, freedom: float, least: float) -> Change:
    if size == 0 and error == 0:
        return Change(0.0, 0.0, 0.0, 1.0)
    p = two_sided(abs(size) / error, freedom) if error else 0.0
    reach = quantile(freedom) * error
    return Change(size, size - reach, size + reach, min(1.0, max(p, least)))


def two_sided(t: float, freedom: float) -> float:
    """How often a value of Student's distribution lies farther out.

    >>> round(two_sided(2.0, 10), 4), round(two_sided(1.96, 1e6), 3)
    (0.0734, 0.05)
    """
    return _beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@cache
def quantile(freedom: float) -> float:
    """How far 95 % of Student's distribution reach.

    >>> round(quantile(10), 3), round(quantile(1e6), 2)
    (2.228, 1.96)
    """
    low, high = 1.9, 13.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if two_sided(middle, freedom) > LEVEL else (low, middle)
    return high


def _beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(b, a, 1 - x)
    log = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    found, c, d = 1.0, 1.0, 0.0
    for at in range(400):
        m = at // 2
        if at == 0:
            part = 1.0
        elif at % 2:
            part = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        else:
            part = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        d = 1 / (1 + part * d or 1e-30)
        c = 1 + part / c or 1e-30
        found *= c * d
        if at and abs(1 - c * d) < 1e-12:
            break
    return math.exp(log) * (found - 1) / a


def dealt(groups: Sequence[tuple[int, int, int, int]]) -> float:
    """How often luck alone would deal the games won so unevenly to those with a thing and those without it, in several
    groups (Mantel-Haenszel). A group is the games won with it, those with it, those won without it and those without.

    >>> round(dealt([(8, 8, 66, 142)]), 3), round(dealt([(20, 40, 20, 40)]), 3)
    (0.01, 1.0)
    """
    surplus = variance = 0.0
    for won, of, won_without, without in groups:
        games, all_won = of + without, won + won_without
        surplus += won - of * all_won / games
        variance += of * without * all_won * (games - all_won) / (games**2 * (games - 1))
    if not variance:
        return 1.0
    return 2 * (1 - normal(max(0.0, abs(surplus) - 0.5) / math.sqrt(variance)))


def normal(z: float) -> float:
    """The share of a normal distribution below z.

    >>> round(normal(1.96), 3)
    0.975
    """
    return 0.5 * (1 + math.erf(z / math.sqrt(2)))


def holm(ps: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of many findings stand, so that the chance of even one false one stays below the level (Holm).

    >>> holm([0.001, 0.06, 0.03])
    [True, False, False]
    """
    clear = [False] * len(ps)
    for rank, at in enumerate(sorted(range(len(ps)), key=lambda at: ps[at])):
        if ps[at] > level / (len(ps) - rank):
            break
        clear[at] = True
    return clear
