"""The number of each step, in the order of the rulebook."""

from typing import Final

# Set-up
SET_UP: Final = 0
DRAW_BANK: Final = 1
DRAW_FIRST_PLAYER: Final = 2
BEGIN: Final = 3
# A turn
TURN: Final = 4
AFTER_ACTION: Final = 5
REFRESH: Final = 6
DRAW_CARD: Final = 7
FORETELL: Final = 8
REFRESHED: Final = 9
CUT_HAND: Final = 10
ACTIVATE: Final = 11
# Playing a card
TORCH: Final = 12
ONE_SHOT: Final = 13
LOCATE_AGENTS: Final = 14
AGENTS: Final = 15
SETTLE: Final = 16
SAIL: Final = 17
CONCEDE: Final = 18
ORDAIN: Final = 19
TAKE: Final = 20
PUT: Final = 21
PACIFY: Final = 22
# Operations
OPERATE: Final = 23
CIPHER: Final = 24
LOCATE: Final = 25
INQUIRE: Final = 26
PREACH: Final = 27
COMMERCE: Final = 28
BEHEAD: Final = 29
TAX: Final = 30
TAXED: Final = 31
REPRESS: Final = 32
VOTE: Final = 33
CORSAIR: Final = 34
SIEGE: Final = 35
CAMPAIGN: Final = 36
# Troops
LEVY: Final = 37
# Battles
WAR: Final = 38
ENLIST: Final = 39
BATTLE: Final = 40
LOSE: Final = 41
AFTERMATH: Final = 42
SURVIVE: Final = 43
TURN_MAP: Final = 44
# Regime Changes
REGIME_CHANGE: Final = 45
EMANCIPATE: Final = 46
FREE: Final = 47
