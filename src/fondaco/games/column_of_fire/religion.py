"""The religion die: how long a player keeps a religion, and the point of the lone believer."""

from __future__ import annotations

from typing import Final

from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.score import gain
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import NUMBER, RELIGION
from fondaco.kernel import Chance, Choice, Group, Options

AT_SET_UP: Final = 0
AGAIN: Final = 1


class RollReligion(Chance[ColumnOfFire]):
    """A religion die is rolled, at set-up or again (setup.religion-roll, year.first.religion-reroll)."""

    name = "religion-die"
    clause = "year.first.religion-reroll"
    options = Options(Group("", (NUMBER,)))

    def candidates(self, s: ColumnOfFire, seat: int, again: int) -> list[int]:
        return [face - 1 for face in s.tables.religion_faces]

    def weights(self, s: ColumnOfFire, seat: int, again: int) -> list[int]:
        return list(s.tables.religion_weights)  # component.religion-die

    def choose(self, s: ColumnOfFire, seat: int, again: int, option: int) -> None:
        s.religion_die[seat] = option + 1
        if s.heard is not None:
            s.tell("religion-die-rolled", seat=seat, number=option + 1)
        if again:
            s.then((frames.CHOOSE_RELIGION, seat, 0))


class ChooseReligion(Choice[ColumnOfFire]):
    """After a new roll the player declares a religion, the old or the other (year.first.religion-choice)."""

    name = "believe"
    clause = "year.first.religion-choice"
    options = Options(Group("", (RELIGION,)))

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if s.heard is not None:
            s.tell("religion-kept" if s.religion[seat] == option else "religion-changed", seat=seat, religion=option)
        s.religion[seat] = option
        score_minority(s, seat)  # minority.timing: after the choice


def lower_religion_die(s: ColumnOfFire, seat: int) -> None:
    """The religion die goes down by one and the religion stays (year.first.religion-rotate)."""
    s.religion_die[seat] -= 1
    score_minority(s, seat)


def roll_again(s: ColumnOfFire, seat: int) -> None:
    """The religion die leaves its card only to be rolled at once (pay.remove-religion-die)."""
    s.then((frames.ROLL_RELIGION, seat, AGAIN))


def score_minority(s: ColumnOfFire, seat: int) -> None:
    """The only follower of a religion scores a point when the own die was handled.

    (minority.bonus, minority.two-players)
    """
    if s.religion.count(s.religion[seat]) == 1:
        gain(s, seat, 1)
        if s.heard is not None:
            s.tell("minority", seat=seat, religion=s.religion[seat])
