"""Accounts: an e-mail address that collects tokens, so that its owner finds the tables again on another device.

The database holds only hashes of links, logins and tokens. A browser that signs in gets tokens of its own for what the
account has collected; they are void as soon as it signs out. A right that somebody else revokes (a seat, a link to
watch) is lost to the account too.
"""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, text, update

from . import records, schema
from .records import hashed, new_token, now

LINK, LOGIN = 20 * 60 * 1000, 180 * 24 * 3600 * 1000
"""How long a link and an unused login are valid, in milliseconds."""
MOST_LINKS = 3
"""The maximum number of open links for one address."""


class Account(msgspec.Struct, frozen=True):
    id: str
    mail: str


class Found(msgspec.Struct, frozen=True):
    """A table that the account brings back, with a new token."""

    table: str
    name: str
    game: str
    role: str
    seat: int | None
    token: str


class Key(msgspec.Struct, frozen=True):
    """The same for a campaign."""

    campaign: str
    token: str


# ---------------------------------------------------------------------------------------------- signing in and out


def write_link(connection: Connection, mail: str) -> str | None:
    """The token of a new link for an address; None if it has too many valid ones."""
    connection.execute(delete(schema.letters).where(schema.letters.c.until < now()))
    sent = select(func.count()).select_from(schema.letters).where(schema.letters.c.mail == mail)
    if (connection.scalar(sent) or 0) >= MOST_LINKS:
        return None
    token = new_token()
    connection.execute(insert(schema.letters).values(hash=hashed(token), mail=mail, until=now() + LINK))
    return token


def addressee(connection: Connection, token: str) -> str | None:
    """The address that a link was sent to, if it is still valid."""
    mine = and_(schema.letters.c.hash == hashed(token), schema.letters.c.until >= now())
    return connection.scalar(select(schema.letters.c.mail).where(mine))


def sign_in(connection: Connection, token: str) -> tuple[Account, str] | None:
    """Use a link up, and with it all others of that address: the account, and a new login."""
    mail = addressee(connection, token)
    if mail is None:
        return None
    # Locked in a fixed order, to avoid a deadlock between servers that sign in the same person.
    theirs = schema.letters.c.mail == mail
    links = select(schema.letters.c.hash).where(theirs).order_by(schema.letters.c.hash).with_for_update()
    if hashed(token) not in connection.scalars(links).all():
        return None
    connection.execute(delete(schema.letters).where(theirs))
    _new(connection, "accounts", [{"id": secrets.token_hex(6), "mail": mail, "made": now()}])
    id: str = connection.scalars(select(schema.accounts.c.id).where(schema.accounts.c.mail == mail)).one()
    login = new_token()
    connection.execute(insert(schema.logins).values(hash=hashed(login), account_id=id, until=now() + LOGIN))
    return Account(id, mail), login


def signed_in(connection: Connection, login: str) -> Account | None:
    """Whose login this is."""
    wanted = and_(schema.logins.c.hash == hashed(login), schema.logins.c.until >= now())
    chosen = select(schema.accounts).join(schema.logins).where(wanted)
    row = connection.execute(chosen).first()
    return Account(row.id, row.mail) if row else None


def sign_out(connection: Connection, login: str, *, everywhere: bool = False) -> list[str]:
    """End a login, or all of its account, and with them the tokens that these browsers got; the tables where they may
    be in use."""
    account = signed_in(connection, login) if everywhere else None
    mine = schema.logins.c.account_id == account.id if account else schema.logins.c.hash == hashed(login)
    return _end(connection, mine)


def forget(connection: Connection, account: Account) -> list[str]:
    """Delete an account and its data. Tables and their tokens stay valid."""
    connection.execute(delete(schema.letters).where(schema.letters.c.mail == account.mail))
    tables = _end(connection, schema.logins.c.account_id == account.id)
    connection.execute(delete(schema.accounts).where(schema.accounts.c.id == account.id))
    return tables


def tidy(connection: Connection) -> list[str]:
    """Delete expired links and logins."""
    connection.execute(delete(schema.letters).where(schema.letters.c.until < now()))
    return _end(connection, schema.logins.c.until < now())


def _end(connection: Connection, mine: Any) -> list[str]:
    """End logins. All servers hear at which tables tokens have become void."""
    ended = select(schema.logins.c.hash).where(mine)
    chosen = select(schema.tokens.c.table_id).where(schema.tokens.c.login.in_(ended)).distinct()
    tables = list(connection.scalars(chosen))
    connection.execute(delete(schema.logins).where(mine))
    for table in tables:
        records.announce(connection, table, "rights")
    return tables


# ---------------------------------------------------------------------------------------------- tables and campaigns


def refresh(
    connection: Connection, account: Account, login: str, tokens: Sequence[str], keys: Sequence[str]
) -> tuple[list[Found], list[Key]]:
    """Collect what a browser has, and give it what it lacks."""
    mine = schema.logins.c.hash == hashed(login)
    connection.execute(update(schema.logins).where(mine).values(until=now() + LOGIN))
    return _tables(connection, account, login, tokens), _campaigns(connection, account, login, keys)


def _tables(connection: Connection, account: Account, login: str, tokens: Sequence[str]) -> list[Found]:
    token, table = schema.tokens.c, schema.tables.c
    right = (token.table_id, token.role, token.seat)
    chosen = select(token.hash, *right).where(token.hash.in_([hashed(one) for one in tokens]))
    here = {hash: tuple(one) for hash, *one in connection.execute(chosen)}
    chosen = select(*right).join(schema.holdings).where(schema.holdings.c.account_id == account.id)
    held: set[Any] = {tuple(row) for row in connection.execute(chosen)}
    _hold(connection, "holdings", account, [hash for hash, one in here.items() if one not in held])
    lacking = sorted(held.difference(here.values()), key=str)
    chosen = select(table.id, table.name, table.game).where(table.id.in_({id for id, _, _ in lacking}))
    named = {row.id: row for row in connection.execute(chosen)}
    found = [
        Found(id, named[id].name, named[id].game, role, seat, _own(login, id, role, seat)) for id, role, seat in lacking
    ]
    rows = [{"table_id": one.table, "role": one.role, "seat": one.seat, **_bound(one.token, login)} for one in found]
    _new(connection, "tokens", rows)
    return found


def _campaigns(connection: Connection, account: Account, login: str, keys: Sequence[str]) -> list[Key]:
    key = schema.keys.c
    chosen = select(key.hash, key.campaign_id).where(key.hash.in_([hashed(one) for one in keys]))
    here = {hash: campaign for hash, campaign in connection.execute(chosen)}  # noqa: C416
    mine = select(key.campaign_id).join(schema.keyrings).where(schema.keyrings.c.account_id == account.id)
    held = set(connection.scalars(mine))
    _hold(connection, "keyrings", account, [hash for hash, campaign in here.items() if campaign not in held])
    found = [Key(one, _own(login, "campaign", one)) for one in sorted(held.difference(here.values()))]
    _new(connection, "keys", [{"campaign_id": one.campaign, **_bound(one.token, login)} for one in found])
    return found


def _own(login: str, *right: object) -> str:
    """The token of a login for a right. It is always the same for one browser, so that repeated requests do not fill
    the store."""
    made = hmac.digest(login.encode(), " ".join(map(str, right)).encode(), "sha256")
    return base64.urlsafe_b64encode(made[:16]).decode().rstrip("=")


def _bound(token: str, login: str) -> dict[str, str]:
    return {"hash": hashed(token), "login": hashed(login)}


def _hold(connection: Connection, kept: str, account: Account, hashes: Collection[str]) -> None:
    _new(connection, kept, [{"account_id": account.id, "hash": hash} for hash in hashes])


def _new(connection: Connection, table: str, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows; what another server has just inserted stays as it is."""
    if rows:
        names = list(rows[0])
        values = ", ".join(f":{name}" for name in names)
        sql = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values}) ON CONFLICT DO NOTHING"
        connection.execute(text(sql), rows)
