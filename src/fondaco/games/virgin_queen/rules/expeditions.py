"""The New World: expeditions, voyages, raids and England's colony."""

from typing import Final

from fondaco.games.virgin_queen.aid_card import piracy, voyages
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import home_port, move_all
from fondaco.games.virgin_queen.rules.choices import Operation
from fondaco.games.virgin_queen.rules.piracy.raiding import raid_marker
from fondaco.games.virgin_queen.rules.rolling import attack_hits, clear_dice, defence_hits
from fondaco.games.virgin_queen.rules.spaces import PowerChoice
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import QUIET, Group, Options, Step, Why

SEND_COST: Final = 2
VOYAGE_COST: Final = 1
RAID_COST: Final = 2
COLONY_COST: Final = 3


def is_overseas(s: Enterprise, captain: int) -> bool:
    """Whether a captain is in the New World."""
    return FIRST_ZONE <= s.leader_at[captain] < ANY_PLACE


class CaptainChoice(Operation):
    """Which of England's captains is meant (enterprise.expedition)."""

    clause = "enterprise.expedition"
    options = Options(Group("", (LEADER,)))

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        return list(CAPTAINS)

    def is_possible(self, s: Enterprise, power: int, _: int) -> bool:
        return power == ENGLAND and any(not self.refusal(s, power, 0, captain) for captain in CAPTAINS)


# Sending and sailing


class Expedition(CaptainChoice):
    """A captain kept for a voyage sets out from a port for the North Atlantic (enterprise.expedition)."""

    name = "expedition"
    always_asked = True  # dice follow: the odds are to be seen first

    def refusal(self, s: Enterprise, power: int, _: int, captain: int, why: Why = QUIET) -> int:
        if power != ENGLAND or captain not in CAPTAINS:
            return why.no(refusals.ONLY_ENGLAND)
        ready = s.leader_at[captain] == WAITING and home_port(s, ENGLAND) >= 0
        return 0 if ready else why.no(refusals.CAPTAIN_AWAY, leader=captain)

    def choose(self, s: Enterprise, power: int, _: int, captain: int) -> None:
        s.points_left -= SEND_COST
        s.tell(news.EXPEDITION, captain)
        navigate(s, captain, NORTH_ATLANTIC)


class Voyage(CaptainChoice):
    """Which captain sails on (enterprise.expedition)."""

    name = "voyage"
    leads_to = frames.VOYAGE_TO

    def refusal(self, s: Enterprise, power: int, _: int, captain: int, why: Why = QUIET) -> int:
        return 0 if is_overseas(s, captain) else why.no(refusals.CAPTAIN_AT_HOME, leader=captain)


class VoyageTo(PowerChoice):
    """The next zone (enterprise.expedition)."""

    name = "voyage-to"
    clause = "enterprise.expedition"
    options = Options(Group("", (ZONE,)))
    always_asked = True  # dice follow: the odds are to be seen first

    def refusal(self, s: Enterprise, power: int, captain: int, zone: int, why: Why = QUIET) -> int:
        near = zone in s.printed.next_zones[s.leader_at[captain] - FIRST_ZONE]
        return 0 if near else why.no(refusals.NO_ROUTE, zone=zone)

    def choose(self, s: Enterprise, power: int, captain: int, zone: int) -> None:
        s.points_left -= VOYAGE_COST
        navigate(s, captain, zone)


def navigate(s: Enterprise, captain: int, zone: int) -> None:
    """Two dice for every zone entered (navigation.table, Q.nav.when)."""
    clear_dice(s)
    s.leader_at[captain] = FIRST_ZONE + zone
    s.tell(news.VOYAGE, captain, zone)
    s.then((frames.ATTACK_DIE, 2, 0), (frames.NAVIGATION, captain, 0))


NAVIGATION_NEWS: Final = (news.UNHARMED, news.DAMAGED, news.TURNED_BACK, news.DROWNED)
"""By the result of the table."""


class Navigation(Step[Enterprise]):
    """The navigation table (navigation.table, navigation.second-damage, navigation.eliminated)."""

    clause = "navigation.table"

    def run(self, s: Enterprise, captain: int, _: int) -> None:
        total = sum(s.attack_dice) + s.printed.navigation[captain]
        result = voyages.navigation_result(total, s.damaged >> captain & 1)
        if result == voyages.DAMAGED:
            s.damaged |= 1 << captain
        elif result != voyages.UNHARMED:
            lose_captain(s, captain, DEAD if result == voyages.ELIMINATED else ON_TRACK)
        s.tell(NAVIGATION_NEWS[result], captain, total)


def lose_captain(s: Enterprise, captain: int, where: int) -> None:
    """A captain is gone, for a turn or for good, and his cargo with him."""
    s.leader_at[captain] = where
    s.damaged &= ~(1 << captain)
    move_all(s, cargo_of(captain), SPENT)


# Raids


def settlements(s: Enterprise, target: int, zone: int) -> int:
    """The settlements a target has in a zone (Q.world.target)."""
    return (s.printed.portuguese if target == RAID_PORTUGAL else s.printed.spanish)[zone]


class Raid(CaptainChoice):
    """A captain overseas raids a zone once a turn (enterprise.raid)."""

    name = "raid"
    clause = "enterprise.raid"
    leads_to = frames.RAID_TARGET

    def refusal(self, s: Enterprise, power: int, _: int, captain: int, why: Why = QUIET) -> int:
        if not is_overseas(s, captain):
            return why.no(refusals.CAPTAIN_AT_HOME, leader=captain)
        place = s.leader_at[captain]
        if s.raided & raid_marker(ENGLAND, place) and why.also(refusals.ALREADY_RAIDED):
            return refusals.ALREADY_RAIDED
        some = any(settlements(s, target, place - FIRST_ZONE) for target in (RAID_SPAIN, RAID_PORTUGAL))
        return 0 if some else why.no(refusals.NO_SETTLEMENT)


class RaidTarget(PowerChoice):
    """Spain or Portugal is raided (enterprise.raid)."""

    name = "raid-target"
    clause = "enterprise.raid"
    options = Options(Group("", (RAIDED,)))
    always_asked = True  # dice follow: the odds are to be seen first

    def refusal(self, s: Enterprise, power: int, captain: int, target: int, why: Why = QUIET) -> int:
        some = settlements(s, target, s.leader_at[captain] - FIRST_ZONE)
        return 0 if some else why.no(refusals.NO_SETTLEMENT)

    def choose(self, s: Enterprise, power: int, captain: int, target: int) -> None:
        s.points_left -= RAID_COST
        place = s.leader_at[captain]
        zone = place - FIRST_ZONE
        s.raided |= raid_marker(power, place)
        s.fight[FIGHT_ATTACKER] = power
        s.fight[FIGHT_PLACE] = place
        s.fight[FIGHT_DEFENDER] = captain
        s.fight[FIGHT_UNITS] = target
        s.tell(news.WORLD_RAID, captain, target, zone)
        clear_dice(s)
        dice = world_raid_defence(s, target, zone)
        s.then((frames.DEFENCE_DIE, dice, 0), (frames.RAID_ATTACK, captain, 0))  # piracy.world.order


def world_raid_defence(s: Enterprise, target: int, zone: int) -> int:
    """Settlements for Portugal; patrols, escorts and fortress for Spain (piracy.world.defence-dice.spain)."""
    patrols = s.patrols[zone] + s.escorts[zone]  # Q.indies.effect
    return piracy.world_defence_dice(target, settlements(s, target, zone), patrols, s.fortress[zone])


class RaidAttack(Step[Enterprise]):
    """The captain takes the hits, then rolls if he can (piracy.world.captain-hits, piracy.world.attack-dice.base)."""

    clause = "piracy.world.captain-hits"

    def run(self, s: Enterprise, captain: int, stage: int) -> None:
        if stage:
            s.tell(news.RAID_RESULT, ENGLAND, attack_hits(s))
            s.then((frames.REWARDS, ENGLAND, attack_hits(s)))
            return
        zone, target = s.fight[FIGHT_PLACE] - FIRST_ZONE, s.fight[FIGHT_UNITS]
        after = piracy.captain_after(s.damaged >> captain & 1, defence_hits(s))
        s.tell(news.RAID_DEFENCE, defence_hits(s))
        if after == piracy.REMOVED:
            lose_captain(s, captain, DEAD)
            s.tell(news.CAPTAIN_LOST, captain)
            return
        if after == piracy.DAMAGED:
            s.damaged |= 1 << captain
        dice = piracy.world_attack_dice(after, settlements(s, target, zone), s.printed.piracy[captain])
        s.then((frames.ATTACK_DIE, dice, 0), (frames.RAID_ATTACK, captain, 1))


# The colony


def colonise_refusal(s: Enterprise, power: int, why: Why) -> int:
    """One colony, founded by a captain in the North Atlantic (enterprise.colony)."""
    if power != ENGLAND:
        return why.no(refusals.COLONY_ENGLISH)
    if s.colony:
        return why.no(refusals.COLONY_STANDS)
    there = any(s.leader_at[captain] == FIRST_ZONE + NORTH_ATLANTIC for captain in CAPTAINS)
    return 0 if there else why.no(refusals.NOT_IN_NORTH_ATLANTIC)


class Colonise(Step[Enterprise]):
    """England founds its colony (enterprise.colony)."""

    clause = "enterprise.colony"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        s.points_left -= COLONY_COST
        s.colony = 1
        s.tell(news.COLONISES)


def cargo_of(captain: int) -> int:
    """Where a captain's treasures lie."""
    return IN_CARGO + captain - DRAKE
