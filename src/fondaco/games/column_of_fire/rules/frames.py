"""The number of each step, in the order of the rulebook."""

from typing import Final

# Set-up
SET_UP: Final = 0
DRAW_STARTING_PLAYER: Final = 1
DEAL_LOCH_LEVEN: Final = 2
ROLL_RELIGION: Final = 3
TURN_UP: Final = 4
# The year
YEAR: Final = 5
FIRST_HALF: Final = 6
LOCH_LEVEN_DICE: Final = 7
RELIGION_DIE: Final = 8
CHARACTER_DIE: Final = 9
SECOND_HALF: Final = 10
ROLL: Final = 11
ROLL_DIE: Final = 12
TAKE_CHARACTER: Final = 13
PLACE_STONE: Final = 14
PLACE_HOUSE: Final = 15
TAKE_CARD: Final = 16
USE_CHARACTER: Final = 17
REVEAL: Final = 18
MOVE: Final = 19
USE_SPACE: Final = 20
END_TURN: Final = 21
CONFLICTS: Final = 22
END_OF_YEAR: Final = 23
FINAL_SCORING: Final = 24
# Religion
CHOOSE_RELIGION: Final = 25
# Selling
SELL_AT_SHIP: Final = 26
SELL_GOOD: Final = 27
SELL_THREE: Final = 28
# Events
EVENT: Final = 29
SHIELD: Final = 30
STRIKE: Final = 31
LOCH_LEVEN: Final = 32
LOSE_GOOD: Final = 33
TRADE_PROTECTION: Final = 34
# Action symbols
ANY_GOOD: Final = 35
STONE: Final = 36
NEUTRAL: Final = 37
REMOVE_CHARACTER: Final = 38
TURN_DIE: Final = 39
FREE_DIE: Final = 40
DRAW_ADVANTAGE: Final = 41
# Free actions
USE_TILE: Final = 42
RANSOM: Final = 43
