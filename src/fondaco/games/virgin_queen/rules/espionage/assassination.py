"""What an assassination brings: death or betrayal, and the fate of two queens."""

from typing import Final

from fondaco.games.virgin_queen.aid_card import espionage
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.espionage.intelligence import remove_informant, show_hand
from fondaco.games.virgin_queen.rules.espionage.missions import has_informant
from fondaco.games.virgin_queen.rules.rolling import attack_hits, defence_hits, roll_both
from fondaco.games.virgin_queen.rules.spaces import PowerChoice
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Step, Why

QUEEN_POINTS: Final = 3
"""What Spain scores beyond the kill when Elizabeth dies (enterprise.elizabeth)."""


class Attempted(Step[Enterprise]):
    """The row of the margin (espionage.assassination.kill-test, espionage.assassination.reroll)."""

    clause = "espionage.assassination.kill-test"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        margin = attack_hits(s) - defence_hits(s)
        s.tell(news.MARGIN, attack_hits(s), defence_hits(s))
        if margin == espionage.KILL_FROM - 1:
            s.tell(news.ROLLS_AGAIN)  # both sides, everything (espionage.assassination.reroll, Q.kill.reroll)
            roll_both(s, len(s.attack_dice), len(s.defence_dice), frames.ATTEMPTED, power)
            return
        target, victim = s.fight[FIGHT_DEFENDER], s.fight[FIGHT_UNITS]
        if espionage.may_execute_after_attempt(int(victim == ELIZABETH), margin):
            ask_for_execution(s)
        if margin >= espionage.KILL_FROM:
            s.then((frames.DRAW_FROM_HAND, target, -1))  # espionage.assassination.forced-discard
            strike(s, power, victim, margin)
        elif margin == 0:  # espionage.assassination.tie
            betray(s, power, target)
        else:
            s.fight[FIGHT_ROUND] = 0
            actions = min(-margin, 2) + 1  # espionage.assassination.minus-one, espionage.assassination.minus-two
            s.then((frames.DEFEND, target, actions))


def strike(s: Enterprise, power: int, victim: int, margin: int) -> None:
    """The target dies if the margin beats his rating, and the murderer scores (Q.kill.vp)."""
    rating = espionage.ELIZABETH_RATING if victim == ELIZABETH else s.printed.battle[victim]
    if not espionage.is_killed(margin, rating):
        s.tell(news.SURVIVES, victim)
        return
    s.vp[power] += 1
    s.tell(news.KILLED, victim, power)
    if victim != ELIZABETH:
        s.leader_at[victim] = DEAD
        return
    s.elizabeth = 0  # Spain gains, England mourns, Mary goes free (enterprise.elizabeth, Q.kill.elizabeth-death)
    s.vp[SPAIN] += QUEEN_POINTS
    if s.mary == MARY_CAPTURED:
        s.mary = MARY_FREE
        s.tell(news.MARY_FREED)


def betray(s: Enterprise, power: int, target: int) -> None:
    """The informant who gave dice is neutralised (espionage.defensive.a)."""
    if has_informant(s, power, target):
        remove_informant(s, power, target)


DEFENCES: Final = Options(Group("neutralise"), Group("look"), Group("fewer"))
NEUTRALISE: Final = DEFENCES.first("neutralise")
LOOK: Final = DEFENCES.first("look")


class Defend(PowerChoice):
    """The defender acts, each action once, and only what can do something.

    espionage.defensive.a, espionage.defensive.b, espionage.defensive.c, espionage.assassination.minus-one,
    Q.kill.defensive-empty
    """

    name = "defend"
    clause = "espionage.assassination.minus-one"
    options = DEFENCES

    def seat(self, s: Enterprise, power: int, left: int) -> int:
        return s.seat_of(power) if left and self.is_possible(s, power, left) else NOBODY

    def refusal(self, s: Enterprise, power: int, left: int, action: int, why: Why = QUIET) -> int:
        attacker = s.fight[FIGHT_ATTACKER]
        if s.fight[FIGHT_ROUND] >> action & 1:
            return why.no(refusals.ACTION_USED)
        if action == NEUTRALISE:
            return 0 if has_informant(s, attacker, s.fight[FIGHT_DEFENDER]) else why.no(refusals.NO_OPERATIVE)
        if action == LOOK:
            return 0 if s.held[attacker] + s.home_held[attacker] else why.no(refusals.NOTHING_TO_DO)
        return 0

    def choose(self, s: Enterprise, power: int, left: int, action: int) -> None:
        attacker = s.fight[FIGHT_ATTACKER]
        s.fight[FIGHT_ROUND] |= 1 << action
        s.then((frames.DEFEND, power, left - 1))
        if action == NEUTRALISE:
            betray(s, attacker, power)
        elif action == LOOK:
            show_hand(s, attacker, power)
        else:
            penalise(s, attacker)


def penalise(s: Enterprise, power: int) -> None:
    """One card fewer next turn (espionage.defensive.c, Q.minus-card)."""
    s.penalty[power] += 1
    s.tell(news.CARD_FEWER, power)


# Mary


def ask_for_execution(s: Enterprise) -> None:
    """England may execute a captured Mary, once the row is carried out (Q.mary.execution)."""
    if s.mary == MARY_CAPTURED:
        s.then((frames.EXECUTE, ENGLAND, 0))


SENTENCES: Final = Options(Group("execute"), Group("spare"))
SPARE: Final = SENTENCES.first("spare")


class Execute(PowerChoice):
    """Mary Queen of Scots is executed or spared (espionage.assassination.execution, espionage.rebellion.execution)."""

    name = "mary"
    clause = "espionage.rebellion.execution"
    options = SENTENCES

    def choose(self, s: Enterprise, power: int, _: int, option: int) -> None:
        if option == SPARE:
            return
        s.mary = MARY_DEAD
        s.vp[SPAIN] += 1
        s.tell(news.EXECUTED)
