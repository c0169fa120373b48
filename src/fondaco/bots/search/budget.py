"""How long a bot may think about one decision."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Final

LONGEST: Final = 3600.0


@dataclass(frozen=True)
class Budget:
    """So many imagined games, or so many seconds, whichever is used up first; 0 means no limit."""

    iterations: int = 0
    seconds: float = 0.0
    whole: bool = False
    """Whether all of it is used, even where more thinking would hardly change anything."""

    def __post_init__(self) -> None:
        if not self.iterations and not self.seconds:
            raise ValueError("a search needs a number of games or of seconds")

    def __str__(self) -> str:
        parts = [str(self.iterations)] if self.iterations else []
        return "/".join([*parts, f"{self.seconds:g}s"] if self.seconds else parts) + "!" * self.whole

    def is_used_up(self, iterations: int, seconds: float) -> bool:
        """Whether nothing is left after so many imagined games and so much time."""
        return 0 < self.iterations <= iterations or 0.0 < self.seconds <= seconds

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`200` for imagined games, `0.5s` for seconds, `0.5s!` for all of them; a ValueError says what is wrong."""
        amount = text.removesuffix("!")
        try:
            seconds = float(amount[:-1]) if amount.endswith("s") else 0.0
            iterations = 0 if amount.endswith("s") else int(amount)
        except ValueError:
            raise ValueError(f"a bot thinks for 200 games or for 0.5s, not for {text!r}") from None
        if not isfinite(seconds) or not (0 < seconds <= LONGEST or iterations > 0):
            raise ValueError(f"a bot thinks for at least one game and at most {LONGEST:.0f}s, not for {text!r}")
        return cls(iterations, seconds, text != amount)
