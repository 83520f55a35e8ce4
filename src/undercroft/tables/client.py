"""A small client of a server, for bots and tests; see docs/protocol.md.

It reconnects automatically and reports the last message it got, so that nothing is missed or sent twice.
"""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undercroft.kernel import UndercroftError
from undercroft.toolkit.patches import patched

PROTOCOL = 1
FINAL = {4400, 4401, 4403, 4404, 4426}
"""Close codes after which reconnecting is useless."""


class Refused(UndercroftError):
    """The server refused a message: `code` for programs, a sentence for people, the `rules` behind it."""

    def __init__(self, code: str, reason: str, rules: list[str]) -> None:
        self.code, self.rules = code, rules
        super().__init__(reason)


def call(url: str, wish: dict[str, Any] | None = None, token: str = "", method: str = "") -> dict[str, Any]:
    """Ask the lobby by HTTP: `call(server + "/api/tables", {"game": "cellar"})` opens a table."""
    body = None if wish is None else msgspec.json.encode(wish)
    request = urllib.request.Request(url, body, method=method or ("GET" if body is None else "POST"))
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return dict(msgspec.json.decode(answer.read()))
    except urllib.error.HTTPError as error:
        with error:
            said = error.read()
        try:
            told = msgspec.json.decode(said)
            raise Refused(told["code"], told["reason"], []) from None
        except (msgspec.DecodeError, KeyError):
            raise Refused(str(error.code), said.decode(errors="replace")[:200], []) from None


class Client:
    """One seat (or a spectator) at one table. `scene`, `request`, `events`, `table`, `chat` are what it knows."""

    def __init__(
        self, url: str, token: str = "", *, table: str = "", language: str = "en", patience: float = 60.0
    ) -> None:
        self._url = url.rstrip("/").replace("http", "ws", 1) + "/ws"
        self._hello: dict[str, Any] = {
            "type": "hello", "protocol": PROTOCOL, "token": token, "table": table, "language": language, "patches": True
        }  # fmt: skip
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._ids = 0
        self._news = asyncio.Condition()
        self.number: int | None = None
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.scene: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.proposal: dict[str, Any] | None = None
        self.fault = self.notice = ""
        self.closed: int | None = None

    async def __aenter__(self) -> Client:
        await self.connect()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    # ------------------------------------------------------------------------------------------ the line

    async def connect(self) -> None:
        """Connect; raises `Refused` if the server rejects the token."""
        self._reader = asyncio.create_task(self._read(await self._sit_down()))

    async def _sit_down(self) -> ClientConnection:
        """Connect and say hello. Any connection error is an `OSError`."""
        try:
            return await self._greet()
        except (InvalidHandshake, ConnectionClosed, EOFError) as error:
            raise ConnectionResetError(f"the line broke: {error}") from None

    async def _greet(self) -> ClientConnection:
        """Say hello. This must be the first message."""
        socket = await connect(self._url, max_size=None, open_timeout=self._patience, proxy=None)
        try:
            seen = {} if self.number is None else {"number": self.number, "events": self._seen(), "chat": self._heard()}
            await socket.send(msgspec.json.encode({**self._hello, **seen}).decode())
            async with asyncio.timeout(self._patience):
                first, *rest = _messages(await socket.recv())
            if first["type"] == "refused":
                raise Refused(first["code"], first["reason"], first["rules"])
        except BaseException:
            await socket.close()
            raise
        self._socket = socket
        for message in (first, *rest):
            await self._take(message)
        return socket

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    def _seen(self) -> int:
        return self.events[-1]["n"] + 1 if self.events else 0

    def _heard(self) -> int:
        return self.chat[-1]["n"] if self.chat else 0

    async def _read(self, socket: ClientConnection) -> None:
        while True:
            try:
                async for raw in socket:
                    for message in _messages(raw):
                        await self._take(message)
            except ConnectionClosed:
                pass
            for waiting in self._replies.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionResetError("the line broke before the answer came"))
            self._replies.clear()
            if socket.close_code in FINAL:
                await self._end(socket.close_code)
                return
            again = await self._again()
            if again is None:
                return
            socket = again

    async def _again(self) -> ClientConnection | None:
        """Reconnect, with increasing delays, until the time limit."""
        pause, clock = 0.05, asyncio.get_running_loop().time
        until = clock() + self._patience
        while clock() < until:
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 1.6)
            try:
                return await self._sit_down()
            except Refused as refused:
                if refused.code in ("token", "unknown", "version"):
                    break
            except OSError:
                continue
        await self._end(1006)
        return None

    async def _end(self, code: int) -> None:
        async with self._news:
            self.closed = code
            self._news.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        """Apply a message and wake the tasks that wait for one."""
        async with self._news:
            self._learn(message)
            self._news.notify_all()
        waiting = self._replies.pop(message.get("to") or 0, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    def _learn(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.welcome, self.table = message, message["table"]
            case "table":
                self.table = message["table"]
            case "scene":
                self.scene = message["scene"]
            case "patch":
                self.scene = patched(self.scene or {}, message)
            case "request":
                self.state, self.number = message, message["number"]
            case "events":
                kept = [event for event in self.events if event["n"] < message["from"]]
                self.events = (kept if kept and kept[-1]["n"] == message["from"] - 1 else []) + message["events"]
            case "chat":
                self.chat += message["lines"]
            case "proposal":
                self.proposal = message if message["seat"] is not None else None
            case "fault":
                self.fault = message["reason"]
            case "notice":
                self.notice = message["reason"]

    # ------------------------------------------------------------------------------------------ talking

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for the reply; raises `Refused` if the server refuses it."""
        self._ids += 1
        reply = self._replies[self._ids] = asyncio.get_running_loop().create_future()
        try:
            assert self._socket is not None
            await self._socket.send(msgspec.json.encode({"type": type, "id": self._ids, **fields}).decode())
        except ConnectionClosed:
            self._replies.pop(self._ids, None)
            raise ConnectionResetError("the line is broken") from None
        async with asyncio.timeout(self._patience):
            message: dict[str, Any] = await reply
        if message["type"] == "refused":
            raise Refused(message["code"], message["reason"], message["rules"])
        return message

    async def answer(self, request: dict[str, Any], value: str) -> bool:
        """Answer a question. False if it was settled meanwhile or the connection was lost: look at the current question
        then.
        """
        try:
            await self.ask("answer", number=request["number"], value=value)
        except ConnectionResetError:
            return False
        except Refused as refused:
            if refused.code in ("stale", "not-asked", "busy"):
                return False
            raise
        return True

    async def news(self) -> None:
        """Wait for the next message."""
        async with self._news:
            if self.closed is None:
                await self._news.wait()

    @property
    def request(self) -> dict[str, Any] | None:
        """The question that waits for this seat."""
        return self.state.get("request")

    @property
    def over(self) -> dict[str, Any] | None:
        return self.state.get("over")

    async def questions(self) -> AsyncIterator[dict[str, Any]]:
        """Each question of this seat until the game is over; an unanswered one is repeated after a while."""
        answered, since = -1, 0.0
        clock = asyncio.get_running_loop().time
        while self.closed is None and self.over is None:
            request = self.request
            if request is not None and (request["number"] != answered or clock() - since > 1):
                answered, since = request["number"], clock()
                yield request
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.news()


def _messages(frame: str | bytes) -> list[dict[str, Any]]:
    """One message per line. Only a line feed separates them: texts may contain other line breaks."""
    return msgspec.json.Decoder(dict[str, Any]).decode_lines(frame)
