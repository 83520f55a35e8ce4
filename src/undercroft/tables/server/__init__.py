"""The server: tables that people and bots share over the network. See docs/protocol.md and docs/host.md."""

from __future__ import annotations

import fcntl
import os
import resource
import socket
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec
import uvicorn
from sqlalchemy import make_url

from undercroft.kernel import SetupError
from undercroft.store import Database, default_url

from .app import BUILT, SETTINGS, application
from .connections import Connection
from .safety import Proxies
from .settings import Limits, Settings

__all__ = ["Limits", "Settings", "serve"]


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    store: str | None = None,
    workers: int = 1,
    settings: Settings = Settings(),
) -> None:
    """Run a server until it is told to stop. Several worker processes need PostgreSQL."""
    if not 1 <= workers <= 64:
        raise SetupError(f"--workers goes from 1 to 64, not {workers}")
    settings = msgspec.structs.replace(settings, store=store or settings.store or default_url())
    database = Database(settings.store or "")
    if workers > 1 and not database.postgres:
        raise SetupError("several workers need PostgreSQL (--store postgresql://...); SQLite supports only one process")
    database.prepare().close()
    Proxies(settings.proxies)
    _roomy()
    _listen(host, port)
    lock = None if database.postgres else _alone(Path(make_url(settings.store or "").database or ""))
    url = f"http://{_reached(host)}:{port}/"
    if BUILT:
        print(f"Undercroft is running. Open this address in your browser: {url}", flush=True)
    else:
        print(f"The page is not built, so browsers cannot play yet (run make page). The API: {url}", flush=True)
    print(f"Ctrl-C stops it. Games are stored in {_shown(settings)}.", flush=True)
    options = {
        "host": host, "port": port, "ws_max_size": settings.limits.message, "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0, "access_log": False, "log_level": "warning", "server_header": False,
        "timeout_graceful_shutdown": 5, "limit_concurrency": None,
        "ws_per_message_deflate": False,  # patches are short, and a packer takes hundreds of kilobytes for each socket
        "http": partial(Connection, settings),
        "forwarded_allow_ips": list(settings.proxies),
    }  # fmt: skip
    if workers > 1:
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        uvicorn.run("undercroft.tables.server.app:from_environment", factory=True, workers=workers, **options)  # type: ignore[arg-type]
    else:
        uvicorn.run(application(settings), **options)  # type: ignore[arg-type]
    if lock is not None:
        os.close(lock)


def _reached(host: str) -> str:
    """Where others find a house that listens at all addresses: at the one by which this machine reaches a network."""
    if host != "0.0.0.0":
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))  # nothing is sent; the address belongs to nobody
        except OSError:
            return "127.0.0.1"
        return str(way.getsockname()[0])


def _listen(host: str, port: int) -> None:
    """Say in a sentence that an address cannot be had, before anything is promised."""
    try:
        with socket.create_server((host, port)):
            pass
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) else "there is no such port"
        raise SetupError(f"the server cannot listen on {host}:{port}: {reason}") from None


def _roomy() -> None:
    """As many open sockets as the system allows this user."""
    with suppress(OSError, ValueError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _alone(file: Path) -> int:
    """Two servers on one SQLite file would not hear of each other, by whatever link they reach it; the lock goes with
    this process."""
    lock = os.open(f"{file.resolve()}.serving", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise SetupError("another server already uses this store; several servers need PostgreSQL") from None
    return lock


def _shown(settings: Settings) -> str:
    """Where games are kept: a file by its path, a database by its address."""
    url = make_url(settings.store or "")
    return url.database if url.get_backend_name() == "sqlite" and url.database else url.render_as_string(True)
