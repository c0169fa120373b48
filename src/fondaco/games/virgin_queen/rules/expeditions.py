"""The New World: expeditions, voyages, raids and England's colony."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.piracy import (
    DAMAGED,
    REMOVED,
    SOUND,
    captain_after,
    world_attack_dice,
    world_defence_dice,
)
from fondaco.games.virgin_queen.aid_card.voyages import ELIMINATED, UNHARMED, VOYAGE_LOST, navigation_result
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import home_port, move_all
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


# Sending and sailing


def can_send(s: Enterprise, power: int) -> bool:
    """Whether a captain is ready for a voyage."""
    return any(not send_refusal(s, power, captain, QUIET) for captain in CAPTAINS)


def send_refusal(s: Enterprise, power: int, captain: int, why: Why) -> int:
    """A captain kept for a voyage, and a port to leave from (enterprise.expedition)."""
    if power != ENGLAND or captain not in CAPTAINS:
        return why.no(refusals.ONLY_ENGLAND)
    ready = s.leader_at[captain] == WAITING and home_port(s, ENGLAND) >= 0
    return 0 if ready else why.no(refusals.CAPTAIN_AWAY, leader=captain)


class Expedition(PowerChoice):
    """A captain sets out for the North Atlantic (enterprise.expedition)."""

    name = "expedition"
    clause = "enterprise.expedition"
    options = Options(Group("", (LEADER,)))

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        return list(CAPTAINS)

    def refusal(self, s: Enterprise, power: int, _: int, captain: int, why: Why = QUIET) -> int:
        return send_refusal(s, power, captain, why)

    def may_be_forced(self, s: Enterprise, power: int, _: int) -> bool:
        return False  # dice follow: the odds are to be seen first

    def choose(self, s: Enterprise, power: int, _: int, captain: int) -> None:
        s.points_left -= SEND_COST
        s.tell(news.EXPEDITION, captain)
        navigate(s, captain, NORTH_ATLANTIC)


def can_voyage(s: Enterprise, power: int) -> bool:
    """Whether a captain overseas can sail on."""
    return power == ENGLAND and any(is_overseas(s, captain) for captain in CAPTAINS)


class Voyage(PowerChoice):
    """Which captain sails on (enterprise.expedition)."""

    name = "voyage"
    clause = "enterprise.expedition"
    options = Options(Group("", (LEADER,)))

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        return list(CAPTAINS)

    def refusal(self, s: Enterprise, power: int, _: int, captain: int, why: Why = QUIET) -> int:
        return 0 if is_overseas(s, captain) else why.no(refusals.CAPTAIN_AT_HOME, leader=captain)

    def choose(self, s: Enterprise, power: int, _: int, captain: int) -> None:
        s.then((frames.VOYAGE_TO, power, captain))


class VoyageTo(PowerChoice):
    """The next zone (enterprise.expedition)."""

    name = "voyage-to"
    clause = "enterprise.expedition"
    options = Options(Group("", (ZONE,)))

    def refusal(self, s: Enterprise, power: int, captain: int, zone: int, why: Why = QUIET) -> int:
        near = zone in s.printed.next_zones[s.leader_at[captain] - FIRST_ZONE]
        return 0 if near else why.no(refusals.NO_ROUTE, zone=zone)

    def may_be_forced(self, s: Enterprise, power: int, captain: int) -> bool:
        return False  # dice follow: the odds are to be seen first

    def choose(self, s: Enterprise, power: int, captain: int, zone: int) -> None:
        s.points_left -= VOYAGE_COST
        navigate(s, captain, zone)


def navigate(s: Enterprise, captain: int, zone: int) -> None:
    """Two dice for every zone entered (navigation.table, Q.nav.when)."""
    clear_dice(s)
    s.leader_at[captain] = FIRST_ZONE + zone
    s.tell(news.VOYAGE, captain, zone)
    s.then((frames.ATTACK_DIE, 2, 0), (frames.NAVIGATION, captain, 0))


class Navigation(Step[Enterprise]):
    """The navigation table (navigation.table, navigation.second-damage, navigation.eliminated)."""

    clause = "navigation.table"

    def run(self, s: Enterprise, captain: int, _: int) -> None:
        total = sum(s.attack_dice) + s.printed.navigation[captain]
        result = navigation_result(total, s.damaged >> captain & 1)
        if result == UNHARMED:
            s.tell(news.UNHARMED, captain, total)
        elif result == ELIMINATED:
            lose_captain(s, captain, DEAD)
            s.tell(news.DROWNED, captain, total)
        elif result == VOYAGE_LOST:
            lose_captain(s, captain, ON_TRACK)
            s.tell(news.TURNED_BACK, captain, total)
        else:
            s.damaged |= 1 << captain
            s.tell(news.DAMAGED, captain, total)


def lose_captain(s: Enterprise, captain: int, where: int) -> None:
    """A captain is gone, for a turn or for good, and his cargo with him."""
    s.leader_at[captain] = where
    s.damaged &= ~(1 << captain)
    move_all(s, cargo_of(captain), SPENT)


# Raids


def can_raid(s: Enterprise, power: int) -> bool:
    """Whether a captain overseas can raid where he is."""
    return power == ENGLAND and any(not raid_refusal(s, captain, QUIET) for captain in CAPTAINS)


def raid_refusal(s: Enterprise, captain: int, why: Why) -> int:
    """A captain overseas raids a zone once a turn (enterprise.raid)."""
    if not is_overseas(s, captain):
        return why.no(refusals.CAPTAIN_AT_HOME, leader=captain)
    place = s.leader_at[captain]
    code = 0
    if s.raided & raid_marker(ENGLAND, place):
        code = refusals.ALREADY_RAIDED
        if why.also(refusals.ALREADY_RAIDED):
            return code
    some = any(settlements(s, target, place - FIRST_ZONE) for target in (RAID_SPAIN, RAID_PORTUGAL))
    return code if some else why.no(refusals.NO_SETTLEMENT)


def settlements(s: Enterprise, target: int, zone: int) -> int:
    """The settlements a target has in a zone (Q.world.target)."""
    return (s.printed.portuguese if target == RAID_PORTUGAL else s.printed.spanish)[zone]


class Raid(PowerChoice):
    """Which captain raids (enterprise.raid)."""

    name = "raid"
    clause = "enterprise.raid"
    options = Options(Group("", (LEADER,)))

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        return list(CAPTAINS)

    def refusal(self, s: Enterprise, power: int, _: int, captain: int, why: Why = QUIET) -> int:
        return raid_refusal(s, captain, why)

    def choose(self, s: Enterprise, power: int, _: int, captain: int) -> None:
        s.then((frames.RAID_TARGET, power, captain))


class RaidTarget(PowerChoice):
    """Spain or Portugal is raided (enterprise.raid)."""

    name = "raid-target"
    clause = "enterprise.raid"
    options = Options(Group("", (RAIDED,)))

    def refusal(self, s: Enterprise, power: int, captain: int, target: int, why: Why = QUIET) -> int:
        some = settlements(s, target, s.leader_at[captain] - FIRST_ZONE)
        return 0 if some else why.no(refusals.NO_SETTLEMENT)

    def may_be_forced(self, s: Enterprise, power: int, captain: int) -> bool:
        return False  # dice follow: the odds are to be seen first

    def choose(self, s: Enterprise, power: int, captain: int, target: int) -> None:
        s.points_left -= RAID_COST
        place = s.leader_at[captain]
        s.raided |= raid_marker(power, place)
        s.fight[FIGHT_ATTACKER] = power
        s.fight[FIGHT_PLACE] = place
        s.fight[FIGHT_DEFENDER] = captain
        s.fight[FIGHT_UNITS] = target
        s.tell(news.WORLD_RAID, captain, target, place - FIRST_ZONE)
        clear_dice(s)
        dice = world_raid_defence(s, target, place - FIRST_ZONE)
        s.then((frames.DEFENCE_DIE, dice, 0), (frames.RAID_ATTACK, captain, 0))  # piracy.world.order


def world_raid_defence(s: Enterprise, target: int, zone: int) -> int:
    """Settlements for Portugal; patrols, escorts and fortress for Spain (piracy.world.defence-dice.spain)."""
    patrols = s.patrols[zone] + s.escorts[zone]  # Q.indies.effect
    return world_defence_dice(target, settlements(s, target, zone), patrols, s.fortress[zone])


def condition(s: Enterprise, captain: int) -> int:
    """Sound or damaged."""
    return DAMAGED if s.damaged >> captain & 1 else SOUND


class RaidAttack(Step[Enterprise]):
    """The captain takes the hits, then rolls if he can (piracy.world.captain-hits, piracy.world.attack-dice.base)."""

    clause = "piracy.world.captain-hits"

    def run(self, s: Enterprise, captain: int, stage: int) -> None:
        if stage:
            s.tell(news.RAID_RESULT, ENGLAND, attack_hits(s))
            s.then((frames.REWARDS, ENGLAND, attack_hits(s)))
            return
        zone, target = s.fight[FIGHT_PLACE] - FIRST_ZONE, s.fight[FIGHT_UNITS]
        after = captain_after(condition(s, captain), defence_hits(s))
        s.tell(news.RAID_DEFENCE, defence_hits(s))
        if after == REMOVED:
            lose_captain(s, captain, DEAD)
            s.tell(news.CAPTAIN_LOST, captain)
            return
        if after == DAMAGED:
            s.damaged |= 1 << captain
        dice = world_attack_dice(after, settlements(s, target, zone), s.printed.piracy[captain])
        s.then((frames.ATTACK_DIE, dice, 0), (frames.RAID_ATTACK, captain, 1))


# The colony


def can_colonise(s: Enterprise, power: int) -> bool:
    """Whether England can found its colony now."""
    return not colonise_refusal(s, power, QUIET)


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
