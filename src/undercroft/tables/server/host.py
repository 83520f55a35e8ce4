"""The operator's HTTP API. Every action is written to the journal."""

from __future__ import annotations

import secrets
import time
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.kernel import say
from undercroft.store import journal, records
from undercroft.store.games import load
from undercroft.store.log import saved
from undercroft.store.records import Record

from .accounts import Accounts
from .lobby import answer
from .measures import gauges
from .refusing import Refused
from .safety import address_of, bearer
from .talk import moment

MOST = 200


class Verdict(msgspec.Struct):
    state: Literal["open", "settled"]


class Ending(msgspec.Struct):
    ended: bool = True


class Host:
    """The routes. They are closed if neither `host` nor `hosts` is set."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts, self.lobby, self.hall = accounts, accounts.lobby, accounts.hall

    def routes(self) -> list[Route]:
        safe, table = self.lobby.safe, "/api/host/tables/{table:str}"
        return [
            Route("/api/host", safe(self.show)),
            Route("/api/host/tables", safe(self.tables)),
            Route("/api/host/reports/{report:str}", safe(self.settle), methods=["POST"]),
            Route(f"{table}/end", safe(self.end), methods=["POST"]),
            Route(f"{table}/export", safe(self.export)),
            Route(table, safe(self.delete), methods=["DELETE"]),
        ]

    async def show(self, request: Request) -> Response:
        """Load, reports, faults, and actions of operators."""
        await self._who(request)

        def work(connection: Any) -> dict[str, Any]:
            return {
                "tables": records.counted(connection),
                "accounts": journal.accounts(connection),
                "reports": [_complaint(one) for one in journal.complaints(connection)],
                "faults": [_note(one) for one in journal.notes(connection, "fault", 50)],
                "deeds": [_note(one) for one in journal.notes(connection, "deed")],
            }

        found = await self.hall.database.arun(work)
        load = {**gauges(self.hall), **{name: self.hall.counts[name] for name in ("entries", "faults", "store_errors")}}
        return answer({"load": load, "cpu": round(time.process_time(), 1), **found})

    async def tables(self, request: Request) -> Response:
        await self._who(request)
        words = request.query_params.get("q", "")[:80].strip()
        found = await self.hall.database.arun(lambda connection: records.sought(connection, words, MOST))
        return answer({"tables": [self._table(one) for one in found]})

    def _table(self, record: Record) -> dict[str, Any]:
        live = self.hall.lives.get(record.id)
        clients = len(live.clients) if live else 0
        ended = {"state": "ended"} if record.ended is not None else {}
        return {**self.lobby.summary(record), "clients": clients, "memory": live is not None, **ended}

    async def settle(self, request: Request) -> Response:
        who, wish, id = await self._who(request), await self.lobby.body(request, Verdict), request.path_params["report"]

        def work(connection: Any) -> bool:
            found = journal.settle(connection, id, wish.state)
            if found is not None:
                table, about = found
                journal.note(
                    connection, "deed", "settled" if wish.state == "settled" else "unsettled", table, about, who
                )
            return found is not None

        if not await self.hall.database.arun(work):
            raise Refused("unknown", say("server-no-such-report"))
        return answer({})

    async def end(self, request: Request) -> Response:
        """Disconnect everybody from a table until it is opened again."""
        who, wish = await self._who(request), await self.lobby.body(request, Ending)
        record = await self._record(request)

        def work(connection: Any) -> None:
            records.end(connection, record.id, wish.ended)
            journal.note(connection, "deed", "end" if wish.ended else "open", record.id, record.name, who)

        await self.hall.database.arun(work)
        if wish.ended:
            await self.hall.put_away(record.id, "server-ended")
        return answer({})

    async def export(self, request: Request) -> Response:
        """The save of a table. It contains hidden cards, so exporting it is logged."""
        who, record = await self._who(request), await self._record(request)

        def work(connection: Any) -> tuple[Any, bytes | None]:
            journal.note(connection, "deed", "export", record.id, record.name, who)
            return load(connection, record.id), records.point(connection, record.id)[1]

        make, body = await self.hall.database.arun(work)

        def save() -> str:
            try:
                text: str = make(str).session.save()
            except Exception:  # a table that cannot be loaded is exported as it was at its last checkpoint
                return saved(record.config, body)
            return text

        headers = {"content-disposition": f'attachment; filename="{record.game}-{record.id}.undercroft"'}
        return Response(await self.hall.apart(save), media_type="application/json", headers=headers)

    async def delete(self, request: Request) -> Response:
        who, record = await self._who(request), await self._record(request)
        note = ("deed", "delete", record.id, record.name, who)
        await self.hall.database.arun(lambda connection: journal.note(connection, *note))
        await self.hall.close_table(record.id, "server-deleted")
        return answer({})

    async def _record(self, request: Request) -> Record:
        id: str = request.path_params["table"]
        record = await self.hall.database.arun(lambda connection: records.find(connection, id))
        if record is None:
            raise Refused("unknown", say("server-gone"))
        return record

    async def _who(self, request: Request) -> str:
        """Who acts as operator: by the token in the settings, or by an account that they name."""
        settings, given = self.hall.settings, bearer(request)
        if not settings.host and not settings.hosts:
            raise Refused("role", say("server-no-host"))
        if given and settings.host:
            if not self.lobby.addresses.may_try(address_of(request)):
                raise Refused("rate", say("server-rate"))
            if secrets.compare_digest(given.encode(), settings.host.encode()):
                return "token"
            self.lobby.addresses.failed(address_of(request))
        account = await self.accounts.of(request)
        if account is None or not self.accounts.is_host(account):
            raise Refused("token", say("server-not-host"))
        return account.mail


def _complaint(one: journal.Complaint) -> dict[str, Any]:
    return {**msgspec.structs.asdict(one), "at": moment(one.at)}


def _note(one: journal.Note) -> dict[str, Any]:
    return {**msgspec.structs.asdict(one), "at": moment(one.at)}
