"""Rules pages: the rules of each game by clause, with search."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.server.http_errors import NotFound
from fondaco.server.input_limits import LONGEST_SEARCH
from fondaco.server.pages.base import go_to, page
from fondaco.server.pages.lobby import game_card
from fondaco.server.visitors import visitor_of
from fondaco.table import find_game, games
from fondaco.words import holds_words, read_chapters


def chapters_of(game: str, language: str, search: str = "") -> list[dict[str, Any]]:
    """The rules of a game by chapter, with the matches of a search marked; a script can show the others again."""
    chapters = []
    for number, chapter in enumerate(read_chapters(find_game(game).folder), 1):
        texts = {clause.id: clause.text[language] for clause in chapter.clauses}
        clauses: list[dict[str, Any]] = [
            {"id": id, "text": text, "shown": holds_words(f"{id} {text}", search)} for id, text in texts.items()
        ]
        count = sum(clause["shown"] for clause in clauses)
        chapters.append({"number": number, "title": chapter.title[language], "clauses": clauses, "count": count})
    return chapters


async def all_rules(request: Request) -> Response:
    """Render the list of games; redirect to the only one."""
    if len(games()) == 1:
        return go_to(f"/rules/{games()[0]}")
    language = visitor_of(request).language
    return page(request, "rules.html", cards=[game_card(name, language) for name in games()], card=None)


async def rules(request: Request) -> Response:
    """Render the rules of one game."""
    name = request.path_params["game"]
    if name not in games():
        raise NotFound("rules-no-game")
    language, search = visitor_of(request).language, request.query_params.get("q", "").strip()[:LONGEST_SEARCH]
    chapters = chapters_of(name, language, search)
    return page(
        request,
        "rules.html",
        card=game_card(name, language),
        cards=[game_card(other, language) for other in games()],
        chapters=chapters,
        search=search,
        found=sum(chapter["count"] for chapter in chapters),
        total=sum(len(chapter["clauses"]) for chapter in chapters),
    )


ROUTES: list[BaseRoute] = [Route("/rules", all_rules), Route("/rules/{game}", rules)]
