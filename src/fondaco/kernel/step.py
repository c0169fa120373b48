"""Base classes of steps."""

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
    """A line of the sequence of play. Stateless: its arguments are on the frame."""

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    """The clause that says when this step comes."""
    options: ClassVar[Options] = Options()
    settled: ClassVar[bool] = False
    """Whether a waiting position can be evaluated as it stands, so that bots need not search further."""

    def __init__(self) -> None:
        self.every: list[int] = list(range(len(self.options)))
        """All options there are."""

    def run(self, s: S, a: int, b: int) -> None:
        """The effect of an automatic step."""
        raise NotImplementedError(f"{type(self).__name__} asks; it does not run by itself")

    def seat(self, s: S, a: int, b: int) -> int:
        """Who decides: a seat, NATURE, or NOBODY if the step is automatic."""
        return NOBODY

    def candidates(self, s: S, a: int, b: int) -> list[int]:
        """All options a player could point at, legal or not; a new list each time."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody")

    def refusal(self, s: S, a: int, b: int, option: int, why: Why = QUIET) -> int:
        """0 if the option is legal, else the code of the refusal."""
        return 0

    def weights(self, s: S, a: int, b: int) -> list[int]:
        """Weights of NATURE's candidates; empty if all are equally likely."""
        return []

    def witness(self, s: S, a: int, b: int) -> int:
        """Who sees the answer: EVERYONE, or one seat if it is secret."""
        return EVERYONE

    def may_be_forced(self, s: S, a: int, b: int) -> bool:
        """Whether a lone option is played without asking; false where that would reveal a secret."""
        return True

    def is_optional(self, s: S, a: int, b: int) -> bool:
        """Whether the seat is done here and may, but need not, come back while others still decide."""
        return False

    def retracts(self, option: int) -> bool:
        """Whether an option only takes back the seat's last decision, so that bots skip it."""
        return False

    def choose(self, s: S, a: int, b: int, option: int) -> None:
        """Apply an option; the frame is popped already, and a step that stays pushes it again."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody")

    def __repr__(self) -> str:
        return f"<{self.name or type(self).__name__}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """Decision of the seat on the frame, with every option as a candidate."""

    def seat(self, s: S, a: int, b: int) -> int:
        return a

    def candidates(self, s: S, a: int, b: int) -> list[int]:
        return self.every[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """Decision of NATURE; by default every option, equally likely."""

    def seat(self, s: S, a: int, b: int) -> int:
        return NATURE

    def candidates(self, s: S, a: int, b: int) -> list[int]:
        return self.every[:]


def numbered(steps: dict[int, Step[S]]) -> tuple[Step[S], ...]:
    """The steps of a game ordered by number; a ValueError names a missing one."""
    missing = [number for number in range(max(steps) + 1) if number not in steps]
    if missing:
        raise ValueError(f"no step has the number {missing[0]}")
    return tuple(steps[number] for number in range(len(steps)))
