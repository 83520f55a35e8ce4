"""All tables of one server process, and what they share: the store, the bots' processes, a thread for long work,
notifications."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import traceback
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import make_url

from undercroft.kernel import SaveError, Text, UndercroftError, say
from undercroft.store import Database, accounts, default_url, expiry, journal, records
from undercroft.store.files import home
from undercroft.store.log import Entry, Played
from undercroft.store.records import Record

from .live import Live
from .measures import Measures
from .refusing import Refused
from .settings import Settings
from .thinkers import Thinkers
from .writer import Writer

T = TypeVar("T")
ARRIVING = 10.0
"""Seconds for which a new table stays in memory in any case: somebody is about to join."""
logger = logging.getLogger("undercroft.server")


class Hall:
    """Opened when the server starts, closed when it ends."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.name = settings, secrets.token_hex(6)
        self.database = Database(settings.store or default_url())
        self.counts: Counter[str] = Counter()
        self.measures = Measures()
        self.writer = Writer(self.database, self.counts, self.measures.store)
        self.thinkers = Thinkers(settings.thinkers, settings.patience)
        self.lives: dict[str, Live] = {}
        self.started = time.monotonic()
        self._opening: dict[str, asyncio.Lock] = {}
        self._thread, self._slow = ThreadPoolExecutor(1, "apart"), ThreadPoolExecutor(1, "slow")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._listener: Any = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.writer.start()
        if self.database.postgres:
            self.spawn(self._listen())
        self.spawn(self._tend())
        self.spawn(self._wake_bots())
        if self.settings.retention > 0:
            self.spawn(self._expire())
        if self.settings.accounts:
            self.spawn(self._tidy_accounts())

    async def close(self) -> None:
        for live in self.lives.values():
            for client in live.clients:
                client.dismiss(1012)
        await asyncio.sleep(0)
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.stop()
        if self._listener is not None:
            with suppress(Exception):
                await self._listener.close()
        self.thinkers.close()
        self._thread.shutdown()
        self._slow.shutdown()
        await self.database.aclose()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a task in the background, from any thread; its errors are logged. Nothing is started any more once the
        server is closing: a table whose write was cut short would look for a store that is gone."""
        if self._closing:
            work.close()
            return
        if self._loop is not None and not _in(self._loop):
            self._loop.call_soon_threadsafe(self.spawn, work)
            return
        task = asyncio.create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Refused:
            return  # a table is gone or broken, and its clients know
        except Exception:
            self.counts["errors"] += 1
            logger.exception("something went wrong beside a table")

    async def apart(self, work: Callable[[], T]) -> T:
        """Run long work in a thread; it must not touch a session that is in use."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def slowly(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Slow work on the session of a table; the caller holds the table's lock."""
        return asyncio.get_running_loop().run_in_executor(self._slow, work)

    # ------------------------------------------------------------------------------------------ tables

    async def live(self, id: str) -> Live:
        """A table, from memory or from the store."""
        found = self.lives.get(id)
        if found is None:
            try:
                async with self._opening.setdefault(id, asyncio.Lock()):
                    found = self.lives.get(id) or await self._load(id)
            finally:
                self._opening.pop(id, None)
        found.looked = time.monotonic()
        return found

    async def _load(self, id: str) -> Live:
        record, body, entries = await self.read(id)
        if record.ended is not None:
            raise Refused("unknown", say("server-ended"))
        try:
            played = await self.apart(lambda: Played.load(record.config, body, entries))
        except Exception as error:
            logger.exception("table %s cannot be loaded", id)
            self.fault(id, "".join(traceback.format_exception(error)))
            raise Refused("broken", say("server-broken")) from error
        live = self.lives.setdefault(id, Live(self, record, played))
        await live.look_up()  # it may have been ended while it was not in memory
        self.counts["loads"] += 1
        if self.database.postgres:
            await live.refresh(played.number + 1)  # entries written while it was loading
            self.spawn(self.news(id, f"who {self.name}"))
        live.changed()
        await self.trim()
        return live

    async def read(self, id: str) -> tuple[Record, bytes | None, list[Entry]]:
        """A table as the store has it."""

        def work(connection: Any) -> tuple[Record, bytes | None, list[Entry]] | None:
            record = records.find(connection, id)
            if record is None:
                return None
            number, body = records.point(connection, id)
            return record, body, records.since(connection, id, number)

        found = await self.database.arun(work)
        if found is None:
            self.gone(id, "server-gone")
            raise Refused("unknown", say("server-gone"))
        return found

    async def trim(self) -> None:
        """Unload tables without clients: after a while, or at once if there are too many."""
        now, over = time.monotonic(), len(self.lives) - self.settings.limits.live
        idle = sorted((one for one in self.lives.values() if self._idle(one)), key=lambda one: one.looked)
        for place, live in enumerate(idle):
            alone = now - live.looked
            if alone > self.settings.idle or (place < over and alone > ARRIVING):
                del self.lives[live.id]

    def _idle(self, live: Live) -> bool:
        return not live.clients and not live.lock.locked() and not live.busy

    async def close_table(self, id: str, reason: str = "server-closed") -> None:
        """Delete a table, at all servers."""
        await self.database.arun(lambda connection: records.delete_table(connection, id))
        await self.put_away(id, reason)

    async def put_away(self, id: str, reason: str) -> None:
        """Send everybody away from a table, at all servers."""
        await self.news(id, f"closed {reason}")
        self.gone(id, reason)

    def gone(self, id: str, reason: str = "server-closed") -> None:
        live = self.lives.pop(id, None)
        if live is None:
            return
        for client in live.clients:
            client.tell({"type": "closed", "reason": live.voice(client.language)(Text(reason))})
            client.dismiss(4404)

    def check_rights(self, tables: Iterable[str]) -> None:
        """Tokens of these tables were revoked: close the sockets that were opened with them. Other servers are
        notified by the store."""
        for id in tables:
            if (live := self.lives.get(id)) is not None and live.clients:
                self.spawn(live.check_rights())

    def fault(self, id: str, trace: str) -> None:
        """Write down for the operator that a table failed."""
        self.counts["faults"] += 1
        self.spawn(self._note_fault(id, trace[-2000:]))

    async def _note_fault(self, id: str, trace: str) -> None:
        with suppress(SaveError):
            await self.database.arun(lambda connection: journal.note(connection, "fault", "fault", id, trace))

    async def _tend(self) -> None:
        while True:
            await asyncio.sleep(min(15.0, self.settings.idle))
            await self.trim()
            with suppress(SaveError):  # the store will recover
                for live in [one for one in self.lives.values() if one.clients and self.database.postgres]:
                    await self.tell_presence(live)

    async def _wake_bots(self) -> None:
        """Continue the tables with only bots after a restart."""
        with suppress(SaveError):
            for id in await self.database.arun(records.for_bots):
                with suppress(UndercroftError):
                    await self.live(id)

    async def _tidy_accounts(self) -> None:
        """Every hour, delete expired links and logins."""
        while True:
            with suppress(SaveError):
                self.check_rights(await self.database.arun(accounts.tidy))
            await asyncio.sleep(3600)

    async def _expire(self) -> None:
        """Every hour, export and remove tables that have not been used for long."""
        folder, days = Path(self.settings.expired or home() / "expired"), self.settings.retention
        while True:
            with suppress(SaveError):
                for id in await self.database.arun(lambda connection: expiry.untouched(connection, days)):
                    if id not in self.lives and await self.apart(partial(self._gone_to, id, folder)):
                        self.counts["expired"] += 1
            await asyncio.sleep(3600)

    def _gone_to(self, id: str, folder: Path) -> bool:
        database = Database(self.database.url)
        try:
            return expiry.expire(database, id, folder) is not None
        finally:
            database.close()

    # ------------------------------------------------------------------------------------------ other servers

    async def claim(self, id: str) -> bool:
        """Claim a table's bots. With SQLite there is no other server."""
        if not self.database.postgres:
            return True
        limit = int(1000 * self.settings.patience)
        return await self.database.arun(lambda connection: records.claim(connection, id, self.name, limit))

    async def release(self, id: str) -> None:
        if self.database.postgres:
            with suppress(SaveError):  # then the claim expires
                await self.database.arun(lambda connection: records.release(connection, id, self.name))

    async def news(self, id: str, what: str) -> None:
        if self.database.postgres:
            await self.database.arun(lambda connection: records.announce(connection, id, what))

    async def tell_presence(self, live: Live) -> None:
        seats, watchers = live.company.mine()
        await self.news(live.id, f"here {self.name} {watchers} {','.join(map(str, sorted(seats)))}")

    async def present(self, live: Live) -> None:
        """Announce who is connected."""
        live.company.present()
        if self.database.postgres:
            await self.tell_presence(live)

    async def _listen(self) -> None:
        """Listen for changes by other servers; after a lost connection, reload everything and listen again."""
        url = make_url(self.database.url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                self._listener = await asyncpg.connect(url)
                lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._listener.add_termination_listener(lambda *_, lost=lost: lost.done() or lost.set_result(None))
                await self._listener.add_listener(records.CHANNEL, self._heard)
                for live in list(self.lives.values()):
                    await self._catch_up(live)
                await lost
            except (OSError, SaveError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("no news from other servers: %s", error)
            await asyncio.sleep(1)

    async def _catch_up(self, live: Live) -> None:
        with suppress(UndercroftError):
            await live.refresh(live.played.number + 1)
            await live.look_up()

    def _heard(self, connection: Any, process: int, channel: str, payload: str) -> None:
        id, what, *more = payload.split(" ")
        live = self.lives.get(id)
        if live is None:
            return
        if what == "rights":
            self.check_rights([id])
        elif what == "log":
            if int(more[0]) > live.played.number or live.lock.locked():
                self.spawn(live.refresh(int(more[0])))
        elif what == "chat":
            self.spawn(live.talk.chatted(int(more[0])))
        elif what == "closed":
            self.gone(id, *more)
        elif what == "who" and more[0] != self.name and live.clients:
            self.spawn(self.tell_presence(live))
        elif what == "here" and more[0] != self.name:
            seats = {int(one) for one in more[2].split(",") if one}
            live.company.heard_of(more[0], seats, int(more[1]))


def _in(loop: asyncio.AbstractEventLoop) -> bool:
    try:
        return asyncio.get_running_loop() is loop
    except RuntimeError:
        return False
