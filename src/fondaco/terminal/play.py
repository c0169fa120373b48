"""The command `fondaco play`."""

from __future__ import annotations

import shlex
import shutil
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TextIO

from fondaco.table import BadSeats, FondacoError, RecordError, Table, games
from fondaco.terminal.checking import Papers
from fondaco.terminal.complaints import in_language
from fondaco.terminal.language import add_language, default_language
from fondaco.terminal.leaving import Doorkeeper, Left
from fondaco.terminal.orders import Quit
from fondaco.terminal.saving import Keeper, SaveError, latest_file, new_file, read_file, write_new
from fondaco.terminal.screen import Screen, wants_colour
from fondaco.terminal.session import Session
from fondaco.terminal.streams import nowhere, output, program, reader

SEATS = "you,greedy,greedy"


def add_arguments(parser: ArgumentParser) -> None:
    """What the command is given."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game, for example orleans; without one, the last")
    parser.add_argument("--seats", metavar="LIST", help=f"people and bots around the table, with commas ({SEATS})")
    add_language(parser)
    parser.add_argument("--seed", metavar="N", help="the same seed brings the same dice and cards")
    parser.add_argument("--save", metavar="FILE", type=Path, help="where the game is kept")
    parser.add_argument(
        "--resume", metavar="FILE", type=Path, nargs="?", const=Path(), help="go on with a game; without FILE, the last"
    )
    parser.add_argument("--components", metavar="FILE", type=Path, help="your own printed facts, from your own box")
    parser.add_argument("--setting", metavar="NAME=VALUE", action="append", default=[], help="what the table agrees on")
    parser.add_argument("--no-color", "--no-colour", dest="no_colour", action="store_true", help="no colours")


def run(arguments: Namespace) -> int:
    """Set up the table, play, and say how to go on."""
    language = arguments.lang or default_language()
    table, keeper, problem = _resumed(arguments) if arguments.resume else _begun(arguments)
    out = output()
    screen = Screen(out, wants_colour(out) and not arguments.no_colour, shutil.get_terminal_size().columns)
    with Doorkeeper() as door:
        session = Session(table, language, screen, reader(out), keeper, door)
        return _sit(session, arguments, problem)


def _begun(arguments: Namespace) -> tuple[Table, Keeper | None, str]:
    """A new game, and where it is kept."""
    seats = (SEATS if arguments.seats is None else arguments.seats).split(",")
    table = Table(
        arguments.game or _usual_game(),
        [seat.strip() for seat in seats],
        arguments.seed,
        _settings(arguments.setting),
        _components(arguments),
    )
    if arguments.save is not None:
        return table, _fresh(arguments.save, table), ""
    try:
        return table, Keeper(new_file(table.game.name)), ""
    except SaveError as error:
        return table, None, str(error)


def _resumed(arguments: Namespace) -> tuple[Table, Keeper | None, str]:
    """A game that goes on, in its own file or in another."""
    for name in ("seats", "seed", "setting"):
        if getattr(arguments, name):
            raise BadSeats(f"--{name} is for a new game; with --resume everything is as it was")
    file = arguments.resume if arguments.resume.name else latest_file()
    text = read_file(file)
    try:
        papers = Papers(text, _components(arguments))
        if papers.first_unfair is not None:
            raise RecordError(papers.first_unfair, "what came up here does not follow from the seed: it was changed")
    except FondacoError as error:
        raise FondacoError(f"{file}: {error}") from None
    table = papers.table
    if arguments.game not in (None, table.game.name):
        raise BadSeats(f"{file} is a game of {table.game.name}, not of {arguments.game}")
    if arguments.save is None or arguments.save.resolve() == file.resolve():
        return table, Keeper(file, text), ""
    return table, _fresh(arguments.save, table), ""


def _fresh(file: Path, table: Table) -> Keeper:
    """A file of this game's own, where nothing was."""
    text = table.save()
    try:
        write_new(file, text)
    except SaveError as error:
        if not file.is_file():
            raise
        raise SaveError(f"{error}; go on with a game that is kept there by --resume") from None
    return Keeper(file, text)


def _usual_game() -> str:
    """The game that was played last, or the first of the house."""
    try:
        last = latest_file().name
    except SaveError:
        return games()[0]
    return next((game for game in games() if last.startswith(f"{game}-")), games()[0])


def _components(arguments: Namespace) -> Path | None:
    """The components file, once it is known that it can be read."""
    file: Path | None = arguments.components
    if file is not None:
        read_file(file)
    return file


def _settings(words: list[str]) -> dict[str, str]:
    settings: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSeats(f"--setting needs NAME=VALUE, not {word!r}")
        settings[name] = value
    return settings


# At the table


def _sit(session: Session, arguments: Namespace, problem: str) -> int:
    """Play; however it ends, nothing is lost and the way back is told."""
    code = 0
    try:
        _greet(session, arguments, problem)
        session.play()
        _say_check(session)
        session.screen.flush()
        return 0
    except (EOFError, Quit):
        pass
    except Left as left:
        code = 128 + left.number
    except OSError:  # nobody reads any more: a closed pipe or a terminal that is gone
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


def _greet(session: Session, arguments: Namespace, problem: str) -> None:
    title = session.words.say("game-title")
    session.say("table-opening", "title", title=title, seats=", ".join(session.names))
    session.say("table-resumed" if arguments.resume else "game-aim")
    if problem:
        session.say("table-not-saved", "alarm", problem=in_language(problem, session.language))


def _say_check(session: Session) -> None:
    if session.keeper is not None:
        session.say("table-saved", file=str(session.keeper.path))
        command = f"{program()} check {shlex.quote(str(session.keeper.path))}"
        session.screen.line(session.words.say("table-check", {"command": command}))


def _say_way_back(session: Session, arguments: Namespace, out: TextIO | None) -> None:
    """The command that goes on with this game, on one line."""
    if session.keeper is None or out is None:
        return
    command = [program(), "play", "--resume", shlex.quote(str(session.keeper.path))]
    if arguments.components is not None:
        command += ["--components", shlex.quote(str(arguments.components))]
    if arguments.lang:
        command += ["--lang", arguments.lang]
    try:
        Screen(out).line(session.words.say("table-go-on", {"command": " ".join(command)}))
        out.flush()
    except OSError:
        pass  # nobody can be told; the game is in its file all the same
