"""Running an experiment: all games of all cells, on all cores. Finished games are on disk and not played again."""

from __future__ import annotations

import hashlib
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from undercroft import bots
from undercroft.games import find
from undercroft.kernel import Config, RulesError, Session, SetupError, Table, inline

from . import answers, clusters, parties
from .chains import next_quest
from .collector import collect_seldom, seldom_collected
from .exhaust import sequel
from .experiment import Cell, Experiment
from .simulate import seats_of
from .watching import Tally, Watch

HERE_SECONDS, RAY_SECONDS = 0.1, 1.0
"""The target duration of a batch: locally, a killed program has to repeat unfinished batches; on Ray, the overhead
of sending must be worth it."""


KEPT = "experiment.json"


class Row(msgspec.Struct):
    """One game. `link` counts the quests of a campaign from 0; `used` is the content that came into play, `mine` the
    part of it that belonged to the first seat if seats are rivals; `hurt` and `falls` are the heroes' losses by
    cause; `offered` counts how often answers that bots must give or avoid were offered."""

    cell: int
    number: int
    link: int
    seed: int
    scenario: str
    bots: list[str]
    decisions: int
    won: list[bool]
    score: list[int]
    reason: list[str]
    used: dict[str, int]
    hurt: dict[str, int]
    falls: dict[str, int]
    spots: list[tuple[int, int]]
    mine: list[str] = []
    offered: dict[str, int] = {}


Task = tuple[int, int]
"""A cell and the number of the game in it."""


class Done(msgspec.Struct):
    """A finished task: one row, or in a campaign one per quest."""

    cell: int
    number: int
    rows: list[Row]


def play_task(experiment: Experiment, task: Task) -> Done:
    """Play a task's game and, in a campaign, the following ones as long as they are won."""
    cell, number = task
    point = experiment.cells()[cell]
    following: Config | None = experiment.config(point, number)
    rows: list[Row] = []
    while following is not None and following.scenario not in [row.scenario for row in rows]:
        config = following
        names = seats_of(point.bots, config.seats, number)
        table, offered = played(config, names, point)
        rows.append(row_of(table, config, task, len(rows), names, offered))
        going_on = experiment.campaign and rows[-1].won[0]
        following = next_quest(config, sequel(config, table)) if going_on else None
    return Done(cell, number, rows)


def played(config: Config, names: list[str], cell: Cell) -> tuple[Table[Any, Any], dict[str, int]]:
    """Play one game and record what happens: in lab mode, or in a session if a bot searches. Also gives how often the
    answers were offered that bots must give or avoid."""
    game, tally = find(config.game), Tally()
    content = game.content(config)
    made = [bots.make(config.game, name, config.seed * 31 + seat) for seat, name in enumerate(names)]
    bound = answers.bound(parties.led(made, config, content, cell.party), config, cell.always, cell.never)
    seated = bound
    if parties.rivals(config):
        seated = tally.asked_of(seated)
    policy = bots.seated(seated)
    try:
        if policy is None:
            session = Session(game, config)
            session.table.tally = tally
            bots.finish(session, seated)
            session.table.log = Watch(session.table, session.table.log or ())
            return session.table, answers.offered(bound)
        table = Table(game, game.setup(config, content), content, policy=policy)
        table.tally, table.log = tally, Watch(table)
        inline.finish(table)
    except Exception as error:
        raise RulesError(f"{type(error).__name__}: {error} (game {config.game}, seed {config.seed})") from error
    return table, answers.offered(bound)


def row_of(
    table: Table[Any, Any], config: Config, task: Task, link: int, names: list[str], offered: dict[str, int]
) -> Row:
    outcome = table.game.outcome(table.state, table.content)
    assert isinstance(table.log, Watch)
    assert isinstance(table.tally, Tally)
    return Row(
        cell=task[0],
        number=task[1],
        link=link,
        seed=config.seed,
        scenario=config.scenario,
        bots=names,
        decisions=table.decisions,
        won=[seat.won for seat in outcome],
        score=[seat.score for seat in outcome],
        reason=[seat.reason for seat in outcome],
        used=dict(table.tally),
        mine=sorted(table.tally.first),
        hurt=dict(table.log.hurt),
        falls=dict(table.log.falls),
        spots=table.log.spots,
        offered=offered,
    )


class Notebook:
    """The folder of an experiment: one line of JSON per finished task, written at once."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self.folder, self.rows, self.experiment = folder, folder / "rows.jsonl", experiment

    def claim(self) -> None:
        """Claim the folder for this experiment, unless it belongs to another."""
        folder, kept, mark = self.folder, self.folder / KEPT, mark_of(self.experiment)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if (kept.exists() or self.rows.exists()) and _kept(folder)["mark"] != mark:
                raise SetupError(f"{folder.name} holds the games of another experiment; name another folder with --to")
            new = (
                folder / f"{KEPT}.new"
            )  # a process killed here leaves the old file or the new one, never a partial one
            new.write_bytes(msgspec.json.encode({"mark": mark, "experiment": self.experiment}))
            new.replace(kept)
        except OSError as error:
            raise SetupError(f"{str(folder)[:80]} cannot be written: {error.strerror}") from None

    def finished(self) -> list[Done]:
        """All tasks on disk, in order. A line truncated by a crash is dropped."""
        if not self.rows.is_file():
            return []
        whole = self.rows.read_bytes()
        end = whole.rfind(b"\n") + 1
        if end < len(whole):
            with self.rows.open("r+b") as file:
                file.truncate(end)
        found = {(done.cell, done.number): done for done in self._read(whole[:end])}
        return [found[task] for task in sorted(found) if task[1] < self.experiment.games]

    def _read(self, whole: bytes) -> Iterator[Done]:
        decoder = msgspec.json.Decoder(Done)
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                yield decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise SetupError(
                    f"{self.rows}: line {number} is damaged; without this line, its games are played again"
                ) from None

    def keep(self, done: Iterable[Done]) -> None:
        with self.rows.open("ab", buffering=0) as file:
            file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in done))


def mark_of(experiment: Experiment) -> str:
    """A fingerprint of everything that must be equal for games to belong together: the set-up and the rules, but not
    the number of games.
    """
    played = msgspec.structs.replace(experiment, games=1, name="")
    text = msgspec.json.encode((played, find(experiment.game).info.version))
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def _kept(folder: Path) -> dict[str, Any]:
    """The experiment that a folder belongs to."""
    try:
        found = msgspec.json.decode((folder / KEPT).read_bytes())
        return {"mark": found["mark"], "experiment": msgspec.convert(found["experiment"], Experiment)}
    except FileNotFoundError:
        raise SetupError(f"{folder.name!r} is no folder of an experiment") from None
    except (OSError, KeyError, TypeError, ValueError):
        raise SetupError(f"{folder / KEPT} is damaged; name another folder with --to") from None


def opened(folder: Path) -> tuple[Experiment, list[Row]]:
    """The experiment and the rows in a folder."""
    experiment = _kept(folder)["experiment"]
    return experiment, [row for done in Notebook(folder, experiment).finished() for row in done.rows]


def run(experiment: Experiment, folder: Path, jobs: int, on: str = "here") -> Iterator[Done]:
    """Play unfinished tasks, here or on Ray, and yield results as they arrive."""
    clusters.check(on)
    notebook = Notebook(folder, experiment)
    notebook.claim()
    done = {(one.cell, one.number) for one in notebook.finished()}
    cells = range(len(experiment.cells()))
    tasks = [(cell, number) for number in range(experiment.games) for cell in cells if (cell, number) not in done]
    work = batches(experiment, tasks, jobs) if on == clusters.HERE else on_ray(experiment, tasks, on)
    for batch in work:
        notebook.keep(batch)
        yield from batch


def play_batch(experiment: Experiment, tasks: list[Task]) -> tuple[list[Done], float]:
    begin = time.perf_counter()
    return [play_task(experiment, task) for task in tasks], time.perf_counter() - begin


def batches(experiment: Experiment, tasks: list[Task], jobs: int) -> Iterator[list[Done]]:
    """Tasks in small batches, by several processes."""
    if jobs == 1:
        with seldom_collected():
            yield from ([play_task(experiment, task)] for task in tasks)
        return
    with ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_end_with, initargs=(os.getpid(),)
    ) as pool:
        try:
            yield from batched(experiment, tasks, jobs, HERE_SECONDS, pool.submit, _first)
        except BrokenProcessPool:
            raise RulesError("a worker was killed; run the same command again to play what is missing") from None


def _first(waiting: list[Any]) -> Iterable[Any]:
    return wait(waiting, None, FIRST_COMPLETED).done


def on_ray(experiment: Experiment, tasks: list[Task], address: str) -> Iterator[list[Done]]:
    """The same on the machines of a Ray cluster; a batch whose worker has died is played again."""
    with clusters.cluster(address) as pool:
        yield from batched(experiment, tasks, pool.jobs, RAY_SECONDS, pool.submit, pool.first)


def batched(
    experiment: Experiment,
    tasks: list[Task],
    jobs: int,
    long: float,
    submit: Callable[..., Any],
    first: Callable[[list[Any]], Iterable[Any]],
) -> Iterator[list[Done]]:
    """Keep twice as many batches in flight as there are processes; batch size adapts to the time taken."""
    at, size, waiting = 0, 1, list[Any]()
    while at < len(tasks) or waiting:
        while at < len(tasks) and len(waiting) < 2 * jobs:
            waiting.append(submit(play_batch, experiment, tasks[at : at + size]))
            at += size
        for ended in first(waiting):
            waiting.remove(ended)
            batch, seconds = ended.result()
            size = max(1, min(1000, round(len(batch) * long / max(seconds, 1e-6))))
            yield batch


def _end_with(parent: int) -> None:
    """Exit when the parent process is gone; a worker only plays games."""
    collect_seldom()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
