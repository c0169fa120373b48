"""Benchmarks against peers in the same run: `make bench`, or some parts with `python -m benchmarks PART…`.

Each part is a section of docs/benchmarks.md; the exit code says whether a goal was missed. `--quick` is a smoke test
of two rounds that writes nothing.
"""

import sys
from collections.abc import Callable
from importlib import import_module

from benchmarks.page import TITLES, Findings, write

PARTS = {
    "engine": "benchmarks.engine",
    "costs": "benchmarks.costs",
    "search": "benchmarks.search",
    "memory": "benchmarks.memory",
    "start": "benchmarks.start",
    "web": "benchmarks.web.report",
    "load": "benchmarks.web.report:measure_load",
}
"""The module of each part, and its function if it is not `measure`; `load` is a part of `web` that is only printed."""
USUAL = ["engine", "costs", "search", "memory", "start", "web"]
ROUNDS = ["engine", "costs", "search", "memory", "start"]
"""The parts with a `rounds` parameter."""
ALONE = "opponents"
"""Not part of the usual run: whole games take hours."""
QUICK = "--quick"


def main(arguments: list[str]) -> int:
    if arguments[:1] == [ALONE]:
        from benchmarks.opponents import command

        return command(arguments[1:])
    quick = QUICK in arguments
    wanted = [argument for argument in arguments if argument != QUICK] or (ROUNDS if quick else USUAL)
    if not set(wanted) <= set(ROUNDS if quick else PARTS):
        print(f"usage: python -m benchmarks [{QUICK}] [{'|'.join(PARTS)}]…", file=sys.stderr)
        print(f"   or: python -m benchmarks {ALONE} --help", file=sys.stderr)
        return 2
    missed = [sentence for part in wanted for sentence in run(part, quick)]
    for sentence in missed:
        print(f"Missed: {sentence}.")
    return 1 if missed else 0


def run(part: str, quick: bool) -> list[str]:
    """Measure one part and write its section; the goals it missed."""
    module, _, name = PARTS[part].partition(":")
    measure: Callable[..., Findings] = getattr(import_module(module), name or "measure")
    if part in TITLES:
        print(f"\n## {TITLES[part]}\n")
    found = measure(rounds=2) if quick else measure()
    if part in TITLES and not quick:
        write(part, found.lines)
    return found.missed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
