"""What a visitor can be told when something cannot be done: a status, and a sentence in their language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fondaco.kernel.errors import FondacoError, Number
from fondaco.table import Refusal


class Trouble(FondacoError):
    """Something that cannot be done as it was asked; nothing was changed."""

    texts = Path(__file__).parent
    status = 400
    key = "error-malformed"

    def __init__(self, key: str = "", /, refusals: Sequence[Refusal] = (), **numbers: Number) -> None:
        super().__init__(key or self.key, **numbers)
        self.refusals = list(refusals)


class NotSignedIn(Trouble):
    """Nobody knows who asks."""

    status, key = 401, "error-not-signed-in"


class NotAllowed(Trouble):
    """Somebody asks for what is another's."""

    status, key = 403, "error-not-yours"


class NotFound(Trouble):
    """There is no such thing, or none that the visitor may know of."""

    status, key = 404, "error-not-found"


class TooLate(Trouble):
    """The table has changed since the page was shown; the page gets the table as it is now."""

    status, key = 409, "error-stale"


class NotPossible(Trouble):
    """The table's state does not allow it."""

    status, key = 409, "error-not-possible"


class TooLarge(Trouble):
    """More was sent than anything here needs."""

    status, key = 413, "error-too-large"


class TooLong(Trouble):
    """An address longer than any of ours."""

    status, key = 414, "error-too-long"


class NotJson(Trouble):
    """Something was sent to the API that is not JSON."""

    status, key = 415, "error-not-json"


class Unfit(Trouble):
    """It can be read, but there is no such move, bot, name or table."""

    status, key = 422, "error-malformed"


class Illegal(Trouble):
    """The rules do not allow it; the reasons say why."""

    status, key = 422, "error-illegal"


class TooMuch(Trouble):
    """Somebody asks too often."""

    status, key = 429, "error-too-often"


class TooManyHeaders(Trouble):
    """Headers larger than any browser sends."""

    status, key = 431, "error-too-large"


class Closed(Trouble):
    """The storage cannot be reached."""

    status, key = 503, "error-closed"
