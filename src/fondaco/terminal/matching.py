"""What a person meant: parts of words, without minding capitals and accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence


def fold(text: str) -> str:
    """A text in small letters without accents, its words parted by single spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    letters = "".join(sign for sign in bare if not unicodedata.combining(sign))
    return " ".join(re.findall(r"\w+", letters))


def search(typed: str, texts: Sequence[str]) -> list[int]:
    """Which texts hold all the words typed: as they stand if any does so, else as beginnings, else anywhere."""
    words = fold(typed).split()
    if not words:
        return []
    folded = [fold(text) for text in texts]
    same = [place for place, text in enumerate(folded) if text == " ".join(words)]
    if same:
        return same
    for mark in (" {} ", " {}", "{}"):
        found = [place for place, text in enumerate(folded) if all(mark.format(word) in f" {text} " for word in words)]
        if found:
            return found
    return []
