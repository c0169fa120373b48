"""What is told of the course of a game: each event once, with the names of its numbers."""

from typing import Final

from fondaco.kernel import EventKind

# Agents
PIRATE_PLACED: Final = EventKind("pirate-placed", "seat", "agent", "border")
BISHOP_PLACED: Final = EventKind("bishop-placed", "seat", "agent", "card")
PIECE_PLACED: Final = EventKind("piece-placed", "seat", "agent", "place")
CONCESSION_PLACED: Final = EventKind("concession-placed", "seat", "border")
PIECE_TAKEN: Final = EventKind("piece-taken", "seat", "agent")

# Bishops
DIET_OF_WORMS: Final = EventKind("diet-of-worms", "card")
PACIFIED: Final = EventKind("pacified", "seat", "token", "empire")
BISHOP_MOVED: Final = EventKind("bishop-moved", "seat", "religion", "card")

# Fairs
FAIR: Final = EventKind("fair", "seat", "side", "card", "florins")
NO_VOYAGE: Final = EventKind("no-voyage", "seat")
FAIR_PAID: Final = EventKind("fair-paid", "seat", "border", "florins")
FAIR_ROBBED: Final = EventKind("fair-robbed", "border")
SATURATED: Final = EventKind("saturated", "empire")

# Market
BOUGHT: Final = EventKind("bought", "seat", "card", "price", "florins")
VICTORY_ACTIVE: Final = EventKind("victory-active", "seat", "victory")
TURNED_FACE_DOWN: Final = EventKind("turned-face-down", "card", "side")
NEW_IN_MARKET: Final = EventKind("new-in-market", "card", "slot")
TURN: Final = EventKind("turn", "seat")

# Military
PIRATE_MOVED: Final = EventKind("pirate-moved", "seat", "religion", "source", "border")
BESIEGED: Final = EventKind("besieged", "seat", "token", "place")
PIRATE_BESIEGED: Final = EventKind("pirate-besieged", "seat", "religion", "border")
CAMPAIGN: Final = EventKind("campaign", "seat", "card", "empire", "florins")

# Political
BEHEADED: Final = EventKind("beheaded", "seat", "card")
ASSASSIN_KILLED: Final = EventKind("assassin-killed", "card")
TAXED: Final = EventKind("taxed", "seat", "owner", "border", "empire")
TAX_PAID: Final = EventKind("tax-paid", "seat")
VOTED: Final = EventKind("voted", "seat", "empire", "florins")

# Running
OPERATION: Final = EventKind("operation", "seat", "card", "operation")
COMMERCE: Final = EventKind("commerce", "seat", "slot")

# Playing
PLAYED: Final = EventKind("played", "seat", "card")
VICTORY_INACTIVE: Final = EventKind("victory-inactive", "seat", "victory")
OLD_MAID: Final = EventKind("old-maid", "seat", "card")
ONE_SHOT: Final = EventKind("one-shot", "seat", "shot")
ONE_SHOT_IN: Final = EventKind("one-shot-in", "seat", "shot", "empire")
TRADE_SHIFTED: Final = EventKind("trade-shifted", "emporium")

# Setup
BANK_DRAWN: Final = EventKind("bank-drawn", "seat", "bank", "border")
FIRST_PLAYER: Final = EventKind("first-player", "seat")

# Turn
TURN_ENDED_EARLY: Final = EventKind("turn-ended-early", "seat", "left")
RAN: Final = EventKind("ran", "seat", "sides")
CUT_FROM_HAND: Final = EventKind("cut-from-hand", "seat", "card")

# Battle
BATTLE: Final = EventKind("battle", "empire", "attackers", "defenders")
BATTLE_WON: Final = EventKind("battle-won", "seat", "empire")
BATTLE_LOST: Final = EventKind("battle-lost", "seat", "empire")
MAP_TURNED: Final = EventKind("map-turned", "empire", "state")

# Regime
EMPIRE_TAKEN: Final = EventKind("empire-taken", "seat", "empire")
BECAME_REPUBLIC: Final = EventKind("became-republic", "seat", "empire")
BECAME_KING: Final = EventKind("became-king", "seat", "empire")
BECAME_VASSAL: Final = EventKind("became-vassal", "seat", "empire", "card")
CROWNED: Final = EventKind("crowned", "seat", "card", "empire")
FREED_TO_CITY: Final = EventKind("freed-to-city", "seat", "token", "place")
FREED_TO_BORDER: Final = EventKind("freed-to-border", "seat", "token", "border")

# Survivors
SURVIVOR_IN_CITY: Final = EventKind("survivor-in-city", "token", "place")
SURVIVOR_ON_BORDER: Final = EventKind("survivor-on-border", "token", "border")

# Bankruptcy
BANKRUPT: Final = EventKind("bankrupt", "seat")

# Expansion
LOST_TO_APOSTASY: Final = EventKind("lost-to-apostasy", "seat", "card")
REPRISALS: Final = EventKind("reprisals", "seat", "card", "empire")

# Selling
SOLD: Final = EventKind("sold", "seat", "card", "florins")

# Tableau
EMPIRE_TO_PILE: Final = EventKind("empire-to-pile", "empire")

# Tokens
KILLED_FOR_WANT_OF_EMPIRE: Final = EventKind("killed-for-want-of-empire", "token", "empire")
REPRESSED: Final = EventKind("repressed", "token", "empire")
PIRATE_SANK_CONCESSION: Final = EventKind("pirate-sank-concession", "border", "seat")
PIRATE_SANK_PIRATE: Final = EventKind("pirate-sank-pirate", "border", "religion")

# Victory
DECLARED: Final = EventKind("declared", "seat", "victory")
PATRON_COUNT: Final = EventKind("patron-count", "seat", "patron", "florins")
PATRON_WINS: Final = EventKind("patron-wins", "seat")
