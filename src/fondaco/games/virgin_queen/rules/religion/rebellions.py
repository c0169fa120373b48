"""The Protestant rebellion, and its Catholic mirror in England."""

from typing import Final

from fondaco.games.virgin_queen.aid_card import religion
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.choices import Operation, Stake
from fondaco.games.virgin_queen.rules.construction import add_regular
from fondaco.games.virgin_queen.rules.diplomacy import begin_war
from fondaco.games.virgin_queen.rules.rolling import attack_hits, clear_dice
from fondaco.games.virgin_queen.rules.spaces import (
    PowerChoice,
    disband,
    enemies_in,
    holds_capital,
    land_units,
    leaders_at,
    nearest_fortified,
)
from fondaco.games.virgin_queen.rules.spring import move_formation
from fondaco.games.virgin_queen.rules.war.fleets import move_fleet
from fondaco.games.virgin_queen.rules.war.sieges import ships_to_track
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Step, Why

ENGLISH_SIZE: Final = 4
"""The rebellion a plot brings (espionage.rebellion.plus-three)."""

# The rebellion of the Protestants


class Rebel(Operation):
    """The rebels rise in a Protestant space that Spain controls (rebellion.target, Q.reb.who)."""

    name = "rebel"
    clause = "rebellion.target"
    options = Options(Group("", (SPACE,)))
    leads_to = frames.REBEL_COST

    def refusal(self, s: Enterprise, power: int, _: int, space: int, why: Why = QUIET) -> int:
        if power != REBELS:
            return why.no(refusals.ONLY_REBELS)
        if s.faith[space] != PROTESTANT and why.also(refusals.NOT_PROTESTANT, space=space):
            return refusals.NOT_PROTESTANT
        return 0 if s.control[space] == SPAIN else why.no(refusals.NOT_SPANISH, space=space)


class RebelCost(Stake):
    """Two to five points are its size (rebellion.size)."""

    name = "rebel-size"
    clause = "rebellion.size"

    def bounds(self, on: int) -> tuple[int, int, int]:
        return religion.LEAST_REBELLION, religion.MOST_REBELLION, refusals.REBELLION_SIZE

    def choose(self, s: Enterprise, power: int, space: int, cost: int) -> None:
        s.points_left -= cost
        s.tell(news.REBELLION, space, cost)
        begin_rising(s, REBELS, space, cost, int(s.printed.home[space] == REBELS))


def begin_rising(s: Enterprise, rebel: int, space: int, cost: int, home: int) -> None:
    """Dice are rolled against the units there; against none success is certain (rebellion.dice, Q.reb.empty)."""
    s.fight[FIGHT_ATTACKER] = rebel
    s.fight[FIGHT_DEFENDER] = SPAIN if rebel == REBELS else ENGLAND  # rebellion.losses, Q.reb.catholic-unit
    s.fight[FIGHT_PLACE] = space
    s.fight[FIGHT_COST] = cost
    clear_dice(s)
    s.then((frames.ATTACK_DIE, religion.rebellion_dice(cost, home), 0), (frames.REBELLED, rebel, 0))


class Rebelled(Step[Enterprise]):
    """Each hit removes a unit; with none left the rebellion succeeds (rebellion.losses, rebellion.success)."""

    clause = "rebellion.success"

    def run(self, s: Enterprise, rebel: int, _: int) -> None:
        space, loyal = s.fight[FIGHT_PLACE], s.fight[FIGHT_DEFENDER]
        hits = attack_hits(s)
        s.tell(news.REBELLION_ROLL, hits)
        disband(s, space, [loyal], hits)
        if land_units(s, space, loyal):
            s.tell(news.REBELLION_FAILS, space)
        else:
            succeed(s, rebel, space)


def succeed(s: Enterprise, rebel: int, space: int) -> None:
    """Displacement, regulars, control, banners and war (rebellion.displace to rebellion.war)."""
    loser, cost = s.control[space], s.fight[FIGHT_COST]
    for power in range(POWERS):  # rebellion.displace, Q.reb.displace
        if power != rebel:
            send_away(s, power, space)
    s.control[space] = rebel  # rebellion.control
    s.unrest[space] = 0
    raised = sum(add_regular(s, rebel, space) for _ in range(religion.rebel_regulars(cost)))  # rebellion.regulars
    s.tell(news.REBELLION_SUCCEEDS, rebel, space, raised)
    begin_war(s, rebel, loser)  # rebellion.war
    s.fight[FIGHT_LEFT] = cost
    s.then((frames.TAKE_ADJACENT, rebel, loser), (frames.RAISE_BANNER, rebel, space))


def send_away(s: Enterprise, power: int, space: int) -> None:
    """A power's ships, units and leaders leave for its nearest fortified space; without one units are disbanded.

    enterprise.displace
    """
    refuge = nearest_fortified(s, space, power)
    if refuge >= 0 and s.printed.harbour[refuge]:
        move_fleet(s, power, space, refuge)
    else:
        ships_to_track(s, space, power)
    if refuge >= 0:
        move_formation(s, power, space, refuge, land_units(s, space, power), True)
    disband(s, space, [power])
    for leader in leaders_at(s, space, power):
        s.leader_at[leader] = ON_TRACK


class TakeAdjacent(PowerChoice):
    """For each point a neighbouring space of their faith, unfortified and empty (rebellion.control, Q.reb.adjacent)."""

    name = "take-adjacent"
    clause = "rebellion.control"
    options = Options(Group("", (SPACE,)))

    def seat(self, s: Enterprise, rebel: int, loser: int) -> int:
        return s.seat_of(rebel) if s.fight[FIGHT_LEFT] and self.is_possible(s, rebel, loser) else NOBODY

    def candidates(self, s: Enterprise, rebel: int, loser: int) -> list[int]:
        return list(s.printed.roads[s.fight[FIGHT_PLACE]])

    def refusal(self, s: Enterprise, rebel: int, loser: int, space: int, why: Why = QUIET) -> int:
        target = s.fight[FIGHT_PLACE]
        faith = PROTESTANT if rebel == REBELS else CATHOLIC
        fits = s.faith[space] == faith and s.control[space] == loser and not s.printed.fortified[space]
        near = space in s.printed.roads[target]
        return 0 if near and fits and not enemies_in(s, space, rebel) else why.no(refusals.NOT_THERE, space=space)

    def choose(self, s: Enterprise, rebel: int, loser: int, space: int) -> None:
        send_away(s, loser, space)  # ships and leaders: of land units there are none
        s.control[space] = rebel
        s.fight[FIGHT_LEFT] -= 1
        s.tell(news.TAKES, rebel, space)
        s.then((frames.TAKE_ADJACENT, rebel, loser))


BANNERS: Final = Options(Group("nothing"), Group("leader"), Group("capital"), Group("both"))
WITH_LEADER: Final = BANNERS.first("leader")
WITH_CAPITAL: Final = BANNERS.first("capital")
"""Both have the bit of each."""


class RaiseBanner(PowerChoice):
    """The rebels may add a leader, a capital, or both (rebellion.leader-capital, Q.reb.options)."""

    name = "banner"
    clause = "rebellion.leader-capital"
    options = BANNERS

    def seat(self, s: Enterprise, rebel: int, space: int) -> int:
        return s.seat_of(rebel) if rebel == REBELS else NOBODY  # Q.plot.four-cp: Spain adds neither

    def refusal(self, s: Enterprise, rebel: int, space: int, option: int, why: Why = QUIET) -> int:
        in_play = s.leader_at[ORANGE] not in (NOT_YET, WAITING)
        if option & WITH_LEADER and in_play and why.also(refusals.LEADER_IN_PLAY, leader=ORANGE):
            return refusals.LEADER_IN_PLAY
        if not option & WITH_CAPITAL:
            return 0
        if not s.printed.fortified[space] and why.also(refusals.NO_FORTRESS_FOR_CAPITAL, space=space):
            return refusals.NO_FORTRESS_FOR_CAPITAL
        return why.no(refusals.CAPITAL_STANDS) if holds_capital(s, REBELS) else 0

    def choose(self, s: Enterprise, rebel: int, space: int, option: int) -> None:
        if option & WITH_LEADER:
            s.leader_at[ORANGE] = space
            s.tell(news.PLACED, REBELS, ORANGE, space)
        if option & WITH_CAPITAL:
            s.capital[REBELS] = space
            s.tell(news.CAPITAL, space)


# The rising in England


class EnglishRising(PowerChoice):
    """After the conversions, a rebellion of 4 CP in a Catholic space of England (enterprise.english-rising)."""

    name = "rise"
    clause = "enterprise.english-rising"
    options = Options(Group("", (SPACE,)))

    def seat(self, s: Enterprise, power: int, _: int) -> int:
        return s.seat_of(power) if self.is_possible(s, power, 0) else NOBODY

    def refusal(self, s: Enterprise, power: int, _: int, space: int, why: Why = QUIET) -> int:
        if s.printed.country[space] != IN_ENGLAND or s.control[space] != ENGLAND:
            return why.no(refusals.NOT_ENGLISH, space=space)
        return 0 if s.faith[space] == CATHOLIC else why.no(refusals.NOT_CATHOLIC, space=space)

    def choose(self, s: Enterprise, power: int, _: int, space: int) -> None:
        s.tell(news.REBELLION, space, ENGLISH_SIZE)
        begin_rising(s, SPAIN, space, ENGLISH_SIZE, 0)  # Q.plot.four-cp
