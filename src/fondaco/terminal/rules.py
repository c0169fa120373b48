"""The command `fondaco rules`."""

import sys
from argparse import Namespace

from fondaco.table import FondacoError, find_game
from fondaco.terminal.parser import Parser
from fondaco.terminal.reference import find_clauses, show_clauses, show_contents
from fondaco.terminal.screen import Screen, wants_colour
from fondaco.words import speaker


def add_arguments(parser: Parser) -> None:
    """What the command is given."""
    parser.add_argument("game", metavar="GAME", help=parser.say("rules-game"))
    parser.add_argument("words", metavar="CLAUSE|WORDS", nargs="*", default=[], help=parser.say("rules-words"))


def run(arguments: Namespace) -> int:
    """The contents, or some clauses."""
    game = find_game(arguments.game)
    words = speaker(game, arguments.language)
    screen = Screen(sys.stdout, wants_colour(sys.stdout))
    typed = " ".join(arguments.words)
    if not typed.strip():
        show_contents(screen, game, words)
        return 0
    found = find_clauses(game, typed, words.language)
    if not found:
        raise FondacoError("rules-none", typed=typed)
    show_clauses(screen, found, words.language)
    return 0
