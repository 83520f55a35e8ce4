"""`make load`: many tables of the real games with four clients each. It measures answers per second, waiting times, the
server's processor time and memory, and then plays thousands of tables to the end."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from undercroft.tables.client import call
from undercroft.tables.server import Settings

from .postgres import postgres
from .serving import REAL, ROOMY, Served

SEATS = 4
WAIT, COST, ROOM = 100.0, 1.0, 512.0
"""The targets: milliseconds until an answer is acknowledged (99th percentile at 200 answers per second), milliseconds
of processor time per answer, kilobytes per table."""


class Choice(msgspec.Struct):
    value: str


class Question(msgspec.Struct):
    number: int
    options: list[Choice]


class Told(msgspec.Struct):
    """The part of a message that a measuring client reads."""

    type: str
    number: int = 0
    to: int | None = None
    code: str = ""
    request: Question | None = None
    over: dict[str, Any] | None = None


decoder = msgspec.json.Decoder(Told)


def lines(frame: str | bytes) -> list[Told]:
    return decoder.decode_lines(frame)


class Measured:
    """Times in seconds: until an answer is acknowledged, and until everybody at the table has seen its effects."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.refused = 0
        self.used = 0.0  # seconds that the server's processor worked
        self.memory = 0.0  # bytes, with all tables open


class Party:
    """One table and its clients. A change is timed until all of them have it."""

    def __init__(self, url: str, game: str, measured: Measured, pace: float, rng: random.Random) -> None:
        self.game = game
        self.url, self.measured, self.pace, self.rng = url, measured, pace, rng
        self.sent: dict[int, float] = {}
        self.waiting: dict[int, tuple[float, int]] = {}
        self.questions: dict[int, Question] = {}
        self.woken = asyncio.Event()
        self.over = self.ids = 0
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open a table and seat everybody."""
        seats = [{"kind": "person", "name": f"P{n}"} for n in range(SEATS)]
        table = await asyncio.to_thread(call, f"{self.url}/api/tables", {"game": self.game, "seats": seats})
        self.over = 0
        self.questions.clear()
        self.waiting.clear()
        self.sockets = [await self._sit(seat["token"]) for seat in table["seats"]]
        self.readers = [asyncio.create_task(self._read(n, socket)) for n, socket in enumerate(self.sockets)]

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        await asyncio.gather(*[socket.close() for socket in self.sockets])

    async def play(self, until: float) -> None:
        """Play games one after another until the time is over."""
        await self._answer(until)
        while time.monotonic() < until:
            await self.close()
            await self.open()
            await self._answer(until)

    async def _sit(self, token: str) -> ClientConnection:
        address = self.url.replace("http", "ws", 1) + "/ws"
        socket = await connect(
            address, max_size=None, compression=None, open_timeout=60, proxy=None, ping_interval=None
        )
        await socket.send(msgspec.json.encode({"type": "hello", "token": token, "patches": True}).decode())
        return socket

    async def _answer(self, until: float) -> None:
        await asyncio.sleep(self.rng.random() * self.pace)
        next_time = time.monotonic()
        while time.monotonic() < until and not self.over:
            if not self.questions:
                self.woken.clear()
                await asyncio.wait([asyncio.create_task(self.woken.wait())], timeout=1)
                continue
            seat = next(iter(self.questions))
            question = self.questions.pop(seat)
            next_time = max(next_time + self.pace, time.monotonic())
            await asyncio.sleep(max(0.0, next_time - time.monotonic()))
            self.ids += 1
            self.sent[self.ids] = time.monotonic()
            value = self.rng.choice([one.value for one in question.options if one.value != "leave"] or ["leave"])
            message = {"type": "answer", "id": self.ids, "number": question.number, "value": value}
            await self.sockets[seat].send(msgspec.json.encode(message).decode())

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for raw in socket:
            for told in lines(raw):
                self._learn(seat, told)

    def _learn(self, seat: int, told: Told) -> None:
        now = time.monotonic()
        if told.to is not None and told.to in self.sent:
            begun = self.sent.pop(told.to)
            if told.type == "done":
                self.measured.acknowledged.append(now - begun)
                self.waiting[told.number] = (begun, self.waiting.get(told.number, (0.0, 0))[1])
            else:
                self.measured.refused += 1
        elif told.type == "request":
            for number in [number for number in self.waiting if number <= told.number]:
                begun, count = self.waiting[number]
                self.waiting[number] = (begun, count + 1)
                if count + 1 >= SEATS and begun:
                    self.measured.seen.append(now - self.waiting.pop(number)[0])
            self.over += told.over is not None
            if told.request is not None:
                self.questions[seat] = told.request
                self.woken.set()
            else:
                self.questions.pop(seat, None)
            if told.over is not None:
                self.woken.set()


async def crowd(served: Served, games: Sequence[str], tables: int, rate: float, seconds: float) -> Measured:
    """Play at this many tables, with a total number of decisions per second (0: as many as possible)."""
    url = served.url
    measured, pace = Measured(), tables / rate if rate else 0.0
    parties = [Party(url, games[n % len(games)], measured, pace, random.Random(n)) for n in range(tables)]
    for start in range(0, tables, 10):
        await asyncio.gather(*[party.open() for party in parties[start : start + 10]])
    await asyncio.sleep(1)
    measured.memory = served.figures()["memory_bytes"]
    until, used = time.monotonic() + seconds, served.figures()["cpu_seconds_total"]
    await asyncio.gather(*[party.play(until) for party in parties])
    measured.used = served.figures()["cpu_seconds_total"] - used
    await asyncio.gather(*[party.close() for party in parties])
    return measured


def share(times: list[float], part: float) -> float:
    """A percentile of the times, in milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(len(times) * part))] if times else 0.0


class Figures(msgspec.Struct):
    """The results of a run; times in milliseconds."""

    store: str
    games: str
    tables: int
    asked_for: float  # answers a second; 0: as many as they can
    answers: float  # a second
    acknowledged: tuple[float, float]  # half of them, 99 of 100
    seen_by_all: tuple[float, float]
    refused: int
    kilobytes: float  # for each table
    processor: float  # for each answer

    def __str__(self) -> str:
        wanted = f"{self.asked_for:.0f} asked for" if self.asked_for else "as many as they can"
        return (
            f"{self.store}, {self.games}, {self.tables} tables x {SEATS} clients:"
            f" {self.answers:.0f} answers/s ({wanted}),"
            f" acknowledged p50 {self.acknowledged[0]:.0f} ms, p99 {self.acknowledged[1]:.0f} ms,"
            f" seen by all p50 {self.seen_by_all[0]:.0f} ms, p99 {self.seen_by_all[1]:.0f} ms, refused {self.refused},"
            f" {self.kilobytes:.0f} kB a table, {self.processor:.2f} ms of the server's processor for an answer"
        )


def measure(served: Served, store: str, games: Sequence[str], tables: int, rate: float, seconds: float) -> Figures:
    before = served.figures()["memory_bytes"]
    told = asyncio.run(crowd(served, games, tables, rate, seconds))
    made = len(told.acknowledged)
    return Figures(
        store=store, games="+".join(games), tables=tables, asked_for=rate, answers=made / seconds,
        acknowledged=(share(told.acknowledged, 0.5), share(told.acknowledged, 0.99)),
        seen_by_all=(share(told.seen, 0.5), share(told.seen, 0.99)), refused=told.refused,
        kilobytes=(told.memory - before) / 1024 / tables, processor=1000 * told.used / max(1, made),
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- many evenings


async def evenings(url: str, number: int, at_once: int = 8) -> None:
    """Open this many tables and play each to its end: one thief packs and leaves; every hundredth table is for bots."""
    left = iter(range(number))

    async def host() -> None:
        for n in left:
            bots = n % 100 == 99
            seats = [{"kind": "bot"}] * 2 if bots else [{"kind": "person"}]
            table = await asyncio.to_thread(call, f"{url}/api/tables", {"game": "cellar", "seats": seats})
            await _evening(url, table["watch"] if bots else table["seats"][0]["token"])

    await asyncio.gather(*[host() for _ in range(at_once)])


async def _evening(url: str, token: str) -> None:
    address = url.replace("http", "ws", 1) + "/ws"
    async with connect(address, max_size=None, compression=None, open_timeout=60, proxy=None) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        async for raw in socket:
            told = next((one for one in lines(raw) if one.type == "request"), None)
            if told is not None and told.over is not None:
                return
            if told is not None and told.request is not None:
                values = [one.value for one in told.request.options]
                value = "leave" if "leave" in values else values[0]
                message = {"type": "answer", "number": told.request.number, "value": value}
                await socket.send(msgspec.json.encode(message).decode())


def grow(served: Served, number: int) -> str:
    """The memory after each fifth of the tables."""
    memory, begun = [], time.monotonic()
    for _ in range(5):
        asyncio.run(evenings(served.url, number // 5))
        memory.append(served.figures()["memory_bytes"] / 2**20)
    took = time.monotonic() - begun
    told = ", ".join(f"{one:.0f}" for one in memory)
    return f"{number} tables opened and finished in {took:.0f} s; memory after each fifth: {told} MB"


def runs(served: Served, store: str, wish: argparse.Namespace) -> Iterator[Figures]:
    """Each game alone at full speed, then all of them together at 200 answers per second."""
    for game in wish.games if wish.each else ():
        yield measure(served, store, [game], min(wish.tables, 8), 0.0, wish.each)
    yield measure(served, store, wish.games, wish.tables, 200.0, wish.seconds)


def main() -> None:
    wants = argparse.ArgumentParser(prog="make load", description=__doc__)
    wants.add_argument("--tables", type=int, default=100)
    wants.add_argument("--seconds", type=float, default=20.0)
    wants.add_argument("--each", type=float, default=8.0, help="seconds for each game by itself; 0 leaves it out")
    wants.add_argument("--evenings", type=int, default=0, help="so many tables opened and played to their end")
    wants.add_argument("--games", type=lambda text: text.split(","), default=list(REAL))
    wants.add_argument("--store", type=lambda text: text.split(","), default=["sqlite", "postgres"])
    wants.add_argument("--json", action="store_true")
    wish = wants.parse_args()
    slow = False
    for backend in wish.store:
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            url = stack.enter_context(postgres()) if backend == "postgres" else f"sqlite:///{folder}/load.db"
            served = stack.enter_context(Served(Settings(store=url, limits=ROOMY, idle=5.0)))
            asyncio.run(crowd(served, wish.games, len(wish.games), 0.0, 3.0))  # loads the games
            for told in runs(served, backend, wish):
                print(msgspec.json.encode(told).decode() if wish.json else told, flush=True)
                slow |= told.asked_for > 0 and (told.acknowledged[1] > WAIT or told.processor > COST)
            if wish.evenings:
                print(f"{backend}: {grow(served, wish.evenings)}", flush=True)
    sys.exit(slow)


if __name__ == "__main__":
    main()
