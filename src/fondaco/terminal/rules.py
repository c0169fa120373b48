"""The command `fondaco rules`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from fondaco.table import AnyGame, FondacoError, find_game
from fondaco.terminal.language import add_language, default_language
from fondaco.terminal.reference import find_clauses, show_clauses, show_contents
from fondaco.terminal.screen import Screen, wants_colour
from fondaco.words import Speaker, speaker
from fondaco.words.coverage import measure


def add_arguments(parser: ArgumentParser) -> None:
    """What the command is given."""
    parser.add_argument("game", metavar="GAME", help="the game, for example column-of-fire")
    parser.add_argument(
        "words", metavar="CLAUSE|WORDS", nargs="*", default=[], help="a clause, its beginning, or words to find"
    )
    parser.add_argument("--coverage", action="store_true", help="which clauses have a test and which are in the code")
    add_language(parser)


def run(arguments: Namespace) -> int:
    """The contents, some clauses, or their coverage."""
    game = find_game(arguments.game)
    words = speaker(game, arguments.lang or default_language())
    screen = Screen(sys.stdout, wants_colour(sys.stdout))
    typed = " ".join(arguments.words)
    if arguments.coverage:
        return show_coverage(screen, game, words)
    if not typed.strip():
        show_contents(screen, game, words)
        return 0
    found = find_clauses(game, typed, words.language)
    if not found:
        raise FondacoError(words.say("rules-none", {"typed": typed}))
    show_clauses(screen, found, words.language)
    return 0


def show_coverage(screen: Screen, game: AnyGame, words: Speaker) -> int:
    """How many clauses are covered, and which are not; 1 if tests are missing."""
    checkout = next((above for above in game.folder.parents if (above / "tests" / "games").is_dir()), None)
    if checkout is None:
        raise FondacoError("the tests are only in a checkout of the project, and this is none")
    coverage = measure(game.folder, checkout / "tests")
    total = len(coverage.clauses)
    numbers: dict[str, int | str] = {
        "tested": total - len(coverage.untested),
        "cited": total - len(coverage.uncited),
        "total": total,
    }
    screen.text(words.say("coverage-line", numbers))
    rest = {"untested": coverage.untested, "uncited": coverage.uncited, "unknown": coverage.unknown}
    for kind, clauses in rest.items():
        if clauses:
            screen.text(words.say(f"coverage-{kind}"), "strong")
            screen.text(" ".join(clauses), first="  ")
    return 1 if coverage.untested or coverage.unknown else 0
