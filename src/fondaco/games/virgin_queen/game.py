"""Virgin Queen as the rest of the house knows it: our own scenario, The Enterprise of England."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fondaco.games.virgin_queen.board.drawing import pictures
from fondaco.games.virgin_queen.bot.evaluation import evaluate
from fondaco.games.virgin_queen.bot.features import features, impulses
from fondaco.games.virgin_queen.bot.imagination import imagine
from fondaco.games.virgin_queen.printed import Printed
from fondaco.games.virgin_queen.rules import news, victory
from fondaco.games.virgin_queen.rules.refusals import REFUSALS
from fondaco.games.virgin_queen.rules.steps import STEPS
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.telling.glance import Glance
from fondaco.games.virgin_queen.telling.hooks import HOOKS
from fondaco.games.virgin_queen.telling.text_board import text_board
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Axis, Board, Bot, Game, Telling

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
    begins = news.TURN
    axes = {**AXES, **SPOKEN_ALIKE}  # noqa: RUF012
    settings = {  # noqa: RUF012
        "start": ("turn-3", "turn-2"),
        "plot-conversions": ("placed", "rolled"),
        "piracy-rewards": ("target", "raider"),
    }
    state, sight, printed_facts = Enterprise, EnterpriseView, Printed
    printed: Printed
    telling = Telling(HOOKS, Glance)
    board = Board(pictures, text_board)
    bot = Bot(evaluate, features, impulses, imagine)

    def prepare(self, s: Enterprise, settings: Mapping[str, str]) -> None:
        early = settings.get("start", "turn-3") == "turn-2"  # enterprise.turns
        s.turn = FIRST_TURN - int(early)
        s.last_turn = LAST_TURN - int(early)
        s.rolled_conversions = int(settings.get("plot-conversions", "placed") == "rolled")
        s.raider_chooses = int(settings.get("piracy-rewards", "target") == "raider")

    def scores(self, s: Enterprise) -> list[int]:
        return victory.scores(s)

    def victors(self, s: Enterprise) -> list[int]:
        return victory.winners(s)
