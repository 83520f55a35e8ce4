"""`make bench`: the speed of every game relative to a yardstick in the same run, because only ratios are stable on a
shared machine."""

from __future__ import annotations

import argparse
import gc
import importlib.util
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

import msgspec

import undercroft
from undercroft import bots
from undercroft.bots.chance import RandomBot
from undercroft.games import find, infos
from undercroft.kernel import (
    Config,
    Game,
    GameInfo,
    GameState,
    Option,
    SeatOutcome,
    Session,
    Table,
    configure,
    inline,
    seeded,
)
from undercroft.kernel.history import Answer
from undercroft.lab import pettingzoo_env
from undercroft.lab.collector import seldom_collected

from .yardstick import units_per_second


def bench(slugs: list[str], seconds: float = 2.5, begin: Callable[[str], None] = lambda slug: None) -> dict[str, Any]:
    """All figures, as printed and as JSON; `begin` is called with the name of each game before it is measured.

    Each game runs in a process of its own, as in the laboratory: what one game keeps in memory would slow down the next
    one.
    """
    games = {}
    for slug in slugs:
        begin(slug)
        with ProcessPoolExecutor(1, get_context("spawn")) as alone:
            games[slug] = alone.submit(_game, slug, seconds).result()
    yard = statistics.fmean([row["units_per_second"] for row in games.values()] or [units_per_second()])
    found: dict[str, Any] = {"yardstick": {"units_per_second": yard}, "games": games}
    found["kernel"] = {
        "overhead_us": overhead_us(seconds),
        "clone_200_objects_us": clone_of_many_us(),
        "clone_200_limit_us": 100,
        "overhead_limit_us": 2,
    }
    return found


RELEASED = {
    "cellar": (7.5, 9),
    "alliance": (1.45, 38),
    "doria": (0.69, 20),
    "plungin": (0.80, 40),
    "universalis": (0.34, 100),
}
"""Decisions per unit and microseconds of a clone in the last release, 0.1."""
GROWTH = (100, 500, 1000)


class Played(NamedTuple):
    """The decisions played, the seconds of processor time they took, and how many yardstick units that time is."""

    decisions: int
    games: int
    seconds: float
    units: float
    per_unit: float


def _game(slug: str, seconds: float) -> dict[str, Any]:
    """The figures of a game."""
    info = infos()[slug]
    seats = min(4, info.seats(info.modes[0].id)[1])
    chance, own = (_lab(slug, seats, seconds, bot) for bot in ("random", bots.names(slug)[0]))
    session = _middle(slug, seats)
    text = session.save()
    return {
        "seats": seats,
        "units_per_second": chance.units / chance.seconds,
        "decisions_per_second": chance.decisions / chance.seconds,
        "games_per_second": chance.games / chance.seconds,
        "decisions_per_unit": chance.per_unit,
        "own_bot_per_unit": own.per_unit,
        "face_share": _face(slug, seats, seconds),
        "environment_share": environments(slug, seats) if importlib.util.find_spec("pettingzoo") else {},
        "growth": growth(slug, seats),
        "released": dict(zip(("decisions_per_unit", "clone_us"), RELEASED.get(slug, ()), strict=False)),
        "clone_us": _time(session.clone, 200) * 1e6,
        "save_ms": _time(session.save, 30) * 1e3,
        "load_ms": _time(lambda: undercroft.load(text), 30) * 1e3,
        "save_bytes": len(text),
    }


OTHERS = 1_000_000
"""The first seed of the games that warm up the process."""


SLICE = 0.25
"""Seconds of games between two runs of the yardstick."""


def _lab(slug: str, seats: int, seconds: float, bot: str) -> Played:
    """Measure games in a process that has already played others, so that work done once for all games does not count,
    and work done in each game does. The yardstick runs after every slice, because the speed of a shared machine changes
    from second to second. The median of the slices counts, as with the yardstick itself."""
    game = find(slug)
    policy = bots.make(slug, bot, 1).policy
    assert policy is not None
    content = game.content(configure(game.info, seed=0, seats=seats))

    def play(seed: int) -> int:
        return inline.play(game, configure(game.info, seed=seed, seats=seats), policy, content).decisions

    with seldom_collected():
        begin, seed = time.process_time(), OTHERS
        while time.process_time() < begin + seconds:
            play(seed)
            seed += 1
        games, spent, slices = 0, 0.0, list[tuple[int, float]]()
        pace = units_per_second(SHORT)
        while spent < seconds:
            begin, decisions = time.process_time(), 0
            while time.process_time() < begin + min(SLICE, seconds):
                decisions += play(games)
                games += 1
            last, pace, before = time.process_time() - begin, units_per_second(SHORT), pace
            spent += last
            slices.append((decisions, last * (before + pace) / 2))
    per_unit = statistics.median([decisions / units for decisions, units in slices])
    decided, units = (sum(column) for column in zip(*slices, strict=True))
    return Played(int(decided), games, spent, units, per_unit)


SHORT = 0.03
"""Seconds of each run of the yardstick between two slices."""


def _face(slug: str, seats: int, seconds: float) -> float:
    """The speed of `Session.answer`, with log, checkpoints and undo, as a share of the speed in lab mode. Both play the
    same games in turn, and the best time of each counts."""
    game = find(slug)
    content = game.content(configure(game.info, seed=0, seats=seats))
    inside, outside = [], []
    begin, seed = time.process_time(), 0
    while seed < 6 or time.process_time() < begin + 2 * seconds:
        config, policy = configure(game.info, seed=seed % 3, seats=seats), RandomBot(seed % 3).policy
        assert policy is not None
        inside.append(_once(lambda: inline.play(game, config, policy, content)))  # noqa: B023
        outside.append(_once(lambda: _answered(undercroft.new(slug, seed=seed % 3, seats=seats), seed % 3)))  # noqa: B023
        seed += 1
    return sum(min(inside[one::3]) for one in range(3)) / sum(min(outside[one::3]) for one in range(3))


def _answered(session: Session[Any, Any], seed: int, most: int | None = None) -> Session[Any, Any]:
    chance = RandomBot(seed)
    while (request := session.request) is not None and (most is None or len(session.history) < most):
        session.answer(chance.answer(session, request))
    return session


def environments(slug: str, seats: int, games: int = 24) -> dict[str, float]:
    """The speed of the PettingZoo environment as a share of that of `Session.answer`: with the options only, and with
    everything that the seat sees.

    Both give the same answers in the same games. Other games come first, and every game is played once before it is
    measured, so that caches are warm. The median of each counts.
    """
    kinds = ("options", "view")
    envs = {kind: pettingzoo_env(slug, seats=seats, observe=kind) for kind in kinds}
    shares: dict[str, list[float]] = {kind: [] for kind in kinds}
    for seed in (*range(OTHERS, OTHERS + 2 * games), *range(games)):
        spent = {}
        for env in envs.values():
            env.reset(seed=seed)
        game, config, most = env.table.game, env.table.session.config, env.table.actions
        _picked(Session(game, config), seed, most)
        for kind, env in envs.items():
            spent[kind] = _once(partial(_stepped, env, seed))
        bare = _once(partial(_picked, Session(game, config), seed, most))
        for kind in kinds if seed < OTHERS else ():
            shares[kind].append(bare / spent[kind])
    return {kind: statistics.median(found) for kind, found in shares.items()}


ENOUGH = 150


def _stepped(env: Any, seed: int) -> None:
    """This many random steps, or fewer if the game ends."""
    rng = random.Random(seed)
    for _ in range(ENOUGH):
        env.step(int(rng.random() * env.last()[0]["action_mask"].tobytes().count(1)))
        if env.table.session.over:
            return


def _picked(session: Session[Any, Any], seed: int, most: int) -> None:
    """The same steps without an environment, choosing among at most this many options."""
    rng = random.Random(seed)
    for _ in range(ENOUGH):
        request = session.request
        if request is None:
            return
        options = request.ask.options[:most]
        session.answer(Option(options[int(rng.random() * len(options))], request.ask, str))


def _repeated(session: Session[Any, Any], answers: list[Answer]) -> None:
    for one in answers:
        session.answer(one.value, one.seat)


def growth(slug: str, seats: int) -> dict[int, dict[str, float]]:
    """Microseconds of an answer, a clone and a save after this many decisions of a long random game."""
    found, game, config = {}, find(slug), long_game(slug, seats)
    history = _answered(Session(game, config), config.seed).history
    for place in GROWTH:
        if len(history) < place + AFTER:
            break
        here = Session(game, config)
        _repeated(here, history[:place])
        spent = _once(partial(_repeated, here.clone(), history[place : place + AFTER]))
        found[place] = {
            "answer": spent / AFTER * 1e6,
            "clone": _time(here.clone, 60) * 1e6,
            "save": _time(here.save, 20) * 1e6,
        }
    return found


AFTER, SETUPS = 40, 24


def long_game(slug: str, seats: int) -> Config:
    """The set-up of a random game that lasts longer than all the places, or than most of them. The default set-up is
    tried first, then others with the same number of seats if possible."""
    game = find(slug)
    others: list[dict[str, Any]] = [
        {"seats": game.info.seats(mode.id)[1], "mode": mode.id, "scenario": scenario.id}
        for mode in game.info.modes
        for scenario in game.info.scenarios
    ]
    best, most = configure(game.info, seed=0, seats=seats), 0
    usual: list[tuple[int, dict[str, Any]]] = [(seed, {"seats": seats}) for seed in range(4)]
    for seed, chosen in [*usual, *[(0, one) for one in others[:: -(-len(others) // SETUPS)]]]:
        config, policy = configure(game.info, seed=seed, **chosen), RandomBot(seed).policy
        assert policy is not None
        length = inline.play(game, config, policy).decisions
        passed = sum(length >= place + AFTER for place in GROWTH)
        if passed > most:
            best, most = config, passed
        if most == len(GROWTH):
            break
    return best


def _middle(slug: str, seats: int) -> Session[Any, Any]:
    """A session half-way through a random game that is not over too soon."""
    best: Session[Any, Any] | None = None
    for seed in range(8):
        session = undercroft.new(slug, seed=seed, seats=seats)
        chance = RandomBot(seed)
        length = inline.play(session.game, session.config, chance.policy or (lambda t, ask: ask.options[0])).decisions
        while session.request is not None and len(session.history) < min(length, 600) // 2:
            session.answer(chance.answer(session, session.request))
        if session.request is not None and (best is None or len(session.history) > len(best.history)):
            best = session
    assert best is not None
    return best


def _time(call: Callable[[], Any], times: int) -> float:
    """Seconds of this process for one call: the median, after one call to warm up."""
    call()
    gc.collect()
    return statistics.median([_once(call) for _ in range(times)])


class _Direct(Table[Any, Any]):
    """The rules without the kernel: a question is a random pick, nothing is asked, counted or checked."""

    pick: Callable[[], float]

    async def choose(
        self,
        seat: int,
        key: str,
        options: Any,
        *,
        label: Any = None,
        cites: Any = (),
        refuse: Any = None,
        about: Any = None,
        at: Any = (),
        window: bool = False,
        hidden: bool = False,
        meaning: Any = None,
    ) -> Any:
        if callable(options):
            options = options()
        if len(options) == 1 and not hidden and not window:
            return options[0]
        return options[int(self.pick() * len(options))]

    async def choose_together(self, asks: Any) -> Any:
        return {seat: ask.options[int(self.pick() * len(ask.options))] for seat, ask in asks.items()}


def _direct(game: Game[Any, Any], configs: list[Config], content: Any) -> None:
    pick = random.Random(5).random
    for config in configs:
        table = _Direct(game, game.setup(config, content), content)
        table.pick = pick
        while (step := game.next_step(table.state, content)) is not None:
            inline.run(game.steps[step[0]](table, *step[1:]))


def _through_kernel(game: Game[Any, Any], configs: list[Config], content: Any) -> int:
    policy = RandomBot(5).policy
    assert policy is not None
    return sum(inline.play(game, config, policy, content).decisions for config in configs)


def overhead_us(seconds: float = 2.0, slug: str = "cellar") -> float:
    """Kernel time per decision in lab mode: the same games through the kernel and with their rules called directly."""
    game = find(slug)
    content = game.content(configure(game.info, seed=0, seats=2))
    configs = [configure(game.info, seed=seed, seats=2) for seed in range(20)]
    decisions = _through_kernel(game, configs, content)
    kernel, direct = [], []
    for _ in range(max(12, int(seconds * 40))):
        kernel.append(_once(lambda: _through_kernel(game, configs, content)))
        direct.append(_once(lambda: _direct(game, configs, content)))
    return (min(kernel) - min(direct)) / decisions * 1e6


def _once(call: Callable[[], Any]) -> float:
    """Seconds of processor time of this process, so that other processes do not count."""
    begin = time.process_time()
    call()
    return time.process_time() - begin


class _Piece(msgspec.Struct):
    at: int
    health: int
    kind: str
    items: list[int]


class _Many(GameState, kw_only=True):
    pieces: list[_Piece]
    done: bool = False


async def _ask(t: Table[_Many, None]) -> None:
    await t.choose(0, "go", ["yes", "no"])
    t.state.done = True


_MANY: Game[_Many, None] = Game(
    info=GameInfo(slug="many", title="Many", about="", version="1.0", players=(1, 1)),
    state=_Many,
    content=lambda config: None,
    setup=lambda config, content: _Many(
        streams=seeded(1), pieces=[_Piece(at, 5, "orc", [at, at + 1]) for at in range(200)]
    ),
    next_step=lambda state, content: None if state.done else ("ask",),
    steps={"ask": _ask},
    outcome=lambda state, content: (SeatOutcome(True, 0, "won"),),
    view=lambda state, content, seat: {},
    redeal=lambda state, content, seat, streams: None,
    events=(),
)


def clone_of_many_us() -> float:
    """Time to clone a session whose state holds 200 objects."""
    session = Session(_MANY, configure(_MANY.info, seed=1))
    return _time(session.clone, 300) * 1e6


def table(found: dict[str, Any]) -> str:
    """The figures for people."""
    yard = found["yardstick"]["units_per_second"]
    lines = [f"yardstick: {yard:,.0f} units per second"]
    for slug, row in found["games"].items():
        lines.append(
            f"{slug} ({row['seats']} seats, random bot): {row['decisions_per_second']:,.0f} decisions/s = "
            f"{row['decisions_per_unit']:.2f} per yardstick unit, {row['games_per_second']:.1f} games/s, clone "
            f"{row['clone_us']:.0f} µs, save {row['save_ms']:.2f} ms ({row['save_bytes']:,} bytes), "
            f"load {row['load_ms']:.2f} ms"
        )
        released = row["released"]
        before = (
            f"; release 0.1: {released['decisions_per_unit']:.2f}, clone {released['clone_us']} µs" if released else ""
        )
        lines.append(
            f"    own bot {row['own_bot_per_unit']:.2f} per unit; public face {row['face_share']:.0%}"
            f" of lab speed{before}"
        )
        if row["environment_share"]:
            told = ", ".join(f"{share:.0%} with the {kind}" for kind, share in row["environment_share"].items())
            lines.append(f"    environment: {told} observed, of the public face")
        for place, one in row["growth"].items():
            lines.append(
                f"    after {place} decisions: answer {one['answer']:.0f} µs, clone {one['clone']:.0f} µs,"
                f" save {one['save']:.0f} µs"
            )
    kernel = found["kernel"]
    lines.append(
        f"kernel: {kernel['overhead_us']:.2f} µs overhead per decision (limit {kernel['overhead_limit_us']}), "
        f"clone of 200 objects {kernel['clone_200_objects_us']:.0f} µs (limit {kernel['clone_200_limit_us']})"
    )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(infos()), help="which games; all if none is named")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(arguments)
    found = bench(given.games, given.seconds, lambda slug: print(f"measuring {slug} ...", file=sys.stderr))
    print(json.dumps(found) if given.json else table(found))


if __name__ == "__main__":
    main()
