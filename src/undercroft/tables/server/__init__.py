"""The server: tables that people and bots share over the network. See docs/protocol.md and docs/host.md."""

from __future__ import annotations

import fcntl
import os
import re
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
from .settings import Limits, Mail, Settings

SHORTEST, TOKEN = 16, re.compile(r"[!-~]([ -~]*[!-~])?")

__all__ = ["Limits", "Mail", "Settings", "serve"]


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
    _whole(settings)
    _roomy()
    with _listen(host, port) as listening:
        lock = None if database.postgres else _alone(Path(make_url(settings.store or "").database or ""))
        try:
            _run(listening, host, port, workers, settings)
        finally:
            if lock is not None:
                os.close(lock)


def _run(listening: socket.socket, host: str, port: int, workers: int, settings: Settings) -> None:
    url = f"http://{_reached(host)}:{port}/"
    if BUILT:
        print(f"Undercroft is running. Open this address in your browser: {url}", flush=True)
    else:
        print(f"The page is not built, so browsers cannot play yet (run make page). The API: {url}", flush=True)
    settings = msgspec.structs.replace(settings, url=settings.url or url)
    print(f"Ctrl-C stops it. Games are stored in {_shown(settings)}.", flush=True)
    options = {
        "ws_max_size": settings.limits.message, "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0, "access_log": False, "log_level": "warning", "server_header": False,
        "timeout_graceful_shutdown": 5, "limit_concurrency": None,
        "ws_per_message_deflate": False,  # patches are short, and a packer takes hundreds of kilobytes for each socket
        "http": partial(Connection, settings),
        "forwarded_allow_ips": list(settings.proxies),
    }  # fmt: skip
    if workers > 1:
        listening.close()  # uvicorn opens it again for its workers
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        factory = "undercroft.tables.server.app:from_environment"
        uvicorn.run(factory, factory=True, workers=workers, host=host, port=port, **options)  # type: ignore[arg-type]
    else:
        with suppress(KeyboardInterrupt):
            uvicorn.Server(uvicorn.Config(application(settings), **options)).run([listening])  # type: ignore[arg-type]


def _whole(settings: Settings) -> None:
    """Refuse settings that lack something."""
    if settings.url and not settings.url.startswith(("https://", "http://")):
        raise SetupError(f"the address of this server begins with https:// or http://, not {settings.url!r}")
    if settings.mail and not settings.url:
        raise SetupError('links in e-mails need the address of this server: url = "https://..."')
    if settings.mail and not settings.accounts:
        raise SetupError("[mail] is for accounts: set accounts = true")
    if settings.hosts and not settings.accounts:
        raise SetupError("hosts are accounts: set accounts = true")
    if settings.host and (len(settings.host) < SHORTEST or not TOKEN.fullmatch(settings.host)):
        raise SetupError(f"the token of the operator (host) needs at least {SHORTEST} letters, digits and plain signs")


def _reached(host: str) -> str:
    """The address for others: for a server on all addresses, the one by which this machine reaches the network."""
    if host != "0.0.0.0":
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))  # nothing is sent; the address is reserved for documentation
        except OSError:
            return "127.0.0.1"
        return str(way.getsockname()[0])


def _listen(host: str, port: int) -> socket.socket:
    """Listen before printing the address, so that an early connection waits instead of being refused."""
    if not 0 <= port < 65536:
        raise SetupError(f"there is no port {port}; ports go from 0 to 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise SetupError(f"the server cannot listen on {host}, port {port}: {error.strerror}") from None


def _roomy() -> None:
    """Raise the limit of open sockets to what the system allows this user."""
    with suppress(OSError, ValueError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _alone(file: Path) -> int:
    """Lock an SQLite file, also if it is reached through links: two servers on it would not notice each other. The lock
    is released when this process ends.
    """
    lock = os.open(f"{file.resolve()}.serving", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise SetupError("another server already uses this store; several servers need PostgreSQL") from None
    return lock


def _shown(settings: Settings) -> str:
    """Where games are stored: the path of a file, or the URL of a database without its password."""
    url = make_url(settings.store or "")
    return url.database if url.get_backend_name() == "sqlite" and url.database else url.render_as_string(True)
