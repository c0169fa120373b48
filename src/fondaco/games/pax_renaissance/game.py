"""Pax Renaissance as the rest of the house knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fondaco.games.pax_renaissance.board.drawing import pictures
from fondaco.games.pax_renaissance.bot.evaluation import evaluate
from fondaco.games.pax_renaissance.bot.imagination import imagine
from fondaco.games.pax_renaissance.positions.reading import set_up
from fondaco.games.pax_renaissance.positions.writing import write_down
from fondaco.games.pax_renaissance.printed import Printed
from fondaco.games.pax_renaissance.rules import news
from fondaco.games.pax_renaissance.rules.refusals import REFUSALS
from fondaco.games.pax_renaissance.rules.steps import STEPS
from fondaco.games.pax_renaissance.rules.tableau import prestige
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.telling.card_list import card_table
from fondaco.games.pax_renaissance.telling.glance import Glance
from fondaco.games.pax_renaissance.telling.hooks import HOOKS
from fondaco.games.pax_renaissance.telling.text_board import PaxBoard
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Board, Bot, Game, Telling


class PaxRenaissanceGame(Game[Pax, PaxView]):
    """Pax Renaissance, for two to four players."""

    name = "pax-renaissance"
    version = 1
    folder = Path(__file__).parent
    players = range(2, 5)  # A1.bankers
    steps = STEPS
    refusals = REFUSALS
    begins = news.FIRST_PLAYER
    axes = AXES
    settings = dict.fromkeys(("expansion", "astrology", "bankruptcy"), ("off", "on"))
    state, sight, printed_facts = Pax, PaxView, Printed
    printed: Printed
    telling = Telling(HOOKS, Glance, card_table)
    board = Board(pictures, PaxBoard.write)
    bot = Bot(evaluate, imagine=imagine)

    def prepare(self, s: Pax, settings: Mapping[str, str]) -> None:
        s.expansion = int(settings.get("expansion") == "on")
        s.astrology = int(settings.get("astrology") == "on")
        s.bankruptcy = int(settings.get("bankruptcy") == "on")

    def scores(self, s: Pax) -> list[int]:
        return [prestige(s, seat, PATRON) for seat in range(s.players)]

    def victors(self, s: Pax) -> list[int]:
        return [seat for seat in range(s.players) if s.victors >> seat & 1]

    def set_up(self, position: Mapping[str, Any]) -> Pax:
        return set_up(position, self.printed, self.players)

    def write_down(self, s: Pax) -> dict[str, Any]:
        return write_down(s)
