"""Parser of the query `?seat=` of pages and live connections; the API has it in its contract."""

from starlette.requests import HTTPConnection

from fondaco.server.http_errors import NotFound
from fondaco.server.input_limits import MOST_SEATS
from fondaco.table import SPECTATOR


def seat_wanted(connection: HTTPConnection) -> int | None:
    """The seat of the query, SPECTATOR for -1, None without one; NotFound if there is no such seat."""
    text = connection.query_params.get("seat", "")
    if not text:
        return None
    if text == str(SPECTATOR):
        return SPECTATOR
    if not (text.isascii() and text.isdecimal() and len(text) <= 2 and int(text) < MOST_SEATS):
        raise NotFound("error-no-seat")
    return int(text)
