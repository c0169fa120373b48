"""Phase 1: the hourglass."""

from fondaco.games.orleans.rules import news
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, Chance, Group, Options


class Hourglass(Chance[Orleans]):
    """The top hourglass tile tells the event of the round; the first is always Pilgrimage (phase.hourglass)."""

    name = "hourglass"
    clause = "phase.hourglass"
    options = Options(Group("", (EVENT,)))

    def seat(self, s: Orleans, _: int, __: int) -> int:
        return NATURE if s.round > 1 else NOBODY

    def run(self, s: Orleans, _: int, __: int) -> None:
        self.choose(s, 0, 0, PILGRIMAGE)  # setup.hourglass: the lighter tile lies on top

    def candidates(self, s: Orleans, _: int, __: int) -> list[int]:
        return [event for event in range(EVENTS) if s.hourglass[event]]

    def weights(self, s: Orleans, _: int, __: int) -> list[int]:
        return [count for count in s.hourglass if count]

    def choose(self, s: Orleans, _: int, __: int, event: int) -> None:
        s.hourglass[event] -= 1
        s.event = event
        s.tell(news.EVENT_TURNED_UP, event)
