"""Game preparation: first player, goods on the map, and place tiles put back into the box."""

from typing import Final

from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, QUIET, Chance, Choice, Frame, Group, Options, Step, Why

GOODS_REMOVED: Final = {2: 12, 3: 6, 4: 0}  # setup.2p.goods, setup.3p.goods, setup.4p
EXCLUSIONS: Final = {2: 2, 3: 1, 4: 1}  # variant.exclusion-two-players


class DrawFirstPlayer(Step[Orleans]):
    """Nobody knows who is youngest: the first player is drawn, unless the table named one (setup.first-player)."""

    name = "first-player"
    clause = "setup.first-player"
    options = Options(Group("", (SEAT,)))

    def seat(self, s: Orleans, _: int, __: int) -> int:
        return NATURE if s.first_player < 0 else NOBODY

    def run(self, s: Orleans, _: int, __: int) -> None:
        s.tell(news.FIRST_PLAYER, s.first_player)

    def candidates(self, s: Orleans, _: int, __: int) -> list[int]:
        return list(range(s.players))

    def choose(self, s: Orleans, _: int, __: int, option: int) -> None:
        s.first_player = option
        s.tell(news.FIRST_PLAYER, option)


class GoodDrawn(Chance[Orleans]):
    """A goods token is drawn from those not yet on the map (setup.goods)."""

    options = Options(Group("", (GOOD,)))

    def candidates(self, s: Orleans, _: int, __: int) -> list[int]:
        return [good for good in range(GOODS) if s.reserve[good]]

    def weights(self, s: Orleans, _: int, __: int) -> list[int]:
        return [count for count in s.reserve if count]


class LayGoods(GoodDrawn):
    """One good on every goods space that is used with so many players; the rest are sorted (setup.goods-reserve)."""

    name = "lay"
    clause = "setup.goods"

    def seat(self, s: Orleans, space: int, _: int) -> int:
        if space == len(s.on_map):
            return NOBODY
        # setup.2p.goods-spaces, setup.3p.goods-spaces: spaces for more players stay empty
        return NATURE if s.printed.goods_space_least[space] <= s.players else NOBODY

    def run(self, s: Orleans, space: int, _: int) -> None:
        if space < len(s.on_map):
            s.then((frames.LAY_GOODS, space + 1, 0))

    def choose(self, s: Orleans, space: int, _: int, good: int) -> None:
        s.reserve[good] -= 1
        s.on_map[space] = good + 1
        s.then((frames.LAY_GOODS, space + 1, 0))


class DiscardGoods(GoodDrawn):
    """With two or three players some goods leave the game, drawn at random (setup.2p.goods, setup.3p.goods)."""

    name = "discard"
    clause = "setup.3p.goods"

    def seat(self, s: Orleans, left: int, _: int) -> int:
        return NATURE if left else NOBODY

    def run(self, s: Orleans, left: int, _: int) -> None:
        """Nothing more leaves the game."""

    def choose(self, s: Orleans, left: int, _: int, good: int) -> None:
        s.reserve[good] -= 1
        s.gone[GONE_GOODS + good] += 1
        s.then((frames.DISCARD_GOODS, left - 1, 0))


EXCLUDE_OPTIONS: Final = Options(Group("", (TILE,)), Group("none"))
NONE: Final = EXCLUDE_OPTIONS.first("none")


class Exclude(Choice[Orleans]):
    """Before the first round each player may put a place tile back into the box (variant.exclusion)."""

    name = "exclude"
    clause = "variant.exclusion"
    options = EXCLUDE_OPTIONS

    def seat(self, s: Orleans, seat: int, _: int) -> int:
        return seat if seat >= 0 else NOBODY

    def run(self, s: Orleans, _: int, __: int) -> None:
        if s.exclusion:
            turns: list[Frame] = [
                (frames.EXCLUDE, seat, left) for seat in s.turn_order() for left in range(EXCLUSIONS[s.players])
            ]
            s.then_all(turns)  # q.variant.two-player-order: both tiles of a player in one turn

    def candidates(self, s: Orleans, _: int, __: int) -> list[int]:
        return [tile for tile in range(TILES) if s.tile[tile] == IN_PILE] + [NONE]

    def refusal(self, s: Orleans, _: int, __: int, option: int, why: Why = QUIET) -> int:
        is_free = option == NONE or s.tile[option] == IN_PILE
        return 0 if is_free else why.no(refusals.TILE_TAKEN, tile=option)

    def choose(self, s: Orleans, seat: int, _: int, option: int) -> None:
        if option != NONE:
            s.tile[option] = EXCLUDED
            s.tell(news.TILE_EXCLUDED, seat, option)
