"""Save files: atomic writes, the folder of saved games, and errors of the file system."""

import errno
import os
from datetime import datetime
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from fondaco.table import FondacoError

ENDING: Final = ".fondaco"
SYSTEM_ERRORS: Final = {
    errno.ENOENT: "error-missing",
    errno.EACCES: "error-forbidden",
    errno.EISDIR: "error-folder",
    errno.ENOTDIR: "error-no-folder",
    errno.EEXIST: "error-exists",
    errno.EROFS: "error-read-only",
    errno.ENOSPC: "error-full",
}
"""Texts of common system errors; others keep the system's own message."""


class SaveError(FondacoError):
    """A file that cannot be read or written as intended."""

    def __init__(self, file: Path | str, problem: FondacoError) -> None:
        super().__init__("error-at", file=str(file), problem=problem)


def system_error(error: Exception) -> FondacoError:
    """Translate an error of the operating system, or of Python, about a file."""
    if not isinstance(error, OSError):
        return FondacoError("error-not-writable")
    return FondacoError(SYSTEM_ERRORS.get(error.errno or 0, "error-system"), given=error.strerror or str(error))


def state_folder() -> Path:
    """Default folder of saved games (XDG state home)."""
    base = os.environ.get("XDG_STATE_HOME", "")
    return Path(base if os.path.isabs(base) else os.path.expanduser("~/.local/state")) / "fondaco"


def new_file(game: str, ending: str = ENDING) -> Path:
    """A new file in the state folder, named by game and time."""
    folder = state_folder()
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, 1000):
            path = folder / f"{name}{'' if number == 1 else f'-{number}'}{ending}"
            try:
                path.open("x").close()
            except FileExistsError:
                continue
            return path
    except (OSError, RuntimeError) as error:
        raise SaveError(folder, system_error(error)) from None
    raise SaveError(folder, FondacoError("error-no-name-left"))


def latest_file(ending: str = ENDING) -> Path | None:
    """The file written last, if there is one."""
    try:
        files = [file for file in state_folder().glob(f"*{ending}") if file.stat().st_size]
    except (OSError, RuntimeError):
        files = []
    return max(files, key=lambda file: file.stat().st_mtime, default=None)


def read_file(path: Path) -> str:
    """Read a text file; an error is one line."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SaveError(path, FondacoError("error-not-text")) from None
    except (OSError, ValueError) as error:
        raise SaveError(path, system_error(error)) from None


class SaveFile:
    """Save file of one game, with a check for changes by others."""

    def __init__(self, path: Path, written: str = "") -> None:
        self.path = path
        self._written = written

    def keep(self, text: str) -> None:
        """Save; a file that another program has changed since is left alone."""
        if text == self._written and self.path.exists():
            return
        if self.path.exists() and read_file(self.path) != self._written:
            raise SaveError(self.path, FondacoError("error-other-game"))
        write_whole(self.path, text)
        self._written = text


def write_new(path: Path, text: str) -> None:
    """Write a new file; an existing one must be empty."""
    try:
        taken = path.exists() and (not path.is_file() or path.stat().st_size > 0)
    except (OSError, ValueError) as error:
        raise SaveError(path, system_error(error)) from None
    if taken:
        raise SaveError(path, FondacoError("error-taken"))
    write_whole(path, text)


def write_whole(path: Path, text: str) -> None:
    """Atomic write (temporary file, fsync, rename): at any moment the old file or the new one is there."""
    try:
        path = path.resolve()  # follow links: the target is replaced, not the link
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
        sync_folder(path.parent)
    except (OSError, ValueError) as error:
        raise SaveError(path, system_error(error)) from None


def sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new name is durable too."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        except OSError:
            pass  # some file systems cannot sync folders; the file itself is safe
        finally:
            os.close(handle)
