"""Case and accent folding, for searches and typed words."""

import re
import unicodedata
from typing import Final

LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
"""Characters that Unicode does not decompose; `folded` in folding.js does the same."""


def fold(text: str) -> str:
    """A text in lower case, without accents, ligatures and curly apostrophes."""
    bare = unicodedata.normalize("NFKD", text.casefold()).translate(LIGATURES)
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


def fold_words(text: str) -> str:
    """The folded words of a text, separated by single spaces, without punctuation."""
    return " ".join(re.findall(r"\w+", fold(text)))


def holds_words(text: str, search: str) -> bool:
    """Whether a text contains every word of a search, in any order."""
    folded = fold(text)
    return all(word in folded for word in fold(search).split())
