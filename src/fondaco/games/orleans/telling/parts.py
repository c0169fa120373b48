"""The parts of the drawing by what they stand for, as far as several chapters point at them."""

from fondaco.games.orleans.board.muster import Muster, muster
from fondaco.games.orleans.rules.development import way_ahead
from fondaco.games.orleans.telling.glance import Glance
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Ids


def tokens(at: Glance) -> Muster:
    return muster(at.s, at.seat)


def tile_part(at: Glance, tile: int) -> str:
    """A place tile in its pile, or where it lay."""
    return f"{'tile' if at.s.tile[tile] == IN_PILE else 'taken'}-{TILE.labels[tile]}"


def place_part(at: Glance, place: int) -> str:
    """A place of the seat, or the tile that would be it."""
    if not at.s.has(at.seat, place):
        return tile_part(at, place - BOARD_PLACES)
    return f"place-{at.seat}-{PLACE.labels[place]}"


def space_part(at: Glance, space: int) -> str:
    """An action space of the seat, or the tile that would have it."""
    place = PLACE_OF[space]
    return f"space-{at.seat}-{SPACE.labels[space]}" if at.s.has(at.seat, place) else place_part(at, place)


def worker_part(at: Glance, space: int) -> str:
    """Who stands on an action space, or the space if nobody does."""
    standing = tokens(at).spaces
    return standing[space][0] if space in standing else space_part(at, space)


def manned_place_parts(at: Glance, place: int) -> Ids:
    """A place with all who stand there."""
    spaces = at.printed.spaces_of[place] if at.s.has(at.seat, place) else ()
    standing = [worker_part(at, space) for space in spaces if at.token(space)]
    if place == POWDER_TOWER:
        standing += [part for part, _ in tokens(at).tower if part]
    return (place_part(at, place), *standing)


def tower_part(at: Glance, waiting: int) -> str:
    """Who waits in the powder tower, or the space there; without a tower its tile."""
    tower = tokens(at).tower
    if not tower:
        return place_part(at, POWDER_TOWER)
    return tower[waiting][0] or f"tower-{at.seat}-{waiting + 1}"


def market_parts(at: Glance, kind: int) -> Ids:
    """Those of a kind who wait in the market, or the market if nobody does."""
    return tokens(at).waiting(kind) or (f"market-{at.seat}",)


def named_space(at: Glance) -> Ids:
    """The action space an option names."""
    return (space_part(at, at.axes["space"]),)


def goods_part(at: Glance, good: int) -> str:
    return f"goods-{at.seat}-{GOOD.labels[good]}"


def development_part(at: Glance, points: int) -> str:
    """The space of the development track that so many points lead to."""
    return f"track-development-{at.s.marker(at.seat, DEVELOPMENT) + len(way_ahead(at.s, at.seat, points))}"
