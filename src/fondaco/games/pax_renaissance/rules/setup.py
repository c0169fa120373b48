"""Set-up: banks, map, piles and market (C)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import news
from fondaco.games.pax_renaissance.rules.market import COMETS_IN_PILE
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, Chance, Group, Options, Step

FUGGER: Final = 0
FLORINS: Final[tuple[int, ...]] = (3, 4, 5, 6)  # C7.florins
LAST_PART: Final = 12  # C5.east-pile: so many cards are shuffled with the Comets
CARDS_PER_PLAYER: Final = 4


def raise_capitals(s: Pax) -> None:
    """A token of its own icon in every capital, three in Constantinople (C4.capitals, C4.constantinople)."""
    for place in range(PLACES):
        if s.printed.is_capital[s.printed.city_of[place]]:
            token = s.icon_of(place)
            s.token[place] = token
            s.supply[token] -= 1


def build_piles(s: Pax) -> None:
    """Twelve cards with two Comets below, four for each player on top (C5.east-pile, C5.west-pile, C5.pile-size)."""
    for pile in (EAST, WEST):
        s.unseen[pile] = s.printed.decks[s.expansion * 2 + pile]
        s.top[pile] = CARDS_PER_PLAYER * s.players
        s.bottom[pile] = LAST_PART
        s.comets[pile] = COMETS_IN_PILE


class DrawBank(Chance[Pax]):
    """Each player draws a bank, and has a Concession on its shield (C2.random-bank, C3.first-concession)."""

    name = "bank"
    clause = "C2.random-bank"
    options = Options(Group("", (BANK,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return [bank for bank in range(len(BANK)) if bank not in s.bank]

    def choose(self, s: Pax, seat: int, _: int, bank: int) -> None:
        s.bank[seat] = bank
        border = s.printed.bank_border[bank]  # C2.fugger, C2.medici, C2.coeur, C2.marchionni
        s.concession[border] = seat
        s.cubes[seat] -= 1
        s.tell(news.BANK_DRAWN, seat, bank, border)


class DrawFirstPlayer(Step[Pax]):
    """Fugger begins; without Fugger the first player is drawn (C7.first-player)."""

    name = "first-player"
    clause = "C7.first-player"
    options = Options(Group("", (SEAT,)))

    def seat(self, s: Pax, _: int, __: int) -> int:
        return NOBODY if FUGGER in s.bank else NATURE

    def run(self, s: Pax, _: int, __: int) -> None:
        s.turn = s.bank.index(FUGGER)

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return list(range(s.players))

    def choose(self, s: Pax, _: int, __: int, seat: int) -> None:
        s.turn = seat


def give_florins(s: Pax) -> None:
    """The more the later one's turn comes, clockwise from the first player (C7.florins)."""
    for place in range(s.players):
        s.florins[(s.turn + place) % s.players] = FLORINS[place]
