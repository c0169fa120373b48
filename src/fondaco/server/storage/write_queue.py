"""Write queue with group commit: changes that arrive during a transaction share the next one."""

import asyncio

from fondaco.server.storage.model import Rewrite
from fondaco.server.storage.tables import TableStore

Waiting = tuple[Rewrite, "asyncio.Future[None]"]


class WriteQueue:
    """The single writer of all tables of this process; at most one change of a table at a time."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, rewrite: Rewrite) -> None:
        """Wait until the change is written; StaleWrite after a version conflict."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((rewrite, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        """In the order of ids, so that two processes never deadlock."""
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
            results = await asyncio.to_thread(self.store.rewrite_all, [rewrite for rewrite, _ in batch])
        except Exception:  # retry one by one: a failing change must not fail the others
            return await self._write_each(batch)
        for (_, done), stale in zip(batch, results):
            _settle(done, stale)

    async def _write_each(self, batch: list[Waiting]) -> None:
        for rewrite, done in batch:
            try:
                await asyncio.to_thread(self.store.rewrite, rewrite)
            except Exception as error:
                _settle(done, error)
            else:
                _settle(done, None)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
