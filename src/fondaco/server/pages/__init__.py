"""The pages a person sees: lobby, table, replay, rules, account."""

from starlette.routing import BaseRoute

from fondaco.server.pages import account, analysis, assets, lobby, replay, rules, table

ROUTES: list[BaseRoute] = [
    *lobby.ROUTES,
    *table.ROUTES,
    *replay.ROUTES,
    *analysis.ROUTES,
    *rules.ROUTES,
    *account.ROUTES,
    *assets.ROUTES,
]
