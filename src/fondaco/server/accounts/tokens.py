"""Random ids and signed tokens (HMAC)."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

LONGEST_TOKEN: Final = 200
"""Longer tokens are rejected unread."""


def new_person_id() -> str:
    """Unguessable id, 128 random bits."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Unguessable id that fits a link, 96 random bits."""
    return secrets.token_urlsafe(12)


class Signer:
    """Signs tokens and verifies them (HMAC-SHA256)."""

    def __init__(self, secret: bytes) -> None:
        # One key per purpose: a form's token must not be valid as a cookie.
        self._person_key = hmac.digest(secret, b"fondaco person", "sha256")
        self._form_key = hmac.digest(secret, b"fondaco form", "sha256")

    def sign(self, person_id: str) -> str:
        """Sign an id: the token is the id and its signature."""
        return f"{person_id}.{_seal(self._person_key, person_id)}"

    def read(self, token: str) -> str | None:
        """Verify a token; the id, or None."""
        person_id, dot, seal = token[: LONGEST_TOKEN + 1].rpartition(".")
        fits = _same(seal, _seal(self._person_key, person_id))
        return person_id if dot and fits and len(token) <= LONGEST_TOKEN else None

    def form_token(self, person_id: str) -> str:
        """CSRF token of a person's forms."""
        return _seal(self._form_key, person_id)

    def is_form_token(self, person_id: str, token: str) -> bool:
        """Verify a CSRF token."""
        return len(token) <= LONGEST_TOKEN and _same(token, self.form_token(person_id))


def utf8(text: str) -> bytes:
    """Encode hostile text too: a lone surrogate would raise in strict UTF-8."""
    return text.encode("utf-8", "surrogatepass")


def _seal(key: bytes, text: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, utf8(text), "sha256")).rstrip(b"=").decode()


def _same(given: str, right: str) -> bool:
    return hmac.compare_digest(utf8(given), utf8(right))
