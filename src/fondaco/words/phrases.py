"""Formatter (cached) of texts that belong to no game: those of pages, commands and errors."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime.types import fluent_number

from fondaco.kernel import Cache, FondacoError
from fondaco.kernel.errors import Number
from fondaco.words.speaker import COMMON, MOST_REMEMBERED, bundle, formatted

DECIMAL_SIGN: Final = {"en": ".", "fr": ","}
LONGEST_QUOTED: Final = 1000
"""Characters of the user's own words in an error; Fluent cannot format thousands."""


class Phrases:
    """Formatter of one folder of texts in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self._bundle = bundle(language, folder)
        self._said: Cache[str] = Cache(MOST_REMEMBERED)

    def say(self, key: str, **numbers: int | str) -> str:
        """The sentence of a key."""
        return self._said.get((key, *numbers.items()), lambda: formatted(self._bundle, key, numbers))


def say_error(error: FondacoError, language: str) -> str:
    """The sentence of an error; nested errors use the same language."""
    numbers = {name: _inside(number, language) for name, number in error.numbers.items()}
    return phrases(error.texts or COMMON, language).say(error.key, **numbers)


def _inside(number: Number, language: str) -> Any:
    if isinstance(number, str):
        return number if len(number) <= LONGEST_QUOTED else f"{number[:LONGEST_QUOTED]}…"
    return ungrouped(number) if isinstance(number, int) else number.say(language)


def ungrouped(number: int) -> Any:
    """A number written without thousands separators, such as that of a line."""
    return fluent_number(number, useGrouping=False)


FondacoError.wording = say_error


@cache
def phrases(folder: Path, language: str) -> Phrases:
    """The formatter of a folder in a language, created once."""
    return Phrases(folder, language)
