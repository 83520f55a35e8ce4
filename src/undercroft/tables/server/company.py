"""Who is at a table, at this server and at others."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from .messages import write

if TYPE_CHECKING:
    from .live import Live

FORGOTTEN = 60.0
"""Seconds after which a server that has not been heard of is taken to be dead."""


class Company:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.elsewhere: dict[str, tuple[set[int], int, float]] = {}  # seats and spectators at other servers

    def mine(self) -> tuple[set[int], int]:
        """Seats and spectators at this server."""
        seats = {client.seat for client in self.live.clients if client.seat is not None}
        return seats, sum(client.seat is None for client in self.live.clients)

    def here(self) -> set[int]:
        return self.mine()[0].union(*[seats for seats, _, _ in self.elsewhere.values()])

    def watchers(self) -> int:
        return self.mine()[1] + sum(number for _, number, _ in self.elsewhere.values())

    def present(self) -> None:
        """Send the presence list."""
        message = write({"type": "presence", "here": sorted(self.here()), "watchers": self.watchers()})
        for client in self.live.clients:
            client.tell(message)

    def heard_of(self, server: str, seats: set[int], watchers: int) -> None:
        """Presence at another server. Servers repeat it, so that a dead server is forgotten."""
        now = time.monotonic()
        before = self.here(), self.watchers()
        self.elsewhere[server] = (seats, watchers, now)
        self.elsewhere = {name: one for name, one in self.elsewhere.items() if now - one[2] < FORGOTTEN}
        if (self.here(), self.watchers()) != before:
            self.present()
