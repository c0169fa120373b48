"""Writes changes of tables down: those that come in while it writes reach the disk together next."""

from __future__ import annotations

import asyncio

from fondaco.server.kept import Rewrite
from fondaco.server.storage import Storage

Waiting = tuple[Rewrite, "asyncio.Future[None]"]


class Scribe:
    """One writer for all tables of this process; a table has at most one change on its way."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, rewrite: Rewrite) -> None:
        """Until the change is kept; Stale if somebody else was faster."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((rewrite, kept))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await kept

    async def _write(self) -> None:
        """In the order of ids, so that two processes never wait for each other's tables in a circle."""
        try:
            while self._waiting:
                batch, self._waiting = sorted(self._waiting, key=lambda waiting: waiting[0].table.id), []
                await self._write_together(batch)
        finally:
            self._writing = None

    async def _write_together(self, batch: list[Waiting]) -> None:
        if len(batch) == 1:
            return await self._write_each(batch)
        try:
            results = await asyncio.to_thread(self.storage.rewrite_all, [rewrite for rewrite, _ in batch])
        except Exception:  # one change that cannot be written must not stop the others
            return await self._write_each(batch)
        for (_, kept), stale in zip(batch, results):
            _tell(kept, stale)

    async def _write_each(self, batch: list[Waiting]) -> None:
        for rewrite, kept in batch:
            try:
                await asyncio.to_thread(self.storage.rewrite, rewrite)
            except Exception as error:
                _tell(kept, error)
            else:
                _tell(kept, None)


def _tell(kept: asyncio.Future[None], error: Exception | None) -> None:
    if kept.done():
        return
    if error is None:
        kept.set_result(None)
    else:
        kept.set_exception(error)
