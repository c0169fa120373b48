"""Task queue with retries: batches of games for workers, requeued if a worker is lost."""

from collections import Counter, deque
from collections.abc import Sequence
from math import ceil

from fondaco.arena.matches import Match
from fondaco.arena.sentences import ArenaError

TASK: float = 0.2
"""Target duration of a task in seconds: much longer than its overhead, much shorter than a tournament."""
MOST_IN_A_TASK = 100
ATTEMPTS = 5
"""Retry limit: a game lost so often is taken for the cause."""


class WorkersLost(ArenaError):
    """Workers died repeatedly without an answer."""


class TaskQueue:
    """Queue of games, handed out in batches of adaptive size."""

    def __init__(self, todo: Sequence[Match]) -> None:
        self._waiting = deque(todo)
        self._lost: Counter[int] = Counter()
        self._played, self._seconds = 0, 0.0

    def __len__(self) -> int:
        return len(self._waiting)

    def take(self, workers: int) -> list[Match]:
        """The next batch: a single game while durations are unknown, and small ones towards the end."""
        wished = ceil(TASK * self._played / self._seconds) if self._seconds else 1
        fair = ceil(len(self._waiting) / (2 * workers))
        count = min(wished, fair, MOST_IN_A_TASK, len(self._waiting))
        return [self._waiting.popleft() for _ in range(count)]

    def learn(self, games: int, seconds: float) -> None:
        """Update the mean duration of a game."""
        self._played += games
        self._seconds += seconds

    def give_back(self, unplayed: Sequence[Match]) -> None:
        """Requeue the games of a lost worker; the first of them, which it was playing, counts as an attempt."""
        if not unplayed:
            return
        first = unplayed[0]
        self._lost[first.number] += 1
        if self._lost[first.number] == ATTEMPTS:
            raise WorkersLost("error-workers-lost", **first.named, count=ATTEMPTS)
        self._waiting.extendleft(reversed(unplayed))
