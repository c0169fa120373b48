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
    """People in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, id: str) -> Person | None:
        """Somebody by the id in a cookie."""
        return self._one(select(*PERSON).where(people.c.id == storable(id)))

    def account(self, name: str) -> Person | None:
        """Somebody with a password, by name in any case."""
        return self._one(select(*PERSON).where(people.c.account == fold_name(storable(name))))

    def _one(self, asked: Select[str, str, str, str]) -> Person | None:
        with self._database.reading() as connection:
            row = connection.execute(asked).one_or_none()
        return Person(*row) if row else None

    def save(self, person: Person) -> None:
        """Write down somebody new or changed; NameTaken if the name is another's account."""
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
        """Write down somebody who is not known yet; who is known stays as they are, as they may have changed since."""
        if self.find(person.id) is not None:
            return
        if person.is_guest:
            self._check_guest(person)
        new = self._database.insert(people).values(_row(person))
        with self._database.writing() as connection:
            connection.execute(new.on_conflict_do_nothing(index_elements=["id"]))

    def _check_guest(self, guest: Person) -> None:
        """A guest does not choose the name of somebody's account, though the server may have given it by chance."""
        holder = self.account(guest.name)
        if holder and holder.id != guest.id and guest.name != guest_name(guest.id):
            raise NameTaken()
