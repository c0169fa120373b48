"""Alembic environment: runs migrations on the connection and transaction it is given."""

from alembic import context

from fondaco.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
