"""Parser of the query `?seat=`, the same for pages, live connections and the API."""

from typing import Final

from starlette.datastructures import QueryParams

from fondaco.server.http_errors import NotFound
from fondaco.server.input_limits import MOST_SEATS
from fondaco.table import SPECTATOR

SIDES: Final = {str(seat): seat for seat in range(SPECTATOR, MOST_SEATS)}
"""A seat, or -1 for a spectator, each written in one way only."""


def seat_wanted(query: QueryParams) -> int | None:
    """The seat of the query, SPECTATOR for -1, None without one; NotFound if there is no such seat."""
    if "seat" in query and query["seat"] not in SIDES:
        raise NotFound("error-no-seat")
    return SIDES.get(query.get("seat", ""))
