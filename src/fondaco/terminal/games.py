"""The command `fondaco games`: a list of all games."""

import sys
from argparse import Namespace

from fondaco.table import find_game, games
from fondaco.terminal.parser import Parser
from fondaco.terminal.screen import Screen, wants_colour
from fondaco.words import speaker


def add_arguments(parser: Parser) -> None:
    """Command-line arguments: none."""


def run(arguments: Namespace) -> int:
    """Print a line or two for each game."""
    screen = Screen(sys.stdout, wants_colour(sys.stdout))
    for name in games():
        game = find_game(name)
        words = speaker(game, arguments.language)
        screen.line((name, "strong"), f"  {words.say('game-title')}")
        players = words.say("games-players", {"least": game.players.start, "most": game.players.stop - 1})
        screen.text(f"{words.say('game-subtitle')} · {players}", first="  ")
        if count := game.facts_from.get("reconstructed"):
            of_all = {"count": count, "total": sum(game.facts_from.values())}
            screen.text(words.say("games-reconstructed", of_all), "faded", first="  ")
        for setting, values in game.settings.items():
            screen.text(f"--setting {setting}={'|'.join(values)}", "faded", first="  ")
    return 0
