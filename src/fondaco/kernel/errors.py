"""Errors as values: a text key and the numbers of its sentence, which `fondaco.words` says in any language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Protocol


class Sayable(Protocol):
    """Something that is a sentence, or a part of one, in every language."""

    def say(self, language: str = "en") -> str:
        """The words in a language."""
        ...


Number = int | str | Sayable
"""What stands in a sentence: a number, something in the user's own words, or a sentence inside the sentence."""


class FondacoError(ValueError):
    """Something a person can mend: a text key and the numbers of its sentence; `str` is the English sentence."""

    texts: Path | None = None
    """The folder that holds the sentence, if it is not one of those in `words` that the whole house shares."""
    wording: ClassVar[Callable[[FondacoError, str], str]]
    """Turns an error into a sentence. Dependency injection: `words` sets it, as the kernel may not import texts."""

    def __init__(self, key: str, /, **numbers: Number) -> None:
        super().__init__(key)
        self.key = key
        self.numbers = numbers

    def say(self, language: str = "en") -> str:
        """The sentence in a language; what is nested in it is said in the same language."""
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
    """Too many or too few seats, or a bot or a setting that does not exist."""
