"""State of one game as an event log with snapshots; it changes by decisions, by chance and by undo only."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fondaco.kernel import NATURE, Event, Pending, pick
from fondaco.table.chances import chance, new_seed, seed_hash
from fondaco.table.errors import NothingToUndo, RecordError
from fondaco.table.registry import AnyGame, Sitter, is_sitter, name_of, sitter_named, sitter_of
from fondaco.table.undo import reveals

SNAPSHOT_EVERY = 50
LONGEST_RUN = 10_000
"""Guard against endless loops: more forced moves and chance in a row can only be a fault of a game."""


@dataclass(eq=False)
class Entry:
    """An entry of the log: a decision of a seat or of chance, and its events."""

    seat: int
    action: int
    lane: int
    forced: bool
    witness: int
    events: list[Event] = field(default_factory=list)


class Sitting:
    """Seats, the position, and the log of all decisions."""

    def __init__(self, game: AnyGame, seats: Sequence[str], settings: Mapping[str, str]) -> None:
        self.game = game
        self.seats = list(seats)
        self.settings = dict(settings)
        self._sitters = [_sitter(seat) for seat in self.seats]
        self.names = _names(self.seats)
        """The names of the seats in sentences."""
        self._seeds: list[tuple[int, str, str]] = []
        """The first chance event of each seed, its hash, and the seed itself if it is known."""
        self._entries: list[Entry] = []
        self._chances = 0
        self._snapshots: dict[int, Any] = {}
        self._views: dict[int, Any] = {}
        """Cache of the seats' views of the position."""
        self.halted: RecordError | None = None
        """Why the record cannot be replayed beyond this position; nobody decides then."""
        self._state = game.begin(len(self.seats), self.settings)
        self._state.heard = []
        game.advance(self._state)
        self._opening: list[Event] = self._hear()

    @property
    def over(self) -> bool:
        return bool(self._state.over)

    @property
    def length(self) -> int:
        """The number of decisions, chance included."""
        return len(self._entries)

    def person(self, seat: int) -> bool:
        """Whether the seat is a person's."""
        return self._sitters[seat] is None

    def hand_over(self, seat: int, sitter: str) -> None:
        """Replace a seat's person by a bot, which keeps the name."""
        self.seats[seat] = f"{name_of(self.seats[seat])}={sitter}"
        self._sitters[seat] = sitter_named(sitter)

    @property
    def waiting(self) -> list[int]:
        """The seats whose decision is due."""
        return [pending.seat for pending in self._pendings if not self._is_optional(pending)]

    @property
    def _pendings(self) -> list[Pending]:
        """The decisions that are due; none if the record cannot be replayed further."""
        return [] if self.halted else self.game.pending(self._state)

    @property
    def together(self) -> bool:
        """Whether play is simultaneous now."""
        return bool(self._state.sides)

    # Seeds

    def _take_seed(self, seed: str) -> None:
        """Use this seed for chance from now on; its hash is published at once."""
        self._seeds.append((self._chances, seed_hash(seed), seed))

    def _seed(self) -> str:
        """The seed in use; a new one if this table does not know the last."""
        if not self._seeds or not self._seeds[-1][2]:
            self._take_seed(new_seed())
        return self._seeds[-1][2]

    def unfair(self) -> list[int]:
        """Verify the dice: the chance events that do not follow from the published seeds; empty if they were fair.

        Events of a seed that is still secret cannot be verified, and are not listed.
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

    # Deciding

    def _apply(self, pending: Pending, option: int, forced: bool) -> None:
        if len(self._entries) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self._entries)] = self._state.copy()
        number, a, b = pending.frame
        witness = self.game.steps[number].witness(self._state, a, b)
        self._views = {}
        self.game.turn_to(self._state, pending.lane)
        try:
            self.game.answer(self._state, option)
        except BaseException:
            self._state = self._state_at(len(self._entries))  # atomic: a move happens whole or not at all
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
        """Play what needs no player: chance, and forced decisions."""
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
            if pending.seat == NATURE or self._is_forced(pending):
                return pending
        return None

    def _is_forced(self, pending: Pending) -> bool:
        """Whether a decision has a single option and may be played without asking."""
        number, a, b = pending.frame
        step = self.game.steps[number]
        options = len(self.game.legal(self._state, pending.frame))
        if not options:
            raise RuntimeError(f"{self.game.name} has a dead end: nothing is allowed at {step!r}")
        return options == 1 and step.may_be_forced(self._state, a, b) and not self._is_optional(pending)

    def _is_optional(self, pending: Pending) -> bool:
        number, a, b = pending.frame
        return self.game.steps[number].is_optional(self._state, a, b)

    # Undo

    def _state_at(self, entries: int) -> Any:
        """A copy of the position after so many decisions, from the last snapshot before."""
        if not 0 <= entries <= len(self._entries):
            raise NothingToUndo("error-no-moment", count=len(self._entries), given=entries)
        start = max((known for known in self._snapshots if known <= entries), default=None)
        if start is None:
            return self._state.copy()
        state = self._snapshots[start].copy()
        for entry in self._entries[start:entries]:
            self.game.turn_to(state, entry.lane)
            self.game.answer(state, self.game.step_and_option(entry.action)[1])
        return state

    def _beside(self, index: int) -> list[Entry]:
        """What others decided meanwhile in their own side-stacks, which an undo leaves standing."""
        undone = self._entries[index]
        later = self._entries[index + 1 :]
        if undone.lane < 0 or any(entry.lane < 0 for entry in later):
            return []
        mine = [entry for entry in later if entry.lane == undone.lane]
        return [] if any(entry.seat == NATURE for entry in mine) else [e for e in later if e.lane != undone.lane]

    def new_since(self, index: int) -> bool:
        """Undo boundary: whether anybody learned something since: a die, a card, another's decision, a secret."""
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
        self._views = {}
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


def _sitter(seat: str) -> Sitter | None:
    name = sitter_of(seat)
    return sitter_named(name) if is_sitter(name) else None


def _names(seats: Sequence[str]) -> tuple[str, ...]:
    """Equal names are numbered."""
    names = [name_of(seat) for seat in seats]
    return tuple(f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names))
