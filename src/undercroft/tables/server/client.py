"""One socket: its rights, what it has seen, and its queue of messages."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from undercroft.kernel import say
from undercroft.store.records import Line, Right
from undercroft.toolkit.scene import Scene

from .live import Live
from .messages import write
from .refusing import Refused
from .settings import Limits
from .talk import chat_line


class Client:
    """Messages to it wait in a queue; a client that reads too slowly is disconnected and may reconnect."""

    def __init__(
        self, socket: WebSocket, live: Live, right: Right, language: str, limits: Limits, *, patches: bool = False
    ) -> None:
        self.socket, self.live, self.right, self.language = socket, live, right, language
        self.evicted = self.noticed = False
        self.seat = right.seat if right.role == "seat" else None
        self.bucket = Bucket(limits.rate, limits.burst)
        self._queue: deque[bytes] = deque()
        self._closing = 0  # the code with which the socket is to be closed
        self._woken = asyncio.Event()
        self._most = limits.waiting
        self.events, self.number, self.must_cut = 0, -1, False
        self.heard = 0  # the last line of the chat that was sent to it
        self.scene: Scene | None = None  # the scene it has, if it accepts patches, and its number
        self.patches, self.shown = patches, -1
        self.table_changed, self.state, self.fault = False, live.state, ""
        self.proposal: dict[str, Any] = {"type": "proposal", "number": 0, "seat": None}

    @property
    def waiting(self) -> int:
        """Messages that wait to be sent."""
        return len(self._queue)

    def seated(self) -> int:
        """Its seat; spectators have none."""
        if self.evicted:
            raise Refused("token", say("server-token"))
        if self.seat is None:
            raise Refused("role", say("server-watching"))
        return self.seat

    def evict(self) -> None:
        """Its token was revoked: pending requests and messages are dropped."""
        self.evicted = True
        self.live.clients.discard(self)
        self._queue.clear()
        self.dismiss(4401)

    def cut(self, left: int) -> None:
        """Only this many of the events that it has seen are still valid."""
        if left < self.events:
            self.events, self.must_cut = left, True

    def again(self) -> None:
        """Show it everything again."""
        self.events, self.number, self.must_cut, self.table_changed = 0, -1, True, True
        self.scene = None

    def hear(self, lines: list[Line]) -> None:
        """Send these lines of the chat, as far as they are new to it."""
        fresh = [chat_line(line) for line in lines if line.number > self.heard]
        if fresh:
            self.heard = lines[-1].number
            self.tell({"type": "chat", "lines": fresh})

    def tell(self, *messages: bytes | dict[str, Any]) -> None:
        if messages and not self._closing:
            lines = [write(message) if isinstance(message, dict) else message for message in messages]
            self._queue.append(b"\n".join(lines))
            self._woken.set()
        if len(self._queue) > self._most:
            self.dismiss(1013)

    def dismiss(self, code: int) -> None:
        """Close the socket after sending the queue; or at once, if it reads too slowly."""
        if code == 1013:
            self._queue.clear()
        self._closing = self._closing or code
        self._woken.set()

    def taken(self) -> bytes:
        """What waits to be sent, a line for each message; it waits no longer."""
        lines = b"\n".join(self._queue)
        self._queue.clear()
        return lines

    async def send(self) -> None:
        """Send the queue, all of it in one frame, until the socket is closed."""
        try:
            while True:
                await self._woken.wait()
                self._woken.clear()
                if self._queue:
                    await self.socket.send({"type": "websocket.send", "text": self.taken().decode()})
                elif self._closing:
                    await self.socket.close(self._closing)
                    return
                if self._closing:
                    self._woken.set()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return


class Bucket:
    """A rate limit with room for bursts."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._most, self._left, self._at = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most

    @property
    def some(self) -> bool:
        """Whether one more would be let through."""
        return self._left + (time.monotonic() - self._at) * self._rate >= 1
