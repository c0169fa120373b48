"""A person at the text table, without a terminal: what is typed goes in, what is shown comes out."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from fondaco import Decision, Table
from fondaco.terminal.files import SaveFile
from fondaco.terminal.prompt import Choice
from fondaco.terminal.screen import Screen
from fondaco.terminal.session import Session
from fondaco.terminal.streams import Quit

FONDACO = [sys.executable, "-m", "fondaco"]


class Sitting(Session):
    """A session that remembers what it asked last."""

    listed: tuple[Choice, ...] = ()
    decision: Decision | None = None

    def show(self, decision: Decision, listed: list[Choice]) -> None:
        self.decision, self.listed = decision, tuple(listed)
        super().show(decision, listed)


def sit(
    typed: Iterable[str] = (),
    seats: str = "you,greedy",
    seed: int = 3,
    language: str = "en",
    colour: bool = False,
    keep: Path | None = None,
    game: str = "column-of-fire",
    answer: Callable[[Sitting, str], str] | None = None,
) -> tuple[Sitting, str]:
    """Play what is typed, and then what `answer` says; the sitting and all that was shown."""
    lines = iter(typed)
    out = io.StringIO()

    def read(prompt: str) -> str:
        out.write(prompt)
        line = next(lines, None)
        if line is None:
            if answer is None:
                raise EOFError
            line = answer(sitting, prompt)
        out.write(f"{line}\n")
        return line

    table = Table(game, seats.split(","), seed)
    sitting = Sitting(table, language, Screen(out, colour), read, SaveFile(keep) if keep else None)
    with suppress(EOFError, Quit):
        sitting.play()
    return sitting, out.getvalue()


def fondaco(
    *arguments: str | Path, typed: str = "", home: Path, check: int | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command line as a process of its own."""
    done = subprocess.run(
        [*FONDACO, *map(str, arguments)],
        input=typed,
        env=environ(home, **environment),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    if check is not None:
        assert done.returncode == check, done.stdout[-2000:] + done.stderr
    assert "Traceback" not in done.stderr
    return done


def environ(home: Path, **environment: str) -> dict[str, str]:
    """The environment of a person whose games are kept in a folder."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "SYSTEMROOT")}
    return {**kept, "XDG_STATE_HOME": str(home), "LANG": "C.UTF-8", **environment}
