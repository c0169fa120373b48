"""The processes that are measured, each of which stays alive and answers in its turn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.web.house import said

ROOT = Path(__file__).parent.parent
PLAIN, COMPILED = "plain", "compiled"
FOLDERS = {PLAIN: ROOT / "src", COMPILED: ROOT / "build" / "compiled"}
"""Where each form of our package lies."""
PATIENCE = 10.0


class Mislabelled(Exception):
    """A process runs another form of our code than the one it is measured as."""


class Missing(Exception):
    """A library is not installed."""


class Hand(NamedTuple):
    """One row of a table: its name, how its process is started, and which form of our code it must be."""

    name: str
    command: tuple[str, ...]
    form: str = ""
    folder: Path = ROOT


class Worker:
    """A process that has said what it is."""

    def __init__(self, hand: Hand, process: subprocess.Popen[str]) -> None:
        self.hand, self._process = hand, process
        self.about = self._hear()
        if "missing" in self.about:
            raise Missing(self.about["missing"])
        check_form(hand, self.about)

    @property
    def version(self) -> str:
        return str(self.about.get("version", ""))

    def ask(self, request: str) -> dict[str, Any]:
        """Send a line, and wait for the answer."""
        if self._process.stdin is None:
            raise RuntimeError(f"{self.hand.name} has no ears")
        self._process.stdin.write(f"{request}\n")
        self._process.stdin.flush()
        return self._hear()

    def _hear(self) -> dict[str, Any]:
        line = said(self._process)
        if not line:
            raise RuntimeError(f"{self.hand.name} is gone: what it said last stands above")
        answer: dict[str, Any] = json.loads(line)
        return answer


def check_form(hand: Hand, about: Mapping[str, Any]) -> None:
    """Refuse to measure one form of our code under the name of the other."""
    if hand.form and about.get("compiled") is not (hand.form == COMPILED):
        found = COMPILED if about.get("compiled") else PLAIN
        raise Mislabelled(f"{hand.name} is to be measured {hand.form}, and its process runs the {found} form")


def ours(name: str, module: str, *arguments: str, form: str) -> Hand:
    """A process of ours that runs one form of our code."""
    return Hand(name, (sys.executable, "-m", module, *arguments), form)


def theirs(name: str, *arguments: str) -> Hand:
    """A process that plays another library's game."""
    return Hand(name, (sys.executable, "-m", "benchmarks.worker", *arguments))


def environment(form: str) -> dict[str, str]:
    """The variables of a process, in which our package is found in one form and keeps its bytecode, as installed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(FOLDERS[form or PLAIN]), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def forms() -> list[str]:
    """The forms of our code that are there to be measured; compiled only as long as it is made of the plain one."""
    made = FOLDERS[COMPILED] / "made"  # which `make build` touches last
    if not made.exists():
        return [PLAIN]
    is_old = any(path.stat().st_mtime > made.stat().st_mtime for path in _sources(FOLDERS[PLAIN]))
    return [PLAIN] if is_old else [PLAIN, COMPILED]


def _sources(folder: Path) -> Iterator[Path]:
    """The files of our package, as the Makefile finds them: without what Python and its installer leave there."""
    for path in folder.rglob("*"):
        is_litter = any(name == "__pycache__" or name.endswith(".egg-info") for name in path.relative_to(folder).parts)
        if path.is_file() and not is_litter:
            yield path


NOT_COMPILED = "The compiled form was not measured: `make build` had not made it of the files as they were."


@contextmanager
def crew(hands: Sequence[Hand], tell: Callable[[str], None] = print) -> Iterator[dict[str, Worker]]:
    """All processes that could be started, by name; who could not is told in a sentence."""
    workers: dict[str, Worker] = {}
    with ExitStack() as stack:
        for hand in hands:
            process = stack.enter_context(_process(hand))
            try:
                workers[hand.name] = Worker(hand, process)
            except Missing as missing:
                tell(f"{hand.name} was not measured: {missing}.")
        yield workers


@contextmanager
def _process(hand: Hand) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        hand.command,
        cwd=hand.folder,
        env=environment(hand.form),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()  # it has nothing to put away
        process.wait(PATIENCE)
        for stream in (process.stdin, process.stdout):
            if stream:
                stream.close()


def interleaved(workers: Mapping[str, Worker], request: str, rounds: int) -> dict[str, list[float]]:
    """Each process answers in its turn, never two at once, again and again."""
    found: dict[str, list[float]] = {name: [] for name in workers}
    for _ in range(rounds):
        for name, worker in workers.items():
            found[name].append(float(worker.ask(request)["value"]))
    return found
