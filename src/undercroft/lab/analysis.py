"""What the rows of an experiment say: rates with intervals, causes, the worth of cards and heroes."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from .experiment import Experiment
from .running import Row
from .significance import dealt, holm, quantile, smooth
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
    """A point of the grid. In a campaign, those who won are the parties that were never beaten."""

    label: str
    won: Rate
    decisions: float
    middle: float
    longest: int
    score: float


class Worth(msgspec.Struct, frozen=True):
    """What a card or hero is worth: the games won with it less those without."""

    id: str
    gain: float
    low: float
    high: float
    clear: bool


def side_won(row: Row) -> bool:
    """Whether the first seat's side has won: the heroes, or in a race the first player."""
    return row.won[0]


def parties(rows: Iterable[Row]) -> dict[tuple[int, int], list[Row]]:
    """The games of each task: one, or in a campaign those that a party played one after the other."""
    found: dict[tuple[int, int], list[Row]] = {}
    for row in rows:
        found.setdefault((row.cell, row.number), []).append(row)
    return found


def cells(experiment: Experiment, rows: Sequence[Row]) -> list[CellFound]:
    found, played = [], parties(rows)
    for number, cell in enumerate(experiment.cells()):
        here = [games for (at, _), games in played.items() if at == number]
        if here:
            won = Rate(sum(side_won(games[-1]) for games in here), len(here))
            lengths = [sum(row.decisions for row in games) for games in here]
            score = statistics.fmean(games[-1].score[0] for games in here)
            middle = statistics.median(lengths)
            found.append(CellFound(cell.label, won, statistics.fmean(lengths), middle, max(lengths), score))
    return found


def defeats(rows: Iterable[Row]) -> dict[str, int]:
    """Why games were lost."""
    return dict(Counter(row.reason[0] for row in rows if not side_won(row)).most_common())


def by_source(rows: Iterable[Row], what: Callable[[Row], dict[str, int]]) -> dict[str, int]:
    total = Counter[str]()
    for row in rows:
        total.update(what(row))
    return dict(total.most_common())


def seats(rows: Iterable[Row]) -> list[Rate]:
    """How often each seat wins, where not all win together."""
    apart = [row for row in rows if len(set(row.won)) > 1]
    if not apart:
        return []
    most = max(len(row.won) for row in apart)
    there = [[row.won[seat] for row in apart if seat < len(row.won)] for seat in range(most)]
    return [Rate(sum(won), len(won)) for won in there]


def links(rows: Iterable[Row]) -> list[tuple[int, str, Rate]]:
    """The difficulty of a campaign: for each place in the chain and quest, those won by the parties that got there."""
    found: dict[tuple[int, str], list[bool]] = {}
    for row in rows:
        found.setdefault((row.link, row.scenario), []).append(side_won(row))
    return [(link, scenario, Rate(sum(won), len(won))) for (link, scenario), won in sorted(found.items())]


def curve(rows: Sequence[Row]) -> list[Rate]:
    """The same for each place in the chain, whatever was played there."""
    places = [[side_won(row) for row in rows if row.link == at] for at in range(1 + max(row.link for row in rows))]
    return [Rate(sum(won), len(won)) for won in places]


def rivals(rows: Iterable[Row]) -> bool:
    """Whether what is played belongs to a seat, because the seats are rivals."""
    return any(row.mine and len({*row.won}) > 1 for row in rows)


def picks(rows: Sequence[Row]) -> dict[str, Rate]:
    """In how many games each thing was in play, for the first seat where the seats are rivals; most often first."""
    total = Counter[str]()
    for used in _in_play(rows):
        total.update(used)
    return {id: Rate(count, len(rows)) for id, count in total.most_common()}


def _in_play(rows: Sequence[Row]) -> list[set[str]]:
    apart = rivals(rows)
    return [{*row.mine} if apart else {*row.used} for row in rows]


def worths(rows: Sequence[Row]) -> list[Worth]:
    """The worth of everything that was in play in some games and not in others, the most telling first. Games are
    compared within their cell and quest only. What is clear stands after correction for the number of things."""
    groups: dict[tuple[int, int, str], list[tuple[Row, set[str]]]] = {}
    for row, used in zip(rows, _in_play(rows), strict=True):
        groups.setdefault((row.cell, row.link, row.scenario), []).append((row, used))
    found: list[tuple[Worth, float]] = []
    for id in picks(rows):
        pairs = [_with_and_without(id, group) for group in groups.values()]
        telling = [(a, b) for a, b in pairs if a.of and b.of]
        fewest = min(sum(a.of for a, _ in telling), sum(b.of for _, b in telling))
        if fewest < LEAST:
            continue
        gain, error = pooled(telling)
        reach = quantile(fewest - 1) * error
        low, high = max(-1.0, gain - reach), min(1.0, gain + reach)
        found.append((Worth(id, gain, low, high, False), dealt([(a.count, a.of, b.count, b.of) for a, b in telling])))
    clear = holm([p for _, p in found])
    told = [(msgspec.structs.replace(worth, clear=sure), p) for (worth, p), sure in zip(found, clear, strict=True)]
    return [worth for worth, _ in sorted(told, key=lambda pair: (pair[1], pair[0].id))]


def _with_and_without(id: str, rows: Sequence[tuple[Row, set[str]]]) -> tuple[Rate, Rate]:
    """Games won with a thing in play, and without it."""
    with_it = [side_won(row) for row, used in rows if id in used]
    without = [side_won(row) for row, used in rows if id not in used]
    return Rate(sum(with_it), len(with_it)), Rate(sum(without), len(without))


def pooled(pairs: Iterable[tuple[Rate, Rate]]) -> tuple[float, float]:
    """The difference of two rates over several groups, each weighed by its size (Mantel-Haenszel), and its error."""
    gain = variance = weights = 0.0
    for a, b in pairs:
        weight = a.of * b.of / (a.of + b.of)
        gain += weight * (a.share - b.share)
        variance += weight**2 * (smooth(a.count, a.of) / a.of + smooth(b.count, b.of) / b.of)
        weights += weight
    return gain / weights, math.sqrt(variance) / weights
