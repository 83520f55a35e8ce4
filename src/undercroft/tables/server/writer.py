"""Writes the log: changes that arrive while the disk is busy are written together, so that one flush serves many
tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

from sqlalchemy.exc import IntegrityError

from undercroft.kernel import SaveError
from undercroft.store import Database, records
from undercroft.store.records import Append, OutOfOrder

from .measures import Histogram

MOST = 64


class Writer:
    """`append` returns when the change is on disk (True) or another server was first (False)."""

    def __init__(self, database: Database, counts: Counter[str], times: Histogram) -> None:
        self._database, self._counts, self._times = database, counts, times
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[bool]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    async def append(self, change: Append) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        return await done

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                with self._times.timed():
                    well = await self._together(batch)
            except SaveError as error:
                self._counts["store_errors"] += 1
                for _, done in batch:
                    _fail(done, error)
            else:
                for one in () if well else batch:
                    await self._alone(*one)

    async def _together(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> bool:
        """False where one of them does not fit the log or cannot be written, so that each must be tried by itself."""
        try:
            changes = [change for change, _ in batch]
            written = await self._database.arun(lambda connection: records.append(connection, changes))
        except (OutOfOrder, IntegrityError):
            return False
        except SaveError:
            raise
        except Exception:  # caused by one of them; the writer continues for all tables
            return False
        for (_, done), well in zip(batch, written, strict=True):
            if not done.done():
                done.set_result(well)
        return True

    async def _alone(self, change: Append, done: asyncio.Future[bool]) -> None:
        try:
            (well,) = await self._database.arun(lambda connection: records.append(connection, [change]))
        except IntegrityError:
            _fail(done, SaveError("this table is no longer in the store, or its log does not reach this entry"))
        except Exception as error:
            _fail(done, error)
        else:
            if not done.done():
                done.set_result(well)


def _fail(done: asyncio.Future[bool], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
