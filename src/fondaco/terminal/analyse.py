"""The command `fondaco analyse`: turning points of a recorded game, by decisions and by chance."""

import sys
from argparse import Namespace

from fondaco.bots.game_analysis import GameAnalysis, finding_of, look_back, new_analysis, turn_in_words
from fondaco.bots.search import Search
from fondaco.kernel import SEAT_SIGNS
from fondaco.table import SPECTATOR, Table
from fondaco.terminal.check import add_arguments, replay
from fondaco.terminal.screen import Screen
from fondaco.words import Speaker, speaker

__all__ = ["add_arguments", "run"]


def run(arguments: Namespace) -> int:
    """Analyse the game, and print its turning points."""
    table = replay(arguments.file, arguments.components).table
    words = speaker(table.game, arguments.language)
    tell(table, think(table, words), words, Screen(sys.stdout))
    return 0


def think(table: Table, words: Speaker) -> GameAnalysis:
    """Run the post-game analysis, with a progress line on a terminal."""
    study = new_analysis(table)
    for at, how in iter(study.next, None):
        decision, move, thought = look_back(table, at, how)
        assert isinstance(thought.sitter, Search)
        analysis = thought.sitter.think(thought.game, thought.view, thought.options, thought.random)
        study.learn(finding_of(at, decision, move, analysis), how)
        if sys.stderr is not None and sys.stderr.isatty():
            done, total = study.progress
            line = words.say("analyse-thinks", {"done": done, "total": total})
            sys.stderr.write("\r\033[K" if study.complete else f"\r\033[K{line}")
            sys.stderr.flush()
    return study


def tell(table: Table, study: GameAnalysis, words: Speaker, screen: Screen) -> None:
    """Print the turning points in the order of the game."""
    turns = sorted(study.turns(), key=lambda turn: turn.at)
    screen.text(words.say("analyse-turns" if turns else "analyse-none"))
    story = table.story(SPECTATOR, words.language)
    for number, turn in enumerate(turns, 1):
        points, text = turn_in_words(study, turn, words, story)
        name = f"{SEAT_SIGNS[turn.seat]} {table.names[turn.seat]}"
        place: dict[str, int | str] = {"number": number, "at": turn.at, "length": table.length}
        screen.text(words.say("analyse-turn", {**place, "name": name, "points": points}), "strong")
        screen.text(text, first="   ")
