"""Informants and the missions: intelligence gathering, assassination and the plot, up to the throw of the dice."""

from typing import Final

from fondaco.games.virgin_queen.aid_card import espionage
from fondaco.games.virgin_queen.printed import ARMY
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import discard
from fondaco.games.virgin_queen.rules.choices import Operation, Stake
from fondaco.games.virgin_queen.rules.rolling import clear_dice, roll_both
from fondaco.games.virgin_queen.rules.spaces import PowerChoice, is_friend
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Step, Why

INFORMANT_COST: Final = 3

# Informants


class Informant(Operation):
    """At most one informant on another's power card; he gives dice from the next impulse on.

    espionage.operative, espionage.informant, Q.esp.informant
    """

    name = "informant"
    clause = "enterprise.informant"
    options = Options(Group("", (POWER,)))
    JUST_PLACED: Final = 2

    def refusal(self, s: Enterprise, power: int, _: int, target: int, why: Why = QUIET) -> int:
        if s.seat_of(target) == s.seat_of(power):
            return why.no(refusals.OWN_POWER, power=target)
        return why.no(refusals.INFORMANT_PLACED, power=target) if s.informant[power * POWERS + target] else 0

    def choose(self, s: Enterprise, power: int, _: int, target: int) -> None:
        s.points_left -= INFORMANT_COST
        s.informant[power * POWERS + target] = self.JUST_PLACED
        s.tell(news.INFORMANT, power, target)


# When a mission may be tried


class Mission(Operation):
    """A mission against somebody; if nobody can be chosen the time may be wrong."""

    def target_refusal(self, s: Enterprise, power: int, why: Why) -> int:
        if self.is_possible(s, power, 0):
            return 0
        return timing_refusal(s, why) or why.no(refusals.NO_TARGET)


def mission_refusal(s: Enterprise, power: int, mission: int, target: int, why: Why) -> int:
    """From Turn 3, one an impulse, each kind once a turn and target (espionage.turn-three, enterprise.missions)."""
    if s.seat_of(target) == s.seat_of(power):
        return why.no(refusals.OWN_POWER, power=target)
    code = timing_refusal(s, why)
    if code and why is QUIET:
        return code
    if s.missions[power] >> (mission * POWERS + target) & 1 and why.also(refusals.MISSION_USED, power=target):
        return refusals.MISSION_USED
    return why.no(refusals.ALLY, power=target) if is_friend(s, power, target) else 0


def timing_refusal(s: Enterprise, why: Why) -> int:
    """No mission before Turn 3 and one in an impulse (espionage.turn-three, Q.esp.timing)."""
    code = 0
    if s.turn < espionage.FIRST_TURN:
        code = refusals.TOO_EARLY_TO_SPY
        if why.also(refusals.TOO_EARLY_TO_SPY, turn=espionage.FIRST_TURN):
            return code
    return why.no(refusals.ONE_MISSION) if s.mission_tried else code


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


class GatherIntelligence(Mission):
    """Intelligence is gathered on another power (espionage.intel.target, espionage.intel.cost)."""

    name = "intelligence"
    clause = "espionage.intel.target"
    options = Options(Group("", (POWER,)))

    def refusal(self, s: Enterprise, power: int, _: int, target: int, why: Why = QUIET) -> int:
        return mission_refusal(s, power, INTELLIGENCE, target, why)

    def choose(self, s: Enterprise, power: int, _: int, target: int) -> None:
        s.points_left -= espionage.INTELLIGENCE_COST
        begin_mission(s, power, INTELLIGENCE, target, -1)
        s.fight[FIGHT_COST] = espionage.INTELLIGENCE_COST
        s.tell(news.INTELLIGENCE, power, target)
        s.then((frames.AID, power, INTELLIGENCE))


# Assassination


def owner_of(s: Enterprise, victim: int) -> int:
    """Whose leader is aimed at."""
    return ENGLAND if victim == ELIZABETH else s.printed.leader_power[victim]


class Assassinate(Mission):
    """An army leader on the map is to be murdered, or living Elizabeth.

    espionage.assassination.target, Q.kill.targets
    """

    name = "assassinate"
    clause = "espionage.assassination.target"
    options = Options(Group("", (VICTIM,)))

    def refusal(self, s: Enterprise, power: int, _: int, victim: int, why: Why = QUIET) -> int:
        on_map = s.elizabeth > 0 if victim == ELIZABETH else s.leader_at[victim] < SPACES
        is_army = victim == ELIZABETH or s.printed.leader_kind[victim] == ARMY
        if not on_map or not is_army:
            return why.no(refusals.NOT_ON_MAP, victim=victim)
        return mission_refusal(s, power, ASSASSINATION, owner_of(s, victim), why)

    def choose(self, s: Enterprise, power: int, _: int, victim: int) -> None:
        begin_mission(s, power, ASSASSINATION, owner_of(s, victim), victim)
        s.tell(news.ASSASSINATION, power, victim)
        s.then((frames.MISSION_COST, power, ASSASSINATION), (frames.AID, power, ASSASSINATION))


# The English Catholic rebellion


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

    def bounds(self, mission: int) -> tuple[int, int, int]:
        if mission == ASSASSINATION:
            return espionage.LEAST_KILL_COST, espionage.MOST_KILL_COST, refusals.KILL_COST
        return espionage.LEAST_PLOT_COST, espionage.MOST_PLOT_COST, refusals.PLOT_COST

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
    always_asked = True  # else it would tell that the power holds no such card

    def candidates(self, s: Enterprise, power: int, mission: int) -> list[int]:
        return [ROLL, *(PLAY + card for card in (CIPHER_KEY, HAND_PISTOLS, MARY_CARD) if has_use(s, mission, card))]

    def refusal(self, s: Enterprise, power: int, mission: int, option: int, why: Why = QUIET) -> int:
        if option == ROLL:
            return 0
        if not has_use(s, mission, option - PLAY):
            return why.no(refusals.CARD_HAS_NO_USE, card=option - PLAY)
        return 0 if s.hand[s.seat_of(power)][power * CARDS + option - PLAY] else why.no(refusals.NOT_IN_HAND)

    def choose(self, s: Enterprise, power: int, mission: int, option: int) -> None:
        if option == ROLL:
            s.then((frames.GUARD, s.fight[FIGHT_DEFENDER], mission))
            return
        card = option - PLAY
        discard(s, power, card)
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
        return espionage.intelligence_dice(code, informant, int(s.home_played == WALSINGHAM))
    if mission == ASSASSINATION:
        elizabeth = int(s.fight[FIGHT_UNITS] == ELIZABETH)
        mary = espionage.mary_dice_against_elizabeth(elizabeth, alive, aided(s, MARY_CARD))
        return espionage.assassination_attack_dice(cost, code, informant, aided(s, HAND_PISTOLS), mary)
    near = has_regular_in(s, (IN_SCOTLAND, IN_IRELAND))
    landed = has_regular_in(s, (IN_ENGLAND,))
    mary = aided(s, MARY_CARD)
    return espionage.plot_attack_dice(cost, code, informant, s.jesuits[1], alive, mary, near, landed)


def mission_defence(s: Enterprise, mission: int, code: int) -> int:
    """The defender's dice (espionage.intel.no-defence)."""
    if mission == INTELLIGENCE:
        return 0
    if mission == PLOT:
        return espionage.plot_defence_dice(code)
    victim = s.fight[FIGHT_UNITS]
    if victim == ELIZABETH:
        return espionage.assassination_defence_dice(1, 0, 0, code)
    space = s.leader_at[victim]
    power = s.printed.leader_power[victim]
    home = int(s.printed.home[space] == power and s.control[space] == power)
    return espionage.assassination_defence_dice(0, s.printed.battle[victim], home, code)


RESULTS: Final[tuple[int, ...]] = (frames.GATHERED, frames.ATTEMPTED, frames.PLOTTED)


GUARDS: Final = Options(Group("decline"), Group("play"))
PLAY_KEY: Final = GUARDS.first("play")


class Guard(PowerChoice):
    """A defender without Cryptography may play the Cipher Key (espionage.cryptography.defence)."""

    name = "guard"
    clause = "espionage.cryptography.defence"
    options = GUARDS
    always_asked = True  # else it would tell that the power does not hold the key

    def seat(self, s: Enterprise, target: int, mission: int) -> int:
        needless = mission == INTELLIGENCE or has_cryptography(s, target) or not s.held[target]
        return NOBODY if needless else s.seat_of(target)

    def run(self, s: Enterprise, target: int, mission: int) -> None:
        throw(s, mission, has_cryptography(s, target))

    def refusal(self, s: Enterprise, target: int, mission: int, option: int, why: Why = QUIET) -> int:
        held = s.hand[s.seat_of(target)][target * CARDS + CIPHER_KEY]
        return why.no(refusals.NOT_IN_HAND) if option == PLAY_KEY and not held else 0

    def choose(self, s: Enterprise, target: int, mission: int, option: int) -> None:
        if option == PLAY_KEY:
            discard(s, target, CIPHER_KEY)
            s.tell(news.PLAYS_ALONG, target, CIPHER_KEY)
        throw(s, mission, int(option == PLAY_KEY))


def throw(s: Enterprise, mission: int, code: int) -> None:
    """Attacker, defender, result."""
    power = s.fight[FIGHT_ATTACKER]
    roll_both(s, mission_attack(s, power, mission), mission_defence(s, mission, code), RESULTS[mission], power)
