"""Let bots play many games and count what happened. Every game can be repeated by its seed."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec

from undercroft import bots
from undercroft.games import find
from undercroft.kernel import Config, SeatOutcome, Session, configure, inline
from undercroft.significance import wilson

from .collector import collect_seldom, seldom_collected

A = TypeVar("A")
B = TypeVar("B")
R = TypeVar("R")


class Result(msgspec.Struct):
    """How one game went."""

    seed: int
    decisions: int
    outcome: tuple[SeatOutcome, ...]
    bots: list[str]


class Side(msgspec.Struct):
    """Seats that won and lost together in all games, counted once: the heroes, their enemy, or one rival."""

    seats: list[int]
    won: int
    win_rate: float
    interval: tuple[float, float]
    score: float


class Statistics(msgspec.Struct):
    """Figures over many games. A game is won where the first seat's side has won it, and each side has one score;
    `bots` has the share of seats won per bot."""

    game: str
    games: int
    won: int
    win_rate: float
    interval: tuple[float, float]
    decisions: float
    longest: int
    score: float
    scores: dict[str, float]
    reasons: dict[str, int]
    bots: dict[str, float]
    sides: list[Side]


def config_for(slug: str, seed: int, **setup: Any) -> Config:
    return configure(find(slug).info, seed=seed, **setup)


def seats_of(names: list[str], seats: int, shift: int = 0) -> list[str]:
    """The bot on each seat: the names in turn, rotated from game to game so that no bot keeps the first seat."""
    return [names[(seat + shift) % len(names)] for seat in range(seats)]


def play_one(config: Config, names: list[str]) -> Result:
    """Play one game: inline if every bot can answer immediately, otherwise in a session."""
    game = find(config.game)
    seated = [bots.make(config.game, name, config.seed * 31 + seat) for seat, name in enumerate(names)]
    policy = bots.seated(seated)
    if policy is not None:
        table = inline.play(game, config, policy)
        return Result(config.seed, table.decisions, game.outcome(table.state, table.content), names)
    session = Session(game, config)
    bots.finish(session, seated)
    return Result(config.seed, len(session.history), session.outcome or (), names)


def simulate(slug: str, games: int, names: list[str], seed: int = 0, jobs: int = 1, **setup: Any) -> Iterator[Result]:
    """Games with the seeds `seed`, `seed + 1`, ..., in order, whatever the number of processes."""
    configs = [config_for(slug, seed + number, **setup) for number in range(games)]
    seated = [seats_of(names, config.seats, number) for number, config in enumerate(configs)]
    yield from shared_out(play_one, configs, seated, jobs)


def shared_out(work: Callable[[A, B], R], first: Sequence[A], second: Sequence[B], jobs: int) -> Iterator[R]:
    """Run `work` on pairs of arguments in several processes; results in order."""
    if jobs == 1:
        with seldom_collected():
            for a, b in zip(first, second, strict=True):
                yield work(a, b)  # not by `map`, which would take a bot's StopIteration for its own end
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=collect_seldom) as pool:
        yield from pool.map(work, first, second, chunksize=max(1, min(16, len(first) // (4 * jobs))))


def sides_of(results: list[Result]) -> list[Side]:
    """The sides, starting with that of the first seat."""
    together: dict[tuple[tuple[bool, int], ...], list[int]] = {}
    for seat in range(len(results[0].outcome) if results else 0):
        ends = tuple((result.outcome[seat].won, result.outcome[seat].score) for result in results)
        together.setdefault(ends, []).append(seat)
    found = []
    for ends, seats in together.items():
        won, games = sum(won for won, _ in ends), len(ends)
        found.append(Side(seats, won, won / games, wilson(won, games), statistics.fmean(score for _, score in ends)))
    return found


def statistics_of(slug: str, results: list[Result]) -> Statistics:
    sides = sides_of(results)
    won = sides[0].won if sides else 0
    scores = sorted(result.outcome[side.seats[0]].score for result in results for side in sides)
    played, taken = Counter[str](), Counter[str]()
    for result in results:
        for name, seat in zip(result.bots, result.outcome, strict=True):
            played[name] += 1
            taken[name] += seat.won
    return Statistics(
        game=slug,
        games=len(results),
        won=won,
        win_rate=won / max(1, len(results)),
        interval=wilson(won, len(results)),
        decisions=statistics.fmean(result.decisions for result in results) if results else 0,
        longest=max((result.decisions for result in results), default=0),
        score=statistics.fmean(scores) if scores else 0,
        scores={
            f"{share} %": float(scores[min(len(scores) - 1, len(scores) * share // 100)])
            for share in (5, 25, 50, 75, 95)
        }
        if scores
        else {},
        reasons=dict(Counter(seat.reason for result in results for seat in result.outcome[:1]).most_common()),
        bots={name: taken[name] / played[name] for name in sorted(played)},
        sides=sides,
    )
