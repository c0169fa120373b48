"""Cache of the texts and drawings of a board in one language."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, Self, TypeVar

from fondaco.kernel import Cache, Words

D = TypeVar("D")
T = TypeVar("T")
"""The class of a game's printed facts."""

MOST_REMEMBERED: Final = 50_000
"""Cache size for texts; those with players' names vary."""
MOST_DRAWN: Final = 10_000
KEPT: Final[Cache[Any]] = Cache(128)
"""Cache of captions, by class, printed facts and formatter."""


class Captions:
    """Cache (bounded) of the texts and drawings of a game in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._said: Cache[str] = Cache(MOST_REMEMBERED)
        self._drawn: Cache[Any] = Cache(MOST_DRAWN)

    def drawn(self, draw: Callable[[], D], *seen: object) -> D:
        """The cached drawing of a key, made on the first call."""
        drawing: D = self._drawn.get(seen, draw)
        return drawing

    def within(self, key: str, **numbers: int | str) -> str:
        """A sentence, or part of one, without capitalisation."""
        return self._said.get((key, *numbers.values()), lambda: self.words.say(key, numbers))

    def say(self, key: str, **numbers: int | str) -> str:
        """A sentence, beginning with a capital letter."""
        said = self.within(key, **numbers)
        return said[:1].upper() + said[1:]

    def name(self, kind: str, value: int) -> str:
        """The name of a thing within a sentence."""
        return self._said.get((kind, value), lambda: self.words.name(kind, value))

    def title(self, kind: str, value: int) -> str:
        """The name of a thing with a capital letter."""
        name = self.name(kind, value)
        return name[:1].upper() + name[1:]


class GameCaptions(Captions, Generic[T]):
    """Captions with a game's printed facts; base class of each game's own."""

    def __init__(self, printed: T, words: Words) -> None:
        super().__init__(words)
        self.printed = printed

    @classmethod
    def of(cls, printed: T, words: Words) -> Self:
        """The captions of a game in a language (cached)."""
        captions: Self = KEPT.get((cls, printed, words), lambda: cls(printed, words))
        return captions

    def named(self, kind: str, values: Iterable[int]) -> str:
        """The names of several things, joined."""
        return ", ".join(self.name(kind, value) for value in values)

    def counted(self, number: int, what: str) -> str:
        """A name, with its count if it is more than one."""
        return self.within("draw-several", number=number, what=what) if number > 1 else what

    def listed(self, kind: str, values: Iterable[int]) -> str:
        """Several names, each once with its count if it is more than one."""
        return ", ".join(self.counted(number, self.name(kind, value)) for value, number in Counter(values).items())
