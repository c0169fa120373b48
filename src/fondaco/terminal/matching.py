"""Text search that ignores case and accents and matches parts of words."""

from collections.abc import Sequence

from fondaco.words import fold_words


def search(typed: str, texts: Sequence[str]) -> list[int]:
    """The texts that contain all typed words: whole words if any match, else prefixes, else substrings."""
    words = fold_words(typed).split()
    if not words:
        return []
    folded = [fold_words(text) for text in texts]
    same = [place for place, text in enumerate(folded) if text == " ".join(words)]
    if same:
        return same
    for mark in (" {} ", " {}", "{}"):
        found = [place for place, text in enumerate(folded) if all(mark.format(word) in f" {text} " for word in words)]
        if found:
            return found
    return []
