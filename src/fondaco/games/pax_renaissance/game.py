"""Pax Renaissance as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from fondaco.games.pax_renaissance import frames
from fondaco.games.pax_renaissance.card_corpus import try_every_card
from fondaco.games.pax_renaissance.card_list import card_table
from fondaco.games.pax_renaissance.drawing import pictures
from fondaco.games.pax_renaissance.evaluation import evaluate
from fondaco.games.pax_renaissance.imagination import imagine
from fondaco.games.pax_renaissance.particulars import particulars
from fondaco.games.pax_renaissance.pointing import pointed_at
from fondaco.games.pax_renaissance.refusals import NOT_NOW, NOT_YOUR_TURN, REFUSALS
from fondaco.games.pax_renaissance.sequence import STEPS
from fondaco.games.pax_renaissance.setting_up import set_up
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tableau import prestige
from fondaco.games.pax_renaissance.tables import STANDARD, Tables, read_tables, standard_tables
from fondaco.games.pax_renaissance.text_board import text_board
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import AXES, PATRON
from fondaco.games.pax_renaissance.writing_down import write_down
from fondaco.kernel import CardUse, Frame, Game, Pictures, Span, Words, fingerprint, see


class PaxRenaissanceGame(Game[Pax, PaxView]):
    """Pax Renaissance, for two to four players."""

    name = "pax-renaissance"
    version = 1
    folder = Path(__file__).parent
    players = range(2, 5)  # A1.bankers
    steps = STEPS
    refusals = REFUSALS
    not_now = NOT_NOW
    not_yours = NOT_YOUR_TURN
    axes = AXES
    settings = {  # noqa: RUF012
        "expansion": ("off", "on"),
        "astrology": ("off", "on"),
        "bankruptcy": ("off", "on"),
    }

    def __init__(self, components: str | None = None, file: str = "components") -> None:
        self.tables: Tables = standard_tables() if components is None else read_tables(components, file)
        text = STANDARD.read_text(encoding="utf-8") if components is None else components
        self.components = f"{self.tables.name} {fingerprint(text)}"
        self.facts_from = self.tables.facts_from
        self.made_of = () if components is None else (components, file)

    def begin(self, players: int, settings: Mapping[str, str]) -> Pax:
        s = Pax(players, self.tables)
        s.expansion = int(settings.get("expansion") == "on")
        s.astrology = int(settings.get("astrology") == "on")
        s.bankruptcy = int(settings.get("bankruptcy") == "on")
        s.then((frames.SET_UP, 0, 0))
        return s

    def view(self, s: Pax, seat: int) -> PaxView:
        return see(self.steps, s, seat, PaxView)

    def imagine(self, view: PaxView, random: Callable[[], float]) -> Pax:
        return imagine(view, self.tables, random)

    def scores(self, s: Pax) -> list[int]:
        return [prestige(s, seat, PATRON) for seat in range(s.players)]

    def winners(self, s: Pax) -> list[int]:
        return [seat for seat in range(s.players) if s.victors >> seat & 1]

    def evaluate(self, s: Pax, seat: int) -> float:
        return evaluate(s, seat)

    def set_up(self, position: Mapping[str, Any]) -> Pax:
        return set_up(position, self.tables)

    def write_down(self, s: Pax) -> dict[str, Any]:
        return write_down(s)

    def card_table(self, words: Words) -> list[dict[str, str]]:
        return card_table(self.tables, words)

    def card_uses(self) -> list[CardUse]:
        return try_every_card(self, self.tables).report()

    def particulars(self, view: PaxView, frame: Frame, option: int) -> dict[str, int]:
        return particulars(self.tables, view, frame, option)

    def proper_name(self, kind: str, value: int, language: str) -> str | None:
        names = self.tables.names(kind, value)
        return names[language] if names else None

    def text_board(self, view: PaxView, words: Words, seats: Sequence[str], width: int) -> list[list[Span]]:
        return text_board(self.tables, view, words, seats, width)

    def pictures(self, view: PaxView, words: Words, seats: Sequence[str]) -> Pictures:
        return pictures(self.tables, view, words, seats)

    def pointed_at(self, view: PaxView, frame: Frame, option: int) -> tuple[str, ...]:
        return pointed_at(self.tables, view, frame, option)
