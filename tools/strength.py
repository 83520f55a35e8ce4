"""`make strength`: how much better a searching bot plays than the game's own bot, or than another searching bot
(`--against`), on the same seeds.

If all seats win or lose together, the searching bot plays all of them, and the games won are compared. In a race it
plays one seat, a different one from game to game, and its points minus those of the best rival are compared. If the
seats have different tasks, such as heroes and Dark Player, `--seat` names the one that searches.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from undercroft import bots
from undercroft.bots.flat import Budget, FlatBot
from undercroft.bots.tree import TreeBot
from undercroft.games import find, infos
from undercroft.kernel import Config, SeatOutcome, Session, configure
from undercroft.lab.simulate import shared_out
from undercroft.significance import mean_of, quantile, smooth

from . import fitting, foresight


class Pair(msgspec.Struct):
    """One seed played twice: won and points by the own bot (or whom search is compared with) and by search, and what a
    searched decision cost."""

    seed: int
    won: tuple[bool, bool]
    points: tuple[int, int]
    decisions: int
    seconds: float


class Searcher(NamedTuple):
    """Which bot searches, how much it thinks (None: as it does at a table), on which seat it sits (None: as the module
    says), and which other bot it is compared with (None: the own bot)."""

    bot: str = "strong"
    budget: Budget | None = None
    seat: int | None = None
    against: str | None = None


KINDS: dict[str, type[FlatBot] | type[TreeBot]] = {"strong": FlatBot, "stronger": TreeBot}


class Kept(msgspec.Struct):
    """A line of the file in which finished pairs are kept: what was asked for, and how one seed went."""

    asked: dict[str, Any]
    pair: Pair


def play_pair(config: Config, asked: Searcher) -> Pair:
    """The same set-up once with the own bot on all seats, once with search; or once with each of two that search."""
    before, _, _ = _play(config, [])
    together = asked.seat is None and len({seat.won for seat in before}) == 1
    mine = asked.seat if asked.seat is not None else 0 if together else config.seed % config.seats
    searching = list(range(config.seats)) if together else [mine]
    if asked.against:
        before, _, _ = _play(config, searching, Searcher(asked.against))
    after, decisions, seconds = _play(config, searching, asked)
    points = tuple(_points(outcome, mine, together) for outcome in (before, after))
    won = tuple(outcome[mine].won for outcome in (before, after))
    return Pair(config.seed, won, points, decisions, seconds)  # type: ignore[arg-type]


def _points(outcome: tuple[SeatOutcome, ...], seat: int, together: bool) -> int:
    rivals = [] if together else [other.score for at, other in enumerate(outcome) if at != seat]
    return outcome[seat].score - max(rivals, default=0)


def _play(
    config: Config, searching: list[int], asked: Searcher = Searcher()
) -> tuple[tuple[SeatOutcome, ...], int, float]:
    """The outcome, the number of searched decisions, and the seconds of processor time they took."""
    session = Session(find(config.game), config)
    own, spent, decisions = next(iter(session.game.bots)), 0.0, 0
    kind = KINDS[asked.bot]
    seated: list[Any] = [bots.make(config.game, own, config.seed * 31 + seat) for seat in range(config.seats)]
    for seat in searching:
        seated[seat] = kind(config.seed * 31 + seat, asked.budget)
    while (request := session.request) is not None:
        begin = time.process_time()
        session.answer(seated[request.seat].answer(session, request), request.seat)
        if request.seat in searching:
            decisions, spent = decisions + 1, spent + time.process_time() - begin
    return session.outcome or (), decisions, spent


def won_gain(pairs: list[Pair]) -> tuple[float, float]:
    """The difference in games won, and half the width of its 95 % interval (Student). The spread is never zero: a few
    games with the same result do not prove that all have it."""
    changes = [float(pair.won[1]) - float(pair.won[0]) for pair in pairs]
    mean, half = mean_of(changes)
    if len({*changes}) == 1:
        half = quantile(len(changes) - 1) * math.sqrt(smooth(0, len(changes)) / len(changes)) if changes[1:] else half
    return mean, min(1.0, half)


def points_gain(pairs: list[Pair]) -> tuple[float, float]:
    """The same for points."""
    return mean_of([float(pair.points[1] - pair.points[0]) for pair in pairs])


def kept(file: Path | None, asked: dict[str, Any]) -> dict[int, Pair]:
    """The pairs that an earlier run with the same set-up, bot and budget has finished. A truncated line is ignored."""
    found: dict[int, Pair] = {}
    for text in file.read_text().splitlines() if file is not None and file.exists() else ():
        try:
            one = msgspec.json.decode(text, type=Kept)
        except msgspec.DecodeError:
            continue
        if one.asked == asked:
            found[one.pair.seed] = one.pair
    return found


def played(configs: list[Config], searcher: Searcher, jobs: int, file: Path | None = None) -> Iterator[Pair]:
    """One pair for each set-up. Pairs in the file are not played again; new ones are written to it at once."""
    config = configs[0]
    setup = {name: getattr(config, name) for name in ("game", "version", "seats", "mode", "scenario", "heroes")}
    asked = {**setup, "bot": searcher.bot, **msgspec.structs.asdict(searcher.budget or KINDS[searcher.bot].BUDGET)}
    if searcher.seat is not None:
        asked["seat"] = searcher.seat
    if searcher.against is not None:
        asked["against"] = searcher.against
    done = kept(file, asked)
    yield from (done[config.seed] for config in configs if config.seed in done)
    todo = [config for config in configs if config.seed not in done]
    for pair in shared_out(play_pair, todo, [searcher] * len(todo), jobs):
        if file is not None:
            with file.open("a") as out:
                out.write(f"\n{msgspec.json.encode(Kept(asked, pair)).decode()}\n")
        yield pair


def told(slug: str, bot: str, pairs: list[Pair], against: str | None = None) -> dict[str, Any]:
    (won, half), (points, spread) = won_gain(pairs), points_gain(pairs)
    decisions = max(1, sum(pair.decisions for pair in pairs))
    return {
        "game": slug,
        "bot": bot,
        "against": against,
        "games": len(pairs),
        "won": [sum(pair.won[0] for pair in pairs), sum(pair.won[1] for pair in pairs)],
        "won_gain": [100 * won, 100 * half],
        "points_gain": [points, spread],
        "milliseconds": 1000 * sum(pair.seconds for pair in pairs) / decisions,
    }


def line(found: dict[str, Any]) -> str:
    (own, search), (gain, half), (points, spread) = found["won"], found["won_gain"], found["points_gain"]
    one, other = (found["against"], found["bot"]) if found["against"] else ("own bot", "search")
    known = f"± {spread:.1f}" if spread or points else "in every game"
    shown = "" if abs(gain) > half or abs(points) > spread else "; no real difference shown"
    return (
        f"{found['game']} ({found['bot']}): {found['games']} seeds, {one} won {own}, {other} won {search}: "
        f"{gain:+.1f} ± {half:.1f} percentage points; {points:+.1f} {known} points{shown}; "
        f"{found['milliseconds']:.0f} ms of processor time a decision"
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games by slug; all with a bot if none is named")
    parser.add_argument("--number", type=int, default=30, help="seeds per game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", choices=[*KINDS], default="strong")
    parser.add_argument("--against", choices=[*KINDS], help="compare with this bot instead of the own one")
    parser.add_argument("--seconds", type=float, help="think so long about each decision")
    parser.add_argument("--rollouts", type=int, help="or try so many roll-outs")
    parser.add_argument("--depth", type=int, help="decisions per roll-out; 0: to the end")
    parser.add_argument("--candidates", type=int)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--heroes", type=int)
    parser.add_argument("--seat", type=int, help="only this seat searches, counted from 0 (the last: a Dark Player)")
    parser.add_argument("--scenario")
    parser.add_argument("--mode")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--foresight", action="store_true", help="only ask how well the evaluation foresees the end")
    parser.add_argument("--fit", action="store_true", help="only weigh the signs of the evaluation anew")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="finished pairs, so that a run can go on later")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    given = {name: getattr(asked, name) for name in ("rollouts", "seconds", "depth", "candidates")}
    changed = {name: value for name, value in given.items() if value is not None}
    budget = msgspec.structs.replace(KINDS[asked.bot].BUDGET, **changed)
    searcher = Searcher(asked.bot, budget, asked.seat, asked.against)
    setup = {"seats": asked.seats, "scenario": asked.scenario, "mode": asked.mode, "heroes": asked.heroes}
    for slug in asked.games or [slug for slug in infos() if find(slug).bots and find(slug).evaluate]:
        info = find(slug).info
        configs = [configure(info, seed=asked.seed + number, **setup) for number in range(asked.number)]
        if asked.foresight:
            print(foresight.told(slug, [glance for config in configs for glance in foresight.glances(config)]))
            continue
        if asked.fit:
            print(fitting.told(fitting.fitted([look for config in configs for look in fitting.looks(config)])))
            continue
        pairs: list[Pair] = []
        for pair in played(configs, searcher, asked.jobs, asked.keep):
            pairs.append(pair)
            print(f"so far: {line(told(slug, asked.bot, pairs, asked.against))}", file=sys.stderr, flush=True)
        found = told(slug, asked.bot, pairs, asked.against)
        print(json.dumps(found) if asked.json else line(found), flush=True)


if __name__ == "__main__":
    main()
