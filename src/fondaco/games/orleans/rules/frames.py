"""The number of each step, in the order of the rulebook."""

from typing import Final

# Set-up
SET_UP: Final = 0
DRAW_FIRST_PLAYER: Final = 1
LAY_GOODS: Final = 2
DISCARD_GOODS: Final = 3
EXCLUDE: Final = 4
# A round
ROUND: Final = 5
HOURGLASS: Final = 6
CENSUS: Final = 7
PREPARE: Final = 8
# Followers and planning, everybody at the same time
DRAW: Final = 9
DRAW_FOLLOWER: Final = 10
TOWER: Final = 11
PLAN: Final = 12
SEND: Final = 13
WAIT: Final = 14
PLANNED: Final = 15
# Actions
ACTIONS: Final = 16
ACT: Final = 17
NEXT: Final = 18
RETURN_FOLLOWERS: Final = 19
RECRUIT: Final = 20
TAKE_TILE: Final = 21
TRAVEL: Final = 22
TAKE_GOOD: Final = 23
GIVE_TO_DEED: Final = 24
CANALISATION: Final = 25
PHARMACY: Final = 26
BATHHOUSE_DRAW: Final = 27
BATHHOUSE: Final = 28
BATHHOUSE_SEND: Final = 29
LAY_TECHNOLOGY: Final = 30
# The event
EVENT: Final = 31
STRIKE: Final = 32
SHELTER: Final = 33
GIVE_FOOD: Final = 34
PLAGUE: Final = 35
# Torture
TORTURE: Final = 36
TORTURED_FOLLOWER: Final = 37
# The end of a round and of the game
PASS_FIRST_PLAYER: Final = 38
END: Final = 39
