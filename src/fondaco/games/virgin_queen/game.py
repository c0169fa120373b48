"""Virgin Queen as the rest of the house knows it: our own scenario, The Enterprise of England."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from fondaco.games.virgin_queen import frames
from fondaco.games.virgin_queen.drawing import pictures
from fondaco.games.virgin_queen.evaluation import evaluate
from fondaco.games.virgin_queen.features import features, impulses
from fondaco.games.virgin_queen.imagination import imagine
from fondaco.games.virgin_queen.particulars import particulars
from fondaco.games.virgin_queen.pointing import pointed_at
from fondaco.games.virgin_queen.refusals import NOT_NOW, NOT_YOUR_TURN, REFUSALS
from fondaco.games.virgin_queen.sequence import STEPS
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.tables import STANDARD, Tables, read_tables, standard_tables
from fondaco.games.virgin_queen.text_board import text_board
from fondaco.games.virgin_queen.victory import scores, winners
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import AXES, FIRST_TURN, LAST_TURN, PLACE, POWER, SEA
from fondaco.kernel import Axis, Frame, Game, Pictures, Span, Words, fingerprint, see

SPOKEN_ALIKE: Final = {
    axis.name: axis
    for axis in (
        Axis("power", (*POWER.labels, "nobody")),
        Axis("other", (*POWER.labels, "nobody"), "power"),
        Axis("raider", (*POWER.labels, "ottoman"), "power"),
        Axis("space", PLACE.labels),
        *(Axis(name, PLACE.labels, "space") for name in ("place", "target", "target_place")),
        Axis("sea", SEA.labels, "space"),
    )
}
"""Arguments of sentences that are powers or places, with those who are no power and the seas."""


class VirginQueenGame(Game[Enterprise, EnterpriseView]):
    """The Enterprise of England, for two or three players: a scenario of our own (enterprise.label)."""

    name = "virgin-queen"
    version = 2
    folder = Path(__file__).parent
    players = range(2, 4)  # enterprise.players
    steps = STEPS
    refusals = REFUSALS
    not_now = NOT_NOW
    not_yours = NOT_YOUR_TURN
    axes = {**AXES, **SPOKEN_ALIKE}  # noqa: RUF012
    settings = {  # noqa: RUF012
        "start": ("turn-3", "turn-2"),
        "plot-conversions": ("placed", "rolled"),
        "piracy-rewards": ("target", "raider"),
    }

    def __init__(self, components: str | None = None, file: str = "components") -> None:
        self.tables: Tables = standard_tables() if components is None else read_tables(components, file)
        text = STANDARD.read_text(encoding="utf-8") if components is None else components
        self.components = f"{self.tables.name} {fingerprint(text)}"
        self.facts_from = self.tables.facts_from
        self.made_of = () if components is None else (components, file)

    def begin(self, players: int, settings: Mapping[str, str]) -> Enterprise:
        s = Enterprise(players, self.tables)
        early = settings.get("start", "turn-3") == "turn-2"  # enterprise.turns
        s.turn = FIRST_TURN - int(early)
        s.last_turn = LAST_TURN - int(early)
        s.rolled_conversions = int(settings.get("plot-conversions", "placed") == "rolled")
        s.raider_chooses = int(settings.get("piracy-rewards", "target") == "raider")
        s.then((frames.SET_UP, 0, 0))
        return s

    def view(self, s: Enterprise, seat: int) -> EnterpriseView:
        return see(self.steps, s, seat, EnterpriseView)

    def imagine(self, view: EnterpriseView, random: Callable[[], float]) -> Enterprise:
        return imagine(view, self.tables, random)

    def scores(self, s: Enterprise) -> list[int]:
        return scores(s)

    def winners(self, s: Enterprise) -> list[int]:
        return winners(s) if s.over else []

    def evaluate(self, s: Enterprise, seat: int) -> float:
        return evaluate(s, seat)

    def features(self, s: Enterprise, seat: int) -> list[float]:
        return features(s, seat)

    def clock(self, s: Enterprise) -> int:
        return impulses(s)

    def proper_name(self, kind: str, value: int, language: str) -> str | None:
        names = self.tables.names.get(kind)
        return names[value][language] if names is not None and 0 <= value < len(names) else None

    def particulars(self, view: EnterpriseView, frame: Frame, option: int) -> dict[str, int]:
        return particulars(self.tables, view, frame, option)

    def text_board(self, view: EnterpriseView, words: Words, seats: Sequence[str], width: int) -> list[list[Span]]:
        return text_board(self.tables, view, words, seats, width)

    def pictures(self, view: EnterpriseView, words: Words, seats: Sequence[str]) -> Pictures:
        return pictures(self.tables, view, words, seats)

    def pointed_at(self, view: EnterpriseView, frame: Frame, option: int) -> tuple[str, ...]:
        return pointed_at(self.tables, view, frame, option)
