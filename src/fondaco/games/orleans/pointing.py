"""Which parts of the drawing a player would click for an option; from a view and the printed tables only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from fondaco.draw.pointing import Ids, pointed
from fondaco.games.orleans import frames
from fondaco.games.orleans.deeds import FROM_TOWER
from fondaco.games.orleans.glance import Glance
from fondaco.games.orleans.map import link_ids
from fondaco.games.orleans.muster import Muster, muster
from fondaco.games.orleans.planning import FIRST_TOWER
from fondaco.games.orleans.recruiting import VILLAGERS
from fondaco.games.orleans.sequence import STEPS
from fondaco.games.orleans.tables import Tables
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import (
    BOARD_PLACES,
    DEED,
    DEVELOPMENT,
    FIRST_SPACE,
    FOLLOWER_TYPE,
    FOLLOWERS,
    GOOD,
    IN_PILE,
    PLACE,
    PLACE_OF,
    POWDER_TOWER,
    SACRISTY,
    SPACE,
    TECHNOLOGY,
    TILE,
    TOWN,
    TOWN_HALL,
    TRACK,
)
from fondaco.kernel import Frame

# Single parts


def tokens(at: Glance) -> Muster:
    return muster(at.view, at.seat)


def tile_part(at: Glance, tile: int) -> str:
    """A place tile in its pile, or where it lay."""
    return f"{'tile' if at.view.tile[tile] == IN_PILE else 'taken'}-{TILE.labels[tile]}"


def place_part(at: Glance, place: int) -> str:
    """A place of the seat, or the tile that would be it."""
    if not at.view.has(at.seat, place):
        return tile_part(at, place - BOARD_PLACES)
    return f"place-{at.seat}-{PLACE.labels[place]}"


def space_part(at: Glance, space: int) -> str:
    """An action space of the seat, or the tile that would have it."""
    place = PLACE_OF[space]
    return f"space-{at.seat}-{SPACE.labels[space]}" if at.view.has(at.seat, place) else place_part(at, place)


def worker_part(at: Glance, space: int) -> str:
    """Who stands on an action space, or the space if nobody does."""
    standing = tokens(at).spaces
    return standing[space][0] if space in standing else space_part(at, space)


def tower_part(at: Glance, waiting: int) -> str:
    """Who waits in the powder tower, or the space there; without a tower its tile."""
    tower = tokens(at).tower
    if not tower:
        return place_part(at, POWDER_TOWER)
    return tower[waiting][0] or f"tower-{at.seat}-{waiting + 1}"


def goods_part(at: Glance, good: int) -> str:
    return f"goods-{at.seat}-{GOOD.labels[good]}"


def development_parts(at: Glance, points: int) -> Ids:
    """The space of the development track that so many points lead to."""
    step = at.view.marker(at.seat, DEVELOPMENT) + points
    return (f"track-development-{max(0, min(step, at.tables.development_steps))}",)


def market(at: Glance, kind: int) -> Ids:
    """Those of a kind who wait in the market, or the market if nobody does."""
    return tokens(at).waiting(kind) or (f"market-{at.seat}",)


# Set-up, followers and planning


def tile(at: Glance) -> Ids:
    return () if at.word == "none" else (tile_part(at, at.axes["tile"]),)


def draw(at: Glance) -> Ids:
    return (worker_part(at, at.axes["space"]),) if at.word == "back" else (f"bag-{at.seat}",)


def into_tower(at: Glance) -> Ids:
    return () if at.word == "enough" else market(at, at.axes["follower"])


def plan(at: Glance) -> Ids:
    if at.word == "ready":
        return ()
    if at.word == "tower":
        return (tower_part(at, at.axes["waiting"]),)
    return (worker_part(at, at.axes["space"]),) if at.word == "back" else market(at, at.axes["follower"])


def send(at: Glance) -> Ids:
    """An action space; who is kept goes back to where it waited."""
    if at.word != "keep":
        return (space_part(at, at.axes["space"]),)
    if at.b < FOLLOWERS:
        return (f"market-{at.seat}", *tokens(at).waiting(at.b)[-1:])
    return (tower_part(at, at.b - FIRST_TOWER),)


def space(at: Glance) -> Ids:
    return (space_part(at, at.axes["space"]),)


# Actions


def act(at: Glance) -> Ids:
    """A place with all who stand there."""
    if at.word == "pass":
        return ()
    place, there = at.axes["place"], tokens(at)
    spaces = at.tables.spaces_of[place] if at.view.has(at.seat, place) else ()
    standing = [worker_part(at, space) for space in spaces if at.token(space)]
    if place == POWDER_TOWER:
        standing += [part for part, _ in there.tower if part]
    return (place_part(at, place), *standing)


def recruit(at: Glance) -> Ids:
    """The followers in stock, and the next space of their track."""
    type_ = VILLAGERS[at.axes["recruit"]]
    step = min(at.view.marker(at.seat, type_) + 1, at.tables.track_steps[type_])
    return f"supply-{FOLLOWER_TYPE.labels[type_]}", f"track-{TRACK.labels[type_]}-{step}"


def travel(at: Glance) -> Ids:
    """A town, and the connection that leads there with the goods on it."""
    town = at.axes["town"]
    link = at.tables.link_to(at.view.merchant[at.seat], at.b, town)
    if link < 0:
        return (f"town-{TOWN.labels[town]}",)
    goods = tuple(f"good-{space}" for space in at.tables.goods_spaces_of[link] if at.view.on_map[space])
    return (f"town-{TOWN.labels[town]}", *link_ids(at.tables, link), *goods)


def good(at: Glance) -> Ids:
    """The goods of a kind on the connection just travelled, or the connection if there is none."""
    if at.word == "none":
        return ()
    spaces, kind = at.tables.goods_spaces_of[at.b], at.axes["good"]
    return tuple(f"good-{space}" for space in spaces if at.view.on_map[space] == kind + 1) or (f"link-{at.b}",)


def deed(at: Glance) -> Ids:
    """A deed, and who would be given to it."""
    if at.word == "enough":
        return ()
    waiting, name = at.axes["waiting"], f"deed-{DEED.labels[at.axes['deed']]}"
    if at.b & FROM_TOWER:
        return name, tower_part(at, waiting)
    return name, worker_part(at, FIRST_SPACE[TOWN_HALL] + waiting)


def canalisation(at: Glance) -> Ids:
    return (f"coins-{at.seat}", "bank") if at.word == "coin" else development_parts(at, 1)


def pharmacy(at: Glance) -> Ids:
    return development_parts(at, at.axes["coins"] + 1)


def bathe(at: Glance) -> Ids:
    return tokens(at).drawn(at.axes["follower"]) or (f"bag-{at.seat}",)


def technology(at: Glance) -> Ids:
    return (f"technology-{at.seat}",) if at.word == "keep" else space(at)


# Events and torture


def shelter(at: Glance) -> Ids:
    """The monk of the sacristy, or the event that strikes."""
    if at.word == "suffer":
        return ("event",)
    standing = [worker_part(at, space) for space in at.tables.spaces_of[SACRISTY] if at.token(space)]
    return (place_part(at, SACRISTY), *standing)


def food(at: Glance) -> Ids:
    return (goods_part(at, at.axes["food"]),)


def torture(at: Glance) -> Ids:
    """What would be given up for a missing coin."""
    if at.word == "station":
        town = at.axes["town"]
        built = at.view.station[town] >> at.seat & 1
        return (f"station-{at.seat}-{TOWN.labels[town]}" if built else f"town-{TOWN.labels[town]}",)
    if at.word == "good":
        return (goods_part(at, at.axes["good"]),)
    if at.word == "tile":
        return (place_part(at, at.axes["tile"] + BOARD_PLACES),)
    if at.word == "technology":
        place = at.axes["place"]
        laid = [space for space in at.tables.spaces_of[place] if at.token(space) == TECHNOLOGY]
        return tuple(space_part(at, space) for space in laid) or (place_part(at, place),)
    if at.word == "development":
        return (f"marker-{at.seat}-development", f"level-{at.seat}")
    return (f"{LOST[at.word]}-{at.seat}",)


LOST: Final = {"unbuilt-station": "stations", "follower": "bag", "unlaid-technology": "technology"}

POINTED: Final[dict[int, Callable[[Glance], Ids]]] = {
    frames.EXCLUDE: tile,
    frames.DRAW: draw,
    frames.TOWER: into_tower,
    frames.PLAN: plan,
    frames.SEND: send,
    frames.ACT: act,
    frames.RECRUIT: recruit,
    frames.TAKE_TILE: tile,
    frames.TRAVEL: travel,
    frames.TAKE_GOOD: good,
    frames.GIVE_TO_DEED: deed,
    frames.CANALISATION: canalisation,
    frames.PHARMACY: pharmacy,
    frames.BATHHOUSE: bathe,
    frames.BATHHOUSE_SEND: space,
    frames.LAY_TECHNOLOGY: technology,
    frames.SHELTER: shelter,
    frames.GIVE_FOOD: food,
    frames.TORTURE: torture,
}


def pointed_at(tables: Tables, view: OrleansView, frame: Frame, option: int) -> Ids:
    """The ids of the parts that stand for an option; none if it leaves everything as it is."""
    return pointed(POINTED, STEPS, frame, option, partial(Glance, tables, view))
