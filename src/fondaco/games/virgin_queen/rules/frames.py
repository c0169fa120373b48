"""The number of each step, in the order of the aid card."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
TURN: Final = 1
# 1 Cards
PERSONALITIES: Final = 2
FORTRESSES_AND_JESUITS: Final = 3
PLACE_JESUIT: Final = 4
PLACE_FORTRESS: Final = 5
NEW_CARDS: Final = 6
DEAL: Final = 7
DRAW: Final = 8
TREASURES: Final = 9
DRAW_TREASURE: Final = 10
RICHES: Final = 11
COLONY_DICE: Final = 12
# 2 Diplomacy
DIPLOMACY: Final = 13
NEGOTIATE: Final = 14
AGREE: Final = 15
RANSOM: Final = 16
DECLARE: Final = 17
# 3 Spring deployment
SPRING: Final = 18
PLACE_LEADER: Final = 19
HOME_CARD: Final = 20
FORMATION: Final = 21
FORMATION_UNITS: Final = 22
ESCORT: Final = 23
ASSIGN_CAPTAIN: Final = 24
# 4 Actions
ACTIONS: Final = 25
FLEET_DIE: Final = 26
OTTOMAN: Final = 27
INTERCEPT: Final = 28
OTTOMAN_RAID: Final = 29
IMPULSE: Final = 30
ACT: Final = 31
END_IMPULSE: Final = 32
# Marching and fighting on land
MARCH_FROM: Final = 33
MARCH_TO: Final = 34
MARCH_UNITS: Final = 35
WITHDRAW: Final = 36
FIELD_BATTLE: Final = 37
FIELD_RESULT: Final = 38
FIELD_END: Final = 39
LOSE: Final = 40
RETREAT: Final = 41
ASSAULT: Final = 42
ASSAULT_RESULT: Final = 43
ASSAULT_END: Final = 44
# At sea
SAIL_FROM: Final = 45
SAIL_TO: Final = 46
NAVAL_RESULT: Final = 47
NAVAL_END: Final = 48
LOSE_SHIP: Final = 49
RETREAT_FLEET: Final = 50
# Dice
ATTACK_DIE: Final = 51
DEFENCE_DIE: Final = 52
# Construction and control
RAISE: Final = 53
BUILD_AT: Final = 54
BUILD: Final = 55
TAKE: Final = 56
QUELL: Final = 57
# Piracy
PIRACY: Final = 58
PIRACY_ATTACK: Final = 59
REWARDS: Final = 60
REWARD: Final = 61
SINK: Final = 62
DRAW_FROM_HAND: Final = 63
HIDE_TREASURE: Final = 64
LOOT: Final = 65
# The New World
EXPEDITION: Final = 66
VOYAGE: Final = 67
VOYAGE_TO: Final = 68
NAVIGATION: Final = 69
RAID: Final = 70
RAID_TARGET: Final = 71
RAID_ATTACK: Final = 72
COLONISE: Final = 73
# Espionage
INFORMANT: Final = 74
INTELLIGENCE: Final = 75
ASSASSINATE: Final = 76
PLOT: Final = 77
MISSION_COST: Final = 78
AID: Final = 79
GUARD: Final = 80
GATHERED: Final = 81
GATHER: Final = 82
GATHERED_MORE: Final = 83
NEUTRALISE: Final = 84
SECOND_DIE: Final = 85
DISCARD_ANY: Final = 86
SHOW: Final = 87
SHOW_HOME: Final = 88
ATTEMPTED: Final = 89
DEFEND: Final = 90
EXECUTE: Final = 91
PLOTTED: Final = 92
# Religion
CONVERT: Final = 93
CONVERT_DICE: Final = 94
CONVERTED: Final = 95
MAJOR: Final = 96
MINOR: Final = 97
UNREST: Final = 98
REBEL: Final = 99
REBEL_COST: Final = 100
REBELLED: Final = 101
TAKE_ADJACENT: Final = 102
RAISE_BANNER: Final = 103
ENGLISH_RISING: Final = 104
# Patronage and treasures
PATRONISE: Final = 105
SPEND: Final = 106
# 5 to 8
WINTER: Final = 107
DISCARD: Final = 108
MARRIAGES: Final = 109
PATRONAGE: Final = 110
SCIENCE_DIE: Final = 111
VICTORY: Final = 112
