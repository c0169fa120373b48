"""Lobby page: quick start, one's own tables, tables to join and to watch."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.bots import LEVELS
from fondaco.kernel import SEAT_SIGNS
from fondaco.server.http_errors import HttpError
from fondaco.server.pages import new_table_form
from fondaco.server.pages.base import Form, go_to, page, read_form
from fondaco.server.pages.new_table_form import FormError, quick_request, request_of, usual_form
from fondaco.server.services import services_of
from fondaco.server.storage.model import StoredTable
from fondaco.server.tables.request import TableRequest
from fondaco.server.templating import game_title
from fondaco.server.visitors import visitor_of
from fondaco.table import find_game, games
from fondaco.words import Speaker, speaker

MOST_WATCHED: Final = 20

# View models -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """A setting of a table, in words."""

    field: str
    title: str
    values: list[tuple[str, str]]


@dataclass(frozen=True)
class SeatName:
    """A player with the seat's sign."""

    seat: int
    sign: str
    name: str
    """Empty for a free seat."""


@dataclass(frozen=True)
class TableLine:
    """A table as a line of a list."""

    id: str
    title: str
    seats: list[SeatName]
    status: str
    """CSS class of the line: yours, open, waiting or over."""
    waiting: str
    """Names of those who must decide."""
    winners: str
    free: int
    """Number of free seats."""
    seconds: int
    """Seconds since the position last changed."""
    clock: bool


ORDER: Final = ("yours", "open", "waiting", "over")
"""Order of the list: what needs somebody comes first."""


def game_card(name: str, language: str) -> dict[str, Any]:
    """View model of a game, for somebody who does not know it."""
    game, words = find_game(name), speaker(find_game(name), language)
    return {
        "name": name,
        "title": words.say("game-title"),
        "subtitle": words.say("game-subtitle"),
        "aim": words.say("game-aim"),
        "least": game.players.start,
        "most": game.players.stop - 1,
        "reconstructed": game.facts_from.get("reconstructed", 0),
        "facts": sum(game.facts_from.values()),
        "settings": [_setting(name, setting, values, words) for setting, values in game.settings.items()],
    }


def _setting(game: str, name: str, values: tuple[str, ...], words: Speaker) -> Setting:
    choices = [(value, words.say(f"setting-{name}-{value}")) for value in values]
    return Setting(f"setting-{game}-{name}", words.say(f"setting-{name}"), choices)


def table_line(table: StoredTable, person: str, language: str, now: float) -> TableLine:
    """View model of a table in a list."""
    return TableLine(
        id=table.id,
        title=game_title(table.game, language),
        seats=[SeatName(seat, SEAT_SIGNS[seat], taken.name) for seat, taken in enumerate(table.seats)],
        status=_status(table, person),
        waiting=_names(table, table.waiting),
        winners=_names(table, table.winners),
        free=sum(seat.is_free for seat in table.seats),
        seconds=max(0, int(now - table.changed)),
        clock=table.bank > 0,
    )


def _status(table: StoredTable, person: str) -> str:
    if table.over:
        return "over"
    if not table.begun:
        return "open"
    deciding = [table.seats[seat] for seat in table.waiting]
    return "yours" if any(seat.person == person and not seat.sitter for seat in deciding if person) else "waiting"


def _names(table: StoredTable, seats: tuple[int, ...]) -> str:
    return ", ".join(table.seats[seat].name for seat in seats)


# The page ----------------------------------------------------------------------------------------


async def lobby(request: Request) -> Response:
    """Render the lobby."""
    return await _lobby_page(request, {})


async def _lobby_page(request: Request, typed: Form, error: HttpError | None = None) -> Response:
    visitor = visitor_of(request)
    lists = await _lists(request)
    last = lists["last"] or games()[0]
    cards = [game_card(name, visitor.language) for name in games()]
    return page(
        request,
        "lobby.html",
        status=error.status if error else 200,
        path="/",
        form={**usual_form(), "game": last, **typed},
        trouble=error,
        wrong=error.field if isinstance(error, FormError) else "",
        cards=cards,
        offers=sorted(cards, key=lambda card: card["name"] != last),
        rows=new_table_form.seat_rows(),
        kinds=new_table_form.seat_kinds(),
        bots=LEVELS,
        units=list(new_table_form.UNITS),
        **lists,
    )


async def _lists(request: Request) -> dict[str, Any]:
    """One's own tables, those to join, those to watch."""
    services, visitor = services_of(request), visitor_of(request)
    store, now = services.storage.tables, services.now()
    mine = await asyncio.to_thread(store.of_person, visitor.id) if visitor.id and not visitor.is_new else []
    known = {table.id for table in mine}
    free = [table for table in await asyncio.to_thread(store.open) if table.id not in known]
    public = [table for table in await asyncio.to_thread(store.public, 50) if table.id not in known and not table.over]

    def lines(tables: list[StoredTable]) -> list[TableLine]:
        return [table_line(table, visitor.id, visitor.language, now) for table in tables]

    return {
        "last": mine[0].game if mine else "",
        "mine": sorted(lines(mine), key=lambda line: ORDER.index(line.status)),
        "free": lines(free),
        "watched": lines(public[:MOST_WATCHED]),
    }


# Opening a table ---------------------------------------------------------------------------------


async def play(request: Request) -> Response:
    """Quick start: a game against two merchants."""
    form = await read_form(request)
    return await _open(request, quick_request(form.get("game", "")))


async def new_table(request: Request) -> Response:
    """Open the table of the form; after an error, render the form as it was filled in."""
    form = await read_form(request)
    try:
        return await _open(request, request_of(form))
    except HttpError as error:
        if error.key == "error-order":  # each field is valid, but not their combination
            error = FormError("players", "lobby-error-order")
        return await _lobby_page(request, form, error)


async def _open(request: Request, wanted: TableRequest) -> Response:
    live = await services_of(request).tables.create(visitor_of(request).someone, wanted)
    return go_to(f"/tables/{live.id}")


async def to_lobby(request: Request) -> Response:
    """Redirect a table's shortened address to the lobby."""
    return go_to("/")


ROUTES: list[BaseRoute] = [
    Route("/", lobby),
    Route("/tables", to_lobby),
    Route("/play", play, methods=["POST"]),
    Route("/tables", new_table, methods=["POST"]),
]
