"""Facade of a game for tables, pages and bots: its steps, action numbers, views and engine."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, NamedTuple, cast

from fondaco.kernel import engine
from fondaco.kernel.cache import Cache
from fondaco.kernel.errors import BadSeats, FondacoError
from fondaco.kernel.facts import Facts, fingerprint
from fondaco.kernel.look import UNTOLD, Hooks, Ids, Look, Numbers, no_numbers, no_parts
from fondaco.kernel.options import Axis
from fondaco.kernel.picture import Pictures
from fondaco.kernel.plain import plain_pictures, plain_text
from fondaco.kernel.refusal import NOT_NOW, Collector, Reason, Refusals
from fondaco.kernel.state import MAIN_LANE, EventKind, Frame, State
from fondaco.kernel.step import S, Step
from fondaco.kernel.view import V, View, lay_out, see
from fondaco.kernel.words import Line, Words

MOST_KNOWN: Final = 32
"""Size of the cache of known positions: those of the views that pages and bots are looking at."""


class Pending(NamedTuple):
    """A decision that is due: the seat, its side-stack, and the frame."""

    seat: int
    lane: int
    frame: Frame


class Telling(NamedTuple):
    """Hooks that put decisions into words and point at them: `telling/`."""

    hooks: Mapping[int, Hooks] = MappingProxyType({})
    """By step number."""
    look: Callable[..., Look[Any, Any]] = Look
    """Factory of the context that the hooks are given."""
    card_table: Callable[[Any, Words], list[dict[str, str]]] = lambda printed, words: []
    """Every card with what is printed on it, by the texts `cards-…`; nothing for a game without such a list."""


class Board(NamedTuple):
    """Renderers of a known position: `board/`. A game that has only rules gets plain ones."""

    pictures: Callable[[Any, Any, Words, Sequence[str]], Pictures] = plain_pictures
    text: Callable[[Any, Any, Words, Sequence[str], int], list[Line]] = plain_text


class Bot(NamedTuple):
    """Hooks for bots: `bot/`."""

    evaluate: Callable[[Any, int], float] | None = None
    """Heuristic value of a position for a seat, in points; without one, its score."""
    features: Callable[[Any, int], list[float]] = lambda s, seat: []
    """Feature vector for learning; empty if the game has none."""
    clock: Callable[[Any], int] = lambda s: 0
    imagine: Callable[[Any, Any, Callable[[], float]], None] = lambda s, view, random: None
    """Determinization: fills a known position at random with what the view hides; a no-op where all is open."""
    rivalry: float = 0.0


class Game(Generic[S, V]):
    """A game: its steps, and every operation that tables, pages and bots need."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Schema version of records: goes up when an old one would no longer replay."""
    folder: ClassVar[Path]
    """The folder of the game's texts, rules and components."""
    players: ClassVar[range]
    steps: ClassVar[tuple[Step[Any], ...]]
    """The sequence of play; step 0 begins it."""
    refusals: ClassVar[Refusals]
    """All refusals; code 0 means legal."""
    axes: ClassVar[dict[str, Axis]] = {}
    begins: ClassVar[EventKind | None] = None
    """The event that ends the set-up."""
    settings: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The allowed values of each setting, the default first."""

    state: ClassVar[type[State]]
    """The class of positions, called with the number of players and, if the game has any, its printed facts."""
    sight: ClassVar[type[View]]
    """The class of views."""
    printed_facts: ClassVar[Any] = None
    """The class of printed facts, made from the facts of a components file; None if the game has no such file."""
    telling: ClassVar[Telling] = Telling()
    board: ClassVar[Board] = Board()
    bot: ClassVar[Bot] = Bot()

    def __init__(self, components: str | None = None, file: str = "components") -> None:
        """The game with the components of its folder, or with the text of another components file."""
        self.printed: Any = None
        self.components = "standard"
        """The name and hash of the components file."""
        self.facts_from: Mapping[str, int] = {}
        """How many printed facts are from the rulebook, documented elsewhere, or reconstructed."""
        self.made_of = () if components is None else (components, file)
        self._known: Cache[Any] = Cache(MOST_KNOWN)
        if self.printed_facts is not None:
            text = self.standard_components if components is None else components
            self.printed = read_printed(self.printed_facts, text, file, self.folder)
            self.components = f"{self.printed.name} {fingerprint(text)}"
            self.facts_from = self.printed.facts_from

    @property
    def standard_components(self) -> str:
        """The text of the components file in the game's folder."""
        return (self.folder / "components.toml").read_text(encoding="utf-8")

    # Overridden by each game

    def prepare(self, s: S, settings: Mapping[str, str]) -> None:
        """Apply the settings to an empty position; BadSeats if they are invalid."""

    def scores(self, s: S) -> list[int]:
        """The current points of each seat."""
        raise NotImplementedError

    def victors(self, s: S) -> list[int]:
        """The seats that have won a game that is over."""
        raise NotImplementedError

    def set_up(self, position: Mapping[str, Any]) -> S:
        """Deserialise a position; a FondacoError says what is wrong."""
        raise FondacoError("error-no-positions", game=self.name)

    def write_down(self, s: S) -> dict[str, Any]:
        """Serialise a position to plain lists, numbers and strings, as `set_up` reads it."""
        raise FondacoError("error-no-writing-down", game=self.name)

    # Shared by all games

    def winners(self, s: S) -> list[int]:
        """The seats that have won; nobody before the end."""
        return self.victors(s) if s.over else []

    def seat_set(self, settings: Mapping[str, str], setting: str, players: int) -> int:
        """The seat that a setting of "random" and all seats names, or -1; BadSeats if nobody sits there."""
        given = settings.get(setting, "random")
        seat = self.settings[setting].index(given) - 1
        if seat >= players:
            raise BadSeats("error-empty-seat", setting=setting, given=given, count=players)
        return seat

    # Positions and views

    def empty(self, players: int) -> S:
        """A position before the set-up."""
        made: Any = self.state
        position: S = made(players) if self.printed is None else made(players, self.printed)
        return position

    def begin(self, players: int, settings: Mapping[str, str]) -> S:
        """A new position, nothing dealt yet; BadSeats if the settings are invalid."""
        s = self.empty(players)
        self.prepare(s, settings)
        s.then((0, 0, 0))
        return s

    def view(self, s: S, seat: int) -> V:
        """Redaction: the view of a seat."""
        seen: Any = see(self.steps, s, seat, self.sight)
        return cast(V, seen)

    def known(self, view: V) -> S:
        """The known position of a view (cached): what is hidden stays empty; shared, so not to be changed."""
        return cast(S, self._known.get(view, lambda: self._lay_out(view)))

    def _lay_out(self, view: V) -> S:
        s = self.empty(view.players)
        lay_out(s, view)
        return s

    def imagine(self, view: V, random: Callable[[], float]) -> S:
        """Determinization: a sampled whole position that agrees with the view."""
        s = self._lay_out(view)
        self.bot.imagine(s, view, random)
        return s

    # For bots

    @property
    def rivalry(self) -> float:
        """Weight of the rivals' evaluation against a seat's own; 0 where the evaluation compares already."""
        return self.bot.rivalry

    def evaluate(self, s: S, seat: int) -> float:
        """Heuristic value of a position for a seat, in points."""
        return float(self.scores(s)[seat]) if self.bot.evaluate is None else self.bot.evaluate(s, seat)

    def features(self, s: S, seat: int) -> list[float]:
        """Feature vector for learning; empty if the game has none."""
        return self.bot.features(s, seat)

    def clock(self, s: S) -> int:
        """Progress of the game in rounds, years or impulses, never decreasing; always 0 where there is none."""
        return self.bot.clock(s)

    # Texts and pictures

    def look(self, view: V, frame: Frame, option: int = -1) -> Look[S, V]:
        """A decision as its player sees it, and perhaps one of its options."""
        if option < 0:
            return self.telling.look(self.known(view), view, frame)
        options = self.steps[frame[0]].options
        return self.telling.look(
            *(self.known(view), view, frame, option), options.group(option), options.arguments(option)
        )

    def particulars(self, view: V, frame: Frame, option: int) -> Numbers:
        """Arguments of an option's sentence beside the option itself; option -1 is the prompt."""
        hooks = self.telling.hooks.get(frame[0], UNTOLD)
        tell = hooks.prompt if option < 0 else hooks.option
        return {} if tell is no_numbers else tell(self.look(view, frame, option))

    def pointed_at(self, view: V, frame: Frame, option: int) -> Ids:
        """The ids of the picture parts that stand for an option."""
        point = self.telling.hooks.get(frame[0], UNTOLD).parts
        return () if point is no_parts else point(self.look(view, frame, option))

    def proper_name(self, kind: str, value: int, language: str) -> str | None:
        """The printed name of a thing, if its kind has one."""
        names = None if self.printed is None else self.printed.names(kind, value)
        return names[language] if names else None

    def text_board(self, view: V, words: Words, seats: Sequence[str], width: int) -> list[Line]:
        """Render a view as lines of text within a width."""
        return self.board.text(self.known(view), view, words, seats, width)

    def pictures(self, view: V, words: Words, seats: Sequence[str]) -> Pictures:
        """Render a view as SVG: the board, and a mat for every seat."""
        return self.board.pictures(self.known(view), view, words, seats)

    # Engine

    def advance(self, s: S) -> int:
        """Run automatic steps until a decision is due; returns who decides."""
        return engine.advance(self.steps, s)

    def answer(self, s: S, option: int) -> int:
        """Apply an option to the current decision and advance; returns who decides next."""
        return engine.answer(self.steps, s, option)

    def turn_to(self, s: S, lane: int) -> None:
        """Make another side-stack's decision the current one."""
        s.lane = lane

    def pending(self, s: S) -> list[Pending]:
        """All decisions that are due, in seat order."""
        owed: list[Pending] = []
        for lane, stack in enumerate(s.sides) if s.sides else [(MAIN_LANE, s.frames)]:
            if stack:
                number, a, b = stack[-1]
                owed.append(Pending(self.steps[number].seat(s, a, b), lane, stack[-1]))
        return owed

    def legal(self, s: S, frame: Frame) -> list[int]:
        """The legal options of a frame."""
        number, a, b = frame
        return engine.legal(self.steps[number], s, a, b)

    def reasons(self, s: S, frame: Frame, option: int) -> list[Reason]:
        """All reasons against an option; empty if it is legal."""
        number, a, b = frame
        step = self.steps[number]
        collector = Collector()
        code = step.refusal(s, a, b, option, collector)
        if not collector.reasons and (code or option not in step.candidates(s, a, b)):
            collector.no(code or NOT_NOW)
        return collector.reasons

    # Action numbers and notation

    @cached_property
    def offsets(self) -> list[int]:
        """The number of each step's first action, and at the end the number of actions."""
        offsets = [0]
        for step in self.steps:
            offsets.append(offsets[-1] + len(step.options))
        return offsets

    @property
    def size(self) -> int:
        """The number of actions."""
        return self.offsets[-1]

    @cached_property
    def notation(self) -> list[str]:
        """Every action in machine notation, by its number."""
        return [
            f"{step.name} {step.options.words(option)}".strip()
            for step in self.steps
            for option in range(len(step.options))
        ]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Every action's number, by its machine notation."""
        numbers = {text: number for number, text in enumerate(self.notation)}
        if len(numbers) < len(self.notation):
            twice = sorted({text for text in self.notation if self.notation.count(text) > 1})
            raise ValueError(f"{self.name}: two actions are both written {', '.join(twice)}")
        return numbers

    @cached_property
    def _owners(self) -> list[tuple[int, int]]:
        return [(number, option) for number, step in enumerate(self.steps) for option in range(len(step.options))]

    def action(self, step: int, option: int) -> int:
        """The action number of an option of a step."""
        return self.offsets[step] + option

    def step_and_option(self, action: int) -> tuple[int, int]:
        """The step and option of an action number."""
        return self._owners[action]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by the class and its components file; each process makes its own instance once."""
        return _made_anew, (type(self), *self.made_of)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.players.start} to {self.players.stop - 1} players, {self.size} actions>"


@cache
def read_printed(printed_facts: Any, text: str, file: str, folder: Path) -> Any:
    """Parse the text of a components file; its errors are worded by the texts of a folder."""
    return printed_facts(Facts(text, file, folder))


@cache
def _made_anew(game: type[Game[Any, Any]], *made_of: str) -> Game[Any, Any]:
    return game(*made_of)
