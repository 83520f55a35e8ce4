"""An entry of a log is refused where the one before it is missing, whatever a program believes."""

from alembic import op

revision = "0003"
down_revision = "0002"

MISSING = """NEW.number > 1 AND NOT EXISTS (
    SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1)"""
REASON = "an entry needs the one before it"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            f"""CREATE FUNCTION entries_without_gaps() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                IF {MISSING} THEN RAISE EXCEPTION '{REASON}' USING ERRCODE = 'foreign_key_violation'; END IF;
                RETURN NEW; END $$"""
        )
        op.execute(
            "CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries"
            " FOR EACH ROW EXECUTE FUNCTION entries_without_gaps()"
        )
    else:
        op.execute(
            f"CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries WHEN {MISSING}"
            f" BEGIN SELECT RAISE(ABORT, '{REASON}'); END"
        )
