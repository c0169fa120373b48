"""The sequence of play, from top to bottom as the rulebook has it: what comes after what.

What a step does is in its chapter under `rules/`, and so are the steps that ask within one action. `rules/steps.py`
gives every step its number.
"""

from fondaco.games.pax_renaissance.rules import agents, bankruptcy, frames, market, news, setup, turn, victory
from fondaco.games.pax_renaissance.rules.expansion import FAITHS, apostatise, start_reprisals
from fondaco.games.pax_renaissance.rules.fairs import hold_fair
from fondaco.games.pax_renaissance.rules.playing import play
from fondaco.games.pax_renaissance.rules.selling import sell
from fondaco.games.pax_renaissance.rules.war import battle, regime
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Frame, Step, Why

# C. Set-up


class SetUp(Step[Pax]):
    """Map and piles are laid out, banks and the first player are drawn, the market is dealt (C1.matrix)."""

    def run(self, s: Pax, _: int, __: int) -> None:
        setup.raise_capitals(s)  # C4
        setup.build_piles(s)  # C5
        course: list[Frame] = [(frames.DRAW_BANK, seat, 0) for seat in range(s.players)]  # C2, C3
        course.append((frames.DRAW_FIRST_PLAYER, 0, 0))  # C7.first-player
        course += [(frames.DRAW_CARD, slot, 0) for slot in range(SLOTS)]  # C6.market
        course.append((frames.BEGIN, 0, 0))
        s.then_all(course)


class Begin(Step[Pax]):
    """Everybody gets Florins, and the first player takes the first turn (C7.start)."""

    clause = "C7.start"

    def run(self, s: Pax, _: int, __: int) -> None:
        setup.give_florins(s)
        s.tell(news.FIRST_PLAYER, s.turn)
        turn.begin_turn(s, s.turn)
        s.then((frames.TURN, s.turn, 0))


# D1. The actions of a turn


class Turn(Choice[Pax]):
    """One of the eight actions after the other, two in all, until the turn ends (D1.list, A2.pass)."""

    name = "turn"
    clause = "D1.two-actions"
    settled = True
    options = turn.OPTIONS

    def seat(self, s: Pax, seat: int, _: int) -> int:
        return seat if s.actions or turn.has_free_action(s, seat) else NOBODY

    def run(self, s: Pax, _: int, __: int) -> None:
        s.then((frames.REFRESH, 0, 0))

    def candidates(self, s: Pax, seat: int, _: int) -> list[int]:
        return turn.actions_in_sight(s, seat)

    def refusal(self, s: Pax, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        return turn.action_refusal(s, seat, option, why) if s.actions else turn.spent_refusal(s, seat, option, why)

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        if option == turn.END:
            turn.end_turn(s, seat)
            s.then((frames.REFRESH, 0, 0))
        else:
            s.then((frames.AFTER_ACTION, seat, 0), (frames.TURN, seat, 0))
            act(s, seat, option)


def act(s: Pax, seat: int, option: int) -> None:
    """The action is spent and takes place (E1 to E6); buying, playing and selling may be repeated (D1.repeatable)."""
    if not turn.is_free(s, seat, option):
        s.actions -= 1
    elif option >= turn.FAIR:
        s.done |= 1 << SAILED_FREE
    if option < turn.PLAY:
        market.buy(s, seat, option)
    elif option < turn.SELL:
        play(s, seat, option - turn.PLAY)
        s.then(
            (frames.TORCH, seat, 0),  # M3.torch
            (frames.ONE_SHOT, seat, 0),  # E2.announce: then the Agents of the card are placed, or fight in its war
        )
    elif option < turn.RUN:
        sell(s, seat, option - turn.SELL)
    elif option < turn.FAIR:
        turn.run_side(s, seat, option - turn.RUN)
    elif option < turn.DECLARE:
        s.done |= 1 << HELD_FAIR + option - turn.FAIR
        hold_fair(s, seat, option - turn.FAIR)
    elif option < turn.REPRISALS:
        victory.declare(s, seat, option - turn.DECLARE)
    elif option == turn.REPRISALS:
        start_reprisals(s, seat)
    else:
        apostatise(s, FAITHS[option - turn.APOSTASIES])


class AfterAction(Step[Pax]):
    """After actions and Operations large hands are cut, and banks with nothing fail (E1.hand-limit, G6.elimination)."""

    def run(self, s: Pax, _: int, __: int) -> None:
        if s.running < 0:
            s.acting, s.theatre = NO_CARD, NO_EMPIRE
        for seat in range(s.players):
            if market.is_too_large(s, seat):
                s.then((frames.CUT_HAND, seat, 0))
        if s.bankruptcy:
            bankruptcy.go_bankrupt(s)


# D2. The market


class Refresh(Step[Pax]):
    """After the actions cards slide to the left, and new ones are drawn (D2.slide, D2.draw)."""

    clause = "D2.when"

    def run(self, s: Pax, _: int, __: int) -> None:
        s.locked = 0
        east, west = market.slide(s, EAST), market.slide(s, WEST)
        course: list[Frame] = []
        for slot in range(east, COLUMNS):  # Q.market-refresh-order: East is drawn first, from the left
            course.append((frames.DRAW_CARD, slot, 0))
        for slot in range(west, SLOTS):
            course.append((frames.DRAW_CARD, slot, 0))
        course.append((frames.REFRESHED, 0, 0))
        s.then_all(course)


class Refreshed(Step[Pax]):
    """Both piles empty: the patron decides; else the next player begins (L2.patron-trigger, D2.next)."""

    clause = "D2.next"

    def run(self, s: Pax, _: int, __: int) -> None:
        if market.is_exhausted(s):
            victory.end_by_patron(s)
            return
        turn.begin_turn(s, turn.next_seat(s, s.turn))
        s.then((frames.TURN, s.turn, 0))


# E2. The Agents of a card, after its one-shot


class Agents(Step[Pax]):
    """The Agents of the card, one after the other (E2.optional, B4.agents)."""

    clause = "E2.optional"

    def run(self, s: Pax, seat: int, must: int) -> None:
        if s.agents:
            agent = s.agents.pop(0)
            s.then((agents.frame_for(agent), seat, agent + agents.MUST * must), (frames.AGENTS, seat, must))


# J, K, F9. A war


class War(Step[Pax]):
    """Agents are enlisted, then both sides fight, and Bishops come last (E2.war-agents, Q.bishop-after-battle)."""

    clause = "E2.war-agents"

    def run(self, s: Pax, seat: int, kind: int) -> None:
        course: list[Frame] = [(frames.ENLIST, seat, agent) for agent in battle.call_up(s, kind)]
        course += [(frames.BATTLE, seat, kind), (frames.AGENTS, seat, 1)]
        s.then_all(course)


class Battle(Step[Pax]):
    """Whoever attacks names the losses, then the Battle is won or lost (J.success, Q.casualties)."""

    clause = "J.success"

    def run(self, s: Pax, seat: int, kind: int) -> None:
        losses = battle.join_battle(s, seat, kind)
        s.then(
            (frames.LOSE, seat, battle.DEFENDERS + losses),
            (frames.LOSE, seat, battle.ATTACKERS + losses),
            (frames.AFTERMATH, seat, kind),
        )


class Aftermath(Step[Pax]):
    """In a Battle that was won survivors come in, the map may turn, the regime changes (E2.war-success)."""

    clause = "E2.war-success"

    def run(self, s: Pax, seat: int, kind: int) -> None:
        if not battle.conclude_battle(s, seat):
            return
        course: list[Frame] = [(frames.SURVIVE, seat, 0), (frames.TURN_MAP, seat, kind)]
        if battle.changes_regime(s, kind, s.theatre):
            course.append((frames.REGIME_CHANGE, s.theatre, battle.cause_of(kind)))
        s.then_all(course)


# After a war, a vote or a coronation


class RegimeChange(Step[Pax]):
    """An Empire changes hands or faces, a Concession is added and the Repressed are freed (Q.regime-change)."""

    clause = "E2.war-success"

    def run(self, s: Pax, empire: int, cause: int) -> None:
        regime.change_regime(s, s.turn, empire, cause)
        s.then((frames.CONCEDE, s.turn, CUBE_AGENT + agents.REGIME), (frames.EMANCIPATE, s.turn, empire))
