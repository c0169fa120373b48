"""The map as parts: connections with their goods, towns with their trading stations, and the merchants."""

from functools import cache
from typing import Final

from fondaco.draw import seats
from fondaco.draw.shapes import at
from fondaco.draw.tracks import Box
from fondaco.games.orleans.board import chart, icons
from fondaco.games.orleans.board.chart import CITY, GOOD_SIZE, TOWN_SIZE, Point
from fondaco.games.orleans.board.engraving import MAP
from fondaco.games.orleans.board.scene import Scene
from fondaco.games.orleans.printed import Printed
from fondaco.games.orleans.rules.actions.travel import goods_on
from fondaco.games.orleans.vocabulary import ORLEANS, TOWN, TOWNS
from fondaco.kernel import Part

TOKEN: Final = 34
"""A good on the map."""
HOUSE: Final = 31
MERCHANT: Final = 30
CORNERS: Final[tuple[Point, ...]] = ((17, -17), (-17, -17), (17, 17), (-17, 17))
"""Where merchants stand around the middle of a town."""


# Connections


def link_places(scene: Scene, link: int) -> tuple[Point, ...]:
    """The upper left corners of a connection's goods spaces on the board."""
    printed = scene.printed
    spaces = printed.goods_spaces_of[link]
    middles = chart.goods_places(printed.link_ends[link], printed.link_kind[link], len(spaces))
    return tuple((MAP.x + x - GOOD_SIZE / 2, MAP.y + y - GOOD_SIZE / 2) for x, y in middles)


def links(scene: Scene) -> list[Part]:
    """Every connection as the spaces on it, then the goods that lie there (move.goods)."""
    ways, goods = [], []
    for link in range(len(scene.printed.link_ends)):
        places = link_places(scene, link)
        ways += connection(scene, link, places)
        goods += lying(scene, link, places)
    return ways + goods


def link_ids(printed: Printed, link: int) -> tuple[str, ...]:
    """The parts of a connection, one for each of its goods spaces."""
    spaces = range(len(printed.goods_spaces_of[link]))
    return tuple(f"link-{link}-{space + 1}" if space else f"link-{link}" for space in spaces)


def connection(scene: Scene, link: int, places: tuple[Point, ...]) -> list[Part]:
    """A connection: its goods spaces, with its name and what lies on it."""
    printed, view, said = scene.printed, scene.view, scene.said
    spaces = printed.goods_spaces_of[link]
    goods = goods_on(scene.s, link)
    used = (said.say("draw-link-empty"), "move.empty-link")
    if goods:
        used = (said.say("draw-link-goods", what=said.listed("good", goods)), "move.one-good")
    parts = []
    for part, space, place in zip(link_ids(printed, link), spaces, places):
        least = printed.goods_space_least[space]
        told = (said.say("draw-link-unused", number=least), "setup.goods") if least > view.players else used
        body = chart.goods_space(least, view.players)
        parts.append(Part(part, *place, GOOD_SIZE, GOOD_SIZE, body, said.way(link), *told))
    return parts


def lying(scene: Scene, link: int, places: tuple[Point, ...]) -> list[Part]:
    """The goods on a connection."""
    parts, inset, said = [], (GOOD_SIZE - TOKEN) / 2, scene.said
    for space, (x, y) in zip(scene.printed.goods_spaces_of[link], places):
        good = scene.view.on_map[space] - 1
        if good >= 0:
            text = said.say("draw-good-on-map", way=said.way(link), points=scene.printed.good_points[good])
            place = (x + inset, y + inset, TOKEN, TOKEN, at(0, 0, icons.good(good), TOKEN / 64))
            parts.append(Part(f"good-{space}", *place, said.title("good", good), text, "move.goods"))
    return parts


# Towns


def town_box(town: int) -> Box:
    """Where a town lies on the board."""
    if town == ORLEANS:
        return Box(MAP.x + CITY.x, MAP.y + CITY.y, CITY.width, CITY.height)
    x, y = chart.town_at(town)
    return Box(MAP.x + x - TOWN_SIZE / 2, MAP.y + y - TOWN_SIZE / 2, TOWN_SIZE, TOWN_SIZE)


def towns(scene: Scene) -> list[Part]:
    """The towns, and the trading stations in them (station.one-per-town, station.orleans)."""
    parts, stations = [], []
    for town in range(TOWNS):
        name = scene.said.name("town", town)
        body = chart.city_body(name) if town == ORLEANS else chart.TOWN_BODY
        clause = "station.orleans" if town == ORLEANS else "station.one-per-town"
        parts.append(Part(f"town-{TOWN.labels[town]}", *town_box(town), body, name, town_text(scene, town), clause))
        stations += [station(scene, town, seat) for seat in owners(scene, town)]
    return parts + stations


def owners(scene: Scene, town: int) -> list[int]:
    """Whose trading stations stand in a town."""
    return [seat for seat in scene.seats if scene.view.station[town] >> seat & 1]


def town_text(scene: Scene, town: int) -> str:
    """Whose stations stand here, and where one can go."""
    said, names = scene.said, ", ".join(scene.names[seat] for seat in owners(scene, town))
    if town == ORLEANS:
        told = [said.say("draw-town-orleans")]
    else:
        told = [] if names else [said.say("draw-town-free")]
    told += [said.say("draw-town-stations", names=names)] if names else []
    for kind, key in enumerate(("draw-town-roads", "draw-town-waterways")):
        reached = ", ".join(said.name("town", there) for there, _ in scene.printed.links_from[town * 2 + kind])
        told += [said.say(key, towns=reached)] if reached else []
    return " ".join(told)


def station(scene: Scene, town: int, seat: int) -> Part:
    """A trading station."""
    box, said = town_box(town), scene.said
    if town == ORLEANS:
        x, y = box.x + 10 + seat * (box.width - 20 - HOUSE) / 3, box.y + 33
    else:
        x, y = box.x + (box.width - HOUSE) / 2, box.y + (box.height - HOUSE) / 2 - 2
    title, text = said.say("draw-station", name=scene.names[seat], town=town), said.say("draw-station-text")
    place = (x, y, HOUSE, HOUSE, seats.house(seat, HOUSE, HOUSE))
    return Part(f"station-{seat}-{TOWN.labels[town]}", *place, title, text, "score.citizens")


# Merchants


def merchants(scene: Scene) -> list[Part]:
    """Each seat's merchant in its town (setup.merchant)."""
    view, said = scene.view, scene.said
    parts = []
    for seat, town in enumerate(view.merchant):
        place = (*merchant_place(scene, seat), MERCHANT, MERCHANT)
        title, text = said.say("draw-merchant", name=scene.names[seat]), said.say("draw-merchant-text", town=town)
        parts.append(Part(f"merchant-{seat}", *place, seats.disk(seat, MERCHANT), title, text, "move.one-link"))
    return parts


@cache
def corners(town: int) -> tuple[Point, ...]:
    """The places of merchants around a town, those that are far from its name first."""
    (x, y), (name_x, name_y), anchor = chart.PLACES[TOWN.labels[town]]
    across = {"start": 40, "end": -40, "middle": 0}[anchor] + name_x - x
    down = name_y - 6 - y
    return tuple(sorted(CORNERS, key=lambda corner: corner[0] * across + corner[1] * down))


def merchant_place(scene: Scene, seat: int) -> Point:
    """Where a merchant stands in its town, beside those that came before."""
    town = scene.view.merchant[seat]
    box = town_box(town)
    if town == ORLEANS:
        return box.x + 10 + seat * (box.width - 20 - MERCHANT) / 3, box.y + box.height - MERCHANT - 6
    there = [other for other in scene.seats if scene.view.merchant[other] == town]
    dx, dy = corners(town)[there.index(seat)]
    return box.x + box.width / 2 + dx - MERCHANT / 2, box.y + box.height / 2 + dy - MERCHANT / 2
