"""State of a game: small ints, and the stack of frames still to be played."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple, Self

from fondaco.kernel.compiling import i64, mypyc_attr

Frame = tuple[int, int, int]
"""A step number and two small arguments."""

EVERYONE: Final = -1
MAIN_LANE: Final = -1


class EventKind:
    """Declaration of an event: its text key, and the names of its numbers."""

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
    """A position: the stack of frames, and the fields a game adds."""

    __slots__ = ("frames", "heard", "lane", "players", "sides")

    VISIBLE: ClassVar[dict[str, str]] = {}
    """Visibility of each field; undeclared fields stay hidden."""

    def __init__(self, players: int, source: State | None = None) -> None:
        self.players = players
        self.heard: list[Event] | None = None  # events so far, or None if nobody listens
        # The seat whose side-stack is current, or MAIN_LANE
        self.lane: int = MAIN_LANE if source is None else source.lane
        self.frames: list[Frame] = [] if source is None else source.frames[:]
        # In simultaneous play, the stack of each seat
        sides: list[list[Frame]] = [] if source is None else source.sides
        self.sides: list[list[Frame]] = [side[:] for side in sides] if sides else []

    def copy(self) -> Self:
        """An independent copy, without listeners."""
        raise NotImplementedError

    def then(self, *frames: Frame) -> None:
        """Push frames onto the current stack, the first one on top.

        Frames of the main stack are public: a secret never goes into their arguments.
        Those of a side-stack stay in it, and only its seat sees them.
        """
        waiting: tuple[object, ...] = frames  # object: compiled code would build typed tuples anew
        stack = self._stack()
        for frame in reversed(waiting):
            stack.append(frame)

    def then_all(self, frames: list[Frame]) -> None:
        """Push a list of frames, the first one on top."""
        waiting: list[Any] = frames
        stack = self._stack()
        for place in range(len(waiting) - 1, -1, -1):
            stack.append(waiting[place])

    def _stack(self) -> list[Any]:
        """The current stack."""
        return self.frames if self.lane < 0 else self.sides[self.lane]

    def together(self, *sides: list[Frame]) -> None:
        """Begin simultaneous play: each seat has its own stack of frames; the main stack waits until all are empty."""
        if self.sides or len(sides) != self.players:
            raise ValueError("together needs one list of frames for each seat, and cannot be nested")
        self.sides = [side[::-1] for side in sides]

    def tell(
        self,
        kind: EventKind,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
        witness: i64 = EVERYONE,
    ) -> None:
        """Emit an event if anybody listens; the numbers come in the order in which the kind names them."""
        if self.heard is not None:
            self._record(kind, [a, b, c, d, e, f], witness)

    def _record(self, kind: EventKind, numbers: list[int], witness: int) -> None:
        """Append an event for those who listen."""
        assert self.heard is not None
        self.heard.append(Event(kind.key, tuple(zip(kind.names, numbers)), witness))

    @property
    def over(self) -> bool:
        return not self.frames and not self.sides
