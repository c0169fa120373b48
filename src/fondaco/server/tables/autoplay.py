"""Automatic play: bots decide, clocks run out."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from fondaco.server.bot_workers.pool import WorkerPool
from fondaco.server.http_errors import Outdated
from fondaco.server.live_objects import cancel
from fondaco.server.tables import clocks
from fondaco.server.tables.changes import TableChanges
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.tables.pending_bot import UNNOTICED, PendingBot, pending_bot_now
from fondaco.server.tables.request import SUBSTITUTE

LATE: Final = 0.01
"""Seconds added to a clock's timer, as timers may fire early."""

log = logging.getLogger("fondaco")


class Autoplay:
    """Starts bots, one task per table, and hands seats over to bots when a clock runs out."""

    def __init__(self, changes: TableChanges, workers: WorkerPool, pace: float = 0.0) -> None:
        self.changes, self.workers, self.pace = changes, workers, pace
        self._tasks: set[asyncio.Task[None]] = set()
        self._timed: set[LiveTable] = set()
        changes.subscribe(self.after_change)

    def after_change(self, live: LiveTable, here: bool = True) -> None:
        """React to a new position; one from another process is continued by that process."""
        self._look_for_bot(live)
        if here:
            self.go_on(live)
        else:
            self._set_timer(live)

    def go_on(self, live: LiveTable) -> None:
        """Start the bots and the clock's timer."""
        self._set_timer(live)
        if live.driver is None and any(live.stored.seats[seat].sitter for seat in live.stored.waiting):
            live.driver = self._start(self._drive(live))

    def _start(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Bots

    async def _drive(self, live: LiveTable) -> None:
        """Task of a table: bots decide one after the other, until a person must."""
        due = 0.0
        try:
            while True:
                async with live.lock:
                    thought = live.game.bot_thinks()
                    if thought is None:
                        break
                    seat, moment = thought.pending.seat, live.moment(thought.pending.seat)
                live.thought = asyncio.create_task(self.workers.move(live.id, thought))
                try:
                    move = await live.thought
                except asyncio.CancelledError:
                    if _is_cancelled():
                        raise
                    continue  # the position has changed
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                async with live.lock:
                    if moment == live.moment(seat):  # when all play at once, others' decisions do not matter
                        await self.changes.play(live, [move], seat)
                    paced = self.pace and live.listeners and not live.game.together
                due = time.monotonic() + self.pace if paced else 0.0
        except Outdated:
            pass  # version conflict: the other process continues the table
        except Exception:
            log.exception("a bot could not decide at table %s", live.id)
        finally:
            live.driver = None
        self._set_timer(live)

    def _look_for_bot(self, live: LiveTable) -> None:
        """Cancel an outdated thought, and announce the bot that the table waits for now."""
        before, live.pending_bot = live.pending_bot, pending_bot_now(live, self.changes.now())
        if before is live.pending_bot:
            return
        if live.thought is not None:
            live.thought.cancel()
        if live.pending_bot is not None:
            asyncio.get_running_loop().call_later(UNNOTICED, _tell_of_bot, live, live.pending_bot)

    # Clocks

    def _set_timer(self, live: LiveTable) -> None:
        if live.flag is not None:
            live.flag.cancel()
            live.flag = None
            self._timed.discard(live)
        falls = clocks.next_flag(live.stored, self.changes.now())
        if falls is not None:
            loop = asyncio.get_running_loop()
            live.flag = loop.call_later(max(0.0, falls[1]) + LATE, lambda: self._start(self._time_is_up(live)))
            self._timed.add(live)

    async def _time_is_up(self, live: LiveTable) -> None:
        """Hand a seat whose clock has run out over to a bot."""
        async with live.lock:
            falls = clocks.next_flag(live.stored, self.changes.now())
            if falls is not None and falls[1] <= 0:
                with suppress(Outdated):  # version conflict: another process did it first
                    await self.changes.give_to_bot(live, [falls[0]], SUBSTITUTE)
        self._set_timer(live)

    async def close(self) -> None:
        """Cancel all tasks and timers."""
        for live in self._timed:
            if live.flag is not None:
                live.flag.cancel()
        await cancel(*self._tasks)


def _tell_of_bot(live: LiveTable, pending: PendingBot) -> None:
    if live.pending_bot is pending and not pending.told:
        pending.told = True
        live.notify()


def _is_cancelled() -> bool:
    """Whether this task itself is cancelled, not only what it awaits."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
