"""Which language the commands speak."""

from __future__ import annotations

import os
from argparse import ArgumentParser

from fondaco.words import LANGUAGES


def default_language() -> str:
    """The language of the environment, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "en"


def add_language(parser: ArgumentParser) -> None:
    """The option that every speaking command has."""
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (that of your system)")
