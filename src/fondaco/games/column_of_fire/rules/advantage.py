"""Advantage tiles: drawn unseen, kept face down, used once."""

from fondaco.games.column_of_fire.printed import TILE_SYMBOLS
from fondaco.games.column_of_fire.rules import news, refusals
from fondaco.games.column_of_fire.rules.symbols import perform
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, QUIET, Choice, Group, Options, Step, Why


class DrawAdvantage(Step[ColumnOfFire]):
    """A tile is drawn; only its new owner sees it (symbol.advantage, info.advantage-hidden)."""

    name = "draw"
    clause = "symbol.advantage"
    options = Options(Group("", (TILE,)))

    def seat(self, s: ColumnOfFire, seat: int, _: int) -> int:
        return NATURE if any(s.stack) or any(s.discard) else NOBODY

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        s.tell(news.NO_TILE_LEFT, seat)

    def candidates(self, s: ColumnOfFire, seat: int, _: int) -> list[int]:
        return [tile for tile, count in enumerate(self._bag(s)) if count]

    def weights(self, s: ColumnOfFire, seat: int, _: int) -> list[int]:
        return [count for count in self._bag(s) if count]

    def witness(self, s: ColumnOfFire, seat: int, _: int) -> int:
        return seat

    def choose(self, s: ColumnOfFire, seat: int, _: int, tile: int) -> None:
        if not any(s.stack):
            s.stack, s.discard = s.discard, [0] * TILES
        s.stack[tile] -= 1
        s.hand[seat][tile] += 1
        s.tell(news.TILE_DRAWN, seat)
        s.tell(news.TILE_SEEN, seat, tile, witness=seat)

    def _bag(self, s: ColumnOfFire) -> list[int]:
        """The stacks, or once they are empty the discarded tiles (q.advantage.discard)."""
        return s.stack if any(s.stack) else s.discard


class UseTile(Choice[ColumnOfFire]):
    """An advantage tile is turned up, carried out once and discarded (advantage.use, advantage.same-turn)."""

    name = "tile"
    clause = "advantage.use"
    options = Options(Group("", (TILE,)))

    def candidates(self, s: ColumnOfFire, seat: int, _: int) -> list[int]:
        return [tile for tile, count in enumerate(s.hand[seat]) if count]

    def refusal(self, s: ColumnOfFire, seat: int, _: int, tile: int, why: Why = QUIET) -> int:
        if not s.hand[seat][tile]:
            return why.no(refusals.NO_TILE)
        if tile >= FIRST_POINTS_TILE:
            return why.no(refusals.POINTS_TILE)  # advantage.vp-end
        return 0

    def may_be_forced(self, s: ColumnOfFire, seat: int, _: int) -> bool:
        """The player is always asked, or the others would learn that no other kind was there."""
        return False

    def choose(self, s: ColumnOfFire, seat: int, _: int, tile: int) -> None:
        s.hand[seat][tile] -= 1
        s.discard[tile] += 1
        s.tell(news.TILE_USED, seat, tile)
        perform(s, seat, TILE_SYMBOLS[tile], 0)
