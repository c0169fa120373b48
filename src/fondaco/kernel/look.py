"""A decision as its player sees it, and the hooks by which a game words it and points at it."""

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
    """A decision as its player sees it: the known position, the frame, and perhaps one option."""

    s: S
    """The position as far as the reader knows it; not to be changed."""
    view: V
    frame: Frame
    option: int = -1
    """The option spoken of, or -1 for the prompt."""
    word: str = ""
    """The group of the option."""
    axes: Mapping[str, int] = field(default_factory=dict)
    """What the option points at."""

    @property
    def a(self) -> int:
        """The first argument of the frame, usually the seat that is asked."""
        return self.frame[1]

    @property
    def b(self) -> int:
        """The second argument of the frame."""
        return self.frame[2]


def no_numbers(at: Any) -> Numbers:
    """Nothing is needed beside the option itself."""
    return {}


def no_parts(at: Any) -> Ids:
    """The option stands for no part."""
    return ()


class Hooks(NamedTuple):
    """How one step is told: what its sentences need beside the option itself, and which parts an option stands for."""

    prompt: Callable[[Any], Numbers] = no_numbers
    option: Callable[[Any], Numbers] = no_numbers
    parts: Callable[[Any], Ids] = no_parts


UNTOLD = Hooks()
