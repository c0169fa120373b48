"""Supported languages; the first is the fallback."""

from typing import Final

LANGUAGES: Final = ("en", "fr")
