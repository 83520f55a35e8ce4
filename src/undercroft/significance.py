"""Whether a difference can be luck, with few games and many comparisons."""

from __future__ import annotations

import math
import statistics
from collections.abc import Collection, Sequence
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
    """Compare games with the same seeds pairwise. A few changes prove nothing, however uniform they are: luck can turn
    all of them the same way.
    """
    error = statistics.stdev(changes) / math.sqrt(len(changes))
    turned = sum(change != 0 for change in changes)
    return _change(statistics.fmean(changes), error, len(changes) - 1, 2.0 ** (1 - min(turned, 1000)))


def unpaired(before: Sequence[float], after: Sequence[float]) -> Change:
    """Compare games with different seeds (Welch)."""
    parts = [_variance(values) / len(values) for values in (before, after)]
    total = sum(parts)
    freedom = total**2 / sum(
        part**2 / (len(values) - 1) for part, values in zip(parts, (before, after), strict=True)
    ) if total else 1.0  # fmt: skip
    few = min(len(before), len(after), 500)
    least = 2 / math.comb(2 * few, few)
    return _change(statistics.fmean(after) - statistics.fmean(before), math.sqrt(total), freedom, least)


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """A mean and half the width of its 95 % interval (Student)."""
    if len(values) < 2:
        return values[0], math.inf
    error = statistics.stdev(values) / math.sqrt(len(values))
    return statistics.fmean(values), quantile(len(values) - 1) * error


def _variance(values: Sequence[float]) -> float:
    """The variance; for shares never zero, because four wins in four games do not prove that all are won."""
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


class Stratum(msgspec.Struct, frozen=True):
    """Games that can be compared, as bits: the n-th bit is that of the n-th seed. `there` are those played, `won` those
    won, `having` those in which a thing was in play."""

    there: int
    won: int
    having: int

    @property
    def of(self) -> tuple[int, int]:
        """Games with the thing, and without it."""
        return self.having.bit_count(), (self.there & ~self.having).bit_count()

    @property
    def wins(self) -> tuple[int, int]:
        """The same of those won."""
        return (self.won & self.having).bit_count(), (self.won & ~self.having).bit_count()


def dealt(strata: Sequence[Stratum]) -> float:
    """How often luck alone would deal the games won so unevenly to those with a thing and those without it
    (Mantel-Haenszel). Luck deals by seed: games that share one are won or lost together.

    >>> def games(won, of, won_without, without):
    ...     return Stratum((1 << of + without) - 1, (1 << won) - 1 | ((1 << won_without) - 1) << of, (1 << of) - 1)
    >>> few, even = games(8, 8, 66, 142), games(20, 40, 20, 40)
    >>> [round(dealt(one), 3) for one in ([few], [even], [few, few])]
    [0.01, 1.0, 0.01]
    """
    surplus = sum(one.wins[0] - one.of[0] * one.won.bit_count() / one.there.bit_count() for one in strata)
    variance = sum(_joint(one, one) for one in strata)
    if not variance:
        return 1.0
    effect = design(strata)
    return 2 * (1 - normal(max(0.0, abs(surplus) - 0.5 * effect) / math.sqrt(effect * variance)))


def design(strata: Sequence[Stratum]) -> float:
    """How many times larger the variance is than if no two games shared a seed; never smaller. Twice the same games
    give twice the variance, however many things are compared in them."""
    alone = sum(_joint(one, one) for one in strata)
    if not alone:
        seeds = 0
        for one in strata:
            seeds |= one.there
        return sum(one.there.bit_count() for one in strata) / max(1, seeds.bit_count())
    shared = sum(_joint(one, other) for at, one in enumerate(strata) for other in strata[:at])
    return max(1.0, 1 + 2 * shared / alone)


def _joint(one: Stratum, other: Stratum) -> float:
    """How two strata's surpluses of games won with a thing vary together when outcomes are dealt anew by seed."""
    both = (one.there & other.there).bit_count()
    if both < 2:
        return 0.0
    having = _covariance(one.having, one.there, other.having, other.there)
    return having * _covariance(one.won, one.there, other.won, other.there) / (both - 1)


def _covariance(a: int, a_of: int, b: int, b_of: int) -> float:
    """The sum of products of two sets of bits, each less its own mean, over the seeds that both have."""
    one, other = a.bit_count() / a_of.bit_count(), b.bit_count() / b_of.bit_count()
    both = (a & b).bit_count() - other * (a & b_of).bit_count() - one * (b & a_of).bit_count()
    return both + one * other * (a_of & b_of).bit_count()


def shared(games: Collection[Sequence[float]]) -> float:
    """How many times larger the variance of a mean is because some values belong together, such as games with the same
    seed: each item has those of one seed.

    >>> shared([[1], [0], [1], [0]]), shared([[1, 1], [0, 0], [1, 1], [0, 0]]), shared([[1, 1], [1, 1]])
    (1.0, 2.6666666666666665, 2.0)
    """
    every, clusters = [value for values in games for value in values], len(games)
    if clusters == len(every):
        return 1.0
    middle = statistics.fmean(every)
    inside = sum((value - middle) ** 2 for value in every)
    if clusters < 2 or not inside:
        return len(every) / clusters
    between = sum((sum(values) - len(values) * middle) ** 2 for values in games)
    return max(1.0, between / inside * clusters / (clusters - 1))


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


def wilson(won: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The 95 % confidence interval of a rate; for games that share seeds, of as many as they are worth.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return (0.0, 1.0)
    rate = won / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (max(0.0, (middle - spread) / (1 + z * z / games)), min(1.0, (middle + spread) / (1 + z * z / games)))
