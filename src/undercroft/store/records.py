"""Database queries, as functions of a connection. None of them knows a rule."""

from __future__ import annotations

import hashlib
import re
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from undercroft.kernel import Config, SaveError

from . import schema
from .log import Entry

NAME = re.compile(r"[\w][\w .,'!?&()#+-]{0,59}")
CHANNEL = "undercroft"
CLOCKS = {
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS integer)",
}
"""The database's own time, in milliseconds since 1970."""


class Seat(msgspec.Struct, frozen=True):
    """Who plays a seat: a person, a bot, or the first to join (`open`)."""

    kind: str = "open"
    name: str = ""
    bot: str = ""
    muted: bool = False  # may not chat


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A table as stored, without its log."""

    id: str
    name: str
    game: str
    config: Config
    state: str
    public: bool
    opened: int
    changed: int
    decisions: int
    seats: tuple[Seat, ...]
    quiet: bool = False  # spectators may not chat
    ended: int | None = None  # when the operator of the server ended it


class Right(msgspec.Struct, frozen=True):
    """What a token grants. Its `hash` is empty where a table is public."""

    table: str
    role: str
    seat: int | None
    hash: str = ""


class Line(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


Work = Callable[[Connection], None]


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Entries that belong together, the table's state after them, and a checkpoint if it is time for one."""

    table: str
    entries: tuple[Entry, ...]
    state: str
    decisions: int
    checkpoint: bytes | None = None
    also: Work | None = None  # what is written with them, or not at all

    @property
    def first(self) -> int:
        return self.entries[0].number


class OutOfOrder(SaveError):
    """Some entries of a change are already in the log, and others are not."""


def now() -> int:
    return time.time_ns() // 1_000_000


def hashed(token: str) -> str:
    """Hash a token. Tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


# ---------------------------------------------------------------------------------------------- tables


def nameable(name: str) -> bool:
    return NAME.fullmatch(name) is not None and not name.endswith((" ", "."))


def create(
    connection: Connection, config: Config, name: str, seats: Sequence[Seat], *, public: bool = False
) -> tuple[str, str]:
    """Create a table; returns its id and its name, which gets a number if it is taken."""
    if not nameable(name):
        raise SaveError("a name has 1 to 60 letters, digits, spaces and plain signs, and begins with a letter or digit")
    id, at = secrets.token_hex(6), now()
    row = {
        "id": id, "stem": name, "game": config.game, "config": msgspec.json.encode(config).decode(), "state": "playing",
        "public": public, "opened": at, "changed": at, "decisions": 0,
    }  # fmt: skip
    last = connection.scalar(select(func.max(schema.tables.c.copy)).where(schema.tables.c.stem == name)) or 0
    for copy in range(last + 1, last + 100):
        named = name if copy == 1 else f"{name} {copy}"
        try:
            with connection.begin_nested():
                connection.execute(insert(schema.tables).values(**row, name=named, copy=copy))
        except IntegrityError:
            continue
        connection.execute(
            insert(schema.seats), [{"table_id": id, "seat": n, **_columns(seat)} for n, seat in enumerate(seats)]
        )
        return id, named
    raise SaveError("there are too many games of that name")


def _columns(seat: Seat) -> dict[str, str]:
    return {"kind": seat.kind, "name": seat.name, "bot": seat.bot}


def delete_table(connection: Connection, id: str) -> bool:
    return connection.execute(delete(schema.tables).where(schema.tables.c.id == id)).rowcount > 0


def find(connection: Connection, id: str) -> Record | None:
    return next(iter(_records(connection, schema.tables.c.id == id)), None)


def named(connection: Connection, name: str) -> Record | None:
    return next(iter(_records(connection, schema.tables.c.name == name)), None)


def listed(connection: Connection, ids: Iterable[str] | None = None, *, public: bool = False) -> list[Record]:
    """These tables, the public ones, or all; the one played last first."""
    if ids is not None:
        return _records(connection, schema.tables.c.id.in_(list(ids)))
    if public:
        return _records(connection, and_(schema.tables.c.public, schema.tables.c.ended.is_(None)), most=100)
    return _records(connection, text("1 = 1"), most=10_000)


def sought(connection: Connection, words: str, most: int) -> list[Record]:
    """Tables whose name, game or id contains these words, the one played last first."""
    found = [column.icontains(words, autoescape=True) for column in (schema.tables.c.name, schema.tables.c.game)]
    return _records(connection, or_(*found, schema.tables.c.id == words), most)


def counted(connection: Connection) -> dict[str, int]:
    """How many tables are in each state."""
    state = case((schema.tables.c.ended.is_not(None), "ended"), else_=schema.tables.c.state)
    return {key: count for key, count in connection.execute(select(state, func.count()).group_by(state))}  # noqa: C416


def _records(connection: Connection, where: Any, most: int = 1000) -> list[Record]:
    chosen = select(schema.tables).where(where).order_by(schema.tables.c.changed.desc()).limit(most)
    rows = connection.execute(chosen).all()
    sitting: dict[str, list[Seat]] = {row.id: [] for row in rows}
    ids = list(sitting)
    for start in range(0, len(ids), 500):
        part = schema.seats.c.table_id.in_(ids[start : start + 500])
        for seat in connection.execute(select(schema.seats).where(part).order_by(schema.seats.c.seat)):
            sitting[seat.table_id].append(Seat(seat.kind, seat.name, seat.bot, seat.muted))
    return [_record(row, tuple(sitting[row.id])) for row in rows]


def _record(row: Any, seats: tuple[Seat, ...]) -> Record:
    return Record(
        id=row.id, name=row.name, game=row.game, config=msgspec.json.decode(row.config, type=Config), state=row.state,
        public=row.public, opened=row.opened, changed=row.changed, decisions=row.decisions, seats=seats,
        quiet=row.quiet, ended=row.ended,
    )  # fmt: skip


def for_bots(connection: Connection, most: int = 50) -> list[str]:
    """Running tables at which only bots play."""
    people = select(schema.seats.c.table_id).where(schema.seats.c.kind != "bot")
    going = and_(schema.tables.c.state == "playing", schema.tables.c.ended.is_(None))
    mine = and_(going, schema.tables.c.id.not_in(people))
    chosen = select(schema.tables.c.id).where(mine).order_by(schema.tables.c.changed.desc()).limit(most)
    return list(connection.scalars(chosen))


def sit(connection: Connection, id: str, seat: int, who: Seat, *, only_open: bool = False) -> bool:
    """Change who plays a seat; False if it is no longer open."""
    mine = and_(schema.seats.c.table_id == id, schema.seats.c.seat == seat)
    where = and_(mine, schema.seats.c.kind == "open") if only_open else mine
    return connection.execute(update(schema.seats).where(where).values(**_columns(who))).rowcount > 0


def progress(connection: Connection, id: str, state: str, decisions: int) -> None:
    connection.execute(
        update(schema.tables).where(schema.tables.c.id == id).values(changed=now(), state=state, decisions=decisions)
    )


# ---------------------------------------------------------------------------------------------- tokens


def mint(connection: Connection, id: str, role: str, seat: int | None = None) -> str:
    """Create a token of 128 bits; earlier tokens of the same seat become invalid."""
    if role == "seat" and seat is not None:
        void(connection, id, seat)
    return mint_all(connection, id, [(role, seat)])[0]


def new_token() -> str:
    return secrets.token_urlsafe(16)


def mint_all(
    connection: Connection, id: str, wanted: Sequence[tuple[str, int | None]], tokens: Sequence[str] = ()
) -> Sequence[str]:
    """Create tokens (or store these) for roles and seats that have none yet."""
    tokens = tokens or [new_token() for _ in wanted]
    connection.execute(
        insert(schema.tokens),
        [
            {"hash": hashed(token), "table_id": id, "role": role, "seat": seat}
            for token, (role, seat) in zip(tokens, wanted, strict=True)
        ],
    )
    return tokens


def void(connection: Connection, id: str, seat: int) -> None:
    """Invalidate all tokens of a seat. The next person on it may chat."""
    connection.execute(delete(schema.tokens).where(and_(schema.tokens.c.table_id == id, schema.tokens.c.seat == seat)))
    mute(connection, id, seat, False)


def mute(connection: Connection, id: str, seat: int | None, muted: bool) -> None:
    """Whether a seat, or all spectators, may chat."""
    if seat is None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(quiet=muted))
        return
    mine = and_(schema.seats.c.table_id == id, schema.seats.c.seat == seat)
    connection.execute(update(schema.seats).where(mine).values(muted=muted))


def end(connection: Connection, id: str, ended: bool) -> bool:
    """End a table, or open it again. It stays in the store."""
    chosen = update(schema.tables).where(schema.tables.c.id == id).values(ended=now() if ended else None)
    return connection.execute(chosen).rowcount > 0


def send_watchers_away(connection: Connection, id: str) -> None:
    """Invalidate all spectator links and make the table private."""
    mine = and_(schema.tokens.c.table_id == id, schema.tokens.c.role == "watch")
    connection.execute(delete(schema.tokens).where(mine))
    connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(public=False))


def right(connection: Connection, token: str) -> Right | None:
    """What a token grants. The hash is looked up by index and then compared in constant time."""
    wanted = hashed(token)
    row = connection.execute(select(schema.tokens).where(schema.tokens.c.hash == wanted)).first()
    if row is None or not secrets.compare_digest(row.hash, wanted):
        return None
    return Right(row.table_id, row.role, row.seat, wanted)


def valid(connection: Connection, hashes: Sequence[str]) -> set[str]:
    """Which of these token hashes are still valid."""
    if not hashes:
        return set()
    return set(connection.scalars(select(schema.tokens.c.hash).where(schema.tokens.c.hash.in_(hashes))))


# ---------------------------------------------------------------------------------------------- the log


def append(connection: Connection, changes: Sequence[Append]) -> list[bool]:
    """Write changes of several tables at once; False, and nothing is written of one, where another server has taken
    its first number already. In the order of tables, so that two servers never wait for each other. The database
    refuses (`IntegrityError`) an entry whose predecessor is missing."""
    postgres, ordered = connection.dialect.name == "postgresql", sorted(changes, key=lambda change: change.table)
    accepted = (_insert_together if postgres else _insert)(connection, ordered)
    for change in ordered:
        if len({(change.table, one.number) in accepted for one in change.entries}) > 1:
            raise OutOfOrder("the log of a table has a number out of order")
    written = [change for change in ordered if (change.table, change.first) in accepted]
    (_progress_together if postgres else _progress)(connection, written)
    for change in written:
        if change.checkpoint is not None:
            keep(connection, change.table, change.entries[-1].number, change.checkpoint)
        if change.also is not None:
            change.also(connection)
    return [(change.table, change.first) in accepted for change in changes]


# One statement for each row is quickest in SQLite, one for all in PostgreSQL. They are written out because they are
# run hundreds of times a second.


def _insert(connection: Connection, changes: list[Append]) -> set[tuple[str, int]]:
    """Insert entries; returns those that were not there yet."""
    sql, at = "INSERT INTO entries (table_id, number, kind, seat, value, at) VALUES (?, ?, ?, ?, ?, ?)", now()
    rows = [
        (change.table, one.number, one.kind, one.seat, one.value, at) for change in changes for one in change.entries
    ]
    with _plainly(connection) as cursor:
        return {row[:2] for row in rows if cursor.execute(f"{sql} ON CONFLICT DO NOTHING", row).rowcount}


def _progress(connection: Connection, changes: list[Append]) -> None:
    sql, at = "UPDATE tables SET changed = ?, state = ?, decisions = ? WHERE id = ?", now()
    with _plainly(connection) as cursor:
        cursor.executemany(sql, [(at, change.state, change.decisions, change.table) for change in changes])


@contextmanager
def _plainly(connection: Connection) -> Iterator[sqlite3.Cursor]:
    """SQLite itself, within the transaction: what SQLAlchemy does for a statement takes ten times as long as this one.
    It complains as SQLAlchemy would."""
    cursor = connection.connection.cursor()
    try:
        yield cursor  # type: ignore[misc]
    except sqlite3.Error as error:
        raise DBAPIError.instance("", None, error, sqlite3.Error, dialect=connection.dialect) from error
    finally:
        cursor.close()


_ENTRIES = text(
    "INSERT INTO entries (table_id, number, kind, seat, value, at) SELECT *, CAST(:at AS bigint) FROM unnest("
    "CAST(:tables AS text[]), CAST(:numbers AS int[]), CAST(:kinds AS text[]), CAST(:seats AS int[]),"
    " CAST(:values AS text[])) ON CONFLICT DO NOTHING RETURNING table_id, number"
)
_TABLES = text(
    "WITH news AS (SELECT * FROM unnest(CAST(:ids AS text[]), CAST(:states AS text[]), CAST(:decisions AS int[]),"
    " CAST(:numbers AS int[])) AS one(id, state, decisions, number)),"
    " told AS (SELECT pg_notify(:channel, id || ' log ' || number) FROM news),"
    " changed AS (UPDATE tables SET changed = :at, state = news.state, decisions = news.decisions"
    " FROM news WHERE tables.id = news.id) SELECT count(*) FROM told"
)


def _insert_together(connection: Connection, changes: list[Append]) -> set[tuple[str, int]]:
    rows = [(change.table, one.number, one.kind, one.seat, one.value) for change in changes for one in change.entries]
    columns = dict(
        zip(("tables", "numbers", "kinds", "seats", "values"), map(list, zip(*rows, strict=True)), strict=True)
    )
    return {(row.table_id, row.number) for row in connection.execute(_ENTRIES, {**columns, "at": now()})}


def _progress_together(connection: Connection, changes: list[Append]) -> None:
    """Update the tables' progress and notify other servers."""
    columns = {
        "ids": [change.table for change in changes],
        "states": [change.state for change in changes],
        "decisions": [change.decisions for change in changes],
        "numbers": [change.entries[-1].number for change in changes],
    }
    connection.execute(_TABLES, {**columns, "at": now(), "channel": CHANNEL})


def keep(connection: Connection, id: str, number: int, body: bytes) -> None:
    """Write a checkpoint; older ones are no longer needed."""
    connection.execute(
        text("INSERT INTO checkpoints (table_id, number, body) VALUES (:id, :number, :body) ON CONFLICT DO NOTHING"),
        {"id": id, "number": number, "body": body},
    )
    connection.execute(
        delete(schema.checkpoints).where(
            and_(schema.checkpoints.c.table_id == id, schema.checkpoints.c.number < number)
        )
    )


def point(connection: Connection, id: str) -> tuple[int, bytes | None]:
    """The last checkpoint and its number."""
    chosen = select(schema.checkpoints.c.number, schema.checkpoints.c.body).where(schema.checkpoints.c.table_id == id)
    row = connection.execute(chosen.order_by(schema.checkpoints.c.number.desc()).limit(1)).first()
    return (row.number, row.body) if row else (0, None)


def since(connection: Connection, id: str, number: int) -> list[Entry]:
    """The entries after a number."""
    chosen = select(schema.entries).where(and_(schema.entries.c.table_id == id, schema.entries.c.number > number))
    rows = connection.execute(chosen.order_by(schema.entries.c.number))
    return [Entry(row.number, row.kind, row.seat, row.value) for row in rows]


def holds(connection: Connection, change: Append) -> bool:
    """Whether all entries of a change are in the log."""
    return tuple(since(connection, change.table, change.first - 1)[: len(change.entries)]) == change.entries


def cut_since(connection: Connection, id: str, number: int) -> int | None:
    """The smallest length to which the event log was cut after this number, if anything was undone."""
    chosen = select(schema.entries.c.value).where(
        and_(
            schema.entries.c.table_id == id,
            schema.entries.c.number > number,
            schema.entries.c.kind.in_(("undo", "agree")),
        )
    )
    left = [int(value.split()[1]) for (value,) in connection.execute(chosen) if " " in value]
    return min(left, default=None)


# ---------------------------------------------------------------------------------------------- chat, claims, news


def say(connection: Connection, id: str, seat: int | None, name: str, said: str) -> Line:
    last = connection.scalar(select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == id)) or 0
    line = Line(last + 1, seat, name, said, now())
    connection.execute(
        insert(schema.chat).values(table_id=id, number=line.number, seat=seat, name=name, text=said, at=line.at)
    )
    announce(connection, id, f"chat {line.number}")
    return line


def heard(connection: Connection, id: str, after: int, most: int = 100) -> list[Line]:
    """The last chat lines after a number."""
    chosen = select(schema.chat).where(and_(schema.chat.c.table_id == id, schema.chat.c.number > after))
    rows = connection.execute(chosen.order_by(schema.chat.c.number.desc()).limit(most)).all()
    return [Line(row.number, row.seat, row.name, row.text, row.at) for row in reversed(rows)]


def line(connection: Connection, id: str, number: int) -> Line | None:
    """One line of the chat."""
    chosen = select(schema.chat).where(and_(schema.chat.c.table_id == id, schema.chat.c.number == number))
    row = connection.execute(chosen).first()
    return Line(row.number, row.seat, row.name, row.text, row.at) if row else None


def claim(connection: Connection, id: str, owner: str, milliseconds: int) -> bool:
    """Claim a table's bots for a while; False while another server has them. A claim that ran out is taken over. It is
    the database's clock that counts: those of servers may differ."""
    at = CLOCKS[connection.dialect.name]
    claimed = text(
        f"INSERT INTO claims (table_id, owner, until) VALUES (:id, :owner, {at} + :milliseconds)"
        " ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, until = excluded.until"
        f" WHERE claims.until < {at} OR claims.owner = excluded.owner"
    )
    return bool(connection.execute(claimed, {"id": id, "owner": owner, "milliseconds": milliseconds}).rowcount)


def release(connection: Connection, id: str, owner: str) -> None:
    connection.execute(
        delete(schema.claims).where(and_(schema.claims.c.table_id == id, schema.claims.c.owner == owner))
    )


def announce(connection: Connection, id: str, what: str) -> None:
    """Notify other servers once this transaction is committed. With SQLite there are none."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": f"{id} {what}"})
