"""Worker process for bots: receives a seat's view, answers with the bot's decision.

One thread for each task, so that a long one does not block a short one.
"""

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, Final, Literal, Protocol, runtime_checkable

import fondaco.bots  # noqa: F401  registers the bots
from fondaco.table import find_game, games
from fondaco.table.moves import Thought
from fondaco.table.registry import Remembering, Sitter

LEAST: Final = 3
"""Polls before an interruption counts: a bot needs something to choose from."""
MOST_REMEMBERED: Final = 32
"""Capacity of the LRU cache of bots; a search tree takes some megabytes."""
COURTESY: Final = 5
"""Niceness: bots yield the processor to the web server."""

Wish = Literal["move", "analysis"]


@dataclass(frozen=True)
class Task:
    """A request to the worker."""

    number: int
    table: str
    wish: Wish
    thought: bytes
    """Pickled; unpickled in the task's thread, so that a bad one fails alone."""
    seconds: float
    """Time limit."""


@dataclass(frozen=True)
class Hurry:
    """Interrupts a task: finish with the best so far, or cancel."""

    number: int
    unwanted: bool = False


@dataclass(frozen=True)
class Answer:
    """Result or error of a task."""

    number: int
    result: Any = None
    error: str = ""


@runtime_checkable
class Interruptible(Protocol):
    """A bot that polls `stop` while it thinks."""

    stop: Callable[[], bool] | None


@dataclass
class StopCondition:
    """Deadline and interruption of a task, polled by the bot."""

    end: float
    hurried: bool = False
    unwanted: bool = False
    asked: int = 0

    def is_over(self) -> bool:
        """Poll; this also yields to other threads."""
        self.asked += 1
        return self.unwanted or (self.asked > LEAST and (self.hurried or perf_counter() > self.end))


@dataclass
class Sitters:
    """LRU cache of bots with their search trees; one is used by at most one task at a time."""

    cache: dict[tuple[str, int, str], tuple[Sitter, tuple[tuple[int, int], ...]]] = field(default_factory=dict)
    """Each bot with the history it has seen."""
    lock: threading.Lock = field(default_factory=threading.Lock)

    def take(self, table: str, thought: Thought) -> Sitter:
        """Get the seat's bot if the game went on from its history; else the task's own."""
        with self.lock:
            sitter, history = self.cache.pop((table, thought.pending.seat, thought.name), (thought.sitter, ()))
        return sitter if thought.history[: len(history)] == history else thought.sitter

    def keep(self, table: str, thought: Thought, sitter: Sitter) -> None:
        """Put back a bot that can reuse what it found out."""
        if not thought.history or not isinstance(sitter, Remembering):
            return
        with self.lock:
            self.cache[table, thought.pending.seat, thought.name] = (sitter, thought.history)
            for key in list(self.cache)[: max(0, len(self.cache) - MOST_REMEMBERED)]:
                del self.cache[key]


class BotWorker:
    """Message loop of the process: one thread for each task, until the connection is closed."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.sitters = Sitters()
        self.stop_conditions: dict[int, StopCondition] = {}
        self.sending = threading.Lock()

    def work(self) -> None:
        """Receive until the connection is closed; load the other games while idle."""
        unread = games()
        while True:
            if unread and not self.connection.poll(0):
                find_game(unread.pop())
            else:
                self._hear(self.connection.recv())

    def _hear(self, asked: Task | Hurry) -> None:
        if isinstance(asked, Task):
            self.stop_conditions[asked.number] = StopCondition(perf_counter() + asked.seconds)
            threading.Thread(target=self._think, args=(asked,), daemon=True).start()
        elif asked.number in self.stop_conditions:
            condition = self.stop_conditions[asked.number]
            condition.hurried, condition.unwanted = True, asked.unwanted

    def _think(self, task: Task) -> None:
        try:
            answer = Answer(task.number, self._result(task))
        except Exception:  # returned to the caller; other tasks go on
            answer = Answer(task.number, error=traceback.format_exc())
        del self.stop_conditions[task.number]
        with self.sending:
            self.connection.send(answer)

    def _result(self, task: Task) -> Any:
        thought: Thought = pickle.loads(task.thought)
        sitter = self.sitters.take(task.table, thought)
        if isinstance(sitter, Interruptible):
            sitter.stop = self.stop_conditions[task.number].is_over
        result = _analysis(thought, sitter) if task.wish == "analysis" else replace(thought, sitter=sitter).move()
        self.sitters.keep(task.table, thought, sitter)
        return result


def _analysis(thought: Thought, sitter: Sitter) -> Any:
    think = getattr(sitter, "think", None)
    if think is None:
        raise TypeError(f"{thought.name} cannot say why it decides")
    if isinstance(sitter, Remembering):
        sitter.remember(thought.history)
    return think(thought.game, thought.view, thought.options[:], thought.random)


def work(connection: Connection) -> None:
    """Main function of the process."""
    for ending in (signal.SIGINT, signal.SIGTERM):  # sent to the whole group; the server closes the connection in time
        signal.signal(ending, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(COURTESY)
    with suppress(EOFError, OSError):
        BotWorker(connection).work()
    os._exit(0)  # do not wait for threads
