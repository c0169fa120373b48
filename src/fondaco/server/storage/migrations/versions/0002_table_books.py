"""Table books of the companion, and who has opened which."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the shelf of books."""
    make_books()
    make_readers()


def make_books() -> None:
    """The books, each in one row with all its entries."""
    op.create_table(
        "books",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="books_key"),
    )


def make_readers() -> None:
    """Whoever has opened a book finds it again."""
    op.create_table(
        "readers",
        sa.Column("book_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("book_id", "person", name="readers_key"),
        sa.ForeignKeyConstraint(["book_id"], ["books.id"], name="readers_book_id_exists"),
        sqlite_with_rowid=False,
    )
    op.create_index("readers_of_person", "readers", ["person"])
