"""Preferences of a visitor: language and theme."""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.server.pages.base import go_to, keep_cookie, local_path, read_form
from fondaco.server.services import services_of
from fondaco.server.visitors import LANGUAGE_COOKIE, THEME_COOKIE, THEMES, visitor_of
from fondaco.words import LANGUAGES


async def prefer(request: Request) -> Response:
    """Set the language or the theme, and redirect back."""
    form = await read_form(request)
    response = go_to(local_path(form.get("next", "/")))
    if form.get("theme") in THEMES:
        keep_cookie(request, response, THEME_COOKIE, form["theme"])
    if form.get("language") in LANGUAGES:
        keep_cookie(request, response, LANGUAGE_COOKIE, form["language"])
        person = visitor_of(request).person
        if person and not person.is_guest and person.language != form["language"]:
            # An account's language is the same in every browser.
            await services_of(request).people.save(replace(person, language=form["language"]))
    return response


ROUTES: list[BaseRoute] = [Route("/preferences", prefer, methods=["POST"])]
