"""Localisation: Fluent texts, formatters, and the reference of rules."""

from fondaco.kernel import LANGUAGES
from fondaco.words.clauses import Chapter, Clause, read_chapters
from fondaco.words.folding import fold_words, holds_words
from fondaco.words.phrases import DECIMAL_SIGN, Phrases, phrases, ungrouped
from fondaco.words.speaker import COMMON, Speaker, speaker

__all__ = [
    "COMMON",
    "DECIMAL_SIGN",
    "LANGUAGES",
    "Chapter",
    "Clause",
    "Phrases",
    "Speaker",
    "fold_words",
    "holds_words",
    "phrases",
    "read_chapters",
    "speaker",
    "ungrouped",
]
