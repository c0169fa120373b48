"""What the active player may do between any two steps: advantage tiles, and a die bought free."""

from typing import ClassVar, Final

from fondaco.games.column_of_fire.rules import frames, news, refusals
from fondaco.games.column_of_fire.rules.dice import is_on_card, take_off
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import QUIET, Choice, Group, Options, Why

FREE_ACTIONS = (Group("tile"), Group("ransom"))


class Window(Choice[ColumnOfFire]):
    """A step of the own turn, before which free actions may be taken (advantage.use, pay.remove-die).

    Its last two options are always the tile and the ransom; the others are its own.
    """

    number: ClassVar[int]
    """The step's own frame number, to come back after a free action."""

    def __init__(self) -> None:
        super().__init__()
        self.tile: int = self.options.first("tile")
        self.ransom: int = self.options.first("ransom")

    def refusal(self, s: ColumnOfFire, seat: int, b: int, option: int, why: Why = QUIET) -> int:
        if option < self.tile:
            return self.own_refusal(s, seat, b, option, why)
        if option == self.tile:
            return tile_refusal(s, seat, why)
        if s.score[seat] >= RANSOM:  # vp.no-voluntary-debt
            return 0
        return refusals.CANNOT_PAY if why is QUIET else why.no(refusals.CANNOT_PAY, need=RANSOM, have=s.score[seat])

    def may_be_forced(self, s: ColumnOfFire, seat: int, b: int) -> bool:
        """A player with tiles is always asked, or the others would learn what kind they are."""
        return not any(s.hand[seat])

    def choose(self, s: ColumnOfFire, seat: int, b: int, option: int) -> None:
        if option < self.tile:
            self.decide(s, seat, b, option)
        elif option == self.tile:
            s.then((frames.USE_TILE, seat, 0), (self.number, seat, b))
        else:
            s.then((frames.RANSOM, seat, 0), (self.number, seat, b))

    def own_refusal(self, s: ColumnOfFire, seat: int, b: int, option: int, why: Why) -> int:
        """Why one of the step's own options is refused."""
        return 0

    def decide(self, s: ColumnOfFire, seat: int, b: int, option: int) -> None:
        """One of the step's own options is taken."""
        raise NotImplementedError


class EndTurn(Window):
    """The last moment for free actions before conflicts erupt (year.first.end)."""

    name = "end"
    clause = "year.first.end"
    number = frames.END_TURN
    options = Options(Group(""), *FREE_ACTIONS)

    def decide(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        s.tell(news.TURN_ENDS, seat)


def tiles_to_use(s: ColumnOfFire, seat: int) -> int:
    """How many advantage tiles with an action a seat holds."""
    return sum(s.hand[seat][:FIRST_POINTS_TILE])


EMPTY_HAND: Final = [0] * TILES


def tile_refusal(s: ColumnOfFire, seat: int, why: Why) -> int:
    """A player needs a tile with an action; those with points wait for the end (advantage.vp-end)."""
    hand = s.hand[seat]
    if hand == EMPTY_HAND:  # most hands are, and this is asked before every step of a turn
        return refusals.NO_TILE if why is QUIET else why.no(refusals.NO_TILE)
    for tile in range(FIRST_POINTS_TILE):
        if hand[tile]:
            return 0
    return why.no(refusals.POINTS_TILE)


class Ransom(Choice[ColumnOfFire]):
    """Three points take a die off one of the own cards (pay.remove-die)."""

    name = "ransom"
    clause = "pay.remove-die"
    options = Options(Group("", (OWN_DIE,)))

    def refusal(self, s: ColumnOfFire, seat: int, _: int, die: int, why: Why = QUIET) -> int:
        return 0 if is_on_card(s, seat, die) else why.no(refusals.NO_DIE_TO_RANSOM, own_die=die)

    def choose(self, s: ColumnOfFire, seat: int, _: int, die: int) -> None:
        s.score[seat] -= RANSOM  # pay.uses
        s.tell(news.RANSOM_PAID, seat, die)
        take_off(s, seat, die)
