"""Worker pool: bots think in processes of their own, so that pages and other tables never wait for them."""

import asyncio
import atexit
import logging
import os
import pickle
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from queue import SimpleQueue
from typing import Any, Final

from fondaco.bots import Analysis, RandomSitter
from fondaco.server.bot_workers.worker import Answer, Hurry, Task, Wish, work
from fondaco.server.input_limits import LONGEST_THOUGHT
from fondaco.table.moves import Thought

GRACE: Final = 10.0
"""Seconds after the time limit before the watchdog kills the process."""
MOST_AT_ONCE: Final = 16
"""Concurrency limit of a process; further tasks are queued."""
TRIES: Final = 2
"""Attempts at a task whose process dies."""
MOST_HOMES: Final = 10_000

log = logging.getLogger("fondaco")


class ThinkingFailed(Exception):
    """The bot raised an exception, or its process died each time."""


def usual_count(servers: int = 1) -> int:
    """Default number of processes for each server on this machine: all cores but one, which serves pages."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, (cores - 1) // servers)


@dataclass(eq=False)
class Job:
    """A queued task with its future, retries and deadline."""

    task: Task
    answer: asyncio.Future[Any]
    hurried: bool = False
    tries: int = 0
    deadline: asyncio.TimerHandle | None = None

    @property
    def is_wanted(self) -> bool:
        return not self.answer.done()

    def settle(self) -> None:
        """Cancel the watchdog's timer."""
        if self.deadline is not None:
            self.deadline.cancel()


Hear = Callable[["WorkerHandle", Answer | None], None]


class WorkerHandle:
    """Handle of a worker process; answers and exit arrive in the event loop."""

    def __init__(self, hear: Hear) -> None:
        context = get_context("spawn")  # a forked process would inherit locks held by our threads
        self.connection, self._theirs = context.Pipe()
        self.process = context.Process(target=work, args=(self._theirs,), daemon=True)
        self.jobs: dict[int, Job] = {}
        self._hear, self._loop = hear, asyncio.get_running_loop()
        self._starting, self._ended = threading.Lock(), False
        self._outgoing: SimpleQueue[Task | Hurry | None] = SimpleQueue()
        self._threads = [threading.Thread(target=each, daemon=True) for each in (self._listen, self._write)]
        for thread in self._threads:
            thread.start()
        atexit.register(self.end)

    @property
    def busy(self) -> int:
        """Tasks in progress, without those that were cancelled."""
        return sum(job.is_wanted for job in self.jobs.values())

    def send(self, message: Task | Hurry) -> None:
        self._outgoing.put(message)

    def _write(self) -> None:
        """Thread: sending blocks if the process hangs."""
        with suppress(OSError):  # the process is dead; `_listen` tells of it
            while (message := self._outgoing.get()) is not None:
                self.connection.send(message)

    def _listen(self) -> None:
        """Thread: start the process, then receive its answers."""
        with suppress(EOFError, OSError):  # it has ended, or could not be started
            with self._starting:
                if not self._ended:
                    self.process.start()
                self._theirs.close()
            while True:
                self._tell(self.connection.recv())
        self.end()
        self._tell(None)

    def _tell(self, answer: Answer | None) -> None:
        with suppress(RuntimeError):  # the event loop is closed
            self._loop.call_soon_threadsafe(self._hear, self, answer)

    def end(self) -> None:
        """Kill the process; safe to call from any thread, and twice."""
        with self._starting:
            self._ended = True
            if self.process.pid is not None:
                self.process.kill()
                self.process.join()
        atexit.unregister(self.end)

    def close(self) -> None:
        """Kill the process and release threads and connections."""
        self.end()
        self._outgoing.put(None)
        for thread in self._threads:
            thread.join()
        self._theirs.close()
        self.connection.close()


class WorkerPool:
    """Pool of worker processes, started on demand, with a queue, retries, table affinity and a watchdog."""

    def __init__(self, most: int = 0) -> None:
        self.most = most or usual_count()
        self._workers: list[WorkerHandle] = []
        self._homes: dict[str, WorkerHandle] = {}
        """Affinity: the process that last worked for a table, and has its bots' caches."""
        self._jobs: dict[int, Job] = {}
        self._waiting: deque[Job] = deque()
        self._numbers = count()

    # Requests

    async def move(self, table: str, thought: Thought) -> str:
        """A bot's move, in machine notation."""
        if isinstance(thought.sitter, RandomSitter):
            return thought.move()  # faster than asking a process
        move: str = await self._think(table, thought, "move", LONGEST_THOUGHT)
        return move

    async def analysis(self, table: str, thought: Thought, stop_after: float | None = None) -> Analysis:
        """A bot's analysis of each option, with a time limit in seconds."""
        analysis: Analysis = await self._think(table, thought, "analysis", stop_after or LONGEST_THOUGHT)
        return analysis

    def interrupt(self, table: str) -> None:
        """Stop thinking for a table; the best move so far is played."""
        for job in [job for job in self._jobs.values() if job.task.table == table]:
            job.hurried = True
            self._pass_on(Hurry(job.task.number))

    def warm_up(self) -> None:
        """Start the first process before it is needed."""
        if not self._workers:
            self._start()

    async def close(self) -> None:
        """Cancel all tasks and end all processes."""
        for job in list(self._jobs.values()):
            job.answer.cancel()
        workers, self._workers = self._workers, []
        self._homes.clear()
        for worker in workers:
            for job in worker.jobs.values():
                job.settle()
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in workers))

    @property
    def processes(self) -> list[int]:
        """Process ids."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    # Dispatch

    async def _think(self, table: str, thought: Thought, wish: Wish, seconds: float) -> Any:
        task = Task(next(self._numbers), table, wish, pickle.dumps(thought, pickle.HIGHEST_PROTOCOL), seconds)
        job = Job(task, asyncio.get_running_loop().create_future())
        self._jobs[task.number] = job
        self._waiting.append(job)
        self._hand_out()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._pass_on(Hurry(task.number, unwanted=True))
            raise
        finally:
            del self._jobs[task.number]

    def _pass_on(self, hurry: Hurry) -> None:
        for worker in self._workers:
            if hurry.number in worker.jobs:
                worker.send(hurry)

    def _hand_out(self) -> None:
        """Dispatch queued tasks in order (FIFO), while there is capacity."""
        while self._waiting:
            if not self._waiting[0].is_wanted:
                self._waiting.popleft()
                continue
            worker = self._worker_for(self._waiting[0].task.table)
            if worker is None:
                return
            self._give(worker, self._waiting.popleft())

    def _worker_for(self, table: str) -> WorkerHandle | None:
        """Scheduling: the idle process with affinity, any idle one, a new one, else the least busy."""
        own = self._homes.get(table)
        idle = [worker for worker in self._workers if not worker.busy]
        if own in idle:
            return own
        if idle:
            return idle[0]
        if len(self._workers) < self.most:
            return self._start()
        least = min(self._workers, key=lambda worker: (worker.busy - (worker is own), worker is not own))
        return least if least.busy < MOST_AT_ONCE else None

    def _start(self) -> WorkerHandle:
        worker = WorkerHandle(self._heard)
        self._workers.append(worker)
        return worker

    def _give(self, worker: WorkerHandle, job: Job) -> None:
        number, table = job.task.number, job.task.table
        self._homes.pop(table, None)
        self._homes[table] = worker
        for forgotten in list(self._homes)[: max(0, len(self._homes) - MOST_HOMES)]:
            del self._homes[forgotten]
        worker.jobs[number] = job
        job.tries += 1
        loop = asyncio.get_running_loop()
        job.deadline = loop.call_later(job.task.seconds + GRACE, self._hangs, worker, job)
        worker.send(job.task)
        if job.hurried:
            worker.send(Hurry(number))

    # Answers

    def _heard(self, worker: WorkerHandle, answer: Answer | None) -> None:
        if answer is None:
            self._died(worker)
        elif (job := worker.jobs.pop(answer.number, None)) is not None:
            job.settle()
            if job.is_wanted and answer.error:
                job.answer.set_exception(ThinkingFailed(answer.error))
            elif job.is_wanted:
                job.answer.set_result(answer.result)
        self._hand_out()

    def _died(self, worker: WorkerHandle) -> None:
        """Retry the tasks of a dead process elsewhere."""
        if worker not in self._workers:
            return  # it was closed on purpose
        self._workers.remove(worker)
        log.warning("a process that thinks for bots died (%s); another takes its place", worker.process.exitcode)
        worker.close()
        for job in worker.jobs.values():
            job.settle()
            if not job.is_wanted:
                continue
            if job.tries < TRIES:
                self._waiting.appendleft(job)
            else:
                job.answer.set_exception(ThinkingFailed("the process that thought about it died each time"))

    def _hangs(self, worker: WorkerHandle, job: Job) -> None:
        """Watchdog: kill a process that missed its deadline."""
        log.warning("a process that thinks for bots hangs at table %s", job.task.table)
        for other in worker.jobs.values():
            other.tries -= other is not job  # not the other tasks' fault: no attempt is counted
        threading.Thread(target=worker.end, daemon=True).start()
