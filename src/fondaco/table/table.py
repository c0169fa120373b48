"""One sitting: seats, seed, state, record and undo. Nothing else changes a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fondaco.kernel import EVERYONE, NATURE, Event, Pending, Reason, pick
from fondaco.table import record as records
from fondaco.table.chances import chance, new_seed, seed_hash, sitter_random
from fondaco.table.errors import (
    AmbiguousMove,
    BadSeats,
    IllegalMove,
    MalformedMove,
    NothingToUndo,
    RecordError,
    UndoNeedsAgreement,
    WaitingForPerson,
)
from fondaco.table.house import SITTERS, AnyGame, check_count, check_seats, find_game
from fondaco.table.moves import Decision, Move, Moves, Refusal
from fondaco.table.undo import reveals
from fondaco.words import speaker

SNAPSHOT_EVERY = 50
SPECTATOR = -1
LONGEST_RUN = 10_000
"""More forced moves and chance than this in a row can only be a mistake in a game."""


@dataclass
class Entry:
    """One decision that was taken, by a seat or by chance, and what came of it."""

    seat: int
    action: int
    lane: int
    forced: bool
    witness: int
    events: list[Event] = field(default_factory=list)


class Table:
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
        self.game = _game(game, components)
        self.seats = list(seats)
        check_seats(self.game, self.seats)
        self.settings = _settings(self.game, settings or {})
        self._seeds: list[tuple[int, str, str]] = []
        self._sitters = [SITTERS[seat]() if seat in SITTERS else None for seat in self.seats]
        self._set_up()
        self._take_seed(new_seed() if seed is None else str(seed))
        self._settle()

    def _set_up(self) -> None:
        self._state = self.game.begin(len(self.seats), self.settings)
        self._state.heard = []
        self._entries: list[Entry] = []
        self._chances = 0
        self._snapshots: dict[int, Any] = {}
        self.game.advance(self._state)
        self._opening: list[Event] = self._hear()

    def _take_seed(self, seed: str) -> None:
        """From now on chance follows this seed; its hash is published at once."""
        self._seeds.append((self._chances, seed_hash(seed), seed))

    # What is on the table

    @property
    def over(self) -> bool:
        return bool(self._state.over)

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.game.scores(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return self.game.winners(self._state)

    @property
    def seed_hash(self) -> str:
        """The published hash of the seed in use."""
        return self._seeds[-1][1]

    @property
    def length(self) -> int:
        """How many decisions were taken, chance included."""
        return len(self._entries)

    def view(self, seat: int, at: int | None = None) -> Any:
        """What a seat knows, now or after so many decisions; seat -1 is a spectator."""
        state = self._state if at is None else self._state_at(at)
        return self.game.view(state, seat)

    def person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self._sitters[seat] is None

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called in sentences."""
        return tuple(
            f"{name} ({seat + 1})" if self.seats.count(name) > 1 else name for seat, name in enumerate(self.seats)
        )

    # Deciding

    @property
    def decisions(self) -> list[Decision]:
        """All decisions that may be taken now, in seat order."""
        return [self._decision(pending) for pending in self.game.pending(self._state)]

    @property
    def decision(self) -> Decision | None:
        """The decision at hand; none when the game is over."""
        pending = self.game.pending(self._state)
        return self._decision(pending[0]) if pending else None

    def _decision(self, pending: Pending) -> Decision:
        seat, frame, view = pending.seat, pending.frame, self.game.view(self._state, pending.seat)
        moves = [
            Move(seat, self.game.action(frame[0], option), option, self.game, view, frame, self.names)
            for option in self.game.legal(self._state, frame)
        ]
        return Decision(seat, frame, Moves(moves), self.game, view, self.names)

    def moves(self, seat: int | None = None) -> Moves:
        """The legal moves of the seat that decides."""
        pending = self._pending(seat)
        return self._decision(pending).moves if pending else Moves([])

    def candidates(self, seat: int | None = None) -> list[Move]:
        """Everything the deciding seat can point at now, allowed or not."""
        pending = self._pending(seat)
        if pending is None:
            return []
        number, a, b = pending.frame
        view = self.game.view(self._state, pending.seat)
        return [
            Move(pending.seat, self.game.action(number, option), option, self.game, view, pending.frame, self.names)
            for option in self.game.steps[number].candidates(self._state, a, b)
        ]

    def _pending(self, seat: int | None) -> Pending | None:
        """The decision a seat owes; without a seat, the one at hand if only one is."""
        owed = self.game.pending(self._state)
        if seat is None and len(owed) > 1:
            seats = ", ".join(str(pending.seat) for pending in owed)
            raise AmbiguousMove(f"the seats {seats} may all decide now: say which")
        return next((pending for pending in owed if seat in (None, pending.seat)), None)

    def _action(self, move: str | int | Move) -> int:
        if isinstance(move, Move):
            return move.action
        if isinstance(move, int):
            if not 0 <= move < self.game.size:
                raise MalformedMove(f"{move} is not an action: {self.game.name} has {self.game.size}, from 0")
            return move
        words = " ".join(move.split())
        if words not in self.game.numbers:
            raise MalformedMove(f"{move!r} is not a move of {self.game.name}")
        return self.game.numbers[words]

    def why_not(self, move: str | int | Move, seat: int | None = None) -> list[Refusal]:
        """All reasons against a move, each with its clause; none if it is allowed."""
        number, option = self.game.step_and_option(self._action(move))
        pending = self._pending(_seat_of(move, seat))
        if pending is None:
            clause = self.game.steps[number].clause
            code = self.game.not_now if seat is None else self.game.not_yours
            return [Refusal(clause, Reason(code), self.game, self.names)]
        if pending.frame[0] != number:
            return [Refusal(self.game.steps[number].clause, Reason(self.game.not_now), self.game, self.names)]
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
        """Let the first bot that owes a decision take it; false if none does."""
        for pending in self.game.pending(self._state):
            sitter = self._sitters[pending.seat]
            if sitter is not None and not self._is_optional(pending):
                view = self.game.view(self._state, pending.seat)
                options = self.game.legal(self._state, pending.frame)
                random = sitter_random(self._seed(), pending.seat, len(self._entries))
                option = sitter.choose(self.game, view, options[:], random)
                if option not in options:
                    raise ValueError(f"the bot {self.seats[pending.seat]} chose {option}, not one of {options}")
                self._apply(pending, option, forced=False)
                self._settle()
                return True
        return False

    def _is_optional(self, pending: Pending) -> bool:
        number, a, b = pending.frame
        return self.game.steps[number].is_optional(self._state, a, b)

    def finish(self) -> None:
        """Let the bots play on to the end."""
        self.go_on()
        if not self.over:
            waiting = ", ".join(self.names[pending.seat] for pending in self.game.pending(self._state))
            raise WaitingForPerson(f"the game waits for {waiting}")

    # Changing the state

    def _apply(self, pending: Pending, option: int, forced: bool) -> None:
        if len(self._entries) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self._entries)] = self._state.copy()
        number, a, b = pending.frame
        witness = self.game.steps[number].witness(self._state, a, b)
        self.game.turn_to(self._state, pending.lane)
        try:
            self.game.answer(self._state, option)
        except BaseException:
            self._state = self._state_at(len(self._entries))  # a move happens whole or not at all
            self._state.heard = []
            raise
        action = self.game.action(number, option)
        self._chances += pending.seat == NATURE
        self._entries.append(Entry(pending.seat, action, pending.lane, forced, witness, self._hear()))

    def _hear(self) -> list[Event]:
        heard: list[Event] = self._state.heard
        self._state.heard = []
        return heard

    def _settle(self) -> None:
        """Play what needs nobody: chance, and decisions with a single option."""
        for _ in range(LONGEST_RUN):
            pending = self._unattended()
            if pending is None:
                return
            if pending.seat == NATURE:
                number, a, b = pending.frame
                mark = chance(self._seed(), self._chances)
                self._apply(pending, pick(self.game.steps[number], self._state, a, b, mark), forced=False)
            else:
                self._apply(pending, self.game.legal(self._state, pending.frame)[0], forced=True)
        raise RuntimeError(f"{self.game.name} plays forced moves without end at {self.game.pending(self._state)}")

    def _unattended(self) -> Pending | None:
        for pending in self.game.pending(self._state):
            number, a, b = pending.frame
            step = self.game.steps[number]
            if pending.seat == NATURE:
                return pending
            legal = self.game.legal(self._state, pending.frame)
            if not legal:
                raise RuntimeError(f"{self.game.name} has a dead end: nothing is allowed at {step!r}")
            asked = step.is_optional(self._state, a, b) or not step.may_be_forced(self._state, a, b)
            if len(legal) == 1 and not asked:
                return pending
        return None

    # Going back

    def _state_at(self, entries: int) -> Any:
        """A copy of the position after so many decisions."""
        if not 0 <= entries <= len(self._entries):
            raise NothingToUndo(f"the record has {len(self._entries)} decisions, not {entries}")
        start = max((known for known in self._snapshots if known <= entries), default=None)
        if start is None:
            return self._state.copy()
        state = self._snapshots[start].copy()
        for entry in self._entries[start:entries]:
            self.game.turn_to(state, entry.lane)
            self.game.answer(state, self.game.step_and_option(entry.action)[1])
        return state

    def undo(self, seat: int | None = None, agreed: Iterable[int] = ()) -> None:
        """Take back a seat's last decision; bots agree to anything, people are asked past new information."""
        last = self._last_decision(seat)
        if last is None:
            raise NothingToUndo("there is no decision to take back")
        undone = self._entries[last].seat
        others = {other for other in range(len(self.seats)) if other != undone and self.person(other)}
        missing = sorted(others - set(agreed))
        if missing and self.new_since(last):
            raise UndoNeedsAgreement(missing)
        self._go_back(last, self._beside(last))

    def _beside(self, index: int) -> list[Entry]:
        """What others decided meanwhile in their own side-stacks, which a take-back leaves standing."""
        undone = self._entries[index]
        later = self._entries[index + 1 :]
        if undone.lane < 0 or any(entry.lane < 0 for entry in later):
            return []
        mine = [entry for entry in later if entry.lane == undone.lane]
        return [] if any(entry.seat == NATURE for entry in mine) else [e for e in later if e.lane != undone.lane]

    def _last_decision(self, seat: int | None) -> int | None:
        for index in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[index]
            mine = (
                self.person(entry.seat) or not any(map(self.person, range(len(self.seats))))
                if seat is None
                else (entry.seat == seat)
            )
            if entry.seat != NATURE and not entry.forced and mine:
                return index
        return None

    def new_since(self, index: int) -> bool:
        """Whether anybody learned something since a decision: a die, a card, another's decision, a secret."""
        seat, beside = self._entries[index].seat, self._beside(index)
        for number in range(index, len(self._entries)):
            entry = self._entries[number]
            if entry in beside:
                continue
            if entry.seat != seat:
                return True
            option = self.game.step_and_option(entry.action)[1]
            before, after = self._state_at(number), self._state_at(number + 1)
            if reveals(self.game, before, after, seat, entry.lane, option):
                return True
        return False

    def _go_back(self, entries: int, beside: Sequence[Entry]) -> None:
        seed_known = self.over
        self._state = self._state_at(entries)
        self._state.heard = []
        self._chances -= sum(entry.seat == NATURE for entry in self._entries[entries:])
        del self._entries[entries:]
        self._snapshots = {known: state for known, state in self._snapshots.items() if known <= entries}
        self._seeds = [seed for seed in self._seeds if seed[0] <= self._chances]
        if seed_known:
            self._take_seed(new_seed())
        for entry in beside:
            option = self.game.step_and_option(entry.action)[1]
            frame = self._state.sides[entry.lane][-1]
            self._apply(Pending(entry.seat, entry.lane, frame), option, entry.forced)

    # Telling

    def log(self, seat: int, language: str = "en", since: int = 0) -> list[str]:
        """What happened, as far as a seat may know, one sentence each."""
        spoken = speaker(self.game, language)
        heard = self._opening if since == 0 else []
        for entry in self._entries[since:]:
            heard = heard + entry.events
        return [
            spoken.say(f"log-{event.key}", dict(event.numbers), self.names, seat)
            for event in heard
            if event.witness in (EVERYONE, seat) and spoken.has(f"log-{event.key}")
        ]

    # Writing down

    def record(self, seat: int = SPECTATOR) -> str:
        """The game so far as a seat may read it; secrets and the seed are told when it is over."""
        return self.save() if self.over else str(self._record([], [self._line(entry, seat) for entry in self._entries]))

    def save(self) -> str:
        """The table's own papers, with every secret and the seed, to go on later with the same chance."""
        return str(self._record([seed for _, _, seed in self._seeds if seed], list(map(self._line, self._entries))))

    def _line(self, entry: Entry, reader: int | None = None) -> records.Line:
        """A decision as a line; a reader is not told others' secrets, nor that they had no choice."""
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
    def replay(cls, text: str, components: str | Path | None = None, game: AnyGame | None = None) -> Table:
        """The table of a record, with the same state; no generator is needed."""
        parsed = records.parse(text)
        game = game or _game(parsed.game, components)
        if parsed.rules != game.version:
            raise RecordError(3, f"the record follows rules version {parsed.rules}; this program has {game.version}")
        if parsed.components != game.components:
            raise RecordError(
                6,
                f"the record was played with the components '{parsed.components}', not '{game.components}': "
                "name their file with --components",
            )
        table = cls.__new__(cls)
        table.game, table.seats = game, parsed.seats
        check_count(game, table.seats)
        table.settings = _settings(game, parsed.settings)
        table._sitters = [SITTERS[seat]() if seat in SITTERS else None for seat in table.seats]
        table._set_up()
        for line in parsed.lines:
            table._replay_line(line)
        table._resume_seeds(parsed)
        if parsed.result and parsed.result != table._result():
            raise RecordError(parsed.result_line, f"the moves end with '{table._result()}', not '{parsed.result}'")
        table._settle()
        return table

    def _replay_line(self, line: records.Line) -> None:
        pending = self._pending(line.seat)
        if pending is None:
            raise RecordError(line.number, f"it is not for {line} now")
        if line.move.endswith(records.SECRET):
            raise RecordError(line.number, "this record hides a secret; only the table's own save can be replayed")
        if line.move not in self.game.numbers:
            raise RecordError(line.number, f"{line.move!r} is not a move of {self.game.name}")
        number, option = self.game.step_and_option(self.game.numbers[line.move])
        own, a, b = pending.frame
        step = self.game.steps[own]
        if number != own or (line.seat == NATURE and option not in step.candidates(self._state, a, b)):
            raise RecordError(line.number, f"{line.move!r} cannot happen here; the table waits for '{step.name}'")
        legal = [option] if line.seat == NATURE else self.game.legal(self._state, pending.frame)
        if option not in legal:
            reasons = "; ".join(f"{refusal.say()} [{refusal.clause}]" for refusal in self.why_not(line.move, line.seat))
            raise RecordError(line.number, f"{line.move!r} is not allowed: {reasons}")
        self._apply(pending, option, forced=line.seat != NATURE and len(legal) == 1)

    def _resume_seeds(self, parsed: records.Record) -> None:
        """Chance goes on with the seed of the record; if that is secret, with a new one."""
        known = {seed_hash(seed): seed for seed in parsed.seeds}
        for seed in parsed.seeds:
            if seed_hash(seed) not in [digest for _, digest in parsed.seed_hashes]:
                raise RecordError(1, f"no seed-hash belongs to the seed {seed!r}")
        self._seeds = [(start, digest, known.get(digest, "")) for start, digest in parsed.seed_hashes]

    def _seed(self) -> str:
        """The seed in use; where the last one is not known to this table, a new one is taken."""
        if not self._seeds or not self._seeds[-1][2]:
            self._take_seed(new_seed())
        return self._seeds[-1][2]

    def unfair(self) -> list[int]:
        """The decisions of chance that do not follow from the published seeds; none if the dice were fair.

        What was rolled with a seed that is still secret cannot be checked, and is not listed.
        """
        state = self.game.begin(len(self.seats), self.settings)
        self.game.advance(state)
        wrong: list[int] = []
        count = 0
        for index, entry in enumerate(self._entries):
            self.game.turn_to(state, entry.lane)
            number, option = self.game.step_and_option(entry.action)
            if entry.seat == NATURE:
                seed = next((seed for start, _, seed in reversed(self._seeds) if start <= count), "")
                frame = state.frames[-1] if entry.lane < 0 else state.sides[entry.lane][-1]
                if seed and pick(self.game.steps[number], state, frame[1], frame[2], chance(seed, count)) != option:
                    wrong.append(index)
                count += 1
            self.game.answer(state, option)
        return wrong

    def __repr__(self) -> str:
        waiting = ", ".join(self.names[pending.seat] for pending in self.game.pending(self._state))
        status = f"winners {self.winners}" if self.over else f"waits for {waiting}"
        return f"<Table {self.game.name}, seats {', '.join(self.seats)}, scores {self.scores}, {status}>"


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
            raise BadSeats(f"{game.name} has no setting {name!r}: there are {', '.join(game.settings)}")
        if value not in game.settings[name]:
            raise BadSeats(f"{name} may be {', '.join(game.settings[name])}, not {value!r}")
    return {name: wanted.get(name, usual[0]) for name, usual in game.settings.items()}
