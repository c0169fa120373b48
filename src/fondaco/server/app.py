"""The web table as an ASGI application."""

from starlette.applications import Starlette

from fondaco.server import api, live_socket, pages
from fondaco.server.error_responses import EXCEPTION_HANDLERS
from fondaco.server.middleware import middleware
from fondaco.server.services import Services
from fondaco.server.settings import Settings


def make_app(settings: Settings) -> Starlette:
    """The application, which any ASGI server can run."""
    services = Services(settings)
    app = Starlette(
        routes=[*pages.ROUTES, *api.ROUTES, *live_socket.ROUTES],
        middleware=middleware(services),
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=services.lifespan,
    )
    app.state.services = services
    return app
