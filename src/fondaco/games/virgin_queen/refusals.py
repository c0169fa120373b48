"""Every way the game says no, with the clause that says it."""

from __future__ import annotations

from typing import Final

from fondaco.kernel import RefusalCode

NOT_NOW: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_IN_HAND: Final = 3
NO_POINTS: Final = 4
NO_TARGET: Final = 5
NOT_YOURS: Final = 6
NO_UNITS: Final = 7
SHUT_IN: Final = 8
NO_ROAD: Final = 9
NOT_AT_WAR: Final = 10
NO_SHIPS_TO_CARRY: Final = 11
TOO_MANY_UNITS: Final = 12
TOO_MANY_INSIDE: Final = 13
NOT_THERE: Final = 14
ENEMY_THERE: Final = 15
UNREST_THERE: Final = 16
CAME_FROM_THERE: Final = 17
NOT_BESIEGING: Final = 18
FRESH_SIEGE: Final = 19
PORT_OPEN: Final = 20
NO_ROUTE: Final = 21
NOT_A_PORT: Final = 22
BESIEGED: Final = 23
RESERVE_EMPTY: Final = 24
NOT_HOME: Final = 25
ARMADA_TOO_EARLY: Final = 26
ARMADA_COMPLETE: Final = 27
ARMADA_ELSEWHERE: Final = 28
FORTIFIED: Final = 29
ALREADY_YOURS: Final = 30
NO_UNREST: Final = 31
NO_PIRATE: Final = 32
ALREADY_RAIDED: Final = 33
NO_TARGET_PORT: Final = 34
REWARD_NOT_VALID: Final = 35
REWARD_USED: Final = 36
CAPTAIN_AWAY: Final = 37
CAPTAIN_AT_HOME: Final = 38
NO_SETTLEMENT: Final = 39
COLONY_STANDS: Final = 40
NOT_IN_NORTH_ATLANTIC: Final = 41
INFORMANT_PLACED: Final = 42
OWN_POWER: Final = 43
TOO_EARLY_TO_SPY: Final = 44
MISSION_USED: Final = 45
ONE_MISSION: Final = 46
ONLY_SPAIN_PLOTS: Final = 47
NOT_ON_MAP: Final = 48
ALLY: Final = 49
ACTION_USED: Final = 50
NOTHING_TO_DO: Final = 51
NO_OPERATIVE: Final = 52
OTHER_COUNTRY: Final = 53
SAME_FAITH: Final = 54
NOT_ADJACENT: Final = 55
ENEMY_UNIT_THERE: Final = 56
NOT_CONVERTED: Final = 57
NO_UNREST_TO_CANCEL: Final = 58
NOT_PROTESTANT: Final = 59
NOT_SPANISH: Final = 60
ONLY_REBELS: Final = 61
CAPITAL_STANDS: Final = 62
LEADER_IN_PLAY: Final = 63
NO_FORTRESS_FOR_CAPITAL: Final = 64
SCIENCE_KNOWN: Final = 65
PATRON_ALREADY: Final = 66
NO_TREASURE: Final = 67
ONE_TREASURE: Final = 68
ONLY_ENGLAND: Final = 69
CARD_HAS_NO_USE: Final = 70
ALREADY_AT_WAR: Final = 71
ALREADY_AT_PEACE: Final = 72
ALREADY_ALLIED: Final = 73
NEVER_ALLIES: Final = 74
NO_REVOLT: Final = 75
FORTRESS_STANDS: Final = 76
CANNOT_SERVE_THERE: Final = 77
ANOTHER_HOME_CARD: Final = 78
NO_UNIT_OF_KIND: Final = 79
OUT_OF_THE_COUNTRY: Final = 80
CONVERSION_NOT_YOURS: Final = 81
NOT_CATHOLIC: Final = 82
NOT_ENGLISH: Final = 83
NEVER_ENEMIES: Final = 84
NO_LEADER: Final = 85
KILL_COST: Final = 86
PLOT_COST: Final = 87
REBELLION_SIZE: Final = 88
CONVERSION_DICE: Final = 89
PLAYED_BY_YOU: Final = 90
WAR_ON_YOURSELF: Final = 91
RAISE_NOT_YOURS: Final = 92
RAISE_UNREST: Final = 93
RAISE_BESIEGED: Final = 94
BUILD_NOT_YOURS: Final = 95
CONTROL_NOT_YOURS: Final = 96
CONTROL_ENEMY: Final = 97
CONTROL_NO_UNITS: Final = 98
SPRING_NOT_YOURS: Final = 99
SPRING_UNREST: Final = 100
SPRING_ENEMY: Final = 101
PLANTATION_ENGLISH: Final = 102
COLONY_ENGLISH: Final = 103
SIEGE_THINNED: Final = 104
LEADER_LEFT: Final = 105
SIEGE_TIES: Final = 106

REFUSALS: Final = (
    RefusalCode("", ""),
    RefusalCode("sequence.order", "refusal-not-now"),
    RefusalCode("sequence.4.impulse-order", "refusal-not-your-turn"),
    RefusalCode("enterprise.impulse", "refusal-not-in-hand"),
    RefusalCode("enterprise.costs", "refusal-no-points"),
    RefusalCode("enterprise.impulse", "refusal-no-target"),
    RefusalCode("enterprise.march", "refusal-not-yours"),
    RefusalCode("enterprise.march", "refusal-no-units"),
    RefusalCode("enterprise.siege", "refusal-shut-in"),
    RefusalCode("enterprise.march", "refusal-no-road"),
    RefusalCode("enterprise.war", "refusal-not-at-war"),
    RefusalCode("enterprise.crossing", "refusal-no-ships-to-carry"),
    RefusalCode("enterprise.formation", "refusal-too-many-units"),
    RefusalCode("enterprise.siege", "refusal-too-many-inside"),
    RefusalCode("enterprise.retreat", "refusal-not-there"),
    RefusalCode("enterprise.retreat", "refusal-enemy-there"),
    RefusalCode("enterprise.retreat", "refusal-unrest-there"),
    RefusalCode("enterprise.retreat", "refusal-came-from-there"),
    RefusalCode("enterprise.siege", "refusal-not-besieging"),
    RefusalCode("enterprise.assault", "refusal-fresh-siege"),
    RefusalCode("enterprise.assault", "refusal-port-open"),
    RefusalCode("enterprise.sail", "refusal-no-route"),
    RefusalCode("enterprise.build", "refusal-not-a-port"),
    RefusalCode("enterprise.build", "refusal-besieged"),
    RefusalCode("enterprise.forces", "refusal-reserve-empty"),
    RefusalCode("enterprise.raise", "refusal-not-home"),
    RefusalCode("enterprise.armada", "refusal-armada-too-early"),
    RefusalCode("enterprise.armada", "refusal-armada-complete"),
    RefusalCode("enterprise.armada", "refusal-armada-elsewhere"),
    RefusalCode("enterprise.control", "refusal-fortified"),
    RefusalCode("enterprise.control", "refusal-already-yours"),
    RefusalCode("enterprise.control", "refusal-no-unrest"),
    RefusalCode("enterprise.piracy", "refusal-no-pirate"),
    RefusalCode("enterprise.piracy", "refusal-already-raided"),
    RefusalCode("enterprise.piracy", "refusal-no-target-port"),
    RefusalCode("piracy.europe.even-split", "refusal-reward-not-valid"),
    RefusalCode("piracy.europe.even-split", "refusal-reward-used"),
    RefusalCode("enterprise.expedition", "refusal-captain-away"),
    RefusalCode("enterprise.expedition", "refusal-captain-at-home"),
    RefusalCode("enterprise.raid", "refusal-no-settlement"),
    RefusalCode("enterprise.colony", "refusal-colony-stands"),
    RefusalCode("enterprise.colony", "refusal-not-in-north-atlantic"),
    RefusalCode("enterprise.informant", "refusal-informant-placed"),
    RefusalCode("espionage.intel.target", "refusal-own-power"),
    RefusalCode("espionage.turn-three", "refusal-too-early-to-spy"),
    RefusalCode("enterprise.missions", "refusal-mission-used"),
    RefusalCode("enterprise.missions", "refusal-one-mission"),
    RefusalCode("espionage.rebellion.target", "refusal-only-spain-plots"),
    RefusalCode("espionage.assassination.target", "refusal-not-on-map"),
    RefusalCode("enterprise.missions", "refusal-ally"),
    RefusalCode("espionage.intel.actions", "refusal-action-used"),
    RefusalCode("espionage.intel.actions", "refusal-nothing-to-do"),
    RefusalCode("espionage.offensive.a", "refusal-no-operative"),
    RefusalCode("enterprise.conversion", "refusal-other-country"),
    RefusalCode("enterprise.conversion", "refusal-same-faith"),
    RefusalCode("conversion.minor.adjacent", "refusal-not-adjacent"),
    RefusalCode("conversion.minor.occupied", "refusal-enemy-unit-there"),
    RefusalCode("conversion.unrest-place", "refusal-not-converted"),
    RefusalCode("conversion.major.c", "refusal-no-unrest-to-cancel"),
    RefusalCode("rebellion.target", "refusal-not-protestant"),
    RefusalCode("rebellion.target", "refusal-not-spanish"),
    RefusalCode("enterprise.rebellion", "refusal-only-rebels"),
    RefusalCode("enterprise.banner", "refusal-capital-stands"),
    RefusalCode("enterprise.banner", "refusal-leader-in-play"),
    RefusalCode("enterprise.banner", "refusal-no-fortress-for-capital"),
    RefusalCode("enterprise.patronage", "refusal-science-known"),
    RefusalCode("enterprise.patronage", "refusal-patron-already"),
    RefusalCode("enterprise.treasure", "refusal-no-treasure"),
    RefusalCode("enterprise.treasure", "refusal-one-treasure"),
    RefusalCode("enterprise.expedition", "refusal-only-england"),
    RefusalCode("enterprise.aid", "refusal-card-has-no-use"),
    RefusalCode("enterprise.war", "refusal-already-at-war"),
    RefusalCode("enterprise.negotiation", "refusal-already-at-peace"),
    RefusalCode("enterprise.alliance", "refusal-already-allied"),
    RefusalCode("enterprise.alliance", "refusal-never-allies"),
    RefusalCode("enterprise.war", "refusal-no-revolt"),
    RefusalCode("enterprise.fortresses", "refusal-fortress-stands"),
    RefusalCode("enterprise.leaders", "refusal-cannot-serve-there"),
    RefusalCode("enterprise.home-cards", "refusal-another-home-card"),
    RefusalCode("enterprise.losses", "refusal-no-unit-of-kind"),
    RefusalCode("enterprise.jesuits", "refusal-out-of-the-country"),
    RefusalCode("enterprise.conversion", "refusal-conversion-not-yours"),
    RefusalCode("enterprise.english-rising", "refusal-not-catholic"),
    RefusalCode("enterprise.english-rising", "refusal-not-english"),
    RefusalCode("enterprise.sides", "refusal-never-enemies"),
    RefusalCode("enterprise.formation", "refusal-no-leader"),
    RefusalCode("espionage.assassination.cost", "refusal-kill-cost"),
    RefusalCode("espionage.rebellion.cost", "refusal-plot-cost"),
    RefusalCode("rebellion.size", "refusal-rebellion-size"),
    RefusalCode("enterprise.conversion", "refusal-conversion-dice"),
    RefusalCode("enterprise.negotiation", "refusal-own-power"),
    RefusalCode("enterprise.war", "refusal-own-power"),
    RefusalCode("enterprise.raise", "refusal-not-yours"),
    RefusalCode("enterprise.raise", "refusal-unrest-there"),
    RefusalCode("enterprise.raise", "refusal-besieged"),
    RefusalCode("enterprise.build", "refusal-not-yours"),
    RefusalCode("enterprise.control", "refusal-not-yours"),
    RefusalCode("enterprise.control", "refusal-enemy-there"),
    RefusalCode("enterprise.control", "refusal-no-units"),
    RefusalCode("enterprise.spring", "refusal-not-yours"),
    RefusalCode("enterprise.spring", "refusal-unrest-there"),
    RefusalCode("enterprise.spring", "refusal-enemy-there"),
    RefusalCode("enterprise.patronage", "refusal-only-england"),
    RefusalCode("enterprise.colony", "refusal-only-england"),
    RefusalCode("enterprise.siege", "refusal-siege-thinned"),
    RefusalCode("enterprise.formation", "refusal-leader-left"),
    RefusalCode("enterprise.siege", "refusal-siege-ties"),
)
