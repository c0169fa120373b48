"""Standard streams: line editing on a terminal, plain lines from a pipe, and closed streams."""

import importlib
import io
import os
import shlex
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

from fondaco.words import fold_words

YES: Final = ("y", "yes", "o", "oui")


class Quit(Exception):
    """Raised to leave the table."""


def means_yes(typed: str) -> bool:
    """Whether a text means yes, in either language."""
    return fold_words(typed) in YES


def program() -> str:
    """The program's name as it can be typed in this shell."""
    called = Path(sys.argv[0])
    found = shutil.which("fondaco")
    if called.name == "__main__.py":
        return f"{Path(sys.executable).name} -m fondaco"
    if found and Path(found).resolve() == called.resolve():
        return "fondaco"
    return shlex.quote(sys.argv[0]) if called.name == "fondaco" else "fondaco"


def nowhere() -> TextIO:
    """Null stream in place of standard output, also for Python's flush at exit."""
    sink = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  (open until exit)
    with suppress(OSError, ValueError, AttributeError):  # there may be no real stream
        os.dup2(sink.fileno(), sys.stdout.fileno())
    return sink


def output() -> TextIO:
    """Standard output that replaces characters it cannot encode."""
    if sys.stdout is None:
        return nowhere()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return sys.stdout


def reader(out: TextIO) -> Callable[[str], str]:
    """Line reader: with editing and history on a terminal, plain elsewhere."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty() and out.isatty():
        with suppress(ImportError):
            importlib.import_module("readline")  # a side effect: input() has editing and history from now on
        return input

    def read(prompt: str) -> str:
        if sys.stdin is None:
            raise EOFError
        out.write(prompt)
        out.flush()
        line = sys.stdin.readline()
        out.write("\n" if line else "")
        if not line:
            raise EOFError
        return line

    return read


def forget_typing() -> None:
    """Clear the input history, so that the next person cannot read what another typed."""
    if "readline" in sys.modules:
        importlib.import_module("readline").clear_history()
