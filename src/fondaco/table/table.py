"""Public API of a table: decide, ask why not, undo, read the log, save and replay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fondaco.kernel import EVERYONE, NATURE, NOT_NOW, NOT_YOUR_TURN, BadSeats, Event, FondacoError, Pending, Reason
from fondaco.table import errors
from fondaco.table import record as records
from fondaco.table.chances import new_seed, seed_hash, sitter_random
from fondaco.table.errors import IllegalMove, MalformedMove, RecordError
from fondaco.table.lookahead import ahead
from fondaco.table.moves import Decision, Move, Moves, Refusal, Thought, Told
from fondaco.table.registry import AnyGame, Remembering, check_count, check_seats, find_game, sitter_named
from fondaco.table.seat import Seat
from fondaco.table.sitting import Entry, Sitting
from fondaco.words import Speaker, speaker

SPECTATOR = -1


class Table(Sitting):
    """A game being played by people and bots.

    >>> table = Table("column-of-fire", seats=["random", "random"], seed=1)
    >>> table.finish()
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: Sequence[str],
        seed: int | str | None = None,
        settings: Mapping[str, str] | None = None,
        components: str | Path | None = None,
    ) -> None:
        played = _game(game, components)
        check_seats(played, list(seats))
        super().__init__(played, seats, _settings(played, settings or {}))
        self._take_seed(new_seed() if seed is None else " ".join(str(seed).split()))
        self._settle()

    # State

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.game.scores(self._state)

    @property
    def winners(self) -> list[int]:
        """The winning seats; empty before the end."""
        return self.game.winners(self._state)

    @property
    def seed_hash(self) -> str:
        """The published hash of the seed in use."""
        return self._seeds[-1][1] if self._seeds else ""

    @property
    def seeds(self) -> list[str]:
        """The seeds of chance; published when the game is over."""
        return [seed for _, _, seed in self._seeds if seed] if self.over else []

    def view(self, seat: int, at: int | None = None) -> Any:
        """The view of a seat, now or after so many decisions; seat -1 is the spectator's."""
        if at is not None:
            return self.game.view(self._state_at(at), seat)
        if seat not in self._views:
            self._views[seat] = self.game.view(self._state, seat)
        return self._views[seat]

    # Deciding

    @property
    def decisions(self) -> list[Decision]:
        """All decisions that are due, in seat order."""
        return [self._decision(pending, self._state) for pending in self._pendings]

    def decision_of(self, seat: int) -> Decision | None:
        """A seat's decision, if one is due."""
        pending = self._pending(seat)
        return self._decision(pending, self._state) if pending else None

    @property
    def decision(self) -> Decision | None:
        """The current decision; None when the game is over."""
        owed = sorted(self._pendings, key=self._is_optional)
        return self._decision(owed[0], self._state) if owed else None

    def _decision(self, pending: Pending, state: Any) -> Decision:
        number, a, b = pending.frame
        view = self.view(pending.seat) if state is self._state else self.game.view(state, pending.seat)
        moves = Moves(self._moves(pending, view, self.game.legal(state, pending.frame)))
        optional = self.game.steps[number].is_optional(state, a, b)
        return Decision(pending.seat, pending.frame, moves, optional, self.game, view, self.names)

    def _moves(self, pending: Pending, view: Any, options: Iterable[int]) -> list[Move]:
        """Options of a decision as moves."""
        seat, frame = pending.seat, pending.frame
        return [
            Move(seat, self.game.action(frame[0], option), option, self.game, view, frame, self.names)
            for option in options
        ]

    def moves(self, seat: int | None = None) -> Moves:
        """The legal moves of the seat that decides."""
        pending = self._pending(seat)
        return self._decision(pending, self._state).moves if pending else Moves([])

    def candidates(self, seat: int | None = None) -> list[Move]:
        """All options of the deciding seat, legal or not."""
        pending = self._pending(seat)
        if pending is None:
            return []
        number, a, b = pending.frame
        options = self.game.steps[number].candidates(self._state, a, b)
        return self._moves(pending, self.view(pending.seat), options)

    def ahead(self, seat: int, moves: Iterable[str | int | Move]) -> Decision | None:
        """A seat's decision after some moves; None if that depends on more than it knows, or on others."""
        found = ahead(self.game, self._state, seat, [self._action(move) for move in moves])
        return self._decision(found[1], found[0]) if found else None

    def _pending(self, seat: int | None) -> Pending | None:
        """The pending decision of a seat; without a seat, the current one if there is only one."""
        owed = self._pendings
        if seat is None and len(owed) > 1:
            seats = ", ".join(str(pending.seat) for pending in owed)
            raise errors.AmbiguousMove("error-which-seat", known=seats)
        return next((pending for pending in owed if seat in (None, pending.seat)), None)

    def _action(self, move: str | int | Move) -> int:
        if isinstance(move, Move):
            return move.action
        if isinstance(move, int):
            if not 0 <= move < self.game.size:
                raise MalformedMove("error-no-action", given=move, game=self.game.name, count=self.game.size)
            return move
        words = " ".join(move.split())
        if words not in self.game.numbers:
            raise MalformedMove("error-no-move", name=move, game=self.game.name)
        return self.game.numbers[words]

    def why_not(self, move: str | int | Move, seat: int | None = None) -> list[Refusal]:
        """All reasons against a move, each with its clause; empty if it is legal."""
        number, option = self.game.step_and_option(self._action(move))
        pending = self._pending(_seat_of(move, seat))
        if pending is None or pending.frame[0] != number:
            code = NOT_NOW if seat is None or pending else NOT_YOUR_TURN
            return [Refusal(self.game.steps[number].clause, Reason(code), self.game, self.names)]
        reasons = self.game.reasons(self._state, pending.frame, option)
        return [
            Refusal(self.game.refusals[reason.code].clause, reason, self.game, self.names)
            for reason in dict.fromkeys(reasons)
        ]

    def play(self, move: str | int | Move, seat: int | None = None) -> None:
        """Make a move; chance and forced moves that follow are played at once."""
        action, seat = self._action(move), _seat_of(move, seat)
        pending = self._pending(seat)
        refusals = self.why_not(action, seat)
        if refusals or pending is None:
            raise IllegalMove(self.game.notation[action], refusals)
        self._apply(pending, self.game.step_and_option(action)[1], forced=False)
        self._settle()

    def go_on(self) -> None:
        """Let the bots play until a person must decide or the game is over."""
        while self.bot_plays():
            pass

    def bot_plays(self) -> bool:
        """Let the first bot with a pending decision take it; false if there is none."""
        thought = self.bot_thinks()
        if thought is None:
            return False
        self._apply(thought.pending, thought.option(), forced=False)
        self._settle()
        return True

    def bot_thinks(self) -> Thought | None:
        """The task of the first bot with a pending decision, if there is one."""
        for pending in self._pendings:
            sitter = self._sitters[pending.seat]
            if sitter is not None and not self._is_optional(pending):
                view = self.view(pending.seat)
                options = self.game.legal(self._state, pending.frame)
                random = sitter_random(self._seed(), pending.seat, len(self._entries))
                history = self.known_to(pending.seat) if isinstance(sitter, Remembering) else ()
                return Thought(pending, self.game, self.seats[pending.seat], sitter, view, options, random, history)
        return None

    def known_to(self, seat: int) -> tuple[tuple[int, int], ...]:
        """The history as a seat knows it: who decided what, -1 where it is secret."""
        return tuple((entry.seat, entry.action if entry.witness in (EVERYONE, seat) else -1) for entry in self._entries)

    def finish(self) -> None:
        """Let the bots play to the end."""
        self.go_on()
        if not self.over:
            waiting = ", ".join(self.names[pending.seat] for pending in self._pendings)
            raise errors.WaitingForPerson("error-waiting", names=waiting)

    # History

    def decided_by(self, seat: int) -> list[int]:
        """The moments of a seat's own decisions, forced ones left out."""
        return [at for at, entry in enumerate(self._entries) if entry.seat == seat and not entry.forced]

    def decision_at(self, at: int) -> tuple[Decision, Move]:
        """A past decision, by the number of decisions before it, and the move that was made."""
        state, pending = self._owed_at(at)
        decision = self._decision(pending, state)
        return decision, next(move for move in decision.moves if move.action == self._entries[at].action)

    def thought_at(self, at: int, sitter: str) -> Thought:
        """The task that a bot would have had at a past decision."""
        state, pending = self._owed_at(at)
        view, options = self.game.view(state, pending.seat), self.game.legal(state, pending.frame)
        chances = sum(entry.seat == NATURE for entry in self._entries[:at])
        seed = next((seed for start, _, seed in reversed(self._seeds) if start <= chances), "")
        random = sitter_random(seed, pending.seat, at)
        return Thought(pending, self.game, sitter, sitter_named(sitter), view, options, random)

    def _owed_at(self, at: int) -> tuple[Any, Pending]:
        """The position before a past decision, and the decision."""
        entry, state = self._entries[at], self._state_at(at)
        return state, next(owed for owed in self.game.pending(state) if owed.lane == entry.lane)

    # Undo

    def undo(self, seat: int | None = None, agreed: Iterable[int] = ()) -> None:
        """Undo a seat's last decision; past new information people must agree, bots always do."""
        people = [other for other in range(len(self.seats)) if self.person(other)]
        last = self.last_decision(*(people if seat is None else [seat]))
        if last is None:
            raise errors.NothingToUndo("error-nothing-to-undo")
        undone = self._entries[last].seat
        missing = sorted(set(people) - {undone} - set(agreed))
        if missing and self.new_since(last):
            raise errors.UndoNeedsAgreement(missing)
        self._go_back(last, self._beside(last))

    def last_decision(self, *seats: int) -> int | None:
        """The index of the last free decision of these seats, or of anybody if none is named."""
        for index in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[index]
            if entry.seat != NATURE and not entry.forced and (not seats or entry.seat in seats):
                return index
        return None

    # Log

    def story(self, seat: int, language: str = "en", since: int = 0) -> list[Told]:
        """The log as a seat may know it: each sentence with the moment it belongs to."""
        heard = [(0, event) for event in self._opening] if since == 0 else []
        for at, entry in enumerate(self._entries[since:], since + 1):
            heard += [(at, event) for event in entry.events]
        spoken = speaker(self.game, language)
        return [
            self._told(at, event, seat, spoken)
            for at, event in heard
            if event.witness in (EVERYONE, seat) and spoken.has(f"log-{event.key}")
        ]

    def _told(self, at: int, event: Event, reader: int, spoken: Speaker) -> Told:
        key, numbers = f"log-{event.key}", dict(event.numbers)
        text, subject = (say(key, numbers, self.names, reader) for say in (spoken.say, spoken.subject))
        return Told(at, text, event.key, numbers.get("seat", -1), subject)

    def log(self, seat: int, language: str = "en", since: int = 0) -> list[str]:
        """The log as a seat may know it, one sentence each."""
        return [told.text for told in self.story(seat, language, since)]

    # Pictures

    def at(self, seat: int, language: str = "en") -> Seat:
        """The facade for one seat; seat -1 is the spectator's."""
        return Seat(self, seat, language)

    def svg(self, seat: int = SPECTATOR, language: str = "en", at: int | None = None) -> str:
        """The whole table as a seat sees it, as an SVG document."""
        from fondaco.draw.sheet import whole  # imported late: most programs never draw

        return whole(self.at(seat, language).pictures(at))

    def _repr_svg_(self) -> str:
        return self.svg()

    # Records and replication

    def record(self, seat: int = SPECTATOR) -> str:
        """The record as a seat may read it; secrets and the seed are published when the game is over."""
        return self.save() if self.over else str(self._record([], [self._line(entry, seat) for entry in self._entries]))

    def save(self) -> str:
        """The complete save with every secret and the seed, to continue with the same chance."""
        return str(self._record([seed for _, _, seed in self._seeds if seed], list(map(self._line, self._entries))))

    def papers(self, since: int = 0) -> tuple[str, list[str]]:
        """The save in two parts: its head, and the lines of the decisions from one on."""
        head = str(self._record([seed for _, _, seed in self._seeds if seed], []))
        return head[: head.index(records.MOVES) + len(records.MOVES)], [
            str(self._line(entry)) for entry in self._entries[since:]
        ]

    def follow(self, lines: Iterable[str]) -> None:
        """Replication: apply the next lines of the save of another process with the same table."""
        for number, text in enumerate(lines, len(self._entries) + 1):
            self._replay_line(records.parse_line(text, number))

    def _line(self, entry: Entry, reader: int | None = None) -> records.Line:
        """A decision as a line; others' secrets, and whether those were forced, are left out for a reader."""
        step = self.game.steps[self.game.step_and_option(entry.action)[0]]
        if reader is not None and entry.witness not in (EVERYONE, reader):
            return records.Line(entry.seat, f"{step.name} {records.SECRET}")
        forced = entry.forced and reader in (None, entry.seat)
        return records.Line(entry.seat, self.game.notation[entry.action], forced)

    def _record(self, seeds: list[str], lines: list[records.Line]) -> records.Record:
        return records.Record(
            game=self.game.name,
            rules=self.game.version,
            seats=self.seats,
            settings=self.settings,
            components=self.game.components,
            seed_hashes=[(start, digest) for start, digest, _ in self._seeds],
            seeds=seeds,
            lines=lines,
            result=self._result(),
        )

    def _result(self) -> str:
        if not self.over:
            return ""
        return f"scores {' '.join(map(str, self.scores))} winners {' '.join(map(str, self.winners))}"

    @classmethod
    def replay(
        cls, text: str, components: str | Path | None = None, game: AnyGame | None = None, halt: bool = False
    ) -> Table:
        """The table of a record, with the same state; needs no random generator.

        A record of older rules is carried over as long as the rules now allow its moves. Where they do not, it is an
        error, or with `halt` the table stops at the last sound moment and says why (`halted`).
        """
        parsed = records.parse(text)
        with _in_line(parsed.places["game"]):
            game = game or _game(parsed.game, components)
        table = cls.__new__(cls)
        with _in_line(parsed.places["seats"]):
            check_count(game, parsed.seats)
        with _in_line(parsed.places["settings"]):
            Sitting.__init__(table, game, parsed.seats, _settings(game, parsed.settings))
        try:
            table._replay_lines(parsed)
        except RecordError as error:
            table.halted = error
        table._resume_seeds(parsed)
        if table.halted is None:
            table._settle()
        elif not halt:
            raise table.halted
        return table

    def go_on_from_here(self) -> None:
        """Go on from the last sound moment of a record that could not be replayed to its end, with a new seed.

        What came up later is known to those who played it, and must not come up again.
        """
        if self.halted is not None:
            self.halted = None
            self._seeds = [seed for seed in self._seeds if seed[0] <= self._chances]
            self._take_seed(new_seed())
            self._settle()

    def _replay_lines(self, parsed: records.Record) -> None:
        """Replay until a line is refused; what older rules allowed may be refused now."""
        given, known = parsed.rules, self.game.version
        if given > known:
            newer = FondacoError("error-record-rules", given=given, known=known)
            raise RecordError(parsed.places["rules"], newer)
        if parsed.components != self.game.components:
            other_box = FondacoError("error-record-components", given=parsed.components, known=self.game.components)
            raise RecordError(parsed.places["components"], other_box)
        for line in parsed.lines:
            try:
                self._replay_line(line)
            except RecordError as error:
                if given == known:
                    raise
                older = FondacoError("error-record-older", given=given, known=known, problem=error.problem)
                raise RecordError(line.number, older) from None
        if parsed.result and parsed.result != self._result():
            other_end = FondacoError("error-record-result", known=self._result(), given=parsed.result)
            raise RecordError(parsed.places["result"], other_end)

    def _replay_line(self, line: records.Line) -> None:
        pending = self._pending(line.seat)
        if pending is None:
            raise RecordError(line.number, FondacoError("error-record-not-now", given=str(line)))
        if line.move.endswith(records.SECRET):
            raise RecordError(line.number, FondacoError("error-record-secret"))
        if line.move not in self.game.numbers:
            raise RecordError(line.number, MalformedMove("error-no-move", name=line.move, game=self.game.name))
        number, option = self.game.step_and_option(self.game.numbers[line.move])
        own, a, b = pending.frame
        step = self.game.steps[own]
        if number != own or (line.seat == NATURE and option not in step.candidates(self._state, a, b)):
            raise RecordError(line.number, FondacoError("error-record-other-step", given=line.move, name=step.name))
        legal = [option] if line.seat == NATURE else self.game.legal(self._state, pending.frame)
        if option not in legal:
            raise RecordError(line.number, IllegalMove(line.move, self.why_not(line.move, line.seat)))
        self._apply(pending, option, forced=line.seat != NATURE and self._is_forced(pending))

    def _resume_seeds(self, parsed: records.Record) -> None:
        """Continue with the seed of the record; if that is secret, with a new one."""
        known = {seed_hash(seed): seed for seed in parsed.seeds}
        for seed in parsed.seeds:
            if seed_hash(seed) not in [digest for _, digest in parsed.seed_hashes]:
                raise RecordError(parsed.places["seed"], FondacoError("error-record-seed", given=seed))
        self._seeds = [(start, digest, known.get(digest, "")) for start, digest in parsed.seed_hashes]

    def __repr__(self) -> str:
        waiting = ", ".join(self.names[pending.seat] for pending in self._pendings)
        status = f"winners {self.winners}" if self.over else f"waits for {waiting}"
        return f"<Table {self.game.name}, seats {', '.join(self.seats)}, scores {self.scores}, {status}>"


@contextmanager
def _in_line(line: int) -> Iterator[None]:
    """Add its line to an error in a header."""
    try:
        yield
    except (errors.UnknownGame, BadSeats) as error:
        raise RecordError(line, error) from None


def _seat_of(move: str | int | Move, seat: int | None) -> int | None:
    return move.seat if seat is None and isinstance(move, Move) else seat


def _game(game: str | AnyGame, components: str | Path | None) -> AnyGame:
    if not isinstance(game, str):
        return game
    if isinstance(components, Path):
        return find_game(game, components.read_text(encoding="utf-8"), components.name)
    return find_game(game, components)


def _settings(game: AnyGame, wanted: Mapping[str, str]) -> dict[str, str]:
    for name, value in wanted.items():
        if name not in game.settings:
            raise BadSeats("error-no-setting", game=game.name, name=name, known=", ".join(game.settings))
        if value not in game.settings[name]:
            raise BadSeats("error-setting-value", name=name, known=", ".join(game.settings[name]), given=value)
    return {name: wanted.get(name, usual[0]) for name, usual in game.settings.items()}
