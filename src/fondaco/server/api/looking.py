"""API operations that read a table: view, log, drawing, record."""

from msgspec import UNSET, UnsetType

from fondaco.server.api import contracts
from fondaco.server.api.operation import PLAIN, SVG, Call, Operation
from fondaco.server.http_errors import NotFound
from fondaco.server.tables.live_table import LiveTable
from fondaco.table import SPECTATOR


def side_of(call: Call, live: LiveTable, wanted: int | None) -> int:
    """The side to look from: one's own or a spectator's, and after the end any; else Forbidden."""
    if wanted is not None and not SPECTATOR <= wanted < len(live.stored.seats):
        raise NotFound("error-no-seat")
    return wanted if wanted is not None and live.stored.over else live.side_of(call.visitor.id, wanted)


def moment_of(live: LiveTable, wanted: int | UnsetType) -> int:
    """The moment of the query; the current one by default."""
    length = live.game.length
    if wanted is UNSET:
        return length
    if wanted > length:
        raise NotFound("error-no-moment", length=length)
    return wanted


async def show_view(call: Call, live: LiveTable, question: contracts.MomentQuestion) -> contracts.ViewShown:
    """All that a side knows, now or at an earlier moment."""
    async with live.lock:
        seat, at = side_of(call, live, question.wanted), moment_of(live, question.at)
        is_now = at == live.game.length
        return contracts.ViewShown(
            seat=seat,
            at=at,
            length=live.game.length,
            moment=live.moment(seat) if is_now else "",
            view=live.game.view(seat, None if is_now else at).as_json(),
        )


async def show_log(call: Call, live: LiveTable, question: contracts.LogQuestion) -> contracts.LogShown:
    """The log, as far as a side may know."""
    async with live.lock:
        seat = side_of(call, live, question.wanted)
        told = live.story(seat, call.language).told
        since = [contracts.LineTold.of(line) for line in told if line.at > question.since or not question.since]
        return contracts.LogShown(seat=seat, length=live.game.length, lines=since)


async def show_record(call: Call, live: LiveTable, question: contracts.SideQuestion) -> str:
    """The record of the game as a side may read it; after the end, with the seed and every secret."""
    async with live.lock:
        return live.at(side_of(call, live, question.wanted), call.language).record()


async def show_board(call: Call, live: LiveTable, question: contracts.MomentQuestion) -> str:
    """A drawing of the whole table as a side sees it."""
    async with live.lock:
        seat, at = side_of(call, live, question.wanted), moment_of(live, question.at)
        return live.game.svg(seat, call.language, None if at == live.game.length else at)


OPERATIONS = [
    Operation("GET", "/api/tables/{id}/view", show_view, anyone=True, errors=(403, 404, 409)),
    Operation("GET", "/api/tables/{id}/log", show_log, anyone=True, errors=(403, 404, 409)),
    Operation("GET", "/api/tables/{id}/record", show_record, media=PLAIN, anyone=True, errors=(403, 404, 409)),
    Operation("GET", "/api/tables/{id}/board.svg", show_board, media=SVG, anyone=True, errors=(403, 404, 409)),
]
