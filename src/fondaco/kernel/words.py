"""Text interface: the formatter that games are given, and the spans of text they return."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

Span = tuple[str, str]
"""A piece of text and its role, such as "faded" or "seat-0"; the renderer decides on its style."""
Line = list[Span]
SEAT_SIGNS: Final = "●■◆▼▲★"
"""The shape of each seat in text, as not everybody can tell colours apart."""


class Words(Protocol):
    """Interface of a text formatter: sentences by key, and names of things."""

    def say(self, key: str, numbers: Mapping[str, int | str] | None = None, seats: Sequence[str] = ()) -> str:
        """The sentence of a key."""
        ...

    def name(self, kind: str, value: int, seats: Sequence[str] = ()) -> str:
        """The name of a thing."""
        ...
