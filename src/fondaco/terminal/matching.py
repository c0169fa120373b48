"""Text search that ignores capitals and accents and finds parts of words."""

from collections.abc import Sequence

from fondaco.words import fold_words


def search(typed: str, texts: Sequence[str]) -> list[int]:
    """Which texts hold all the words typed: as they stand if any does so, else as beginnings, else anywhere."""
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
