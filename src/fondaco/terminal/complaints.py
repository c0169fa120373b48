"""What goes wrong, said in the language of the person.

The program complains in English wherever something goes wrong. As with gettext, the English sentence is the key:
it is recognised by the texts `error-…` and said again in another language; what is not recognised stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from fondaco.table import find_game, games
from fondaco.terminal.language import default_language
from fondaco.words import LANGUAGES, Speaker, speaker

WRITTEN_IN: Final = "en"
PROBLEM: Final = "problem"
"""The argument that is a complaint itself."""
ARGUMENTS: Final = ("name", "near", "known", "game", "least", "most", "given", "file", "command", PROBLEM)
KEYS: Final = (
    *("usage", "taken-by-game"),
    *("no-command-near", "no-command", "no-game-near", "no-game", "no-bot-near", "no-bot", "players", "seat-name"),
    *("for-new-game", "none-kept", "missing", "forbidden", "folder", "full", "not-text", "not-record", "other-game"),
    *("not-toml", "not-json", "no-position-game", "no-positions", "no-move", "several-moves", "no-input"),
    *("no-going-on",),
    *("taken", "choice", "value-missing", "unknown", "required", "at"),
)
"""In the order they are tried: what ends in words of its own first, what begins with anything last."""


def in_language(message: str, language: str) -> str:
    """A complaint in a language."""
    return message if language == WRITTEN_IN else _translated(message, language) or message


def language_of(given: Sequence[str]) -> str:
    """The language asked for on a command line, however wrong the rest of it is."""
    asked = [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(given) if word == "--lang"]
    return asked[0] if asked and asked[0] in LANGUAGES else default_language()


def _translated(message: str, language: str) -> str | None:
    for key in KEYS:
        found = _pattern(key).fullmatch(message)
        if found is None:
            continue
        said: dict[str, int | str] = dict(found.groupdict())
        if PROBLEM in said:
            problem = _translated(str(said[PROBLEM]), language)
            if problem is None:
                continue
            said[PROBLEM] = problem
        return _words(language).say(f"error-{key}", said)
    return None


@cache
def _pattern(key: str) -> re.Pattern[str]:
    """What an English complaint looks like."""
    marked = _words(WRITTEN_IN).say(f"error-{key}", {name: f"<{name}>" for name in ARGUMENTS})
    return re.compile(re.sub(r"<(\w+)>", r"(?P<\1>.*?)", re.escape(marked)))


def _words(language: str) -> Speaker:
    return speaker(find_game(games()[0]), language)
