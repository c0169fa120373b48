"""Game preparation: the starting player and the Loch Leven cards."""

from fondaco.games.column_of_fire.rules import news
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, Chance, Group, Options, Step


class DrawStartingPlayer(Step[ColumnOfFire]):
    """The starting player is drawn, unless the table named one (setup.start-player)."""

    name = "starting-player"
    clause = "setup.start-player"
    options = Options(Group("", (SEAT,)))

    def seat(self, s: ColumnOfFire, _: int, __: int) -> int:
        return NATURE if s.starting_player < 0 else NOBODY

    def run(self, s: ColumnOfFire, _: int, __: int) -> None:
        s.tell(news.STARTING_PLAYER, s.starting_player)

    def candidates(self, s: ColumnOfFire, _: int, __: int) -> list[int]:
        return list(range(s.players))

    def choose(self, s: ColumnOfFire, _: int, __: int, option: int) -> None:
        s.starting_player = option
        s.tell(news.STARTING_PLAYER, option)


class DealLochLeven(Chance[ColumnOfFire]):
    """A Loch Leven card gives religion, good, protection and action space (setup.lochleven-deal)."""

    name = "loch-leven-card"
    clause = "setup.lochleven-deal"
    options = Options(Group("", (LOCH_LEVEN_CARD,)))

    def candidates(self, s: ColumnOfFire, seat: int, _: int) -> list[int]:
        left = [card for card in range(4) if card not in s.loch_leven]  # players.spare-lochleven: the rest stay out
        if s.players == 2 and seat == 1:  # players.two-religion: drawn again until the religions differ
            left = [card for card in left if s.printed.start_religion[card] != s.religion[0]]
        return left

    def choose(self, s: ColumnOfFire, seat: int, _: int, card: int) -> None:
        printed = s.printed
        s.loch_leven[seat] = card  # setup.lochleven-side: from now on it may hold dice
        s.religion[seat] = printed.start_religion[card]  # setup.start-religion
        s.protection[seat] += 1  # setup.start-tiles
        s.goods[seat * GOODS + printed.start_good[card]] += 1
        s.disk[seat] = printed.start_space[card]  # setup.action-disk
        s.tell(news.LOCH_LEVEN_DEALT, seat, s.religion[seat], printed.start_good[card])
