"""Every way the game says no, with the clause that says it; terms are explained where they are used (A1.terms)."""

from __future__ import annotations

from typing import Final

from fondaco.kernel import RefusalCode

NOT_NOW: Final = 1
NOT_YOUR_TURN: Final = 2
CANNOT_PAY: Final = 3
FACE_DOWN: Final = 4
HAND_FULL: Final = 5
NO_CARD_THERE: Final = 6
PAID_THIS_TURN: Final = 7
VICTORY_ALREADY_ACTIVE: Final = 8
FAIR_HELD: Final = 9
NO_ACTION_LEFT: Final = 10
NOT_IN_HAND: Final = 11
SIDE_RUN: Final = 12
CONCESSIONS_BEHIND: Final = 13
DISCOVERY_BEHIND: Final = 14
KINGS_BEHIND: Final = 15
LAW_BEHIND: Final = 16
NEEDS_TWO_ACTIONS: Final = 17
NO_BISHOP_MAJORITY: Final = 18
NO_THEOCRACY_MAJORITY: Final = 19
RELIGION_BEHIND: Final = 20
REPUBLICS_BEHIND: Final = 21
TWO_SUPREMACIES: Final = 22
VICTORY_INACTIVE: Final = 23
NOT_YOUR_CARD: Final = 24
OLD_MAID: Final = 25
QUEEN_WITH_KING: Final = 26
BORDER_HAS_PIRATE: Final = 27
CANNOT_REPRESS: Final = 28
EMPORIUM_CLOSED: Final = 29
MUST_PLACE: Final = 30
NO_BISHOP_HERE: Final = 31
NOT_A_SEA_BORDER: Final = 32
OTHER_BORDER: Final = 33
OTHER_EMPIRE: Final = 34
OTHER_LOCATION: Final = 35
REPRESSED_FIRST: Final = 36
ROOM_LEFT: Final = 37
WRONG_PIECE: Final = 38
BISHOP_STAYS: Final = 39
NO_SUCH_BISHOP: Final = 40
NOT_REPRESSED_THERE: Final = 41
OUT_OF_REACH: Final = 42
EMPIRE_IN_PLAY: Final = 43
NEEDS_DISCOVERY: Final = 44
NO_ATTACKERS: Final = 45
NO_HERETICS: Final = 46
NO_ONE_SHOT_HERE: Final = 47
NOT_A_SUITOR: Final = 48
ROUTE_OPEN: Final = 49
SPICE_FINAL: Final = 50
NO_POWER: Final = 51
BORDER_TAKEN: Final = 52
CITY_TAKEN: Final = 53
NOT_IN_BATTLE: Final = 54
NO_ROOM_TO_FREE: Final = 55
ALREADY_USED: Final = 56
NO_BISHOP_TO_MOVE: Final = 57
NO_CIPHERS: Final = 58
NO_FLORIN_IN_ROW: Final = 59
NO_PIRATE_TO_MOVE: Final = 60
NO_SUCH_OPERATION: Final = 61
NOBODY_TO_BEHEAD: Final = 62
NOT_ON_THIS_SIDE: Final = 63
NOT_POLITICAL: Final = 64
NOTHING_TO_BESIEGE: Final = 65
NOTHING_TO_REPRESS: Final = 66
NOTHING_TO_RUN: Final = 67
NOTHING_TO_TAX: Final = 68
NOTHING_TO_VOTE_ON: Final = 69
OTHER_ROW: Final = 70
SILENCED: Final = 71
YOUR_OWN_CARD: Final = 72
CANNOT_BEHEAD_ITSELF: Final = 73
CANNOT_PAY_VOTE: Final = 74
IN_EMPIRE_PILE: Final = 75
NO_CONCESSION_THERE: Final = 76
NO_FLORIN_TO_PAY: Final = 77
NO_MAJORITY: Final = 78
NOT_A_HERETIC: Final = 79
NOT_IN_A_TABLEAU: Final = 80
OTHER_SIDE: Final = 81
WRONG_TARGET: Final = 82
CANNOT_PAY_KNIGHTS: Final = 83
NO_KNIGHTS: Final = 84
NO_PIRATE_THERE: Final = 85
NOBODY_THERE: Final = 86
NOT_ADJACENT: Final = 87
OWN_EMPIRE: Final = 88
OWN_SUZERAIN: Final = 89
SAME_COLOUR_PIRATE: Final = 90
SAME_PLACE: Final = 91
KINGS_BEHIND_OF_TWO: Final = 92
OUT_OF_REACH_AT_SEA: Final = 93
NO_PIRATE_TO_BESIEGE: Final = 94
NOT_REPRESSED_TO_FREE: Final = 95
WRONG_QUARTERS: Final = 96
WRONG_FREEDOM: Final = 97
NOT_WHERE_IT_ACTS: Final = 98
NO_CUBE_TO_REPRESS: Final = 99
CANNOT_REPRESS_CUBE: Final = 100
NO_FAIR_CARD: Final = 101

REFUSALS: tuple[RefusalCode, ...] = (
    RefusalCode("", ""),
    RefusalCode("D1.list", "refusal-not-now"),
    RefusalCode("A2.clockwise", "refusal-not-your-turn"),
    RefusalCode("E1.cost", "refusal-cannot-pay"),
    RefusalCode("E1.facedown", "refusal-face-down"),
    RefusalCode("E1.hand-limit", "refusal-hand-full"),
    RefusalCode("E1.buy", "refusal-no-card-there"),
    RefusalCode("E1.own-florin", "refusal-paid-this-turn"),
    RefusalCode("L1.comet", "refusal-victory-already-active"),
    RefusalCode("D1.once-each", "refusal-fair-held"),
    RefusalCode("D1.two-actions", "refusal-no-action-left"),
    RefusalCode("E2.place-card", "refusal-not-in-hand"),
    RefusalCode("D1.once-each", "refusal-side-run"),
    RefusalCode("L5.globalisation", "refusal-concessions-behind"),
    RefusalCode("L5.globalisation", "refusal-discovery-behind"),
    RefusalCode("L4.imperial", "refusal-kings-behind"),
    RefusalCode("L6.renaissance", "refusal-law-behind"),
    RefusalCode("M3.discredit", "refusal-needs-two-actions"),
    RefusalCode("L3.supremacy-bishops", "refusal-no-bishop-majority"),
    RefusalCode("L3.supremacy-theocracies", "refusal-no-theocracy-majority"),
    RefusalCode("L3.religious", "refusal-religion-behind"),
    RefusalCode("L6.renaissance", "refusal-republics-behind"),
    RefusalCode("L3.religious", "refusal-two-supremacies"),
    RefusalCode("L2.declare", "refusal-victory-inactive"),
    RefusalCode("E3.sell", "refusal-not-your-card"),
    RefusalCode("E3.sell", "refusal-old-maid"),
    RefusalCode("E3.royal-couple", "refusal-queen-with-king"),
    RefusalCode("E2.cube-pirate", "refusal-border-has-pirate"),
    RefusalCode("E2.city-repress", "refusal-cannot-repress"),
    RefusalCode("B5.closed", "refusal-emporium-closed"),
    RefusalCode("E2.peaceful-agents", "refusal-must-place"),
    RefusalCode("F1.player-card", "refusal-no-bishop-here"),
    RefusalCode("E2.sea-border", "refusal-not-a-sea-border"),
    RefusalCode("B4.location", "refusal-other-border"),
    RefusalCode("B4.location", "refusal-other-empire"),
    RefusalCode("E2.bishop", "refusal-other-location"),
    RefusalCode("E2.shortage", "refusal-repressed-first"),
    RefusalCode("E2.constantinople", "refusal-room-left"),
    RefusalCode("E2.shortage", "refusal-wrong-piece"),
    RefusalCode("F1.move", "refusal-bishop-stays"),
    RefusalCode("F1.move", "refusal-no-such-bishop"),
    RefusalCode("F1.pacification", "refusal-not-repressed-there"),
    RefusalCode("F1.move", "refusal-out-of-reach"),
    RefusalCode("I.suitors", "refusal-empire-in-play"),
    RefusalCode("H1.spice-islands", "refusal-needs-discovery"),
    RefusalCode("J1.attackers", "refusal-no-attackers"),
    RefusalCode("K1.blood", "refusal-no-heretics"),
    RefusalCode("E2.announce", "refusal-no-one-shot-here"),
    RefusalCode("I.suitors", "refusal-not-a-suitor"),
    RefusalCode("H1.shift", "refusal-route-open"),
    RefusalCode("H1.spice-final", "refusal-spice-final"),
    RefusalCode("B4.powers", "refusal-no-power"),
    RefusalCode("F7.one-token", "refusal-border-taken"),
    RefusalCode("E2.city", "refusal-city-taken"),
    RefusalCode("J1.survivors", "refusal-not-in-battle"),
    RefusalCode("F9.vassal-repressed", "refusal-no-room-to-free"),
    RefusalCode("E4.one-icon", "refusal-already-used"),
    RefusalCode("F1.move", "refusal-no-bishop-to-move"),
    RefusalCode("B4.powers", "refusal-no-ciphers"),
    RefusalCode("F2.commerce", "refusal-no-florin-in-row"),
    RefusalCode("F7.corsair", "refusal-no-pirate-to-move"),
    RefusalCode("B4.operations-line", "refusal-no-such-operation"),
    RefusalCode("F3.behead", "refusal-nobody-to-behead"),
    RefusalCode("E4.run", "refusal-not-on-this-side"),
    RefusalCode("B4.powers", "refusal-not-political"),
    RefusalCode("F8.siege", "refusal-nothing-to-besiege"),
    RefusalCode("F5.repress", "refusal-nothing-to-repress"),
    RefusalCode("E4.run", "refusal-nothing-to-run"),
    RefusalCode("F4.tax", "refusal-nothing-to-tax"),
    RefusalCode("F6.vote", "refusal-nothing-to-vote-on"),
    RefusalCode("F2.commerce", "refusal-other-row"),
    RefusalCode("F1.silence-operations", "refusal-silenced"),
    RefusalCode("B4.powers", "refusal-your-own-card"),
    RefusalCode("F3.not-itself", "refusal-cannot-behead-itself"),
    RefusalCode("F6.cost", "refusal-cannot-pay-vote"),
    RefusalCode("F6.not-pile", "refusal-in-empire-pile"),
    RefusalCode("F4.tax", "refusal-no-concession-there"),
    RefusalCode("F4.tax", "refusal-no-florin-to-pay"),
    RefusalCode("F6.majority", "refusal-no-majority"),
    RefusalCode("B4.powers", "refusal-not-a-heretic"),
    RefusalCode("F3.behead", "refusal-not-in-a-tableau"),
    RefusalCode("F6.vote", "refusal-other-side"),
    RefusalCode("E4.target", "refusal-wrong-target"),
    RefusalCode("F9.cost", "refusal-cannot-pay-knights"),
    RefusalCode("F9.attackers", "refusal-no-knights"),
    RefusalCode("F7.corsair", "refusal-no-pirate-there"),
    RefusalCode("F8.siege", "refusal-nobody-there"),
    RefusalCode("F9.campaign", "refusal-not-adjacent"),
    RefusalCode("F9.strawman", "refusal-own-empire"),
    RefusalCode("F9.vassal-limit", "refusal-own-suzerain"),
    RefusalCode("F7.same-colour", "refusal-same-colour-pirate"),
    RefusalCode("F7.corsair", "refusal-same-place"),
    RefusalCode("L4.two-players", "refusal-kings-behind"),
    RefusalCode("F7.corsair", "refusal-out-of-reach"),
    RefusalCode("F8.siege", "refusal-no-pirate-there"),
    RefusalCode("F9.vassal-repressed", "refusal-not-repressed-there"),
    RefusalCode("J1.survivors", "refusal-wrong-piece"),
    RefusalCode("F9.vassal-repressed", "refusal-wrong-piece"),
    RefusalCode("E4.location-behead", "refusal-other-location"),
    RefusalCode("F5.repress", "refusal-no-concession-there"),
    RefusalCode("E2.cube-repress", "refusal-cannot-repress"),
    RefusalCode("E5.fair", "refusal-no-card-there"),
)
