"""The languages of every text, name and rule; the first is the fallback."""

from typing import Final

LANGUAGES: Final = ("en", "fr")
