"""Companion pages: odds of a procedure, and rolls."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from fondaco.companion.tracker import Refused
from fondaco.games.virgin_queen.aid_card.procedure import Procedure
from fondaco.server.companion.book_list import books_of
from fondaco.server.companion.book_page import refusal_shown
from fondaco.server.companion.form_values import STEP, procedure_of, query_of, values_of
from fondaco.server.companion.odds_figures import Figures
from fondaco.server.companion.procedure_form import Asking, groups, rules_page
from fondaco.server.companion.rolls import rolled_now, shown
from fondaco.server.pages.base import go_to, is_script, page, read_form
from fondaco.server.services import services_of
from fondaco.server.templating import render
from fondaco.server.visitors import visitor_of

QUICK = {"chance": "companion_chance.html", "rolling": "companion_rolling.html"}
"""Regions that are updated at once when a value changes, and their templates."""
SLOW = {"figures": "companion_figures.html"}
"""Regions that are loaded later, as comparing other values is slow."""
Telling = Callable[[Request, Procedure, Mapping[str, int], str], Awaitable[dict[str, Any]]]


async def companion(request: Request) -> Response:
    """Render the list of procedures and one's table books."""
    visitor = visitor_of(request)
    book = request.query_params.get("book", "")
    opened = await services_of(request).books.open(book) if book else None
    return page(
        request,
        "companion.html",
        groups=groups(visitor.language),
        books=await mine(request),
        book=opened,
        query=f"?book={opened.id}" if opened else "",
    )


async def mine(request: Request) -> list[dict[str, Any]]:
    """Table books of the visitor, most recently changed first."""
    services, visitor = services_of(request), visitor_of(request)
    if not visitor.id or visitor.is_new:
        return []
    return await asyncio.to_thread(books_of, services.storage.books, visitor.id, visitor.language, services.now())


# The odds ----------------------------------------------------------------------------------------


async def odds(request: Request) -> Response:
    """Render the odds of a procedure, for the values of the query or the defaults."""
    procedure = procedure_of(request.path_params["procedure"])
    fields = request.query_params.multi_items()
    values = values_of(procedure, fields)
    book = request.query_params.get("book", "")
    names = [name for name, _ in fields]
    if STEP in names or len(names) > len(set(names)):  # a form without script sends some fields twice
        return go_to(f"{_address(procedure)}{query_of(procedure, values, book=book)}")
    return await _odds_page(request, procedure, values, book)


async def _odds_page(
    request: Request, procedure: Procedure, values: Mapping[str, int], book: str, **more: Any
) -> Response:
    told = {**await _quick(request, procedure, values, book), **await _slow(request, procedure, values, book)}
    asking: Asking = told["asking"]
    readings = asking.readings
    return page(
        request,
        "companion_odds.html",
        **{
            "title": asking.words.name(procedure),
            "about": asking.words.about(procedure),
            "sides": asking.sides,
            "readings": readings,
            "readings_open": any(field["value"] != field["usual"] for field in readings),
            "book_query": f"?book={told['book'].id}" if told["book"] else "",
            "path": f"{told['address']}{query_of(procedure, values, book=book)}",
            "roll": None,
            **told,
            **more,
        },
    )


async def _quick(request: Request, procedure: Procedure, values: Mapping[str, int], book: str) -> dict[str, Any]:
    """Template values of the summary."""
    language = visitor_of(request).language
    asking = Asking(procedure, values, language)
    opened = await services_of(request).books.open(book) if book else None
    # In a thread: the largest fleets take a while.
    chance = None if asking.refused else await asyncio.to_thread(Figures(language).chance, procedure, values)
    return {
        "asking": asking,
        "values": values,
        "address": _address(procedure),
        "refusals": asking.refusals,
        "rules": rules_page(),
        "chance": chance,
        "book": opened,
        "form_token": services_of(request).signer.form_token(visitor_of(request).id),
    }


async def _slow(request: Request, procedure: Procedure, values: Mapping[str, int], book: str) -> dict[str, Any]:
    """Template values of the details."""
    detail = None
    if not procedure.refusals(values):
        detail = await asyncio.to_thread(Figures(visitor_of(request).language).detail, procedure, values, book)
    return {"procedure": procedure, "address": _address(procedure), "rules": rules_page(), "detail": detail}


def _address(procedure: Procedure) -> str:
    return f"/companion/odds/{procedure.name}"


async def odds_parts(request: Request) -> Response:
    """HTML regions that change at once, for the page's script (JSON)."""
    return await _parts(request, QUICK, _quick)


async def odds_figures(request: Request) -> Response:
    """HTML regions that are loaded later, for the page's script (JSON)."""
    return await _parts(request, SLOW, _slow)


async def _parts(request: Request, templates: Mapping[str, str], telling: Telling) -> Response:
    procedure = procedure_of(request.path_params["procedure"])
    values = values_of(procedure, request.query_params.multi_items())
    told = await telling(request, procedure, values, request.query_params.get("book", ""))
    language = visitor_of(request).language
    return JSONResponse({part: render(template, language, **told) for part, template in templates.items()})


# Rolling -----------------------------------------------------------------------------------------


async def roll(request: Request) -> Response:
    """Roll on the server; into a book, the roll is shown to everybody who has it open."""
    form = await read_form(request)
    procedure = procedure_of(request.path_params["procedure"])
    values = values_of(procedure, form.items())
    book, language = form.get("book", ""), visitor_of(request).language
    if procedure.refusals(values):
        return await _odds_page(request, procedure, values, book, status=422)
    rolled = rolled_now(procedure, values)
    if book:
        library = services_of(request).books
        try:
            await library.roll(await library.open(book), visitor_of(request).someone, procedure, values, rolled)
        except Refused as refused:  # the book refuses this roll, so it was not made
            refusal = refusal_shown(refused, language)
            if is_script(request):
                return JSONResponse({"complaint": refusal.complaint}, 422)
            return await _odds_page(request, procedure, values, book, status=422, refusals=[refusal])
    seen = shown(procedure, rolled, language)
    if is_script(request):
        return JSONResponse({"roll": render("companion_roll.html", language, roll=seen)})
    return await _odds_page(request, procedure, values, book, roll=seen)


ROUTES: list[BaseRoute] = [
    Route("/companion", companion),
    Route("/companion/odds/{procedure}", odds),
    Route("/companion/odds/{procedure}/parts", odds_parts),
    Route("/companion/odds/{procedure}/figures", odds_figures),
    Route("/companion/odds/{procedure}/roll", roll, methods=["POST"]),
]
