"""The operator's journal: reports by players, faults of tables, and actions of operators."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from . import schema
from .records import now

MOST_FAULTS = 500
"""Older ones are deleted; reports and actions are kept."""


class Complaint(msgspec.Struct, frozen=True, kw_only=True):
    """A report about a chat line (`said`) of a player (`about_seat`) or a spectator (None)."""

    id: str = ""
    at: int = 0
    table: str
    table_name: str
    seat: int | None
    name: str
    about_seat: int | None
    about_name: str
    said: str
    reason: str
    state: str = "open"


class Note(msgspec.Struct, frozen=True):
    """An action of the operator, or a fault of a table."""

    at: int
    kind: str
    who: str
    what: str
    table: str
    text: str


def complain(connection: Connection, about: Complaint) -> None:
    row: dict[str, Any] = msgspec.structs.asdict(about)
    row["table_id"] = row.pop("table")
    connection.execute(insert(schema.complaints).values(**row | {"id": secrets.token_hex(6), "at": now()}))


def complaints(connection: Connection, most: int = 200) -> list[Complaint]:
    """Open ones first, then the newest."""
    table = schema.complaints.c
    chosen = select(schema.complaints).order_by(table.state, table.at.desc(), table.id).limit(most)
    found = []
    for row in connection.execute(chosen).mappings():
        values = dict(row)
        found.append(Complaint(table=values.pop("table_id"), **values))
    return found


def settle(connection: Connection, id: str, state: str) -> tuple[str, str] | None:
    """Settle a complaint, or open it again; its table, and whom it is about."""
    complaint = schema.complaints.c
    row = connection.execute(select(complaint.table_id, complaint.about_name).where(complaint.id == id)).first()
    connection.execute(update(schema.complaints).where(complaint.id == id).values(state=state))
    return (row.table_id, row.about_name) if row else None


def note(connection: Connection, kind: str, what: str, table: str, text: str, who: str = "") -> None:
    """Write a line into the journal."""
    journal = schema.journal.c
    values = {"id": secrets.token_hex(6), "at": now(), "kind": kind, "who": who, "what": what, "text": text}
    connection.execute(insert(schema.journal).values(table_id=table, **values))
    if kind == "fault":
        faults = select(journal.at).where(journal.kind == "fault").order_by(journal.at.desc())
        last = connection.scalar(faults.offset(MOST_FAULTS).limit(1))
        if last is not None:
            connection.execute(delete(schema.journal).where(and_(journal.kind == "fault", journal.at <= last)))


def notes(connection: Connection, kind: str, most: int = 100) -> list[Note]:
    """The newest lines of a kind."""
    journal = schema.journal.c
    chosen = select(schema.journal).where(journal.kind == kind).order_by(journal.at.desc(), journal.id).limit(most)
    return [Note(row.at, row.kind, row.who, row.what, row.table_id, row.text) for row in connection.execute(chosen)]


def accounts(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(schema.accounts)) or 0
