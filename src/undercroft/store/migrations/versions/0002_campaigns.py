"""Campaigns with parties, each a chain of links. What the first form had for them was never written to."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for table in ("chapters", "campaigns", "parties"):
        op.drop_table(table)
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "parties",
        sa.Column("id", sa.String(16), primary_key=True),
        _campaign(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.UniqueConstraint("campaign_id", "number"),
        sa.UniqueConstraint("campaign_id", "name"),
    )
    op.create_table(
        "links",
        sa.Column("party_id", sa.String(16), sa.ForeignKey("parties.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("links_by_table", "links", ["table_id"])
    op.create_table("keys", sa.Column("hash", sa.String(64), primary_key=True), _campaign())
    op.create_index("keys_by_campaign", "keys", ["campaign_id"])


def _campaign() -> sa.Column[str]:
    return sa.Column("campaign_id", sa.String(16), sa.ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False)
