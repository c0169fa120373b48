"""Live objects: what clients look at, in memory with a lock and listeners, and their LRU cache."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Generic, Protocol, TypeVar

from fondaco.server.storage.change_feed import ANYTHING

RETRIES: Final = 5
"""Retries of a write after a version conflict with another process."""

T = TypeVar("T")


class Stored(Protocol):
    """What the storage keeps of a live object."""

    @property
    def id(self) -> str: ...

    @property
    def version(self) -> int:
        """Optimistic locking: goes up with every change."""


S = TypeVar("S", bound=Stored)


class Live(Generic[S]):
    """An object open in this process; hold its lock to read or change it."""

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
        """Whether it must not be evicted."""
        return bool(self.listeners) or self.lock.locked()

    def notify(self) -> None:
        """Call all listeners."""
        for tell in list(self.listeners):
            tell()


L = TypeVar("L", bound=Live[Any])


class LiveCache(Generic[L]):
    """LRU cache of live objects; concurrent requests share one load, and what is in use is never evicted."""

    def __init__(self, load: Callable[[str], Coroutine[Any, Any, L]], capacity: int) -> None:
        self._load, self.capacity = load, capacity
        self._open: dict[str, L] = {}
        self._loading: dict[str, asyncio.Task[L]] = {}

    async def open(self, id: str) -> L:
        """Get it from memory, else load it."""
        live = self._open.pop(id, None)
        if live is not None:
            self._open[id] = live  # most recently used at the end
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
        """Cached objects that a notification concerns: one, none, or all for `*`."""
        return [live for each, live in self._open.items() if id in (each, ANYTHING)]


async def finish(doing: Awaitable[T]) -> T:
    """Await to the end, even if cancelled: a client that disconnects must not stop a write."""
    task = asyncio.ensure_future(doing)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        _ = task.cancelled() or task.exception()  # retrieved, or asyncio would log it
        raise


async def cancel(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
