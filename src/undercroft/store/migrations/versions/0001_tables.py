"""The first form: tables, seats, tokens, entries, checkpoints, chat, claims, parties, campaigns."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of(parent: str, *, key: bool = True) -> sa.Column[str]:
    return sa.Column(
        f"{parent}_id",
        sa.String(16),
        sa.ForeignKey(f"{parent}s.id", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
    )


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False, unique=True),
        sa.Column("stem", sa.String(80), nullable=False),
        sa.Column("copy", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_stem", "tables", ["stem", "copy"])
    op.create_index("tables_by_public", "tables", ["public", "changed"])
    op.create_table(
        "seats",
        _of("table"),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        _of("table", key=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("tokens_by_table", "tokens", ["table_id"])
    op.create_table(
        "entries",
        _of("table"),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "checkpoints",
        _of("table"),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        _of("table"),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "claims",
        _of("table"),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    for name in ("parties", "campaigns"):
        op.create_table(
            name,
            sa.Column("id", sa.String(16), primary_key=True),
            sa.Column("name", sa.String(80), nullable=False, unique=True),
            sa.Column("game", sa.String(40), nullable=False),
            sa.Column("body", sa.Text, nullable=False),
            sa.Column("changed", sa.BigInteger, nullable=False),
        )
    op.create_table(
        "chapters",
        _of("campaign"),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
        sa.Column("body", sa.Text, nullable=False),
    )
