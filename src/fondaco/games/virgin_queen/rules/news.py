"""What is told of the course of a game: each event once, with the names of its numbers."""

from typing import Final

from fondaco.kernel import EventKind

# Actions
FLEET: Final = EventKind("fleet", "zone")
PLAYS: Final = EventKind("plays", "power", "card", "number")
PASSES: Final = EventKind("passes", "power")
PLAYS_HOME: Final = EventKind("plays-home", "power", "home", "number")
BEGGARS: Final = EventKind("beggars", "space")
PAYS_WAR: Final = EventKind("pays-war", "power", "number")

# Card phase
ARRIVES: Final = EventKind("arrives", "leader")
SHIPS_RETURN: Final = EventKind("ships-return", "ship", "number", "space")
JESUIT: Final = EventKind("jesuit", "country")
FORTRESS: Final = EventKind("fortress", "zone")
NEW_CARD: Final = EventKind("new-card", "card")
DEALT: Final = EventKind("dealt", "power", "number", "fewer")
DREW: Final = EventKind("drew", "power", "card")
COLONY: Final = EventKind("colony", "total", "row")
VIRGINIA_DARE: Final = EventKind("virginia-dare")

# Construction
RAISES: Final = EventKind("raises", "power", "space")
ARMADA: Final = EventKind("armada", "space", "level")
BUILDS: Final = EventKind("builds", "power", "ship", "space")
TAKES: Final = EventKind("takes", "power", "space")
QUELLS: Final = EventKind("quells", "power", "space")
PATRON: Final = EventKind("patron", "power", "science")
SPENDS: Final = EventKind("spends", "power", "treasure", "number")

# Courts
MARRIAGES: Final = EventKind("marriages")
VIRGIN_QUEEN: Final = EventKind("virgin-queen")
AGING: Final = EventKind("aging")
ARTISTS: Final = EventKind("artists")
DISCOVERY: Final = EventKind("discovery", "power", "science")
NO_DISCOVERY: Final = EventKind("no-discovery", "power", "science", "die")

# Diplomacy
PROPOSES_PEACE: Final = EventKind("proposes-peace", "power", "other")
PROPOSES_ALLIANCE: Final = EventKind("proposes-alliance", "power", "other")
DECLINES: Final = EventKind("declines", "power", "other")
PEACE: Final = EventKind("peace", "power", "other")
ALLIANCE: Final = EventKind("alliance", "power", "other")
NO_RANSOM: Final = EventKind("no-ransom", "power", "leader")
RANSOM: Final = EventKind("ransom", "power", "leader", "other")
WAR: Final = EventKind("war", "power", "other")

# Assassination
MARGIN: Final = EventKind("margin", "hits", "taken")
ROLLS_AGAIN: Final = EventKind("rolls-again")
SURVIVES: Final = EventKind("survives", "victim")
KILLED: Final = EventKind("killed", "victim", "power")
MARY_FREED: Final = EventKind("mary-freed")
CARD_FEWER: Final = EventKind("card-fewer", "power")
EXECUTED: Final = EventKind("executed")

# Intelligence
GATHERED: Final = EventKind("gathered", "power", "hits")
JESUIT_NEUTRALISED: Final = EventKind("jesuit-neutralised")
INFORMANT_NEUTRALISED: Final = EventKind("informant-neutralised", "power", "other")
SECOND_DIE: Final = EventKind("second-die", "die")
LOOKS: Final = EventKind("looks", "power", "other")
CARD_SEEN: Final = EventKind("card-seen", "power", "card", "number")
HOME_SEEN: Final = EventKind("home-seen", "power", "home")
CARD_DISCARDED: Final = EventKind("card-discarded", "power", "card")
TREASURE_DISCARDED: Final = EventKind("treasure-discarded", "power", "treasure")

# Missions
INFORMANT: Final = EventKind("informant", "power", "other")
INTELLIGENCE: Final = EventKind("intelligence", "power", "other")
ASSASSINATION: Final = EventKind("assassination", "power", "victim")
PLOT: Final = EventKind("plot")
PLAYS_ALONG: Final = EventKind("plays-along", "power", "card")

# Plot
GUNPOWDER: Final = EventKind("gunpowder")
SIX_CONVERSIONS: Final = EventKind("six-conversions")
OPERATIVES_LOST: Final = EventKind("operatives-lost")

# Expeditions
EXPEDITION: Final = EventKind("expedition", "leader")
VOYAGE: Final = EventKind("voyage", "leader", "zone")
UNHARMED: Final = EventKind("unharmed", "leader", "total")
DROWNED: Final = EventKind("drowned", "leader", "total")
TURNED_BACK: Final = EventKind("turned-back", "leader", "total")
DAMAGED: Final = EventKind("damaged", "leader", "total")
WORLD_RAID: Final = EventKind("world-raid", "leader", "raided", "zone")
RAID_RESULT: Final = EventKind("raid-result", "raider", "hits")
RAID_DEFENCE: Final = EventKind("raid-defence", "hits")
CAPTAIN_LOST: Final = EventKind("captain-lost", "leader")
COLONISES: Final = EventKind("colonises")

# Raiding
RAID: Final = EventKind("raid", "raider", "place")
OTTOMAN: Final = EventKind("ottoman")
INTERCEPTS: Final = EventKind("intercepts")

# Rewards
ARMADA_DAMAGED: Final = EventKind("armada-damaged", "level")
PIRACY_POINT: Final = EventKind("piracy-point", "raider")
PATROL_LOST: Final = EventKind("patrol-lost", "zone")
LOSES_SHIP: Final = EventKind("loses-ship", "ship", "place")
CARD_DRAWN: Final = EventKind("card-drawn", "power", "other", "card")
HIDES: Final = EventKind("hides", "treasure")
LOOT: Final = EventKind("loot", "leader", "treasure")

# Conversions
CONVERSION: Final = EventKind("conversion", "power", "country", "number")
CONVERSION_ROLL: Final = EventKind("conversion-roll", "minors", "majors", "unrest")
CONVERTED: Final = EventKind("converted", "space", "faith")
UNREST_CANCELLED: Final = EventKind("unrest-cancelled")
CONVERSIONS_LOST: Final = EventKind("conversions-lost", "number")
UNREST: Final = EventKind("unrest", "space")

# Rebellions
REBELLION: Final = EventKind("rebellion", "space", "number")
REBELLION_ROLL: Final = EventKind("rebellion-roll", "hits")
REBELLION_FAILS: Final = EventKind("rebellion-fails", "space")
REBELLION_SUCCEEDS: Final = EventKind("rebellion-succeeds", "power", "space", "number")
PLACED: Final = EventKind("placed", "power", "leader", "space")
CAPITAL: Final = EventKind("capital", "space")

# Setup
TURN: Final = EventKind("turn", "turn")
PHASE: Final = EventKind("phase", "phase", "turn")

# Spring
WAITS: Final = EventKind("waits", "leader")
HOME_CARD: Final = EventKind("home-card", "power")
NO_FORMATION: Final = EventKind("no-formation", "power")
DEPLOYED: Final = EventKind("deployed", "power", "number", "space")
ESCORT: Final = EventKind("escort", "zone")
KEPT_FOR_VOYAGE: Final = EventKind("kept-for-voyage", "leader")

# Victory
WINS_AT_ONCE: Final = EventKind("wins-at-once", "power", "ending")
ANTWERP: Final = EventKind("antwerp", "power")
END: Final = EventKind("end")
TIE_BROKEN: Final = EventKind("tie-broken")
WINS_BY_POINTS: Final = EventKind("wins-by-points", "seat", "points")

# Battles
BATTLE: Final = EventKind("battle", "power", "other", "space")
BATTLE_RESULT: Final = EventKind("battle-result", "power", "hits", "taken", "lost", "killed")
LOSES: Final = EventKind("loses", "unit", "space")
HOLDS: Final = EventKind("holds", "power", "space")
SIEGE_BROKEN: Final = EventKind("siege-broken", "space")
NO_RETREAT: Final = EventKind("no-retreat", "power", "space")
INSIDE: Final = EventKind("inside", "power", "space")
RETREATS: Final = EventKind("retreats", "power", "space", "target")

# Fleets
SAILS: Final = EventKind("sails", "power", "place", "target_place")
SEA_BATTLE: Final = EventKind("sea-battle", "power", "other", "place")
SEA_RESULT: Final = EventKind("sea-result", "power", "hits", "taken", "lost", "killed")
SEA_WINNER: Final = EventKind("sea-winner", "power", "place")
SCATTERED: Final = EventKind("scattered", "power", "place")

# Marching
MARCHES: Final = EventKind("marches", "power", "number", "space", "target")
CAPTURED: Final = EventKind("captured", "leader", "power")
SIEGE: Final = EventKind("siege", "power", "space")
GOES_BACK: Final = EventKind("goes-back", "power", "space", "target")

# Sieges
ASSAULT: Final = EventKind("assault", "power", "space")
ASSAULT_RESULT: Final = EventKind("assault-result", "power", "hits", "taken", "lost", "killed")
SIEGE_GOES_ON: Final = EventKind("siege-goes-on", "space")
FALLS: Final = EventKind("falls", "power", "space")

# Winter
MORISCO: Final = EventKind("morisco")
LOANS: Final = EventKind("loans")
LEAGUE: Final = EventKind("league")
TREASURES_LOST: Final = EventKind("treasures-lost", "power", "number")
WINTERS: Final = EventKind("winters", "power", "number", "space")
ATTRITION: Final = EventKind("attrition", "power", "number", "space")
ALLIANCE_ENDS: Final = EventKind("alliance-ends")
MUSTERS: Final = EventKind("musters", "power", "space")
TREASURE_HOME: Final = EventKind("treasure-home", "power", "number")
UNLOADS: Final = EventKind("unloads", "leader", "number")
ESPIONAGE_RESET: Final = EventKind("espionage-reset")
DIPLOMACY_RESET: Final = EventKind("diplomacy-reset")
