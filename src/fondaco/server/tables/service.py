"""Table service: open, sit down, decide, undo, chat, leave."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

from fondaco.server.accounts.directory import Directory
from fondaco.server.bot_workers.pool import WorkerPool
from fondaco.server.http_errors import Forbidden, Invalid, NotFound, NotPossible, Outdated
from fondaco.server.input_limits import LONGEST_REMARK
from fondaco.server.live_objects import RETRIES, LiveCache
from fondaco.server.storage import Storage
from fondaco.server.storage.model import Person, Remark, StoredSeat, Takeback
from fondaco.server.tables.autoplay import Autoplay
from fondaco.server.tables.changes import TableChanges
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.tables.request import BOT_NAMES, SUBSTITUTE, TableRequest, continued, game_of, known_bot, new_table
from fondaco.table import SPECTATOR, UndoNeedsAgreement

CAPACITY: Final = 500
"""Capacity of the LRU cache; tables in use are not evicted."""

log = logging.getLogger("fondaco")


class TableService:
    """Operations of people on tables, over the storage that all processes share."""

    def __init__(
        self,
        storage: Storage,
        pace: float = 0.0,
        now: Callable[[], float] = time.time,
        workers: WorkerPool | None = None,
    ) -> None:
        self.storage, self.now = storage, now
        self.people = Directory(storage.people)
        self.workers = workers or WorkerPool()
        self.changes = TableChanges(storage, now)
        self.autoplay = Autoplay(self.changes, self.workers, pace)
        self.cache = LiveCache(self._load, CAPACITY)

    # Opening

    async def open(self, id: str) -> LiveTable:
        """A table by its id; NotFound if there is none."""
        live = await self.cache.open(id)
        self.autoplay.go_on(live)
        return live

    async def _load(self, id: str) -> LiveTable:
        stored = await asyncio.to_thread(self.storage.tables.load, id)
        if stored is None:
            raise NotFound("error-no-table")
        live = LiveTable(stored)
        live.remarks = await asyncio.to_thread(self.storage.tables.remarks, id)
        await self.changes.wait_anew(live)
        self.autoplay.after_change(live)
        return live

    async def resume(self) -> None:
        """Resume tables that wait for a bot or whose clock runs, e.g. after a crash."""
        for id in await asyncio.to_thread(self.storage.tables.waiting_for_bots):
            try:
                await self.open(id)
            except Exception:  # one table that cannot be read must not block the others
                log.exception("table %s cannot be opened", id)

    async def on_notification(self, payload: str) -> None:
        """Change feed: "ID VERSION", "ID chat", or "*" for anything."""
        id, _, what = payload.partition(" ")
        for live in self.cache.named(id):
            if not what.isdigit():
                await self.changes.refresh_chat(live)
            async with live.lock:
                if what != "chat" and (not what.isdigit() or int(what) > live.version):
                    await self.changes.refresh(live)

    async def close(self) -> None:
        """Cancel the background tasks."""
        await self.autoplay.close()
        await self.workers.close()

    # Sitting down

    async def create(self, person: Person, request: TableRequest) -> LiveTable:
        """Create a table; if every seat is taken, the game begins at once."""
        stored = new_table(person, request, self.now())
        await self.people.save_if_new(person)
        await asyncio.to_thread(self.storage.tables.create, stored)
        live = await self.open(stored.id)
        if not any(seat.is_free for seat in stored.seats):
            async with live.lock:
                await self._begin(live)
        return live

    async def sit(self, live: LiveTable, person: Person, seat: int) -> None:
        """Take a free seat; the last one to sit down starts the game."""
        async with live.lock:
            seats = live.stored.seats
            if not 0 <= seat < len(seats):
                raise NotFound("error-no-seat")
            if live.stored.begun or not seats[seat].is_free:
                raise NotPossible("error-seat-taken")
            if live.seats_of(person.id):
                raise NotPossible("error-seated-already")
            await self.people.save_if_new(person)
            taken = StoredSeat(person.name, person.id, bank=float(live.stored.bank))
            await self.changes.write(live, seats=(*seats[:seat], taken, *seats[seat + 1 :]))
            if not any(stored.is_free for stored in live.stored.seats):
                await self._begin(live)

    async def begin(self, live: LiveTable, person: Person, bot: str = SUBSTITUTE) -> None:
        """The host starts the game; bots take the seats that are free."""
        async with live.lock:
            if live.stored.host != person.id:
                raise Forbidden("error-not-host")
            if live.stored.begun:
                raise NotPossible("error-begun")
            known_bot(bot)
            seats = tuple(
                StoredSeat(BOT_NAMES[seat], sitter=bot) if stored.is_free else stored
                for seat, stored in enumerate(live.stored.seats)
            )
            await self.changes.write(live, seats=seats)
            await self._begin(live)

    async def _begin(self, live: LiveTable) -> None:
        live.table = game_of(live.stored)
        await self.changes.write_position(live, stay=0)

    async def leave(self, live: LiveTable, person: Person, bot: str = SUBSTITUTE) -> None:
        """Before the game a seat becomes free again; during it a bot plays on."""
        async with live.lock:
            own = live.deciding_seats_of(person.id)
            if not own:
                raise Forbidden("error-spectator")
            if live.stored.over:
                raise NotPossible("error-over")
            known_bot(bot)
            if not live.stored.begun:
                freed = tuple(StoredSeat() if seat in own else stored for seat, stored in enumerate(live.stored.seats))
                await self.changes.write(live, seats=freed)
            else:
                await self.changes.give_to_bot(live, own, bot)

    async def go_on_anew(self, live: LiveTable, person: Person) -> LiveTable:
        """A new table from the last sound moment of a game that cannot go on, with the same people and bots."""
        async with live.lock:
            if not live.seats_of(person.id):
                raise Forbidden("error-spectator")
            if not live.halted:
                raise NotPossible("error-not-halted")
            stored = continued(live.stored, person, self.now())
        await asyncio.to_thread(self.storage.tables.create, stored)
        await self.say(live, person, f"/tables/{stored.id}")
        return await self.open(stored.id)

    # Deciding

    async def play(
        self, live: LiveTable, person: Person, move: str, moment: str, seat: int | None = None, then: Sequence[str] = ()
    ) -> None:
        """Play a move at the moment the client has seen, and further ones as far as they are foreseeable."""
        async with live.lock:
            for last in (*[False] * RETRIES, True):
                decider = live.decides(person.id, seat)
                if moment != live.moment(decider):
                    raise Outdated()
                try:
                    return await self.changes.play(live, [move, *then], decider)
                except Outdated:  # version conflict: retry if the moment is still the same
                    if last:
                        raise

    async def hurry(self, live: LiveTable, person: Person) -> None:
        """Interrupt the bot that thinks: it plays its best move so far. Any player may ask for it."""
        async with live.lock:
            if not live.seats_of(person.id):
                raise Forbidden("error-spectator")
            if not live.deciding_seats_of(person.id):
                raise Forbidden("error-bot-plays-on")
            if not live.stored.begun:
                raise NotPossible("error-not-begun")
            self.workers.interrupt(live.id)

    async def undo(self, live: LiveTable, person: Person, seat: int | None = None) -> None:
        """Undo one's last decision; where somebody learned something since, ask the others."""
        async with live.lock:
            asking = live.decides(person.id, seat)
            try:
                await self.changes.undo(live, asking)
            except UndoNeedsAgreement:
                await self.changes.write(live, takeback=Takeback(asking))

    async def answer_takeback(self, live: LiveTable, person: Person, agrees: bool) -> None:
        """Accept or refuse another's request, or withdraw one's own."""
        async with live.lock:
            asked = live.stored.takeback
            own = live.deciding_seats_of(person.id)
            if asked is None:
                raise NotPossible("error-no-takeback")
            if not own:
                raise Forbidden("error-spectator")
            if not agrees:
                await self.changes.write(live, takeback=None)
                return
            agreed = tuple(sorted({*asked.agreed, *own} - {asked.seat}))
            try:
                await self.changes.undo(live, asked.seat, agreed)
            except UndoNeedsAgreement:
                await self.changes.write(live, takeback=Takeback(asked.seat, agreed))

    async def say(self, live: LiveTable, person: Person, text: str) -> Remark:
        """Write a chat message."""
        text = " ".join(text.split())
        if not text:
            raise Invalid("error-empty-remark")
        if len(text) > LONGEST_REMARK:
            raise Invalid("error-long-remark", limit=LONGEST_REMARK)
        await self.people.save_if_new(person)
        seat = next(iter(live.seats_of(person.id)), SPECTATOR)
        remark = await asyncio.to_thread(
            self.storage.tables.say, live.id, person.id, person.name, seat, text, self.now()
        )
        await self.changes.refresh_chat(live)
        return remark
