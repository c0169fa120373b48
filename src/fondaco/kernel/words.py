"""What a game needs to speak a language, and what it writes."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

Span = tuple[str, str]
"""A piece of text and the role it plays, such as "faded" or "seat-0"; whoever shows it decides what that looks like."""
Line = list[Span]
SEAT_SIGNS: Final = "●■◆▼▲★"
"""The shape of each seat in text, as colour alone tells nobody apart who cannot see it."""


class Words(Protocol):
    """What a game needs to speak a language: sentences by key, and names of things."""

    def say(self, key: str, numbers: Mapping[str, int | str] | None = None, seats: Sequence[str] = ()) -> str:
        """The sentence of a key."""
        ...

    def name(self, kind: str, value: int, seats: Sequence[str] = ()) -> str:
        """The name of one thing."""
        ...
