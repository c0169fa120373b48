"""What the parts of a drawing are called and what is said of them, remembered once it was said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from fondaco.kernel import Memory, Words

D = TypeVar("D")

MOST_REMEMBERED: Final = 50_000
"""Sentences with the names of players in them come and go."""
MOST_DRAWN: Final = 10_000


class Captions:
    """The sentences of a game's drawing in one language, and the drawings themselves."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._said: Memory[str] = Memory(MOST_REMEMBERED)
        self._drawn: Memory[Any] = Memory(MOST_DRAWN)

    def drawn(self, draw: Callable[[], D], *seen: object) -> D:
        """What was drawn when the same was seen before; it looks the same to whoever sees it."""
        drawing: D = self._drawn.recall(seen, draw)
        return drawing

    def within(self, key: str, **numbers: int | str) -> str:
        """A sentence, or part of one, as it is written."""
        return self._said.recall((key, *numbers.values()), lambda: self.words.say(key, numbers))

    def say(self, key: str, **numbers: int | str) -> str:
        """A sentence, beginning with a capital letter."""
        said = self.within(key, **numbers)
        return said[:1].upper() + said[1:]

    def name(self, kind: str, value: int) -> str:
        """The name of a thing, as it stands within a sentence."""
        return self._said.recall((kind, value), lambda: self.words.name(kind, value))

    def title(self, kind: str, value: int) -> str:
        """The name of a thing, beginning with a capital letter."""
        name = self.name(kind, value)
        return name[:1].upper() + name[1:]
