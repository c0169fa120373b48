"""The command line. Each command is imported only when it is called, so that all start quickly."""

from __future__ import annotations

import io
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from typing import NoReturn

HOME = "serve"
"""What happens when no command is named."""
WRONG = 2
"""The exit code when something cannot be done as it was asked."""


class Problem(Exception):
    """Something to tell in one line."""


class Parser(ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise Problem(f"{message} (see {self.prog} --help)")


@dataclass(frozen=True)
class Command:
    """A command, and the module that has its `add_arguments` and `run`."""

    module: str
    summary: str


COMMANDS = {
    "serve": Command("fondaco.server.command", "open the house in the browser; so does plain 'fondaco'"),
    "play": Command("fondaco.terminal.play", "play a game here in the terminal"),
    "rules": Command("fondaco.terminal.rules", "read the rules of a game"),
    "games": Command("fondaco.terminal.games", "list the games"),
    "cards": Command("fondaco.terminal.cards", "list the cards of a game, or try every one of them"),
    "odds": Command("fondaco.terminal.odds", "tell the exact odds of a roll of the aid card, or roll it"),
    "position": Command("fondaco.terminal.position", "set a position up from a file: show, explain, play on"),
    "check": Command("fondaco.terminal.checking", "check the record of a game, and its dice"),
    "analyse": Command("fondaco.terminal.analysing", "tell where a game that was written down turned"),
    "arena": Command("fondaco.arena.command", "let bots play tournaments"),
    "learn": Command("fondaco.arena.learning", "learn from games what the features of a position are worth"),
    "tune": Command("fondaco.arena.tuning", "look for better settings of the search for a game"),
    "companion": Command("fondaco.terminal.companion", "keep the sequence of play beside a real table"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what goes wrong is one line and exit code 2, never a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run(given)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if os.environ.get("FONDACO_DEBUG"):
            raise
        _complain(error, given)
        return WRONG


def _complain(error: Exception, given: Sequence[str]) -> None:
    from fondaco.kernel import FactError
    from fondaco.table import FondacoError
    from fondaco.terminal.complaints import in_language, language_of

    message = " ".join(str(error).split())
    if isinstance(error, OSError) and error.strerror:
        message = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    elif not isinstance(error, Problem | FondacoError | FactError):
        message = f"this should not happen: {type(error).__name__}: {message} (FONDACO_DEBUG=1 shows where)"
    if sys.stderr is not None:
        print(f"fondaco: {in_language(message, language_of(given))}", file=sys.stderr)


def _run(given: list[str]) -> int:
    name = given[0] if given else HOME
    if name in ("-h", "--help", "help"):
        return _overview()
    if name in ("-V", "--version"):
        from fondaco import __version__

        print(f"fondaco {__version__}")
        return 0
    if name not in COMMANDS:
        near = get_close_matches(name, COMMANDS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(COMMANDS)}"
        raise Problem(f"no command is called {name!r}: {hint}")
    module = import_module(COMMANDS[name].module)
    parser = Parser(prog=f"fondaco {name}", description=f"{COMMANDS[name].summary.capitalize()}.", allow_abbrev=False)
    add_arguments: Callable[[ArgumentParser], None] = module.add_arguments
    run: Callable[[Namespace], int] = module.run
    add_arguments(parser)
    return run(parser.parse_args(given[1:]))


def _overview() -> int:
    print("usage: fondaco COMMAND …\n")
    for name, command in COMMANDS.items():
        print(f"  fondaco {name:<9} {command.summary}")
    print("\n'fondaco COMMAND --help' tells more of each; 'fondaco --version' tells which Fondaco this is.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
