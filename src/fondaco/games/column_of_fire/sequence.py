"""The sequence of play, from the set-up to the end of the game, in the order of the rulebook.

A step is called by its number; the chapters in `rules/` hold the steps that do one thing or ask one question, and
`rules/steps.py` says which number is whose.
"""

from fondaco.games.column_of_fire.rules import frames, news
from fondaco.games.column_of_fire.rules.ending import YEAR_LIMIT
from fondaco.games.column_of_fire.rules.houses import pack
from fondaco.games.column_of_fire.rules.religion import AT_SET_UP
from fondaco.games.column_of_fire.rules.reveal import WITHOUT_EVENTS
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Frame, Step

# Game preparation


class SetUp(Step[ColumnOfFire]):
    """Everything before the first year (setup.lochleven-deal, setup.religion-roll, setup.reveal)."""

    def run(self, s: ColumnOfFire, _: int, __: int) -> None:
        seats = range(s.players)
        deal = [(frames.DEAL_LOCH_LEVEN, seat, 0) for seat in seats]
        roll = [(frames.ROLL_RELIGION, seat, AT_SET_UP) for seat in seats]
        turn_up = [(frames.TURN_UP, country, WITHOUT_EVENTS) for country in range(COUNTRIES)]
        s.then((frames.DRAW_STARTING_PLAYER, 0, 0), *deal, *roll, *turn_up, (frames.YEAR, 0, 0))


# A year


class Year(Step[ColumnOfFire]):
    """A year: everybody's first half, then everybody's second (def.year, flow.first-half-order)."""

    def run(self, s: ColumnOfFire, _: int, __: int) -> None:
        s.year += 1
        s.tell(news.YEAR_BEGINS, s.year)
        course: list[Frame] = []
        for half in (frames.FIRST_HALF, frames.SECOND_HALF):  # flow.second-half-order
            for turn in range(s.players):
                course.append((half, (s.starting_player + turn) % s.players, 0))  # setup.start-player-fixed
        course.append((frames.END_OF_YEAR, 0, 0))
        s.then_all(course)


def begin_turn(s: ColumnOfFire, seat: int, half: int) -> None:
    """Limits worded per turn start afresh in each half-year (def.turn)."""
    s.active = seat
    s.half = half  # flow.summary-flip
    s.event_struck = 0
    s.sold = 0


class FirstHalf(Step[ColumnOfFire]):
    """1st half of the year, one player's turn: Loch Leven, religion, characters from left to right (year.first.order).

    No roll, no character, no move with a die (year.first.no-track); in year 1 only the religion die lies on a
    card (year.first.first-year).
    """

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        begin_turn(s, seat, 0)
        course: list[Frame] = [(frames.LOCH_LEVEN_DICE, seat, 0), (frames.RELIGION_DIE, seat, 0)]
        for die in s.rows[seat]:
            course.append((frames.CHARACTER_DIE, seat, die))
        course.append((frames.END_TURN, seat, 0))
        course.append((frames.CONFLICTS, seat, 0))
        s.then_all(course)


class SecondHalf(Step[ColumnOfFire]):
    """2nd half of the year, one player's turn (year.second.sequence, flow.no-interleave)."""

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        begin_turn(s, seat, 1)
        s.then(
            (frames.ROLL, seat, 0),
            (frames.TAKE_CHARACTER, seat, 0),  # who takes one goes on with take_character
            (frames.MOVE, seat, 0),  # who moves goes on with USE_SPACE
            (frames.END_TURN, seat, 0),
            (frames.CONFLICTS, seat, 0),
        )


def take_character(s: ColumnOfFire, seat: int, country: int, die: int) -> None:
    """The stone is placed, then the house; the card is taken and used; the next one is revealed.

    (year.second.sequence)
    """
    both = pack(country, die)
    s.then(
        (frames.PLACE_STONE, seat, country),
        (frames.PLACE_HOUSE, seat, both),
        (frames.TAKE_CARD, seat, both),
        (frames.USE_CHARACTER, seat, die),
        (frames.REVEAL, seat, country),
    )


# The end of a year and of the game


class EndOfYear(Step[ColumnOfFire]):
    """Another year, or the final scoring once the end is triggered and the year played out.

    (flow.next-year, end.finish-year, end.deck-empty-finish)
    """

    def run(self, s: ColumnOfFire, _: int, __: int) -> None:
        last = s.ending or s.year >= YEAR_LIMIT
        s.then((frames.FINAL_SCORING if last else frames.YEAR, 0, 0))
