"""Which language the commands speak."""

import os
from collections.abc import Sequence
from itertools import pairwise

from fondaco.words import LANGUAGES


def default_language() -> str:
    """The language of the environment, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            wanted = os.environ[name].lower()
            return next((language for language in LANGUAGES if wanted.startswith(language)), LANGUAGES[0])
    return LANGUAGES[0]


def language_of(given: Sequence[str]) -> str:
    """The language asked for on a command line, however wrong the rest of it is; else that of the environment."""
    asked = [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(given) if word == "--lang"]
    return asked[0] if asked and asked[0] in LANGUAGES else default_language()
