"""Local process pool: one worker per core, with retries of the games of a worker that dies."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from time import perf_counter

from fondaco.arena.matches import Match, MatchFailed, Outcome, play_match
from fondaco.arena.task_queue import TaskQueue

Answer = tuple[Outcome, float] | MatchFailed
"""The answer for a game: its outcome and its seconds, or why it failed."""


class Worker:
    """A worker process; its death is noticed by the closed connection."""

    def __init__(self) -> None:
        context = get_context("spawn")  # spawned: a forked process would share our threads' locks
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs,), daemon=True)
        with _interrupts_held():
            self.process.start()
        theirs.close()
        self.task: list[Match] = []

    def give(self, task: list[Match]) -> None:
        """Send a batch of games."""
        self.task = task
        with suppress(OSError):  # dead already, which `answer` will find
            self.connection.send(task)

    def answer(self) -> Answer | None:
        """The result of its next game; None if the process died."""
        try:
            answer: Answer = self.connection.recv()
        except (EOFError, OSError):
            return None
        self.task = self.task[1:]
        return answer

    def dismiss(self) -> None:
        """Kill the process: a half-played game is of no use."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.connection.close()


def in_processes(todo: Sequence[Match], workers: int) -> Iterator[Outcome]:
    """Play all matches; yields outcomes as they are ready, and retries the games of a dead worker."""
    queue = TaskQueue(todo)
    crew = [Worker() for _ in range(min(workers, len(todo)))]
    try:
        while True:
            for worker in crew:
                if queue and not worker.task:
                    worker.give(queue.take(len(crew)))
            busy = {worker.connection: worker for worker in crew if worker.task}
            if not busy:
                return
            for connection in wait(list(busy)):
                worker = busy[connection]  # type: ignore[index]
                answer = worker.answer()
                if answer is None:
                    crew[crew.index(worker)] = Worker()
                    worker.dismiss()
                    queue.give_back(worker.task)
                elif isinstance(answer, MatchFailed):
                    raise answer
                else:
                    outcome, seconds = answer
                    queue.learn(1, seconds)
                    yield outcome
    finally:
        for worker in crew:
            worker.dismiss()


def _work(connection: Connection) -> None:
    """Main loop of a worker process; ends when the pool closes the connection."""
    with suppress(EOFError, OSError):
        while True:
            for match in connection.recv():
                start = perf_counter()
                try:
                    outcome = play_match(match)
                except MatchFailed as failure:
                    connection.send(failure)
                    return
                connection.send((outcome, perf_counter() - start))


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Signal mask: processes started in here ignore Ctrl-C, which a terminal sends to all; the pool ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # if started with the first process, it would unblock the signal again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
