"""The rules as text: all clauses, some of them, or those that hold some words."""

from fondaco.table import AnyGame
from fondaco.terminal.matching import search
from fondaco.terminal.screen import Screen
from fondaco.words import Clause, Speaker, fold_words, read_chapters


def clauses(game: AnyGame) -> dict[str, Clause]:
    """Every clause of a game by its id."""
    return {clause.id: clause for chapter in read_chapters(game.folder) for clause in chapter.clauses}


def find_clauses(game: AnyGame, typed: str, language: str) -> list[Clause]:
    """The clause of that id; else those whose ids begin so; else those that hold the words, or whose chapter does."""
    every = clauses(game)
    name = typed.strip().lower().rstrip(".").strip("[]")
    if name in every:
        return [every[name]]
    beginning = [clause for clause in every.values() if name and f"{clause.id}.".startswith(f"{name}.")]
    if not beginning:
        beginning = [clause for clause in every.values() if name and clause.id.startswith(name)]
    if beginning:
        return beginning
    listed = list(every.values())
    found = search(typed, [f"{clause.id} {clause.text[language]}" for clause in listed])
    chapters = read_chapters(game.folder)
    titles = search(typed, [chapter.title[language] for chapter in chapters])
    titled = [clause for place in titles for clause in chapters[place].clauses]
    if found and not any(fold_words(chapters[place].title[language]) == fold_words(typed) for place in titles):
        return [listed[place] for place in found]
    return titled


def show_contents(screen: Screen, game: AnyGame, words: Speaker) -> None:
    """The chapters with the ids of their clauses."""
    for chapter in read_chapters(game.folder):
        screen.line((chapter.title[words.language], "title"))
        screen.text(" · ".join(clause.id for clause in chapter.clauses), first="  ")
    screen.text(words.say("rules-how"), "faded")


def show_clauses(screen: Screen, found: list[Clause], language: str) -> None:
    """Clauses in full."""
    for clause in found:
        screen.line((f"[{clause.id}]", "strong"))
        screen.text(clause.text[language], first="  ")
