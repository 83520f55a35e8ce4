"""What the rows of an experiment say: rates with intervals, causes, the worth of cards and heroes."""

from __future__ import annotations

import math
import operator
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import reduce

import msgspec

from undercroft.significance import Stratum, dealt, design, holm, mean_of, quantile, shared, smooth, wilson

from . import parties as parties_of
from .experiment import Experiment
from .running import Row

LEAST = 8
"""How many seeds with and without a thing are needed to estimate what it is worth."""


class Rate(msgspec.Struct, frozen=True):
    """A share with its 95 % interval. Games that share a seed are not independent: together they count as `of` divided
    by the design `effect`.
    """

    count: int
    of: int
    effect: float = 1.0

    @property
    def share(self) -> float:
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.count / self.effect, self.of / self.effect)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.1f} % ({100 * low:.0f}-{100 * high:.0f} %)"


class CellFound(msgspec.Struct, frozen=True):
    """A point of the grid. In a campaign, the winners are the parties that were never beaten."""

    label: str
    won: Rate
    decisions: float
    middle: float
    longest: int
    longest_seed: int
    score: float
    score_reach: float
    """Half the width of its 95 % interval."""


class Worth(msgspec.Struct, frozen=True):
    """What a card or hero is worth: the win rate with it minus the win rate without it."""

    id: str
    gain: float
    low: float
    high: float
    clear: bool


def seeds(rows: Sequence[Row]) -> list[int]:
    """The seed of each game (in a campaign, that of its first quest), which games in different cells can share."""
    first = {(row.cell, row.number): row.seed for row in reversed(rows)}
    return [first[row.cell, row.number] for row in rows]


def rated(games: Iterable[tuple[int, bool]]) -> Rate:
    """A rate over some games, each with its seed."""
    by_seed: dict[int, list[bool]] = {}
    for seed, true in games:
        by_seed.setdefault(seed, []).append(true)
    every = [one for some in by_seed.values() for one in some]
    return Rate(sum(every), len(every), shared([*by_seed.values()]) if every else 1.0)


def side_won(row: Row) -> bool:
    """Whether the first seat's side has won: the heroes, or in a race the first player."""
    return row.won[0]


def parties(rows: Iterable[Row]) -> dict[tuple[int, int], list[Row]]:
    """The games of each task: one, or in a campaign those that a party played in sequence."""
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
            longest = here[lengths.index(max(lengths))][0].seed
            middle, mean = statistics.median(lengths), statistics.fmean(lengths)
            score, reach = mean_of([games[-1].score[0] for games in here])
            found.append(CellFound(cell.label, won, mean, middle, max(lengths), longest, score, reach))
    return found


def defeats(rows: Iterable[Row]) -> dict[str, int]:
    """Why games were lost."""
    return dict(Counter(row.reason[0] for row in rows if not side_won(row)).most_common())


def by_source(rows: Iterable[Row], what: Callable[[Row], dict[str, int]]) -> dict[str, int]:
    total = Counter[str]()
    for row in rows:
        total.update(what(row))
    return dict(total.most_common())


def alike(experiment: Experiment, rows: Sequence[Row]) -> list[Row]:
    """The games in which all seats had the same choices: no seat has heroes or answers that others lack."""
    cells, rivals = experiment.cells(), parties_of.rivals(experiment.config(experiment.cells()[0], 0))
    ahead = [
        rivals and bool(cell.always or cell.never or (isinstance(cell.party, list) and cell.party)) for cell in cells
    ]
    return [row for row in rows if not ahead[row.cell]]


def offers(experiment: Experiment, rows: Sequence[Row]) -> list[tuple[str, str, Rate]]:
    """For each cell the answers that bots must give or avoid, and in how many games each was offered."""
    found = []
    for number, cell in enumerate(experiment.cells()):
        here = [games for (at, _), games in parties(rows).items() if at == number]
        named = [(key, one) for given in (cell.always, cell.never) for key, some in given.items() for one in some]
        for key, one in dict.fromkeys(named) if here else ():
            count = sum(any(f"{key}: {one}" in row.offered for row in games) for games in here)
            found.append((cell.label, one, Rate(count, len(here))))
    return found


def seats(rows: Sequence[Row]) -> list[Rate]:
    """How often each seat wins, if seats do not win together."""
    apart = [(seed, row.won) for seed, row in zip(seeds(rows), rows, strict=True) if len(set(row.won)) > 1]
    most = max((len(won) for _, won in apart), default=0)
    return [rated((seed, won[seat]) for seed, won in apart if seat < len(won)) for seat in range(most)]


def links(rows: Sequence[Row]) -> list[tuple[int, str, Rate]]:
    """The difficulty of a campaign: for each position in the chain and quest, the share won by the parties that got
    there.
    """
    found: dict[tuple[int, str], list[tuple[int, bool]]] = {}
    for seed, row in zip(seeds(rows), rows, strict=True):
        found.setdefault((row.link, row.scenario), []).append((seed, side_won(row)))
    return [(link, scenario, rated(won)) for (link, scenario), won in sorted(found.items())]


def curve(rows: Sequence[Row]) -> list[Rate]:
    """The same for each position in the chain, whatever was played there."""
    games = [(row.link, seed, side_won(row)) for seed, row in zip(seeds(rows), rows, strict=True)]
    places = range(1 + max(row.link for row in rows))
    return [rated((seed, won) for link, seed, won in games if link == at) for at in places]


def rivals(rows: Iterable[Row]) -> bool:
    """Whether content in play belongs to one seat, because the seats are rivals."""
    return any(row.mine and len({*row.won}) > 1 for row in rows)


def picks(rows: Sequence[Row]) -> dict[str, Rate]:
    """In how many games each entry was in play (for the first seat, if the seats are rivals), most frequent first."""
    total, games = Counter[str](), [*zip(seeds(rows), _in_play(rows), strict=True)]
    for _, used in games:
        total.update(used)
    if len({seed for seed, _ in games}) == len(games):
        return {id: Rate(count, len(rows)) for id, count in total.most_common()}
    return {id: rated((seed, id in used) for seed, used in games) for id, _ in total.most_common()}


def _in_play(rows: Sequence[Row]) -> list[set[str]]:
    apart = rivals(rows)
    return [{*row.mine} if apart else {*row.used} for row in rows]


def worths(rows: Sequence[Row]) -> list[Worth]:
    """The worth of everything that was in play in some games and not in others, the most significant first. Games
    are compared within their cell and quest only. What is clear is corrected for the number of things; seeds shared
    by cells are counted once."""
    strata = _strata(rows)
    found: list[tuple[Worth, float]] = []
    for id, there in strata.items():
        telling = [one for one in there if all(one.of)]
        fewest = min(_seeds_in(one.having for one in telling), _seeds_in(one.there & ~one.having for one in telling))
        if fewest < LEAST:
            continue
        gain, error = pooled(telling)
        reach = quantile(fewest - 1) * error
        low, high = max(-1.0, gain - reach), min(1.0, gain + reach)
        found.append((Worth(id, gain, low, high, False), dealt(telling)))
    clear = holm([p for _, p in found])
    told = [(msgspec.structs.replace(worth, clear=sure), p) for (worth, p), sure in zip(found, clear, strict=True)]
    return [worth for worth, _ in sorted(told, key=lambda pair: (pair[1], pair[0].id))]


def _strata(rows: Sequence[Row]) -> dict[str, list[Stratum]]:
    """For each thing, the games of every cell and quest in which it was in play at all."""
    places = {seed: at for at, seed in enumerate(dict.fromkeys(seeds(rows)))}
    there, won = Counter[tuple[int, int, str]](), Counter[tuple[int, int, str]]()
    having: dict[str, Counter[tuple[int, int, str]]] = {}
    for row, seed, used in zip(rows, seeds(rows), _in_play(rows), strict=True):
        where, bit = (row.cell, row.link, row.scenario), 1 << places[seed]
        there[where] |= bit
        won[where] |= bit * side_won(row)
        for id in used:
            having.setdefault(id, Counter())[where] |= bit
    return {
        id: [Stratum(there[where], won[where], bits) for where, bits in by_place.items()]
        for id, by_place in having.items()
    }


def _seeds_in(games: Iterable[int]) -> int:
    """The number of distinct seeds in some sets of games."""
    return reduce(operator.or_, games, 0).bit_count()


def pooled(strata: Sequence[Stratum]) -> tuple[float, float]:
    """The pooled difference of two rates over several groups, weighted by size (Mantel-Haenszel), and its error."""
    gain = variance = weights = 0.0
    for one in strata:
        a, b = (Rate(*counts) for counts in zip(one.wins, one.of, strict=True))
        weight = a.of * b.of / (a.of + b.of)
        gain += weight * (a.share - b.share)
        variance += weight**2 * (smooth(a.count, a.of) / a.of + smooth(b.count, b.of) / b.of)
        weights += weight
    return gain / weights, math.sqrt(design(strata) * variance) / weights
