"""The expansion: apostasy, and the Powers that are actions of their own (M2, B4.powers)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import news, refusals
from fondaco.games.pax_renaissance.rules.tableau import cards_of, discard, prestige_of
from fondaco.games.pax_renaissance.rules.war.battle import attackers_of, march
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Why

FAITHS: Final[tuple[int, ...]] = tuple(1 << first | 1 << second for first, second in PAIRS)
"""Both Religions of each pair, a bit each."""


def apostatise(s: Pax, religions: int) -> None:
    """Who has Prestige of both Religions discards every card that bears either (M2.apostasy, Q.apostasy-scope)."""
    for seat, cards in enumerate(doomed_cards(s, religions)):
        for card in cards:
            if s.holder[card] < 0:  # went with its King or its Suzerain
                continue
            s.tell(news.LOST_TO_APOSTASY, seat, card)
            discard(s, card)


def doomed_cards(s: Pax, religions: int) -> list[list[int]]:
    """What an apostasy between two Religions, a bit each, takes from every seat."""
    pair = [religion for religion in range(RELIGIONS) if religions >> religion & 1]
    return [doomed_of(s, seat, pair) for seat in range(s.players)]


def doomed_of(s: Pax, seat: int, pair: list[int]) -> list[int]:
    """What an apostasy takes from a seat; nothing with one Religion only (M2.one-religion, M2.both-sides)."""
    if s.power(seat, UNBELIEF):
        return []
    bearing = [card for card in cards_of(s, seat) if any(prestige_of(s, card)[religion] for religion in pair)]
    shown = {religion for card in bearing for religion in pair if prestige_of(s, card)[religion]}
    return bearing if len(shown) == len(pair) else []


def reprisals_queen(s: Pax, seat: int) -> int:
    """The married Queen whose discard starts a peasant revolt, or -1 (B4.powers: Popular Reprisals)."""
    cards = s.printed.cards_with[POPULAR_REPRISALS]
    return next((card for card in cards if s.holder[card] == seat and not s.is_silenced(card)), -1)


def reprisals_refusal(s: Pax, seat: int, why: Why) -> int:
    """The revolt in her Empire needs attackers like any other (Q.zero-attackers)."""
    queen = reprisals_queen(s, seat)
    if queen < 0:
        return why.no(refusals.NO_POWER)
    empire = s.king_of(queen)
    return 0 if attackers_of(s, seat, REVOLT, empire) else why.no(refusals.NO_ATTACKERS, empire=empire)


def start_reprisals(s: Pax, seat: int) -> None:
    """The Queen is discarded, and the peasants of her Empire rise."""
    queen = reprisals_queen(s, seat)
    empire = s.king_of(queen)
    s.acting, s.agents = queen, []
    s.tell(news.REPRISALS, seat, queen, empire)
    discard(s, queen)
    march(s, seat, REVOLT, empire)
