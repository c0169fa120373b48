"""What the active player may do between any two steps: advantage tiles, and a die bought free."""

from __future__ import annotations

from typing import ClassVar

from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.dice import is_on_card, take_off
from fondaco.games.column_of_fire.refusals import NO_DIE_TO_RANSOM, NO_TILE, POINTS_TILE
from fondaco.games.column_of_fire.score import pay, payment_refusal
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import FIRST_POINTS_TILE, OWN_DIE, RANSOM, TILES
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
        self.tile: int = len(self.options) - 2
        self.ransom: int = len(self.options) - 1

    def refusal(self, s: ColumnOfFire, seat: int, b: int, option: int, why: Why = QUIET) -> int:
        if option < self.tile:
            return self.own_refusal(s, seat, b, option, why)
        if option == self.tile:
            return tile_refusal(s, seat, why)
        return payment_refusal(s, seat, RANSOM, why)

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


def tile_refusal(s: ColumnOfFire, seat: int, why: Why) -> int:
    """A player needs a tile with an action; those with points wait for the end (advantage.vp-end)."""
    hand = s.hand[seat]
    for tile in range(TILES):
        if hand[tile]:
            return 0 if tile < FIRST_POINTS_TILE else why.no(POINTS_TILE)
    return NO_TILE if why is QUIET else why.no(NO_TILE)


class Ransom(Choice[ColumnOfFire]):
    """Three points take a die off one of the own cards (pay.remove-die)."""

    name = "ransom"
    clause = "pay.remove-die"
    options = Options(Group("", (OWN_DIE,)))

    def refusal(self, s: ColumnOfFire, seat: int, _: int, die: int, why: Why = QUIET) -> int:
        if not is_on_card(s, seat, die):
            return why.no(NO_DIE_TO_RANSOM, own_die=die)
        return 0

    def choose(self, s: ColumnOfFire, seat: int, _: int, die: int) -> None:
        pay(s, seat, RANSOM)
        if s.heard is not None:
            s.tell("ransom-paid", seat=seat, own_die=die)
        take_off(s, seat, die)
