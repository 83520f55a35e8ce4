"""Storage: a database of tables in which every answer is on disk before anybody sees it."""

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
    """Open the store at a database URL, or in the user's data folder, where save files of older versions are
    imported.
    """
    found = Store(Database(url or default_url()))
    if url is None:
        found.adopt()
    return found
