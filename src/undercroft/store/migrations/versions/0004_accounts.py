"""Accounts, complaints, a journal for the operator, muted players, tables that the operator ended."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("mail", sa.String(200), nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "letters",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("mail", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("letters_by_mail", "letters", ["mail"])
    op.create_table(
        "logins",
        sa.Column("hash", sa.String(64), primary_key=True),
        _account(key=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("logins_by_account", "logins", ["account_id"])
    for table, kept in (("holdings", "tokens"), ("keyrings", "keys")):
        # A column with a reference is added like this in both databases; Alembic would add the reference by itself.
        op.execute(f"ALTER TABLE {kept} ADD COLUMN login VARCHAR(64) REFERENCES logins (hash) ON DELETE CASCADE")
        op.create_index(f"ix_{kept}_login", kept, ["login"])
        op.create_table(
            table,
            _account(),
            sa.Column("hash", sa.String(64), sa.ForeignKey(f"{kept}.hash", ondelete="CASCADE"), primary_key=True),
        )
        op.create_index(f"{table}_by_hash", table, ["hash"])
    op.add_column("tables", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("ended", sa.BigInteger))
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "complaints",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("table_name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("about_seat", sa.Integer),
        sa.Column("about_name", sa.String(40), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
    )
    op.create_index("complaints_by_state", "complaints", ["state", "at"])
    op.create_table(
        "journal",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("who", sa.String(200), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("journal_by_kind", "journal", ["kind", "at"])


def _account(*, key: bool = True) -> sa.Column[str]:
    reference = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column("account_id", sa.String(16), reference, primary_key=key, nullable=False)
