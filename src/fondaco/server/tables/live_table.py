"""A live table: the stored record, the game, and a cache of what clients see."""

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from fondaco.kernel import FondacoError
from fondaco.server.http_errors import Forbidden, NotPossible
from fondaco.server.live_objects import Live
from fondaco.server.storage.model import Remark, StoredTable
from fondaco.server.tables.pending_bot import PendingBot
from fondaco.table import SPECTATOR, Seat, Table, Told


class Story:
    """Incremental log of a game, for one seat and language."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.lines: tuple[str, ...] = ()
        """Beginning of the log as HTML lines."""
        self.length = 0
        """Number of decisions told so far."""

    def go_on(self, seat: Seat, length: int) -> None:
        """Append what is new."""
        if length > self.length or not self.told:
            self.told = [*self.told, *seat.story(self.length)]
            self.length = length

    def go_back(self, length: int) -> None:
        """Remove what was undone."""
        if length < self.length:
            self.told = [told for told in self.told if told.at <= length]
            self.lines = self.lines[: len(self.told)]
            self.length = length

    def written(self, write: Callable[[Told], str]) -> tuple[str, ...]:
        """The log as HTML lines, each rendered once."""
        if len(self.lines) < len(self.told):
            self.lines = (*self.lines, *map(write, self.told[len(self.lines) :]))
        return self.lines


class LiveTable(Live[StoredTable]):
    """A table that is open in this process."""

    def __init__(self, stored: StoredTable) -> None:
        super().__init__(stored)
        self.flag: asyncio.TimerHandle | None = None
        """Timer of the clock that runs out first."""
        self.driver: asyncio.Task[None] | None = None
        """Task in which bots decide."""
        self.pending_bot: PendingBot | None = None
        """The bot that the table waits for, if any."""
        self.thought: asyncio.Task[str] | None = None
        """Task of that bot's thought, if it thinks in this process."""
        self.cache: dict[Any, Any] = {}
        """Cache of what was made from this version of the table, shared by all clients."""
        self.remarks: list[Remark] = []
        self.stories: dict[tuple[int, str], Story] = {}
        self.table: Table | None = None
        self.load(stored)

    @property
    def in_use(self) -> bool:
        return super().in_use or self.flag is not None or self.driver is not None

    def load(self, stored: StoredTable) -> None:
        """Load the stored table into memory."""
        self.table = Table.replay(stored.record, halt=True) if stored.begun else None
        self.stories = {}
        self.adopt(stored)

    def adopt(self, stored: StoredTable, stay: int | None = None) -> None:
        """Take over the stored values of the position in memory, whose first `stay` decisions are unchanged."""
        self.stored = stored
        self.cache = {}
        if stay is not None:
            for story in self.stories.values():
                story.go_back(stay)

    def story(self, seat: int, language: str) -> Story:
        """The log for a seat; sentences are made once."""
        story = self.stories.setdefault((seat, language), Story())
        story.go_on(self.at(seat, language), self.game.length)
        return story

    def catch_up(self, head: StoredTable, lines: list[str]) -> None:
        """Append lines that another process wrote."""
        if self.table is not None:
            self.table.follow(lines)
            for seat, stored in enumerate(head.seats):
                if stored.sitter and self.table.person(seat):
                    self.table.hand_over(seat, stored.sitter)
        self.adopt(head)

    @property
    def game(self) -> Table:
        """The game; NotPossible before it has begun."""
        if self.table is None:
            raise NotPossible("error-not-begun")
        return self.table

    # Seats and people

    def seats_of(self, person: str) -> list[int]:
        """Seats whose view a person may see."""
        return [seat for seat, stored in enumerate(self.stored.seats) if person and stored.person == person]

    def deciding_seats_of(self, person: str) -> list[int]:
        """Seats for which a person decides; not those handed over to a bot."""
        return [seat for seat in self.seats_of(person) if not self.stored.seats[seat].sitter]

    def side_of(self, person: str, wanted: int | None = None) -> int:
        """The seat a person looks from: the one wanted, else one that must decide, else any of theirs."""
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
        """The seat for which a person decides, else Forbidden; not one handed over to a bot."""
        seat = self.side_of(person, wanted)
        if seat == SPECTATOR:
            raise Forbidden("error-spectator")
        if self.stored.seats[seat].sitter:
            raise Forbidden("error-bot-plays-on")
        if self.halted:
            raise NotPossible("error-halted", problem=self.halted)
        return seat

    @property
    def halted(self) -> FondacoError | None:
        """Why the game cannot go on: its record is not sound under the rules of today."""
        return self.table.halted.problem if self.table and self.table.halted else None

    def at(self, seat: int, language: str) -> Seat:
        """The game from one seat's view."""
        return self.game.at(seat, language)

    def sight(self, seat: int) -> str:
        """Hash of all that a seat knows now; it reveals nothing of others' secret decisions."""
        return self._mark("sight", seat, lambda: self.game.view(seat))

    def moment(self, seat: int) -> str:
        """Hash (ETag) of the position a click is meant for, and of how often the seat has decided: positions repeat.

        When all play at once, others' decisions do not make a click outdated: then what the seat is asked and its
        options are hashed instead of the position.
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
