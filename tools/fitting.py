"""`make strength ARGS="GAME --fit"`: fit the weights of an evaluation to who wins.

If a game's evaluation is a weighted sum of `signs` (in the module of its `evaluate`), logistic regression over games of
its own bot finds weights for which the sum is the logarithm of the odds to win.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.games import find
from undercroft.kernel import Ask, Config, RulesError, Table, inline

LOOKED_AT = 0.06
"""The share of decisions that are examined."""
RIDGE = 5.0
"""The strength of the prior towards zero, in games: signs that are rarely seen get small weights."""
DECIDED = 30.0
"""Positions with an evaluation beyond this are decided; nothing can be learned from them."""
BASE = "base"
"""The constant term."""


class Look(msgspec.Struct, frozen=True):
    """The signs at some point of a game, as one seat sees them, and whether it won."""

    signs: dict[str, float]
    won: bool
    weight: float


def looks(config: Config) -> list[Look]:
    """One game of the own bot. Long and short games have the same weight."""
    game, rng, seen = find(config.game), random.Random(config.seed), list[tuple[int, dict[str, float]]]()
    policy, evaluate = next(iter(game.bots.values())), game.evaluate
    signs = getattr(sys.modules[evaluate.__module__], "signs", None) if evaluate is not None else None
    if evaluate is None or signs is None:
        raise RulesError(f"the evaluation of {game.info.slug} has no signs that could be weighed")

    def watching(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        if rng.random() < LOOKED_AT:
            seat = rng.randrange(config.seats)
            if abs(evaluate(table.state, table.content, seat)) < DECIDED:
                seen.append((seat, signs(table.state, table.content, seat)))
        return policy(table, ask)

    table = inline.play(game, config, watching)
    outcome = game.outcome(table.state, table.content)
    return [Look(found, outcome[seat].won, 1 / len(seen)) for seat, found in seen]


def fitted(seen: Sequence[Look]) -> dict[str, float]:
    """Weights of the signs, by Newton's method.

    >>> won = [Look({"base": 1.0, "ahead": 1.0}, at < 3, 1.0) for at in range(4)]
    >>> lost = [Look({"base": 1.0, "ahead": 0.0}, at < 1, 1.0) for at in range(4)]
    >>> fitted([*won, *lost] * 100)
    {'base': -1.063, 'ahead': 2.127}
    """
    names = list(seen[0].signs)
    sizes = {name: _size([look.signs[name] for look in seen]) if name != BASE else 1.0 for name in names}
    rows = [[look.signs[name] / sizes[name] for name in names] for look in seen]
    weights = [0.0] * len(names)
    for _ in range(12):
        slope = [-RIDGE * weight * (name != BASE) for name, weight in zip(names, weights, strict=True)]
        bend = [[0.0] * len(names) for _ in names]
        for a, name in enumerate(names):
            bend[a][a] = RIDGE if name != BASE else 1e-6
        for row, look in zip(rows, seen, strict=True):
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, sum(map(float.__mul__, row, weights))))))
            miss, doubt = look.weight * (look.won - chance), look.weight * chance * (1 - chance)
            for a, value in enumerate(row):
                if value:
                    slope[a] += miss * value
                    scaled, line = doubt * value, bend[a]
                    for b in range(a + 1):
                        line[b] += scaled * row[b]
        for a in range(len(names)):
            for b in range(a):
                bend[b][a] = bend[a][b]
        weights = [weight + step for weight, step in zip(weights, _solved(bend, slope), strict=True)]
    return {name: round(weight / sizes[name], 3) for name, weight in zip(names, weights, strict=True)}


def _size(values: list[float]) -> float:
    """The standard deviation of a sign; 1 if it never changes."""
    middle = sum(values) / len(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / len(values)) or 1.0


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a symmetric positive matrix by elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for line in rows[at + 1 :]:
            share = line[at] / pivot[at]
            for column in range(at, len(line)):
                line[column] -= share * pivot[column]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


def told(weights: dict[str, float]) -> str:
    """The weights as Python source, as they stand in the game's module."""
    return "\n".join(["WEIGHTS = {", *(f'    "{name}": {weight},' for name, weight in weights.items()), "}"])
