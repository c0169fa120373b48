"""The tables in a process: opened from storage, written back to it, and going on by themselves.

Every change is written to storage before anyone is told of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final, ParamSpec, TypeVar

from fondaco.server import clocks
from fondaco.server.awaited import UNNOTICED, Awaited, awaited_now
from fondaco.server.bell import ANYTHING
from fondaco.server.kept import KeptTable, Rewrite, Stale
from fondaco.server.live import LiveTable
from fondaco.server.orders import SUBSTITUTE
from fondaco.server.scribe import Scribe
from fondaco.server.storage import Storage
from fondaco.server.thinking import Thinkers
from fondaco.server.trouble import Illegal, NotFound, NotPossible, TooLate, Unfit
from fondaco.table import IllegalMove, MalformedMove

P = ParamSpec("P")
R = TypeVar("R")

KEPT_OPEN: Final = 500
"""How many tables stay in memory, those that somebody looks at aside."""

log = logging.getLogger("fondaco")


class Keeping:
    """The tables in this process, over the storage that all processes share."""

    def __init__(
        self,
        storage: Storage,
        pace: float = 0.0,
        now: Callable[[], float] = time.time,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.storage, self.pace, self.now = storage, pace, now
        self.thinkers = thinkers or Thinkers()
        self._scribe = Scribe(storage)
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def stored(self, call: Callable[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """Ask the storage without keeping everybody else waiting."""
        return await asyncio.to_thread(call, *arguments, **named)

    # Opening

    async def open(self, id: str) -> LiveTable:
        """A table by its id."""
        live = self._live.get(id)
        if live is not None:
            self._live[id] = self._live.pop(id)  # the one used last stays longest
            self._go_on(live)
            return live
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._load(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _load(self, id: str) -> LiveTable:
        kept = await self.stored(self.storage.table, id)
        if kept is None:
            raise NotFound("error-no-table")
        live = LiveTable(kept)
        live.remarks = await self.stored(self.storage.remarks, id)
        self._live[id] = live
        self._look_who_thinks(live)
        self._forget_unused()
        self._go_on(live)
        return live

    def _forget_unused(self) -> None:
        unused = [
            id
            for id, live in self._live.items()
            if not live.listeners and not live.lock.locked() and live.flag is None and live.driver is None
        ]
        for id in unused[: max(0, len(self._live) - KEPT_OPEN)]:
            del self._live[id]

    async def resume(self) -> None:
        """Go on with tables that wait for a bot or whose clock runs; a server that was killed left them so."""
        for id in await self.stored(self.storage.waiting_for_bots):
            try:
                await self.open(id)
            except Exception:  # one table that cannot be read must not keep the others waiting
                log.exception("table %s cannot be opened", id)

    async def hear(self, payload: str) -> None:
        """Another process changed something: "ID VERSION", "ID chat", or "*" for anything."""
        id, _, what = payload.partition(" ")
        for live in list(self._live.values()) if id == ANYTHING else list(filter(None, [self._live.get(id)])):
            if not what.isdigit():
                await self._hear_remarks(live)
            async with live.lock:
                if what != "chat" and (not what.isdigit() or int(what) > live.kept.version):
                    await self._refresh(live)

    async def _hear_remarks(self, live: LiveTable) -> None:
        live.remarks = await self.stored(self.storage.remarks, live.id)
        live.shown = {}
        live.ring()

    async def _refresh(self, live: LiveTable) -> None:
        """Bring a table up to what is written down."""
        fresh = await self.stored(self.storage.table, live.id)
        if fresh is None or fresh.version == live.kept.version:
            return
        ours = live.kept.lines
        if live.table is not None and fresh.lines[: len(ours)] == ours and _seeds(fresh) == _seeds(live.kept):
            live.catch_up(fresh, list(fresh.lines[len(ours) :]))
        else:
            live.lay_out(fresh)
        self._look_who_thinks(live)
        live.ring()
        self._set_flag(live)  # whoever wrote it lets the bots go on

    # Deciding

    async def _play(self, live: LiveTable, moves: Sequence[str], seat: int) -> None:
        """All of these moves or none; after the first, what is decided must have been foreseeable."""
        stay = live.game.length
        with whole_or_not_at_all(live):
            for number, move in enumerate(moves):
                try:
                    foreseen = number > 0 or len(moves) == 1 or live.game.ahead(seat, moves[:-1])
                    live.game.play(move, seat)
                except MalformedMove:
                    raise Unfit("error-no-move", move=move[:80]) from None
                except IllegalMove as error:
                    raise Illegal(refusals=error.reasons) from None
                if not foreseen:
                    raise NotPossible()
        await self._write_position(live, stay, decided=seat)

    async def _give_to_bot(self, live: LiveTable, seats: list[int], sitter: str) -> None:
        now = self.now()
        given = tuple(
            replace(kept, sitter=sitter, bank=max(0.0, clocks.seconds_left(live.kept, seat, now)))
            if seat in seats
            else kept
            for seat, kept in enumerate(live.kept.seats)
        )
        with whole_or_not_at_all(live):
            for seat in seats:
                live.game.hand_over(seat, sitter)
        await self._write(live, seats=given, head=live.game.papers(live.game.length)[0], takeback=None)
        self._go_on(live)

    # Writing

    async def _write_position(self, live: LiveTable, stay: int, decided: int) -> None:
        """Write the position in memory down, and then tell everybody."""
        game, now = live.game, self.now()
        head, lines = game.papers(stay)
        await self._write(
            live,
            stay=stay,
            begun=True,
            head=head,
            lines=(*live.kept.lines[:stay], *lines),
            seats=clocks.stopped(live.kept, decided, now),
            waiting=tuple(game.waiting),
            over=game.over,
            scores=tuple(game.scores),
            winners=tuple(game.winners),
            takeback=None,
            changed=now,
            position=live.kept.version + 1,
        )
        self._go_on(live)

    async def _write(self, live: LiveTable, stay: int | None = None, **changes: object) -> None:
        kept: KeptTable = replace(live.kept, version=live.kept.version + 1, **changes)  # type: ignore[arg-type]
        rewrite = Rewrite(kept, len(kept.lines) if stay is None else stay)
        writing = asyncio.ensure_future(self._scribe.write(rewrite))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.wait([writing])  # a visitor who leaves does not stop what is being written
            self._written(live, kept, stay, writing.exception())
            raise
        except Exception as error:
            self._written(live, kept, stay, error)
            if not isinstance(error, Stale):
                raise
            await self._refresh(live)
            raise TooLate() from None
        self._written(live, kept, stay, None)

    def _written(self, live: LiveTable, kept: KeptTable, stay: int | None, error: BaseException | None) -> None:
        """What is written is told; what could not be written did not happen."""
        if error is None:
            live.adopt(kept, stay)
            self._look_who_thinks(live)
            live.ring()
        else:
            live.lay_out(live.kept)

    # What goes on by itself

    def _go_on(self, live: LiveTable) -> None:
        """Let bots think and clocks run."""
        self._set_flag(live)
        if live.driver is None and any(live.kept.seats[seat].sitter for seat in live.kept.waiting):
            live.driver = asyncio.create_task(self._drive(live))
            self._tasks.add(live.driver)
            live.driver.add_done_callback(self._tasks.discard)

    async def _drive(self, live: LiveTable) -> None:
        """Bots decide one after the other, until a person must."""
        due = 0.0
        try:
            while True:
                async with live.lock:
                    thought = live.game.bot_thinks()
                    if thought is None:
                        break
                    seat, moment = thought.pending.seat, live.moment(thought.pending.seat)
                live.thought = asyncio.create_task(self.thinkers.move(live.id, thought))
                try:
                    move = await live.thought
                except asyncio.CancelledError:
                    if _is_cancelled():
                        raise
                    continue  # the position has changed, and nobody wants to know any more
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                async with live.lock:
                    if moment == live.moment(seat):  # while all play together, others need not hold their breath
                        await self._play(live, [move], seat)
                    dawdles = self.pace and live.listeners and not live.game.together
                due = time.monotonic() + self.pace if dawdles else 0.0
        except TooLate:
            pass  # another process plays this table on
        except Exception:
            log.exception("a bot could not decide at table %s", live.id)
        finally:
            live.driver = None
        self._set_flag(live)

    def _look_who_thinks(self, live: LiveTable) -> None:
        """After every change: what nobody wants to know any more is not thought to its end."""
        before, live.awaited = live.awaited, awaited_now(live, self.now())
        if before is live.awaited:
            return
        if live.thought is not None:
            live.thought.cancel()
        if live.awaited is not None:
            asyncio.get_running_loop().call_later(UNNOTICED, _tell_who_thinks, live, live.awaited)

    def _set_flag(self, live: LiveTable) -> None:
        if live.flag is not None:
            live.flag.cancel()
            live.flag = None
        falls = clocks.next_flag(live.kept, self.now())
        if falls is not None:
            loop = asyncio.get_running_loop()
            live.flag = loop.call_later(max(0.0, falls[1]) + 0.01, self._flag_falls, live)

    def _flag_falls(self, live: LiveTable) -> None:
        task = asyncio.create_task(self._time_is_up(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_is_up(self, live: LiveTable) -> None:
        """Whose time is used up is played on by a bot."""
        async with live.lock:
            falls = clocks.next_flag(live.kept, self.now())
            if falls is not None and falls[1] <= 0:
                with suppress(TooLate):  # another process saw it first
                    await self._give_to_bot(live, [falls[0]], SUBSTITUTE)
        self._set_flag(live)

    async def close(self) -> None:
        """Let nothing go on by itself any more."""
        for live in self._live.values():
            if live.flag is not None:
                live.flag.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()


def _tell_who_thinks(live: LiveTable, awaited: Awaited) -> None:
    if live.awaited is awaited and not awaited.told:
        awaited.told = True
        live.ring()


def _is_cancelled() -> bool:
    """Whether the task itself is to end, and not only what it waited for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _seeds(kept: KeptTable) -> list[str]:
    return [line for line in kept.head.splitlines() if line.startswith("seed")]


@contextmanager
def whole_or_not_at_all(live: LiveTable) -> Iterator[None]:
    """A change that breaks off in the middle leaves the table as it was."""
    length = live.game.length
    try:
        yield
    except Exception:
        if live.game.length != length:
            live.lay_out(live.kept)
        raise
