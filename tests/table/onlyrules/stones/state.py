"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar

from fondaco.kernel import PUBLIC, State


class Heap(State):
    """How many stones are left, and how many each player has taken."""

    __slots__ = ("last", "left", "taken")

    VISIBLE: ClassVar[dict[str, str]] = {"left": PUBLIC, "last": PUBLIC, "taken": PUBLIC}

    left: int
    last: int
    """How many were taken last, or 0."""
    taken: list[int]

    def __init__(self, players: int, source: Heap | None = None) -> None:
        super().__init__(players, source)
        self.left = source.left if source else 0
        self.last = source.last if source else 0
        self.taken = source.taken[:] if source else [0] * players

    def copy(self) -> Heap:
        return Heap(self.players, self)
