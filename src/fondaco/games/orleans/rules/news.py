"""What is told of the course of a game: each event once, with the names of its numbers."""

from typing import Final

from fondaco.kernel import EventKind

# Actions
PASSED: Final = EventKind("passed", "seat")
ACTS: Final = EventKind("acts", "seat", "place")

# Census
CENSUS_MOST: Final = EventKind("census-most", "seat")
CENSUS_LEAST: Final = EventKind("census-least", "seat")

# Deeds
DEED: Final = EventKind("deed", "seat", "type", "deed")
DEED_COMPLETE: Final = EventKind("deed-complete", "seat", "deed")

# Ending
MOST_STATIONS: Final = EventKind("most-stations", "seat")
STATIONS_TIED: Final = EventKind("stations-tied")
FINAL_SCORE: Final = EventKind("final-score", "seat", "score", "worth", "stations", "citizens", "level")

# Events
EVENT_STRIKES: Final = EventKind("event-strikes", "event")
NO_FOOD: Final = EventKind("no-food", "seat")
SHELTERED: Final = EventKind("sheltered", "seat", "event")
FOOD_GIVEN: Final = EventKind("food-given", "seat", "good")
PLAGUE_SPARES: Final = EventKind("plague-spares", "seat", "follower")
PLAGUE_TAKES: Final = EventKind("plague-takes", "seat", "type")

# Followers
BROUGHT_BACK: Final = EventKind("brought-back", "seat", "follower", "space", "place")
FOLLOWER_DRAWN: Final = EventKind("follower-drawn", "seat", "follower")

# Planning
READY: Final = EventKind("ready", "seat")
PLANNED: Final = EventKind("planned")

# Recruiting
RECRUITED: Final = EventKind("recruited", "seat", "type")
GOOD_RECEIVED: Final = EventKind("good-received", "seat", "good")

# Round
ROUND_BEGINS: Final = EventKind("round-begins", "round")
EVENT_TURNED_UP: Final = EventKind("event-turned-up", "event")

# Setup
FIRST_PLAYER: Final = EventKind("first-player", "seat")
TILE_EXCLUDED: Final = EventKind("tile-excluded", "seat", "tile")

# Technology
TECHNOLOGY_TAKEN: Final = EventKind("technology-taken", "seat")
TECHNOLOGY_LAID: Final = EventKind("technology-laid", "seat", "place", "type")

# Tiles
BATHHOUSE_DRAWN: Final = EventKind("bathhouse-drawn", "seat", "follower")
BATHHOUSE_NOBODY: Final = EventKind("bathhouse-nobody", "seat")
BATHHOUSE_SENT: Final = EventKind("bathhouse-sent", "seat", "follower", "place")

# Torture
TORTURE_LAPSES: Final = EventKind("torture-lapses", "seat", "missing")
LOST_UNBUILT_STATION: Final = EventKind("lost-unbuilt-station", "seat")
LOST_STATION: Final = EventKind("lost-station", "seat", "town")
LOST_DEVELOPMENT: Final = EventKind("lost-development", "seat")
LOST_GOOD: Final = EventKind("lost-good", "seat", "good")
LOST_TILE: Final = EventKind("lost-tile", "seat", "tile")
LOST_TECHNOLOGY: Final = EventKind("lost-technology", "seat")
LOST_FOLLOWER: Final = EventKind("lost-follower", "seat", "type")

# Town
TILE_DECLINED: Final = EventKind("tile-declined", "seat")
TILE_TAKEN: Final = EventKind("tile-taken", "seat", "tile")

# Travel
TRAVELLED: Final = EventKind("travelled", "seat", "town", "kind")
GOOD_PICKED_UP: Final = EventKind("good-picked-up", "seat", "good")
STATION_BUILT: Final = EventKind("station-built", "seat", "town")

# Development
DEVELOPMENT: Final = EventKind("development", "seat", "points")
LEVEL: Final = EventKind("level", "seat", "level")
CITIZEN: Final = EventKind("citizen", "seat")

# Payments
COINS_RECEIVED: Final = EventKind("coins-received", "seat", "coins")
COINS_PAID: Final = EventKind("coins-paid", "seat", "coins")
TORTURE: Final = EventKind("torture", "seat", "missing")
