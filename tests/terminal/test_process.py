"""The text table as a process: real terminals, signals, closed pipes, and nothing lost."""

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest
from tests.terminal.keyboard import FONDACO, environ, fondaco

from fondaco import Table
from fondaco.table import games

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PLAY = ["play", "column-of-fire", "--seed", "3", "--seats", "you,random"]
HINT_EVERY = 40
"""A hint takes a second, so not every decision is asked about."""


def terminal(home: Path, *arguments: str, **environment: str) -> Any:
    """The command in a terminal of 80 columns and 50 lines."""
    child = pexpect.spawn(
        FONDACO[0],
        [*FONDACO[1:], *arguments],
        env=environ(home, TERM="xterm-256color", **environment),
        encoding="utf-8",
        dimensions=(50, 80),
        timeout=60,
        echo=False,
    )
    child.delaybeforesend = None
    return child


def pipe(home: Path, *arguments: str | Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*FONDACO, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ(home),
        text=True,
        encoding="utf-8",
    )


def type_and_wait(process: subprocess.Popen[str], *lines: str) -> None:
    """Type lines one by one, each once the prompt stands there."""
    assert process.stdin is not None
    for line in lines:
        wait_for_prompt(process)
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
    wait_for_prompt(process)


def wait_for_prompt(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    seen = ""
    while not seen.endswith("you> "):
        sign = process.stdout.read(1)
        assert sign, seen
        seen += sign


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(
    ("language", "over", "check", "typed"),
    [
        ("en", "The game is over.", "The dice were fair", "hint"),
        ("fr", "La partie est terminée.", "Les dés étaient honnêtes", "1"),
    ],
)
@pytest.mark.whole_games
def test_a_whole_game_is_typed_in_a_terminal(
    tmp_path: Path, game: str, language: str, over: str, check: str, typed: str
) -> None:
    file = tmp_path / "game"
    play = ["play", game, "--seed", "3", "--seats", "you,random"]
    child = terminal(tmp_path, *play, "--lang", language, "--save", str(file), "--no-color")
    screen, decisions = "", 0
    while child.expect(["● (you|vous)> ", over]) == 0:
        screen += child.before
        decisions += 1
        if typed == "hint" and decisions % HINT_EVERY == 1:
            child.sendline("hint")
            child.expect(r"(?:would choose|to do,) (\d+):")
            number = child.match[1]
            child.expect("● you> ")
            child.sendline(number)
        else:
            child.sendline("1")
    child.expect(pexpect.EOF)
    screen += child.before
    child.close()
    assert child.exitstatus == 0
    assert "{" not in screen
    assert all(len(line.rstrip("\r")) <= 80 for line in screen.split("\n") if str(file) not in line)
    done = fondaco("check", file, "--lang", language, home=tmp_path, check=0)
    assert check in done.stdout
    assert Table.replay(file.read_text(encoding="utf-8")).over


def test_a_terminal_has_colours_unless_they_are_unwanted(tmp_path: Path) -> None:
    def first_screen(*arguments: str, **environment: str) -> str:
        child = terminal(tmp_path, *PLAY, *arguments, **environment)
        child.expect("you> ")
        shown: str = child.before
        child.sendeof()
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0
        return shown

    coloured = first_screen()
    assert "\x1b[" in coloured
    for plain in (first_screen("--no-color"), first_screen(NO_COLOR="1")):
        assert "\x1b[" not in plain
    assert ESCAPE.sub("", coloured) == first_screen("--no-color")


def test_ctrl_c_loses_nothing_and_tells_the_way_back(tmp_path: Path) -> None:
    child = terminal(tmp_path, *PLAY)
    child.expect("you> ")
    child.sendline("1")
    child.expect("you> ")
    child.sendintr()
    child.expect(r"play --resume (\S+)")
    file = Path(child.match[1])
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    again = fondaco("play", "--resume", file, home=tmp_path, check=0)
    assert "The game goes on where it stopped." in again.stdout
    assert Table.replay(file.read_text(encoding="utf-8")).length > 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_loses_nothing(tmp_path: Path, number: signal.Signals) -> None:
    file = tmp_path / "game"
    with pipe(tmp_path, *PLAY, "--save", file) as process:
        type_and_wait(process, "1", "1")
        process.send_signal(number)
        shown, complaints = process.communicate(timeout=20)
    assert process.returncode == 128 + number
    assert f"play --resume {file}" in shown
    assert complaints == ""
    assert "0 roll" in file.read_text(encoding="utf-8")


def test_a_killed_process_loses_no_move(tmp_path: Path) -> None:
    file = tmp_path / "game"
    with pipe(tmp_path, *PLAY, "--save", file) as process:
        type_and_wait(process, "end", "roll", "take white")
        process.kill()
    saved = file.read_text(encoding="utf-8")
    assert "0 take white" in saved
    again = fondaco("play", "--resume", file, typed="1\n", home=tmp_path, check=0)
    assert "The game goes on where it stopped." in again.stdout
    resumed = file.read_text(encoding="utf-8")
    assert len(resumed) > len(saved)
    assert resumed.startswith(saved.rstrip("\n").removesuffix("!").rstrip())
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_the_same_game_goes_on_as_if_never_interrupted(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    fondaco(*PLAY, "--save", whole, typed="1\n" * 20, home=tmp_path, check=0)
    fondaco(*PLAY, "--save", parts, typed="1\n" * 9, home=tmp_path, check=0)
    for times in (1, 3, 7):
        fondaco("play", "--resume", parts, typed="1\n" * times, home=tmp_path, check=0)
    assert parts.read_text() == whole.read_text()


def test_a_closed_pipe_ends_quietly_and_tells_the_way_back(tmp_path: Path) -> None:
    file = tmp_path / "game"
    command = shlex.join([*FONDACO, *PLAY, "--save", str(file)])
    script = f"yes 1 | {command} | head -1; echo ${{PIPESTATUS[1]}}"
    done = subprocess.run(
        ["bash", "-c", script], env=environ(tmp_path), capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == "0"
    assert f"play --resume {file}" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert Table.replay(file.read_text(encoding="utf-8")).length > 0


def test_a_closed_input_shows_the_first_board_and_leaves(tmp_path: Path) -> None:
    done = fondaco(*PLAY, home=tmp_path, check=0)
    assert "Action track" in done.stdout
    assert done.stdout.splitlines()[-1].startswith("Go on with: ")
    assert done.stderr == ""
    file = Path(shlex.split(done.stdout.splitlines()[-1])[-1])
    assert Table.replay(file.read_text(encoding="utf-8")).decision is not None
    latest = fondaco("play", "--resume", home=tmp_path, check=0)  # without a file: the last game
    assert str(file) in latest.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes the streams")
@pytest.mark.parametrize("closing", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_do_no_harm(tmp_path: Path, closing: str) -> None:
    file = tmp_path / "game"
    script = f"{shlex.join([*FONDACO, *PLAY, '--save', str(file)])} {closing}"
    done = subprocess.run(
        ["bash", "-c", script],
        env=environ(tmp_path),
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert Table.replay(file.read_text(encoding="utf-8")).decision is not None


def test_the_keyboard_is_handed_over_behind_a_cleared_screen(tmp_path: Path) -> None:
    child = terminal(tmp_path, *PLAY, "--seats", "anna,ben", "--no-color")
    for name, curtain in (("anna", "\n"), ("ben", r"\x1b\[H\x1b\[2J\x1b\[3J")):
        child.expect(rf"{curtain}The keyboard goes to . {name}\.")
        assert "Action track" not in child.before or name == "ben"
        child.sendline("")
        child.expect(r"\x1b\[H\x1b\[2J\x1b\[3J")
        child.expect(f"{name}> ")
        assert "Action track" in child.before
        child.sendline("1")
    child.close(force=True)


@pytest.mark.parametrize(("variable", "language"), [("LANG", "fr_FR.UTF-8"), ("LC_ALL", "fr"), ("LANG", "de_DE")])
def test_the_language_is_that_of_the_system(tmp_path: Path, variable: str, language: str) -> None:
    done = fondaco(*PLAY, home=tmp_path, check=0, **{variable: language, "PYTHONUTF8": "1"})
    assert ("Piste des actions" if "fr" in language else "Action track") in done.stdout


def test_a_terminal_without_unicode_is_served_too(tmp_path: Path) -> None:
    done = fondaco(*PLAY, "--lang", "fr", home=tmp_path, check=0, PYTHONIOENCODING="ascii")
    assert done.stdout.isascii()
    assert "O vous 2 points" in done.stdout or "O vous 3 points" in done.stdout
    assert "?" not in done.stdout.partition("Piste")[2].partition("\n\n")[0]
