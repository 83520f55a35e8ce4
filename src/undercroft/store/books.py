"""Campaigns, their parties and links in the database, as functions of a connection. None of them knows a rule."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from undercroft.kernel import Config, SeatOutcome, SetupError

from . import schema
from .records import NAME, Seat, hashed, now

LONGEST = 26
"""A campaign and a party together name a game, and that name has its own limit."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of a campaign; its links inherit it until it is changed."""

    config: Config
    seats: tuple[Seat, ...]
    story: str = ""


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a chain. `config` is its set-up without the parcel it received; `who` of the party took part, in a
    party of that `size`, or it began `anew` without a parcel. After the game: its `outcome`, the `parcel` that it
    passes on, and when it `ended`."""

    number: int
    table: str | None
    config: Config
    seats: tuple[Seat, ...]
    who: tuple[str, ...] = ()
    size: int = 0
    anew: bool = False
    outcome: tuple[SeatOutcome, ...] = ()
    parcel: dict[str, Any] | None = None
    ended: int = 0
    note: str = ""

    @property
    def over(self) -> bool:
        return bool(self.ended)


class Party(msgspec.Struct, frozen=True, kw_only=True):
    """A party: its own chain of links."""

    id: str
    number: int
    name: str
    links: tuple[Link, ...] = ()

    @property
    def last(self) -> Link | None:
        return self.links[-1] if self.links else None


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign with all its parties."""

    id: str
    name: str
    game: str
    setup: Setup
    changed: int
    parties: tuple[Party, ...] = ()


def create(connection: Connection, name: str, setup: Setup, party: str) -> str:
    """Create a campaign with its first party; returns its id."""
    _plain(name)
    if connection.scalar(select(schema.campaigns.c.id).where(schema.campaigns.c.name == name)):
        raise SetupError(f"there is a campaign {name!r} already; choose another name")
    id = secrets.token_hex(6)
    row = {"id": id, "name": name, "game": setup.config.game, "body": _text(setup), "changed": now()}
    connection.execute(insert(schema.campaigns).values(**row))
    add_party(connection, id, party)
    return id


def add_party(connection: Connection, campaign: str, name: str, links: Sequence[Link] = ()) -> str:
    """Add a party that shares its first links with another; returns its id."""
    _plain(name)
    here = schema.parties.c.campaign_id == campaign
    if connection.scalar(select(schema.parties.c.id).where(and_(here, schema.parties.c.name == name))):
        raise SetupError(f"this campaign has a party {name!r} already; choose another name")
    last = connection.scalar(select(func.max(schema.parties.c.number)).where(here)) or 0
    id = secrets.token_hex(6)
    row = {"id": id, "campaign_id": campaign, "number": last + 1, "name": name}
    connection.execute(insert(schema.parties).values(**row))
    for link in links:
        write_link(connection, id, link, new=True)
    return id


def _plain(name: str) -> None:
    if not NAME.fullmatch(name) or len(name) > LONGEST or name.endswith((" ", ".")):
        raise SetupError(
            f"the name of a campaign or party has 1 to {LONGEST} letters, digits, spaces and plain signs, and begins "
            "with a letter or digit"
        )


def write_link(connection: Connection, party: str, link: Link, *, new: bool = False) -> None:
    """Write a link. A new one fails if its number is already taken."""
    row = {"table_id": link.table, "body": _text(link)}
    if new:
        connection.execute(insert(schema.links).values(party_id=party, number=link.number, **row))
    else:
        connection.execute(update(schema.links).where(_link(party, link.number)).values(**row))
    mine = select(schema.parties.c.campaign_id).where(schema.parties.c.id == party).scalar_subquery()
    connection.execute(update(schema.campaigns).where(schema.campaigns.c.id == mine).values(changed=now()))


def drop_link(connection: Connection, party: str, number: int) -> None:
    connection.execute(delete(schema.links).where(_link(party, number)))


def _link(party: str, number: int) -> Any:
    return and_(schema.links.c.party_id == party, schema.links.c.number == number)


def campaigns(connection: Connection, id: str | None = None) -> list[Campaign]:
    """All campaigns, or one; the one played last first."""
    chosen = select(schema.campaigns).order_by(schema.campaigns.c.changed.desc(), schema.campaigns.c.id)
    rows = connection.execute(chosen if id is None else chosen.where(schema.campaigns.c.id == id)).all()
    return [
        Campaign(
            id=row.id, name=row.name, game=row.game, changed=row.changed,
            setup=msgspec.json.decode(row.body, type=Setup), parties=_parties(connection, row.id),
        )
        for row in rows
    ]  # fmt: skip


def _parties(connection: Connection, campaign: str) -> tuple[Party, ...]:
    chosen = select(schema.parties).where(schema.parties.c.campaign_id == campaign).order_by(schema.parties.c.number)
    return tuple(
        Party(id=row.id, number=row.number, name=row.name, links=_links(connection, row.id))
        for row in connection.execute(chosen).all()
    )


def _links(connection: Connection, party: str) -> tuple[Link, ...]:
    """The chain; the game of a link may have been deleted."""
    chosen = select(schema.links).where(schema.links.c.party_id == party).order_by(schema.links.c.number)
    return tuple(
        msgspec.structs.replace(msgspec.json.decode(row.body, type=Link), table=row.table_id)
        for row in connection.execute(chosen).all()
    )


def delete_campaign(connection: Connection, id: str) -> None:
    connection.execute(delete(schema.campaigns).where(schema.campaigns.c.id == id))


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ---------------------------------------------------------------------------------------------- keys


def mint(connection: Connection, campaign: str) -> str:
    """Create a key that opens a campaign; only its hash is stored."""
    key = secrets.token_urlsafe(16)
    connection.execute(insert(schema.keys).values(hash=hashed(key), campaign_id=campaign))
    return key


def opened_by(connection: Connection, key: str) -> str | None:
    """The campaign that a key opens."""
    wanted = hashed(key)
    row = connection.execute(select(schema.keys).where(schema.keys.c.hash == wanted)).first()
    return str(row.campaign_id) if row and secrets.compare_digest(row.hash, wanted) else None
