"""Schema migrations (Alembic), one step at a time."""
