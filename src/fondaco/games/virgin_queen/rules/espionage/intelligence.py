"""What intelligence brings: operatives neutralised, hands seen, cards lost."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.dice import FACES
from fondaco.games.virgin_queen.aid_card.espionage import SECOND_VICTIM_FROM, may_force_discard
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import discard, move_treasure
from fondaco.games.virgin_queen.rules.choices import Drawing
from fondaco.games.virgin_queen.rules.rolling import attack_hits
from fondaco.games.virgin_queen.rules.spaces import PowerChoice
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NATURE, QUIET, Chance, Frame, Group, Options, Step, Why

GATHERINGS: Final = Options(Group("neutralise"), Group("look"), Group("discard"), Group("stop"))
NEUTRALISE: Final = GATHERINGS.first("neutralise")
LOOK: Final = GATHERINGS.first("look")
DISCARD: Final = GATHERINGS.first("discard")
STOP: Final = GATHERINGS.first("stop")
OPERATIVES: Final = Options(Group("informant", (POWER,)), Group("jesuit"))
JESUIT: Final = OPERATIVES.first("jesuit")


class Gathered(Step[Enterprise]):
    """An offensive action for each hit (espionage.intel.actions, espionage.intel.no-hit)."""

    clause = "espionage.intel.actions"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        s.fight[FIGHT_LEFT] = attack_hits(s)
        s.fight[FIGHT_ROUND] = 0
        s.tell(news.GATHERED, power, attack_hits(s))
        next_action(s, power)


def next_action(s: Enterprise, power: int) -> None:
    """The next hit is used if there is anything left to do with it."""
    if s.fight[FIGHT_LEFT] and any(not gather_refusal(s, power, action, QUIET) for action in range(STOP)):
        s.then((frames.GATHER, power, 0))


def operatives_against(s: Enterprise, power: int, target: int, second: bool) -> list[int]:
    """Whom a power can neutralise: the target's informant, or another's for the second victim, or a Jesuit.

    espionage.offensive.a, espionage.offensive.a-second, Q.esp.jesuits
    """
    informants = [
        other
        for other in range(POWERS)
        if s.informant[other * POWERS + power] and (other != target if second else other == target)
    ]
    if target != SPAIN:
        return informants
    return informants + ([JESUIT] if s.jesuits[1 if power == ENGLAND else 2] else [])


def gather_refusal(s: Enterprise, power: int, action: int, why: Why) -> int:
    """Each action once, and only what can do something (espionage.intel.actions, Q.intel.fewer-options)."""
    if action == STOP:
        return 0
    if s.fight[FIGHT_ROUND] >> action & 1:
        return why.no(refusals.ACTION_USED)
    target = s.fight[FIGHT_DEFENDER]
    if action == NEUTRALISE:  # Q.intel.second-die
        victims = operatives_against(s, power, target, False) + operatives_against(s, power, target, True)
        return 0 if victims else why.no(refusals.NO_OPERATIVE)
    cards = s.held[target] + s.home_held[target]  # the Home Card counted (espionage.offensive.c)
    some = cards > 0 if action == LOOK else may_force_discard(cards, int(FACES in s.attack_dice))
    return 0 if some else why.no(refusals.NOTHING_TO_DO)


class Gather(PowerChoice):
    """One offensive action (espionage.offensive.a, espionage.offensive.b, espionage.offensive.c)."""

    name = "gather"
    clause = "espionage.intel.actions"
    options = GATHERINGS

    def refusal(self, s: Enterprise, power: int, _: int, action: int, why: Why = QUIET) -> int:
        return gather_refusal(s, power, action, why)

    def choose(self, s: Enterprise, power: int, _: int, action: int) -> None:
        if action == STOP:
            return
        s.fight[FIGHT_LEFT] -= 1
        s.fight[FIGHT_ROUND] |= 1 << action
        s.then((frames.GATHERED_MORE, power, 0))
        target = s.fight[FIGHT_DEFENDER]
        if action == LOOK:
            show_hand(s, target, power)
        elif action == DISCARD:
            s.then((frames.DISCARD_ANY, target, 0))
        else:
            s.then((frames.SECOND_DIE, power, 0))
            if operatives_against(s, power, target, False):
                s.then((frames.NEUTRALISE, power, 0))


class GatheredMore(Step[Enterprise]):
    """The next hit (espionage.intel.actions)."""

    clause = "espionage.intel.actions"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        next_action(s, power)


class Neutralise(PowerChoice):
    """An operative is neutralised (espionage.offensive.a)."""

    name = "neutralise"
    clause = "espionage.offensive.a"
    options = OPERATIVES

    def refusal(self, s: Enterprise, power: int, second: int, victim: int, why: Why = QUIET) -> int:
        reach = operatives_against(s, power, s.fight[FIGHT_DEFENDER], second > 0)
        return 0 if victim in reach else why.no(refusals.NO_OPERATIVE)

    def choose(self, s: Enterprise, power: int, second: int, victim: int) -> None:
        if victim == JESUIT:
            s.jesuits[1 if power == ENGLAND else 2] -= 1  # Q.esp.reset: he goes back to the reserve
            s.jesuits[0] += 1
            s.tell(news.JESUIT_NEUTRALISED)
        else:
            remove_informant(s, victim, power)


def remove_informant(s: Enterprise, owner: int, target: int) -> None:
    """An informant is gone (Q.esp.reset)."""
    if s.informant[owner * POWERS + target]:
        s.informant[owner * POWERS + target] = 0
        s.tell(news.INFORMANT_NEUTRALISED, owner, target)


class SecondDie(Chance[Enterprise]):
    """On 4, 5 or 6 one more operative is neutralised (espionage.offensive.a-second)."""

    name = "second-die"
    clause = "espionage.offensive.a-second"
    options = Options(Group("", (FACE,)))

    def choose(self, s: Enterprise, power: int, _: int, face: int) -> None:
        found = face + 1 >= SECOND_VICTIM_FROM
        s.tell(news.SECOND_DIE, face + 1)
        if found and operatives_against(s, power, s.fight[FIGHT_DEFENDER], True):
            s.then((frames.NEUTRALISE, power, 1))


def show_hand(s: Enterprise, power: int, viewer: int) -> None:
    """A power's cards are shown to another alone (espionage.offensive.b, Q.esp.hand-knowledge)."""
    s.tell(news.LOOKS, viewer, power)
    shown: list[Frame] = [(frames.SHOW, power * POWERS + viewer, card) for card in range(CARDS)]
    s.then(*shown, (frames.SHOW_HOME, power * POWERS + viewer, 0))


class Show(Chance[Enterprise]):
    """How many cards of a kind a power holds, seen by one other alone (Q.esp.hand-knowledge)."""

    name = "show"
    clause = "espionage.offensive.b"
    options = Options(Group("", (AMOUNT,)))

    def candidates(self, s: Enterprise, who: int, card: int) -> list[int]:
        power = who // POWERS
        return [s.hand[s.seat_of(power)][power * CARDS + card]]

    def witness(self, s: Enterprise, who: int, card: int) -> int:
        return s.seat_of(who % POWERS)

    def choose(self, s: Enterprise, who: int, card: int, number: int) -> None:
        if number:
            s.tell(news.CARD_SEEN, who // POWERS, card, number, witness=s.seat_of(who % POWERS))


HOMES_SHOWN: Final = Options(Group("", (HOME,)), Group("none"))
NONE: Final = HOMES_SHOWN.first("none")


class ShowHome(Show):
    """The Home Card a power holds, if any, seen by one other alone (Q.esp.hand-knowledge)."""

    name = "show-home"
    options = HOMES_SHOWN

    def candidates(self, s: Enterprise, who: int, _: int) -> list[int]:
        power = who // POWERS
        home = s.home[s.seat_of(power)][power]
        return [home if home >= 0 else NONE]

    def choose(self, s: Enterprise, who: int, _: int, home: int) -> None:
        if home != NONE:
            s.tell(news.HOME_SEEN, who // POWERS, home, witness=s.seat_of(who % POWERS))


DISCARDS: Final = Options(Group("card", (CARD,)), Group("treasure", (TREASURE,)))
TREASURE_DISCARDED: Final = DISCARDS.first("treasure")


class DiscardAny(Drawing):
    """A card or a treasure is drawn at random and discarded (espionage.offensive.c, Q.intel.rule-6-3)."""

    name = "discard-any"
    clause = "espionage.offensive.c"
    options = DISCARDS

    def seat(self, s: Enterprise, power: int, _: int) -> int:
        return NATURE  # nobody looks at a hand to know that it is not empty

    def pile(self, s: Enterprise, power: int, _: int) -> list[int]:
        return s.cards_of(power) + s.treasure[(HELD + power) * TREASURES : (HELD + power) * TREASURES + TREASURES]

    def choose(self, s: Enterprise, power: int, _: int, option: int) -> None:
        if option < TREASURE_DISCARDED:
            discard(s, power, option)
            s.tell(news.CARD_DISCARDED, power, option)
        else:
            move_treasure(s, option - TREASURE_DISCARDED, HELD + power, SPENT)
            s.tell(news.TREASURE_DISCARDED, power, option - TREASURE_DISCARDED)
