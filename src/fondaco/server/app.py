"""ASGI application (Starlette)."""

from starlette.applications import Starlette
from starlette.routing import BaseRoute

from fondaco.server import live_socket
from fondaco.server.api import routes as api
from fondaco.server.error_responses import EXCEPTION_HANDLERS
from fondaco.server.middleware import middleware
from fondaco.server.pages import account, analysis, assets, companion, lobby, preferences, replay, rules, table
from fondaco.server.pages import table_books as books
from fondaco.server.services import Services
from fondaco.server.settings import Settings

WITH_ROUTES = (lobby, table, replay, analysis, rules, companion, books, account, preferences, assets, api, live_socket)


def make_app(settings: Settings) -> Starlette:
    """Application factory: routes, middleware, error handlers, lifespan."""
    services = Services(settings)
    routes: list[BaseRoute] = [route for module in WITH_ROUTES for route in module.ROUTES]
    app = Starlette(
        routes=routes,
        middleware=middleware(services),
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=services.lifespan,
    )
    app.state.services = services
    return app
