"""Limits of what a book holds, for its entries, for forms and for texts."""

from typing import Final

MOST_COUNT: Final = 99
"""No count on the table is larger."""
MOST_TURNS: Final = 20
LONGEST_TEXT: Final = 400
"""Characters of a name or a note."""
