"""Alembic runs this to migrate the connection that it is given."""

from alembic import context

from undercroft.store.schema import metadata

if context.config.attributes.get("connection") is not None:
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()
