"""Changes of tables: applied in memory, committed to storage, then published; a failed write is rolled back."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace

from fondaco.server.http_errors import Illegal, Invalid, NotPossible, Outdated
from fondaco.server.live_objects import finish
from fondaco.server.storage import Storage
from fondaco.server.storage.model import Rewrite, StaleWrite, StoredTable
from fondaco.server.storage.write_queue import WriteQueue
from fondaco.server.tables import clocks
from fondaco.server.tables.live_table import LiveTable
from fondaco.table import SPECTATOR, IllegalMove, MalformedMove, NothingToUndo

AfterChange = Callable[[LiveTable, bool], None]
"""Observer of a changed table, and whether it was changed by this process."""


class TableChanges:
    """All changes of a table; the caller holds the table's lock."""

    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self.storage, self.now = storage, now
        self._write_queue = WriteQueue(storage.tables)
        self._observers: list[AfterChange] = []

    def subscribe(self, observer: AfterChange) -> None:
        """Add an observer, called after each change and before the table's listeners."""
        self._observers.append(observer)

    # The game

    async def play(self, live: LiveTable, moves: Sequence[str], seat: int) -> None:
        """Play all moves or none (transaction); each after the first must be foreseeable from the one before."""
        stay = live.game.length
        with all_or_nothing(live):
            for number, move in enumerate(moves):
                try:
                    foreseen = number > 0 or len(moves) == 1 or live.game.ahead(seat, moves[:-1])
                    live.game.play(move, seat)
                except MalformedMove:
                    raise Invalid("error-no-move", move=move[:80]) from None
                except IllegalMove as error:
                    raise Illegal(refusals=error.reasons) from None
                if not foreseen:
                    raise NotPossible()
        await self.write_position(live, stay, decided=seat)

    async def undo(self, live: LiveTable, seat: int, agreed: tuple[int, ...] = ()) -> None:
        """Undo a seat's last decision; UndoNeedsAgreement where others must agree first."""
        before = live.stored.lines
        with all_or_nothing(live):
            try:
                live.game.undo(seat, agreed)
            except NothingToUndo:
                raise NotPossible("error-nothing-to-undo") from None
        lines = live.game.papers()[1]
        stay = next((number for number, pair in enumerate(zip(before, lines)) if pair[0] != pair[1]), len(lines))
        await self.write_position(live, stay)

    async def give_to_bot(self, live: LiveTable, seats: Sequence[int], bot: str) -> None:
        """Hand seats over to a bot."""
        now = self.now()
        given = tuple(
            replace(stored, sitter=bot, bank=max(0.0, clocks.seconds_left(live.stored, seat, now)))
            if seat in seats
            else stored
            for seat, stored in enumerate(live.stored.seats)
        )
        with all_or_nothing(live):
            for seat in seats:
                live.game.hand_over(seat, bot)
        head = live.stored.head if live.halted else live.game.papers(live.game.length)[0]
        await self.write(live, seats=given, head=head, takeback=None)

    async def wait_anew(self, live: LiveTable) -> None:
        """Wait for the seats that owe a decision by the rules of today; for nobody if the game cannot go on."""
        if live.table is not None and tuple(live.table.waiting) != live.stored.waiting:
            with suppress(Outdated):  # version conflict: another process did it first
                await self.write(live, waiting=tuple(live.table.waiting), takeback=None)

    # Writing

    async def write_position(self, live: LiveTable, stay: int, decided: int = SPECTATOR) -> None:
        """Write the position in memory; the first `stay` lines of the record are stored already."""
        game, now = live.game, self.now()
        head, lines = game.papers(stay)
        await self.write(
            live,
            stay=stay,
            begun=True,
            head=head,
            lines=(*live.stored.lines[:stay], *lines),
            seats=clocks.stopped(live.stored, decided, now),
            waiting=tuple(game.waiting),
            over=game.over,
            scores=tuple(game.scores),
            winners=tuple(game.winners),
            takeback=None,
            changed=now,
            position=live.version + 1,
        )

    async def write(self, live: LiveTable, stay: int | None = None, **changes: object) -> None:
        """Write changed values with a new version, then notify; Outdated after a version conflict."""
        stored: StoredTable = replace(live.stored, version=live.version + 1, **changes)  # type: ignore[arg-type]
        await finish(self._write(live, stored, stay))

    async def _write(self, live: LiveTable, stored: StoredTable, stay: int | None) -> None:
        try:
            await self._write_queue.write(Rewrite(stored, len(stored.lines) if stay is None else stay))
        except Exception as error:
            live.load(live.stored)
            if not isinstance(error, StaleWrite):
                raise
            await self.refresh(live)
            raise Outdated() from None
        live.adopt(stored, stay)
        self._changed(live, here=True)

    def _changed(self, live: LiveTable, here: bool) -> None:
        for observer in self._observers:
            observer(live, here)
        live.notify()

    # Changes by other processes

    async def refresh(self, live: LiveTable) -> None:
        """Reload a table if its stored version differs."""
        fresh = await asyncio.to_thread(self.storage.tables.load, live.id)
        if fresh is None or fresh.version == live.version:
            return
        ours = live.stored.lines
        if live.table is not None and fresh.lines[: len(ours)] == ours and _seeds(fresh) == _seeds(live.stored):
            live.catch_up(fresh, list(fresh.lines[len(ours) :]))
        else:
            live.load(fresh)
        self._changed(live, here=False)

    async def refresh_chat(self, live: LiveTable) -> None:
        """Reload the chat."""
        live.remarks = await asyncio.to_thread(self.storage.tables.remarks, live.id)
        live.cache = {}
        live.notify()


def _seeds(stored: StoredTable) -> list[str]:
    return [line for line in stored.head.splitlines() if line.startswith("seed")]


@contextmanager
def all_or_nothing(live: LiveTable) -> Iterator[None]:
    """Roll back if a change fails halfway."""
    length = live.game.length
    try:
        yield
    except Exception:
        if live.game.length != length:
            live.load(live.stored)
        raise
