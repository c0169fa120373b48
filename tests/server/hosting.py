"""A hall without a server, and pages that are told what to show."""

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tests.server.serving import GAME

import fondaco.bots  # noqa: F401  the bots sit down by being imported
from fondaco.server.http_errors import HttpError
from fondaco.server.storage import Storage
from fondaco.server.storage.model import Person
from fondaco.server.table_page.state import PageState, page_state
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.tables.request import SeatRequest, TableRequest
from fondaco.server.tables.service import TableService

ANNA = Person("anna", "Anna")
BEN = Person("ben", "Ben")
NOW = 1_000.0
T = TypeVar("T")


@contextmanager
def told(kind: type[HttpError], key: str) -> Iterator[None]:
    """Something cannot be done, and this is what a visitor is told."""
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.key == key


class House:
    """A hall without a server, whose clock stands still unless it is set."""

    def __init__(self, folder: Path) -> None:
        self.storage = Storage(f"sqlite:///{folder}/house.db")
        self.storage.migrate()
        self.now = NOW
        self.tables = TableService(self.storage, now=lambda: self.now)

    async def table(
        self,
        *kinds: str,
        game: str = GAME,
        bank: int = 0,
        host: Person = ANNA,
        settings: Mapping[str, str] | None = None,
    ) -> LiveTable:
        seats = tuple(SeatRequest(*kind.split(":")) for kind in kinds)
        live = await self.tables.create(host, TableRequest(game, seats, dict(settings or {}), bank=bank))
        await self.rest(live)
        return live

    async def rest(self, live: LiveTable) -> None:
        """Until the bots have decided."""
        while live.driver is not None:
            await asyncio.wait([live.driver])

    async def decide(self, live: LiveTable, person: Person = ANNA, seat: int | None = None) -> None:
        """The first thing that is allowed."""
        side = live.side_of(person.id, seat)
        option = next(option for option in live.at(side, "en").options if option.allowed)
        await self.tables.play(live, person, str(option), live.moment(side), side)
        await self.rest(live)


def run(house: House, scene: Coroutine[Any, Any, T]) -> T:
    async def whole() -> T:
        try:
            return await scene
        finally:
            await house.tables.close()
            house.storage.close()

    return asyncio.run(whole())


def seen(live: LiveTable, person: Person | None, seat: int, language: str = "en") -> PageState:
    return page_state(live, person.id if person else "", seat, language, NOW)


class Page:
    """What a browser does with the messages it gets."""

    def __init__(self) -> None:
        self.regions: dict[str, str] = {}
        self.labels: dict[str, str] = {}
        self.backdrops: dict[str, str] = {}
        self.parts: dict[str, dict[str, str]] = {}
        self.story: list[str] = []
        self.remarks: list[str] = []
        self.said: list[str] = []

    def hear(self, message: dict[str, Any]) -> None:
        for name in ("regions", "labels", "backdrops"):
            getattr(self, name).update(message[name])
        for name, change in message["parts"].items():
            parts = self.parts.setdefault(name, {})
            parts.update(change["html"])
            if change["order"] is not None:
                self.parts[name] = {id: parts[id] for id in change["order"]}
        for name in ("story", "remarks"):
            if message[name] is not None:
                getattr(self, name)[message[name]["from"] :] = message[name]["lines"]
        self.said += message["say"]

    def shows(self, shown: PageState) -> None:
        assert self.regions == shown.regions
        assert self.labels == shown.labels
        assert self.backdrops == shown.backdrops
        assert {name: list(parts.items()) for name, parts in self.parts.items()} == {
            name: list(parts.items()) for name, parts in shown.parts.items()
        }
        assert (self.story, self.remarks) == (list(shown.story), list(shown.remarks))
