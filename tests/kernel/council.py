"""A third tiny game: everybody votes openly and may come back to it until all are ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from tests.kernel.tiny import WORDS

from fondaco.kernel import PUBLIC, Choice, Game, Group, Options, Refusals, State, Step, View, lay_out, see

OPEN: Final = 0
VOTE: Final = 1
WAIT: Final = 2
COUNT: Final = 3
READY: Final = 2


class CouncilState(State):
    """The votes, and how many ayes were counted."""

    __slots__ = ("ayes", "vote")

    VISIBLE: ClassVar[dict[str, str]] = {"vote": PUBLIC, "ayes": PUBLIC}

    vote: list[int]
    ayes: int

    def __init__(self, players: int, source: CouncilState | None = None) -> None:
        super().__init__(players, source)
        self.vote = source.vote[:] if source else [-1] * players
        self.ayes = source.ayes if source else -1

    def copy(self) -> CouncilState:
        return CouncilState(self.players, self)


@dataclass(frozen=True)
class CouncilView(View):
    """What everybody sees."""

    vote: tuple[int, ...]
    ayes: int


class Open(Step[CouncilState]):
    """The council meets: all vote, then the votes are counted."""

    def run(self, s: CouncilState, _: int, __: int) -> None:
        s.then((COUNT, 0, 0))
        s.together(*([(VOTE, seat, 0)] for seat in range(s.players)))


class Vote(Choice[CouncilState]):
    """A vote may be changed as often as one likes."""

    name = "vote"
    clause = "vote"
    options = Options(Group("no"), Group("aye"), Group("ready"))

    def choose(self, s: CouncilState, seat: int, _: int, option: int) -> None:
        if option == READY:
            s.then((WAIT, seat, 0))
        else:
            s.vote[seat] = option
            s.then((VOTE, seat, 0))


class Wait(Choice[CouncilState]):
    """Who is ready may come back while others still vote."""

    name = "wait"
    clause = "wait"
    options = Options(Group("reconsider"))

    def is_optional(self, s: CouncilState, seat: int, _: int) -> bool:
        return True

    def choose(self, s: CouncilState, seat: int, _: int, option: int) -> None:
        s.then((VOTE, seat, 0))


class Count(Step[CouncilState]):
    """The ayes are counted."""

    def run(self, s: CouncilState, _: int, __: int) -> None:
        s.ayes = s.vote.count(1)


class Council(Game[CouncilState, CouncilView]):
    """A vote of two to five."""

    name = "council"
    version = 1
    folder = WORDS
    players = range(2, 6)
    steps = (Open(), Vote(), Wait(), Count())
    refusals = Refusals("now", "yours")
    axes = {}  # noqa: RUF012

    def begin(self, players: int, settings: Mapping[str, str]) -> CouncilState:
        s = CouncilState(players)
        s.then((OPEN, 0, 0))
        return s

    def view(self, s: CouncilState, seat: int) -> CouncilView:
        return see(self.steps, s, seat, CouncilView)

    def imagine(self, view: CouncilView, random: Callable[[], float]) -> CouncilState:
        s = CouncilState(view.players)
        lay_out(s, view)
        for seat, is_busy in enumerate(view.busy):
            if is_busy and seat != view.seat:
                s.sides[seat] = [(VOTE, seat, 0)]
        return s

    def scores(self, s: CouncilState) -> list[int]:
        return s.vote[:]

    def victors(self, s: CouncilState) -> list[int]:
        return [seat for seat in range(s.players) if s.vote[seat] == 1]
