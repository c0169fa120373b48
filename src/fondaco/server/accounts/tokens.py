"""Ids and signed tokens (HMAC)."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

LONGEST_TOKEN: Final = 200
"""No token of ours is longer; what is longer is not even looked at."""


def new_person_id() -> str:
    """An id nobody can guess, of 128 random bits."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """An id short enough for a link and too long to guess, of 96 random bits."""
    return secrets.token_urlsafe(12)


class Signer:
    """Signs tokens and verifies them (HMAC-SHA256)."""

    def __init__(self, secret: bytes) -> None:
        # A key for each purpose, so that a form's token is never good as a cookie.
        self._person_key = hmac.digest(secret, b"fondaco person", "sha256")
        self._form_key = hmac.digest(secret, b"fondaco form", "sha256")

    def sign(self, person_id: str) -> str:
        """The token that says who somebody is."""
        return f"{person_id}.{_seal(self._person_key, person_id)}"

    def read(self, token: str) -> str | None:
        """Whose token this is, or None if we never wrote it."""
        person_id, dot, seal = token[: LONGEST_TOKEN + 1].rpartition(".")
        fits = _same(seal, _seal(self._person_key, person_id))
        return person_id if dot and fits and len(token) <= LONGEST_TOKEN else None

    def form_token(self, person_id: str) -> str:
        """What a form must bring back to show that it came from our page."""
        return _seal(self._form_key, person_id)

    def is_form_token(self, person_id: str, token: str) -> bool:
        """Whether a form came from a page that we gave to this person."""
        return len(token) <= LONGEST_TOKEN and _same(token, self.form_token(person_id))


def utf8(text: str) -> bytes:
    """Hostile text may hold half a character, which plain UTF-8 would refuse."""
    return text.encode("utf-8", "surrogatepass")


def _seal(key: bytes, text: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, utf8(text), "sha256")).rstrip(b"=").decode()


def _same(given: str, right: str) -> bool:
    return hmac.compare_digest(utf8(given), utf8(right))
