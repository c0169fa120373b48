"""A Column of Fire as the rest of the house knows it."""

from collections.abc import Mapping
from pathlib import Path

from fondaco.games.column_of_fire.board.drawing import pictures
from fondaco.games.column_of_fire.bot.evaluation import evaluate
from fondaco.games.column_of_fire.bot.features import features
from fondaco.games.column_of_fire.bot.imagination import imagine
from fondaco.games.column_of_fire.printed import SYMBOL, Printed
from fondaco.games.column_of_fire.rules import ending, news
from fondaco.games.column_of_fire.rules.refusals import REFUSALS
from fondaco.games.column_of_fire.rules.steps import STEPS
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.telling.glance import Glance
from fondaco.games.column_of_fire.telling.hooks import HOOKS
from fondaco.games.column_of_fire.telling.text_board import MapBoard
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Board, Bot, Game, Telling


class ColumnOfFireGame(Game[ColumnOfFire, ColumnOfFireView]):
    """A Column of Fire, for two to four players."""

    name = "column-of-fire"
    version = 1
    folder = Path(__file__).parent
    players = range(2, 5)  # def.players
    steps = STEPS
    refusals = REFUSALS
    begins = news.YEAR_BEGINS
    axes = {**AXES, SYMBOL.name: SYMBOL}  # noqa: RUF012
    settings = {"starting-player": ("random", *SEAT.labels)}  # noqa: RUF012
    state, sight, printed_facts = ColumnOfFire, ColumnOfFireView, Printed
    printed: Printed
    telling = Telling(HOOKS, Glance)
    board = Board(pictures, MapBoard.write)
    bot = Bot(evaluate, features, lambda s: s.year, imagine)

    def prepare(self, s: ColumnOfFire, settings: Mapping[str, str]) -> None:
        s.starting_player = self.seat_set(settings, "starting-player", s.players)

    def scores(self, s: ColumnOfFire) -> list[int]:
        return s.score[:]

    def victors(self, s: ColumnOfFire) -> list[int]:
        return ending.winners(s)
