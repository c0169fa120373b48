"""Everything the house says, in English and French."""

from fondaco.words.clauses import Chapter, Clause, read_chapters
from fondaco.words.phrases import Phrases, phrases
from fondaco.words.speaker import LANGUAGES, Speaker, speaker

__all__ = ["LANGUAGES", "Chapter", "Clause", "Phrases", "Speaker", "phrases", "read_chapters", "speaker"]
