"""The whole server as one application: lobby, socket, page, health and metrics."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from sqlalchemy import text
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from undercroft import texts
from undercroft.kernel import SaveError

from . import lobby
from .accounts import Accounts
from .door import Door
from .hall import Hall
from .host import Host
from .measures import gauges
from .safety import Addresses, Guard, may_measure
from .settings import Settings
from .shelf import Shelf

PAGE = Path(__file__).parent / "page"
BUILT = (PAGE / "index.html").is_file()
NO_PAGE = (
    "The server runs, but its page has not been built: run `make page` (it needs Node 20 or newer) and start again.\n"
)
SETTINGS = "UNDERCROFT_SERVE"
WRITE = text("UPDATE alembic_version SET version_num = version_num")
"""A write that changes nothing; a full or read-only store refuses it."""
TIDIED = (50_000, 20, 20)
"""Scenes are thousands of short-lived values; searching them for reference cycles took half the time."""


def application(settings: Settings) -> Starlette:
    hall, addresses = Hall(settings), Addresses(settings.limits)
    front = lobby.Lobby(hall, addresses)
    shelf, accounts = Shelf(front), Accounts(front)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        gc.freeze()
        gc.set_threshold(*TIDIED)
        await hall.open()
        if BUILT:
            hall.spawn(
                hall.apart(lambda: lobby.games(texts.FALLBACK))
            )  # the first request would otherwise take seconds to load everything
        yield
        accounts.close()
        await shelf.close()
        await hall.close()

    health = Health(hall)

    async def healthz(request: Request) -> Response:
        if await health.well():
            return PlainTextResponse("well\n")
        return PlainTextResponse("the store does not answer, or takes nothing\n", 503)

    async def metrics(request: Request) -> Response:
        if not may_measure(request, settings.metrics):
            return PlainTextResponse("These figures are for the operator of this server.\n", 403)
        return PlainTextResponse(figures(hall), media_type="text/plain; version=0.0.4")

    routes: list[BaseRoute] = [
        *front.routes(),
        *shelf.routes(),
        *accounts.routes(),
        *Host(accounts).routes(),
        WebSocketRoute("/ws", Door(hall, addresses).enter),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        Route("/host", host_page),
        Mount("/", PageFiles(directory=PAGE, html=True)) if BUILT else Route("/", no_page),
    ]
    guard = Middleware(Guard, settings=settings, addresses=addresses)
    middleware = [guard, Middleware(GZipMiddleware, minimum_size=1000)]
    app = Starlette(routes=routes, lifespan=lifespan, middleware=middleware)
    app.state.hall = hall
    return app


class Health:
    """Whether the store can be written, checked at most once per second."""

    def __init__(self, hall: Hall) -> None:
        self._hall, self._at = hall, 0.0
        self._trial: asyncio.Task[bool] | None = None

    async def well(self) -> bool:
        if self._trial is None or (self._trial.done() and time.monotonic() - self._at > 1):
            self._trial, self._at = asyncio.create_task(self._try()), time.monotonic()
        return await asyncio.shield(self._trial)

    async def _try(self) -> bool:
        try:
            await self._hall.database.arun(lambda connection: connection.execute(WRITE).rowcount)
        except SaveError:
            self._hall.counts["store_errors"] += 1
            return False
        return True


class PageFiles(StaticFiles):
    """The page's files. Those of `parts/` have names that change with what is in them, so browsers keep them. Of all
    others browsers ask each time whether they changed, or a new page would look for parts of the old one."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = path.startswith("parts/")
        response.headers["cache-control"] = "max-age=31536000, immutable" if kept else "no-cache"
        return response


def host_page(request: Request) -> Response:
    return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"}) if BUILT else no_page(request)


def no_page(request: Request) -> Response:
    return PlainTextResponse(NO_PAGE)


def from_environment() -> Starlette:
    """For worker processes, who are handed their settings this way."""
    return application(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def figures(hall: Hall) -> str:
    """Prometheus metrics: counters since the start, and current values."""
    lines = [f"# TYPE undercroft_{name} gauge\nundercroft_{name} {value}" for name, value in gauges(hall).items()]
    for name, value in sorted({"store_errors": 0, **hall.counts, "cpu_seconds": round(time.process_time(), 3)}.items()):
        lines.append(f"# TYPE undercroft_{name}_total counter\nundercroft_{name}_total {value}")
    return "\n".join([*lines, *hall.measures.lines()]) + "\n"
