"""The course of a year, and its first half: dice go down, characters act."""

from __future__ import annotations

from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.dice import is_on_character, set_free
from fondaco.games.column_of_fire.free_actions import FREE_ACTIONS, Window
from fondaco.games.column_of_fire.religion import lower_religion_die, roll_again
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import DICE, ON_LOCH_LEVEN
from fondaco.kernel import Frame, Group, Options, Step


class Year(Step[ColumnOfFire]):
    """A year: everybody's first half, then everybody's second (def.year, flow.first-half-order)."""

    def run(self, s: ColumnOfFire, _: int, __: int) -> None:
        s.year += 1
        if s.heard is not None:
            s.tell("year-begins", year=s.year)
        order = [(s.starting_player + turn) % s.players for turn in range(s.players)]  # setup.start-player-fixed
        halves: list[Frame] = [(frames.FIRST_HALF, seat, 0) for seat in order]
        halves += [(frames.SECOND_HALF, seat, 0) for seat in order]  # flow.second-half-order
        halves.append((frames.END_OF_YEAR, 0, 0))
        s.then_all(halves)


def begin_turn(s: ColumnOfFire, seat: int, half: int) -> None:
    """Limits worded per turn start afresh in each half-year (def.turn)."""
    s.active = seat
    s.half = half  # flow.summary-flip
    s.event_struck = 0
    s.sold = 0


class FirstHalf(Step[ColumnOfFire]):
    """Loch Leven, then religion, then the characters from left to right (year.first.order).

    No roll, no character, no move with a die (year.first.no-track); in year 1 only the religion die lies on a
    card (year.first.first-year).
    """

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        begin_turn(s, seat, 0)
        characters: list[Frame] = [(frames.CHARACTER_DIE, seat, die) for die in s.rows[seat]]
        s.then((frames.END_TURN, seat, 0), (frames.CONFLICTS, seat, 0))
        s.then_all(characters)
        s.then((frames.LOCH_LEVEN_DICE, seat, 0), (frames.RELIGION_DIE, seat, 0))


class LochLevenDice(Step[ColumnOfFire]):
    """Dice on Loch Leven go down by one, or from 1 to freedom (year.first.lochleven)."""

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        for die in range(DICE):
            place = seat * DICE + die
            if s.under[place] == ON_LOCH_LEVEN:
                if s.value[place] == 1:
                    set_free(s, seat, die)
                else:
                    s.value[place] -= 1


class ReligionDie(Step[ColumnOfFire]):
    """The religion die goes down by one; at 1 it is rolled again (year.first.at-one)."""

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        if s.religion_die[seat] == 1:
            roll_again(s, seat)  # year.first.religion-reroll
        else:
            lower_religion_die(s, seat)


class CharacterDie(Step[ColumnOfFire]):
    """A character's die goes down and the character acts; at 1 the card leaves (year.first.expiry)."""

    def run(self, s: ColumnOfFire, seat: int, die: int) -> None:
        if not is_on_character(s, seat, die):  # q.order.iteration: gone since the turn began
            return
        place = seat * DICE + die
        if s.value[place] == 1:
            set_free(s, seat, die)  # year.first.freed-available
        else:
            s.value[place] -= 1  # year.first.rotate, year.first.uses
            s.then((frames.USE_CHARACTER, seat, die))  # year.first.character-act


class EndTurn(Window):
    """The last moment for free actions before conflicts erupt (year.first.end)."""

    name = "end"
    clause = "year.first.end"
    number = frames.END_TURN
    options = Options(Group(""), *FREE_ACTIONS)

    def decide(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if s.heard is not None:
            s.tell("turn-ends", seat=seat)
