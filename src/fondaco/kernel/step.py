"""One line of a sequence of play."""

from typing import ClassVar, Final, Generic, TypeVar

from fondaco.kernel.compiling import mypyc_attr
from fondaco.kernel.options import Options
from fondaco.kernel.refusal import QUIET, Why
from fondaco.kernel.state import EVERYONE, State

NATURE: Final = -1
NOBODY: Final = -2

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of a sequence of play. Steps are stateless; what they need is on the frame."""

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    """The clause that says when this step comes."""
    options: ClassVar[Options] = Options()
    settled: ClassVar[bool] = False
    """Whether a position that waits here can be judged as it stands, so that a bot need not look further."""

    def __init__(self) -> None:
        self.every: list[int] = list(range(len(self.options)))
        """All options there are."""

    def run(self, s: S, a: int, b: int) -> None:
        """An automatic step does its work."""
        raise NotImplementedError(f"{type(self).__name__} asks; it does not run by itself")

    def seat(self, s: S, a: int, b: int) -> int:
        """Who decides: a seat, NATURE, or NOBODY if the step runs by itself."""
        return NOBODY

    def candidates(self, s: S, a: int, b: int) -> list[int]:
        """All a player could point at, legal or not; a new list each time."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody")

    def refusal(self, s: S, a: int, b: int, option: int, why: Why = QUIET) -> int:
        """0 if the option is legal, else the code of the clause that forbids it."""
        return 0

    def weights(self, s: S, a: int, b: int) -> list[int]:
        """How likely each candidate of NATURE is; an empty list means all alike."""
        return []

    def witness(self, s: S, a: int, b: int) -> int:
        """Which seat sees the answer: EVERYONE, or the one it is secret to."""
        return EVERYONE

    def may_be_forced(self, s: S, a: int, b: int) -> bool:
        """Whether a lone option is played without asking; false where that would tell of a secret."""
        return True

    def is_optional(self, s: S, a: int, b: int) -> bool:
        """Whether the seat has finished here and may, but need not, come back while others still decide."""
        return False

    def retracts(self, option: int) -> bool:
        """Whether an option only takes back what the seat has just decided, so that a bot has no use for it."""
        return False

    def choose(self, s: S, a: int, b: int, option: int) -> None:
        """The answer takes effect; the frame is gone, and a step that wants to stay puts it back."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody")

    def __repr__(self) -> str:
        return f"<{self.name or type(self).__name__}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A decision of the seat on the frame, who can point at every option."""

    def seat(self, s: S, a: int, b: int) -> int:
        return a

    def candidates(self, s: S, a: int, b: int) -> list[int]:
        return self.every[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A decision of NATURE; unless a game says otherwise, every option may come up, all alike."""

    def seat(self, s: S, a: int, b: int) -> int:
        return NATURE

    def candidates(self, s: S, a: int, b: int) -> list[int]:
        return self.every[:]


def numbered(steps: dict[int, Step[S]]) -> tuple[Step[S], ...]:
    """The steps of a game in the order of their numbers; a ValueError says which number is missing."""
    missing = [number for number in range(max(steps) + 1) if number not in steps]
    if missing:
        raise ValueError(f"no step has the number {missing[0]}")
    return tuple(steps[number] for number in range(len(steps)))
