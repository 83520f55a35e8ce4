"""Servers for the tests: real processes, real sockets."""

from collections.abc import Iterator

import pytest
from tools.serving import ROOMY, Served

from undercroft.tables.server import Settings


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on SQLite that counts nobody's messages."""
    store = f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}"
    with Served(Settings(store=store, limits=ROOMY, thinkers=1, hint=0.2, pace=0)) as served:
        yield served
