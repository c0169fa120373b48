"""Why something is not allowed: a code, the clause behind it, and the numbers that matter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fondaco.kernel.compiling import mypyc_attr


@dataclass(frozen=True)
class RefusalCode:
    """One way a game says no: the clause that forbids it and the sentence that explains it."""

    clause: str
    key: str


NOT_NOW: Final = 1
"""The code for an answer that belongs to another step."""
NOT_YOUR_TURN: Final = 2
"""The code for an answer in another seat's place."""


class Refusals:
    """Every way a game says no, numbered in the order of their declaration; 0 stands for yes."""

    def __init__(self, not_now: str, not_your_turn: str) -> None:
        """The clauses behind the two refusals that every game has: an answer to what is not asked, or out of turn."""
        self._codes: list[RefusalCode] = [RefusalCode("", "")]
        own = (self.add(not_now, "not-now"), self.add(not_your_turn, "not-your-turn"))
        assert own == (NOT_NOW, NOT_YOUR_TURN)

    def add(self, clause: str, key: str) -> int:
        """Declare a refusal: the clause behind it and its text, `refusal-KEY`; the code that stands for it."""
        self._codes.append(RefusalCode(clause, f"refusal-{key}"))
        return len(self._codes) - 1

    def __getitem__(self, code: int) -> RefusalCode:
        return self._codes[code]

    def __iter__(self) -> Iterator[RefusalCode]:
        return iter(self._codes[1:])

    def __len__(self) -> int:
        return len(self._codes)

    def __repr__(self) -> str:
        return f"<Refusals: {len(self) - 1} ways to say no>"


@dataclass(frozen=True)
class Reason:
    """A refusal found in a position, with its numbers."""

    code: int
    numbers: tuple[tuple[str, int], ...] = ()

    def __reduce__(self) -> tuple[type[Reason], tuple[int, tuple[tuple[str, int], ...]]]:
        """Pickle by the fields: a frozen class that is compiled cannot be restored attribute by attribute."""
        return Reason, (self.code, self.numbers)


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
