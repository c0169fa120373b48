"""Password hashing (Argon2id)."""

import secrets
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from fondaco.server.accounts.tokens import utf8
from fondaco.server.http_errors import Invalid
from fondaco.server.input_limits import LONGEST_PASSWORD, SHORTEST_PASSWORD

# Argon2id with 19 MiB: many sign-ins at once must not fill a small machine's memory.
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


def hash_password(password: str) -> str:
    """Hash a password; Invalid if it is too short or too long."""
    if len(password) < SHORTEST_PASSWORD:
        raise Invalid("error-password-short", least=SHORTEST_PASSWORD)
    if len(password) > LONGEST_PASSWORD:
        raise Invalid("error-password-long", most=LONGEST_PASSWORD)
    return _hasher.hash(_typed(password))


def password_fits(kept: str, password: str) -> bool:
    """Verify a password; without an account (`kept` empty) it takes equally long, against timing attacks."""
    if len(password) > LONGEST_PASSWORD:
        return False
    try:
        _hasher.verify(kept or _nobodys_hash(), _typed(password))
    except (Argon2Error, InvalidHashError):
        return False
    return bool(kept)


def _typed(password: str) -> bytes:
    """Normalise (NFC), as keyboards differ in how they send accents."""
    return utf8(unicodedata.normalize("NFC", password))


@cache
def _nobodys_hash() -> str:
    return _hasher.hash(secrets.token_bytes(16))
