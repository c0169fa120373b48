"""Game preparation: Loch Leven cards, religion dice, decks."""

from __future__ import annotations

from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.religion import AT_SET_UP
from fondaco.games.column_of_fire.reveal import WITHOUT_EVENTS
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import (
    COUNTRIES,
    GOODS,
    LOCH_LEVEN_CARD,
    SEAT,
)
from fondaco.kernel import NATURE, NOBODY, Chance, Frame, Group, Options, Step


class SetUp(Step[ColumnOfFire]):
    """Everything before the first year."""

    def run(self, s: ColumnOfFire, _: int, __: int) -> None:
        seats = range(s.players)
        deal: list[Frame] = [(frames.DEAL_LOCH_LEVEN, seat, 0) for seat in seats]
        roll: list[Frame] = [(frames.ROLL_RELIGION, seat, AT_SET_UP) for seat in seats]
        turn_up: list[Frame] = [(frames.TURN_UP, country, WITHOUT_EVENTS) for country in range(COUNTRIES)]
        s.then((frames.DRAW_STARTING_PLAYER, 0, 0), *deal, *roll, *turn_up, (frames.YEAR, 0, 0))


class DrawStartingPlayer(Step[ColumnOfFire]):
    """The starting player is drawn, unless the table named one (setup.start-player)."""

    name = "starting-player"
    clause = "setup.start-player"
    options = Options(Group("", (SEAT,)))

    def seat(self, s: ColumnOfFire, _: int, __: int) -> int:
        return NATURE if s.starting_player < 0 else NOBODY

    def run(self, s: ColumnOfFire, _: int, __: int) -> None:
        if s.heard is not None:
            s.tell("starting-player", seat=s.starting_player)

    def candidates(self, s: ColumnOfFire, _: int, __: int) -> list[int]:
        return list(range(s.players))

    def choose(self, s: ColumnOfFire, _: int, __: int, option: int) -> None:
        s.starting_player = option
        if s.heard is not None:
            s.tell("starting-player", seat=option)


class DealLochLeven(Chance[ColumnOfFire]):
    """A Loch Leven card gives religion, good, protection and action space (setup.lochleven-deal)."""

    name = "loch-leven-card"
    clause = "setup.lochleven-deal"
    options = Options(Group("", (LOCH_LEVEN_CARD,)))

    def candidates(self, s: ColumnOfFire, seat: int, _: int) -> list[int]:
        left = [card for card in range(4) if card not in s.loch_leven]  # players.spare-lochleven: the rest stay out
        if s.players == 2 and seat == 1:  # players.two-religion: drawn again until the religions differ
            left = [card for card in left if s.tables.start_religion[card] != s.religion[0]]
        return left

    def choose(self, s: ColumnOfFire, seat: int, _: int, card: int) -> None:
        tables = s.tables
        s.loch_leven[seat] = card  # setup.lochleven-side: from now on it may hold dice
        s.religion[seat] = tables.start_religion[card]  # setup.start-religion
        s.protection[seat] += 1  # setup.start-tiles
        s.goods[seat * GOODS + tables.start_good[card]] += 1
        s.disk[seat] = tables.start_space[card]  # setup.action-disk
        if s.heard is not None:
            s.tell("loch-leven-dealt", seat=seat, religion=s.religion[seat], good=tables.start_good[card])
