"""A tournament on the cores of this machine, each with a process of its own."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from time import perf_counter

from fondaco.arena.handout import Handout
from fondaco.arena.matches import Match, MatchFailed, Outcome, play_match

Answer = tuple[Outcome, float] | MatchFailed
"""What a worker sends for each game: how it ended and how many seconds it took, or why it did not."""


class Worker:
    """A process that plays what it is given, and whose end is noticed whatever ended it."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a forked process would share our threads' locks
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs,), daemon=True)
        with _interrupts_held():
            self.process.start()
        theirs.close()
        self.task: list[Match] = []

    def give(self, task: list[Match]) -> None:
        """Games to be played, one after the other."""
        self.task = task
        with suppress(OSError):  # it is dead already, and will be found so when it is asked for its answer
            self.connection.send(task)

    def answer(self) -> Answer | None:
        """How its next game ended; nothing if the process did."""
        try:
            answer: Answer = self.connection.recv()
        except (EOFError, OSError):
            return None
        self.task = self.task[1:]
        return answer

    def dismiss(self) -> None:
        """At once: a game that is half played is of no use."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.connection.close()


def in_processes(todo: Sequence[Match], workers: int) -> Iterator[Outcome]:
    """Play all matches; outcomes come as they are ready, and the games of a process that dies are played again."""
    handout = Handout(todo)
    crew = [Worker() for _ in range(min(workers, len(todo)))]
    try:
        while True:
            for worker in crew:
                if handout and not worker.task:
                    worker.give(handout.take(len(crew)))
            busy = {worker.connection: worker for worker in crew if worker.task}
            if not busy:
                return
            for connection in wait(list(busy)):
                worker = busy[connection]  # type: ignore[index]
                answer = worker.answer()
                if answer is None:
                    crew[crew.index(worker)] = Worker()
                    worker.dismiss()
                    handout.give_back(worker.task)
                elif isinstance(answer, MatchFailed):
                    raise answer
                else:
                    outcome, seconds = answer
                    handout.learn(1, seconds)
                    yield outcome
    finally:
        for worker in crew:
            worker.dismiss()


def _work(connection: Connection) -> None:
    """What a worker does until nobody is left to listen."""
    with suppress(EOFError, OSError):
        while True:
            for match in connection.recv():
                start = perf_counter()
                try:
                    outcome = play_match(match)
                except MatchFailed as failure:
                    connection.send(MatchFailed(str(failure)))
                    return
                connection.send((outcome, perf_counter() - start))


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process started in here never hears Ctrl-C, which a terminal sends to all of us: we end it ourselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started with the first process, it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
