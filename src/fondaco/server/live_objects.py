"""Live objects: what people look at now, open in memory with a lock and listeners, and the cache that holds it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Generic, Protocol, TypeVar

from fondaco.server.storage.change_feed import ANYTHING

RETRIES: Final = 5
"""How often a change that still stands is written again when another process wrote first."""

T = TypeVar("T")


class Stored(Protocol):
    """Something as it is written down."""

    @property
    def id(self) -> str: ...

    @property
    def version(self) -> int:
        """Goes up with every change."""


S = TypeVar("S", bound=Stored)


class Live(Generic[S]):
    """Something that is open in this process. Whoever reads or changes it holds its lock."""

    def __init__(self, stored: S) -> None:
        self.stored = stored
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[], None]] = set()
        """Called after every change."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def version(self) -> int:
        return self.stored.version

    @property
    def in_use(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.listeners) or self.lock.locked()

    def notify(self) -> None:
        """Tell everyone who listens."""
        for tell in list(self.listeners):
            tell()


L = TypeVar("L", bound=Live[Any])


class LiveCache(Generic[L]):
    """LRU cache of live objects: each is loaded once, however many ask; what is in use is never evicted."""

    def __init__(self, load: Callable[[str], Coroutine[Any, Any, L]], capacity: int) -> None:
        self._load, self.capacity = load, capacity
        self._open: dict[str, L] = {}
        self._loading: dict[str, asyncio.Task[L]] = {}

    async def open(self, id: str) -> L:
        """The live object of an id, from memory or else from the storage."""
        live = self._open.pop(id, None)
        if live is not None:
            self._open[id] = live  # the one used last stays longest
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load_and_keep(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load_and_keep(self, id: str) -> L:
        live = self._open[id] = await self._load(id)
        unused = [other for other, each in self._open.items() if not each.in_use]
        for other in unused[: max(0, len(self._open) - self.capacity)]:
            del self._open[other]
        return live

    def __len__(self) -> int:
        return len(self._open)

    def named(self, id: str) -> list[L]:
        """What is open of a notification's id: one, none, or all where anything may have changed."""
        return [live for each, live in self._open.items() if id in (each, ANYTHING)]


async def finish(doing: Awaitable[T]) -> T:
    """Await it to its end: a visitor who leaves does not stop what is being written."""
    return await asyncio.shield(asyncio.ensure_future(doing))


async def cancel(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, and await their end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
