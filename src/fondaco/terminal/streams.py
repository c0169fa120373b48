"""Standard streams: line editing at a terminal, plain lines from a pipe, and streams that are closed."""

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
    """Somebody leaves the table."""


def means_yes(typed: str) -> bool:
    """Whether somebody agrees, in either language."""
    return fold_words(typed) in YES


def program() -> str:
    """How this program is called from where the person is."""
    called = Path(sys.argv[0])
    found = shutil.which("fondaco")
    if called.name == "__main__.py":
        return f"{Path(sys.executable).name} -m fondaco"
    if found and Path(found).resolve() == called.resolve():
        return "fondaco"
    return shlex.quote(sys.argv[0]) if called.name == "fondaco" else "fondaco"


def nowhere() -> TextIO:
    """Null output for what is still to be written, also at the very end when Python flushes its streams."""
    sink = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  (it stays open to the end)
    with suppress(OSError, ValueError, AttributeError):  # perhaps there was no real stream to begin with
        os.dup2(sink.fileno(), sys.stdout.fileno())
    return sink


def output() -> TextIO:
    """Standard output, able to write anything."""
    if sys.stdout is None:
        return nowhere()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return sys.stdout


def reader(out: TextIO) -> Callable[[str], str]:
    """How lines are read: with editing and history at a terminal, plainly from anywhere else."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty() and out.isatty():
        with suppress(ImportError):
            importlib.import_module("readline")  # from now on input() edits lines and remembers them
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
    """The next person at the keyboard cannot scroll back through what another typed."""
    if "readline" in sys.modules:
        importlib.import_module("readline").clear_history()
