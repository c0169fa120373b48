"""Append-only journal (write-ahead log) of a tournament: every finished game is on disk before it is counted."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

from fondaco.arena.matches import Match, Outcome
from fondaco.arena.sentences import ArenaError
from fondaco.terminal.files import sync_folder

FORMAT = 1
"""Schema version; raised when older journals can no longer be read."""
FILE = "games.jsonl"


class JournalError(ArenaError):
    """Journal that cannot be resumed."""


@dataclass(frozen=True)
class Contest:
    """Everything that determines the games of a tournament."""

    game: str
    rules: int
    """The version of the game's rules."""
    fondaco: str
    """The version of the program, and thus of its bots."""
    bots: tuple[str, ...]
    players: int
    seed: str
    knowledge: str = ""
    """Hash of the bots' learned and tuned parameters; missing in the first journals."""


@dataclass(frozen=True)
class Head:
    """Header: the first line of a journal."""

    journal: int
    contest: Contest


class Journal:
    """Append-only file with a line per game; `contest` and `outcomes` are those already in it."""

    def __init__(self, folder: Path, contest: Contest, todo: Sequence[Match]) -> None:
        self.path = folder / FILE
        folder.mkdir(parents=True, exist_ok=True)
        fresh = not self.path.exists()
        others = sorted(file.name for file in folder.glob("results.*"))
        if fresh and others:
            raise JournalError("error-other-results", file=str(folder), names=" + ".join(others))
        self._file = self.path.open("a+b")
        try:
            self._lock()
            self.contest, self._todo = contest, {match.number: match for match in todo}
            self.outcomes = self.read()
            if fresh:
                sync_folder(folder)
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        """File lock: two tournaments must not write one journal."""
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise JournalError("error-journal-locked", file=str(self.path)) from None

    def read(self) -> dict[int, Outcome]:
        """Recovery: the games of this tournament on disk; a truncated last line is dropped."""
        head = msgspec.json.encode(Head(FORMAT, self.contest)) + b"\n"
        self._file.flush()
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        if whole == 0:
            if not head.startswith(text):
                raise JournalError("error-no-journal", file=str(self.path))
            self._drop_from(0)
            self._write(head)
            return {}
        first, *lines = text[:whole].splitlines()
        self._check_head(first)
        outcomes: dict[int, Outcome] = {}
        for place, line in enumerate(lines, 2):
            outcome = self._outcome(place, line)
            outcomes.setdefault(outcome.number, outcome)
        if whole < len(text):  # truncated by a crash; its game is played again
            self._drop_from(whole)
        return {number: outcomes[number] for number in sorted(outcomes) if number in self._todo}

    def _check_head(self, line: bytes) -> None:
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.MsgspecError:
            raise JournalError("error-no-journal", file=str(self.path)) from None
        if head.journal != FORMAT:
            raise JournalError("error-journal-format", file=str(self.path), given=head.journal, known=FORMAT)
        theirs, ours = asdict(head.contest), asdict(self.contest)
        for field, wanted in ours.items():
            if theirs[field] != wanted and not (field == "knowledge" and not theirs[field]):
                given, known = _said(theirs[field]), _said(wanted)
                file = str(self.path)
                raise JournalError("error-other-tournament", file=file, field=field, given=given, known=known)
        self.contest = head.contest

    def _outcome(self, place: int, line: bytes) -> Outcome:
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except msgspec.MsgspecError:
            raise JournalError("error-no-outcome", file=str(self.path), line=place) from None
        match, seats = self._todo.get(outcome.number), range(len(outcome.bots))
        is_other = match is not None and match.bots != outcome.bots
        if is_other or len(outcome.scores) != len(seats) or not set(outcome.winners) <= {*seats}:
            raise JournalError("error-other-seats", file=str(self.path), line=place, number=outcome.number)
        return outcome

    def _drop_from(self, length: int) -> None:
        self._file.truncate(length)
        self._file.seek(length)

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

    def add(self, outcome: Outcome) -> None:
        """Append an outcome and sync it to disk."""
        self._write(msgspec.json.encode(outcome) + b"\n")
        self.outcomes[outcome.number] = outcome

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _said(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else repr(value)
