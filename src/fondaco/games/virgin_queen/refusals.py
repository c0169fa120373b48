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
NO_LEADER: Final = 13
TOO_MANY_INSIDE: Final = 14
NOT_THERE: Final = 15
ENEMY_THERE: Final = 16
UNREST_THERE: Final = 17
CAME_FROM_THERE: Final = 18
NOT_BESIEGING: Final = 19
FRESH_SIEGE: Final = 20
PORT_OPEN: Final = 21
NO_ROUTE: Final = 22
NOT_A_PORT: Final = 23
BESIEGED: Final = 24
RESERVE_EMPTY: Final = 25
NOT_HOME: Final = 26
ARMADA_TOO_EARLY: Final = 27
ARMADA_COMPLETE: Final = 28
ARMADA_ELSEWHERE: Final = 29
FORTIFIED: Final = 30
ALREADY_YOURS: Final = 31
NO_UNREST: Final = 32
NO_PIRATE: Final = 33
ALREADY_RAIDED: Final = 34
NO_TARGET_PORT: Final = 35
REWARD_NOT_VALID: Final = 36
REWARD_USED: Final = 37
CAPTAIN_AWAY: Final = 38
CAPTAIN_AT_HOME: Final = 39
NO_SETTLEMENT: Final = 40
COLONY_STANDS: Final = 41
NOT_IN_NORTH_ATLANTIC: Final = 42
INFORMANT_PLACED: Final = 43
OWN_POWER: Final = 44
TOO_EARLY_TO_SPY: Final = 45
MISSION_USED: Final = 46
ONE_MISSION: Final = 47
ONLY_SPAIN_PLOTS: Final = 48
NOT_ON_MAP: Final = 49
ALLY: Final = 50
ACTION_USED: Final = 51
NOTHING_TO_DO: Final = 52
NO_OPERATIVE: Final = 53
OTHER_COUNTRY: Final = 54
SAME_FAITH: Final = 55
NOT_ADJACENT: Final = 56
ENEMY_UNIT_THERE: Final = 57
NOT_CONVERTED: Final = 58
NO_UNREST_TO_CANCEL: Final = 59
NOT_PROTESTANT: Final = 60
NOT_SPANISH: Final = 61
ONLY_REBELS: Final = 62
CAPITAL_STANDS: Final = 63
LEADER_IN_PLAY: Final = 64
NO_FORTRESS_FOR_CAPITAL: Final = 65
SCIENCE_KNOWN: Final = 66
PATRON_ALREADY: Final = 67
NO_TREASURE: Final = 68
ONE_TREASURE: Final = 69
ONLY_ENGLAND: Final = 70
CARD_HAS_NO_USE: Final = 71
ALREADY_AT_WAR: Final = 72
ALREADY_AT_PEACE: Final = 73
ALREADY_ALLIED: Final = 74
NEVER_ALLIES: Final = 75
NO_REVOLT: Final = 76
FORTRESS_STANDS: Final = 77
MUST_TAKE_MORE: Final = 78
CANNOT_SERVE_THERE: Final = 79
ANOTHER_HOME_CARD: Final = 80
NO_UNIT_OF_KIND: Final = 81
OUT_OF_THE_COUNTRY: Final = 82
CONVERSION_NOT_YOURS: Final = 83
NOT_CATHOLIC: Final = 84
NOT_ENGLISH: Final = 85
NEVER_ENEMIES: Final = 86

REFUSALS: Final = (
    RefusalCode("", "refusal-none"),
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
    RefusalCode("enterprise.formation", "refusal-no-leader"),
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
    RefusalCode("enterprise.rebellion", "refusal-must-take-more"),
    RefusalCode("enterprise.leaders", "refusal-cannot-serve-there"),
    RefusalCode("enterprise.home-cards", "refusal-another-home-card"),
    RefusalCode("enterprise.losses", "refusal-no-unit-of-kind"),
    RefusalCode("enterprise.jesuits", "refusal-out-of-the-country"),
    RefusalCode("enterprise.conversion", "refusal-conversion-not-yours"),
    RefusalCode("enterprise.english-rising", "refusal-not-catholic"),
    RefusalCode("enterprise.english-rising", "refusal-not-english"),
    RefusalCode("enterprise.sides", "refusal-never-enemies"),
)
