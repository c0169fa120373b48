"""Set-up: banks, map, piles and market (C)."""

from __future__ import annotations

from typing import Final

from fondaco.games.pax_renaissance import frames
from fondaco.games.pax_renaissance.market import COMETS_IN_PILE, begin_turn
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import (
    BANK,
    EAST,
    PLACES,
    SEAT,
    SLOTS,
    WEST,
)
from fondaco.kernel import NATURE, NOBODY, Chance, Frame, Group, Options, Step

FUGGER: Final = 0
FLORINS: Final[tuple[int, ...]] = (3, 4, 5, 6)  # C7.florins
LAST_PART: Final = 12  # C5.east-pile: so many cards are shuffled with the Comets
CARDS_PER_PLAYER: Final = 4


class SetUp(Step[Pax]):
    """Map and piles are laid out, then banks are drawn and the market is dealt (C1.matrix)."""

    def run(self, s: Pax, _: int, __: int) -> None:
        raise_capitals(s)
        build_piles(s)
        course: list[Frame] = [(frames.DRAW_BANK, seat, 0) for seat in range(s.players)]
        course.append((frames.DRAW_FIRST_PLAYER, 0, 0))
        course += [(frames.DRAW_CARD, slot, 0) for slot in range(SLOTS)]  # C6.market
        course.append((frames.BEGIN, 0, 0))
        s.then_all(course)


def raise_capitals(s: Pax) -> None:
    """A token of its own icon in every capital, three in Constantinople (C4.capitals, C4.constantinople)."""
    for place in range(PLACES):
        if s.tables.is_capital[s.tables.city_of[place]]:
            token = s.tables.icons[0][place]
            s.token[place] = token
            s.supply[token] -= 1


def build_piles(s: Pax) -> None:
    """Twelve cards with two Comets below, four for each player on top (C5.east-pile, C5.west-pile, C5.pile-size)."""
    for pile in (EAST, WEST):
        s.unseen[pile] = s.tables.decks[s.expansion * 2 + pile]
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
        border = s.tables.bank_border[bank]  # C2.fugger, C2.medici, C2.coeur, C2.marchionni
        s.concession[border] = seat
        s.cubes[seat] -= 1
        if s.heard is not None:
            s.tell("bank-drawn", seat=seat, bank=bank, border=border)


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


class Begin(Step[Pax]):
    """Florins clockwise from the first player, who takes the first turn (C7.florins, C7.start)."""

    clause = "C7.start"

    def run(self, s: Pax, _: int, __: int) -> None:
        for place in range(s.players):
            s.florins[(s.turn + place) % s.players] = FLORINS[place]
        if s.heard is not None:
            s.tell("first-player", seat=s.turn)
        s.then((frames.TURN, s.turn, 0))
        begin_turn(s, s.turn)
