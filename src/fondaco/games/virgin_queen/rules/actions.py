"""Phase 4: the cards of an impulse, and what command points buy."""

from collections.abc import Callable
from typing import Final

from fondaco.games.virgin_queen.aid_card import espionage, religion
from fondaco.games.virgin_queen.aid_card.voyages import fleet_zone
from fondaco.games.virgin_queen.rules import construction, expeditions, frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import discard, send_jesuit
from fondaco.games.virgin_queen.rules.espionage import missions
from fondaco.games.virgin_queen.rules.piracy import raiding
from fondaco.games.virgin_queen.rules.religion import conversions, rebellions
from fondaco.games.virgin_queen.rules.spaces import PowerChoice
from fondaco.games.virgin_queen.rules.war import fleets, marching, sieges
from fondaco.games.virgin_queen.sequence import next_impulse
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Chance, Group, Options, Why


class FleetDie(Chance[Enterprise]):
    """A die finds the zone of the Indies Fleet (indies.zone, indies.philippines)."""

    name = "fleet-die"
    clause = "indies.zone"
    options = Options(Group("", (FACE,)))

    def choose(self, s: Enterprise, _: int, __: int, face: int) -> None:
        s.fleet_zone = fleet_zone(face + 1, int(s.turn >= s.printed.philippines_from))
        s.tell(news.FLEET, s.fleet_zone)


# Impulses


def begin_impulse(s: Enterprise, power: int) -> None:
    """A power is to play; nothing is left of the impulse before."""
    s.active = power
    s.points_left = 0
    s.home_played = -1
    s.mission_tried = 0
    s.treasure_used = 0
    s.fresh_sieges = 0
    s.informant = [min(1, placed) for placed in s.informant]  # espionage.informant: earlier impulses count


IMPULSES: Final = Options(Group("play", (CARD,)), Group("home", (HOME,)), Group("pass"))
FIRST_HOME: Final = IMPULSES.first("home")
PASS: Final = IMPULSES.first("pass")


class Impulse(PowerChoice):
    """A power plays a card for its command points, or passes (enterprise.impulse, sequence.4.until-all-pass)."""

    name = "impulse"
    clause = "enterprise.impulse"
    options = IMPULSES

    def seat(self, s: Enterprise, power: int, _: int) -> int:
        return s.seat_of(power) if s.held[power] or s.home_held[power] else NOBODY

    def run(self, s: Enterprise, power: int, _: int) -> None:
        """A power without cards passes (Q.turn.no-cards)."""
        pass_impulse(s, power)

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        found = self.every[:CARDS]
        found += self.every[FIRST_HOME + 2 * power : FIRST_HOME + 2 * power + 2]
        found.append(PASS)
        return found

    def refusal(self, s: Enterprise, power: int, _: int, option: int, why: Why = QUIET) -> int:
        if option == PASS:
            return 0
        seat = s.seat_of(power)
        if option >= FIRST_HOME:
            held = s.home[seat][power] == option - FIRST_HOME
        else:
            held = s.hand[seat][power * CARDS + option] > 0
        return 0 if held else why.no(refusals.NOT_IN_HAND)

    def choose(self, s: Enterprise, power: int, acted: int, option: int) -> None:
        if option == PASS:
            pass_impulse(s, power)
            return
        begin_impulse(s, power)
        s.passes = 0
        if option >= FIRST_HOME:
            play_home(s, power, option - FIRST_HOME)
        else:
            discard(s, power, option)
            s.points_left = COMMAND_POINTS[option]
            s.tell(news.PLAYS, power, option, s.points_left)
        pay_war_debt(s, power)
        s.then((frames.ACT, power, acted))


def pass_impulse(s: Enterprise, power: int) -> None:
    """A pass (Q.turn.pass)."""
    begin_impulse(s, power)
    s.passes += 1
    s.tell(news.PASSES, power)
    next_impulse(s, power, False)


def play_home(s: Enterprise, power: int, home: int) -> None:
    """A Home Card gives its points, and some have an effect (enterprise.home-cards)."""
    s.home[s.seat_of(power)][power] = -1
    s.home_held[power] = 0
    s.home_played = home
    s.points_left = s.printed.home_points[home]
    s.tell(news.PLAYS_HOME, power, home, s.points_left)
    if home == JESUIT_COLLEGE and s.jesuits[0]:
        send_jesuit(s, IN_ENGLAND)
    if home == SEA_BEGGARS:
        launch_beggars(s)


def launch_beggars(s: Enterprise) -> None:
    """A rebel galleon and La Marck appear in a rebel port, or else in an English one (enterprise.home-cards)."""
    rulers = (REBELS, ENGLAND) if s.allied else (REBELS,)
    ports = [
        space
        for ruler in rulers
        for space in range(len(s.control))
        if s.control[space] == ruler and construction.is_open_port(s, space)
    ]
    if ports and s.reserve_ships[REBEL_GALLEON]:
        s.reserve_ships[REBEL_GALLEON] -= 1
        s.ships[ports[0] * SHIPS + REBEL_GALLEON] += 1
        construction.bring_la_marck(s, ports[0])
        s.tell(news.BEGGARS, ports[0])


def pay_war_debt(s: Enterprise, power: int) -> None:
    """A declared war is paid from the first card played (Q.turn.war-cost)."""
    paid = min(s.war_debt[power], s.points_left)
    if paid:
        s.war_debt[power] = 0
        s.points_left -= paid
        s.tell(news.PAYS_WAR, power, paid)


# What points buy

Bought = tuple[str, int, int, Callable[[Enterprise, int, Why], int]]
"""A word, the step that asks for the target, the least cost, and why there is no target."""

OPERATIONS: Final[tuple[Bought, ...]] = (
    ("march", frames.MARCH_FROM, marching.BY_ROAD_COST, marching.MarchFrom().target_refusal),
    ("sail", frames.SAIL_FROM, fleets.SAIL_COST, fleets.SailFrom().target_refusal),
    ("assault", frames.ASSAULT, sieges.ASSAULT_COST, sieges.Assault().target_refusal),
    ("raise", frames.RAISE, construction.UNIT_COST, construction.Raise().target_refusal),
    ("build", frames.BUILD_AT, construction.UNIT_COST, construction.BuildAt().target_refusal),
    ("take", frames.TAKE, construction.TAKE_COST, construction.Take().target_refusal),
    ("quell", frames.QUELL, construction.TAKE_COST, construction.Quell().target_refusal),
    ("piracy", frames.PIRACY, raiding.PIRACY_COST, raiding.Piracy().target_refusal),
    ("expedition", frames.EXPEDITION, expeditions.SEND_COST, expeditions.Expedition().target_refusal),
    ("voyage", frames.VOYAGE, expeditions.VOYAGE_COST, expeditions.Voyage().target_refusal),
    ("raid", frames.RAID, expeditions.RAID_COST, expeditions.Raid().target_refusal),
    ("colony", frames.COLONISE, expeditions.COLONY_COST, expeditions.colonise_refusal),
    ("informant", frames.INFORMANT, missions.INFORMANT_COST, missions.Informant().target_refusal),
    ("intelligence", frames.INTELLIGENCE, espionage.INTELLIGENCE_COST, missions.GatherIntelligence().target_refusal),
    ("assassinate", frames.ASSASSINATE, espionage.LEAST_KILL_COST, missions.Assassinate().target_refusal),
    ("plot", frames.PLOT, espionage.LEAST_PLOT_COST, missions.plot_refusal),
    ("convert", frames.CONVERT, conversions.LEAST_DICE, conversions.Convert().target_refusal),
    ("rebel", frames.REBEL, religion.LEAST_REBELLION, rebellions.Rebel().target_refusal),
    ("patronise", frames.PATRONISE, construction.PATRON_COST, construction.Patronise().target_refusal),
    ("treasure", frames.SPEND, 0, construction.Spend().target_refusal),
)
ACTS: Final = Options(*(Group(word) for word, *_ in OPERATIONS), Group("end"))
END: Final = ACTS.first("end")


class Act(PowerChoice):
    """What the points of the card are spent on, one action after the other (enterprise.costs)."""

    name = "act"
    clause = "enterprise.costs"
    options = ACTS
    settled = True

    def refusal(self, s: Enterprise, power: int, _: int, option: int, why: Why = QUIET) -> int:
        if option == END:
            return 0
        _word, _step, cost, target_refusal = OPERATIONS[option]
        short = s.points_left < cost
        if short and (why is QUIET or why.also(refusals.NO_POINTS, cost=cost, number=s.points_left)):
            return refusals.NO_POINTS
        return target_refusal(s, power, why)

    def may_be_forced(self, s: Enterprise, power: int, _: int) -> bool:
        return s.points_left == 0

    def choose(self, s: Enterprise, power: int, acted: int, option: int) -> None:
        if option == END:
            s.then((frames.END_IMPULSE, power, acted))
        else:
            s.then((OPERATIONS[option][1], power, 0), (frames.ACT, power, acted))
