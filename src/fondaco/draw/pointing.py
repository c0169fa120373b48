"""Which parts of a picture stand for an option, found in the same way for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from fondaco.kernel import Frame, Step

Ids = tuple[str, ...]
"""The ids of parts."""
G = TypeVar("G")
Look = Callable[[int, int, str, dict[str, int]], G]
"""Makes what a game looks at of a frame's two arguments, the word of an option and what it names."""


def pointed(
    ways: Mapping[int, Callable[[G], Ids]], steps: Sequence[Step[Any]], frame: Frame, option: int, look: Look[G]
) -> Ids:
    """The parts that stand for an option, by the way its step points; none if that points at nothing."""
    number, a, b = frame
    if number not in ways:
        return ()
    options = steps[number].options
    return ways[number](look(a, b, options.group(option), options.arguments(option)))
