"""People, tables with seats, records and chats, and the site's settings."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from fondaco.server.storage.schema import required

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first schema."""
    # People.
    op.create_table(
        "people",
        *required(sa.Text, "id", "name", "language", "password"),
        sa.Column("account", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="people_key"),
    )
    op.create_index("people_account", "people", ["account"], unique=True)

    # Tables.
    op.create_table(
        "tables",
        *required(sa.Text, "id", "game"),
        *required(sa.JSON, "settings"),
        *required(sa.Text, "host"),
        *required(sa.Boolean, "public"),
        *required(sa.Integer, "bank", "increment"),
        *required(sa.BigInteger, "version", "position"),
        *required(sa.Double, "created", "changed"),
        *required(sa.Boolean, "begun", "over"),
        *required(sa.Text, "waiting", "takeback", "head", "scores", "winners"),
        *required(sa.Integer, "lobby"),
        *required(sa.Boolean, "watched"),
        sa.PrimaryKeyConstraint("id", name="tables_key"),
    )
    op.create_index("tables_of_host", "tables", ["host"])
    op.create_index("tables_in_lobby", "tables", ["lobby", "changed"])
    op.create_index("tables_watched", "tables", ["watched"])

    # Seats, lines of the records, and chats.
    make_numbered("seats", *required(sa.Text, "name", "person", "sitter"), *required(sa.Double, "bank"))
    op.create_index("seats_of_person", "seats", ["person"])
    make_numbered("lines", *required(sa.Text, "text"))
    make_numbered(
        "remarks",
        *required(sa.Text, "person", "name"),
        *required(sa.Integer, "seat"),
        *required(sa.Text, "text"),
        *required(sa.Double, "at"),
    )

    # Key-value settings of the site, such as the key that signs tokens.
    op.create_table("house", *required(sa.Text, "key", "value"), sa.PrimaryKeyConstraint("key", name="house_key"))


def make_numbered(name: str, *columns: sa.Column[Any]) -> None:
    """Create a table with a composite primary key: table and number."""
    op.create_table(
        name,
        *required(sa.Text, "table_id"),
        *required(sa.Integer, "number"),
        *columns,
        sa.PrimaryKeyConstraint("table_id", "number", name=f"{name}_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"{name}_table_id_exists"),
        sqlite_with_rowid=False,
    )
