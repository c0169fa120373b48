"""A Column of Fire as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.dice import character_number
from fondaco.games.column_of_fire.drawing import pictures
from fondaco.games.column_of_fire.ending import winners
from fondaco.games.column_of_fire.evaluation import evaluate
from fondaco.games.column_of_fire.events import event_number
from fondaco.games.column_of_fire.features import features
from fondaco.games.column_of_fire.imagination import imagine
from fondaco.games.column_of_fire.particulars import particulars
from fondaco.games.column_of_fire.pointing import pointed_at
from fondaco.games.column_of_fire.refusals import NOT_NOW, NOT_YOUR_TURN, REFUSALS
from fondaco.games.column_of_fire.sequence import STEPS
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.tables import STANDARD, SYMBOL, Tables, read_tables, standard_tables
from fondaco.games.column_of_fire.text_board import text_board
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import AXES, CARDS, CHARACTERS, SEAT
from fondaco.kernel import Frame, Game, Pictures, Span, Words, fingerprint, see


class ColumnOfFireGame(Game[ColumnOfFire, ColumnOfFireView]):
    """A Column of Fire, for two to four players."""

    name = "column-of-fire"
    version = 1
    folder = Path(__file__).parent
    players = range(2, 5)  # def.players
    steps = STEPS
    refusals = REFUSALS
    not_now = NOT_NOW
    not_yours = NOT_YOUR_TURN
    axes = {**AXES, SYMBOL.name: SYMBOL}  # noqa: RUF012
    settings = {"starting-player": ("random", *SEAT.labels)}  # noqa: RUF012

    def __init__(self, components: str | None = None, file: str = "components") -> None:
        self.tables: Tables = standard_tables() if components is None else read_tables(components, file)
        text = STANDARD.read_text(encoding="utf-8") if components is None else components
        self.components = f"{self.tables.name} {fingerprint(text)}"
        self.facts_from = self.tables.facts_from
        self.made_of = () if components is None else (components, file)

    def begin(self, players: int, settings: Mapping[str, str]) -> ColumnOfFire:
        s = ColumnOfFire(players, self.tables)
        starting = settings.get("starting-player", "random")
        s.starting_player = -1 if starting == "random" else SEAT.labels.index(starting)
        if s.starting_player >= players:
            raise ValueError(f"starting-player: nobody sits in {starting} when there are {players} players")
        s.then((frames.SET_UP, 0, 0))
        return s

    def view(self, s: ColumnOfFire, seat: int) -> ColumnOfFireView:
        return see(self.steps, s, seat, ColumnOfFireView)

    def imagine(self, view: ColumnOfFireView, random: Callable[[], float]) -> ColumnOfFire:
        return imagine(view, self.tables, random)

    def scores(self, s: ColumnOfFire) -> list[int]:
        return s.score[:]

    def winners(self, s: ColumnOfFire) -> list[int]:
        return winners(s) if s.over else []

    def evaluate(self, s: ColumnOfFire, seat: int) -> float:
        return evaluate(s, seat)

    def features(self, s: ColumnOfFire, seat: int) -> list[float]:
        return features(s, seat)

    def clock(self, s: ColumnOfFire) -> int:
        return s.year

    def particulars(self, view: ColumnOfFireView, frame: Frame, option: int) -> dict[str, int]:
        return particulars(self.tables, view, frame, option)

    def proper_name(self, kind: str, value: int, language: str) -> str | None:
        if kind == "card":
            is_character = value % CARDS < CHARACTERS
            names = self.tables.character_names if is_character else self.tables.event_names
            return names[character_number(value) if is_character else event_number(value)][language]
        return None

    def text_board(self, view: ColumnOfFireView, words: Words, seats: Sequence[str], width: int) -> list[list[Span]]:
        return text_board(self.tables, view, words, seats, width)

    def pictures(self, view: ColumnOfFireView, words: Words, seats: Sequence[str]) -> Pictures:
        return pictures(self.tables, view, words, seats)

    def pointed_at(self, view: ColumnOfFireView, frame: Frame, option: int) -> tuple[str, ...]:
        return pointed_at(self.tables, view, frame, option)
