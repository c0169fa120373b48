"""Language and colours, as a visitor wants them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.server.pages.frame import go_to, local_path, read_form
from fondaco.server.services import services_of
from fondaco.server.visitors import LANGUAGE_COOKIE, THEME_COOKIE, THEMES, YEAR, visitor_of
from fondaco.words import LANGUAGES

if TYPE_CHECKING:
    from fondaco.server.services import Services


async def prefer(request: Request) -> Response:
    """Remember a language or colours, and go back to the page where they were chosen."""
    form, services = await read_form(request), services_of(request)
    response = go_to(local_path(form.get("next", "/")))
    if form.get("theme") in THEMES:
        _remember(response, services, THEME_COOKIE, form["theme"])
    if form.get("language") in LANGUAGES:
        _remember(response, services, LANGUAGE_COOKIE, form["language"])
        await _keep_language(services, request, form["language"])
    return response


def _remember(response: Response, services: Services, cookie: str, value: str) -> None:
    response.set_cookie(cookie, value, max_age=YEAR, httponly=True, samesite="lax", secure=services.settings.secure)


async def _keep_language(services: Services, request: Request, language: str) -> None:
    """Who has an account is spoken to in the same language everywhere."""
    person = visitor_of(request).person
    if person and not person.is_guest and person.language != language:
        await services.people.save(replace(person, language=language))


ROUTES: list[BaseRoute] = [Route("/preferences", prefer, methods=["POST"])]
