"""Limits of a book's entries, shared by forms and texts."""

from typing import Final

MOST_COUNT: Final = 99
"""Maximum of any count."""
MOST_TURNS: Final = 20
LONGEST_TEXT: Final = 400
"""Maximum characters of a name or a note."""
