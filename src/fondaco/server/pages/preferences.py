"""Language and colours, as a visitor wants them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.server.pages.answer import go_to, house_of, local_path, read_form
from fondaco.server.visit import LANGUAGE_COOKIE, THEME_COOKIE, THEMES, YEAR, visitor_of
from fondaco.words import LANGUAGES

if TYPE_CHECKING:
    from fondaco.server.app import House


async def prefer(request: Request) -> Response:
    """Remember a language or colours, and go back to the page where they were chosen."""
    form, house = await read_form(request), house_of(request)
    response = go_to(local_path(form.get("next", "/")))
    if form.get("theme") in THEMES:
        _remember(response, house, THEME_COOKIE, form["theme"])
    if form.get("language") in LANGUAGES:
        _remember(response, house, LANGUAGE_COOKIE, form["language"])
        await _keep_language(house, request, form["language"])
    return response


def _remember(response: Response, house: House, cookie: str, value: str) -> None:
    response.set_cookie(cookie, value, max_age=YEAR, httponly=True, samesite="lax", secure=house.settings.secure)


async def _keep_language(house: House, request: Request, language: str) -> None:
    """Who has an account is spoken to in the same language everywhere."""
    person = visitor_of(request).person
    if person and not person.is_guest and person.language != language:
        await house.keep(replace(person, language=language))


ROUTES: list[BaseRoute] = [Route("/preferences", prefer, methods=["POST"])]
