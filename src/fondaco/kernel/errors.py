"""Errors as values: a text key and its arguments, formatted by `fondaco.words` in any language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Protocol


class Sayable(Protocol):
    """Interface of anything that can be said in every language."""

    def say(self, language: str = "en") -> str:
        """The sentence, or the part of one, in a language."""
        ...


Number = int | str | Sayable
"""An argument of a sentence: a number, the user's own words, or a nested sentence."""


class FondacoError(ValueError):
    """Error that a user can correct: a text key and its arguments; `str` is the English sentence."""

    texts: Path | None = None
    """The folder with the sentence, if it is not among the texts in `words` that all packages share."""
    wording: ClassVar[Callable[[FondacoError, str], str]]
    """Formatter of errors. Dependency injection: `words` sets it, as the kernel may not import texts."""

    def __init__(self, key: str, /, **numbers: Number) -> None:
        super().__init__(key)
        self.key = key
        self.numbers = numbers

    def say(self, language: str = "en") -> str:
        """The sentence in a language; nested errors use the same language."""
        return FondacoError.wording(self, language)

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy by the fields, as subclasses have constructors of their own."""
        return _restored, (type(self), self.__dict__)


def _restored(kind: type[FondacoError], fields: dict[str, Any]) -> FondacoError:
    error = kind.__new__(kind, fields["key"])
    error.__dict__.update(fields)
    return error


class BadSeats(FondacoError):
    """Wrong number of seats, or an unknown bot or setting."""
