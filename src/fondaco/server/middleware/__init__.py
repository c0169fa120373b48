"""ASGI middleware, one module each."""

from starlette.middleware import Middleware

from fondaco.server.middleware.authentication import Authentication
from fondaco.server.middleware.error_handler import ErrorHandler
from fondaco.server.middleware.rate_limit import RateLimit
from fondaco.server.middleware.same_origin import SameOrigin
from fondaco.server.middleware.security_headers import SecurityHeaders
from fondaco.server.middleware.size_limits import SizeLimits
from fondaco.server.services import Services


def middleware(services: Services) -> list[Middleware]:
    """Middleware stack, the outermost first."""
    settings = services.settings
    return [
        Middleware(SecurityHeaders, settings=settings),
        Middleware(ErrorHandler),
        Middleware(SizeLimits, settings=settings),
        Middleware(SameOrigin, settings=settings),
        Middleware(RateLimit, settings=settings, signer=services.signer),
        Middleware(Authentication, services=services),
    ]
