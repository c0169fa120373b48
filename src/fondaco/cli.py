"""Command-line entry point: dispatches to a command and turns every error into one line and an exit code.

Each command is imported only when it is called, so that all start quickly.
"""

import io
import os
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from fondaco.table import FondacoError
from fondaco.terminal.files import SaveError, system_error
from fondaco.terminal.parser import Parser
from fondaco.terminal.screen import clean
from fondaco.words import COMMON, LANGUAGES, phrases

DEFAULT = "serve"
"""The default command."""
WRONG = 2
"""Exit code for errors of use."""
LINE_BREAKS = r"[ \t\n\r\v\f]+"
"""White space that is collapsed; the no-break spaces of French stay."""
COMMANDS = {
    "serve": "fondaco.server.command",
    "play": "fondaco.terminal.play",
    "rules": "fondaco.terminal.rules",
    "games": "fondaco.terminal.games",
    "cards": "fondaco.terminal.cards",
    "odds": "fondaco.terminal.odds",
    "position": "fondaco.terminal.position",
    "check": "fondaco.terminal.check",
    "analyse": "fondaco.terminal.analyse",
    "arena": "fondaco.arena.command",
    "learn": "fondaco.arena.learning",
    "tune": "fondaco.arena.tuning",
    "companion": "fondaco.terminal.companion",
}
"""Every command, and the module with its `add_arguments` and `run`; its texts are in the module's folder."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; an error is one line and exit code 2, never a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run(given)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:  # the reader of our output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if os.environ.get("FONDACO_DEBUG"):
            raise
        _report(error, language_of(given))
        return WRONG


def _report(error: Exception, language: str) -> None:
    """Print the error as one line on standard error."""
    if isinstance(error, FondacoError):
        problem = error
    elif isinstance(error, OSError) and error.strerror:
        problem = SaveError(error.filename, system_error(error)) if error.filename else system_error(error)
    else:
        problem = FondacoError("error-unexpected", name=type(error).__name__, problem=str(error))
    if sys.stderr is not None:
        print(f"fondaco: {clean(re.sub(LINE_BREAKS, ' ', problem.say(language)))}", file=sys.stderr)


def _run(given: Sequence[str]) -> int:
    name, arguments = _command(given)
    language = language_of(given)
    if name in ("-h", "--help", "help"):
        return _overview(language)
    if name in ("-V", "--version"):
        from fondaco import __version__

        print(f"fondaco {__version__}")
        return 0
    if name not in COMMANDS:
        if near := get_close_matches(name, COMMANDS, 1):
            raise FondacoError("error-no-command-near", name=name, near=near[0])
        raise FondacoError("error-no-command", name=name, known=", ".join(COMMANDS))
    module = import_module(COMMANDS[name])
    texts = Path(str(module.__file__)).parent
    summary = phrases(COMMON, language).say(f"cli-{name}")
    parser = Parser(f"fondaco {name}", f"{summary[0].upper()}{summary[1:]}.", language, texts)
    module.add_arguments(parser)
    code: int = module.run(parser.parse(arguments))
    return code


def _command(given: Sequence[str]) -> tuple[str, list[str]]:
    """Split off the command; --lang may also stand before it."""
    match given:
        case ["--lang", language, *rest]:
            ahead = ["--lang", language]
        case [str(first), *rest] if first.startswith("--lang="):
            ahead = [first]
        case [*rest]:
            ahead = []
    return (rest[0], [*ahead, *rest[1:]]) if rest else (DEFAULT, ahead)


def language_of(given: Sequence[str]) -> str:
    """The language named on a command line, even a malformed one; else that of the environment."""
    asked = [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(given) if word == "--lang"]
    if asked and asked[0] in LANGUAGES:
        return asked[0]
    wanted = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "").lower()
    return next((language for language in LANGUAGES if wanted.startswith(language)), LANGUAGES[0])


def _overview(language: str) -> int:
    say = phrases(COMMON, language).say
    print(f"{say('cli-usage')} fondaco {say('cli-command')} …\n")
    for name in COMMANDS:
        print(f"  fondaco {name:<9} {say(f'cli-{name}')}")
    print(f"\n{say('cli-more')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
