"""The pages a person sees: lobby, table, replay, rules, account, companion."""

from starlette.routing import BaseRoute

from fondaco.server.pages import (
    account,
    analysis,
    assets,
    companion,
    lobby,
    preferences,
    replay,
    rules,
    table,
    table_books,
)

ROUTES: list[BaseRoute] = [
    *lobby.ROUTES,
    *table.ROUTES,
    *replay.ROUTES,
    *analysis.ROUTES,
    *rules.ROUTES,
    *companion.ROUTES,
    *table_books.ROUTES,
    *account.ROUTES,
    *preferences.ROUTES,
    *assets.ROUTES,
]
