"""Validation of names, and generated names for guests."""

import unicodedata
from hashlib import sha256
from itertools import groupby
from typing import Final

from fondaco.server.accounts.tokens import utf8
from fondaco.server.http_errors import Invalid
from fondaco.server.input_limits import LONGEST_NAME, SHORTEST_NAME
from fondaco.table.registry import near_bot

PUNCTUATION: Final = "-_."
MOST_MARKS: Final = 3
"""Combining marks in a row: enough for every script."""
UNSEEN: Final = frozenset(
    map(chr, [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x3164, *range(0xFE00, 0xFE10), 0xFFA0])
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))
"""Invisible letters and marks, which would make two names look the same."""

GUESTS: Final = (
    *("Agnes", "Alessandra", "Anton", "Baldassare", "Barbara", "Bartolomeo", "Benedetto", "Bianca", "Caterina"),
    *("Clarice", "Cosimo", "Diego", "Elena", "Fiammetta", "Filippo", "Francesco", "Gaspar", "Ginevra", "Giovanni"),
    *("Hans", "Heinrich", "Isabella", "Jacques", "Jakob", "Katharina", "Leonora", "Lorenzo", "Lucrezia", "Lukas"),
    *("Margherita", "Marietta", "Matteo", "Niccolo", "Piero", "Sibylla", "Simonetta", "Tommaso", "Ulrich", "Violante"),
)
"""First names of the period."""


def guest_name(person_id: str) -> str:
    """Generated name of a guest, always the same for an id."""
    number = int.from_bytes(sha256(utf8(person_id)).digest()[:8], "big")
    first = GUESTS[number % len(GUESTS)]
    return f"{first}-{100 + number // len(GUESTS) % 900}"


def fold_name(name: str) -> str:
    """Normalised form for comparison, without case and width (NFKC casefold)."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)


def check_name(name: str) -> str:
    """Validate a name and normalise it (NFC), else Invalid."""
    # Normalising a very long text would take long.
    name = unicodedata.normalize("NFC", name.strip()) if len(name) <= 20 * LONGEST_NAME else name
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise Invalid("error-name-length", least=SHORTEST_NAME, most=LONGEST_NAME)
    if not _is_written_well(name):
        raise Invalid("error-name-letters")
    # A request for a table takes what is nearly a bot's name for a typing error.
    if near_bot(fold_name(name)):
        raise Invalid("error-name-bot")
    return name


def _is_written_well(name: str) -> bool:
    """Whether all characters are visible letters, digits or punctuation, and not punctuation alone."""
    kinds = ["-" if sign in PUNCTUATION else unicodedata.category(sign) for sign in name]
    if any(sign in UNSEEN for sign in name) or kinds[0].startswith("M"):
        return False
    if any(len(list(run)) > MOST_MARKS for mark, run in groupby(kinds, lambda kind: kind[0] == "M") if mark):
        return False
    seen = [kind for kind in kinds if kind != "-"]
    return bool(seen) and all(kind[0] == "L" or kind in ("Mn", "Mc", "Nd") for kind in seen)
