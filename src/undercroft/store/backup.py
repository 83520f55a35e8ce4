"""A whole store in one file, and back: for a copy in a safe place, and to move from SQLite to PostgreSQL.

The file is gzipped: a header, then every row of every table, each as MessagePack behind its length. It is read in one
transaction, so it is consistent even while a server runs, and restored in one transaction.
"""

from __future__ import annotations

import gzip
import os
import struct
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from undercroft.kernel import SaveError

from . import forms
from .database import NEWEST, Database, form
from .records import now

MAGIC = "undercroft-backup"
LENGTH = struct.Struct(">I")
LARGEST = 1 << 30
TOGETHER = 500


class Header(msgspec.Struct):
    """`form` is the schema revision of the database; `at` the time in milliseconds since 1970."""

    magic: str
    form: str
    at: int


class Row(msgspec.Struct, array_like=True):
    table: str
    values: dict[str, Any]


class Told(msgspec.Struct):
    """How many rows of each kind."""

    tables: int
    entries: int
    campaigns: int
    at: int


def backup(database: Database, file: Path) -> Told:
    """Write everything to a file that only its owner can read. An existing file is replaced at the end."""
    try:
        handle, aside = tempfile.mkstemp(dir=file.parent, prefix=file.name[:100], suffix=".part")
        try:
            with os.fdopen(handle, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as packed:
                told = database.read(lambda connection: _write(connection, packed))  # type: ignore[arg-type]
            os.replace(aside, file)
        except BaseException:
            Path(aside).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise SaveError(f"{file.name!r} could not be written: {error.strerror}") from None
    return told


def _write(connection: Connection, packed: IO[bytes]) -> Told:
    header, counts = Header(MAGIC, form(connection) or NEWEST, now()), dict[str, int]()
    _put(packed, header)
    for table in _tables(connection):
        for row in connection.execute(select(table).order_by(*table.primary_key.columns)).mappings():
            _put(packed, Row(str(table.name), {str(name): value for name, value in row.items()}))
            counts[table.name] = counts.get(table.name, 0) + 1
    return _told(counts, header.at)


def restore(database: Database, file: Path) -> Told:
    """Restore a backup into an empty store; backups with an older schema are upgraded."""
    try:
        with gzip.open(file, "rb") as packed:
            parts = _parts(packed)  # type: ignore[arg-type]
            header = _read(next(parts, b""), Header)
            if header.magic != MAGIC:
                raise SaveError(f"{file.name!r} is no backup of Undercroft")
            return database.run(lambda connection: _restored(connection, header, parts))
    except (OSError, EOFError, gzip.BadGzipFile, struct.error) as error:
        reason = (isinstance(error, OSError) and error.strerror) or "it is damaged or another kind of file"
        raise SaveError(f"{file.name!r} cannot be restored: {reason}") from None


def _restored(connection: Connection, header: Header, parts: Iterator[bytes]) -> Told:
    if form(connection) is not None and connection.scalar(select(func.count()).select_from(text("tables"))):
        raise SaveError("a backup is restored into an empty store; there are games in this one")
    if form(connection) is None:
        forms.upgrade(connection, header.form)
    elif form(connection) != header.form:
        raise SaveError("this store has another form than the backup; restore it into one that does not exist yet")
    with _with_gaps(connection):
        counts = _rows(connection, parts)
    forms.upgrade(connection)
    return _told(counts, header.at)


def _rows(connection: Connection, parts: Iterator[bytes]) -> dict[str, int]:
    """Insert the rows in batches; returns how many there were per table."""
    tables, counts = {table.name: table for table in _tables(connection)}, dict[str, int]()
    for name, group in groupby((_read(part, Row) for part in parts), key=lambda row: row.table):
        if name not in tables:
            raise SaveError("this backup was written by a newer Undercroft: please upgrade")
        while some := [row.values for row in islice(group, TOGETHER)]:
            connection.execute(insert(tables[name]), some)
            counts[name] = counts.get(name, 0) + len(some)
    return counts


@contextmanager
def _with_gaps(connection: Connection) -> Iterator[None]:
    """Logs written by old versions can have gaps and are kept unchanged."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("ALTER TABLE entries DISABLE TRIGGER USER"))
        yield
        connection.execute(text("ALTER TABLE entries ENABLE TRIGGER USER"))
        return
    triggers = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")).all()
    for name, _ in triggers:
        connection.exec_driver_sql(f"DROP TRIGGER {name}")
    yield
    for _, sql in triggers:
        connection.exec_driver_sql(sql)


def _tables(connection: Connection) -> list[Table]:
    """All tables of this database, each after those it references."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def _told(counts: dict[str, int], at: int) -> Told:
    return Told(counts.get("tables", 0), counts.get("entries", 0), counts.get("campaigns", 0), at)


# ---------------------------------------------------------------------------------------------- the file


def _put(packed: IO[bytes], value: Any) -> None:
    part = msgspec.msgpack.encode(value)
    packed.write(LENGTH.pack(len(part)) + part)


def _parts(packed: IO[bytes]) -> Iterator[bytes]:
    while head := packed.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        part = packed.read(length) if length < LARGEST else b""
        if len(part) != length:
            raise EOFError
        yield part


def _read(part: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.msgpack.decode(part, type=kind)
    except msgspec.DecodeError:
        raise EOFError from None
