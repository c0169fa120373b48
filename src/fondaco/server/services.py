"""Services shared by all requests (dependency injection by hand)."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from typing import Final

from starlette.applications import Starlette
from starlette.requests import HTTPConnection

import fondaco.bots  # noqa: F401  registers the bots
from fondaco.server.accounts.tokens import Signer
from fondaco.server.advice.analysis import AnalysisService
from fondaco.server.advice.hints import HintService
from fondaco.server.bot_workers.pool import WorkerPool
from fondaco.server.companion.book_service import BookService
from fondaco.server.live_objects import cancel
from fondaco.server.settings import Settings
from fondaco.server.storage import Storage
from fondaco.server.storage.change_feed import change_feed_for
from fondaco.server.tables.request import SUBSTITUTE
from fondaco.server.tables.service import TableService
from fondaco.server.templating import environment
from fondaco.server.visitors import COOKIE, YEAR
from fondaco.table import SPECTATOR, Table, find_game, games
from fondaco.words import LANGUAGES

WARM_UP_DELAY: Final = 1.0
"""Seconds after the start before the first worker process is started: requests come first."""


class Services:
    """Composition root: creates all services and connects them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database)
        self.storage.migrate()
        self.signer = Signer(self.storage.database.secret())
        self.workers = WorkerPool(settings.bot_workers)
        self.tables = TableService(self.storage, settings.pace, workers=self.workers)
        self.people, self.now = self.tables.people, self.tables.now
        self.books = BookService(self.storage.books, self.now)
        self.change_feed = change_feed_for(settings.database)
        self.analysis = AnalysisService(self.workers.analysis)
        self.hints = HintService(self.workers.analysis)

    def session_cookie(self, person: str) -> str:
        """Set-Cookie value of the session: the signed id of a person."""
        secure = "; Secure" if self.settings.secure else ""
        return f"{COOKIE}={self.signer.sign(person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """ASGI lifespan: warm up and resume tables at the start, close everything at the end."""
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(warm_up)
        # Objects of the start stay for ever: keep the garbage collector from scanning them.
        gc.collect()
        gc.freeze()
        gc.set_threshold(5_000, 20, 1_000)
        self.change_feed.start(lambda payload: self._on_notification(loop, payload))
        resuming = asyncio.create_task(self.tables.resume())
        warming = loop.call_later(WARM_UP_DELAY, self.workers.warm_up)
        try:
            yield
        finally:
            warming.cancel()
            await cancel(resuming)
            await self.analysis.close()
            await self.tables.close()
            self.change_feed.stop()
            self.storage.close()

    def _on_notification(self, loop: asyncio.AbstractEventLoop, payload: str) -> None:
        """Runs in the change feed's thread."""
        for service in (self.tables, self.books):
            asyncio.run_coroutine_threadsafe(service.on_notification(payload), loop)


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that handles this request."""
    services: Services = connection.app.state.services
    return services


def warm_up() -> None:
    """Fill the caches that every page needs, so that the first request is fast."""
    for game, language in product(games(), LANGUAGES):
        table = Table(game, [SUBSTITUTE] * find_game(game).players.start)
        table.svg(SPECTATOR, language)
        table.log(SPECTATOR, language)
    for name in environment().list_templates():
        environment().get_template(name)
