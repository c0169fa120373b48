"""API operations on tables: list, open, sit down, begin, leave."""

import asyncio
from collections.abc import Sequence
from typing import Any

from fondaco.server.api import contracts
from fondaco.server.api.operation import Call, Operation
from fondaco.server.storage.model import StoredTable, Takeback
from fondaco.server.tables import clocks
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.tables.request import SeatRequest, TableRequest
from fondaco.server.templating import game_title


async def list_tables(call: Call, question: contracts.TablesQuestion) -> contracts.TablesShown:
    """List tables: yours, those with a free seat, or public ones to watch."""
    store = call.services.storage.tables
    if question.which == "mine":
        stored = await asyncio.to_thread(store.of_person, call.person.id)
    else:
        stored = await asyncio.to_thread(store.open if question.which == "open" else store.public)
    return contracts.TablesShown(tables=[contracts.TableLine.of(table, **_of_line(call, table)) for table in stored])


async def open_table(call: Call, body: contracts.TableWanted) -> contracts.TableShown:
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


async def show_table(call: Call, live: LiveTable) -> contracts.TableShown:
    """A table as you see it now. Everybody who has its id may watch."""
    return await _shown(call, live)


async def sit_down(call: Call, live: LiveTable) -> contracts.TableShown:
    """Take a free seat; the last one to sit down starts the game."""
    await call.services.tables.sit(live, call.person, call.named("seat"))
    return await _shown(call, live)


async def leave(call: Call, live: LiveTable, question: contracts.LeaveQuestion) -> contracts.TableShown:
    """Leave: before the game your seats become free again, during it a bot plays on."""
    await call.services.tables.leave(live, call.person, question.sitter)
    return await _shown(call, live)


async def begin(call: Call, live: LiveTable, body: contracts.Substitute) -> contracts.TableShown:
    """The host starts the game; bots take the seats that are free."""
    await call.services.tables.begin(live, call.person, body.sitter)
    return await _shown(call, live)


async def go_on(call: Call, live: LiveTable, body: contracts.GoingOn) -> contracts.TableShown:
    """Open a new table from the last sound moment of a game that cannot go on, with the same people and bots."""
    return await _shown(call, await call.services.tables.go_on_anew(live, call.person))


async def _shown(call: Call, live: LiveTable) -> contracts.TableShown:
    async with live.lock:
        side = live.side_of(call.visitor.id)
        return contracts.TableShown.of(
            live.stored,
            **_of_line(call, live.stored, live.table.names if live.table else ()),
            side=side,
            moment=live.moment(side) if live.table else "",
            length=live.table.length if live.table else 0,
            takeback=takeback(live.stored.takeback),
            halted=live.halted.say(call.language) if live.halted else "",
        )


def takeback(asked: Takeback | None) -> contracts.TakebackShown | None:
    """The request to undo, if there is one."""
    return contracts.TakebackShown.of(asked) if asked else None


def _of_line(call: Call, stored: StoredTable, names: Sequence[str] = ()) -> dict[str, Any]:
    """Fields of a table in a list that are not stored as such."""
    me, now = call.visitor.id, call.services.now()
    names = names or [seat.name for seat in stored.seats]
    return {
        "title": game_title(stored.game, call.language),
        "host": bool(me) and stored.host == me,
        "seats": [_seat(stored, seat, names[seat], me, now) for seat in range(len(stored.seats))],
        "your_seats": [seat for seat, taken in enumerate(stored.seats) if me and taken.person == me],
    }


def _seat(stored: StoredTable, seat: int, name: str, me: str, now: float) -> contracts.SeatShown:
    taken = stored.seats[seat]
    has_clock = bool(stored.bank) and not taken.sitter and not taken.is_free
    return contracts.SeatShown(
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
    Operation("POST", "/api/tables/{id}/go-on", go_on, status=201, errors=(404, 409)),
]
