"""Measured processes: long-lived workers that answer one line of JSON per request."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.web.server import said

ROOT = Path(__file__).parent.parent
PLAIN, COMPILED = "plain", "compiled"
FOLDERS = {PLAIN: ROOT / "src", COMPILED: ROOT / "build" / "compiled"}
"""The folder of each form of our package."""
PATIENCE = 10.0


class WrongForm(Exception):
    """A process runs the other form of our code than it is measured as."""


class Missing(Exception):
    """A library is not installed."""


class ProcessSpec(NamedTuple):
    """A measured process: its name in the tables, its command, and the form of our code it must run."""

    name: str
    command: tuple[str, ...]
    form: str = ""
    folder: Path = ROOT


class Worker:
    """A running process that has identified itself."""

    def __init__(self, spec: ProcessSpec, process: subprocess.Popen[str]) -> None:
        self.spec, self._process = spec, process
        self.about = self._hear()
        if "missing" in self.about:
            raise Missing(self.about["missing"])
        check_form(spec, self.about)

    @property
    def version(self) -> str:
        return str(self.about.get("version", ""))

    def ask(self, request: str) -> dict[str, Any]:
        """Send a request and wait for the answer."""
        if self._process.stdin is None:
            raise RuntimeError(f"{self.spec.name} has no standard input")
        self._process.stdin.write(f"{request}\n")
        self._process.stdin.flush()
        return self._hear()

    def _hear(self) -> dict[str, Any]:
        line = said(self._process)
        if not line:
            raise RuntimeError(f"{self.spec.name} is gone: what it said last stands above")
        answer: dict[str, Any] = json.loads(line)
        return answer


def check_form(spec: ProcessSpec, about: Mapping[str, Any]) -> None:
    """Raise WrongForm if the process runs the other form of our code."""
    if spec.form and about.get("compiled") is not (spec.form == COMPILED):
        found = COMPILED if about.get("compiled") else PLAIN
        raise WrongForm(f"{spec.name} is to be measured {spec.form}, and its process runs the {found} form")


def ours(name: str, module: str, *arguments: str, form: str) -> ProcessSpec:
    """A process of ours that runs one form of our code."""
    return ProcessSpec(name, (sys.executable, "-m", module, *arguments), form)


def theirs(name: str, *arguments: str) -> ProcessSpec:
    """A process that plays another library's game."""
    return ProcessSpec(name, (sys.executable, "-m", "benchmarks.worker", *arguments))


def environment(form: str) -> dict[str, str]:
    """Environment variables of a process: import path of one form of our package, bytecode cached as if installed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(FOLDERS[form or PLAIN]), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def forms() -> list[str]:
    """The forms of our code to measure; compiled only if the build is newer than the sources."""
    made = FOLDERS[COMPILED] / "made"  # touched last by `make build`
    if not made.exists():
        return [PLAIN]
    is_old = any(path.stat().st_mtime > made.stat().st_mtime for path in _sources(FOLDERS[PLAIN]))
    return [PLAIN] if is_old else [PLAIN, COMPILED]


def _sources(folder: Path) -> Iterator[Path]:
    """The files of our package, as the Makefile lists them: without bytecode and egg-info."""
    for path in folder.rglob("*"):
        is_litter = any(name == "__pycache__" or name.endswith(".egg-info") for name in path.relative_to(folder).parts)
        if path.is_file() and not is_litter:
            yield path


NOT_COMPILED = "The compiled form was not measured: `make build` had not made it of the files as they were."


@contextmanager
def running_workers(specs: Sequence[ProcessSpec], tell: Callable[[str], None] = print) -> Iterator[dict[str, Worker]]:
    """Start all processes, by name; for a missing library a message is printed instead."""
    workers: dict[str, Worker] = {}
    with ExitStack() as stack:
        for spec in specs:
            process = stack.enter_context(_process(spec))
            try:
                workers[spec.name] = Worker(spec, process)
            except Missing as missing:
                tell(f"{spec.name} was not measured: {missing}.")
        yield workers


@contextmanager
def _process(spec: ProcessSpec) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        spec.command,
        cwd=spec.folder,
        env=environment(spec.form),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()  # it has no state to save
        process.wait(PATIENCE)
        for stream in (process.stdin, process.stdout):
            if stream:
                stream.close()


def interleaved(workers: Mapping[str, Worker], request: str, rounds: int) -> dict[str, list[float]]:
    """Interleaved runs: each round asks one process after the other, never two at once."""
    found: dict[str, list[float]] = {name: [] for name in workers}
    for _ in range(rounds):
        for name, worker in workers.items():
            found[name].append(float(worker.ask(request)["value"]))
    return found
