"""The chat of a table."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import IntegrityError

from undercroft.kernel import SaveError, say
from undercroft.store import records
from undercroft.store.records import Line

from .refusing import Refused

if TYPE_CHECKING:
    from .client import Client
    from .live import Live


def chat_line(line: Line) -> dict[str, Any]:
    return {"n": line.number, "seat": line.seat, "name": line.name, "text": line.text, "at": moment(line.at)}


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Talk:
    """`last` is the number of the last line that is known here."""

    def __init__(self, live: Live) -> None:
        self.live, self.last = live, 0

    async def say(self, client: Client, text: str) -> int:
        seat = self.live.record.seats[client.seat] if client.seat is not None else None
        name = seat.name if seat else ""
        if client.right.role != "host" and (seat.muted if seat else self.live.record.quiet):
            raise Refused("role", say("server-muted"))

        def work(connection: Any) -> list[Line]:
            if client.right.hash and not records.valid(connection, [client.right.hash]):
                return []
            line = records.say(connection, self.live.id, client.seat, name, text)
            return records.heard(
                connection, self.live.id, self.last or line.number - 1
            )  # also lines from other servers

        for _ in range(5):
            if client.evicted:
                raise Refused("token", say("server-token"))
            try:
                lines = await self.live.hall.database.arun(work)
            except IntegrityError:  # another server has taken the number
                continue
            if not lines:
                client.evict()
                continue
            self._told(lines)
            return lines[-1].number
        raise Refused("busy", say("server-busy"))

    async def chatted(self, number: int) -> None:
        """A chat line from another server."""
        after = self.last or number - 1  # including what was missed while the store did not answer
        if number > after:
            with suppress(SaveError):
                self._told(
                    await self.live.hall.database.arun(
                        lambda connection: records.heard(connection, self.live.id, after)
                    )
                )

    def _told(self, lines: list[Line]) -> None:
        self.last = max([self.last, *[line.number for line in lines]])
        for client in self.live.clients:
            client.hear(lines)
