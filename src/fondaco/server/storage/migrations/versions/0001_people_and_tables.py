"""People, tables with their seats, records and chats, and the server's own settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything there is at first."""
    make_people()
    make_tables()
    make_seats()
    make_lines()
    make_remarks()
    make_house()


def make_people() -> None:
    """Whoever has a cookie."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="people_key"),
    )
    op.create_index("people_account", "people", ["account"], unique=True)


def make_tables() -> None:
    """The tables, each in one row."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("bank", sa.Integer(), nullable=False),
        sa.Column("increment", sa.Integer(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("position", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("begun", sa.Boolean(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("takeback", sa.Text(), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("winners", sa.Text(), nullable=False),
        sa.Column("lobby", sa.Integer(), nullable=False),
        sa.Column("watched", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_key"),
    )
    op.create_index("tables_of_host", "tables", ["host"])
    op.create_index("tables_in_lobby", "tables", ["lobby", "changed"])
    op.create_index("tables_watched", "tables", ["watched"])


def make_seats() -> None:
    """Who sits where."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("sitter", sa.Text(), nullable=False),
        sa.Column("bank", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="seats_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="seats_table_id_exists"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_of_person", "seats", ["person"])


def make_lines() -> None:
    """The records, line by line."""
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="lines_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="lines_table_id_exists"),
        sqlite_with_rowid=False,
    )


def make_remarks() -> None:
    """What is said at the tables."""
    op.create_table(
        "remarks",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="remarks_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="remarks_table_id_exists"),
        sqlite_with_rowid=False,
    )


def make_house() -> None:
    """Settings of the server, such as the secret that signs cookies."""
    op.create_table(
        "house",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="house_key"),
    )
