"""The server put together: storage, hall, pages, API and live connections."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from time import monotonic
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware

import fondaco.bots  # noqa: F401  the bots sit down by being imported
from fondaco.server.analysis import Analyst
from fondaco.server.bell import bell_for
from fondaco.server.companion.archive import Archive
from fondaco.server.companion.books import Library
from fondaco.server.hall import Hall
from fondaco.server.hints import Adviser
from fondaco.server.kept import Person
from fondaco.server.orders import SUBSTITUTE
from fondaco.server.people import Signer, guest_name
from fondaco.server.settings import Settings
from fondaco.server.templates import environment
from fondaco.server.thinking import Thinkers
from fondaco.server.visit import COOKIE, YEAR, Reception
from fondaco.table import SPECTATOR, Table, find_game, games
from fondaco.words import LANGUAGES

REMEMBERED: Final = 30.0
"""Seconds for which a person is not looked up again."""
MOST_REMEMBERED: Final = 10_000
QUIET: Final = 1.0
"""Seconds after the start before a process is made ready for the first bot: visitors come first."""


class House:
    """Everything the parts of one server share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Archive(settings.database)
        self.storage.migrate()
        self.signer = Signer(self.storage.secret())
        self.thinkers = Thinkers(settings.thinkers)
        self.hall = Hall(self.storage, settings.pace, thinkers=self.thinkers)
        self.books = Library(self.storage, self.hall.now)
        self.bell = bell_for(settings.database)
        self.analyst = Analyst(self.thinkers.analysis)
        self.adviser = Adviser(self.thinkers.analysis)
        self._known: dict[str, tuple[float, Person]] = {}

    def cookie(self, person: str) -> str:
        """The cookie by which a person is known again."""
        secure = "; Secure" if self.settings.secure else ""
        token = self.signer.sign(person)
        return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    async def person(self, id: str, fresh: bool = False) -> Person:
        """Who has an id; guests are not written down before they do something."""
        known = self._known.get(id)
        if known and known[0] > monotonic() and not fresh:
            return known[1]
        person = await self.hall.stored(self.storage.person, id) or Person(id, guest_name(id))
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[id] = (monotonic() + REMEMBERED, person)
        return person

    async def keep(self, person: Person) -> None:
        """Write a person down as they are now."""
        await self.hall.stored(self.storage.keep_person, person)
        self._known.pop(person.id, None)

    @asynccontextmanager
    async def open_for_visitors(self, app: Starlette) -> AsyncIterator[None]:
        """From the start of the server to its end."""
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(warm_up)
        _collect_seldom()
        self.bell.start(lambda payload: _heard(loop, self, payload))
        resuming = asyncio.create_task(self.hall.resume())
        warming = loop.call_later(QUIET, self.thinkers.warm_up)
        try:
            yield
        finally:
            warming.cancel()
            resuming.cancel()
            await asyncio.gather(resuming, return_exceptions=True)
            await self.analyst.close()
            await self.hall.close()
            self.bell.stop()
            self.storage.close()


def _collect_seldom() -> None:
    """What is here at the start stays; looking through all of it again and again would make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 1_000)


def warm_up() -> None:
    """Read what every page needs, so that the first visitor need not wait for it."""
    for game, language in product(games(), LANGUAGES):
        table = Table(game, [SUBSTITUTE] * find_game(game).players.start)
        table.svg(SPECTATOR, language)
        table.log(SPECTATOR, language)
    for name in environment().list_templates():
        environment().get_template(name)


def _heard(loop: asyncio.AbstractEventLoop, house: House, payload: str) -> None:
    asyncio.run_coroutine_threadsafe(house.hall.hear(payload), loop)
    asyncio.run_coroutine_threadsafe(house.books.hear(payload), loop)


def make_app(settings: Settings) -> Starlette:
    """The web table as an application that any ASGI server can run."""
    from fondaco.server import api, guard, pages, socket

    house = House(settings)
    app = Starlette(
        routes=[*pages.ROUTES, *api.ROUTES, *socket.ROUTES],
        middleware=[*guard.middleware(settings), Middleware(Reception, house=house)],
        exception_handlers=guard.EXCEPTION_HANDLERS,
        lifespan=house.open_for_visitors,
    )
    app.state.house = house
    return app
