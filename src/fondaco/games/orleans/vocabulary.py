"""The words of the rulebook as small ints, and the axes on which options point at them."""

from typing import Final

from fondaco.kernel import Axis

# Follower types (component.follower-types); the first six have a track of the same number (component.tracks)
FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
TYPES: Final = 7
ANY: Final = 7  # a space without a printed type

# Followers: the neutral ones by their type, then the four of a player's own colour (component.own-followers)
FIRST_OWN: Final = 7
FOLLOWERS: Final = 11
TYPE_OF: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3)

# Tracks: six of followers, and development (component.tracks)
DEVELOPMENT: Final = 6
TRACKS: Final = 7

# What a space of a follower track gives (component.tracks)
NO_REWARD: Final = 0
SOME_COINS: Final = 1
A_CITIZEN: Final = 2
A_TECHNOLOGY: Final = 3
A_FIRST_TILE: Final = 4
ANY_TILE: Final = 5
A_GOOD: Final = 6
SOME_POINTS: Final = 7
MORE_DRAWN: Final = 8

# What lies on an action space: nothing, a follower's number plus one, the same placed in this planning phase
# (q.plan.undo), or a technology token
EMPTY: Final = 0
TECHNOLOGY: Final = 12
FRESH: Final = 16

# Goods (component.goods)
GRAIN: Final = 0
CHEESE: Final = 1
WINE: Final = 2
WOOL: Final = 3
BROCADE: Final = 4
GOODS: Final = 5

# Places: ten on every player board, then the twenty tiles (component.place, component.place-tiles)
FARM: Final = 0
VILLAGE: Final = 1
UNIVERSITY: Final = 2
CASTLE: Final = 3
MONASTERY: Final = 4
SHIP: Final = 5
WAGON: Final = 6
GUILDHALL: Final = 7
SCRIPTORIUM: Final = 8
TOWN_HALL: Final = 9
BOARD_PLACES: Final = 10
HAYSTACK: Final = 10
CHEESE_DAIRY: Final = 11
WINERY: Final = 12
WOOL_MILL: Final = 13
TAILOR: Final = 14
SHIPPING_LINE: Final = 15
BREWERY: Final = 16
LIBRARY: Final = 17
WINDMILL: Final = 18
RESTAURANT: Final = 19
PHARMACY: Final = 20
TREASURY: Final = 21
BATHHOUSE: Final = 22
HOSPITAL: Final = 23
SACRISTY: Final = 24
SCHOOL: Final = 25
HORSE_CART: Final = 26
POWDER_TOWER: Final = 27
HERB_GARDEN: Final = 28
LABORATORY: Final = 29
PLACES: Final = 30
TILES: Final = 20

# Where a place tile is, if no player has it
IN_PILE: Final = -1
EXCLUDED: Final = -2
LOST: Final = -3

# Connections of the map (component.map)
ROAD: Final = 0
WATERWAY: Final = 1
ORLEANS: Final = 0
TOWNS: Final = 23

# Deeds (component.deeds-board)
DEEDS: Final = 8
CANALISATION: Final = 7

# Events (component.hourglass)
PILGRIMAGE: Final = 0
INCOME: Final = 1
HARVEST: Final = 2
TAXES: Final = 3
TRADE: Final = 4
PLAGUE: Final = 5
EVENTS: Final = 6
NO_EVENT: Final = -1
ROUNDS: Final = 18  # flow.rounds

# Citizens by where they lie at the start (setup.citizens): tracks, development, deeds, and the one for stations
BOATMAN_CITIZEN: Final = 0
KNIGHT_CITIZEN: Final = 1
FIRST_DEVELOPMENT_CITIZEN: Final = 2
FIRST_DEED_CITIZEN: Final = 5
STATION_CITIZEN: Final = 13
CITIZENS: Final = 14
ON_BOARD: Final = -1

# What has left the game for good (torture.removed): followers, goods, technology, then each seat's stations
GONE_GOODS: Final = 7
GONE_TECHNOLOGY: Final = 12
GONE_STATIONS: Final = 13

FOLLOWER_LABELS: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
GOOD_LABELS: Final = ("grain", "cheese", "wine", "wool", "brocade")
BOARD_PLACE_LABELS: Final = (
    *("farm", "village", "university", "castle", "monastery"),
    *("ship", "wagon", "guildhall", "scriptorium", "town-hall"),
)
TILE_LABELS: Final = (
    *("haystack", "cheese-dairy", "winery", "wool-mill", "tailor", "shipping-line", "brewery"),
    *("library", "windmill", "restaurant", "pharmacy", "treasury", "bathhouse", "hospital", "sacristy"),
    *("school", "horse-cart", "powder-tower", "herb-garden", "laboratory"),
)
SPACE_LABELS: Final = (
    # farm, village, university, castle, monastery
    *("farm-boatman", "farm-craftsman", "village-farmer", "village-boatman", "village-craftsman"),
    *("university-farmer", "university-craftsman", "university-trader"),
    *("castle-farmer", "castle-boatman", "castle-trader", "monastery-scholar", "monastery-trader"),
    # ship, wagon, guildhall, scriptorium, town hall
    *("ship-farmer", "ship-boatman", "ship-knight", "wagon-farmer", "wagon-trader", "wagon-knight"),
    *("guildhall-farmer", "guildhall-craftsman", "guildhall-knight"),
    *("scriptorium-knight", "scriptorium-scholar", "town-hall-1", "town-hall-2"),
    # place tiles
    *("haystack-1", "cheese-dairy-1", "cheese-dairy-2", "winery-1", "winery-2", "wool-mill-1", "wool-mill-2"),
    *("tailor-1", "tailor-2", "shipping-line-1", "brewery-1", "library-1", "library-2", "windmill-1", "windmill-2"),
    *("restaurant-1", "restaurant-2", "pharmacy-1", "treasury-1", "treasury-2", "bathhouse-1"),
    *("hospital-1", "hospital-2", "sacristy-1", "horse-cart-1", "horse-cart-2", "laboratory-1", "laboratory-2"),
)
SPACES: Final = 54
"""The action spaces of one player: 26 on the board, 28 on tiles."""
BOARD_SPACES: Final = 26
FIRST_SPACE: Final[tuple[int, ...]] = (
    *(0, 2, 5, 8, 11, 13, 16, 19, 22, 24),
    *(26, 27, 29, 31, 33, 35, 36, 37, 39, 41, 43, 44, 46, 47, 49, 50, 50, 52, 52, 52, 54),
)
"""The first action space of each place, and at the end how many there are."""
PLACE_OF: Final = tuple(place for place in range(PLACES) for _ in range(FIRST_SPACE[place], FIRST_SPACE[place + 1]))
"""The place each action space belongs to."""
NOTHING: Final = -1


def by_place(facts: dict[int, int], otherwise: int = NOTHING) -> tuple[int, ...]:
    """What is true of some places, to be looked up by the number of any place."""
    return tuple(facts.get(place, otherwise) for place in range(PLACES))


SEAT: Final = Axis("seat", ("ochre", "lapis", "verdigris", "vermilion"))
FOLLOWER_TYPE: Final = Axis("type", FOLLOWER_LABELS, words="follower")
FOLLOWER: Final = Axis("follower", (*FOLLOWER_LABELS, *(f"own-{label}" for label in FOLLOWER_LABELS[:4])))
SPACE: Final = Axis("space", SPACE_LABELS)
PLACE: Final = Axis("place", (*BOARD_PLACE_LABELS, *TILE_LABELS))
TILE: Final = Axis("tile", TILE_LABELS)
GOOD: Final = Axis("good", GOOD_LABELS)
FOOD: Final = Axis("food", GOOD_LABELS[:3], words="good")
TOWN: Final = Axis(
    "town",
    (
        *("orleans", "le-mans", "chartres", "chateaudun", "vendome", "tours", "etampes", "montargis", "briare"),
        *("blois", "vierzon", "chinon", "chatellerault", "argenton-sur-creuse", "chateauroux", "la-chatre"),
        *("st-amand-montrond", "bourges", "nevers", "sancerre", "loches", "montrichard", "le-blanc"),
    ),
)
DEED: Final = Axis(
    "deed",
    (
        *("city-wall", "papal-conclave", "plague", "astronomy"),
        *("boatmen-guild", "cathedral", "peace-treaty", "canalisation"),
    ),
)
EVENT: Final = Axis("event", ("pilgrimage", "income", "harvest", "taxes", "trade", "plague"))
RECRUIT: Final = Axis("recruit", ("boatman", "craftsman", "trader"), words="follower")
COUNT: Final = Axis("count", tuple(str(number) for number in range(9)))
COINS: Final = Axis("coins", ("1", "2", "3"))
WAITING: Final = Axis("waiting", ("first", "second"))
TRACK: Final = Axis("track", (*FOLLOWER_LABELS[:6], "development"))
LINK_KIND: Final = Axis("kind", ("road", "waterway"))

AXES: Final = {
    axis.name: axis
    for axis in (
        *(SEAT, FOLLOWER_TYPE, FOLLOWER, SPACE, PLACE, TILE, GOOD, FOOD, TOWN, DEED, EVENT),
        *(RECRUIT, COUNT, COINS, WAITING, TRACK, LINK_KIND),
    )
}
