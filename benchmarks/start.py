"""Import and start-up time in fresh processes, compared with the imports of other libraries."""

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple
from urllib.request import urlopen

from benchmarks.contenders import OUR_GAMES
from benchmarks.page import Findings
from benchmarks.processes import COMPILED, NOT_COMPILED, PLAIN, ROOT, environment, forms, ours, running_workers
from benchmarks.stats import number, ratios, spread
from benchmarks.web import peer as boardgame
from benchmarks.web.server import free_port

ROUNDS = 7
PATIENCE = 30.0
EMPTY = "an empty program"
IMPORT = "`import fondaco`"


class DidNotStart(Exception):
    """A process failed; with the last line of its errors."""


class Start(NamedTuple):
    """A command whose start-up time is measured."""

    name: str
    form: str
    seconds: Callable[[], float]


def measure(rounds: int = ROUNDS) -> Findings:
    """The section of start-up times."""
    found = Findings()
    missing: list[str] = []
    measured = forms()
    for form in measured:
        confirm(form)
    with TemporaryDirectory() as folder:
        starts = [start for form in measured for start in _ours(form, Path(folder))]
        starts += [start for start in _theirs() if _works(start, missing)]
        for start in starts:
            start.seconds()  # fills the caches of files and bytecode, and the server's database
        times: dict[tuple[str, str], list[float]] = {(start.name, start.form): [] for start in starts}
        for _ in range(rounds):
            for start in starts:
                times[start.name, start.form].append(1000 * start.seconds())
    found.add(
        f"Milliseconds from the start of a fresh process to its end, the interpreter's own start included; {rounds} "
        "rounds. The first page counts from the start of the server until the page has been read.",
        "",
    )
    _table(found, times, measured)
    for sentence in [*missing, *([NOT_COMPILED] if COMPILED not in measured else [])]:
        found.add(sentence, "")
    return found


def _table(found: Findings, times: Mapping[tuple[str, str], Sequence[float]], measured: Sequence[str]) -> None:
    rows = []
    for (name, form), milliseconds in times.items():
        taken, beside = spread(milliseconds), ratios(milliseconds, times[IMPORT, PLAIN])
        label = f"{name}, {form}" if form and len(measured) > 1 else name
        rows.append([label, number(taken.median), taken.range, str(beside)])
    found.table(["what", "ms", "lowest to highest", f"times {IMPORT}"], rows)


def _ours(form: str, folder: Path) -> list[Start]:
    database = folder / f"{form}.sqlite"
    return [
        _python(IMPORT, "-c", "import fondaco", form=form),
        _python("`fondaco --help`", "-m", "fondaco", "--help", form=form),
        _python("`fondaco games`", "-m", "fondaco", "games", form=form),
        Start("the first page of the server", form, lambda: first_page(form, database)),
    ]


def _theirs() -> list[Start]:
    imports = ["pyspiel", "pettingzoo.classic.chess_v6", "rlcard", "catanatron", "chess"]
    starts = [_python(EMPTY, "-c", "pass")]
    starts += [_python(f"`import {module}`", "-c", f"import {module}") for module in imports]
    if not boardgame.missing():
        script = "require('boardgame.io/server')"
        starts.append(Start(f"`{script}` in node", "", lambda: _until_end(["node", "-e", script], boardgame.FOLDER)))
    return starts


def confirm(form: str) -> None:
    """Raise WrongForm if the process would run the other form of our code."""
    spec = ours(IMPORT, "benchmarks.worker", "fondaco", OUR_GAMES[0].game, str(OUR_GAMES[0].players), form=form)
    with running_workers([spec]):
        pass


def _works(start: Start, missing: list[str]) -> bool:
    try:
        start.seconds()
    except DidNotStart as reason:
        missing.append(f"{start.name} was not measured: {reason}.")
        return False
    return True


def _python(name: str, *arguments: str, form: str = "") -> Start:
    return Start(name, form, lambda: _until_end([sys.executable, *arguments], ROOT, form))


def _until_end(command: list[str], folder: Path, form: str = PLAIN) -> float:
    start = perf_counter()
    process = subprocess.run(command, cwd=folder, env=environment(form), capture_output=True, text=True, check=False)
    seconds = perf_counter() - start
    if process.returncode:
        raise DidNotStart(process.stderr.strip().splitlines()[-1])
    return seconds


def first_page(form: str, database: Path) -> float:
    """Seconds from the start of our server to the first page."""
    port = free_port()
    command = [sys.executable, "-m", "fondaco", "serve", "--no-browser", "--port", str(port)]
    start = perf_counter()
    process = subprocess.Popen(
        [*command, "--database", str(database)], cwd=ROOT, env=environment(form), stdout=subprocess.PIPE, text=True
    )
    try:
        if process.stdout is None or not process.stdout.readline():
            raise RuntimeError("the server did not start")
        with urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as answer:
            answer.read()
        return perf_counter() - start
    finally:
        process.terminate()
        process.wait(PATIENCE)
        if process.stdout:
            process.stdout.close()
