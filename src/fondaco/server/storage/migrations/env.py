"""Alembic runs this file to reach the database: over the connection and in the transaction it is handed."""

from alembic import context

from fondaco.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
