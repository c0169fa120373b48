"""HTTP errors: a status, and a sentence in the visitor's language."""

from collections.abc import Sequence
from pathlib import Path

from fondaco.kernel.errors import FondacoError, Number
from fondaco.table import Refusal


class HttpError(FondacoError):
    """Something that cannot be done as it was asked; nothing was changed."""

    texts = Path(__file__).parent
    status = 400
    key = "error-malformed"

    def __init__(self, key: str = "", /, refusals: Sequence[Refusal] = (), **numbers: Number) -> None:
        super().__init__(key or self.key, **numbers)
        self.refusals = list(refusals)


class NotSignedIn(HttpError):
    """Nobody knows who asks."""

    status, key = 401, "error-not-signed-in"


class Forbidden(HttpError):
    """Somebody asks for what is another's."""

    status, key = 403, "error-not-yours"


class NotFound(HttpError):
    """There is no such thing, or none that the visitor may know of."""

    status, key = 404, "error-not-found"


class Outdated(HttpError):
    """The table has changed since the page was shown; the page gets the table as it is now."""

    status, key = 409, "error-stale"


class NotPossible(HttpError):
    """The table's state does not allow it."""

    status, key = 409, "error-not-possible"


class TooLarge(HttpError):
    """More was sent than anything here needs."""

    status, key = 413, "error-too-large"


class AddressTooLong(HttpError):
    """An address longer than any of ours."""

    status, key = 414, "error-too-long"


class NotJson(HttpError):
    """Something was sent to the API that is not JSON."""

    status, key = 415, "error-not-json"


class Invalid(HttpError):
    """It can be read, but there is no such move, bot, name or table."""

    status, key = 422, "error-malformed"


class Illegal(HttpError):
    """The rules do not allow it; the reasons say why."""

    status, key = 422, "error-illegal"


class RateLimited(HttpError):
    """Somebody asks too often."""

    status, key = 429, "error-too-often"


class HeadersTooLarge(HttpError):
    """Headers larger than any browser sends."""

    status, key = 431, "error-too-large"


class Unavailable(HttpError):
    """The storage cannot be reached."""

    status, key = 503, "error-closed"
