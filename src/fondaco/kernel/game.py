"""A game as tables, pages and bots know it: its steps, its numbers, its views and its engine."""

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
"""How many known positions a game keeps: those of the views that pages and bots are looking at."""


class Pending(NamedTuple):
    """A decision somebody owes: the seat, the side-stack it lies on, and its frame."""

    seat: int
    lane: int
    frame: Frame


class Telling(NamedTuple):
    """How a game puts decisions into words and points at them: `telling/`."""

    hooks: Mapping[int, Hooks] = MappingProxyType({})
    """By the number of the step."""
    look: Callable[..., Look[Any, Any]] = Look
    """Makes what the hooks look at."""


class Board(NamedTuple):
    """How a game shows a known position: `board/`. A game that has only rules gets plain ones."""

    pictures: Callable[[Any, Any, Words, Sequence[str]], Pictures] = plain_pictures
    text: Callable[[Any, Any, Words, Sequence[str], int], list[Line]] = plain_text


class Bot(NamedTuple):
    """What bots know of a game: `bot/`."""

    evaluate: Callable[[Any, int], float] | None = None
    """Heuristic value of a position to a seat, in points; without one, its score."""
    features: Callable[[Any, int], list[float]] = lambda s, seat: []
    """Feature vector for learning; empty if the game has none."""
    clock: Callable[[Any], int] = lambda s: 0
    imagine: Callable[[Any, Any, Callable[[], float]], None] = lambda s, view, random: None
    """Deals out at random, on a known position, what the view hides; nothing where all is open."""
    rivalry: float = 0.0


class Game(Generic[S, V]):
    """One game: its sequence of play as steps, and everything a table asks of it."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Goes up when an old record would no longer replay."""
    folder: ClassVar[Path]
    """Where the game's texts, rules and components lie."""
    players: ClassVar[range]
    steps: ClassVar[tuple[Step[Any], ...]]
    """The sequence of play; step 0 begins it."""
    refusals: ClassVar[Refusals]
    """Every way the game says no; code 0 stands for yes."""
    axes: ClassVar[dict[str, Axis]] = {}
    begins: ClassVar[EventKind | None] = None
    """The event that ends the set-up."""
    settings: ClassVar[dict[str, tuple[str, ...]]] = {}
    """What a table may agree on, the usual value first."""

    state: ClassVar[type[State]]
    """The class of positions, called with the number of players and, if the game has any, its printed facts."""
    sight: ClassVar[type[View]]
    """The class of views."""
    printed_facts: ClassVar[Any] = None
    """The class of printed facts, made from the facts of a components file; none if the game has no such file."""
    telling: ClassVar[Telling] = Telling()
    board: ClassVar[Board] = Board()
    bot: ClassVar[Bot] = Bot()

    def __init__(self, components: str | None = None, file: str = "components") -> None:
        """The game with the components of its folder, or with the text of a components file of one's own."""
        self.printed: Any = None
        self.components = "standard"
        """The name and hash of the printed facts the game is played with."""
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

    # What each game adds

    def prepare(self, s: S, settings: Mapping[str, str]) -> None:
        """Put what the table has agreed on into an empty position; BadSeats says which settings do not fit."""

    def scores(self, s: S) -> list[int]:
        """The points of each seat now."""
        raise NotImplementedError

    def victors(self, s: S) -> list[int]:
        """The seats that have won a game that is over."""
        raise NotImplementedError

    def set_up(self, position: Mapping[str, Any]) -> S:
        """A position that was written down; a FondacoError says why it cannot be."""
        raise FondacoError("error-no-positions", game=self.name)

    def write_down(self, s: S) -> dict[str, Any]:
        """A position in the form that set_up reads, as plain lists, numbers and strings."""
        raise FondacoError("error-no-writing-down", game=self.name)

    def card_table(self, words: Words) -> list[dict[str, str]]:
        """Every card with what is printed on it, by the texts `cards-…`; nothing for a game without such a list."""
        return []

    # What games share

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

    # Positions and what is known of them

    def empty(self, players: int) -> S:
        """A position with nothing on the table yet."""
        made: Any = self.state
        position: S = made(players) if self.printed is None else made(players, self.printed)
        return position

    def begin(self, players: int, settings: Mapping[str, str]) -> S:
        """The table before anything is dealt; BadSeats says which settings do not fit."""
        s = self.empty(players)
        self.prepare(s, settings)
        s.then((0, 0, 0))
        return s

    def view(self, s: S, seat: int) -> V:
        """What a seat knows."""
        seen: Any = see(self.steps, s, seat, self.sight)
        return cast(V, seen)

    def known(self, view: V) -> S:
        """The position as far as a view shows it, what is hidden staying empty; shared, so not to be changed."""
        return cast(S, self._known.get(view, lambda: self._lay_out(view)))

    def _lay_out(self, view: V) -> S:
        s = self.empty(view.players)
        lay_out(s, view)
        return s

    def imagine(self, view: V, random: Callable[[], float]) -> S:
        """A whole position that agrees with all a seat knows, what is hidden dealt out at random."""
        s = self._lay_out(view)
        self.bot.imagine(s, view, random)
        return s

    # What bots ask

    @property
    def rivalry(self) -> float:
        """How much of the rivals' evaluation counts against a seat's own; 0 where the evaluation compares already."""
        return self.bot.rivalry

    def evaluate(self, s: S, seat: int) -> float:
        """How good a position looks to a seat, in points."""
        return float(self.scores(s)[seat]) if self.bot.evaluate is None else self.bot.evaluate(s, seat)

    def features(self, s: S, seat: int) -> list[float]:
        """Feature vector for learning; empty if the game has none."""
        return self.bot.features(s, seat)

    def clock(self, s: S) -> int:
        """How far the game is, in rounds, years or impulses, never going back; always 0 where it has none."""
        return self.bot.clock(s)

    # What people read and see

    def look(self, view: V, frame: Frame, option: int = -1) -> Look[S, V]:
        """A decision as its player sees it, and perhaps one of its options."""
        if option < 0:
            return self.telling.look(self.known(view), view, frame)
        options = self.steps[frame[0]].options
        return self.telling.look(
            *(self.known(view), view, frame, option), options.group(option), options.arguments(option)
        )

    def particulars(self, view: V, frame: Frame, option: int) -> Numbers:
        """What a sentence about an option needs beside the option itself; option -1 is the prompt."""
        hooks = self.telling.hooks.get(frame[0], UNTOLD)
        tell = hooks.prompt if option < 0 else hooks.option
        return {} if tell is no_numbers else tell(self.look(view, frame, option))

    def pointed_at(self, view: V, frame: Frame, option: int) -> Ids:
        """The ids of the parts in the pictures that stand for an option."""
        point = self.telling.hooks.get(frame[0], UNTOLD).parts
        return () if point is no_parts else point(self.look(view, frame, option))

    def proper_name(self, kind: str, value: int, language: str) -> str | None:
        """The printed name of a thing, if that kind of thing has one."""
        names = None if self.printed is None else self.printed.names(kind, value)
        return names[language] if names else None

    def text_board(self, view: V, words: Words, seats: Sequence[str], width: int) -> list[Line]:
        """All that a seat sees, as lines of text no wider than so many columns."""
        return self.board.text(self.known(view), view, words, seats, width)

    def pictures(self, view: V, words: Words, seats: Sequence[str]) -> Pictures:
        """All that a seat sees, drawn: the board, and a mat for every seat."""
        return self.board.pictures(self.known(view), view, words, seats)

    # The engine

    def advance(self, s: S) -> int:
        """Play what runs by itself, until somebody must decide; who that is."""
        return engine.advance(self.steps, s)

    def answer(self, s: S, option: int) -> int:
        """The decision at hand is taken; who must decide next."""
        return engine.answer(self.steps, s, option)

    def turn_to(self, s: S, lane: int) -> None:
        """Make another side-stack's decision the one at hand."""
        s.lane = lane

    def pending(self, s: S) -> list[Pending]:
        """All decisions that may be taken now, in seat order."""
        owed: list[Pending] = []
        for lane, stack in enumerate(s.sides) if s.sides else [(MAIN_LANE, s.frames)]:
            if stack:
                number, a, b = stack[-1]
                owed.append(Pending(self.steps[number].seat(s, a, b), lane, stack[-1]))
        return owed

    def legal(self, s: S, frame: Frame) -> list[int]:
        """The options a frame allows."""
        number, a, b = frame
        return engine.legal(self.steps[number], s, a, b)

    def reasons(self, s: S, frame: Frame, option: int) -> list[Reason]:
        """All that speaks against an option, at once; nothing if it is legal."""
        number, a, b = frame
        step = self.steps[number]
        collector = Collector()
        code = step.refusal(s, a, b, option, collector)
        if not collector.reasons and (code or option not in step.candidates(s, a, b)):
            collector.no(code or NOT_NOW)
        return collector.reasons

    # Numbers and words of actions

    @cached_property
    def offsets(self) -> list[int]:
        """The number of each step's first action, and at the end how many there are."""
        offsets = [0]
        for step in self.steps:
            offsets.append(offsets[-1] + len(step.options))
        return offsets

    @property
    def size(self) -> int:
        """How many actions the game has."""
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
        """The number of an option of a step."""
        return self.offsets[step] + option

    def step_and_option(self, action: int) -> tuple[int, int]:
        """The step an action belongs to, and its option there."""
        return self._owners[action]

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is made anew in another process, once."""
        return _made_anew, (type(self), *self.made_of)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.players.start} to {self.players.stop - 1} players, {self.size} actions>"


@cache
def read_printed(printed_facts: Any, text: str, file: str, folder: Path) -> Any:
    """The printed facts in the text of a components file; what is wrong with it is worded by the texts of a folder."""
    return printed_facts(Facts(text, file, folder))


@cache
def _made_anew(game: type[Game[Any, Any]], *made_of: str) -> Game[Any, Any]:
    return game(*made_of)
