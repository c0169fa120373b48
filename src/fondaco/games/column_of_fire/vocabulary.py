"""The words of the rulebook as small ints, and the axes on which options point at them."""

from typing import Final

from fondaco.kernel import Axis

COUNTRIES: Final = 4  # the die of a country has the country's number (component.countries)
GOODS: Final = 4  # component.tiles

# Dice (component.dice)
PURPLE: Final = 4
DICE: Final = 5
BLACK: Final = 5  # the religion die, never a free die (def.religion-die-not-free)

# Religions and the stones of their colours (component.stones)
CATHOLIC: Final = 0
PROTESTANT: Final = 1
NEUTRAL_STONE: Final = 2
STONES: Final = 3

# Where a coloured die lies, if not on a character
FREE: Final = -1
ON_LOCH_LEVEN: Final = -2

NO_CARD: Final = -1
CARDS: Final = 17  # in a country's deck: 13 characters, then 4 events (component.decks)
CHARACTERS: Final = 13
EVENTS: Final = 4
SITES: Final = 6  # board.sites
SPACES: Final = 64  # more than any track has: a frame holds both a space and the steps made
GOAL: Final = 50  # def.goal
RANSOM: Final = 3  # points to take a die off a card (pay.remove-die)

# Action symbols: a kind times eight plus its argument
ARGUMENTS: Final = 8
GOOD: Final = 1
ANY_GOOD: Final = 2
SELL_THREE: Final = 3
PROTECTION: Final = 4
ADVANTAGE: Final = 5
STONE: Final = 6
NEUTRAL: Final = 7
ADVANCE: Final = 8
REMOVE_CHARACTER: Final = 9
TURN_DIE: Final = 10
FREE_DIE: Final = 11
POINTS: Final = 12
SHIP: Final = 13
TRADE: Final = 14
EITHER: Final = 2  # argument of STONE: Catholic or Protestant as the player likes

# Who an event hits, and how
ALL_PLAYERS: Final = 0
EACH_CATHOLIC: Final = 1
EACH_PROTESTANT: Final = 2
HOUSE_OWNERS: Final = 3
LEADERS: Final = 4
LOSE_POINTS: Final = 0
LOSE_GOODS: Final = 1
LOCH_LEVEN: Final = 2
TRADE_PROTECTION: Final = 3
LOSE_PROTECTION: Final = 4

SEAT: Final = Axis("seat", ("ochre", "lapis", "verdigris", "vermilion"))
COUNTRY: Final = Axis("country", ("england", "france", "netherlands", "spain"))
COLOUR: Final = Axis("colour", ("white", "blue", "orange", "brown"), words="die")
DIE: Final = Axis("die", ("white", "blue", "orange", "brown", "purple"))
OWN_DIE: Final = Axis("own_die", ("white", "blue", "orange", "brown", "purple", "black"), words="die")
GOOD_KIND: Final = Axis("good", ("book", "ore", "cloth", "wine"))
RELIGION: Final = Axis("religion", ("catholic", "protestant"))
STONE_COLOUR: Final = Axis("stone", ("catholic", "protestant", "neutral"))
NUMBER: Final = Axis("number", ("1", "2", "3", "4", "5", "6"))
SKIPS: Final = Axis("skips", ("", "skip-1", "skip-2", "skip-3"))
LOCH_LEVEN_CARD: Final = Axis("loch_leven", ("1", "2", "3", "4"))
PLACE_IN_DECK: Final = Axis("place", tuple(str(place) for place in range(1, CARDS + 1)))
HALF: Final = Axis("half", ("first", "second"))
SCOPE: Final = Axis("scope", ("all", "catholic", "protestant", "house", "leader"))
EFFECT: Final = Axis("effect", ("lose-points", "lose-goods", "loch-leven", "trade", "lose-protection"))
TILE: Final = Axis(
    "tile",
    (
        *("good-book", "good-ore", "good-cloth", "good-wine", "any-good", "sell-three", "protection"),
        *("stone-catholic", "stone-protestant", "neutral", "advance", "remove-character", "turn-die", "free-die"),
        *("points-1", "points-2", "points-3"),
    ),
)
TILES: Final = 17
FIRST_POINTS_TILE: Final = 14

AXES: Final = {
    axis.name: axis
    for axis in (
        *(SEAT, COUNTRY, COLOUR, DIE, OWN_DIE, GOOD_KIND, RELIGION, STONE_COLOUR),
        *(NUMBER, SKIPS, LOCH_LEVEN_CARD, PLACE_IN_DECK, HALF, TILE, SCOPE, EFFECT),
    )
}
