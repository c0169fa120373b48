"""Orléans as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from fondaco.games.orleans import frames
from fondaco.games.orleans.drawing import pictures
from fondaco.games.orleans.ending import score, winners
from fondaco.games.orleans.evaluation import evaluate
from fondaco.games.orleans.features import features
from fondaco.games.orleans.imagination import imagine
from fondaco.games.orleans.particulars import particulars
from fondaco.games.orleans.pointing import pointed_at
from fondaco.games.orleans.refusals import NOT_NOW, NOT_YOUR_TURN, REFUSALS
from fondaco.games.orleans.sequence import STEPS
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.tables import STANDARD, Tables, read_tables, standard_tables
from fondaco.games.orleans.text_board import text_board
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import AXES, SEAT
from fondaco.kernel import Frame, Game, Pictures, Span, Words, fingerprint, see


class OrleansGame(Game[Orleans, OrleansView]):
    """Orléans, for two to four players."""

    name = "orleans"
    version = 1
    folder = Path(__file__).parent
    players = range(2, 5)  # players.count
    steps = STEPS
    refusals = REFUSALS
    not_now = NOT_NOW
    not_yours = NOT_YOUR_TURN
    axes = AXES
    rivalry = 1.0
    settings = {  # noqa: RUF012
        "first-player": ("random", *SEAT.labels),
        "planning": ("together", "in-turn"),
        "exclusion": ("off", "on"),
    }

    def __init__(self, components: str | None = None, file: str = "components") -> None:
        self.tables: Tables = standard_tables() if components is None else read_tables(components, file)
        text = STANDARD.read_text(encoding="utf-8") if components is None else components
        self.components = f"{self.tables.name} {fingerprint(text)}"
        self.facts_from = self.tables.facts_from
        self.made_of = () if components is None else (components, file)

    def begin(self, players: int, settings: Mapping[str, str]) -> Orleans:
        s = Orleans(players, self.tables)
        first = settings.get("first-player", "random")
        s.first_player = -1 if first == "random" else SEAT.labels.index(first)
        if s.first_player >= players:
            raise ValueError(f"first-player: nobody sits in {first} when there are {players} players")
        s.in_turn = int(settings.get("planning") == "in-turn")
        s.exclusion = int(settings.get("exclusion") == "on")
        s.then((frames.SET_UP, 0, 0))
        return s

    def view(self, s: Orleans, seat: int) -> OrleansView:
        return see(self.steps, s, seat, OrleansView)

    def imagine(self, view: OrleansView, random: Callable[[], float]) -> Orleans:
        return imagine(view, self.tables, random)

    def scores(self, s: Orleans) -> list[int]:
        return [score(s, seat) for seat in range(s.players)]

    def winners(self, s: Orleans) -> list[int]:
        return winners(s) if s.over else []

    def evaluate(self, s: Orleans, seat: int) -> float:
        return evaluate(s, seat)

    def features(self, s: Orleans, seat: int) -> list[float]:
        return features(s, seat)

    def clock(self, s: Orleans) -> int:
        return s.round

    def particulars(self, view: OrleansView, frame: Frame, option: int) -> dict[str, int]:
        return particulars(self.tables, view, frame, option)

    def proper_name(self, kind: str, value: int, language: str) -> str | None:
        names = self.tables.names(kind, value)
        return names[language] if names else None

    def text_board(self, view: OrleansView, words: Words, seats: Sequence[str], width: int) -> list[list[Span]]:
        return text_board(self.tables, view, words, seats, width)

    def pictures(self, view: OrleansView, words: Words, seats: Sequence[str]) -> Pictures:
        return pictures(self.tables, view, words, seats)

    def pointed_at(self, view: OrleansView, frame: Frame, option: int) -> tuple[str, ...]:
        return pointed_at(self.tables, view, frame, option)
