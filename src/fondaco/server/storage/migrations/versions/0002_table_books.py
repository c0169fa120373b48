"""Table books of the companion, and their readers."""

import sqlalchemy as sa
from alembic import op

from fondaco.server.storage.schema import required

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the tables of the books."""
    # Books, each in one row with all its entries.
    op.create_table(
        "books",
        *required(sa.Text, "id", "title", "host"),
        *required(sa.BigInteger, "version"),
        *required(sa.Double, "created", "changed"),
        *required(sa.Text, "text"),
        sa.PrimaryKeyConstraint("id", name="books_key"),
    )
    # Who has opened which book.
    op.create_table(
        "readers",
        *required(sa.Text, "book_id", "person"),
        sa.PrimaryKeyConstraint("book_id", "person", name="readers_key"),
        sa.ForeignKeyConstraint(["book_id"], ["books.id"], name="readers_book_id_exists"),
        sqlite_with_rowid=False,
    )
    op.create_index("readers_of_person", "readers", ["person"])
