"""The religion die: how long a player keeps a religion, and the point of the lone believer."""

from typing import Final

from fondaco.games.column_of_fire.rules import frames, news
from fondaco.games.column_of_fire.rules.score import gain
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Chance, Choice, Group, Options

AT_SET_UP: Final = 0
AGAIN: Final = 1


class RollReligion(Chance[ColumnOfFire]):
    """A religion die is rolled, at set-up or again (setup.religion-roll, year.first.religion-reroll)."""

    name = "religion-die"
    clause = "year.first.religion-reroll"
    options = Options(Group("", (NUMBER,)))

    def candidates(self, s: ColumnOfFire, seat: int, again: int) -> list[int]:
        return [face - 1 for face in s.printed.religion_faces]

    def weights(self, s: ColumnOfFire, seat: int, again: int) -> list[int]:
        return list(s.printed.religion_weights)  # component.religion-die

    def choose(self, s: ColumnOfFire, seat: int, again: int, option: int) -> None:
        s.religion_die[seat] = option + 1
        s.tell(news.RELIGION_DIE_ROLLED, seat, option + 1)
        if again:
            s.then((frames.CHOOSE_RELIGION, seat, 0))


class ChooseReligion(Choice[ColumnOfFire]):
    """After a new roll the player declares a religion, the old or the other (year.first.religion-choice)."""

    name = "believe"
    clause = "year.first.religion-choice"
    options = Options(Group("", (RELIGION,)))

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        s.tell(news.RELIGION_KEPT if s.religion[seat] == option else news.RELIGION_CHANGED, seat, option)
        s.religion[seat] = option
        score_minority(s, seat)  # minority.timing: after the choice


def lower_religion_die(s: ColumnOfFire, seat: int) -> None:
    """The religion die goes down by one and the religion stays (year.first.religion-rotate)."""
    s.religion_die[seat] -= 1
    score_minority(s, seat)


def roll_again(s: ColumnOfFire, seat: int) -> None:
    """The religion die leaves its card only to be rolled at once (pay.remove-religion-die)."""
    s.then((frames.ROLL_RELIGION, seat, AGAIN))


def is_alone(s: ColumnOfFire, seat: int, religion: int) -> bool:
    """Whether nobody else follows a religion (minority.bonus)."""
    return s.religion.count(religion) == (1 if s.religion[seat] == religion else 0)


def score_minority(s: ColumnOfFire, seat: int) -> None:
    """The only follower of a religion scores a point when the own die was handled.

    (minority.bonus, minority.two-players)
    """
    if is_alone(s, seat, s.religion[seat]):
        gain(s, seat, 1)
        s.tell(news.MINORITY, seat, s.religion[seat])
