"""Operations on tables: list, open, sit down, begin, leave."""

import asyncio
from typing import Any

from fondaco.server.api.contracts import (
    LeaveQuestion,
    SeatShown,
    Substitute,
    TableLine,
    TableShown,
    TablesQuestion,
    TablesShown,
    TableWanted,
    TakebackShown,
)
from fondaco.server.api.operation import Call, Operation
from fondaco.server.storage.model import StoredTable, Takeback
from fondaco.server.tables import clocks
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.tables.request import SeatRequest, TableRequest
from fondaco.table import find_game
from fondaco.words import speaker


async def list_tables(call: Call, question: TablesQuestion) -> TablesShown:
    """Tables: yours, those where anybody can sit down, or those everybody can watch."""
    store = call.services.storage.tables
    if question.which == "mine":
        stored = await asyncio.to_thread(store.of_person, call.person.id)
    elif question.which == "open":
        stored = await asyncio.to_thread(store.open)
    else:
        stored = await asyncio.to_thread(store.public)
    return TablesShown(tables=[TableLine(**_line(call, table)) for table in stored])


async def open_table(call: Call, body: TableWanted) -> TableShown:
    """Open a table; if every seat is taken, the game begins at once."""
    wanted = TableRequest(
        game=body.game,
        seats=tuple(SeatRequest(seat.kind, seat.name or "") for seat in body.seats),
        settings=dict(body.settings),
        public=body.public,
        bank=body.bank,
        increment=body.increment,
    )
    return await _shown(call, await call.services.tables.create(call.person, wanted))


async def show_table(call: Call) -> TableShown:
    """A table as you see it now. Whoever has its id may watch."""
    return await _shown(call, await call.table())


async def sit_down(call: Call) -> TableShown:
    """Take a free seat; the last one to sit down starts the game."""
    live = await call.table()
    await call.services.tables.sit(live, call.person, call.named("seat"))
    return await _shown(call, live)


async def leave(call: Call, question: LeaveQuestion) -> TableShown:
    """Leave: before the game your seats become free again, during it a bot plays on."""
    live = await call.table()
    await call.services.tables.leave(live, call.person, question.sitter)
    return await _shown(call, live)


async def begin(call: Call, body: Substitute) -> TableShown:
    """The host starts the game; bots take the seats that are free."""
    live = await call.table()
    await call.services.tables.begin(live, call.person, body.sitter)
    return await _shown(call, live)


async def _shown(call: Call, live: LiveTable) -> TableShown:
    async with live.lock:
        side = live.side_of(call.visitor.id)
        return TableShown(
            **_line(call, live.stored, live),
            side=side,
            moment=live.moment(side) if live.table else "",
            length=live.table.length if live.table else 0,
            takeback=takeback(live.stored.takeback),
        )


def takeback(asked: Takeback | None) -> TakebackShown | None:
    """Who asks to take something back, if anybody does."""
    return TakebackShown(seat=asked.seat, agreed=list(asked.agreed)) if asked else None


def _line(call: Call, stored: StoredTable, live: LiveTable | None = None) -> dict[str, Any]:
    """What a list shows of a table."""
    me, now = call.visitor.id, call.services.now()
    names = live.table.names if live and live.table else tuple(seat.name for seat in stored.seats)
    return {
        "id": stored.id,
        "game": stored.game,
        "title": speaker(find_game(stored.game), call.language).say("game-title"),
        "settings": stored.settings,
        "public": stored.public,
        "host": bool(me) and stored.host == me,
        "begun": stored.begun,
        "over": stored.over,
        "bank": stored.bank,
        "increment": stored.increment,
        "hints": stored.hints,
        "created": stored.created,
        "changed": stored.changed,
        "seats": [_seat(stored, seat, names[seat], me, now) for seat in range(len(stored.seats))],
        "your_seats": [seat for seat, taken in enumerate(stored.seats) if me and taken.person == me],
        "waiting": list(stored.waiting),
        "winners": list(stored.winners),
    }


def _seat(stored: StoredTable, seat: int, name: str, me: str, now: float) -> SeatShown:
    taken = stored.seats[seat]
    has_clock = bool(stored.bank) and not taken.sitter and not taken.is_free
    return SeatShown(
        seat=seat,
        name=name,
        kind="bot" if taken.sitter else "free" if taken.is_free else "person",
        bot=taken.sitter,
        yours=bool(me) and taken.person == me,
        waited_for=seat in stored.waiting and not stored.over,
        score=stored.scores[seat] if stored.scores else None,
        won=seat in stored.winners,
        seconds=round(max(0.0, clocks.seconds_left(stored, seat, now)), 1) if has_clock else None,
    )


OPERATIONS = [
    Operation("GET", "/api/tables", list_tables, anyone=True, errors=(401,)),
    Operation("POST", "/api/tables", open_table, status=201, errors=(409, 422)),
    Operation("GET", "/api/tables/{id}", show_table, anyone=True, errors=(404,)),
    Operation("POST", "/api/tables/{id}/seats/{seat:int}", sit_down, errors=(404, 409)),
    Operation("DELETE", "/api/tables/{id}/seats", leave, errors=(404, 409, 422)),
    Operation("POST", "/api/tables/{id}/begin", begin, errors=(404, 409, 422)),
]
