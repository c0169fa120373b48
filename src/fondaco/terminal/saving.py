"""The table's papers on disk: written after every move, whole or not at all, and never over another's."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from tempfile import mkstemp

from fondaco.table import FondacoError

ENDING = ".fondaco"


class SaveError(FondacoError):
    """A game that cannot be written where it should be."""


def state_folder() -> Path:
    """Where games are kept that were given no file."""
    base = os.environ.get("XDG_STATE_HOME", "")
    home = Path(base if os.path.isabs(base) else os.path.expanduser("~/.local/state"))
    return home / "fondaco"


def new_file(game: str) -> Path:
    """A fresh file in the state folder, named by game and time."""
    folder = state_folder()
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, 1000):
            path = folder / f"{name}{'' if number == 1 else f'-{number}'}{ENDING}"
            try:
                path.open("x").close()
            except FileExistsError:
                continue
            return path
    except (OSError, RuntimeError) as error:
        raise SaveError(f"{folder}: {_problem(error)}") from None
    raise SaveError(f"{folder}: no name is left for another game")


def latest_file() -> Path:
    """The game that was played last."""
    try:
        files = [file for file in state_folder().glob(f"*{ENDING}") if file.stat().st_size]
    except (OSError, RuntimeError):
        files = []
    if not files:
        raise SaveError(f"no game is kept in {state_folder()}: name a file with --resume FILE")
    return max(files, key=lambda file: file.stat().st_mtime)


def read_file(path: Path) -> str:
    """The text of a file; what is wrong with it in one line."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SaveError(f"{path}: this is not a text file") from None
    except (OSError, ValueError) as error:
        raise SaveError(f"{path}: {_problem(error)}") from None


class Keeper:
    """Keeps one game in one file."""

    def __init__(self, path: Path, written: str = "") -> None:
        self.path = path
        self._written = written

    def keep(self, text: str) -> None:
        """Write the game down; a file that somebody else has changed since is left alone."""
        if text == self._written and self.path.exists():
            return
        if self.path.exists() and read_file(self.path) != self._written:
            raise SaveError(f"{self.path}: another game is in this file")
        write_whole(self.path, text)
        self._written = text


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet, or is empty."""
    try:
        taken = path.exists() and (not path.is_file() or path.stat().st_size > 0)
    except (OSError, ValueError) as error:
        raise SaveError(f"{path}: {_problem(error)}") from None
    if taken:
        raise SaveError(f"{path}: there is such a file already, and it is not overwritten")
    write_whole(path, text)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment the old one or the new one is there."""
    try:
        path = path.resolve()  # what a link points at is written, not the link
        handle, temporary = mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
    except (OSError, ValueError) as error:
        raise SaveError(f"{path}: {_problem(error)}") from None


def _sync_folder(folder: Path) -> None:
    """Make the new name durable too, where folders can be synced."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        except OSError:
            pass  # some file systems cannot; the file itself is safe
        finally:
            os.close(handle)


def _problem(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) and error.strerror else str(error)) or type(error).__name__
