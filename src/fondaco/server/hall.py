"""What people can do at the tables of the house: sit down, decide, take back, talk, leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.server.input_limits import LONGEST_REMARK
from fondaco.server.keeping import Keeping, whole_or_not_at_all
from fondaco.server.kept import KeptSeat, Person, Remark, Takeback
from fondaco.server.live import LiveTable
from fondaco.server.orders import MERCHANTS, SUBSTITUTE, Order, known_sitter, ordered, table_of
from fondaco.server.trouble import NotAllowed, NotFound, NotPossible, TooLate, Unfit
from fondaco.table import SPECTATOR, NothingToUndo, UndoNeedsAgreement

TRIES: Final = 5
"""How often a decision that still stands is tried again when another process wrote to the table first."""


class Hall(Keeping):
    """What people can do with the tables."""

    # Sitting down

    async def create(self, person: Person, order: Order) -> LiveTable:
        """A new table; if every seat is taken, the game begins at once."""
        kept = ordered(person, order, self.now())
        await self.stored(self.storage.meet_person, person)
        await self.stored(self.storage.create, kept)
        live = await self.open(kept.id)
        if not any(seat.is_free for seat in kept.seats):
            async with live.lock:
                await self._begin(live)
        return live

    async def sit(self, live: LiveTable, person: Person, seat: int) -> None:
        """Take a free seat; the last one to sit down starts the game."""
        async with live.lock:
            seats = live.kept.seats
            if not 0 <= seat < len(seats):
                raise NotFound("error-no-seat")
            if live.kept.begun or not seats[seat].is_free:
                raise NotPossible("error-seat-taken")
            if live.seats_of(person.id):
                raise NotPossible("error-seated-already")
            await self.stored(self.storage.meet_person, person)
            taken = KeptSeat(person.name, person.id, bank=float(live.kept.bank))
            await self._write(live, seats=_with(seats, seat, taken))
            if not any(kept.is_free for kept in live.kept.seats):
                await self._begin(live)

    async def begin(self, live: LiveTable, person: Person, sitter: str = SUBSTITUTE) -> None:
        """The host starts the game; bots take the seats that are free."""
        async with live.lock:
            if live.kept.host != person.id:
                raise NotAllowed("error-not-host")
            if live.kept.begun:
                raise NotPossible("error-begun")
            known_sitter(sitter)
            seats = tuple(
                KeptSeat(MERCHANTS[seat], sitter=sitter) if kept.is_free else kept
                for seat, kept in enumerate(live.kept.seats)
            )
            await self._write(live, seats=seats)
            await self._begin(live)

    async def _begin(self, live: LiveTable) -> None:
        live.table = table_of(live.kept)
        await self._write_position(live, stay=0, decided=SPECTATOR)

    async def leave(self, live: LiveTable, person: Person, sitter: str = SUBSTITUTE) -> None:
        """Before the game a seat becomes free again; during it a bot plays on."""
        async with live.lock:
            own = [seat for seat in live.seats_of(person.id) if not live.kept.seats[seat].sitter]
            if not own:
                raise NotAllowed("error-spectator")
            if live.kept.over:
                raise NotPossible("error-over")
            known_sitter(sitter)
            if not live.kept.begun:
                freed = tuple(KeptSeat() if seat in own else kept for seat, kept in enumerate(live.kept.seats))
                await self._write(live, seats=freed)
            else:
                await self._give_to_bot(live, own, sitter)

    # Deciding

    async def play(
        self,
        live: LiveTable,
        person: Person,
        move: str,
        moment: str,
        seat: int | None = None,
        then: Sequence[str] = (),
    ) -> None:
        """A person decides, for the position they have seen; and goes on at once as far as that could be foreseen."""
        async with live.lock:
            for last in (*[False] * TRIES, True):
                decider = live.decides(person.id, seat)
                if moment != live.moment(decider):
                    raise TooLate()
                try:
                    return await self._play(live, [move, *then], decider)
                except TooLate:  # another process wrote first: what all do together does not make a click too late
                    if last:
                        raise

    async def hurry(self, live: LiveTable, person: Person) -> None:
        """Let the bot that thinks decide now; whoever plays at the table may ask for it."""
        async with live.lock:
            own = live.seats_of(person.id)
            if not own:
                raise NotAllowed("error-spectator")
            if all(live.kept.seats[seat].sitter for seat in own):
                raise NotAllowed("error-bot-plays-on")
            if not live.kept.begun:
                raise NotPossible("error-not-begun")
            self.thinkers.interrupt(live.id)

    async def undo(self, live: LiveTable, person: Person, seat: int | None = None) -> None:
        """Take back one's last decision; where somebody learned something since, the others are asked."""
        async with live.lock:
            asking = live.decides(person.id, seat)
            try:
                await self._undo(live, asking, ())
            except UndoNeedsAgreement:
                await self._write(live, takeback=Takeback(asking))

    async def _undo(self, live: LiveTable, seat: int, agreed: tuple[int, ...]) -> None:
        before = live.kept.lines
        with whole_or_not_at_all(live):
            try:
                live.game.undo(seat, agreed)
            except NothingToUndo:
                raise NotPossible("error-nothing-to-undo") from None
        lines = live.game.papers()[1]
        stay = next((number for number, pair in enumerate(zip(before, lines)) if pair[0] != pair[1]), len(lines))
        await self._write_position(live, stay, decided=SPECTATOR)

    async def answer_takeback(self, live: LiveTable, person: Person, agrees: bool) -> None:
        """Say yes or no to another's request, or withdraw one's own."""
        async with live.lock:
            asked = live.kept.takeback
            own = [seat for seat in live.seats_of(person.id) if not live.kept.seats[seat].sitter]
            if asked is None:
                raise NotPossible("error-no-takeback")
            if not own:
                raise NotAllowed("error-spectator")
            if not agrees:
                await self._write(live, takeback=None)
                return
            agreed = tuple(sorted({*asked.agreed, *own} - {asked.seat}))
            try:
                await self._undo(live, asked.seat, agreed)
            except UndoNeedsAgreement:
                await self._write(live, takeback=Takeback(asked.seat, agreed))

    async def say(self, live: LiveTable, person: Person, text: str) -> Remark:
        """Say something at the table."""
        text = " ".join(text.split())
        if not text:
            raise Unfit("error-empty-remark")
        if len(text) > LONGEST_REMARK:
            raise Unfit("error-long-remark", limit=LONGEST_REMARK)
        await self.stored(self.storage.meet_person, person)
        seat = next(iter(live.seats_of(person.id)), SPECTATOR)
        remark = await self.stored(self.storage.say, live.id, person.id, person.name, seat, text, self.now())
        await self._hear_remarks(live)
        return remark


def _with(seats: tuple[KeptSeat, ...], seat: int, kept: KeptSeat) -> tuple[KeptSeat, ...]:
    return (*seats[:seat], kept, *seats[seat + 1 :])
