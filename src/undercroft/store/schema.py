"""The database's tables. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()


def _of(parent: str, *, key: bool = True) -> Column[str]:
    """A foreign key to a table; rows are deleted together with it."""
    return Column(
        f"{parent}_id", String(16), ForeignKey(f"{parent}s.id", ondelete="CASCADE"), primary_key=key, nullable=False
    )


def _login() -> Column[str]:
    """A token that an account gave to a browser is void when that browser signs out."""
    return Column("login", String(64), ForeignKey("logins.hash", ondelete="CASCADE"), index=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False, unique=True),
    Column("stem", String(80), nullable=False),  # the name without the number that keeps it apart from others
    Column("copy", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("config", Text, nullable=False),
    Column("state", String(10), nullable=False),  # playing, over, broken
    Column("public", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),  # all times are milliseconds since 1970
    Column("changed", BigInteger, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("quiet", Boolean, nullable=False, server_default=false()),  # spectators may not chat
    Column("ended", BigInteger),  # when the operator of the server ended it
    Index("tables_by_stem", "stem", "copy"),
    Index("tables_by_public", "public", "changed"),
)

seats = Table(
    "seats",
    metadata,
    _of("table"),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, open, bot
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),  # may not chat
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    _of("table", key=False),
    Column("role", String(10), nullable=False),  # host, seat, invite, watch
    Column("seat", Integer),
    _login(),
    Index("tokens_by_table", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    _of("table"),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("value", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    _of("table"),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of("table"),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

claims = Table(
    "claims",
    metadata,
    _of("table"),
    Column("owner", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

parties = Table(
    "parties",
    metadata,
    Column("id", String(16), primary_key=True),
    _of("campaign", key=False),
    Column("number", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    UniqueConstraint("campaign_id", "number"),
    UniqueConstraint("campaign_id", "name"),
)

links = Table(
    "links",
    metadata,
    Column("party_id", String(16), ForeignKey("parties.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("body", Text, nullable=False),
    Index("links_by_table", "table_id"),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    _of("campaign", key=False),
    _login(),
    Index("keys_by_campaign", "campaign_id"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("mail", String(200), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)

letters = Table(  # links to sign in that were sent by e-mail
    "letters",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("mail", String(200), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("letters_by_mail", "mail"),
)

logins = Table(  # browsers that are signed in
    "logins",
    metadata,
    Column("hash", String(64), primary_key=True),
    _of("account", key=False),
    Column("until", BigInteger, nullable=False),
    Index("logins_by_account", "account_id"),
)

holdings = Table(  # tokens of tables that an account has collected
    "holdings",
    metadata,
    _of("account"),
    Column("hash", String(64), ForeignKey("tokens.hash", ondelete="CASCADE"), primary_key=True),
    Index("holdings_by_hash", "hash"),
)

keyrings = Table(  # keys of campaigns that an account has collected
    "keyrings",
    metadata,
    _of("account"),
    Column("hash", String(64), ForeignKey("keys.hash", ondelete="CASCADE"), primary_key=True),
    Index("keyrings_by_hash", "hash"),
)

complaints = Table(  # they outlive their table
    "complaints",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("table_name", String(80), nullable=False),
    Column("seat", Integer),  # of the person who reports
    Column("name", String(40), nullable=False),
    Column("about_seat", Integer),
    Column("about_name", String(40), nullable=False),
    Column("said", Text, nullable=False),  # the chat line that it is about
    Column("reason", Text, nullable=False),
    Column("state", String(10), nullable=False),  # open, settled
    Index("complaints_by_state", "state", "at"),
)

journal = Table(  # what the operator did, and faults of tables
    "journal",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),  # deed, fault
    Column("who", String(200), nullable=False),
    Column("what", String(20), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Index("journal_by_kind", "kind", "at"),
)
