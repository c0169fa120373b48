"""Orléans as the rest of the house knows it."""

from collections.abc import Mapping
from pathlib import Path

from fondaco.games.orleans.board.drawing import pictures
from fondaco.games.orleans.bot.evaluation import evaluate
from fondaco.games.orleans.bot.features import features
from fondaco.games.orleans.bot.imagination import imagine
from fondaco.games.orleans.printed import Printed
from fondaco.games.orleans.rules import ending, news
from fondaco.games.orleans.rules.refusals import REFUSALS
from fondaco.games.orleans.rules.steps import STEPS
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.telling.glance import Glance
from fondaco.games.orleans.telling.hooks import HOOKS
from fondaco.games.orleans.telling.text_board import TownBoard
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Board, Bot, Game, Telling


class OrleansGame(Game[Orleans, OrleansView]):
    """Orléans, for two to four players."""

    name = "orleans"
    version = 1
    folder = Path(__file__).parent
    players = range(2, 5)  # players.count
    steps = STEPS
    refusals = REFUSALS
    begins = news.ROUND_BEGINS
    axes = AXES
    settings = {  # noqa: RUF012
        "first-player": ("random", *SEAT.labels),
        "planning": ("together", "in-turn"),
        "exclusion": ("off", "on"),
    }
    state, sight, printed_facts = Orleans, OrleansView, Printed
    printed: Printed
    telling = Telling(HOOKS, Glance)
    board = Board(pictures, TownBoard.write)
    bot = Bot(evaluate, features, lambda s: s.round, imagine, rivalry=1.0)

    def prepare(self, s: Orleans, settings: Mapping[str, str]) -> None:
        s.first_player = self.seat_set(settings, "first-player", s.players)
        s.in_turn = int(settings.get("planning") == "in-turn")
        s.exclusion = int(settings.get("exclusion") == "on")

    def scores(self, s: Orleans) -> list[int]:
        return [ending.score(s, seat) for seat in range(s.players)]

    def victors(self, s: Orleans) -> list[int]:
        return ending.winners(s)
