"""A table in memory: as it is stored, the game, and what was already made of it for those who look."""

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from fondaco.server.http_errors import Forbidden, NotPossible
from fondaco.server.live_objects import Live
from fondaco.server.storage.model import Remark, StoredTable
from fondaco.server.tables.pending_bot import PendingBot
from fondaco.table import SPECTATOR, Seat, Table, Told


class Story:
    """What happened, as far as it was already told to one side in one language."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.lines: tuple[str, ...] = ()
        """The beginning of it as it stands on a page."""
        self.length = 0
        """After how many decisions the telling stopped."""

    def go_on(self, seat: Seat, length: int) -> None:
        """Tell what is new."""
        if length > self.length or not self.told:
            self.told = [*self.told, *seat.story(self.length)]
            self.length = length

    def go_back(self, length: int) -> None:
        """Take back what followed."""
        if length < self.length:
            self.told = [told for told in self.told if told.at <= length]
            self.lines = self.lines[: len(self.told)]
            self.length = length

    def written(self, write: Callable[[Told], str]) -> tuple[str, ...]:
        """All of it as it stands on a page; what was written once is kept."""
        if len(self.lines) < len(self.told):
            self.lines = (*self.lines, *map(write, self.told[len(self.lines) :]))
        return self.lines


class LiveTable(Live[StoredTable]):
    """One table in this process."""

    def __init__(self, stored: StoredTable) -> None:
        super().__init__(stored)
        self.flag: asyncio.TimerHandle | None = None
        """The timer of the clock that runs out first."""
        self.driver: asyncio.Task[None] | None = None
        """The task that lets bots decide."""
        self.pending_bot: PendingBot | None = None
        """The bot that the table waits for, if it does."""
        self.thought: asyncio.Task[str] | None = None
        """What that bot thinks about in this process."""
        self.cache: dict[Any, Any] = {}
        """What was already made of this version of the table, for everyone who wants to see the same."""
        self.remarks: list[Remark] = []
        self.stories: dict[tuple[int, str], Story] = {}
        self.table: Table | None = None
        self.load(stored)

    @property
    def in_use(self) -> bool:
        return super().in_use or self.flag is not None or self.driver is not None

    def load(self, stored: StoredTable) -> None:
        """Bring the table as it is stored into memory."""
        self.table = Table.replay(stored.head + "\n".join(stored.lines) + "\n") if stored.begun else None
        self.stories = {}
        self.adopt(stored)

    def adopt(self, stored: StoredTable, stay: int | None = None) -> None:
        """Take what was stored of the position in memory, of which so many decisions are as before."""
        self.stored = stored
        self.cache = {}
        if stay is not None:
            for story in self.stories.values():
                story.go_back(stay)

    def story(self, seat: int, language: str) -> Story:
        """What happened as a seat may know it; sentences that were made once are kept."""
        story = self.stories.setdefault((seat, language), Story())
        story.go_on(self.at(seat, language), self.game.length)
        return story

    def catch_up(self, head: StoredTable, lines: list[str]) -> None:
        """Follow what another process wrote, whose lines go on from ours."""
        if self.table is not None:
            self.table.follow(lines)
            for seat, stored in enumerate(head.seats):
                if stored.sitter and self.table.person(seat):
                    self.table.hand_over(seat, stored.sitter)
        self.adopt(head)

    @property
    def game(self) -> Table:
        """The game, once it has begun."""
        if self.table is None:
            raise NotPossible("error-not-begun")
        return self.table

    # Who is who

    def seats_of(self, person: str) -> list[int]:
        """The seats whose things a person may see."""
        return [seat for seat, stored in enumerate(self.stored.seats) if person and stored.person == person]

    def deciding_seats_of(self, person: str) -> list[int]:
        """The seats for which a person decides; one that was given to a bot decides no more."""
        return [seat for seat in self.seats_of(person) if not self.stored.seats[seat].sitter]

    def side_of(self, person: str, wanted: int | None = None) -> int:
        """The seat a person looks from: the one wanted, or the one that must decide, or any of theirs."""
        own = self.seats_of(person)
        if wanted is not None:
            if wanted != SPECTATOR and wanted not in own:
                raise Forbidden("error-not-your-seat")
            return wanted
        return next((seat for seat in own if seat in self.stored.waiting), own[0] if own else SPECTATOR)

    def may_look(self, person: str, seat: int) -> bool:
        """Whether a person may look from a seat: their own, a spectator's, and after the end any."""
        if seat == SPECTATOR or seat in self.seats_of(person):
            return True
        return self.stored.over and 0 <= seat < len(self.stored.seats)

    def decides(self, person: str, wanted: int | None = None) -> int:
        """The seat for which a person decides; a seat that was given to a bot decides no more."""
        seat = self.side_of(person, wanted)
        if seat == SPECTATOR:
            raise Forbidden("error-spectator")
        if self.stored.seats[seat].sitter:
            raise Forbidden("error-bot-plays-on")
        return seat

    def at(self, seat: int, language: str) -> Seat:
        """One seat's side of the game."""
        return self.game.at(seat, language)

    def sight(self, seat: int) -> str:
        """A mark of all that a seat knows now; it does not tell what others decide in secret."""
        return self._mark("sight", seat, lambda: self.game.view(seat))

    def moment(self, seat: int) -> str:
        """A mark of what a click is meant for: the position it was seen in, and how often the seat had decided.

        Positions come back when all pass. While all play together, what others do meanwhile makes no click too late:
        there it is what the seat is asked, and what it may answer, instead of the whole position.
        """
        return self._mark("moment", seat, lambda: self._asked(seat))

    def _asked(self, seat: int) -> object:
        if seat == SPECTATOR:
            return self.game.view(seat)
        decided = len(self.game.decided_by(seat))
        decision = self.game.decision_of(seat) if self.game.together else None
        if decision is None:
            return decided, self.game.view(seat)
        return decided, decision.view.frames, decision.view.own_frames, [str(move) for move in decision.moves]

    def _mark(self, kind: str, seat: int, what: Callable[[], object]) -> str:
        key = (kind, seat)
        if key not in self.cache:
            self.cache[key] = blake2b(repr(what()).encode(), digest_size=8).hexdigest()
        mark: str = self.cache[key]
        return mark
