"""Refusals: why an option is illegal, as a code, the clause behind it, and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fondaco.kernel.compiling import mypyc_attr


@dataclass(frozen=True)
class RefusalCode:
    """A kind of refusal: the clause that forbids, and the text that explains it."""

    clause: str
    key: str


NOT_NOW: Final = 1
"""Code of an answer that belongs to another step."""
NOT_YOUR_TURN: Final = 2
"""Code of an answer in another seat's place."""


class Refusals:
    """Registry of a game's refusals, numbered in the order of declaration; 0 means legal."""

    def __init__(self, not_now: str, not_your_turn: str) -> None:
        """The clauses of the two refusals every game has: an answer to another step, or out of turn."""
        self._codes: list[RefusalCode] = [RefusalCode("", "")]
        own = (self.add(not_now, "not-now"), self.add(not_your_turn, "not-your-turn"))
        assert own == (NOT_NOW, NOT_YOUR_TURN)

    def add(self, clause: str, key: str) -> int:
        """Declare a refusal: the clause behind it and its text, `refusal-KEY`; returns its code."""
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
    """A refusal in a position, with its numbers."""

    code: int
    numbers: tuple[tuple[str, int], ...] = ()

    def __reduce__(self) -> tuple[type[Reason], tuple[int, tuple[tuple[str, int], ...]]]:
        """Pickle by the fields: a frozen compiled class cannot be restored attribute by attribute."""
        return Reason, (self.code, self.numbers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Why:
    """Visitor of a predicate's refusals; this one stops at the first."""

    def no(self, code: int, **numbers: int) -> int:
        """Report a refusal that ends the check."""
        return code

    def also(self, code: int, **numbers: int) -> bool:
        """Report a refusal beside which others may stand; true if the predicate may stop here."""
        return True


QUIET: Final = Why()
"""Null object: nobody listens. Hot predicates check for it before they gather numbers for `no`."""


class Collector(Why):
    """Visitor that collects all reasons."""

    def __init__(self) -> None:
        self.reasons: list[Reason] = []

    def no(self, code: int, **numbers: int) -> int:
        self.reasons.append(Reason(code, tuple(numbers.items())))
        return code

    def also(self, code: int, **numbers: int) -> bool:
        self.no(code, **numbers)
        return False
