"""Connections by HTTP: requests must arrive within a time limit, and connections per address are limited."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .safety import Proxies, network
from .settings import Settings

UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""The states of a client that has not sent its complete request."""


class Connection(H11Protocol):
    """Uvicorn limits only the time between two requests. A client that sends half a request and waits would keep a
    file descriptor open for ever."""

    opened: ClassVar[Counter[str]] = Counter()

    def __init__(self, settings: Settings, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limits, self._proxies = settings.limits, Proxies(settings.proxies)
        self._counted = ""
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not self._proxies.trusts(host):
            self._counted = network(host)
            self.opened[self._counted] += 1
            if self.opened[self._counted] > self._limits.connections:
                transport.abort()
                return
        self._deadline = self.loop.call_later(self._limits.patience, transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._limits.patience, self.transport.abort)
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self._arrived()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Sockets have their own limits."""
        self._arrived()
        self._uncount()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._uncount()
        super().connection_lost(exc)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _uncount(self) -> None:
        if self._counted:
            self.opened[self._counted] -= 1
            if not self.opened[self._counted]:
                del self.opened[self._counted]
            self._counted = ""
