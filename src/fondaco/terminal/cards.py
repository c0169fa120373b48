"""The command `fondaco cards`: the cards of a game as text."""

import sys
from argparse import Namespace

from fondaco.table import find_game
from fondaco.terminal.parser import Parser
from fondaco.terminal.screen import Screen, wants_colour
from fondaco.words import speaker

HEADED = ("number", "name", "deck", "location")
"""Columns in the first line of a card; the others follow with their names."""


def add_arguments(parser: Parser) -> None:
    """Command-line arguments."""
    parser.add_argument("game", metavar="GAME", help=parser.say("cards-game", usual="pax-renaissance"))


def run(arguments: Namespace) -> int:
    """Print every card."""
    game = find_game(arguments.game)
    words = speaker(game, arguments.language)
    screen = Screen(sys.stdout, wants_colour(sys.stdout))
    rows = game.telling.card_table(game.printed, words)
    if not rows:
        screen.text(words.say("cards-none", {"game": words.say("game-title")}))
        return 0
    room = {heading: max(len(row[heading]) for row in rows) for heading in HEADED}
    for row in rows:
        screen.line(*((f"{row[heading]:<{room[heading]}}  ", "strong" * (heading == "name")) for heading in HEADED))
        printed = [
            words.say("cards-printed", {"heading": words.say(f"cards-{heading}"), "value": value})
            for heading, value in row.items()
            if heading not in HEADED and value
        ]
        screen.text(" · ".join(printed), first="  ", rest="    ")
    return 0
