"""Directory of people: a TTL cache over the store."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from fondaco.server.accounts.names import guest_name
from fondaco.server.accounts.passwords import password_fits
from fondaco.server.http_errors import NotPossible
from fondaco.server.storage.model import NameTaken, Person
from fondaco.server.storage.people import PeopleStore

TTL: Final = 30.0
"""Cache TTL in seconds."""
CAPACITY: Final = 10_000


class Directory:
    """People by id, and by name and password."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._cache: dict[str, tuple[float, Person]] = {}

    async def find(self, id: str, fresh: bool = False) -> Person:
        """A person by id; a guest who has done nothing yet is not stored."""
        cached = self._cache.get(id)
        if cached and cached[0] > monotonic() and not fresh:
            return cached[1]
        person = await asyncio.to_thread(self._store.find, id) or Person(id, guest_name(id))
        if len(self._cache) >= CAPACITY:
            self._cache.clear()
        self._cache[id] = (monotonic() + TTL, person)
        return person

    async def signed_in(self, name: str, password: str) -> Person | None:
        """Verify credentials; the person, or None."""
        person = await asyncio.to_thread(self._store.account, name)
        fits = await asyncio.to_thread(password_fits, person.password if person else "", password)
        return person if fits else None

    async def save(self, person: Person) -> None:
        """Store a person; 409 if the name is another's account."""
        await _named(self._store.save, person)
        self._cache.pop(person.id, None)

    async def save_if_new(self, person: Person) -> None:
        """Store a person who is not stored yet; 409 if the name is another's account."""
        await _named(self._store.save_if_new, person)


async def _named(save: Callable[[Person], None], person: Person) -> None:
    try:
        await asyncio.to_thread(save, person)
    except NameTaken:
        raise NotPossible("error-name-taken") from None
