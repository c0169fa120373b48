"""The board as a drawing: the map of the Loire amid tracks, deeds and place tiles, and a mat for each seat."""

from collections.abc import Callable, Sequence
from functools import partial

from fondaco.games.orleans.board import engraving, icons, ladders, map
from fondaco.games.orleans.board.captions import SUPPLY_CLAUSES, Captions
from fondaco.games.orleans.board.chart import sheet
from fondaco.games.orleans.board.engraving import RESERVE, RESERVE_PITCH, SIDE, SIDE_PITCH, STACK, STACK_PITCH
from fondaco.games.orleans.board.mats import mat
from fondaco.games.orleans.board.scene import Scene
from fondaco.games.orleans.board.sheets import deed_parts, tile_parts
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Part, Picture, Pictures, Words

Layer = tuple[Callable[[Scene], list[Part]], tuple[object, ...]]
"""What draws parts of the board, and all that they show."""


def pictures(s: Orleans, view: OrleansView, words: Words, names: Sequence[str]) -> Pictures:
    """What a seat sees, from the printed facts and its view alone."""
    scene = Scene(Captions.of(s.printed, words), s, view, tuple(names))
    shown = layers(scene)
    board = scene.said.drawn(lambda: picture(scene, shown), "board", *(seen for _, seen in shown))
    return Pictures(board, tuple(mat(scene, seat) for seat in scene.seats))


def layers(scene: Scene) -> list[Layer]:
    """Everything on the board, what lies lowest first; it is the same for all who look (q.information.public)."""
    view, names = scene.view, scene.names
    clock = (view.round, view.event, view.hourglass, view.first_player, view.over)
    stocks = (view.bank, view.technology, view.reserve, view.supply[MONK], view.citizen[STATION_CITIZEN])
    return [
        # component.tracks
        (ladders.steps, ()),
        (ladders.supplies, (view.supply,)),
        (ladders.citizens, (view.citizen,)),
        (ladders.markers, (names, view.track)),
        # component.map
        (map.links, (view.players, view.on_map)),
        (map.towns, (names, view.station)),
        (map.merchants, (names, view.merchant)),
        # what lies around them
        (banner, (names, *clock)),
        (stock_parts, stocks),
        (deed_parts, (view.deed, view.citizen)),
        (tile_parts, (names, view.tile)),
    ]


def picture(scene: Scene, shown: list[Layer]) -> Picture:
    """The board with everything on it; its sheet with the map is the same in every position of a language."""
    said, printed = scene.said, scene.printed
    ground = sheet(printed.link_ends, printed.link_kind, tuple(said.name("town", town) for town in range(TOWNS)))
    parts = [part for draw, seen in shown for part in said.drawn(partial(draw, scene), draw, *seen)]
    return Picture(engraving.WIDTH, engraving.HEIGHT, engraving.backdrop(ground), tuple(parts), label(scene))


def label(scene: Scene) -> str:
    """The round, its event, and who is first player."""
    said, view = scene.said, scene.view
    words = [round_words(scene)]
    if view.event != NO_EVENT and not view.over:
        words.append(said.say("draw-event", event=view.event))
    if view.first_player >= 0 and not view.over:
        words.append(said.say("draw-first-player", name=scene.names[view.first_player]))
    return " · ".join(words)


def round_words(scene: Scene) -> str:
    """How far the game is."""
    said, view = scene.said, scene.view
    if view.over:
        return said.say("draw-over")
    return said.say("draw-round", number=view.round, rounds=ROUNDS) if view.round else said.say("draw-before")


# The hourglass


def banner(scene: Scene) -> list[Part]:
    """The round, its event, and the events still in the stack (phase.hourglass)."""
    said, view = scene.said, scene.view
    first = scene.names[view.first_player] if view.first_player >= 0 else ""
    text = said.say("draw-round-text", left=sum(view.hourglass))
    text += f" {said.say('draw-first-player', name=first)}." if first else ""
    body = engraving.round_body(str(view.round), said.within("draw-round-foot", rounds=ROUNDS))
    clock = Part("hourglass", *engraving.HOURGLASS, body, round_words(scene), text, "phase.hourglass")
    return [clock, event_part(scene), *(stack_part(scene, event) for event in range(EVENTS))]


def event_part(scene: Scene) -> Part:
    """The event of the round (phase.event)."""
    said, event = scene.said, scene.view.event
    if event == NO_EVENT:
        name, short, text, clause = said.say("draw-before"), "", said.say("draw-before-text"), "setup.hourglass"
    else:
        key = EVENT.labels[event]
        name, short = said.name("event", event), said.say(f"draw-event-short-{key}")
        text, clause = said.say(f"draw-event-{key}"), f"event.{key}"
    return Part("event", *engraving.EVENT_BOX, engraving.event_body(event, name, short), name, text, clause)


def stack_part(scene: Scene, event: int) -> Part:
    """How many tiles of an event are still to come (q.events.remaining)."""
    said, left, key = scene.said, scene.view.hourglass[event], EVENT.labels[event]
    title, text = said.say("draw-stack", event=event, number=left), said.say(f"draw-event-{key}")
    place = (STACK.x + event * STACK_PITCH, STACK.y, STACK.width, STACK.height)
    return Part(f"stack-{key}", *place, engraving.stack_body(event, left), title, text, f"event.{key}")


# Stocks


def stock_parts(scene: Scene) -> list[Part]:
    """Monks, technology, coins, the citizen for the most stations, and the goods beside the board."""
    said, view = scene.said, scene.view
    aside = view.citizen[STATION_CITIZEN] == ON_BOARD
    stocks = (
        ("supply-monk", icons.follower(MONK, 64), view.supply[MONK], "monk", SUPPLY_CLAUSES[MONK]),
        ("bank", icons.money(""), view.bank, "bank", "supply.coins"),
        ("technology", icons.COG, view.technology, "technology", "tech.effect"),
        ("station-citizen", icons.STATION, int(aside), "station-citizen", "end.station-majority"),
    )
    parts = []
    for place, (name, sign, left, key, clause) in enumerate(stocks):
        short = said.say(f"draw-short-{key}")
        title, text = said.say(f"draw-{key}", number=left), said.say(f"draw-{key}-text")
        box = (SIDE.x, SIDE.y + place * SIDE_PITCH, SIDE.width, SIDE.height)
        parts.append(Part(name, *box, engraving.side_body(sign, left, short), title, text, clause))
    if aside:
        corner = (SIDE.x + SIDE.width * 0.7 - 19, SIDE.y + 3 * SIDE_PITCH + 16)
        told = ("draw-citizen-station", "end.station-majority")
        parts.append(ladders.citizen_part(scene, STATION_CITIZEN, *corner, 38, *told))
    return parts + [reserve_part(scene, good) for good in range(GOODS)]


def reserve_part(scene: Scene, good: int) -> Part:
    """The goods of a kind beside the board (setup.goods-reserve)."""
    printed, said, left = scene.printed, scene.said, scene.view.reserve[good]
    title = said.say("draw-reserve", good=good, number=left)
    text = said.say("draw-good-text", points=printed.good_points[good])
    if good in printed.food:
        text += f" {said.say('draw-food')}"
    place = (RESERVE.x + good * RESERVE_PITCH, RESERVE.y, RESERVE.width, engraving.RESERVE_HEIGHT)
    body = engraving.reserve_body(good, left, printed.good_points[good])
    return Part(f"reserve-{GOOD.labels[good]}", *place, body, title, text, "score.goods")
