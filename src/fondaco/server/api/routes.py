"""Routes of all API operations, and of their OpenAPI description."""

from typing import Any

from fondaco.server.api import advising, games, looking, people, playing, tables
from fondaco.server.api.openapi import describe
from fondaco.server.api.operation import Call, Operation, routes_of


async def show_description(call: Call) -> dict[str, Any]:
    """This OpenAPI description."""
    return describe(OPERATIONS)


OPERATIONS: list[Operation] = [
    *games.OPERATIONS,
    *people.OPERATIONS,
    *tables.OPERATIONS,
    *playing.OPERATIONS,
    *looking.OPERATIONS,
    *advising.OPERATIONS,
    Operation("GET", "/api/openapi.json", show_description, anyone=True, tag="api"),
]
ROUTES = routes_of(OPERATIONS)
