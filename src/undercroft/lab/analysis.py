"""What the rows of an experiment say: rates with intervals, causes, the worth of cards, and what truly differs."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from .experiment import Experiment
from .running import Row
from .simulate import wilson

LEAST = 8
"""So many games with a thing and without it are needed to say what it is worth."""


class Rate(msgspec.Struct, frozen=True):
    """A share with its 95 % interval."""

    count: int
    of: int

    @property
    def share(self) -> float:
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.count, self.of)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.1f} % ({100 * low:.0f}-{100 * high:.0f} %)"


class CellFound(msgspec.Struct, frozen=True):
    label: str
    won: Rate
    decisions: float
    longest: int
    score: float


class Worth(msgspec.Struct, frozen=True):
    """What a card or hero is worth: how often it was in play, and the games won with it less those without."""

    id: str
    picked: Rate
    gain: float
    low: float
    high: float
    clear: bool


def side_won(row: Row) -> bool:
    """Whether the first seat's side has won: the heroes, or in a race the first player."""
    return row.won[0]


def cells(experiment: Experiment, rows: Sequence[Row]) -> list[CellFound]:
    found = []
    for number, cell in enumerate(experiment.cells()):
        here = [row for row in rows if row.cell == number and row.link == 0]
        if here:
            won = Rate(sum(map(side_won, here)), len(here))
            lengths = [row.decisions for row in here]
            score = statistics.fmean(row.score[0] for row in here)
            found.append(CellFound(cell.label, won, statistics.fmean(lengths), max(lengths), score))
    return found


def defeats(rows: Iterable[Row]) -> dict[str, int]:
    """Why games were lost."""
    return dict(Counter(row.reason[0] for row in rows if not side_won(row)).most_common())


def by_source(rows: Iterable[Row], what: Callable[[Row], dict[str, int]], most: int = 20) -> dict[str, int]:
    total = Counter[str]()
    for row in rows:
        total.update(what(row))
    return dict(total.most_common(most))


def seats(rows: Iterable[Row]) -> list[Rate]:
    """How often each seat wins, where not all win together."""
    apart = [row for row in rows if len(set(row.won)) > 1]
    if not apart:
        return []
    most = max(len(row.won) for row in apart)
    there = [[row.won[seat] for row in apart if seat < len(row.won)] for seat in range(most)]
    return [Rate(sum(won), len(won)) for won in there]


def links(rows: Iterable[Row]) -> list[tuple[str, Rate]]:
    """The difficulty of a campaign, quest by quest: the share of those won among the parties that got there."""
    found: dict[tuple[int, str], list[bool]] = {}
    for row in rows:
        found.setdefault((row.link, row.scenario), []).append(side_won(row))
    return [(scenario, Rate(sum(won), len(won))) for (_, scenario), won in sorted(found.items())]


def worths(rows: Sequence[Row]) -> list[Worth]:
    """The worth of everything that was in play in some games and not in others, the most telling first. Games are
    compared within their cell and quest only. What is clear stands after correction for the number of things."""
    groups: dict[tuple[int, int], list[Row]] = {}
    for row in rows:
        groups.setdefault((row.cell, row.link), []).append(row)
    found: list[tuple[Worth, float]] = []
    for id in sorted({id for row in rows for id in row.used}):
        pairs = [_with_and_without(id, group) for group in groups.values()]
        there, elsewhere = sum(a.of for a, _ in pairs), sum(b.of for _, b in pairs)
        if there < LEAST or elsewhere < LEAST or not any(a.of and b.of for a, b in pairs):
            continue
        gain, error = pooled(pairs)
        low, high = max(-1.0, gain - 1.96 * error), min(1.0, gain + 1.96 * error)
        worth = Worth(id, Rate(there, len(rows)), gain, low, high, False)
        found.append((worth, 2 * (1 - normal(abs(gain) / error))))
    clear = holm([p for _, p in found])
    told = [(msgspec.structs.replace(worth, clear=sure), p) for (worth, p), sure in zip(found, clear, strict=True)]
    return [worth for worth, _ in sorted(told, key=lambda pair: (pair[1], pair[0].id))]


def _with_and_without(id: str, rows: Sequence[Row]) -> tuple[Rate, Rate]:
    """Games won with a thing in play, and without it."""
    with_it = [side_won(row) for row in rows if id in row.used]
    without = [side_won(row) for row in rows if id not in row.used]
    return Rate(sum(with_it), len(with_it)), Rate(sum(without), len(without))


def pooled(pairs: Iterable[tuple[Rate, Rate]]) -> tuple[float, float]:
    """The difference of two rates over several groups, each weighed by its size (Mantel-Haenszel), and its error."""
    gain = variance = weights = 0.0
    for a, b in pairs:
        if a.of and b.of:
            weight = a.of * b.of / (a.of + b.of)
            gain += weight * (a.share - b.share)
            variance += weight**2 * (_variance(a) + _variance(b))
            weights += weight
    return gain / weights, math.sqrt(variance) / weights


def _variance(rate: Rate) -> float:
    """Of a share; never zero, because four games won of four do not prove that all are."""
    share = (rate.count + 0.5) / (rate.of + 1)
    return share * (1 - share) / rate.of


# ----------------------------------------------------------------------------------------------- what truly differs


class Difference(msgspec.Struct, frozen=True):
    """One figure in two experiments; `clear` after correction for the number of figures."""

    what: str
    before: float
    after: float
    low: float
    high: float
    p: float
    clear: bool


FIGURES: dict[str, Callable[[Row], float]] = {
    "won": lambda row: float(side_won(row)),
    "decisions": lambda row: float(row.decisions),
    "score": lambda row: float(row.score[0]),
    "hurt": lambda row: float(sum(row.hurt.values())),
    "falls": lambda row: float(sum(row.falls.values())),
}


def compare(one: tuple[Experiment, Sequence[Row]], two: tuple[Experiment, Sequence[Row]]) -> list[Difference]:
    """Every figure of every cell that both have, or of all games where no cell is in both. Games with the same seed
    are compared with each other."""
    parts = [({cell.label: at for at, cell in enumerate(experiment.cells())}, rows) for experiment, rows in (one, two)]
    labels = [label for label in parts[0][0] if label in parts[1][0]]
    found: list[Difference] = []
    for label in labels or [""]:
        here, there = ([row for row in rows if not label or row.cell == at[label]] for at, rows in parts)
        for name, figure in FIGURES.items():
            difference = differing(f"{label}: {name}" if label else name, here, there, figure)
            if difference is not None:
                found.append(difference)
    clear = holm([one.p for one in found])
    return [msgspec.structs.replace(one, clear=sure) for one, sure in zip(found, clear, strict=True)]


def differing(
    what: str, before: Sequence[Row], after: Sequence[Row], figure: Callable[[Row], float]
) -> Difference | None:
    """A figure before and after, with the interval of its change."""
    if len(before) < 2 or len(after) < 2:
        return None
    old, new = ({(row.cell, row.seed, row.link): figure(row) for row in rows} for rows in (before, after))
    if {key[1:] for key in old} == {key[1:] for key in new}:
        firsts, seconds = ({key[1:]: value for key, value in rows.items()} for rows in (old, new))
        changes = [seconds[key] - firsts[key] for key in firsts]
        change, error = statistics.fmean(changes), statistics.stdev(changes) / math.sqrt(len(changes))
    else:
        change = statistics.fmean(new.values()) - statistics.fmean(old.values())
        error = math.sqrt(statistics.variance(old.values()) / len(old) + statistics.variance(new.values()) / len(new))
    p = 1.0 if change == 0 else (2 * (1 - normal(abs(change) / error)) if error else 0.0)
    means = statistics.fmean(old.values()), statistics.fmean(new.values())
    return Difference(what, *means, change - 1.96 * error, change + 1.96 * error, p, False)


def normal(z: float) -> float:
    """The share of a normal distribution below z.

    >>> round(normal(1.96), 3)
    0.975
    """
    return 0.5 * (1 + math.erf(z / math.sqrt(2)))


def holm(ps: Sequence[float], level: float = 0.05) -> list[bool]:
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
