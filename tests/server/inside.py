"""A table in the process of the tests, with people whose messages are kept, and a store that fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from undercroft.games import infos
from undercroft.kernel import SaveError, configure
from undercroft.store import Database
from undercroft.store.records import Right, hashed
from undercroft.tables.server import Settings, lobby
from undercroft.tables.server.client import Client
from undercroft.tables.server.hall import Hall
from undercroft.tables.server.live import Live
from undercroft.tables.server.seats import seated


class Sitting(Client):
    """A client of nobody; what it is told is in `told`."""

    def __init__(self, live: Live, seat: int, token: str) -> None:
        super().__init__(None, live, Right(live.id, "seat", seat, hashed(token)), "en", live.hall.settings.limits)  # type: ignore[arg-type]
        self.token = token
        self.told: list[dict[str, Any]] = []

    def tell(self, *messages: bytes | dict[str, Any]) -> None:
        self.told += [json.loads(one) if isinstance(one, bytes) else one for one in messages]


@asynccontextmanager
async def table(path: Path, *kinds: str, game: str = "cellar") -> AsyncIterator[tuple[Live, list[Sitting]]]:
    """A table in this process, and a client for each person at it."""
    settings = Settings(store=f"sqlite:///{path / 'x.db'}", thinkers=1, pace=0)
    Database(settings.store or "").prepare().close()
    hall = Hall(settings)
    await hall.open()
    seats = [seated(game, kind) for kind in kinds]
    config = configure(infos()[game], seed=3, seats=len(seats))
    made = await hall.database.arun(lambda connection: lobby._open(connection, config, "Friday", seats, False))
    found = await hall.live(made["table"])
    people = [Sitting(found, n, one["token"]) for n, one in enumerate(made["seats"]) if one["token"]]
    found.clients |= set(people)
    found.host = Right(found.id, "host", None, hashed(made["host"]))  # type: ignore[attr-defined]
    try:
        yield found, people
    finally:
        found.clients.clear()
        await hall.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 120))


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.01)


class Outage:
    """The database of a table fails, for all that is asked of it or only for what is written to the log."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: Live) -> None:
        self.broken, self.reads, database = False, False, at.hall.database
        real = database.arun

        async def arun(work: Any) -> Any:
            if self.broken and (not self.reads or "append" in work.__qualname__ or "_together" in work.__qualname__):
                raise SaveError("the store cannot be reached")
            return await real(work)

        monkeypatch.setattr(database, "arun", arun)


async def log(at: Live) -> list[tuple[int, str]]:
    return [(entry.number, entry.value) for entry in (await at.hall.read(at.id))[2]]
