"""The sequence of play, from the set-up to the last round, in the order of the rulebook.

A step is called by its number; the chapters in `rules/` hold the steps that do one thing or ask one question, and
`rules/steps.py` says which number is whose.
"""

from fondaco.games.orleans.rules import frames, news
from fondaco.games.orleans.rules.events import benefit
from fondaco.games.orleans.rules.payments import receive
from fondaco.games.orleans.rules.setup import GOODS_REMOVED
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Frame, Step

# Game preparation


class SetUp(Step[Orleans]):
    """Everything before the first round."""

    def run(self, s: Orleans, _: int, __: int) -> None:
        s.then(
            (frames.DRAW_FIRST_PLAYER, 0, 0),  # setup.first-player
            (frames.LAY_GOODS, 0, 0),  # setup.goods, one goods space after the other
            (frames.DISCARD_GOODS, GOODS_REMOVED[s.players], 0),
            (frames.EXCLUDE, -1, 0),  # variant.exclusion
            (frames.ROUND, 0, 0),
        )


# A round


class Round(Step[Orleans]):
    """The seven phases in their order (flow.phases)."""

    def run(self, s: Orleans, _: int, __: int) -> None:
        s.round += 1
        s.tell(news.ROUND_BEGINS, s.round)
        s.then(
            (frames.HOURGLASS, 0, 0),  # phase 1
            (frames.CENSUS, 0, 0),  # phase 2
            (frames.PREPARE, 0, 0),  # phases 3 and 4
            (frames.PLANNED, 0, 0),  # the end of phase 4
            (frames.ACTIONS, 0, 0),  # phase 5
            (frames.EVENT, 0, 0),  # phase 6
            (frames.PASS_FIRST_PLAYER, 0, 0),  # phase 7
        )


# Phases 3 and 4: followers and planning


class Prepare(Step[Orleans]):
    """Phases 3 and 4 are played by all at the same time, or in turn order if the table likes (plan.simultaneous)."""

    clause = "flow.simultaneous"

    def run(self, s: Orleans, _: int, __: int) -> None:
        if s.in_turn:
            turns: list[Frame] = [(frames.DRAW, seat, 0) for seat in s.turn_order()]
            s.then_all(turns)
        else:
            s.together(*[[(frames.DRAW, seat, 0)] for seat in range(s.players)])


def draw_and_plan(s: Orleans, seat: int, count: int) -> None:
    """A seat that has said how many it draws: they are drawn, some go into the powder tower, and it plans.

    Planning takes up one follower after the other (PLAN, SEND), until the seat is ready and waits (WAIT).
    """
    course: list[Frame] = [(frames.DRAW_FOLLOWER, seat, count)] if count else []
    course.append((frames.TOWER, seat, 0))
    course.append((frames.PLAN, seat, 0))
    s.then_all(course)


# Phase 5: actions


class Actions(Step[Orleans]):
    """One action each in turn order, again and again, until all have passed (phase.actions)."""

    clause = "phase.actions"

    def run(self, s: Orleans, _: int, __: int) -> None:
        s.passed = 0
        s.then((frames.ACT, s.first_player, 0))  # the first player begins


def use_place(s: Orleans, seat: int, place: int) -> None:
    """After the action of a place its followers go into the bag, and the next player acts (action.tokens-to-bag)."""
    s.then((frames.RETURN_FOLLOWERS, seat, place), (frames.NEXT, seat, 0))


def pass_on(s: Orleans, seat: int) -> None:
    """Who passes does not act any more in this phase (action.pass)."""
    s.passed |= 1 << seat
    s.tell(news.PASSED, seat)
    s.then((frames.NEXT, seat, 0))


class Next(Step[Orleans]):
    """The next who has not passed; when all have, technology is laid (action.phase-end, tech.timing)."""

    clause = "action.phase-end"

    def run(self, s: Orleans, seat: int, _: int) -> None:
        for distance in range(1, s.players + 1):
            following = (seat + distance) % s.players
            if not s.passed >> following & 1:
                s.then((frames.ACT, following, 0))
                return
        laying: list[Frame] = [(frames.LAY_TECHNOLOGY, other, 0) for other in s.turn_order() if s.unlaid[other]]
        s.then_all(laying)  # q.tech.before-event: in turn order, before the event


def has_passed(s: Orleans, seat: int) -> bool:
    """Whether a seat has passed while the actions of phase 5 go on: not all have (action.pass, action.phase-end)."""
    is_acting = any(number in (frames.ACT, frames.NEXT) for number, _, _ in s.frames)
    return is_acting and s.passed >> seat & 1 != 0


# Phase 6: the event


class Event(Step[Orleans]):
    """The event concerns every player, in turn order (phase.event, q.event.shortage-order)."""

    clause = "phase.event"

    def run(self, s: Orleans, _: int, __: int) -> None:
        if s.event == PILGRIMAGE:  # event.pilgrimage: it has already acted in phase 5
            return
        s.tell(news.EVENT_STRIKES, s.event)
        if s.event in (INCOME, TRADE):
            for seat in s.turn_order():
                receive(s, seat, benefit(s, seat))
        else:
            struck: list[Frame] = [(frames.STRIKE, seat, s.event) for seat in s.turn_order()]
            s.then_all(struck)  # q.torture.order-of-players


# Phase 7, and the end of the game


class PassFirstPlayer(Step[Orleans]):
    """The first player's tile goes to the left; after the last round the game ends (phase.first-player)."""

    clause = "phase.first-player"

    def run(self, s: Orleans, _: int, __: int) -> None:
        if s.round == ROUNDS:  # flow.rounds, end.round-18
            s.then((frames.END, 0, 0))
            return
        s.first_player = (s.first_player + 1) % s.players
        s.then((frames.ROUND, 0, 0))
