"""What lies on the table, as small ints, with the frames of the sequence of play still to come."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple, Self

from fondaco.kernel.compiling import mypyc_attr

Frame = tuple[int, int, int]
"""A step's number and two small arguments."""

EVERYONE: Final = -1
MAIN_LANE: Final = -1


class EventKind:
    """Something that can happen: its text key, and the names of its numbers."""

    __slots__ = ("key", "names")

    def __init__(self, key: str, *names: str) -> None:
        self.key: Final = key
        self.names: Final = names

    def __repr__(self) -> str:
        return f"EventKind({self.key!r}: {', '.join(self.names)})"


class Event(NamedTuple):
    """Something that happened: a text key, its numbers, and the seat that may know it."""

    key: str
    numbers: tuple[tuple[str, int], ...]
    witness: int = EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: frames to be played, and the fields a game adds."""

    __slots__ = ("frames", "heard", "lane", "players", "sides")

    VISIBLE: ClassVar[dict[str, str]] = {}
    """How each field of the game may be seen; a field that is not declared stays hidden."""

    def __init__(self, players: int, source: State | None = None) -> None:
        self.players = players
        self.heard: list[Event] | None = None  # what has happened, if anybody listens
        # The seat whose side-stack is being played, or MAIN_LANE
        self.lane: int = MAIN_LANE if source is None else source.lane
        self.frames: list[Frame] = [] if source is None else source.frames[:]
        # While all play together, the frames of each seat
        sides: list[list[Frame]] = [] if source is None else source.sides
        self.sides: list[list[Frame]] = [side[:] for side in sides] if sides else []

    def copy(self) -> Self:
        """An independent position; nobody listens to it."""
        raise NotImplementedError

    def then(self, *frames: Frame) -> None:
        """What comes next, the first frame first; what was waiting waits behind it.

        Everybody sees the frames of the main stack: a secret never goes into a frame's arguments there.
        Inside a side-stack the frames stay in it, and only its seat sees them.
        """
        waiting: tuple[Any, ...] = frames  # of Any: compiled code hands a frame over as it is, and makes none anew
        stack = self._stack()
        for place in range(len(waiting) - 1, -1, -1):
            stack.append(waiting[place])

    def then_all(self, frames: list[Frame]) -> None:
        """What comes next, as a list, the first frame first."""
        waiting: list[Any] = frames
        stack = self._stack()
        for place in range(len(waiting) - 1, -1, -1):
            stack.append(waiting[place])

    def _stack(self) -> list[Any]:
        """The frames at hand."""
        return self.frames if self.lane < 0 else self.sides[self.lane]

    def together(self, *sides: list[Frame]) -> None:
        """Every seat plays its own frames, in any order; the game goes on when all are done."""
        if self.sides or len(sides) != self.players:
            raise ValueError("together needs one list of frames for each seat, and cannot be nested")
        self.sides = [side[::-1] for side in sides]

    def tell(
        self,
        kind: EventKind,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
        witness: int = EVERYONE,
    ) -> None:
        """Say what happened, if anybody listens; the numbers come in the order in which the kind names them."""
        if self.heard is not None:
            self.heard.append(Event(kind.key, tuple(zip(kind.names, (a, b, c, d, e, f))), witness))

    @property
    def over(self) -> bool:
        return not self.frames and not self.sides
