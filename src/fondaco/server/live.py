"""A table that somebody looks at: its papers, the game in memory, and who listens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Protocol

from fondaco.server.awaited import Awaited
from fondaco.server.kept import KeptTable, Remark
from fondaco.server.trouble import NotAllowed, NotPossible
from fondaco.table import SPECTATOR, Seat, Table, Told


class Listener(Protocol):
    """A connection that wants to know when a table has changed."""

    def ring(self) -> None:
        """Something has changed; come and look."""
        ...


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


class LiveTable:
    """One table in this process. Whoever reads or changes it holds its lock."""

    def __init__(self, kept: KeptTable) -> None:
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.flag: asyncio.TimerHandle | None = None
        self.driver: asyncio.Task[None] | None = None
        self.awaited: Awaited | None = None
        """The bot that the table waits for, if it does."""
        self.thought: asyncio.Task[str] | None = None
        """What that bot thinks about in this process."""
        self.shown: dict[Any, Any] = {}
        """What was already made of this version of the table, for everyone who wants to see the same."""
        self.remarks: list[Remark] = []
        self.stories: dict[tuple[int, str], Story] = {}
        self.kept = kept
        self.table: Table | None = None
        self.lay_out(kept)

    @property
    def id(self) -> str:
        return self.kept.id

    def lay_out(self, kept: KeptTable) -> None:
        """Put the table as it is written down into memory."""
        self.table = Table.replay(kept.head + "\n".join(kept.lines) + "\n") if kept.begun else None
        self.stories = {}
        self.adopt(kept)

    def adopt(self, kept: KeptTable, stay: int | None = None) -> None:
        """The papers of the position in memory, of which so many decisions are as before."""
        self.kept = kept
        self.shown = {}
        if stay is not None:
            for story in self.stories.values():
                story.go_back(stay)

    def story(self, seat: int, language: str) -> Story:
        """What happened as a seat may know it; sentences that were made once are kept."""
        story = self.stories.setdefault((seat, language), Story())
        story.go_on(self.at(seat, language), self.game.length)
        return story

    def catch_up(self, head: KeptTable, lines: list[str]) -> None:
        """Follow what another process wrote, whose lines go on from ours."""
        if self.table is not None:
            self.table.follow(lines)
            for seat, kept in enumerate(head.seats):
                if kept.sitter and self.table.person(seat):
                    self.table.hand_over(seat, kept.sitter)
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
        return [seat for seat, kept in enumerate(self.kept.seats) if person and kept.person == person]

    def side_of(self, person: str, wanted: int | None = None) -> int:
        """The seat a person looks from: the one wanted, or the one that must decide, or any of theirs."""
        own = self.seats_of(person)
        if wanted is not None:
            if wanted != SPECTATOR and wanted not in own:
                raise NotAllowed("error-not-your-seat")
            return wanted
        return next((seat for seat in own if seat in self.kept.waiting), own[0] if own else SPECTATOR)

    def may_look(self, person: str, seat: int) -> bool:
        """Whether a person may look from a seat: their own, a spectator's, and after the end any."""
        if seat == SPECTATOR or seat in self.seats_of(person):
            return True
        return self.kept.over and 0 <= seat < len(self.kept.seats)

    def decides(self, person: str, wanted: int | None = None) -> int:
        """The seat for which a person decides; a seat that was given to a bot decides no more."""
        seat = self.side_of(person, wanted)
        if seat == SPECTATOR:
            raise NotAllowed("error-spectator")
        if self.kept.seats[seat].sitter:
            raise NotAllowed("error-bot-plays-on")
        return seat

    def at(self, seat: int, language: str) -> Seat:
        """One seat's side of the game."""
        return self.game.at(seat, language)

    def sight(self, seat: int) -> str:
        """A mark of all that a seat knows now; it does not tell what others decide in secret."""
        return self._mark("sight", seat, lambda: self.game.view(seat))

    def moment(self, seat: int) -> str:
        """A mark of what a click is meant for: the position it was seen in.

        While all play together, what others do meanwhile makes no click too late: there it is what the seat is asked,
        what it may answer, and how often it has decided.
        """
        return self._mark("moment", seat, lambda: self._asked(seat)) if self.game.together else self.sight(seat)

    def _asked(self, seat: int) -> object:
        decision = self.game.decision_of(seat) if seat != SPECTATOR else None
        if decision is None:
            return self.game.view(seat)
        view = decision.view
        return view.frames, view.own_frames, [str(move) for move in decision.moves], len(self.game.decided_by(seat))

    def _mark(self, kind: str, seat: int, what: Callable[[], object]) -> str:
        key = (kind, seat)
        if key not in self.shown:
            self.shown[key] = blake2b(repr(what()).encode(), digest_size=8).hexdigest()
        mark: str = self.shown[key]
        return mark

    def ring(self) -> None:
        """Tell everyone who listens."""
        for listener in list(self.listeners):
            listener.ring()

    def __repr__(self) -> str:
        return f"<LiveTable {self.id}, version {self.kept.version}, {len(self.listeners)} listening>"
