"""One database, SQLite or PostgreSQL, used from synchronous code (`run`, `read`) or from an event loop (`arun`).

A unit of work is a function of a connection and one transaction: when `run` returns, it is on disk.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undercroft.kernel import SaveError, SetupError

from .files import home
from .thread import Thread

NEWEST = "0004"
"""The newest form of the database; see `migrations/versions`."""

LOCKED, CONNECTING, ANSWERING = 5.0, 10.0, 20.0
"""Seconds to wait for a locked SQLite file (unless `?timeout=` is in its address), for a connection to PostgreSQL
and for its reply."""

T = TypeVar("T")
Work = Callable[[Connection], T]


def default_url() -> str:
    return f"sqlite:///{home() / 'undercroft.db'}"


class Database:
    """A database migrated to the newest schema. SQLite runs in its own thread, so that it never blocks an event
    loop.
    """

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url)
        except ArgumentError:
            raise SetupError("a store's address looks like sqlite:///file.db or postgresql://user@host/name") from None
        self.postgres = address.get_backend_name() == "postgresql"
        self._engine: Engine | None = None
        self._async: AsyncEngine | None = None
        self._runner: asyncio.Runner | None = None
        self._thread = Thread()
        self._kept: Connection | None = None  # of that thread
        try:
            if self.postgres:
                address = address.set(drivername="postgresql+asyncpg")
                limits = {"timeout": CONNECTING, "command_timeout": ANSWERING}
                self._async = create_async_engine(address, pool_size=5, pool_pre_ping=True, connect_args=limits)
            elif address.get_backend_name() == "sqlite" and address.database:
                self._engine = _sqlite(Path(address.database), float(str(address.query.get("timeout", LOCKED))))
            else:
                raise SetupError("a store is kept in SQLite (sqlite:///file.db) or PostgreSQL (postgresql://...)")
        except (NoSuchModuleError, ModuleNotFoundError):
            raise SetupError("this store needs a driver that is not installed: pip install asyncpg") from None
        self.url = address.render_as_string(hide_password=False)

    def prepare(self) -> Database:
        """Migrate an older or empty database to the newest schema."""
        if self.run(form) != NEWEST:
            from . import forms  # Alembic takes a third of a second to load and is rarely needed

            self.run(forms.upgrade)
        return self

    def run(self, work: Work[T]) -> T:
        """Run a unit of work as one transaction."""
        if self._engine is None:
            self._runner = self._runner or asyncio.Runner()
            return self._runner.run(self.arun(work))
        with _told(), self._engine.begin() as connection:
            return work(connection)

    def read(self, work: Work[T]) -> T:
        """Run work that only reads and may take long: it sees a consistent snapshot and does not block writers."""
        if self._engine is None:
            snapshot = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return self.run(lambda connection: (connection.execute(snapshot), work(connection))[1])
        with _told(), self._engine.connect().execution_options(reading=True) as connection, connection.begin():
            return work(connection)

    async def arun(self, work: Work[T]) -> T:
        """The same, from an event loop."""
        if self._async is None:
            return await self._thread.run(partial(self._in_thread, work))
        with _told():
            async with self._async.begin() as connection:
                return await connection.run_sync(work)

    def _in_thread(self, work: Work[T]) -> T:
        """Run a unit of work on a connection that stays open: to get one and give it back takes longer than to write an
        answer. A connection that failed is closed."""
        assert self._engine is not None
        with _told():
            try:
                self._kept = self._kept or self._engine.connect()
                with self._kept.begin():
                    return work(self._kept)
            except SQLAlchemyError:
                self._let_go()
                raise

    def _let_go(self) -> None:
        connection, self._kept = self._kept, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()

    def close(self) -> None:
        if self._runner is not None:
            self._runner.run(self.aclose())
            self._runner.close()
        elif self._engine is not None:
            self._thread.close()
            self._let_go()
            self._engine.dispose()

    async def aclose(self) -> None:
        if self._async is not None:
            await self._async.dispose()
        self._thread.close()
        self._let_go()
        if self._engine is not None:
            self._engine.dispose()


class _told:  # noqa: N801
    """A database error as one sentence. Key conflicts are left to the caller."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, IntegrityError):
            return
        if isinstance(error, DBAPIError):
            raise SaveError(f"the store cannot be used: {_first_line(error.orig)}") from error
        if isinstance(error, SQLAlchemyError) or _of_driver(error):
            raise SaveError(f"the store cannot be used: {_first_line(error)}") from error
        if isinstance(error, OSError):
            raise SaveError(f"the store cannot be reached: {error.strerror or type(error).__name__}") from error


def _first_line(error: BaseException | None) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


def _of_driver(error: BaseException | None) -> bool:
    """SQLAlchemy does not wrap asyncpg errors raised while connecting."""
    return type(error).__module__.startswith("asyncpg")


def form(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _own(file: Path) -> None:
    """Make the file readable by its owner only, because it holds hidden hands; SQLite's side files get the same
    mode.
    """
    with suppress(OSError):  # not our file, or a read-only folder: opening it will report that
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)


def _sqlite(file: Path, patience: float) -> Engine:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError(f"the folder of the store cannot be made: {error.strerror}") from None
    _own(file)
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": patience, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, below
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reading") else "BEGIN IMMEDIATE")

    return engine
