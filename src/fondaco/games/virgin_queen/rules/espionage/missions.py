"""Informants and the missions: intelligence gathering, assassination and the plot, up to the throw of the dice."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.espionage import (
    FIRST_TURN,
    INTELLIGENCE_COST,
    LEAST_KILL_COST,
    LEAST_PLOT_COST,
    MOST_KILL_COST,
    MOST_PLOT_COST,
    assassination_attack_dice,
    assassination_defence_dice,
    intelligence_dice,
    mary_dice_against_elizabeth,
    plot_attack_dice,
    plot_defence_dice,
)
from fondaco.games.virgin_queen.printed import ARMY
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import leave_hand
from fondaco.games.virgin_queen.rules.rolling import clear_dice
from fondaco.games.virgin_queen.rules.spaces import PowerChoice, is_friend
from fondaco.games.virgin_queen.rules.stakes import Stake, unpaid
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import (
    ASSASSINATION,
    CARD,
    CARDS,
    CIPHER_KEY,
    CRYPTOGRAPHY,
    ELIZABETH,
    ENGLAND,
    FIGHT_AID,
    FIGHT_ATTACKER,
    FIGHT_COST,
    FIGHT_DEFENDER,
    FIGHT_LEFT,
    FIGHT_PLACE,
    FIGHT_UNITS,
    HAND_PISTOLS,
    IN_ENGLAND,
    IN_IRELAND,
    IN_SCOTLAND,
    INTELLIGENCE,
    LEADERS,
    MARY_CARD,
    MARY_DEAD,
    PLOT,
    POWER,
    POWERS,
    SCIENCES,
    SPACES,
    SPAIN,
    SPANISH_REGULAR,
    UNITS,
    VICTIM,
    WALSINGHAM,
)
from fondaco.kernel import NOBODY, QUIET, Group, Options, Step, Why

INFORMANT_COST: Final = 3
MISSION_COSTS: Final = (
    (INTELLIGENCE_COST, INTELLIGENCE_COST),
    (LEAST_KILL_COST, MOST_KILL_COST),
    (LEAST_PLOT_COST, MOST_PLOT_COST),
)

# Informants


def can_place_informant(s: Enterprise, power: int) -> bool:
    """Whether there is a power to spy on."""
    return any(not informant_refusal(s, power, target, QUIET) for target in range(POWERS))


def informant_refusal(s: Enterprise, power: int, target: int, why: Why) -> int:
    """At most one informant on another's power card (enterprise.informant, Q.esp.informant)."""
    if s.seat_of(target) == s.seat_of(power):
        return why.no(refusals.OWN_POWER, power=target)
    return why.no(refusals.INFORMANT_PLACED, power=target) if s.informant[power * POWERS + target] else 0


class Informant(PowerChoice):
    """An informant is placed; he gives dice from the next impulse on (espionage.operative, espionage.informant)."""

    name = "informant"
    clause = "enterprise.informant"
    options = Options(Group("", (POWER,)))
    JUST_PLACED: Final = 2

    def refusal(self, s: Enterprise, power: int, _: int, target: int, why: Why = QUIET) -> int:
        return informant_refusal(s, power, target, why)

    def choose(self, s: Enterprise, power: int, _: int, target: int) -> None:
        s.points_left -= INFORMANT_COST
        s.informant[power * POWERS + target] = self.JUST_PLACED
        s.tell(news.INFORMANT, power, target)


# When a mission may be tried


def mission_refusal(s: Enterprise, power: int, mission: int, target: int, why: Why) -> int:
    """From Turn 3, one an impulse, each kind once a turn and target (espionage.turn-three, enterprise.missions)."""
    if s.seat_of(target) == s.seat_of(power):
        return why.no(refusals.OWN_POWER, power=target)
    code = timing_refusal(s, why)
    if code and why is QUIET:
        return code
    if s.missions[power] >> (mission * POWERS + target) & 1:
        code = refusals.MISSION_USED
        if why.also(refusals.MISSION_USED, power=target):
            return code
    if is_friend(s, power, target):
        return why.no(refusals.ALLY, power=target)
    return code


def timing_refusal(s: Enterprise, why: Why) -> int:
    """No mission before Turn 3 and one in an impulse (espionage.turn-three, Q.esp.timing)."""
    code = 0
    if s.turn < FIRST_TURN:
        code = refusals.TOO_EARLY_TO_SPY
        if why.also(refusals.TOO_EARLY_TO_SPY, turn=FIRST_TURN):
            return code
    if s.mission_tried:
        code = refusals.ONE_MISSION
        if why.also(refusals.ONE_MISSION):
            return code
    return code


def begin_mission(s: Enterprise, power: int, mission: int, target: int, victim: int) -> None:
    """A mission is under way."""
    s.mission_tried = 1
    s.missions[power] |= 1 << (mission * POWERS + target)
    s.fight[FIGHT_ATTACKER] = power
    s.fight[FIGHT_DEFENDER] = target
    s.fight[FIGHT_UNITS] = victim
    s.fight[FIGHT_PLACE] = -1
    s.fight[FIGHT_AID] = 0
    s.fight[FIGHT_LEFT] = 0
    clear_dice(s)


# Intelligence gathering


def can_gather(s: Enterprise, power: int) -> bool:
    """Whether any power can be spied on now."""
    return any(not mission_refusal(s, power, INTELLIGENCE, target, QUIET) for target in range(POWERS))


class GatherIntelligence(PowerChoice):
    """Intelligence is gathered on another power (espionage.intel.target, espionage.intel.cost)."""

    name = "intelligence"
    clause = "espionage.intel.target"
    options = Options(Group("", (POWER,)))

    def refusal(self, s: Enterprise, power: int, _: int, target: int, why: Why = QUIET) -> int:
        return mission_refusal(s, power, INTELLIGENCE, target, why)

    def choose(self, s: Enterprise, power: int, _: int, target: int) -> None:
        s.points_left -= INTELLIGENCE_COST
        begin_mission(s, power, INTELLIGENCE, target, -1)
        s.fight[FIGHT_COST] = INTELLIGENCE_COST
        s.tell(news.INTELLIGENCE, power, target)
        s.then((frames.AID, power, INTELLIGENCE))


# Assassination


def owner_of(s: Enterprise, victim: int) -> int:
    """Whose leader is aimed at."""
    return ENGLAND if victim == ELIZABETH else s.printed.leader_power[victim]


def can_assassinate(s: Enterprise, power: int) -> bool:
    """Whether anybody can be aimed at now."""
    return any(not assassinate_refusal(s, power, victim, QUIET) for victim in range(LEADERS + 1))


def assassinate_refusal(s: Enterprise, power: int, victim: int, why: Why) -> int:
    """An army leader on the map or living Elizabeth (espionage.assassination.target, Q.kill.targets)."""
    on_map = s.elizabeth > 0 if victim == ELIZABETH else s.leader_at[victim] < SPACES
    is_army = victim == ELIZABETH or s.printed.leader_kind[victim] == ARMY
    if not on_map or not is_army:
        return why.no(refusals.NOT_ON_MAP, victim=victim)
    return mission_refusal(s, power, ASSASSINATION, owner_of(s, victim), why)


class Assassinate(PowerChoice):
    """Somebody is to be murdered (espionage.assassination.target)."""

    name = "assassinate"
    clause = "espionage.assassination.target"
    options = Options(Group("", (VICTIM,)))

    def refusal(self, s: Enterprise, power: int, _: int, victim: int, why: Why = QUIET) -> int:
        return assassinate_refusal(s, power, victim, why)

    def choose(self, s: Enterprise, power: int, _: int, victim: int) -> None:
        begin_mission(s, power, ASSASSINATION, owner_of(s, victim), victim)
        s.tell(news.ASSASSINATION, power, victim)
        s.then((frames.MISSION_COST, power, ASSASSINATION), (frames.AID, power, ASSASSINATION))


# The English Catholic rebellion


def can_plot(s: Enterprise, power: int) -> bool:
    """Whether Spain can stir England now."""
    return not plot_refusal(s, power, QUIET)


def plot_refusal(s: Enterprise, power: int, why: Why) -> int:
    """Spain against England and nobody else, once its plots are ripe (espionage.rebellion.target)."""
    if power != SPAIN:
        return why.no(refusals.ONLY_SPAIN_PLOTS)
    if s.turn < s.printed.plots_from:  # enterprise.espionage
        return why.no(refusals.PLOT_TOO_EARLY, turn=s.printed.plots_from)
    return mission_refusal(s, power, PLOT, ENGLAND, why)


class BeginPlot(Step[Enterprise]):
    """Spain stirs up the English Catholics (espionage.rebellion.target)."""

    clause = "espionage.rebellion.target"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        begin_mission(s, power, PLOT, ENGLAND, -1)
        s.tell(news.PLOT)
        s.then((frames.MISSION_COST, power, PLOT), (frames.AID, power, PLOT))


# What is spent and played along


class MissionCost(Stake):
    """How many points, and so dice, a mission is worth (espionage.assassination.cost, espionage.rebellion.cost)."""

    name = "mission-cost"
    clause = "espionage.assassination.cost"

    def bounds(self, on: int) -> tuple[int, int]:
        return MISSION_COSTS[on]

    def refusal(self, s: Enterprise, power: int, mission: int, points: int, why: Why = QUIET) -> int:
        if self.is_within(mission, points):
            return unpaid(s, points, why)
        return why.no(refusals.KILL_COST) if mission == ASSASSINATION else why.no(refusals.PLOT_COST)

    def choose(self, s: Enterprise, power: int, mission: int, cost: int) -> None:
        s.points_left -= cost
        s.fight[FIGHT_COST] = cost


def has_use(s: Enterprise, mission: int, card: int) -> bool:
    """Which named cards help a mission (enterprise.aid, Q.mary.state)."""
    if card == CIPHER_KEY:
        return not s.science[s.fight[FIGHT_ATTACKER] * SCIENCES + CRYPTOGRAPHY]  # Q.esp.cryptography
    if card == HAND_PISTOLS:
        return mission == ASSASSINATION
    against_elizabeth = mission == PLOT or (mission == ASSASSINATION and s.fight[FIGHT_UNITS] == ELIZABETH)
    return card == MARY_CARD and against_elizabeth and s.mary != MARY_DEAD


AIDS: Final = Options(Group("roll"), Group("play", (CARD,)))
ROLL: Final = AIDS.first("roll")
PLAY: Final = AIDS.first("play")


class Aid(PowerChoice):
    """Named cards may be played along, then the dice are rolled (enterprise.aid)."""

    name = "aid"
    clause = "enterprise.aid"
    options = AIDS

    def candidates(self, s: Enterprise, power: int, mission: int) -> list[int]:
        return [ROLL, *(PLAY + card for card in (CIPHER_KEY, HAND_PISTOLS, MARY_CARD) if has_use(s, mission, card))]

    def refusal(self, s: Enterprise, power: int, mission: int, option: int, why: Why = QUIET) -> int:
        if option == ROLL:
            return 0
        if not has_use(s, mission, option - PLAY):
            return why.no(refusals.CARD_HAS_NO_USE, card=option - PLAY)
        return 0 if s.hand[s.seat_of(power)][power * CARDS + option - PLAY] else why.no(refusals.NOT_IN_HAND)

    def may_be_forced(self, s: Enterprise, power: int, mission: int) -> bool:
        return False  # that would tell that the power holds no such card

    def choose(self, s: Enterprise, power: int, mission: int, option: int) -> None:
        if option == ROLL:
            roll_mission(s, power, mission)
            return
        card = option - PLAY
        leave_hand(s, power, card)
        s.discard[card] += 1
        s.fight[FIGHT_AID] |= 1 << card
        s.tell(news.PLAYS_ALONG, power, card)
        s.then((frames.AID, power, mission))


def aided(s: Enterprise, card: int) -> int:
    """Whether a named card was played along."""
    return s.fight[FIGHT_AID] >> card & 1


def has_cryptography(s: Enterprise, power: int) -> int:
    """The science bonus."""
    return s.science[power * SCIENCES + CRYPTOGRAPHY]


def has_informant(s: Enterprise, power: int, target: int) -> int:
    """Whether an informant of an earlier impulse is in place (espionage.informant)."""
    return int(s.informant[power * POWERS + target] == 1)


def has_regular_in(s: Enterprise, countries: tuple[int, ...]) -> int:
    """Whether a Spanish regular stands in one of some countries (espionage.rebellion.regulars)."""
    for country in countries:
        for space in s.printed.spaces_of[country]:
            if s.units[space * UNITS + SPANISH_REGULAR]:
                return 1
    return 0


def mission_attack(s: Enterprise, power: int, mission: int) -> int:
    """The attacker's dice."""
    target, cost = s.fight[FIGHT_DEFENDER], s.fight[FIGHT_COST]
    code = has_cryptography(s, power) or aided(s, CIPHER_KEY)
    informant = has_informant(s, power, target)
    alive = int(s.mary != MARY_DEAD)
    if mission == INTELLIGENCE:
        return intelligence_dice(code, informant, int(s.home_played == WALSINGHAM))
    if mission == ASSASSINATION:
        elizabeth = int(s.fight[FIGHT_UNITS] == ELIZABETH)
        mary = mary_dice_against_elizabeth(elizabeth, alive, aided(s, MARY_CARD))
        return assassination_attack_dice(cost, code, informant, aided(s, HAND_PISTOLS), mary)
    near = has_regular_in(s, (IN_SCOTLAND, IN_IRELAND))
    landed = has_regular_in(s, (IN_ENGLAND,))
    return plot_attack_dice(cost, code, informant, s.jesuits[1], alive, aided(s, MARY_CARD), near, landed)


def mission_defence(s: Enterprise, mission: int, code: int) -> int:
    """The defender's dice (espionage.intel.no-defence)."""
    if mission == INTELLIGENCE:
        return 0
    if mission == PLOT:
        return plot_defence_dice(code)
    victim = s.fight[FIGHT_UNITS]
    if victim == ELIZABETH:
        return assassination_defence_dice(1, 0, 0, code)
    space = s.leader_at[victim]
    power = s.printed.leader_power[victim]
    home = int(s.printed.home[space] == power and s.control[space] == power)
    return assassination_defence_dice(0, s.printed.battle[victim], home, code)


RESULTS: Final[tuple[int, ...]] = (frames.GATHERED, frames.ATTEMPTED, frames.PLOTTED)


def roll_mission(s: Enterprise, power: int, mission: int) -> None:
    """Before the dice the defender may play the Cipher Key."""
    s.then((frames.GUARD, s.fight[FIGHT_DEFENDER], mission))


class Guard(PowerChoice):
    """A defender without Cryptography may play the Cipher Key (espionage.cryptography.defence)."""

    name = "guard"
    clause = "espionage.cryptography.defence"
    options = Options(Group("decline"), Group("play"))

    def seat(self, s: Enterprise, target: int, mission: int) -> int:
        needless = mission == INTELLIGENCE or has_cryptography(s, target) or not s.held[target]
        return NOBODY if needless else s.seat_of(target)

    def run(self, s: Enterprise, target: int, mission: int) -> None:
        throw(s, mission, has_cryptography(s, target))

    def refusal(self, s: Enterprise, target: int, mission: int, option: int, why: Why = QUIET) -> int:
        held = s.hand[s.seat_of(target)][target * CARDS + CIPHER_KEY]
        return why.no(refusals.NOT_IN_HAND) if option and not held else 0

    def may_be_forced(self, s: Enterprise, target: int, mission: int) -> bool:
        return False  # that would tell that the power does not hold the key

    def choose(self, s: Enterprise, target: int, mission: int, option: int) -> None:
        if option:
            leave_hand(s, target, CIPHER_KEY)
            s.discard[CIPHER_KEY] += 1
            s.tell(news.PLAYS_ALONG, target, CIPHER_KEY)
        throw(s, mission, option)


def throw(s: Enterprise, mission: int, code: int) -> None:
    """Attacker, defender, result."""
    power = s.fight[FIGHT_ATTACKER]
    s.then(
        (frames.ATTACK_DIE, mission_attack(s, power, mission), 0),
        (frames.DEFENCE_DIE, mission_defence(s, mission, code), 0),
        (RESULTS[mission], power, 0),
    )
