"""The JSON API: all that a page can do, for programs in any language."""

from typing import Any

from starlette.routing import BaseRoute

from fondaco.server.api import advising, games, looking, people, playing, tables
from fondaco.server.api.openapi import describe
from fondaco.server.api.operation import Call, Operation, routes_of


async def show_description(call: Call) -> dict[str, Any]:
    """This description."""
    return describe(OPERATIONS)


OPERATIONS: list[Operation] = [
    *games.OPERATIONS,
    *people.OPERATIONS,
    *tables.OPERATIONS,
    *playing.OPERATIONS,
    *looking.OPERATIONS,
    *advising.OPERATIONS,
    Operation("GET", "/api/openapi.json", show_description, anyone=True),
]
ROUTES: list[BaseRoute] = routes_of(OPERATIONS)
