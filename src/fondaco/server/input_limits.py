"""Input limits, each declared once, for forms, API contracts, checks and texts."""

from typing import Final

from fondaco.kernel import SEAT_SIGNS

DAY: Final = 24 * 3600

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
"""Time limit of a bot's decision on the server, in seconds."""

# Playing
MOST_AHEAD: Final = 4
"""Moves sent along with the first one."""
MOST_DECISIONS: Final = 1_000_000
"""Upper bound of the number of a moment."""
LONGEST_REMARK: Final = 500
REMARKS_SHOWN: Final = 200

# Rules
LONGEST_SEARCH: Final = 100

# Table books of the companion; what a book itself may hold is in companion/tracker/limits.py
LONGEST_TITLE: Final = 60
LONGEST_ENTRY: Final = 2000
MOST_DIGITS: Final = 6
"""Digits of a number in the companion's forms."""
