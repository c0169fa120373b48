"""Storage: people, tables and table books in SQLite or PostgreSQL; what was acknowledged is durable."""

from fondaco.server.storage.books import BookStore
from fondaco.server.storage.database import Database, StorageError
from fondaco.server.storage.people import PeopleStore
from fondaco.server.storage.tables import TableStore

__all__ = ["Storage", "StorageError"]


class Storage:
    """The stores of one database."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.people = PeopleStore(self.database)
        self.tables = TableStore(self.database)
        self.books = BookStore(self.database)

    def migrate(self) -> None:
        """Migrate the database to the newest schema."""
        self.database.migrate()

    def close(self) -> None:
        """Close all connections."""
        self.database.close()
