"""The command `fondaco rules`: the rules as text, all clauses, some of them, or a search."""

import sys
from argparse import Namespace

from fondaco.table import AnyGame, FondacoError, find_game
from fondaco.terminal.matching import search
from fondaco.terminal.parser import Parser
from fondaco.terminal.screen import Screen, wants_colour
from fondaco.words import Clause, Speaker, fold_words, read_chapters, speaker


def add_arguments(parser: Parser) -> None:
    """Command-line arguments."""
    parser.add_argument("game", metavar="GAME", help=parser.say("rules-game"))
    parser.add_argument("words", metavar="CLAUSE|WORDS", nargs="*", default=[], help=parser.say("rules-words"))


def run(arguments: Namespace) -> int:
    """Print the table of contents, or some clauses."""
    words, typed = speaker(find_game(arguments.game), arguments.language), " ".join(arguments.words)
    if not show_rules(Screen(sys.stdout, wants_colour(sys.stdout)), words, typed):
        raise FondacoError("rules-none", typed=typed)
    return 0


def show_rules(screen: Screen, words: Speaker, typed: str) -> bool:
    """Print the chapters with the ids of their clauses, or matching clauses; false if there are none."""
    if not typed.strip():
        for chapter in read_chapters(words.game.folder):
            screen.line((chapter.title[words.language], "title"))
            screen.text(" · ".join(clause.id for clause in chapter.clauses), first="  ")
        screen.text(words.say("rules-how"), "faded")
        return True
    found = find_clauses(words.game, typed, words.language)
    for clause in found:
        screen.line((f"[{clause.id}]", "strong"))
        screen.text(clause.text[words.language], first="  ")
    return bool(found)


def clauses(game: AnyGame) -> dict[str, Clause]:
    """All clauses of a game by id."""
    return {clause.id: clause for chapter in read_chapters(game.folder) for clause in chapter.clauses}


def find_clauses(game: AnyGame, typed: str, language: str) -> list[Clause]:
    """The clause with this id; else those with this prefix; else those whose text or chapter contains the words."""
    every, chapters = clauses(game), read_chapters(game.folder)
    name = typed.strip().lower().rstrip(".").strip("[]")
    if name in every:
        return [every[name]]
    listed = list(every.values())
    for end in (".", ""):  # whole words of an id take precedence over prefixes
        beginning = [clause for clause in listed if name and f"{clause.id}{end}".startswith(f"{name}{end}")]
        if beginning:
            return beginning
    found = search(typed, [f"{clause.id} {clause.text[language]}" for clause in listed])
    titles = search(typed, [chapter.title[language] for chapter in chapters])
    if found and not any(fold_words(chapters[place].title[language]) == fold_words(typed) for place in titles):
        return [listed[place] for place in found]
    return [clause for place in titles for clause in chapters[place].clauses]
