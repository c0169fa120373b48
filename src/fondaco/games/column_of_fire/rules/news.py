"""What is told of the course of a game: each event once, with the names of its numbers."""

from typing import Final

from fondaco.kernel import EventKind

# Advantage
NO_TILE_LEFT: Final = EventKind("no-tile-left", "seat")
TILE_DRAWN: Final = EventKind("tile-drawn", "seat")
TILE_SEEN: Final = EventKind("tile-seen", "seat", "tile")
TILE_USED: Final = EventKind("tile-used", "seat", "tile")

# Characters
DIE_ROLLED: Final = EventKind("die-rolled", "seat", "own_die", "number")
CHARACTER_CHOSEN: Final = EventKind("character-chosen", "seat", "card", "own_die", "number")
CHARACTER_DECLINED: Final = EventKind("character-declined", "seat")
STONE_STOPPED: Final = EventKind("stone-stopped", "seat", "stone", "country")
CHARACTER_USED: Final = EventKind("character-used", "seat", "card")

# Conflicts
CONFLICT_AVERTED: Final = EventKind("conflict-averted", "country", "religion")
CONFLICT_WON: Final = EventKind("conflict-won", "country", "religion")
CONFLICT_POINTS: Final = EventKind("conflict-points", "seat", "points")
HOUSE_EXPELLED: Final = EventKind("house-expelled", "seat", "country")

# Ending
FINAL_POINTS: Final = EventKind("final-points", "seat", "houses", "protection", "goods", "tiles")
WINNER: Final = EventKind("winner", "seat", "points")

# Events
EVENT_REVEALED: Final = EventKind("event-revealed", "card", "country", "amount", "scope", "effect")
EVENT_AVERTED: Final = EventKind("event-averted", "seat")
PROTECTION_LOST: Final = EventKind("protection-lost", "seat", "amount")
GOOD_LOST: Final = EventKind("good-lost", "seat", "good")
PROTECTION_TRADED: Final = EventKind("protection-traded", "seat", "points")

# Free actions
RANSOM_PAID: Final = EventKind("ransom-paid", "seat", "own_die")

# Houses
HOUSE_PLACED: Final = EventKind("house-placed", "seat", "country", "site")
HOUSE_PUSHED: Final = EventKind("house-pushed", "seat", "country", "site")
HOUSE_PUSHED_OFF: Final = EventKind("house-pushed-off", "seat", "country", "site")

# Religion
RELIGION_DIE_ROLLED: Final = EventKind("religion-die-rolled", "seat", "number")
RELIGION_KEPT: Final = EventKind("religion-kept", "seat", "religion")
RELIGION_CHANGED: Final = EventKind("religion-changed", "seat", "religion")
MINORITY: Final = EventKind("minority", "seat", "religion")

# Reveal
DECK_EMPTY: Final = EventKind("deck-empty", "country")
CHARACTER_REVEALED: Final = EventKind("character-revealed", "card", "country")
EVENT_IGNORED: Final = EventKind("event-ignored", "card")

# Sales
GOOD_SOLD: Final = EventKind("good-sold", "seat", "good", "country", "points")
CAPTAIN_SOLD: Final = EventKind("captain-sold", "seat", "good", "points")

# Setup
STARTING_PLAYER: Final = EventKind("starting-player", "seat")
LOCH_LEVEN_DEALT: Final = EventKind("loch-leven-dealt", "seat", "religion", "good")

# Symbols
POINTS_GAINED: Final = EventKind("points-gained", "seat", "points")
PROTECTION_TAKEN: Final = EventKind("protection-taken", "seat")
GOOD_TAKEN: Final = EventKind("good-taken", "seat", "good")
DISK_MOVED: Final = EventKind("disk-moved", "seat", "die", "symbol")
FACE_UP_DISMISSED: Final = EventKind("face-up-dismissed", "seat", "card")
DIE_TURNED: Final = EventKind("die-turned", "seat", "own_die", "number")

# Track
DISK_STAYS: Final = EventKind("disk-stays", "seat")
SPACES_SKIPPED: Final = EventKind("spaces-skipped", "seat", "points")

# Year
YEAR_BEGINS: Final = EventKind("year-begins", "year")
TURN_ENDS: Final = EventKind("turn-ends", "seat")

# Dice
CHARACTER_LEAVES: Final = EventKind("character-leaves", "seat", "card")
DIE_FREED: Final = EventKind("die-freed", "seat", "own_die")
DIE_IMPRISONED: Final = EventKind("die-imprisoned", "seat", "own_die", "number")

# Score
GOAL_REACHED: Final = EventKind("goal-reached", "seat", "points")
POINTS_LOST: Final = EventKind("points-lost", "seat", "points")

# Stones
STONE_PLACED: Final = EventKind("stone-placed", "stone", "country")
TORCH_LIT: Final = EventKind("torch-lit", "country")
STONE_REMOVED: Final = EventKind("stone-removed", "stone", "country")
TORCH_REMOVED: Final = EventKind("torch-removed", "country")
