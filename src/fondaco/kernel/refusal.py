"""Why something is not allowed: a code, the clause behind it, and the numbers that matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fondaco.kernel.compiling import mypyc_attr


@dataclass(frozen=True)
class RefusalCode:
    """One way a game says no: the clause that forbids it and the sentence that explains it."""

    clause: str
    key: str


@dataclass(frozen=True)
class Reason:
    """A refusal found in a position, with its numbers."""

    code: int
    numbers: tuple[tuple[str, int], ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Why:
    """Listens to a predicate that says no; this one is content with the first no."""

    def no(self, code: int, **numbers: int) -> int:
        """A refusal after which nothing else can be asked."""
        return code

    def also(self, code: int, **numbers: int) -> bool:
        """A refusal beside which others may stand; true if the predicate may stop here."""
        return True


QUIET: Final = Why()
"""Nobody listens. Where a predicate is asked all the time it looks for this before it gathers numbers for `no`."""


class Collector(Why):
    """Listens on and collects every reason at once."""

    def __init__(self) -> None:
        self.reasons: list[Reason] = []

    def no(self, code: int, **numbers: int) -> int:
        self.reasons.append(Reason(code, tuple(numbers.items())))
        return code

    def also(self, code: int, **numbers: int) -> bool:
        self.no(code, **numbers)
        return False
