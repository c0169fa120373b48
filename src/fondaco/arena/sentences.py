"""Formatter of the arena's texts, in English and French."""

from pathlib import Path
from typing import Final

from fondaco.arena.intervals import Estimate
from fondaco.kernel import FondacoError
from fondaco.words import DECIMAL_SIGN, phrases, ungrouped

FOLDER: Final = Path(__file__).parent


class ArenaError(FondacoError):
    """A tournament cannot be played."""

    texts = FOLDER


class ArenaSentences:
    """Formatter of the arena in one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def say(self, key: str, **numbers: int | str) -> str:
        """The sentence of a key."""
        written = {name: ungrouped(number) if isinstance(number, int) else number for name, number in numbers.items()}
        return phrases(FOLDER, self.language).say(key, **written)

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with fixed decimals."""
        return f"{value:.{digits}f}".replace(".", DECIMAL_SIGN[self.language])

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as a percentage."""
        return self.say("figure-percent", number=self.decimal(100 * share, digits))

    def part(self, share: Estimate) -> str:
        """The confidence interval of a share."""
        low, high = self.decimal(100 * share.low), self.decimal(100 * share.high)
        return self.say("figure-percent", number=f"{low}–{high}")

    def span(self, rating: Estimate) -> str:
        """The confidence interval of a rating."""
        return self.say("figure-span", low=signed(rating.low), high=signed(rating.high))


def signed(value: float) -> str:
    """A rating with its sign, as the mean of all is 0."""
    return f"{round(value):+d}".replace("+0", "0").replace("-", "−") if round(value) else "0"
