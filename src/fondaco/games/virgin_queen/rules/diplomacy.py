"""Phase 2: negotiation, ransom and war."""

from typing import Final

from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import to_capital
from fondaco.games.virgin_queen.rules.spaces import PowerChoice, at_war
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Why

PEACE: Final = 0
WAR_COST: Final = 2


def has_matters(s: Enterprise, power: int) -> bool:
    """Whether there is anything a power could propose; otherwise its negotiation passes."""
    return any(not negotiate_refusal(s, power, offer, QUIET) for offer in range(2 * POWERS))


def negotiate_refusal(s: Enterprise, power: int, offer: int, why: Why) -> int:
    """Peace ends a war; the Protestant powers may be allies (enterprise.negotiation, enterprise.alliance)."""
    kind, other = divmod(offer, POWERS)
    if s.seat_of(other) == s.seat_of(power):
        return why.no(refusals.PLAYED_BY_YOU, power=other)
    if kind == PEACE:
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
    options = Options(Group("peace", (POWER,)), Group("alliance", (POWER,)), Group("nothing"))
    NOTHING: Final = 2 * POWERS

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        others = strangers(s, power)
        return [*others, *(POWERS + other for other in others), self.NOTHING]

    def refusal(self, s: Enterprise, power: int, _: int, offer: int, why: Why = QUIET) -> int:
        return 0 if offer == self.NOTHING else negotiate_refusal(s, power, offer, why)

    def choose(self, s: Enterprise, power: int, _: int, offer: int) -> None:
        if offer != self.NOTHING:
            kind, other = divmod(offer, POWERS)
            s.tell(news.PROPOSES_PEACE if kind == PEACE else news.PROPOSES_ALLIANCE, power, other)
            s.then((frames.AGREE, other, kind * POWERS + power))


class Agree(PowerChoice):
    """The other power agrees or does not, and all hear it (sequence.2.negotiation)."""

    name = "agree"
    clause = "sequence.2.negotiation"
    options = Options(Group("yes"), Group("no"))

    def choose(self, s: Enterprise, power: int, offer: int, answer: int) -> None:
        kind, other = divmod(offer, POWERS)
        if answer:
            s.tell(news.DECLINES, power, other)
        elif kind == PEACE:
            s.war[other if power == SPAIN else power] = 0
            s.tell(news.PEACE, power, other)
        else:
            s.allied = 1
            s.tell(news.ALLIANCE, power, other)


class Ransom(PowerChoice):
    """A power may buy a captive leader back; his captor draws a card from it (sequence.2.ransom)."""

    name = "ransom"
    clause = "sequence.2.ransom"
    options = Options(Group("pay"), Group("leave"))

    def seat(self, s: Enterprise, power: int, leader: int) -> int:
        return s.seat_of(power) if s.held[power] else NOBODY  # Q.turn.ransom: an empty hand cannot pay

    def run(self, s: Enterprise, power: int, leader: int) -> None:
        s.tell(news.NO_RANSOM, power, leader)

    def choose(self, s: Enterprise, power: int, leader: int, answer: int) -> None:
        if answer == 0:
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
