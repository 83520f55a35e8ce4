"""`make strength ARGS="GAME --foresight"`: how well a game's `evaluate` separates games that will be won from games
that will be lost.

Search relies on it: with a misleading evaluation, a bot that looks ahead plays worse than one that does not.
"""

from __future__ import annotations

import random
from itertools import groupby
from typing import Any

import msgspec

from undercroft.games import find
from undercroft.kernel import Ask, Config, RulesError, Table, inline

LOOKED_AT = 0.05
"""The share of decisions that are examined."""


class Glance(msgspec.Struct, frozen=True):
    """The evaluation at one point of a game (0: the beginning, 1: the end), and how the game ended."""

    game: int
    when: float
    worth: float
    won: bool


def glances(config: Config) -> list[Glance]:
    """One game of the own bot, as the first seat sees it."""
    game, rng, seen = find(config.game), random.Random(config.seed), list[tuple[int, float]]()
    policy, evaluate = next(iter(game.bots.values())), game.evaluate
    if evaluate is None:
        raise RulesError(f"{game.info.slug} has no evaluation to look ahead with")

    def watching(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        if rng.random() < LOOKED_AT:
            seen.append((table.decisions, evaluate(table.state, table.content, 0)))
        return policy(table, ask)

    table = inline.play(game, config, watching)
    won = game.outcome(table.state, table.content)[0].won
    return [Glance(config.seed, at / table.decisions, worth, won) for at, worth in seen]


def foresight(seen: list[Glance]) -> float:
    """The chance that of two games, one of which will be won, the evaluation likes the right one better (1: always,
    0.5: as well as a coin, less: it misleads). Each game counts once, however long it was.

    >>> foresight([Glance(1, 0.5, 3.0, True), Glance(2, 0.5, 2.0, False), Glance(3, 0.5, 4.0, False)])
    0.5
    """
    looks: dict[int, int] = {}
    for one in seen:
        looks[one.game] = looks.get(one.game, 0) + 1
    below = right = wins = losses = 0.0
    for _, alike in groupby(sorted(seen, key=lambda one: one.worth), lambda one: one.worth):
        weights = [(one.won, 1 / looks[one.game]) for one in alike]
        won, lost = (sum(weight for end, weight in weights if end is kind) for kind in (True, False))
        right += won * (below + lost / 2)
        below, wins, losses = below + lost, wins + won, losses + lost
    return right / (wins * losses) if wins and losses else 0.5


def told(slug: str, seen: list[Glance]) -> str:
    thirds = [[one for one in seen if part / 3 <= one.when <= (part + 1) / 3] for part in range(3)]
    games, won = {one.game for one in seen}, {one.game for one in seen if one.won}
    early, middle, late = (f"{foresight(third):.2f}" for third in thirds)
    return (
        f"{slug}: the evaluation is right about {foresight(seen):.2f} of pairs in {len(games)} games ({len(won)} won); "
        f"early {early}, in the middle {middle}, late {late} (a coin: 0.50)"
    )
