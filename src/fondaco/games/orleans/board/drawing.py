"""The board as a drawing: the map of the Loire amid tracks, deeds and place tiles, and a mat for each seat."""

from collections.abc import Sequence

from fondaco.games.orleans.board import icons, ladders, map
from fondaco.games.orleans.board.captions import SUPPLY_CLAUSES, Captions, event_clause
from fondaco.games.orleans.board.chart import sheet
from fondaco.games.orleans.board.engraving import (
    EVENT_BOX,
    HEIGHT,
    HOURGLASS,
    RESERVE,
    RESERVE_HEIGHT,
    RESERVE_PITCH,
    SIDE,
    SIDE_PITCH,
    STACK,
    STACK_PITCH,
    WIDTH,
    backdrop,
    event_body,
    reserve_body,
    round_body,
    side_body,
    stack_body,
)
from fondaco.games.orleans.board.mats import mat
from fondaco.games.orleans.board.scene import Scene
from fondaco.games.orleans.board.sheets import deed_parts, tile_parts
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Part, Picture, Pictures, Words


def pictures(s: Orleans, view: OrleansView, words: Words, names: Sequence[str]) -> Pictures:
    """What a seat sees, from the printed facts and its view alone."""
    scene = Scene(Captions.of(s.printed, words), s, view, tuple(names))
    board = scene.said.drawn(lambda: picture(scene), "board", *seen(scene))
    return Pictures(board, tuple(mat(scene, seat) for seat in scene.seats))


def seen(scene: Scene) -> tuple[object, ...]:
    """Everything the board shows, which is the same for all who look (q.information.public)."""
    view = scene.view
    clock = (view.players, view.round, view.event, view.hourglass, view.first_player, view.over)
    stocks = (view.bank, view.technology, view.reserve, view.deed, view.tile)
    return (*map.seen(scene), *ladders.seen(scene), *clock, *stocks)


def picture(scene: Scene) -> Picture:
    """The board with everything on it."""
    said, view = scene.said, scene.view
    clock = (view.round, view.event, view.hourglass, view.first_player, view.over)
    stocks = (view.bank, view.technology, view.reserve, view.supply[MONK], view.citizen[STATION_CITIZEN])
    parts = [
        *said.drawn(lambda: ladders.track_parts(scene), "tracks", *ladders.seen(scene)),
        *said.drawn(lambda: map.map_parts(scene), "map", view.players, *map.seen(scene)),
        *said.drawn(lambda: banner(scene), "banner", scene.names, *clock),
        *said.drawn(lambda: stock_parts(scene), "stocks", *stocks),
        *said.drawn(lambda: deed_parts(scene), "deeds", view.deed, view.citizen),
        *said.drawn(lambda: tile_parts(scene), "tiles", scene.names, view.tile),
    ]
    return Picture(WIDTH, HEIGHT, ground(said), tuple(parts), label(scene))


def ground(said: Captions) -> str:
    """The sheet with the map: the same in every position of a language."""
    printed = said.printed
    names = tuple(said.name("town", town) for town in range(TOWNS))
    return backdrop(sheet(printed.link_ends, printed.link_kind, names), ("I", "II"))


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
    body = round_body(str(view.round), said.within("draw-round-foot", rounds=ROUNDS))
    clock = Part("hourglass", *HOURGLASS, body, round_words(scene), text, "phase.hourglass")
    return [clock, event_part(scene), *(stack_part(scene, event) for event in range(EVENTS))]


def event_part(scene: Scene) -> Part:
    """The event of the round (phase.event)."""
    said, event = scene.said, scene.view.event
    if event == NO_EVENT:
        name = said.say("draw-before")
        return Part(
            "event", *EVENT_BOX, event_body(event, name, ""), name, said.say("draw-before-text"), "setup.hourglass"
        )
    name, key = said.name("event", event), EVENT.labels[event]
    body = event_body(event, name, said.say(f"draw-event-short-{key}"))
    return Part("event", *EVENT_BOX, body, name, said.say(f"draw-event-{key}"), event_clause(event))


def stack_part(scene: Scene, event: int) -> Part:
    """How many tiles of an event are still to come (q.events.remaining)."""
    said, left = scene.said, scene.view.hourglass[event]
    title = said.say("draw-stack", event=event, number=left)
    text = said.say(f"draw-event-{EVENT.labels[event]}")
    place = (STACK.x + event * STACK_PITCH, STACK.y, STACK.width, STACK.height)
    return Part(f"stack-{EVENT.labels[event]}", *place, stack_body(event, left), title, text, event_clause(event))


# Stocks


def stock_parts(scene: Scene) -> list[Part]:
    """Monks, technology, coins, the citizen for the most stations, and the goods beside the board."""
    said, view = scene.said, scene.view
    aside = view.citizen[STATION_CITIZEN] == ON_BOARD
    stocks = (
        ("supply-monk", icons.follower(MONK, 64), view.supply[MONK], "monk", SUPPLY_CLAUSES[MONK]),
        ("bank", icons.money(""), view.bank, "bank", "supply.coins"),
        ("technology", icons.cog(), view.technology, "technology", "tech.effect"),
        ("station-citizen", icons.station(), int(aside), "station-citizen", "end.station-majority"),
    )
    parts = []
    for place, (name, sign, left, key, clause) in enumerate(stocks):
        short = said.say(f"draw-short-{key}")
        title, text = said.say(f"draw-{key}", number=left), said.say(f"draw-{key}-text")
        box = (SIDE.x, SIDE.y + place * SIDE_PITCH, SIDE.width, SIDE.height)
        parts.append(Part(name, *box, side_body(sign, left, short), title, text, clause))
    if aside:
        x, y = SIDE.x + SIDE.width * 0.7 - 19, SIDE.y + 3 * SIDE_PITCH + 16
        parts.append(
            ladders.citizen_part(scene, STATION_CITIZEN, x, y, 38, "draw-citizen-station", "end.station-majority")
        )
    return parts + [reserve_part(scene, good) for good in range(GOODS)]


def reserve_part(scene: Scene, good: int) -> Part:
    """The goods of a kind beside the board (setup.goods-reserve)."""
    printed, said, left = scene.printed, scene.said, scene.view.reserve[good]
    title = said.say("draw-reserve", good=good, number=left)
    text = said.say("draw-good-text", points=printed.good_points[good])
    if good in printed.food:
        text += f" {said.say('draw-food')}"
    place = (RESERVE.x + good * RESERVE_PITCH, RESERVE.y, RESERVE.width, RESERVE_HEIGHT)
    body = reserve_body(good, left, printed.good_points[good])
    return Part(f"reserve-{GOOD.labels[good]}", *place, body, title, text, "score.goods")
