"""Every way the game says no, with the clause that says it."""

from __future__ import annotations

from typing import Final

from fondaco.kernel import RefusalCode

NOT_NOW: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_IN_HAND: Final = 3
NO_POINTS: Final = 4
NO_TARGET: Final = 5
NO_UNITS: Final = 6
SHUT_IN: Final = 7
NO_ROAD: Final = 8
NOT_AT_WAR: Final = 9
NO_SHIPS_TO_CARRY: Final = 10
TOO_MANY_UNITS: Final = 11
TOO_MANY_INSIDE: Final = 12
NOT_THERE: Final = 13
ENEMY_THERE: Final = 14
UNREST_THERE: Final = 15
CAME_FROM_THERE: Final = 16
NOT_BESIEGING: Final = 17
FRESH_SIEGE: Final = 18
PORT_OPEN: Final = 19
NO_ROUTE: Final = 20
NOT_A_PORT: Final = 21
BESIEGED: Final = 22
RESERVE_EMPTY: Final = 23
NOT_HOME: Final = 24
ARMADA_TOO_EARLY: Final = 25
ARMADA_COMPLETE: Final = 26
ARMADA_ELSEWHERE: Final = 27
FORTIFIED: Final = 28
ALREADY_YOURS: Final = 29
NO_UNREST: Final = 30
NO_PIRATE: Final = 31
ALREADY_RAIDED: Final = 32
NO_TARGET_PORT: Final = 33
REWARD_NOT_VALID: Final = 34
REWARD_USED: Final = 35
CAPTAIN_AWAY: Final = 36
CAPTAIN_AT_HOME: Final = 37
NO_SETTLEMENT: Final = 38
COLONY_STANDS: Final = 39
NOT_IN_NORTH_ATLANTIC: Final = 40
INFORMANT_PLACED: Final = 41
OWN_POWER: Final = 42
TOO_EARLY_TO_SPY: Final = 43
MISSION_USED: Final = 44
ONE_MISSION: Final = 45
ONLY_SPAIN_PLOTS: Final = 46
NOT_ON_MAP: Final = 47
ALLY: Final = 48
ACTION_USED: Final = 49
NOTHING_TO_DO: Final = 50
NO_OPERATIVE: Final = 51
OTHER_COUNTRY: Final = 52
SAME_FAITH: Final = 53
NOT_ADJACENT: Final = 54
ENEMY_UNIT_THERE: Final = 55
NOT_CONVERTED: Final = 56
NO_UNREST_TO_CANCEL: Final = 57
NOT_PROTESTANT: Final = 58
NOT_SPANISH: Final = 59
ONLY_REBELS: Final = 60
CAPITAL_STANDS: Final = 61
LEADER_IN_PLAY: Final = 62
NO_FORTRESS_FOR_CAPITAL: Final = 63
SCIENCE_KNOWN: Final = 64
PATRON_ALREADY: Final = 65
NO_TREASURE: Final = 66
ONE_TREASURE: Final = 67
ONLY_ENGLAND: Final = 68
CARD_HAS_NO_USE: Final = 69
ALREADY_AT_WAR: Final = 70
ALREADY_AT_PEACE: Final = 71
ALREADY_ALLIED: Final = 72
NEVER_ALLIES: Final = 73
NO_REVOLT: Final = 74
FORTRESS_STANDS: Final = 75
CANNOT_SERVE_THERE: Final = 76
ANOTHER_HOME_CARD: Final = 77
NO_UNIT_OF_KIND: Final = 78
OUT_OF_THE_COUNTRY: Final = 79
CONVERSION_NOT_YOURS: Final = 80
NOT_CATHOLIC: Final = 81
NOT_ENGLISH: Final = 82
NEVER_ENEMIES: Final = 83
NO_LEADER: Final = 84
KILL_COST: Final = 85
PLOT_COST: Final = 86
REBELLION_SIZE: Final = 87
CONVERSION_DICE: Final = 88
PLAYED_BY_YOU: Final = 89
WAR_ON_YOURSELF: Final = 90
RAISE_NOT_YOURS: Final = 91
RAISE_UNREST: Final = 92
RAISE_BESIEGED: Final = 93
BUILD_NOT_YOURS: Final = 94
CONTROL_NOT_YOURS: Final = 95
CONTROL_ENEMY: Final = 96
CONTROL_NO_UNITS: Final = 97
SPRING_NOT_YOURS: Final = 98
SPRING_UNREST: Final = 99
SPRING_ENEMY: Final = 100
PLANTATION_ENGLISH: Final = 101
COLONY_ENGLISH: Final = 102
SIEGE_THINNED: Final = 103
LEADER_LEFT: Final = 104
SIEGE_TIES: Final = 105
PLOT_TOO_EARLY: Final = 106

REFUSALS: Final = (
    RefusalCode("", ""),
    RefusalCode("sequence.order", "refusal-not-now"),
    RefusalCode("sequence.4.impulse-order", "refusal-not-your-turn"),
    RefusalCode("enterprise.impulse", "refusal-not-in-hand"),
    RefusalCode("enterprise.costs", "refusal-no-points"),
    RefusalCode("enterprise.impulse", "refusal-no-target"),
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
    RefusalCode("enterprise.espionage", "refusal-plot-too-early"),
)
