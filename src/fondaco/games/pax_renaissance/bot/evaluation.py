"""How good a position looks to a seat: how near each victory is, and what brings it nearer."""

from typing import Final

from fondaco.games.pax_renaissance.rules import victory
from fondaco.games.pax_renaissance.rules.bankruptcy import has_nothing
from fondaco.games.pax_renaissance.rules.fairs import is_crossed
from fondaco.games.pax_renaissance.rules.market import PRICE_AT
from fondaco.games.pax_renaissance.rules.tableau import cards_of, icons_of, prestige_of
from fondaco.games.pax_renaissance.rules.tokens import concessions_around
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *

WON: Final = 1000.0
WITHIN_REACH: Final = 300.0
"""An active victory whose conditions a seat meets, if it is about to act."""
THREATENED: Final = 220.0
"""The same for somebody else."""
NEARNESS: Final[tuple[float, ...]] = (60.0, 26.0, 13.0, 7.0, 4.0, 2.2, 1.2, 0.6)
"""What a victory is worth when so much is missing."""
MANY: Final = 99
"""More than can be missing."""
INACTIVE: Final = 0.55
"""How much of that is left while the victory card is inactive."""
FEAR: Final = 0.8
"""How much another's nearness counts against one's own."""
FLORINS: Final[tuple[float, ...]] = (0.0, 1.6, 3.0, 4.2, 5.2, 6.0, 6.7, 7.3, 7.8, 8.2, 8.5)
MORE_FLORINS: Final = 0.15
HAND: Final = 1.6
"""A card in hand: something to play next turn."""
OPERATION_WORTH: Final[tuple[float, ...]] = (0.5, 0.9, 0.8, 0.4, 0.7, 1.3, 0.4, 0.5, 1.0)
"""What each kind of Operation is worth in a Tableau."""
PRESTIGE_WORTH: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 1.0, 0.8, 0.9)
POWER_WORTH: Final = 0.8
EMPIRE_WORTH: Final = 2.5
CONCESSION: Final = 1.1
ON_A_ROUTE: Final = 0.7
VOICE: Final = 0.3
"""Most Concessions around an Empire in play."""
SILENCED: Final = 0.4
COMET_WORTH: Final = 3.0
"""A Comet in the market that one could pay for."""
PATRONAGE: Final = 14.0
"""The lead in patron Prestige when the piles are about to run out."""


class Standing:
    """What counts of one seat: its Prestige, Empires, Concessions and the worth of its cards."""

    def __init__(self, s: Pax, seat: int) -> None:
        self.prestige = [0] * PRESTIGES
        self.worth = 0.0
        for card in cards_of(s, seat):
            self._count(s, card)
        for card in s.maid[seat]:
            self._add(s.printed.prestige[card])
        self.kings, self.republics = victory.kings(s, seat), victory.republics(s, seat)
        self.concessions = victory.concessions_with(s, seat, self.prestige[PATRON])
        self.law = victory.law_with(s, seat, self.prestige[LAW], self.prestige[PATRON])

    def _count(self, s: Pax, card: int) -> None:
        self._add(prestige_of(s, card))
        value = 0.0
        for operation, _ in icons_of(s, card):
            value += OPERATION_WORTH[operation]
        if card >= FIRST_EMPIRE:
            self.worth += EMPIRE_WORTH
        else:
            value += POWER_WORTH * len(s.printed.powers[card])
        self.worth += value * SILENCED if s.is_silenced(card) else value

    def _add(self, prestige: tuple[int, ...]) -> None:
        for kind in range(PRESTIGES):
            if prestige[kind]:
                self.prestige[kind] += prestige[kind]
                self.worth += PRESTIGE_WORTH[kind] * prestige[kind]


def evaluate(s: Pax, seat: int) -> float:
    """In points: a won game is worth a thousand."""
    if s.ending != NOT_OVER:
        return WON if s.victors >> seat & 1 else -WON
    standings = [Standing(s, other) for other in range(s.players)]
    faith = faiths(s)
    value = means(s, seat, standings[seat])
    for other in range(s.players):
        outlook = prospects(s, other, standings, faith)
        value += outlook if other == seat else -FEAR * outlook / (s.players - 1)
    value += patronage(s, seat, standings)
    if s.bankruptcy and has_nothing(s, seat):
        value -= WON
    return value


def means(s: Pax, seat: int, standing: Standing) -> float:
    """Money, cards and Concessions: what a seat can do with."""
    florins = s.florins[seat]
    value = FLORINS[florins] if florins < len(FLORINS) else FLORINS[-1] + MORE_FLORINS * (florins - len(FLORINS) + 1)
    value += HAND * min(s.hand_size(seat), 2) + standing.worth
    for border, owner in enumerate(s.concession):
        if owner == seat:
            value += CONCESSION
            value += ON_A_ROUTE * (is_crossed(s, border, EAST) + is_crossed(s, border, WEST))
    for empire in range(EMPIRES):
        if not s.is_in_pile(empire) and concessions_around(s, empire, seat) > 1:
            value += VOICE
    for slot in range(SLOTS):
        if s.market[slot] >= FIRST_COMET and florins >= PRICE_AT[slot] > 0:
            value += COMET_WORTH
    return value


def faiths(s: Pax) -> list[int]:
    """What each Religion lacks to be supreme: Bishops, and tokens in its own Theocracies (L3.religious)."""
    bishops, strength = victory.bishops_in_play(s), victory.strength_in_theocracies(s)
    all_bishops, all_strength = sum(bishops), sum(strength)
    lacking: list[int] = []
    for religion in range(RELIGIONS):
        short = max(0, all_bishops - 2 * bishops[religion] + 1)
        lacking.append(short + max(0, all_strength - 2 * strength[religion] + 1))
    return lacking


def shortfalls(s: Pax, seat: int, standings: list[Standing], faith: list[int]) -> list[int]:
    """What a seat lacks for each victory, in Kings, Concessions, icons, Bishops and tokens (L3 to L6)."""
    own = standings[seat]
    kings = concessions = republics = law = 0
    prestige = [0] * PRESTIGES
    for other, standing in enumerate(standings):
        if other != seat:
            kings = max(kings, standing.kings)
            concessions = max(concessions, standing.concessions)
            republics = max(republics, standing.republics)
            law = max(law, standing.law)
            for kind in range(PRESTIGES):
                prestige[kind] = max(prestige[kind], standing.prestige[kind])
    religious = MANY
    for religion in range(RELIGIONS):
        behind = max(0, prestige[religion] + 1 - own.prestige[religion])
        religious = min(religious, faith[religion] + behind)
    imperial = max(0, kings + victory.LEAD_OF_KINGS[s.players] - own.kings)
    globalisation = max(0, concessions + victory.LEAD - own.concessions)
    globalisation += max(0, prestige[DISCOVERY] + 1 - own.prestige[DISCOVERY])
    renaissance = max(0, republics + 1 - own.republics) + max(0, law + victory.LEAD - own.law)
    return [religious, imperial, globalisation, renaissance]


def prospects(s: Pax, seat: int, standings: list[Standing], faith: list[int]) -> float:
    """How near a seat is to each victory."""
    value = 0.0
    short = shortfalls(s, seat, standings, faith)
    for which in range(VICTORIES):
        if short[which] >= len(NEARNESS):
            continue
        near = NEARNESS[short[which]]
        if not s.active[which]:
            value += near * INACTIVE
        elif short[which]:
            value += near
        elif seat == s.turn and s.actions > int(victory.is_discredited(s, which)):
            value += WITHIN_REACH
        else:
            value += THREATENED
    return value


def patronage(s: Pax, seat: int, standings: list[Standing]) -> float:
    """The lead in patron Prestige weighs more as the piles run out (L2.patron-winner)."""
    left = s.pile(EAST) + s.pile(WEST)
    if left > 40:
        return 0.0
    own = best = 0.0
    for other, standing in enumerate(standings):
        rank = standing.prestige[PATRON] + min(s.florins[other], 40) / 41
        if other == seat:
            own = rank
        else:
            best = max(best, rank)
    lead = max(-2.0, min(2.0, own - best))
    return PATRONAGE * lead * (1.0 - left / 44)
