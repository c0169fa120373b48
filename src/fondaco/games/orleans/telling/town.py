"""Place tiles as they are told: those taken from the piles, and those put back into the box."""

from typing import Final

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.telling.glance import Glance
from fondaco.games.orleans.telling.parts import tile_part
from fondaco.games.orleans.vocabulary import ANY, BOARD_PLACES
from fondaco.kernel import Hooks, Ids, Numbers

# Who is asked for by a tile
NOBODY: Final = 0
ONE: Final = 1
TWO_DIFFERENT: Final = 2
TWO_ALIKE: Final = 3
ANYBODY: Final = 4


def piles_prompt(at: Glance) -> Numbers:
    return {"piles": at.printed.trader_piles[at.b]}


def tile(at: Glance) -> Numbers:
    """A place tile: its pile, whom it asks for and what it does."""
    if at.word == "none":
        return {}
    number = at.axes["tile"]
    place = BOARD_PLACES + number
    asks = [at.printed.asks[space] for space in at.printed.spaces_of[place]]
    told = {"pile": at.printed.category[number], "does": place}
    if not asks:
        return {**told, "asks": NOBODY}
    if ANY in asks:
        return {**told, "asks": ANYBODY}
    if len(asks) == 1:
        return {**told, "asks": ONE, "type": asks[0]}
    if asks[0] == asks[1]:
        return {**told, "asks": TWO_ALIKE, "type": asks[0]}
    return {**told, "asks": TWO_DIFFERENT, "type": asks[0], "follower": asks[1]}


def tile_parts(at: Glance) -> Ids:
    return () if at.word == "none" else (tile_part(at, at.axes["tile"]),)


HOOKS: Final = {
    frames.EXCLUDE: Hooks(option=tile, parts=tile_parts),
    frames.TAKE_TILE: Hooks(piles_prompt, tile, tile_parts),
}
