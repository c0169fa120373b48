"""A tiny game in which it looks best to walk round the square for ever: the bots must go home all the same."""

from __future__ import annotations

from typing import Final

from fondaco.kernel import Choice, Game, Group, Options, State, View

WALK: Final = 0
TURN: Final = 1
HOME: Final = 1
ENOUGH: Final = 100_000
"""Who looks at more positions than these goes round for ever."""


class Square(State):
    """Somebody is out, as long as anything is to be decided."""

    __slots__ = ()

    def copy(self) -> Square:
        return Square(self.players, self)


class Walk(Choice[Square]):
    """One more round, or home, which ends the game."""

    name = "walk"
    settled = True
    options = Options(Group("round"), Group("home"))

    def choose(self, s: Square, seat: int, _: int, option: int) -> None:
        if option != HOME:
            s.then((TURN, seat, 0))


class Turn(Choice[Square]):
    """At the last corner there is one way only, back to where the walk began."""

    name = "turn"
    options = Options(Group("back"))

    def __init__(self, retracting: bool) -> None:
        super().__init__()
        self.retracting = retracting

    def retracts(self, option: int) -> bool:
        return self.retracting

    def choose(self, s: Square, seat: int, _: int, option: int) -> None:
        s.then((WALK, seat, 0))


class Circle(Game[Square, View]):
    """Being out looks better than being home; the game may say that a round leads nowhere, or not."""

    name = "circle"
    players = range(2, 3)

    def __init__(self, says_so: bool) -> None:
        self.steps = (Walk(), Turn(says_so))  # type: ignore[misc]  # one of two games
        self.looks = 0

    def evaluate(self, s: Square, seat: int) -> float:
        self.looks += 1
        assert self.looks < ENOUGH, "it goes round for ever"
        return 0.0 if s.over else 1.0

    def victors(self, s: Square) -> list[int]:
        return [0]

    def clock(self, s: Square) -> int:
        return int(s.over)


def out_walking() -> Square:
    """The first seat has to say whether it goes round once more."""
    s = Square(2)
    s.then((WALK, 0, 0))
    return s
