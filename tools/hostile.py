"""`make hostile`: clients that send malformed, oversized, replayed and racing messages, out of turn and for other
seats, while honest players continue. Nothing may crash, leak or harm a table."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undercroft.store import Database
from undercroft.store.games import load
from undercroft.tables.client import Client, Refused, call
from undercroft.tables.server import Settings, faces
from undercroft.tables.server.lobby import speaker

from .crash import Crowd, damaged
from .serving import REAL, ROOMY, Served
from .twins import missing

Acknowledged = dict[tuple[str, int], tuple[int, str]]

TABLES = 20
"""The games of the hostile client, one after another, so that most of its messages arrive during play."""
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Eve"}]
TYPES = (
    "answer",
    "undo",
    "agree",
    "order",
    "hint",
    "say",
    "why",
    "look",
    "scene",
    "why-not",
    "replay",
    "seat",
    "language",
    "ping",
    "hello",
)


def lie(rng: random.Random, number: int, seen: list[str]) -> str | bytes:
    """One bad message."""
    kind = rng.randrange(14)
    if kind == 0:
        return rng.choice(
            ("", "{", "null", "[]", "{}", '"x"', "1e999", '{"type":', '{"type": 5}', "\x00\x01", "{}" * 50)
        )
    if kind == 1:
        return rng.randbytes(rng.randrange(200))
    if kind == 2:
        return '{"type": "say", "text": ' + "[" * rng.randrange(1, 3000)
    if kind == 3 and rng.random() < 0.05:
        return '{"type": "say", "text": "' + "x" * rng.randrange(2000, 40_000) + '"}'
    if kind == 4 and seen:
        return rng.choice(seen)  # what was said before, by whomever
    fields: dict[str, Any] = {"type": rng.choice(TYPES)}
    names = (
        "id",
        "number",
        "value",
        "yes",
        "orders",
        "text",
        "ids",
        "of",
        "step",
        "seat",
        "kind",
        "bot",
        "name",
        "token",
    )
    for name in rng.sample(names, rng.randrange(len(names))):
        fields[name] = rng.choice(
            (0, -1, number, number + 1, 2**70, 1.5, None, True, "", "club", "bot", "person", "\u202e\x1b[2J", "x" * 300,
             "../../etc", "' OR 1=1 --", [], ["x"] * 60, {}, {"type": "answer"}, [{"key": "*"}], "\ud800")
        )  # fmt: skip
    if kind in (5, 6):
        fields |= {
            "type": "answer",
            "number": rng.choice((number, number + 1, number - 1)),
            "value": rng.choice(("club", "wait", "x")),
        }
    try:
        return msgspec.json.encode(fields).decode()
    except (UnicodeEncodeError, OverflowError, msgspec.MsgspecError):
        return str(fields)


class Eve:
    """A client with a seat that sends bad messages as fast as it can and keeps everything it receives."""

    def __init__(self, url: str, token: str, rng: random.Random, most: int) -> None:
        self.address, self.token, self.rng, self.most = url.replace("http", "ws", 1) + "/ws", token, rng, most
        self.sent, self.number = 0, 0
        self.told: list[bytes] = []
        self.said: list[str] = []

    async def run(self) -> None:
        while self.sent < self.most:
            try:
                async with connect(
                    self.address, max_size=None, compression=None, proxy=None, open_timeout=30
                ) as socket:
                    await self._evening(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.01)

    async def _evening(self, socket: ClientConnection) -> None:
        if self.rng.random() < 0.9:
            await socket.send(msgspec.json.encode({"type": "hello", "token": self.token}).decode())
        reader = asyncio.create_task(self._listen(socket))
        try:
            for _ in range(self.rng.randrange(20, 400)):
                if self.sent >= self.most:
                    return
                message = lie(self.rng, self.number, self.said)
                if isinstance(message, str) and len(self.said) < 200:
                    self.said.append(message)
                self.sent += 1
                await socket.send(message)
                if self.rng.random() < 0.02:
                    await asyncio.sleep(0)
            await asyncio.sleep(0.05)
        finally:
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    async def _listen(self, socket: ClientConnection) -> None:
        async for raw in socket:
            for kept in (raw if isinstance(raw, bytes) else raw.encode()).splitlines():
                told = msgspec.json.decode(kept)
                self.number = told.get("number", self.number) if told["type"] == "request" else self.number
                if told["type"] in ("scene", "events", "request", "welcome", "table", "replay", "hint"):
                    self.told.append(kept)


class Siege(NamedTuple):
    """A table of the hostile client, and what it received on each connection."""

    table: str
    game: str
    eves: list[Eve]


async def honest(url: str, token: str, acknowledged: Acknowledged) -> None:
    """An honest player, who keeps what was acknowledged."""
    rng = random.Random(5)
    async with Client(url, token, patience=60) as client:
        table = client.table["table"]
        async for request in client.questions():
            values = [option["value"] for option in request["options"] if option["value"] != "leave"]
            value = rng.choice(values or ["leave"])
            try:
                reply = await client.ask("answer", number=request["number"], value=value)
            except (Refused, ConnectionResetError):
                await asyncio.sleep(0.01)
                continue
            acknowledged[table, reply["number"]] = (request["seat"], value)
            await asyncio.sleep(0.02)


def learned(store: str, siege: Siege) -> list[str]:
    """What a client received that it must not know: the seed, or a scene that changes with what its seat cannot see."""
    database = Database(store)
    try:
        played = database.run(lambda connection: load(connection, siege.table)(str))
    finally:
        database.close()
    found = []
    seed = str(played.session.config.seed).encode()
    told = [one for eve in siege.eves for one in eve.told]
    found += ["the seed was told"] * any(seed in one for one in told)
    scenes = [msgspec.json.decode(one) for one in told if one.startswith(b'{"type":"scene"')]
    last = max((one["number"] for one in scenes), default=0)
    guess = played.session.determinised(1, random.Random(1))
    meant = msgspec.json.decode(msgspec.json.encode(faces.scene(guess, 1, speaker(siege.game, "en"))))
    if last == played.number:
        newest = [one["scene"] for one in scenes if one["number"] == last]
        found += ["a scene rests on what the seat cannot see"] * any(one != meant for one in newest)
    return found


async def besiege(
    url: str, messages: int, eves: int = 4, tables: int = TABLES, games: Sequence[str] = REAL
) -> tuple[list[Siege], Crowd]:
    """The hostile client attacks its own tables on several connections, one table after another; honest players play at
    others."""
    crowd, sieges = Crowd(url, 2, games), []
    playing = asyncio.create_task(crowd.run())
    for n in range(tables):
        sieges.append(await siege(url, games[n % len(games)], messages // tables, eves, n, crowd.acknowledged))
    await crowd.stop(playing)
    return sieges, crowd


async def siege(url: str, game: str, messages: int, eves: int, n: int, acknowledged: Acknowledged) -> Siege:
    """One table with an honest player and a hostile client on several connections."""
    mine = await asyncio.to_thread(call, f"{url}/api/tables", {"game": game, "seats": SEATS})
    ann, token = mine["seats"][0]["token"], mine["seats"][1]["token"]
    windows = [Eve(url, token, random.Random(f"{n} {window}"), messages // eves) for window in range(eves)]
    playing = asyncio.create_task(honest(url, ann, acknowledged))
    await asyncio.gather(*[eve.run() for eve in windows])
    async with Client(url, token) as last_look:
        await asyncio.sleep(0.5)
        windows[0].told.append(
            msgspec.json.encode({"type": "scene", "number": last_look.number or 0, "scene": last_look.scene})
        )
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return Siege(mine["table"], game, windows)


def main() -> None:
    """`python -m tools.hostile [messages]`"""
    messages = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/hostile.db"
        with Served(Settings(store=url, limits=ROOMY, hint=0.02)) as served:
            before = served.figures()["memory_bytes"]
            begun = time.monotonic()
            sieges, crowd = asyncio.run(besiege(served.url, messages))
            took, figures = time.monotonic() - begun, served.figures()
            alive = served.process is not None and served.process.poll() is None
        acknowledged, sent = crowd.acknowledged, sum(eve.sent for one in sieges for eve in one.eves)
        lost, harmed = missing(url, acknowledged), damaged(url)
        leaks = [leak for one in sieges for leak in learned(url, one)]
    refused = {name: int(value) for name, value in figures.items() if name.startswith("refused_")}
    faults = int(figures.get("faults_total", 0) + figures.get("errors_total", 0))
    grown = (figures["memory_bytes"] - before) / 2**20
    print(
        f"{sent} hostile messages in {took:.0f} s: server {'alive' if alive else 'DEAD'}, {faults} faults,"
        f" {len(leaks)} leaks,"
        f" {len(harmed)} tables damaged, {len(lost)} of {len(acknowledged)} honest answers lost,"
        f" {crowd.finished} honest games finished beside,"
        f" memory {grown:+.0f} MB; refused: {refused}"
    )
    for one in (*leaks, *harmed):
        print(one)
    sys.exit(bool(not alive or faults or leaks or harmed or lost))


if __name__ == "__main__":
    main()
