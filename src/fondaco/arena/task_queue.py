"""Task queue with retries: which games a worker gets next, and again if the worker that had them is lost."""

from collections import Counter, deque
from collections.abc import Sequence
from math import ceil

from fondaco.arena.matches import Match
from fondaco.arena.sentences import ArenaError

TASK: float = 0.2
"""How many seconds a task should take: much longer than handing it out, much shorter than a tournament."""
MOST_IN_A_TASK = 100
ATTEMPTS = 5
"""Retry limit: a game that was lost so often is taken for the one that ends its workers."""


class WorkersLost(ArenaError):
    """Workers died again and again without an answer."""


class TaskQueue:
    """The games still to be played, handed out in batches neither too small nor too large."""

    def __init__(self, todo: Sequence[Match]) -> None:
        self._waiting = deque(todo)
        self._lost: Counter[int] = Counter()
        self._played, self._seconds = 0, 0.0

    def __len__(self) -> int:
        return len(self._waiting)

    def take(self, workers: int) -> list[Match]:
        """The next batch: one game as long as their length is unknown, and small ones towards the end."""
        wished = ceil(TASK * self._played / self._seconds) if self._seconds else 1
        fair = ceil(len(self._waiting) / (2 * workers))
        count = min(wished, fair, MOST_IN_A_TASK, len(self._waiting))
        return [self._waiting.popleft() for _ in range(count)]

    def learn(self, games: int, seconds: float) -> None:
        """So many games took so long."""
        self._played += games
        self._seconds += seconds

    def give_back(self, unplayed: Sequence[Match]) -> None:
        """Requeue the games of a lost worker; it was playing the first of them, and the others had to wait for that."""
        if not unplayed:
            return
        first = unplayed[0]
        self._lost[first.number] += 1
        if self._lost[first.number] == ATTEMPTS:
            raise WorkersLost("error-workers-lost", **first.named, count=ATTEMPTS)
        self._waiting.extendleft(reversed(unplayed))
