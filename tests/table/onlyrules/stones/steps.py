"""The sequence of play: a heap is laid, and players take stones from it in turn."""

from typing import Any, Final

from fondaco.kernel import NATURE, NOBODY, QUIET, Axis, Chance, Choice, EventKind, Group, Options, Refusals, Step, Why

from .state import Heap

LAY: Final = 1
TAKE: Final = 2
SIZES: Final = Axis("size", ("7", "8", "9"))
STONES: Final = Axis("stones", ("one", "two", "three"))

REFUSALS: Final = Refusals(not_now="take.turn", not_your_turn="take.turn")
TOO_FEW_LEFT: Final = REFUSALS.add("take.left", "too-few-left")
JUST_TAKEN: Final = REFUSALS.add("take.differently", "just-taken")

STONES_TAKEN: Final = EventKind("stones-taken", "seat", "number")


class SetUp(Step[Heap]):
    """A heap is laid, and the first player begins."""

    def run(self, s: Heap, _: int, __: int) -> None:
        s.then((LAY, 0, 0), (TAKE, 0, 0))


class LayHeap(Chance[Heap]):
    """Nobody knows before how many stones there will be."""

    name = "lay-heap"
    options = Options(Group("", (SIZES,)))

    def seat(self, s: Heap, _: int, __: int) -> int:
        return NOBODY if s.left else NATURE

    def run(self, s: Heap, _: int, __: int) -> None:
        """The table has agreed on a heap."""

    def choose(self, s: Heap, _: int, __: int, option: int) -> None:
        s.left = int(SIZES.labels[option])


class TakeStones(Choice[Heap]):
    """One to three stones, but not as many as were taken just now."""

    name = "take-stones"
    clause = "take.turn"
    options = Options(Group("", (STONES,)), Group("leave-one"))

    def seat(self, s: Heap, seat: int, _: int) -> int:
        return seat if s.left else NOBODY

    def run(self, s: Heap, _: int, __: int) -> None:
        """No stone is left."""

    def refusal(self, s: Heap, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        stones = taken_by(s, option)
        if stones > s.left or not stones:
            return why.no(TOO_FEW_LEFT, left=s.left)
        return why.no(JUST_TAKEN) if stones == s.last and s.left > 2 else 0

    def choose(self, s: Heap, seat: int, _: int, option: int) -> None:
        s.last = taken_by(s, option)
        s.left -= s.last
        s.taken[seat] += s.last
        s.tell(STONES_TAKEN, seat, s.last)
        s.then((TAKE, (seat + 1) % s.players, 0))


def taken_by(s: Heap, option: int) -> int:
    """How many stones an option takes; all but one if they are three or fewer."""
    if option < len(STONES):
        return option + 1
    return s.left - 1 if s.left <= 4 else 0


STEPS: Final[tuple[Step[Any], ...]] = (SetUp(), LayHeap(), TakeStones())
