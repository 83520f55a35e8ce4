"""Schema revisions of the database, by Alembic. A new revision is a file in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from undercroft.kernel import SaveError

LOCK = 0x756E6465


def upgrade(connection: Connection, to: str = "head") -> None:
    """Migrate a database to the newest revision (or an empty one to an older revision); several servers may start at
    once.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    now, newest = MigrationContext.configure(connection).get_current_revision(), script.get_current_head()
    if now == newest:
        return
    if not {now, to} <= {None, "head", *(one.revision for one in script.walk_revisions())}:
        raise SaveError("this store was written by a newer Undercroft: please upgrade")
    command.upgrade(config, to)
