"""Who is who, without e-mail: signed cookies, names and passwords."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from difflib import get_close_matches
from functools import cache
from hashlib import sha256
from itertools import groupby
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from fondaco.kernel import FondacoError
from fondaco.server.input_limits import LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_NAME, SHORTEST_PASSWORD
from fondaco.table.registry import SITTERS

# Ids and tokens ----------------------------------------------------------------------------------

LONGEST_TOKEN = 200
"""No token of ours is longer; what is longer is not even looked at."""


def new_person_id() -> str:
    """An id nobody can guess, of 128 random bits."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """An id short enough for a link and too long to guess, of 96 random bits."""
    return secrets.token_urlsafe(12)


class Signer:
    """Writes tokens that only the house can write."""

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


def _bytes(text: str) -> bytes:
    """Hostile text may hold half a character, which plain UTF-8 would refuse."""
    return text.encode("utf-8", "surrogatepass")


def _seal(key: bytes, text: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, _bytes(text), "sha256")).rstrip(b"=").decode()


def _same(given: str, right: str) -> bool:
    return hmac.compare_digest(_bytes(given), _bytes(right))


# Names -------------------------------------------------------------------------------------------

PUNCTUATION = "-_."
MOST_MARKS = 3
"""So many accents on one letter are enough for every script."""
UNSEEN = frozenset(
    map(chr, [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x3164, *range(0xFE00, 0xFE10), 0xFFA0])
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))
"""Letters and marks by the book that show nothing, so that two names could look the same."""

GUESTS = (
    *("Agnes", "Alessandra", "Anton", "Baldassare", "Barbara", "Bartolomeo", "Benedetto", "Bianca", "Caterina"),
    *("Clarice", "Cosimo", "Diego", "Elena", "Fiammetta", "Filippo", "Francesco", "Gaspar", "Ginevra", "Giovanni"),
    *("Hans", "Heinrich", "Isabella", "Jacques", "Jakob", "Katharina", "Leonora", "Lorenzo", "Lucrezia", "Lukas"),
    *("Margherita", "Marietta", "Matteo", "Niccolo", "Piero", "Sibylla", "Simonetta", "Tommaso", "Ulrich", "Violante"),
)
"""First names of people who traded in those days."""


class BadEntry(FondacoError):
    """Something typed that cannot be accepted."""

    texts = Path(__file__).parent


class BadName(BadEntry):
    """A name that nobody can bear here."""


class BadPassword(BadEntry):
    """A password that is too short or too long."""


def guest_name(person_id: str) -> str:
    """A friendly name for somebody who has not chosen one, always the same."""
    number = int.from_bytes(sha256(_bytes(person_id)).digest()[:8], "big")
    first = GUESTS[number % len(GUESTS)]
    return f"{first}-{100 + number // len(GUESTS) % 900}"


def fold_name(name: str) -> str:
    """What two names that differ only in case or width have in common."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)


def check_name(name: str) -> str:
    """The name as it will be shown, or BadName."""
    # Normalising a novel would take long, and nobody is called so.
    name = unicodedata.normalize("NFC", name.strip()) if len(name) <= 20 * LONGEST_NAME else name
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise BadName("error-name-length", least=SHORTEST_NAME, most=LONGEST_NAME)
    if not _is_written_well(name):
        raise BadName("error-name-letters")
    # The table takes what is nearly a bot's name for a slip, so nobody may be called so either.
    if get_close_matches(fold_name(name), [fold_name(bot) for bot in SITTERS], 1, 0.75):
        raise BadName("error-name-bot")
    return name


def _is_written_well(name: str) -> bool:
    """Whether a name is made of what one can see and tell apart, and is not all punctuation."""
    kinds = ["-" if sign in PUNCTUATION else unicodedata.category(sign) for sign in name]
    if any(sign in UNSEEN for sign in name) or kinds[0].startswith("M"):
        return False
    if any(len(list(run)) > MOST_MARKS for mark, run in groupby(kinds, lambda kind: kind[0] == "M") if mark):
        return False
    seen = [kind for kind in kinds if kind != "-"]
    return bool(seen) and all(kind[0] == "L" or kind in ("Mn", "Mc", "Nd") for kind in seen)


# Passwords ---------------------------------------------------------------------------------------

# Argon2id with 19 MiB: many people signing in at once must not fill a small machine's memory.
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


def hash_password(password: str) -> str:
    """What is kept instead of a password, or BadPassword."""
    if len(password) < SHORTEST_PASSWORD:
        raise BadPassword("error-password-short", least=SHORTEST_PASSWORD)
    if len(password) > LONGEST_PASSWORD:
        raise BadPassword("error-password-long", most=LONGEST_PASSWORD)
    return _hasher.hash(_typed(password))


def password_fits(kept: str, password: str) -> bool:
    """Whether this is the password; without an account (`kept` empty) the answer takes just as long."""
    if len(password) > LONGEST_PASSWORD:
        return False
    try:
        _hasher.verify(kept or _nobodys_hash(), _typed(password))
    except (Argon2Error, InvalidHashError):
        return False
    return bool(kept)


def _typed(password: str) -> bytes:
    """The same bytes from every keyboard: an accent may come as one character or as two."""
    return _bytes(unicodedata.normalize("NFC", password))


@cache
def _nobodys_hash() -> str:
    return _hasher.hash(secrets.token_bytes(16))
