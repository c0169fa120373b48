"""Directory of people: a TTL cache over the store."""

import asyncio
from time import monotonic
from typing import Final

from fondaco.server.accounts.names import guest_name
from fondaco.server.accounts.passwords import password_fits
from fondaco.server.storage.model import Person
from fondaco.server.storage.people import PeopleStore

TTL: Final = 30.0
"""Seconds for which a person is not looked up again."""
CAPACITY: Final = 10_000


class Directory:
    """Who has an id, and who has an account."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._cache: dict[str, tuple[float, Person]] = {}

    async def find(self, id: str, fresh: bool = False) -> Person:
        """Who has an id; guests are not written down before they do something."""
        cached = self._cache.get(id)
        if cached and cached[0] > monotonic() and not fresh:
            return cached[1]
        person = await asyncio.to_thread(self._store.find, id) or Person(id, guest_name(id))
        if len(self._cache) >= CAPACITY:
            self._cache.clear()
        self._cache[id] = (monotonic() + TTL, person)
        return person

    async def signed_in(self, name: str, password: str) -> Person | None:
        """Whose account has this name and this password."""
        person = await asyncio.to_thread(self._store.account, name)
        fits = await asyncio.to_thread(password_fits, person.password if person else "", password)
        return person if fits else None

    async def save(self, person: Person) -> None:
        """Write a person down as they are now; NameTaken if the name is another's account."""
        await asyncio.to_thread(self._store.save, person)
        self._cache.pop(person.id, None)
