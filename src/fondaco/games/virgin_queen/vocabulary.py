"""The names and numbers of everything on the table of The Enterprise of England."""

from typing import Final

from fondaco.kernel import Axis

# Powers: seats are powers, but with two players the rebels are England's too (enterprise.players)
SPAIN: Final = 0
ENGLAND: Final = 1
REBELS: Final = 2
POWERS: Final = 3
NOBODY_RULES: Final = 3
"""Control of a space that belongs to no power."""

# Places: spaces on land, then seas, then zones of the New World
LONDON: Final = 0
ANTWERP: Final = 12
LISBON: Final = 18
SPACES: Final = 19
SEAS: Final = 5
FIRST_SEA: Final = SPACES
MEDITERRANEAN_SEA: Final = FIRST_SEA + 4
PLACES: Final = SPACES + SEAS
"""Where ships can lie."""
ZONES: Final = 4
FIRST_ZONE: Final = PLACES
NORTH_ATLANTIC: Final = 0
ANY_PLACE: Final = PLACES + ZONES

# Countries
IN_ENGLAND: Final = 0
IN_SCOTLAND: Final = 1
IN_IRELAND: Final = 2
IN_NETHERLANDS: Final = 3
COUNTRIES: Final = 6

CATHOLIC: Final = 0
PROTESTANT: Final = 1

# Land units, each of one power
SPANISH_REGULAR: Final = 0
CAVALRY: Final = 3
"""Spanish."""
UNITS: Final = 4

# Ships, each of one power
SPANISH_GALLEY: Final = 0
SPANISH_GALLEON: Final = 1
ENGLISH_GALLEON: Final = 2
RACE_GALLEON: Final = 3
REBEL_GALLEON: Final = 4
SHIPS: Final = 5
ARMADA: Final = 5
"""After the ships, the Armada: one piece with levels."""
SHIP_OWNER: Final[tuple[int, ...]] = (SPAIN, SPAIN, ENGLAND, ENGLAND, REBELS, SPAIN)
UNIT_OWNER: Final[tuple[int, ...]] = (SPAIN, ENGLAND, REBELS, SPAIN)

# Leaders
PARMA: Final = 0
MANSFELD: Final = 1
DRAKE: Final = 4
HAWKINS: Final = 5
ORANGE: Final = 6
LA_MARCK: Final = 7
LEADERS: Final = 8
ELIZABETH: Final = 8
"""After the leaders, the other one who can be murdered."""
CAPTAINS: Final = (DRAKE, HAWKINS)
# Where a leader is when not on the map
NOT_YET: Final = 28
WAITING: Final = 29
"""Arrived, and to be placed in spring; a captain without a voyage waits here too."""
CAPTIVE: Final = 30
ON_TRACK: Final = 31
DEAD: Final = 32

# Cards: by their command points, and the three named ones
CIPHER_KEY: Final = 5
HAND_PISTOLS: Final = 6
MARY_CARD: Final = 7
CARDS: Final = 8
COMMAND_POINTS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 3, 3, 3)
HOMES: Final = 6
"""Two Home Cards for each power."""
JESUIT_COLLEGE: Final = 0
WALSINGHAM: Final = 2
SEA_BEGGARS: Final = 4

# Treasures, worth their place and one more in command points
TREASURES: Final = 3
# Where treasures lie: in the zones, then …
IN_FLEET: Final = 4
HELD: Final = 5
"""By a power, to be used: three places."""
IN_CARGO: Final = 8
"""Of the captains: two places."""
IN_PORTUGAL_S: Final = 10
IN_POOL: Final = 11
SPENT: Final = 12
HOARDS: Final = 13

# Mary Queen of Scots
MARY_CAPTURED: Final = 0
MARY_FREE: Final = 1
MARY_DEAD: Final = 2

# Sciences
CRYPTOGRAPHY: Final = 0
PLANTATION: Final = 1
SCIENCES: Final = 2

# Missions
INTELLIGENCE: Final = 0
ASSASSINATION: Final = 1
PLOT: Final = 2
MISSIONS: Final = 3

# Targets of raids in the New World
RAID_SPAIN: Final = 0
RAID_PORTUGAL: Final = 1

# How the game ended
BY_POINTS: Final = 0
BY_ARMS: Final = 1
BY_RELIGION: Final = 2
BY_GUNPOWDER: Final = 3

FIRST_TURN: Final = 3
LAST_TURN: Final = 6
MOST_PIRACY_POINTS: Final = 10
MOST_LEVEL: Final = 4

# The fight or mission at hand, one number each
FIGHT_ATTACKER: Final = 0
"""The power that attacks, or OTTOMAN."""
FIGHT_PLACE: Final = 1
FIGHT_ORIGIN: Final = 2
FIGHT_DEFENDER: Final = 3
FIGHT_UNITS: Final = 4
"""How many units marched in, or who is aimed at."""
FIGHT_COST: Final = 5
FIGHT_AID: Final = 6
"""Bits of the named cards played along, or of the leaders who stood where a formation marched in."""
FIGHT_LEFT: Final = 7
"""Hits still to be shared out."""
FIGHT_ROUND: Final = 8
"""Bits of the rewards given in this round."""
FIGHT_HIDDEN: Final = 9
"""The treasure kept out of the draw, or -1."""
FIGHT_SIZE: Final = 10


POWER: Final = Axis("power", ("spain", "england", "rebels"))
SEAT: Final = Axis("seat", ("spain", "england", "rebels"), "power")
SPACE: Final = Axis(
    "space",
    (
        *("london", "norwich", "portsmouth", "plymouth", "lancaster", "york", "edinburgh", "dublin"),
        *("amsterdam", "rotterdam", "utrecht", "groningen", "antwerp", "brussels"),
        *("madrid", "corunna", "seville", "barcelona", "lisbon"),
    ),
)
SEA: Final = Axis("sea", ("north-sea", "channel", "biscay", "cadiz", "mediterranean"))
ZONE: Final = Axis("zone", ("north-atlantic", "antilles", "caribbean-sea", "mexican-coast"))
PLACE: Final = Axis("place", (*SPACE.labels, *SEA.labels))
COUNTRY: Final = Axis("country", ("england", "scotland", "ireland", "netherlands", "spain", "portugal"))
FAITH: Final = Axis("faith", ("catholic", "protestant"))
UNIT: Final = Axis("unit", ("spanish-regular", "english-regular", "rebel-regular", "cavalry"))
SHIP: Final = Axis(
    "ship", ("spanish-galley", "spanish-galleon", "english-galleon", "race-galleon", "rebel-galleon", "armada")
)
LEADER: Final = Axis(
    "leader", ("parma", "mansfeld", "santa-cruz", "leicester", "drake", "hawkins", "orange", "la-marck")
)
VICTIM: Final = Axis("victim", (*LEADER.labels, "elizabeth"))
CARD: Final = Axis("card", ("one", "two", "three", "four", "five", "cipher-key", "hand-pistols", "mary"))
HOME: Final = Axis(
    "home",
    ("jesuit-college", "council-of-the-indies", "walsingham", "privy-council", "sea-beggars", "states-general"),
)
TREASURE: Final = Axis("treasure", ("silver", "gold", "pearls"))
SCIENCE: Final = Axis("science", ("cryptography", "plantation"))
RAIDED: Final = Axis("raided", ("spain", "portugal"))
AMOUNT: Final = Axis("amount", tuple(str(number) for number in range(13)))
FACE: Final = Axis("face", ("1", "2", "3", "4", "5", "6"))
MISSION: Final = Axis("mission", ("intelligence", "assassination", "plot"))
ENDING: Final = Axis("ending", ("points", "arms", "religion", "gunpowder"))
PHASE: Final = Axis("phase", ("cards", "diplomacy", "spring", "actions", "winter", "marriages", "patronage", "victory"))

AXES: Final = {
    axis.name: axis
    for axis in (
        *(POWER, SEAT, SPACE, SEA, ZONE, PLACE, COUNTRY, FAITH, UNIT, SHIP, LEADER, VICTIM, CARD, HOME),
        *(TREASURE, SCIENCE, RAIDED, AMOUNT, FACE, MISSION, ENDING, PHASE),
    )
}
