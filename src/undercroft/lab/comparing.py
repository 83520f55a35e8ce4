"""Comparing two experiments: which differences are more than luck, in words."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence

import msgspec

from undercroft import significance
from undercroft.kernel import SetupError
from undercroft.significance import Change

from . import analysis
from .experiment import Experiment
from .running import Row

Opened = tuple[Experiment, Sequence[Row]]
Side = dict[int, list[list[Row]]]
"""The games of one experiment by seed: one task, or those of several cells that share the seed."""


class Figure(msgspec.Struct, frozen=True):
    """A figure counted in every game, or over all games of a party in a campaign."""

    name: str
    of: Callable[[Sequence[Row]], float]
    share: bool = False


FIGURES = (
    Figure("games won", lambda games: float(analysis.side_won(games[0])), share=True),
    Figure("decisions", lambda games: float(sum(row.decisions for row in games))),
    Figure("score", lambda games: float(games[-1].score[0])),
    Figure("heroes' losses", lambda games: float(sum(sum(row.hurt.values()) for row in games))),
    Figure("heroes felled", lambda games: float(sum(sum(row.falls.values()) for row in games))),
)
CAMPAIGN = (Figure("quests won", lambda games: float(sum(map(analysis.side_won, games)))), *FIGURES[1:])


class Difference(msgspec.Struct, frozen=True):
    """One figure in two experiments; `clear` after correction for the number of figures."""

    label: str
    figure: Figure
    before: float
    after: float
    change: Change
    clear: bool = False


class Comparison(msgspec.Struct, frozen=True):
    """`alone` are the cells that only one of the two has; `games` is the number of compared games on each side;
    `paired`: the same seeds, compared game by game."""

    differences: list[Difference]
    alone: list[str]
    games: tuple[int, int]
    paired: bool


def compare(one: Opened, two: Opened) -> Comparison:
    """Every figure of every cell that both have, or of all games if they have no cell in common."""
    if one[0].game != two[0].game:
        raise SetupError(f"{one[0].game} and {two[0].game} are different games and cannot be compared")
    if one[0].campaign != two[0].campaign:
        raise SetupError("a campaign can only be compared with a campaign")
    cells = [{cell.label: at for at, cell in enumerate(experiment.cells())} for experiment, _ in (one, two)]
    played = [analysis.parties(rows) for _, rows in (one, two)]
    both = [label for label in cells[0] if label in cells[1]]
    found, games, same = list[Difference](), [0, 0], True
    for label in both or ["all"]:
        sides = [_by_seed(side, at[label] if both else None) for side, at in zip(played, cells, strict=True)]
        if min(map(len, sides)) < 2:
            continue
        games = [total + sum(map(len, side.values())) for total, side in zip(games, sides, strict=True)]
        same = same and sides[0].keys() == sides[1].keys()
        found += [
            _differing(label, figure, sides[0], sides[1]) for figure in (CAMPAIGN if one[0].campaign else FIGURES)
        ]
    if not found:
        raise SetupError("there are too few games to compare")
    clear = significance.holm([difference.change.p for difference in found])
    told = [msgspec.structs.replace(difference, clear=sure) for difference, sure in zip(found, clear, strict=True)]
    alone = [label for label in (*cells[0], *cells[1]) if both and label not in both]
    return Comparison(told, alone, (games[0], games[1]), same)


def within(asked: Experiment, rows: Sequence[Row]) -> list[Difference]:
    """What the other cells of a grid change against its first one, game by game where they have the same seeds; clear
    after correction for the number of cells and figures."""
    played, labels = analysis.parties(rows), [cell.label for cell in asked.cells()]
    first, *others = [_by_seed(played, at) for at in range(len(labels))]
    won, score = (CAMPAIGN if asked.campaign else FIGURES)[0], FIGURES[2]
    found = [
        _differing(label, figure, first, other)
        for label, other in zip(labels[1:], others, strict=True)
        if min(len(first), len(other)) > 1
        for figure in (won, score)
    ]
    clear = significance.holm([difference.change.p for difference in found])
    return [msgspec.structs.replace(one, clear=sure) for one, sure in zip(found, clear, strict=True)]


def _by_seed(played: dict[tuple[int, int], list[Row]], cell: int | None) -> Side:
    """The tasks of one cell, or of all, grouped by seed: games that share a seed are not independent."""
    found: Side = {}
    for task, games in played.items():
        if cell is None or task[0] == cell:
            found.setdefault(games[0].seed, []).append(games)
    return found


def _differing(label: str, figure: Figure, before: Side, after: Side) -> Difference:
    old, new = (
        {seed: statistics.fmean(figure.of(games) for games in tasks) for seed, tasks in side.items()}
        for side in (before, after)
    )
    if old.keys() == new.keys():
        change = significance.paired([new[key] - old[key] for key in old])
    else:
        change = significance.unpaired([*old.values()], [*new.values()])
    means = [statistics.fmean(values.values()) for values in (old, new)]
    return Difference(label, figure, means[0], means[1], change)


def told(found: Comparison, names: tuple[str, str]) -> Iterator[str]:
    """For the terminal: every figure with its meaning, and how many differences are clear."""
    first, second = found.games
    yield f"{names[1]} against {names[0]}: {second} and {first} games, " + (
        "with the same seeds and so compared one by one" if found.paired else "with seeds of their own"
    )
    for label in dict.fromkeys(difference.label for difference in found.differences):
        yield f"{label}:"
        for one in found.differences:
            if one.label == label:
                yield f"  {line(one)}"
    if found.alone:
        yield f"only in one of them, and left out: {'; '.join(found.alone)}"
    yield from _verdict(found.differences)


def line(one: Difference) -> str:
    """A figure before and after, its change with an interval, and a verdict."""
    name, change = f"{one.figure.name:<14}", one.change
    if not (change.size or change.low or change.high):
        return f"{name}  {_value(one, one.before)} in both"
    size, low, high = (_value(one, value, "+") for value in (change.size, change.low, change.high))
    points = " points" if one.figure.share else ""
    verdict = f"clearly {'higher' if change.size > 0 else 'lower'}" if one.clear else "may be luck"
    return (
        f"{name}  {_value(one, one.before)}{_unit(one)} -> {_value(one, one.after)}{_unit(one)}: "
        f"{size}{points} ({low} to {high}), {verdict} (p = {change.p:.2g})"
    )


def _value(one: Difference, value: float, sign: str = "") -> str:
    """Format a number with as many digits as are meaningful."""
    if one.figure.share:
        return f"{100 * value:{sign}.1f}"
    digits = 2 if abs(one.before) < 10 else 1 if abs(one.before) < 100 else 0
    return f"{value:{sign}.{digits}f}"


def _unit(one: Difference) -> str:
    return " %" if one.figure.share else ""


def _verdict(differences: Sequence[Difference]) -> Iterator[str]:
    clear, looks = [one for one in differences if one.clear], len(differences)
    if clear:
        yield f"{len(clear)} of {looks} differences are clear: " + ", ".join(
            one.figure.name if one.label == "all" else f"{one.figure.name} ({one.label})" for one in clear
        )
    else:
        yield f"none of {looks} differences is clear: luck alone can make experiments differ so much"
    yield (
        f"(Among {looks} figures, some differ by luck. Holm's correction allows for that: "
        "two experiments that do not differ at all are called different less than once in 20 times.)"
    )
