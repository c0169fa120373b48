"""API operations on games and their rules."""

from fondaco.server.api import contracts
from fondaco.server.api.operation import Call, Operation
from fondaco.server.http_errors import NotFound
from fondaco.table import SITTERS, AnyGame, UnknownGame, find_game
from fondaco.table import games as names_of_games
from fondaco.words import Chapter, Clause, holds_words, read_chapters, speaker


async def list_games(call: Call) -> contracts.GamesShown:
    """All games, with their numbers of players, settings and bots."""
    return contracts.GamesShown(games=[_game(find_game(name), call.language) for name in names_of_games()])


def _game(game: AnyGame, language: str) -> contracts.GameShown:
    words = speaker(game, language)
    return contracts.GameShown(
        name=game.name,
        title=words.say("game-title"),
        subtitle=words.say("game-subtitle"),
        least_players=game.players.start,
        most_players=game.players.stop - 1,
        settings={name: list(values) for name, values in game.settings.items()},
        bots=list(SITTERS),
        facts=dict(game.facts_from),
        reconstructed=game.facts_from.get("reconstructed", 0),
    )


async def show_rules(call: Call, question: contracts.RulesQuestion) -> contracts.RulesShown:
    """The rules of a game, all or those that match a search."""
    try:
        game = find_game(call.named("game"))
    except UnknownGame:
        raise NotFound("error-no-game") from None
    chapters = [_found(chapter, question.search, call.language) for chapter in read_chapters(game.folder)]
    return contracts.RulesShown(
        game=game.name,
        title=speaker(game, call.language).say("game-title"),
        chapters=[chapter for chapter in chapters if chapter.clauses],
    )


def _found(chapter: Chapter, search: str, language: str) -> contracts.ChapterShown:
    """A chapter with the clauses that match all words; with all clauses if its title does."""
    title = chapter.title[language]
    clauses = [
        contracts.ClauseShown(id=clause.id, text=clause.text[language])
        for clause in chapter.clauses
        if holds_words(f"{title} {clause.id} {clause.text[language]}", search) or _is_called(clause, search)
    ]
    return contracts.ChapterShown(title=title, clauses=clauses)


def _is_called(clause: Clause, search: str) -> bool:
    return clause.id == search.strip() or clause.id.startswith(f"{search.strip()}.")


OPERATIONS = [
    Operation("GET", "/api/games", list_games, anyone=True),
    Operation("GET", "/api/games/{game}/rules", show_rules, anyone=True, errors=(404,)),
]
