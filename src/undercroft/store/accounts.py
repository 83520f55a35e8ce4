"""Accounts: an e-mail address that collects tokens, so that its owner finds the tables again on another device.

The database holds only hashes of links, logins and tokens. A browser that signs in gets tokens of its own for what the
account has collected; they are void as soon as it signs out. What somebody else takes away (a seat, a link to watch)
is lost to the account too.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, Table, and_, delete, func, insert, select, update

from . import books, records, schema
from .records import hashed, new_token, now

LINK, LOGIN = 20 * 60 * 1000, 180 * 24 * 3600 * 1000
"""Milliseconds for which a link and an unused login last."""
MOST_LINKS = 3
"""Open links for one address."""


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
    """The token of a new link for an address; None if it has too many that are still good."""
    connection.execute(delete(schema.letters).where(schema.letters.c.until < now()))
    sent = select(func.count()).select_from(schema.letters).where(schema.letters.c.mail == mail)
    if (connection.scalar(sent) or 0) >= MOST_LINKS:
        return None
    token = new_token()
    connection.execute(insert(schema.letters).values(hash=hashed(token), mail=mail, until=now() + LINK))
    return token


def addressee(connection: Connection, token: str) -> str | None:
    """Whom a link was sent to, if it is still good."""
    mine = and_(schema.letters.c.hash == hashed(token), schema.letters.c.until >= now())
    return connection.scalar(select(schema.letters.c.mail).where(mine))


def sign_in(connection: Connection, token: str) -> tuple[Account, str] | None:
    """Use a link up, and with it all others of that address: the account, and a new login."""
    mail = addressee(connection, token)
    used = connection.execute(delete(schema.letters).where(schema.letters.c.hash == hashed(token))).rowcount
    if mail is None or not used:
        return None
    connection.execute(delete(schema.letters).where(schema.letters.c.mail == mail))
    id = connection.scalar(select(schema.accounts.c.id).where(schema.accounts.c.mail == mail))
    if id is None:
        id = secrets.token_hex(6)
        connection.execute(insert(schema.accounts).values(id=id, mail=mail, made=now()))
    login = new_token()
    connection.execute(insert(schema.logins).values(hash=hashed(login), account_id=id, until=now() + LOGIN))
    return Account(id, mail), login


def signed_in(connection: Connection, login: str) -> Account | None:
    """Whose login this is."""
    wanted = and_(schema.logins.c.hash == hashed(login), schema.logins.c.until >= now())
    chosen = select(schema.accounts).join(schema.logins).where(wanted)
    row = connection.execute(chosen).first()
    return Account(row.id, row.mail) if row else None


def sign_out(connection: Connection, login: str, *, everywhere: bool = False) -> None:
    """End a login, or all of its account, and with them the tokens that these browsers got."""
    account = signed_in(connection, login) if everywhere else None
    mine = schema.logins.c.account_id == account.id if account else schema.logins.c.hash == hashed(login)
    connection.execute(delete(schema.logins).where(mine))


def forget(connection: Connection, account: Account) -> None:
    """Delete an account and all that it knows. Tables stay, and whoever has their tokens."""
    connection.execute(delete(schema.letters).where(schema.letters.c.mail == account.mail))
    connection.execute(delete(schema.accounts).where(schema.accounts.c.id == account.id))


# ---------------------------------------------------------------------------------------------- tables and campaigns


def refresh(
    connection: Connection, account: Account, login: str, tokens: Sequence[str], keys: Sequence[str]
) -> tuple[list[Found], list[Key]]:
    """Collect what a browser has, and give it what it lacks."""
    mine = schema.logins.c.hash == hashed(login)
    connection.execute(update(schema.logins).where(mine).values(until=now() + LOGIN))
    connection.execute(delete(schema.logins).where(schema.logins.c.until < now()))
    return _tables(connection, account, login, tokens), _campaigns(connection, account, login, keys)


def _tables(connection: Connection, account: Account, login: str, tokens: Iterable[str]) -> list[Found]:
    token, table = schema.tokens.c, schema.tables.c
    columns, by = (token.table_id, token.role, token.seat), schema.holdings.c.account_id == account.id
    held = {tuple(row) for row in connection.execute(select(*columns).join(schema.holdings).where(by))}
    here = {hashed(one): right for one in tokens if (right := records.right(connection, one))}
    for hash, right in here.items():
        if (right.table, right.role, right.seat) not in held:
            _hold(connection, schema.holdings, account, hash)
    have = {(one.table, one.role, one.seat) for one in here.values()}
    found = []
    for id, role, seat in sorted(held - have, key=str):
        (fresh,) = records.mint_all(connection, id, [(role, seat)])
        connection.execute(update(schema.tokens).where(token.hash == hashed(fresh)).values(login=hashed(login)))
        row = connection.execute(select(table.name, table.game).where(table.id == id)).one()
        found.append(Found(id, row.name, row.game, role, seat, fresh))
    return found


def _campaigns(connection: Connection, account: Account, login: str, keys: Iterable[str]) -> list[Key]:
    key = schema.keys.c
    chosen = select(key.campaign_id).join(schema.keyrings).where(schema.keyrings.c.account_id == account.id)
    held = set(connection.scalars(chosen))
    here = {hashed(one): campaign for one in keys if (campaign := books.opened_by(connection, one))}
    for hash, campaign in here.items():
        if campaign not in held:
            _hold(connection, schema.keyrings, account, hash)
    found = []
    for campaign in sorted(held - set(here.values())):
        fresh = books.mint(connection, campaign)
        connection.execute(update(schema.keys).where(key.hash == hashed(fresh)).values(login=hashed(login)))
        found.append(Key(campaign, fresh))
    return found


def _hold(connection: Connection, kept: Table, account: Account, hash: str) -> None:
    connection.execute(insert(kept).values(account_id=account.id, hash=hash))
