"""The command `fondaco play`: a game at the keyboard, saved after every move."""

import shlex
import shutil
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from fondaco.table import BadSeats, FondacoError, RecordError, Table, games
from fondaco.terminal.check import replay
from fondaco.terminal.files import SaveError, SaveFile, latest_file, new_file, read_file, state_folder, write_new
from fondaco.terminal.parser import Parser
from fondaco.terminal.screen import Screen, wants_colour
from fondaco.terminal.session import Session
from fondaco.terminal.signals import SignalGuard, Terminated
from fondaco.terminal.streams import Quit, nowhere, output, program, reader

SEATS = "you,greedy,greedy"


def add_arguments(parser: Parser) -> None:
    """Command-line arguments."""
    say = parser.say
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("play-game"))
    parser.add_argument("--seats", metavar="LIST", help=say("play-seats", usual=SEATS))
    parser.add_argument("--seed", metavar="N", help=say("play-seed"))
    parser.add_argument("--save", metavar="FILE", type=Path, help=say("play-save"))
    parser.add_argument("--resume", metavar="FILE", type=Path, nargs="?", const=Path(), help=say("play-resume"))
    parser.add_argument("--from-last-sound", action="store_true", help=say("play-from-last-sound"))
    parser.add_argument("--components", metavar="FILE", type=Path, help=say("play-components"))
    parser.add_argument("--setting", metavar="NAME=VALUE", action="append", default=[], help=say("play-setting"))
    parser.add_argument("--no-color", "--no-colour", dest="no_colour", action="store_true", help=say("no-colour"))


def run(arguments: Namespace) -> int:
    """Set up the table, play, and say how to resume."""
    table, save_file, problem = _resumed(arguments) if arguments.resume else _begun(arguments)
    out = output()
    screen = Screen(out, wants_colour(out) and not arguments.no_colour, shutil.get_terminal_size().columns)
    with SignalGuard() as signals:
        session = Session(table, arguments.language, screen, reader(out), save_file, signals)
        return _sit(session, arguments, problem)


def _begun(arguments: Namespace) -> tuple[Table, SaveFile | None, SaveError | None]:
    """A new game, and its save file or why there is none."""
    seats = [seat.strip() for seat in (SEATS if arguments.seats is None else arguments.seats).split(",")]
    last = latest_file()
    usual = next((game for game in games() if last and last.name.startswith(f"{game}-")), games()[0])
    settings = _settings(arguments.setting)
    if arguments.components is not None:
        read_file(arguments.components)  # errors in the file are reported before the game begins
    table = Table(arguments.game or usual, seats, arguments.seed, settings, arguments.components)
    if arguments.save is not None:
        return table, _fresh(arguments.save, table), None
    try:
        return table, SaveFile(new_file(table.game.name)), None
    except SaveError as error:
        return table, None, error


def _resumed(arguments: Namespace) -> tuple[Table, SaveFile | None, SaveError | None]:
    """A resumed game, in its own save file or in another."""
    for name in ("seats", "seed", "setting"):
        if getattr(arguments, name):
            raise BadSeats("error-for-new-game", name=name)
    file = arguments.resume if arguments.resume.name else latest_file()
    if file is None:
        raise FondacoError("error-none-kept", file=str(state_folder()))
    replayed = replay(file, arguments.components, arguments.from_last_sound)
    if (line := replayed.first_unfair) is not None:
        changed = RecordError(line, FondacoError("error-record-unfair"))
        raise FondacoError("error-at", file=str(file), problem=changed)
    table = replayed.table
    if arguments.game not in (None, table.game.name):
        raise BadSeats("error-game-of-file", file=str(file), game=table.game.name, given=arguments.game)
    if table.halted is not None:  # the old record stays as it is
        table.go_on_from_here()
        return table, _fresh(arguments.save or new_file(table.game.name), table), None
    if arguments.save is None or arguments.save.resolve() == file.resolve():
        return table, SaveFile(file, replayed.text), None
    return table, _fresh(arguments.save, table), None


def _fresh(file: Path, table: Table) -> SaveFile:
    """A new save file for this game."""
    text = table.save()
    try:
        write_new(file, text)
    except SaveError as error:
        if not file.is_file():
            raise
        raise FondacoError("error-taken-by-game", problem=error) from None
    return SaveFile(file, text)


def _settings(words: list[str]) -> dict[str, str]:
    settings: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSeats("error-setting-needs-value", given=word)
        settings[name] = value
    return settings


# Game loop


def _sit(session: Session, arguments: Namespace, problem: SaveError | None) -> int:
    """Run the session; however it ends, the game is saved and the way to resume is told."""
    code = 0
    try:
        _greet(session, arguments, problem)
        session.play()
        if session.save_file is not None:
            file = str(session.save_file.path)
            session.say("table-saved", file=file)
            command = f"{program()} check {shlex.quote(file)}"
            session.screen.line(session.words.say("table-check", {"command": command}))
        session.screen.flush()
        return 0
    except (EOFError, Quit):
        pass
    except Terminated as terminated:
        code = 128 + terminated.signal
    except OSError:  # a closed pipe, or a terminal that is gone
        session.screen.out = nowhere()
        _say_way_back(session, arguments, sys.stderr)
        return 0
    except Exception:
        _say_way_back(session, arguments, session.screen.out)
        raise
    try:
        session.screen.line()
        _say_way_back(session, arguments, session.screen.out)
        session.screen.flush()
    except OSError:
        session.screen.out = nowhere()
    return code


def _greet(session: Session, arguments: Namespace, problem: SaveError | None) -> None:
    title = session.words.say("game-title")
    session.say("table-opening", "title", title=title, seats=", ".join(session.names))
    session.say("table-resumed" if arguments.resume else "game-aim")
    if problem:
        session.say("table-not-saved", "alarm", problem=problem.say(session.language))


def _say_way_back(session: Session, arguments: Namespace, out: TextIO | None) -> None:
    """Print the command that resumes this game."""
    if session.save_file is None or out is None:
        return
    command = [program(), "play", "--resume", shlex.quote(str(session.save_file.path))]
    if arguments.components is not None:
        command += ["--components", shlex.quote(str(arguments.components))]
    if arguments.lang:
        command += ["--lang", arguments.lang]
    with suppress(OSError):  # output may be gone; the game is in its file all the same
        Screen(out).line(session.words.say("table-go-on", {"command": " ".join(command)}))
        out.flush()
