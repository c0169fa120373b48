"""The sequence of play of the aid card: a turn has eight phases in fixed order, each with its lines (sequence.order).

What a line does is in the chapters of `rules/`; every step has its number in `rules/frames.py`.
"""

from fondaco.games.virgin_queen.rules import card_phase, courts, diplomacy, frames, news, setup, spring, victory, winter
from fondaco.games.virgin_queen.rules.rolling import clear_dice
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Frame, Step


class SetUp(Step[Enterprise]):
    """Everything is put on the map before the first turn (enterprise.forces)."""

    clause = "enterprise.forces"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        setup.lay_out(s)
        s.then((frames.TURN, 0, 0))


class Turn(Step[Enterprise]):
    """A turn has eight phases in fixed order (sequence.order)."""

    clause = "sequence.order"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        s.tell(news.TURN, s.turn)
        s.phase = 0
        s.then(
            # 1. Cards: five lines in this order (sequence.1.cards)
            (frames.PERSONALITIES, 0, 0),
            (frames.FORTRESSES_AND_JESUITS, 0, 0),
            (frames.NEW_CARDS, 0, 0),
            (frames.DEAL, 0, 0),
            (frames.TREASURES, 0, 0),
            (frames.DIPLOMACY, 0, 0),  # 2
            (frames.SPRING, 0, 0),  # 3
            (frames.ACTIONS, 0, 0),  # 4
            (frames.WINTER, 0, 0),  # 5
            (frames.MARRIAGES, 0, 0),  # 6
            (frames.PATRONAGE, 0, 0),  # 7
            (frames.VICTORY, 0, 0),  # 8
        )


def begin_phase(s: Enterprise, phase: int) -> None:
    """The next phase of the card begins."""
    s.phase = phase
    s.tell(news.PHASE, phase, s.turn)


# 1. Cards


class Personalities(Step[Enterprise]):
    """Those due this turn come into play, and pieces on the turn track come back (sequence.1.personalities)."""

    clause = "sequence.1.personalities"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        begin_phase(s, 0)
        card_phase.bring_people(s)
        card_phase.bring_back(s)


# 2. Diplomacy


class Diplomacy(Step[Enterprise]):
    """Negotiation, ransom, war, each in the order of impulses (sequence.2.diplomacy)."""

    clause = "sequence.2.diplomacy"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        begin_phase(s, 1)
        talks = [(frames.NEGOTIATE, power, 0) for power in range(POWERS) if diplomacy.has_matters(s, power)]
        captives = [leader for leader in range(LEADERS) if s.leader_at[leader] == CAPTIVE]
        ransoms = [(frames.RANSOM, s.printed.leader_power[leader], leader) for leader in captives]
        wars = [(frames.DECLARE, power, 0) for power in range(POWERS)]
        s.then_all(talks + ransoms + wars)


# 3. Spring deployment


class Spring(Step[Enterprise]):
    """Each power places leaders, chooses a Home Card and moves a formation; then the extras (sequence.3.leaders)."""

    clause = "sequence.3.leaders"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        begin_phase(s, 2)
        s.then_all([line for power in range(POWERS) for line in deployment(s, power)])


def deployment(s: Enterprise, power: int) -> list[Frame]:
    """What one power does in spring; the Empire of sequence.3.hre-preference is not played."""
    lines: list[Frame] = [(frames.PLACE_LEADER, power, leader) for leader in spring.arrived(s, power)]
    lines += [(frames.HOME_CARD, power, 0), (frames.FORMATION, power, 0)]
    if power == SPAIN:
        lines += [(frames.ESCORT, SPAIN, 0)] * s.printed.escorts
    if power == ENGLAND:
        lines += [(frames.ASSIGN_CAPTAIN, ENGLAND, captain) for captain in CAPTAINS]
    return lines


# 4. Actions


class Actions(Step[Enterprise]):
    """The Indies Fleet sails, the Ottoman raids, then impulses begin (Q.indies.when, sequence.4.impulse-order)."""

    clause = "sequence.4.impulse-order"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        begin_phase(s, 3)
        s.passes = 0
        s.active = SPAIN
        loading: list[Frame] = [(frames.DRAW_TREASURE, IN_FLEET, 0)] * s.printed.fleet_treasures
        s.then(*loading, (frames.FLEET_DIE, 0, 0), (frames.OTTOMAN, 0, 0), (frames.IMPULSE, SPAIN, 0))


def next_impulse(s: Enterprise, power: int, acted: bool) -> None:
    """Spain, England, the rebels, and round again, until all have passed in a row (sequence.4.until-all-pass).

    The frame says whether the same seat has just acted for another power (sequence.4.impulse-order).
    """
    if s.passes < POWERS:
        s.active = (power + 1) % POWERS
        s.then((frames.IMPULSE, s.active, int(acted and s.seat_of(s.active) == s.seat_of(power))))
    else:
        s.active = -1


class EndImpulse(Step[Enterprise]):
    """Victory at once is looked for after every impulse (sequence.4.instant-victory, Q.turn.instant-victory)."""

    clause = "sequence.4.instant-victory"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        s.points_left = 0
        clear_dice(s)
        victory.check_at_once(s)
        if s.winner < 0:
            next_impulse(s, power, True)


# 5. Winter


class Winter(Step[Enterprise]):
    """Ten lines in the order of the card (sequence.5.winter)."""

    clause = "sequence.5.winter"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        begin_phase(s, 4)
        s.tell(news.MORISCO)  # sequence.5.morisco-unrest: none live on this map
        winter.discard_treasures(s)
        s.tell(news.LOANS)  # sequence.5.loans: nobody lends ships here
        for power in range(POWERS):
            winter.return_home(s, power)
        winter.end_alliances(s)
        for power in range(POWERS):
            winter.muster(s, power)
        winter.bring_treasures_home(s)
        winter.reset_espionage(s)
        winter.reset_diplomacy(s)
        s.tell(news.LEAGUE)  # sequence.5.catholic-league: not in this scenario
        winter.discard_hands(s)


# 6. Marriages


class Marriages(Step[Enterprise]):
    """No marriage is made here; Elizabeth scores while she lives (sequence.6.marriages, sequence.6.virgin-queen)."""

    clause = "sequence.6.marriages"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        begin_phase(s, 5)
        s.tell(news.MARRIAGES)
        courts.score_virgin_queen(s)
        s.tell(news.AGING)  # sequence.6.aging: the royals of this scenario do not die of age


# 7. Patronage


class Patronage(Step[Enterprise]):
    """Artists, then scientists; who paid rolls a die (sequence.7.patronage, enterprise.patronage)."""

    clause = "sequence.7.patronage"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        begin_phase(s, 6)
        s.tell(news.ARTISTS)
        s.then_all([(frames.SCIENCE_DIE, place, 0) for place in courts.paid_sciences(s)])


# 8. Victory


class Victory(Step[Enterprise]):
    """Points for Antwerp, the winner after the last turn, else a new turn (sequence.8.territory-vp)."""

    clause = "sequence.8.territory-vp"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        begin_phase(s, 7)
        victory.score_territory(s)
        if s.turn >= s.last_turn:  # sequence.8.winner
            s.ending = BY_POINTS
            s.tell(news.END)
            victory.announce(s)
            return
        s.turn += 1  # sequence.8.next-turn
        s.then((frames.TURN, 0, 0))
