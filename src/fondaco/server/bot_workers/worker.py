"""Worker process for bots: given what a seat may know, it answers with what the bot decides.

Thoughts of several tables take turns in it, one thread each, so that a long one makes nobody wait for a short one.
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

import fondaco.bots  # noqa: F401  the bots sit down by being imported
from fondaco.table import find_game, games
from fondaco.table.moves import Thought
from fondaco.table.registry import Remembering, Sitter

LEAST: Final = 3
"""How often a bot that is hurried may look up before it must decide: the best of nothing is no good."""
MOST_REMEMBERED: Final = 32
"""How many bots with what they found out are kept; a doge's tree takes some megabytes."""
COURTESY: Final = 5
"""By how much the thinking gives way to whoever serves the pages, as `nice` counts."""

Wish = Literal["move", "analysis"]


@dataclass(frozen=True)
class Task:
    """Something to think about."""

    number: int
    table: str
    wish: Wish
    thought: bytes
    """As pickle writes it: it is read where it is thought, so that a bad one harms nobody else."""
    seconds: float
    """After so long the bot is hurried."""


@dataclass(frozen=True)
class Hurry:
    """A message that ends a thought: the best so far is wanted now, or nothing any more."""

    number: int
    unwanted: bool = False


@dataclass(frozen=True)
class Answer:
    """What came of a task: a move or an analysis, or what went wrong."""

    number: int
    result: Any = None
    error: str = ""


@runtime_checkable
class Interruptible(Protocol):
    """A bot that asks now and then whether to stop thinking."""

    stop: Callable[[], bool] | None


@dataclass
class StopCondition:
    """How long a bot may go on."""

    end: float
    hurried: bool = False
    unwanted: bool = False
    asked: int = 0

    def is_over(self) -> bool:
        """What the bot asks; each asking also lets other thoughts have their turn."""
        self.asked += 1
        return self.unwanted or (self.asked > LEAST and (self.hurried or perf_counter() > self.end))


@dataclass
class Sitters:
    """LRU cache of bots between two of their decisions; each is in the hands of one thought at most."""

    cache: dict[tuple[str, int, str], tuple[Sitter, tuple[tuple[int, int], ...]]] = field(default_factory=dict)
    """Each bot with what it found out, and what had happened until then."""
    lock: threading.Lock = field(default_factory=threading.Lock)

    def take(self, table: str, thought: Thought) -> Sitter:
        """The bot that thought for this seat before, if the game went on from there; else the thought's own."""
        with self.lock:
            sitter, history = self.cache.pop((table, thought.pending.seat, thought.name), (thought.sitter, ()))
        return sitter if thought.history[: len(history)] == history else thought.sitter

    def keep(self, table: str, thought: Thought, sitter: Sitter) -> None:
        """Remember a bot that can use what it found out."""
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
        """Until nobody is left to listen; games that are not asked for yet are read meanwhile."""
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
        except Exception:  # a bot's mistake is the asker's to hear of, and must not end the others' thinking
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
    """What the process does from its beginning to its end."""
    for ending in (signal.SIGINT, signal.SIGTERM):  # sent to the whole group; the server closes the connection in time
        signal.signal(ending, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(COURTESY)
    with suppress(EOFError, OSError):
        BotWorker(connection).work()
    os._exit(0)  # half a thought is of no use to anybody
