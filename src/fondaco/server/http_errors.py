"""HTTP errors: a status, and a text key in the visitor's language."""

from collections.abc import Sequence
from pathlib import Path

from fondaco.kernel.errors import FondacoError, Number
from fondaco.table import Refusal


class HttpError(FondacoError):
    """400: malformed. Base class of all HTTP errors; nothing was changed."""

    texts = Path(__file__).parent
    status = 400
    key = "error-malformed"

    def __init__(self, key: str = "", /, refusals: Sequence[Refusal] = (), **numbers: Number) -> None:
        super().__init__(key or self.key, **numbers)
        self.refusals = list(refusals)


class NotSignedIn(HttpError):
    """401: not signed in."""

    status, key = 401, "error-not-signed-in"


class Forbidden(HttpError):
    """403: it belongs to somebody else."""

    status, key = 403, "error-not-yours"


class NotFound(HttpError):
    """404: it does not exist, or the visitor may not know of it."""

    status, key = 404, "error-not-found"


class Outdated(HttpError):
    """409: the position has changed since the page was shown; the page is sent the current one."""

    status, key = 409, "error-stale"


class NotPossible(HttpError):
    """409: the table's state does not allow it."""

    status, key = 409, "error-not-possible"


class TooLarge(HttpError):
    """413: the body is too large."""

    status, key = 413, "error-too-large"


class AddressTooLong(HttpError):
    """414: the address is too long."""

    status, key = 414, "error-too-long"


class NotJson(HttpError):
    """415: the body sent to the API is not JSON."""

    status, key = 415, "error-not-json"


class Invalid(HttpError):
    """422: it can be parsed, but there is no such move, bot, name or table."""

    status, key = 422, "error-malformed"


class Illegal(HttpError):
    """422: the rules do not allow it; `refusals` say why."""

    status, key = 422, "error-illegal"


class RateLimited(HttpError):
    """429: rate limited."""

    status, key = 429, "error-too-often"


class HeadersTooLarge(HttpError):
    """431: the headers are too large."""

    status, key = 431, "error-too-large"


class Unavailable(HttpError):
    """503: the storage cannot be reached."""

    status, key = 503, "error-closed"
