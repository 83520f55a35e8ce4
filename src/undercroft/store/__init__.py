"""Where games are kept: a database of tables whose every answer is on the disk before anybody hears of it."""

from __future__ import annotations

from .database import Database, default_url
from .files import home, keep, names, path_of, read, write
from .games import Kept, Outrun, Store, Summary
from .records import Seat

__all__ = [
    "Database", "Kept", "Outrun", "Seat", "Store", "Summary", "default_url", "home", "keep", "names", "open", "path_of",
    "read", "write",
]  # fmt: skip


def open(url: str | None = None) -> Store:
    """The store at a database's address; else in the user's own folder, where saves of old are taken in by name."""
    found = Store(Database(url or default_url()))
    if url is None:
        found.adopt()
    return found
