"""Store of people: guests and accounts."""

from typing import Any

from sqlalchemy import Select, select
from sqlalchemy import exc as failures

from fondaco.server.accounts.names import fold_name, guest_name
from fondaco.server.storage.database import Database, storable
from fondaco.server.storage.model import NameTaken, Person
from fondaco.server.storage.schema import people

PERSON = (people.c.id, people.c.name, people.c.language, people.c.password)


def _row(person: Person) -> dict[str, Any]:
    return vars(person) | {"account": None if person.is_guest else fold_name(person.name)}


class PeopleStore:
    """Store of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, id: str) -> Person | None:
        """A person by id, or None."""
        return self._one(select(*PERSON).where(people.c.id == storable(id)))

    def account(self, name: str) -> Person | None:
        """An account by name, case-insensitive, or None."""
        return self._one(select(*PERSON).where(people.c.account == fold_name(storable(name))))

    def _one(self, asked: Select[str, str, str, str]) -> Person | None:
        with self._database.reading() as connection:
            row = connection.execute(asked).one_or_none()
        return Person(*row) if row else None

    def save(self, person: Person) -> None:
        """Insert or update a person; NameTaken if the name is another's account."""
        before = self.find(person.id)
        if before == person:
            return
        if person.is_guest and not (before and before.name == person.name):
            self._check_guest(person)
        row = _row(person)
        new = self._database.insert(people).values(row)
        try:
            with self._database.writing() as connection:
                connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=row))
        except failures.IntegrityError:
            raise NameTaken() from None

    def save_if_new(self, person: Person) -> None:
        """Insert a person who is not stored yet; NameTaken if the name is another's account."""
        if self.find(person.id) is not None:
            return
        if person.is_guest:
            self._check_guest(person)
        new = self._database.insert(people).values(_row(person))
        with self._database.writing() as connection:
            connection.execute(new.on_conflict_do_nothing(index_elements=["id"]))

    def _check_guest(self, guest: Person) -> None:
        """NameTaken if a guest chose an account's name; a generated name may be the same by chance."""
        holder = self.account(guest.name)
        if holder and holder.id != guest.id and guest.name != guest_name(guest.id):
            raise NameTaken()
