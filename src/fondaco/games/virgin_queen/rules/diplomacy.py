"""Phase 2: negotiation, ransom and war."""

from typing import Final

from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import to_capital
from fondaco.games.virgin_queen.rules.spaces import PowerChoice, at_war
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Why

WAR_COST: Final = 2
OFFERS: Final = Options(Group("peace", (POWER,)), Group("alliance", (POWER,)), Group("nothing"))
ALLIANCE: Final = OFFERS.first("alliance")
NO_OFFER: Final = OFFERS.first("nothing")
ANSWERS: Final = Options(Group("yes"), Group("no"))
NO: Final = ANSWERS.first("no")
RANSOMS: Final = Options(Group("pay"), Group("leave"))
PAY: Final = RANSOMS.first("pay")


def has_matters(s: Enterprise, power: int) -> bool:
    """Whether there is anything a power could propose; otherwise its negotiation passes."""
    return any(not negotiate_refusal(s, power, offer, QUIET) for offer in range(NO_OFFER))


def negotiate_refusal(s: Enterprise, power: int, offer: int, why: Why) -> int:
    """Peace ends a war; the Protestant powers may be allies (enterprise.negotiation, enterprise.alliance)."""
    other = offer % POWERS
    if s.seat_of(other) == s.seat_of(power):
        return why.no(refusals.PLAYED_BY_YOU, power=other)
    if offer < ALLIANCE:
        return 0 if at_war(s, power, other) else why.no(refusals.ALREADY_AT_PEACE, power=other)
    if SPAIN in (power, other):
        return why.no(refusals.NEVER_ALLIES, power=other)
    return why.no(refusals.ALREADY_ALLIED, power=other) if s.allied else 0


def strangers(s: Enterprise, power: int) -> list[int]:
    """The powers of the other players."""
    return [other for other in range(POWERS) if s.seat_of(other) != s.seat_of(power)]


class Negotiate(PowerChoice):
    """A power may propose one thing: peace or an alliance (sequence.2.negotiation)."""

    name = "negotiate"
    clause = "sequence.2.negotiation"
    options = OFFERS

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        others = strangers(s, power)
        return [*others, *(ALLIANCE + other for other in others), NO_OFFER]

    def refusal(self, s: Enterprise, power: int, _: int, offer: int, why: Why = QUIET) -> int:
        return 0 if offer == NO_OFFER else negotiate_refusal(s, power, offer, why)

    def choose(self, s: Enterprise, power: int, _: int, offer: int) -> None:
        if offer != NO_OFFER:
            other = offer % POWERS
            s.tell(news.PROPOSES_PEACE if offer < ALLIANCE else news.PROPOSES_ALLIANCE, power, other)
            s.then((frames.AGREE, other, offer - other + power))


class Agree(PowerChoice):
    """The other power agrees or does not, and all hear it (sequence.2.negotiation)."""

    name = "agree"
    clause = "sequence.2.negotiation"
    options = ANSWERS

    def choose(self, s: Enterprise, power: int, offer: int, answer: int) -> None:
        other = offer % POWERS
        if answer == NO:
            s.tell(news.DECLINES, power, other)
        elif offer < ALLIANCE:
            s.war[other if power == SPAIN else power] = 0
            s.tell(news.PEACE, power, other)
        else:
            s.allied = 1
            s.tell(news.ALLIANCE, power, other)


class Ransom(PowerChoice):
    """A power may buy a captive leader back; his captor draws a card from it (sequence.2.ransom)."""

    name = "ransom"
    clause = "sequence.2.ransom"
    options = RANSOMS

    def seat(self, s: Enterprise, power: int, leader: int) -> int:
        return s.seat_of(power) if s.held[power] else NOBODY  # Q.turn.ransom: an empty hand cannot pay

    def run(self, s: Enterprise, power: int, leader: int) -> None:
        s.tell(news.NO_RANSOM, power, leader)

    def choose(self, s: Enterprise, power: int, leader: int, answer: int) -> None:
        if answer == PAY:
            captor = s.captor[leader]
            to_capital(s, leader)
            s.tell(news.RANSOM, power, leader, captor)
            s.then((frames.DRAW_FROM_HAND, power, captor))


DECLARATIONS: Final = Options(Group("war", (POWER,)), Group("nothing"))
NOTHING: Final = DECLARATIONS.first("nothing")


class Declare(PowerChoice):
    """A power may declare one war, between Spain and another that holds something, and owes two command points for it.

    sequence.2.war, enterprise.war, Q.turn.war-cost
    """

    name = "declare"
    clause = "sequence.2.war"
    options = DECLARATIONS

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        return [*strangers(s, power), NOTHING]

    def refusal(self, s: Enterprise, power: int, _: int, other: int, why: Why = QUIET) -> int:
        if other == NOTHING:
            return 0
        if s.seat_of(other) == s.seat_of(power):
            return why.no(refusals.WAR_ON_YOURSELF, power=other)
        if SPAIN not in (power, other):
            return why.no(refusals.NEVER_ENEMIES, power=other)
        if at_war(s, power, other):
            return why.no(refusals.ALREADY_AT_WAR, power=other)
        risen = REBELS not in (power, other) or REBELS in s.control
        return 0 if risen else why.no(refusals.NO_REVOLT, power=other)

    def choose(self, s: Enterprise, power: int, _: int, other: int) -> None:
        if other != NOTHING:
            begin_war(s, power, other)
            s.war_debt[power] += WAR_COST


def begin_war(s: Enterprise, power: int, other: int) -> None:
    """Two powers are at war from now on."""
    enemy = other if power == SPAIN else power
    if not s.war[enemy]:
        s.war[enemy] = 1
        s.tell(news.WAR, power, other)
