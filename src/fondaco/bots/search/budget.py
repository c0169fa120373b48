"""Search budget for one decision: simulations, seconds or both."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Final

from fondaco.table import BadSeats

LONGEST: Final = 3600.0


@dataclass(frozen=True)
class Budget:
    """Limits in simulations and in seconds, whichever is reached first; 0 means no limit."""

    iterations: int = 0
    seconds: float = 0.0
    whole: bool = False
    """Whether to use all of it, without early stopping."""

    def __post_init__(self) -> None:
        if not self.iterations and not self.seconds:
            raise BadSeats("error-no-thought")

    def __str__(self) -> str:
        parts = [str(self.iterations)] if self.iterations else []
        return "/".join([*parts, f"{self.seconds:g}s"] if self.seconds else parts) + "!" * self.whole

    def is_used_up(self, iterations: int, seconds: float) -> bool:
        """Whether the budget is exhausted."""
        return 0 < self.iterations <= iterations or 0.0 < self.seconds <= seconds

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Parse `200` (simulations), `0.5s` (seconds) or `0.5s!` (no early stopping); BadSeats if malformed."""
        amount = text.removesuffix("!")
        try:
            seconds = float(amount[:-1]) if amount.endswith("s") else 0.0
            iterations = 0 if amount.endswith("s") else int(amount)
        except ValueError:
            raise BadSeats("error-budget", given=text) from None
        if not isfinite(seconds) or not (0 < seconds <= LONGEST or iterations > 0):
            raise BadSeats("error-budget-range", most=int(LONGEST), given=text)
        return cls(iterations, seconds, text != amount)
