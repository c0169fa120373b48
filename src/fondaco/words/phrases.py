"""Sentences that belong to no game, such as those of pages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime.types import FluentNone

from fondaco.kernel import Memory
from fondaco.words.speaker import MOST_REMEMBERED, bundle


class Phrases:
    """The sentences of one folder in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self._bundle = bundle(language, folder)
        self._said: Memory[str] = Memory(MOST_REMEMBERED)

    def say(self, key: str, **numbers: int | str) -> str:
        """The sentence of a key."""
        return self._said.recall((key, *numbers.items()), lambda: self._say(key, numbers))

    def _say(self, key: str, numbers: dict[str, int | str]) -> str:
        if not self._bundle.has_message(key):
            return f"{{{key}}}"
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return f"{{{key}}}"
        text, _ = self._bundle.format_pattern(pattern, numbers)
        return key if isinstance(text, FluentNone) else str(text)


@cache
def phrases(folder: Path, language: str) -> Phrases:
    """The one set of phrases of a folder in a language."""
    return Phrases(folder, language)
