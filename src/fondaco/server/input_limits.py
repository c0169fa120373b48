"""Input limits, each declared once, for forms, API contracts, checks and texts."""

from typing import Final

from fondaco.kernel import SEAT_SIGNS

DAY: Final = 24 * 3600
TABLE_ID: Final = "[A-Za-z0-9_-]{8,32}"
"""What the id of a table looks like."""

# People
SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 20
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

# Tables
MOST_SEATS: Final = len(SEAT_SIGNS)
LONGEST_BANK: Final = 30 * DAY
"""Seconds on a clock for the whole game."""
LONGEST_INCREMENT: Final = DAY
"""Seconds added to a clock for each decision."""
LONGEST_LEVEL: Final = 40
"""Characters of a bot's level, such as "search@200"."""
LONGEST_THOUGHT: Final = 10.0
"""Seconds a bot may think about a decision on the server."""
MOST_IMAGINED: Final = 99_999
"""Games that a bot may imagine for a decision on the server."""

LONGEST_WORD: Final = 40
"""Characters of the name of a game or a setting, and of its value."""
MOST_SETTINGS: Final = 20

# Playing
MOST_AHEAD: Final = 4
"""Decisions sent along with the first one."""
LONGEST_MOVE: Final = 200
"""Characters of a move in the game's notation."""
LONGEST_MOVES: Final = MOST_AHEAD * (LONGEST_MOVE + len(","))
"""Characters of moves in a row."""
LONGEST_MARK: Final = 64
"""Characters of the mark of a moment."""
MOST_DECISIONS: Final = 1_000_000
"""Upper bound of the number of a moment."""
LONGEST_REMARK: Final = 500
REMARKS_SHOWN: Final = 200

# Rules
LONGEST_SEARCH: Final = 100

# Table books of the companion; what a book itself may hold is in companion/tracker/limits.py
LONGEST_TITLE: Final = 60
LONGEST_ENTRY: Final = 2000
MOST_TYPED: Final = 999_999
"""Upper bound of a number typed into the companion's forms."""
