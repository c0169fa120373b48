"""Immutable state of the tracked game, with everything that pages and screens show."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final, NamedTuple

from fondaco.companion.tracker import sequence
from fondaco.companion.tracker.sequence import POWERS, Phase, Step, on_turn

DONE: Final = "done"
NOTHING: Final = "nothing"
"""The tick of a step that was not needed (Q.turn.skip)."""

TURNS: Final = 7
GOAL: Final = 25
"""Default goal and turns; neither is on the aid card (Q.turn.length)."""

Pair = tuple[str, str]


@dataclass(frozen=True)
class Settings:
    """The agreed settings."""

    powers: tuple[str, ...] = POWERS
    """The powers that take part, in the order of impulses (Q.turn.missing-powers)."""
    players: Mapping[str, str] = field(default_factory=dict)
    """The name of each power's player."""
    turns: int = TURNS
    goal: int = GOAL
    free: bool = False
    """Free order: any line at any time, for teaching (Q.turn.skip)."""

    def player(self, power: str) -> str:
        """The player of a power; empty if unknown."""
        return self.players.get(power, "")


class Hand(NamedTuple):
    """The hand of a power; None for cards that are not counted."""

    cards: int | None = None
    home: bool = False
    """Whether a Home Card was chosen and is still to be played."""
    treasures: int = 0

    @property
    def empty(self) -> bool:
        """Whether it is known to have no card to play (Q.turn.no-cards)."""
        return self.cards == 0 and not self.home

    @property
    def holds(self) -> int:
        """The number of cards it is known to have."""
        return (self.cards or 0) + self.home


class Captive(NamedTuple):
    """A captured army leader."""

    leader: str
    owner: str
    captor: str


class Piece(NamedTuple):
    """A piece on the turn track (component.turn-track)."""

    piece: str
    owner: str
    turn: int
    """The turn of its return."""


class Impulse(NamedTuple):
    """An impulse or pass, in the log of the action phase."""

    power: str
    passed: bool
    automatic: bool = False
    """An automatic pass, for lack of cards."""
    note: str = ""


@dataclass(frozen=True)
class Notice:
    """A message: text key and numbers."""

    key: str
    numbers: Mapping[str, int | str]


@dataclass(frozen=True)
class Line:
    """A line of the log."""

    entry: int
    """The number of its entry, from 1."""
    turn: int
    phase: int
    notice: Notice


@dataclass(frozen=True)
class StepShown:
    """View model of a step."""

    step: Step
    ticked: str
    """`done`, `nothing`, or empty while it is open."""
    allowed: bool
    """Whether it may be ticked now."""
    greyed: bool
    """Whether its power is absent (Q.turn.missing-powers)."""
    notes: tuple[Notice, ...] = ()
    """Reminders at this step."""


@dataclass(frozen=True)
class PhaseShown:
    """View model of a phase."""

    phase: Phase
    closed: bool
    current: bool
    steps: tuple[StepShown, ...]


@dataclass(frozen=True)
class State:
    """The state after some entries."""

    settings: Settings
    length: int
    """The number of entries, for optimistic locking."""
    turn: int
    ticks: Mapping[str, str]
    """The steps ticked this turn, by name: `done` or `nothing`."""
    vp: Mapping[str, int]
    hands: Mapping[str, Hand]
    penalties: Mapping[str, int]
    """How many cards fewer each power will be dealt."""
    wars: tuple[Pair, ...] = ()
    alliances: tuple[Pair, ...] = ()
    captives: tuple[Captive, ...] = ()
    track: tuple[Piece, ...] = ()
    impulses: tuple[Impulse, ...] = ()
    """The impulses and passes of this turn."""
    history: tuple[Mapping[str, int], ...] = ()
    """The VP at the start and at the end of each past turn."""
    notes: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    victory: str = ""
    """The kind of victory: `military`, `religious`, `gunpowder` or `score`; empty before the end."""
    plot: bool = False
    """Whether the last roll was a successful Gunpowder Plot, to be confirmed."""
    told: tuple[Line, ...] = ()
    """The log lines of the last entry."""

    # Position in the checklist

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.victory)

    def applies(self, step: Step) -> bool:
        """Whether a step must be ticked this turn: it shows, and its power takes part."""
        return on_turn(step, self.turn) and (not step.power or step.power in self.settings.powers)

    @property
    def left(self) -> Iterator[Step]:
        """The open steps of this turn."""
        return (step for step in sequence.STEPS.values() if self.applies(step) and step.name not in self.ticks)

    @property
    def step(self) -> Step | None:
        """The first open step; None when the game is over."""
        return None if self.over else next(self.left)

    @property
    def phase(self) -> int:
        """The number of the current phase."""
        step = self.step
        return step.phase if step else max((sequence.STEPS[name].phase for name in self.ticks), default=1)

    def closed(self, number: int) -> bool:
        """Whether all steps of a phase are ticked."""
        return all(step.name in self.ticks for step in sequence.PHASES[number - 1].steps if self.applies(step))

    @property
    def allowed(self) -> tuple[str, ...]:
        """The steps that may be ticked now: the next one, or in free order all that are open."""
        step = self.step
        if step is None:
            return ()
        if not self.settings.free:
            return () if step.name == sequence.IMPULSES or self.last_of_all(step) else (step.name,)
        return tuple(step.name for step in self.left if not self.last_of_all(step))

    def last_of_all(self, step: Step) -> bool:
        """Whether a step would begin a turn beyond the last."""
        return step.name == sequence.NEXT_TURN and self.turn >= self.settings.turns

    @property
    def phases(self) -> tuple[PhaseShown, ...]:
        """The whole checklist of this turn."""
        current, allowed = self.phase, set(self.allowed)
        return tuple(
            PhaseShown(
                phase,
                self.closed(phase.number),
                not self.over and phase.number == current,
                tuple(self._shown(step, step.name in allowed) for step in phase.steps if on_turn(step, self.turn)),
            )
            for phase in sequence.PHASES
        )

    def _shown(self, step: Step, allowed: bool) -> StepShown:
        greyed = not self.applies(step)
        return StepShown(step, self.ticks.get(step.name, ""), allowed, greyed, tuple(self._notes(step)))

    # Action phase

    @property
    def acting(self) -> bool:
        """Whether the action phase is current."""
        ended = self.over or sequence.IMPULSES in self.ticks
        return not ended and (self.settings.free or self.phase == sequence.ACTIONS)

    @property
    def mover(self) -> str:
        """The power whose turn it is in the order of impulses (sequence.4.impulse-order)."""
        powers = self.settings.powers
        return powers[(powers.index(self.impulses[-1].power) + 1) % len(powers) if self.impulses else 0]

    @property
    def passes(self) -> int:
        """The number of consecutive passes (Q.turn.pass)."""
        return len([*takewhile(lambda impulse: impulse.passed, reversed(self.impulses))])

    @property
    def espionage_closed(self) -> bool:
        """Whether it is too early for missions (espionage.turn-three)."""
        return self.turn < sequence.ESPIONAGE_OPENS

    @property
    def due(self) -> tuple[Piece, ...]:
        """The pieces that come back this turn (Q.turn.track)."""
        return tuple(piece for piece in self.track if piece.turn <= self.turn)

    def enemies(self, power: str) -> tuple[str, ...]:
        """The powers at war with a power."""
        return others(self.wars, power)

    def allies(self, power: str) -> tuple[str, ...]:
        """The allies of a power."""
        return others(self.alliances, power)

    # Notices

    def _notes(self, step: Step) -> Iterator[Notice]:
        if step.name in self.ticks:
            return
        if step.name == sequence.PERSONALITIES:
            for piece in self.due:
                yield Notice("note-piece", {"piece": piece.piece, "power": piece.owner})
        elif step.name == sequence.DEAL:
            for power, cards in self.penalties.items():
                yield Notice("note-penalty", {"power": power, "cards": cards})
        elif step.name == sequence.RANSOM:
            yield from self._captives()
        elif step.name == sequence.IMPULSES and self.espionage_closed:
            yield Notice("note-espionage", {"turn": sequence.ESPIONAGE_OPENS})

    def _captives(self) -> Iterator[Notice]:
        for captive in self.captives:
            names = {"leader": captive.leader, "power": captive.owner, "captor": captive.captor}
            yield Notice("note-captive", names)

    @property
    def reminders(self) -> tuple[Notice, ...]:
        """Captives, and pieces on the turn track."""
        waiting = (
            Notice("note-waiting", {"piece": piece.piece, "power": piece.owner, "turn": piece.turn})
            for piece in self.track
        )
        return (*self._captives(), *waiting)

    @property
    def warnings(self) -> tuple[Notice, ...]:
        """Warnings, which forbid nothing."""
        return () if self.over else tuple(self._warnings())

    def _warnings(self) -> Iterator[Notice]:
        if self.acting:
            for impulse in self.impulses[len(self.impulses) - self.passes :]:
                if cards := self.hands[impulse.power].holds:  # Q.turn.pass-limits: a warning, not a refusal
                    yield Notice("warn-passed", {"power": impulse.power, "cards": cards})
        if self.plot:
            yield Notice("warn-plot", {"power": "spain"})
        for one, other in self.wars:
            if (one, other) in self.alliances:
                yield Notice("warn-war-and-alliance", {"power": one, "other": other})
        for power in self.settings.powers:
            if self.vp[power] >= self.settings.goal:
                yield Notice("warn-goal", {"power": power, "vp": self.vp[power], "goal": self.settings.goal})
        if self.turn == self.settings.turns:
            yield Notice("warn-last-turn", {"turn": self.turn})


def others(pairs: tuple[Pair, ...], power: str) -> tuple[str, ...]:
    """The partners of a power in some pairs."""
    return tuple(one if other == power else other for one, other in pairs if power in (one, other))


def pair(one: str, other: str) -> Pair:
    """A pair of powers, in the order of impulses."""
    first, second = sorted((one, other), key=POWERS.index)
    return first, second
