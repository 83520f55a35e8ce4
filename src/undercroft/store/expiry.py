"""Retention: games that nobody has touched for a long time are exported to files and removed from the store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, and_, delete, select

from . import files, records, schema
from .database import Database
from .games import load
from .log import Played, saved
from .records import Record

DAY = 24 * 3600 * 1000


def untouched(connection: Connection, days: float, most: int = 200) -> list[str]:
    """The ids of tables unchanged for this many days, oldest first. Games of campaigns are kept, because the
    campaign reads them.
    """
    linked = select(schema.links.c.table_id).where(schema.links.c.table_id.is_not(None))
    chosen = select(schema.tables.c.id).where(
        and_(schema.tables.c.changed < records.now() - days * DAY, schema.tables.c.id.not_in(linked))
    )
    return list(connection.scalars(chosen.order_by(schema.tables.c.changed).limit(most)))


def all_expired(database: Database, days: float, folder: Path) -> Iterator[Path | None]:
    """Export and remove all of them, oldest first."""
    while ids := database.run(lambda connection: untouched(connection, days)):
        for id in ids:
            yield expire(database, id, folder)


def expire(database: Database, id: str, folder: Path) -> Path | None:
    """Export a game and remove it; None if it was played or deleted meanwhile. A game that cannot be loaded is
    exported as of its last checkpoint.
    """
    found = database.run(partial(_read, id=id))
    if found is None:
        return None
    record, body, make = found
    try:
        text = make(str).session.save()
    except Exception:
        text = saved(record.config, body)
    file = folder / f"{record.name.replace('/', '-')}-{id}.undercroft"
    files.write_private(file, text)
    if database.run(lambda connection: _delete(connection, id, record.changed)):
        return file
    file.unlink()
    return None


def _delete(connection: Connection, id: str, changed: int) -> bool:
    """Delete it only if it is still as it was exported."""
    same = and_(schema.tables.c.id == id, schema.tables.c.changed == changed)
    return connection.execute(delete(schema.tables).where(same)).rowcount > 0


def _read(connection: Connection, id: str) -> tuple[Record, bytes | None, Callable[[Any], Played]] | None:
    record = records.find(connection, id)
    return None if record is None else (record, records.point(connection, id)[1], load(connection, id))
