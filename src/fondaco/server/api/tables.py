"""Tables: finding one, opening one, sitting down, beginning, leaving."""

from __future__ import annotations

from typing import Any

from fondaco.server import clocks
from fondaco.server.api.operation import Call, Operation
from fondaco.server.contracts import (
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
from fondaco.server.kept import KeptTable, Takeback
from fondaco.server.live import LiveTable
from fondaco.server.orders import Order, SeatOrder
from fondaco.table import find_game
from fondaco.words import speaker


async def list_tables(call: Call, question: TablesQuestion) -> TablesShown:
    """Tables: yours, those where anybody can sit down, or those everybody can watch."""
    hall, storage = call.house.hall, call.house.storage
    if question.which == "mine":
        kept = await hall.stored(storage.tables_of, call.person.id)
    elif question.which == "open":
        kept = await hall.stored(storage.open_tables)
    else:
        kept = await hall.stored(storage.public_tables)
    return TablesShown(tables=[TableLine(**_line(call, table)) for table in kept])


async def open_table(call: Call, body: TableWanted) -> TableShown:
    """Open a table; if every seat is taken, the game begins at once."""
    order = Order(
        game=body.game,
        seats=tuple(SeatOrder(seat.kind, seat.name or "") for seat in body.seats),
        settings=dict(body.settings),
        public=body.public,
        bank=body.bank,
        increment=body.increment,
    )
    return await _shown(call, await call.house.hall.create(call.person, order))


async def show_table(call: Call) -> TableShown:
    """A table as you see it now. Whoever has its id may watch."""
    return await _shown(call, await call.table())


async def sit_down(call: Call) -> TableShown:
    """Take a free seat; the last one to sit down starts the game."""
    live = await call.table()
    await call.house.hall.sit(live, call.person, call.named("seat"))
    return await _shown(call, live)


async def leave(call: Call, question: LeaveQuestion) -> TableShown:
    """Leave: before the game your seats become free again, during it a bot plays on."""
    live = await call.table()
    await call.house.hall.leave(live, call.person, question.sitter)
    return await _shown(call, live)


async def begin(call: Call, body: Substitute) -> TableShown:
    """The host starts the game; bots take the seats that are free."""
    live = await call.table()
    await call.house.hall.begin(live, call.person, body.sitter)
    return await _shown(call, live)


async def _shown(call: Call, live: LiveTable) -> TableShown:
    async with live.lock:
        side = live.side_of(call.visitor.id)
        return TableShown(
            **_line(call, live.kept, live),
            side=side,
            moment=live.moment(side) if live.table else "",
            length=live.table.length if live.table else 0,
            takeback=takeback(live.kept.takeback),
        )


def takeback(asked: Takeback | None) -> TakebackShown | None:
    """Who asks to take something back, if anybody does."""
    return TakebackShown(seat=asked.seat, agreed=list(asked.agreed)) if asked else None


def _line(call: Call, kept: KeptTable, live: LiveTable | None = None) -> dict[str, Any]:
    """What a list shows of a table."""
    me, now = call.visitor.id, call.house.hall.now()
    names = live.table.names if live and live.table else tuple(seat.name for seat in kept.seats)
    return {
        "id": kept.id,
        "game": kept.game,
        "title": speaker(find_game(kept.game), call.language).say("game-title"),
        "settings": kept.settings,
        "public": kept.public,
        "host": bool(me) and kept.host == me,
        "begun": kept.begun,
        "over": kept.over,
        "bank": kept.bank,
        "increment": kept.increment,
        "hints": kept.hints,
        "created": kept.created,
        "changed": kept.changed,
        "seats": [_seat(kept, seat, names[seat], me, now) for seat in range(len(kept.seats))],
        "your_seats": [seat for seat, taken in enumerate(kept.seats) if me and taken.person == me],
        "waiting": list(kept.waiting),
        "winners": list(kept.winners),
    }


def _seat(kept: KeptTable, seat: int, name: str, me: str, now: float) -> SeatShown:
    taken = kept.seats[seat]
    has_clock = bool(kept.bank) and not taken.sitter and not taken.is_free
    return SeatShown(
        seat=seat,
        name=name,
        kind="bot" if taken.sitter else "free" if taken.is_free else "person",
        bot=taken.sitter,
        yours=bool(me) and taken.person == me,
        waited_for=seat in kept.waiting and not kept.over,
        score=kept.scores[seat] if kept.scores else None,
        won=seat in kept.winners,
        seconds=round(max(0.0, clocks.seconds_left(kept, seat, now)), 1) if has_clock else None,
    )


OPERATIONS = [
    Operation("GET", "/api/tables", list_tables, anyone=True, troubles=(401,)),
    Operation("POST", "/api/tables", open_table, status=201, troubles=(409, 422)),
    Operation("GET", "/api/tables/{id}", show_table, anyone=True, troubles=(404,)),
    Operation("POST", "/api/tables/{id}/seats/{seat:int}", sit_down, troubles=(404, 409)),
    Operation("DELETE", "/api/tables/{id}/seats", leave, troubles=(404, 409, 422)),
    Operation("POST", "/api/tables/{id}/begin", begin, troubles=(404, 409, 422)),
]
