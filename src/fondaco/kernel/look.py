"""Context of a decision as its player sees it, and the hooks by which a game words it and points at it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

from fondaco.kernel.state import Frame
from fondaco.kernel.step import S
from fondaco.kernel.view import V

Numbers = dict[str, int]
"""The arguments of a sentence."""
Ids = tuple[str, ...]
"""The ids of parts of a picture."""


@dataclass(frozen=True)
class Look(Generic[S, V]):
    """Context for hooks: the known position, the frame, and perhaps one option."""

    s: S
    """The known position of the reader; not to be changed."""
    view: V
    frame: Frame
    option: int = -1
    """The option in question, or -1 for the prompt."""
    word: str = ""
    """The option's group."""
    axes: Mapping[str, int] = field(default_factory=dict)
    """The option's arguments by axis."""

    @property
    def a(self) -> int:
        """The first argument of the frame, usually the deciding seat."""
        return self.frame[1]

    @property
    def b(self) -> int:
        """The second argument of the frame."""
        return self.frame[2]


def no_numbers(at: Any) -> Numbers:
    """Default hook: the option has no further arguments."""
    return {}


def no_parts(at: Any) -> Ids:
    """Default hook: the option stands for no part."""
    return ()


class Hooks(NamedTuple):
    """Hooks of one step: further arguments of its sentences, and the parts that an option stands for."""

    prompt: Callable[[Any], Numbers] = no_numbers
    option: Callable[[Any], Numbers] = no_numbers
    parts: Callable[[Any], Ids] = no_parts


UNTOLD = Hooks()
