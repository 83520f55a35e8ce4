"""Processes in which bots think and old positions are rebuilt, so that no table waits for another one's bot.

Each thinker is asked one thing at a time. It keeps the last tables that it was asked about, so that it needs only what
happened since. One that takes too long, or dies, is replaced, and its task fails.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import time
import traceback
import zlib
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from undercroft import bots, texts
from undercroft.bots.hints import QUICK, hint
from undercroft.games import find
from undercroft.kernel import Config, Session, UndercroftError
from undercroft.store.log import Entry, Played

from . import faces

KEPT = 32
BATCH = 12
SLICE = 0.25
STRIDE = 40
STARTING = 60.0


class Position(msgspec.Struct, frozen=True):
    """A table at an entry: the entries since the thinker saw it last, or (`whole`) everything."""

    table: str
    config: Config
    base: int
    entries: list[Entry]
    whole: bytes | None = None


class Failed(UndercroftError):
    """A thinker gave no answer: it was too slow, was `killed`, or failed with `trace`."""

    def __init__(self, trace: str, *, killed: bool = False) -> None:
        self.trace, self.killed = trace, killed
        super().__init__("a bot could not think")


# ---------------------------------------------------------------------------------------------- inside the process


class Mind:
    """What a thinker remembers."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Played] = OrderedDict()
        self.replays: OrderedDict[str, list[Session[Any, Any]]] = OrderedDict()

    def answer(self, what: str, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        """Whether it succeeded, and the answer or the error."""
        try:
            return True, getattr(self, what)(*arguments)
        except Exception as error:
            self.tables.clear()
            return False, "".join(traceback.format_exception(error))

    def at(self, position: Position) -> Played | None:
        """The table at that position; None if the complete table is needed."""
        played = self.tables.pop(position.table, None)
        if position.whole is not None or (position.base == 0 and (played is None or played.number)):
            played = Played.load(position.config, position.whole, position.entries)
        elif played is None or played.number != position.base:
            return None
        else:
            for entry in position.entries:
                played.apply(entry)
        self.tables[position.table] = played
        while len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return played

    def recall(self, position: Position) -> int:
        """Load a table from its full description; return its number."""
        played = self.at(position)
        assert played is not None
        return played.number

    def learn(self, game: str) -> None:
        """Load a game and its bots."""
        bots.names(game)
        find(game)

    def play(self, position: Position, seats: dict[int, str], most: int) -> tuple[int, list[tuple[int, str]]] | None:
        """Answers of bots until a person is asked, or the limit of answers or time is reached."""
        played = self.at(position)
        if played is None:
            return None
        session, until = played.session, time.monotonic() + SLICE
        given: list[tuple[int, str]] = []
        while len(given) < most and (not given or time.monotonic() < until):
            asked = next((one for one in session.requests if one.seat in seats), None)
            if asked is None or (given and any(one.seat not in seats for one in session.requests)):
                break
            seed = session.config.seed ^ zlib.crc32(f"{asked.seat} {played.number}".encode())
            bot = bots.make(session.config.game, seats[asked.seat], seed)
            chosen = bot.answer(session, asked)
            value = chosen if isinstance(chosen, str) else chosen.value
            played.next("answer", asked.seat, value)
            given.append((asked.seat, value))
        return played.number, given

    def hint(
        self, position: Position, seat: int, language: str, seconds: float
    ) -> tuple[int, list[tuple[str, str]]] | None:
        """The options that a short search prefers, the best first, each with a sentence about it."""
        played = self.at(position)
        if played is None:
            return None
        session = played.session
        if session.request_for(seat) is None:
            return played.number, []
        session.speaker = texts.voice(session.config.game, language)
        try:
            found = hint(session, seat, played.number, msgspec.structs.replace(QUICK, seconds=seconds))
            return played.number, [(one.value, session.speaker(one.text())) for one in found]
        finally:
            session.speaker = str

    def replay(
        self, table: str, config: Config, history: list[tuple[int, str]], step: int, seat: int | None, language: str
    ) -> dict[str, Any]:
        """A position of the past as a seat saw it."""
        session = self._past(table, config, history, step)
        voice, end = texts.voice(config.game, language), len(session.events)
        return {
            "step": step,
            "steps": len(history),
            "scene": faces.scene(session, seat, voice),
            "events": faces.events(session, seat, voice, max(0, end - 40), end),
        }

    def _past(self, table: str, config: Config, history: list[tuple[int, str]], step: int) -> Session[Any, Any]:
        """Replay from the nearest cached position; every fortieth is cached."""
        known = self.replays.pop(table, None) or [Session(find(config.game), config)]
        self.replays[table] = known
        while len(self.replays) > 4:
            self.replays.popitem(last=False)
        wanted = history[:step]
        while len(known) > 1 and not _begins(wanted, known[-1]):
            known.pop()
        place = max(n for n, one in enumerate(known) if len(one.history) <= step)
        session = known[place].clone()
        for seat, value in wanted[len(session.history) :]:
            session.answer(value, seat)
            if len(session.history) == STRIDE * len(known):
                known.append(session.clone())
        return session


def _begins(wanted: list[tuple[int, str]], session: Session[Any, Any]) -> bool:
    """Whether a cached position precedes this one, as far as that can be determined."""
    common = min(len(wanted), len(session.history))
    return [(one.seat, one.value) for one in session.history[:common]] == wanted[:common]


def think(pipe: Connection) -> None:
    """The main loop of a thinker: question, answer, until the parent process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    mind = Mind()
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            what, arguments = pipe.recv()
            pipe.send(mind.answer(what, arguments))


# ---------------------------------------------------------------------------------------------- outside


class Thinker:
    """One process, one question at a time."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._thread = ThreadPoolExecutor(1, "thinker")
        self._process: Any = None
        self._pipe: Any = None
        self._games: set[str] = set()  # the games that the process has loaded
        self._known: OrderedDict[str, int] = OrderedDict()  # the number of each table that the process remembers

    @property
    def waiting(self) -> int:
        return self._thread._work_queue.qsize()

    def known(self, table: str) -> int | None:
        return self._known.get(table)

    def remembers(self, table: str, number: int) -> None:
        self._known[table] = number
        self._known.move_to_end(table)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    def forget(self, table: str) -> None:
        self._known.pop(table, None)

    async def ask(self, what: str, *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, what, arguments)

    def _ask(self, what: str, arguments: tuple[Any, ...]) -> Any:
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            self._learn(_game(arguments))
            well, answer = self._asked(what, self._recalled(arguments), self._patience)
        except (EOFError, OSError, TimeoutError) as error:
            self._end()
            raise Failed(f"no answer: {type(error).__name__}", killed=True) from None
        if not well:
            self._known.clear()
            raise Failed(str(answer))
        return answer

    def _asked(self, what: str, arguments: tuple[Any, ...], patience: float) -> tuple[bool, Any]:
        self._pipe.send((what, arguments))
        if not self._pipe.poll(patience):
            raise TimeoutError
        answer: tuple[bool, Any] = self._pipe.recv()
        return answer

    def _learn(self, game: str) -> None:
        """A new process must load a game first. On a busy machine that may take longer than a bot may think, and the
        process would be killed again and again."""
        if game not in self._games:
            self._asked("learn", (game,), STARTING)
            self._games.add(game)

    def _recalled(self, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
        """A fully described position is loaded first, for the same reason. The question is then about a table that the
        process remembers.
        """
        position = arguments[0]
        if not isinstance(position, Position) or position.whole is None:
            return arguments
        well, number = self._asked("recall", (position,), STARTING)
        if not well:
            raise Failed(str(number))
        return Position(position.table, position.config, number, []), *arguments[1:]

    def _start(self) -> None:
        self._games.clear()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=think, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._known.clear()
        if not self._pipe.poll(STARTING):
            raise TimeoutError
        self._pipe.recv()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
        self._process = None
        self._known.clear()

    def close(self) -> None:
        self._thread.submit(self._end)
        self._thread.shutdown()


def _game(arguments: tuple[Any, ...]) -> str:
    """The game of a question: of its position, or of the set-up that it names."""
    config = next(one.config if isinstance(one, Position) else one for one in arguments if not isinstance(one, str))
    return str(config.game)


class Thinkers:
    """Several thinkers; a table's bots always think in the same one, because that one remembers it. Hints and
    replays are computed by another thinker, so that no bot waits for them."""

    def __init__(self, number: int, patience: float) -> None:
        self._all = [Thinker(patience) for _ in range(number)]
        self.aside = Thinker(patience)

    def of(self, table: str) -> Thinker:
        return self._all[zlib.crc32(table.encode()) % len(self._all)]

    @property
    def waiting(self) -> int:
        """Questions that no thinker has started."""
        return sum(one.waiting for one in (*self._all, self.aside))

    def close(self) -> None:
        for one in (*self._all, self.aside):
            one.close()
