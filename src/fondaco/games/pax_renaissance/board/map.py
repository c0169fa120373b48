"""The map as parts: cards and their cities, Borders with Concessions and Pirates, and the two routes in use."""

from typing import Final

from fondaco.draw import seats
from fondaco.draw.shapes import at, path, rect
from fondaco.draw.tracks import Box
from fondaco.games.pax_renaissance.board import chart, emblems, icons
from fondaco.games.pax_renaissance.board.engraving import MAP
from fondaco.games.pax_renaissance.board.scene import Scene
from fondaco.games.pax_renaissance.rules.tokens import is_closed, is_free, repressed_on, repressed_tokens
from fondaco.games.pax_renaissance.rules.war.battle import FROM_CITY, FROM_CONCESSIONS, FROM_PIRATES
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Part

CREST: Final = Box(5, 5, 92, 36)
"""Whose an Empire is, from the corner of its Map card along the inner edge."""
CHAINED: Final = Box(chart.CARD_WIDTH - 79, 5, 74, 36)


def seen(scene: Scene) -> tuple[object, ...]:
    """Everything that the map shows."""
    view = scene.view
    battle = (view.theatre if marks_theatre(scene) else -1, view.war, view.attackers, view.defenders)
    on_cards = (view.holder[FIRST_EMPIRE:], view.republic, view.suzerain, view.repressed)
    return (scene.names, view.turned, view.route, view.token, view.concession, view.pirate, *on_cards, *battle)


def marks_theatre(scene: Scene) -> bool:
    """Whether a card acts in some Empire just now."""
    s = scene.s
    return s.theatre >= 0 and (s.acting >= 0 or s.war >= 0) and s.ending < 0


def map_parts(scene: Scene) -> list[Part]:
    """The map with everything on it, what lies lowest first (B5.ten-cards)."""
    parts = [card_part(scene, empire) for empire in range(EMPIRES)]
    parts += [route_part(scene, side) for side in (EAST, WEST)]
    parts += [border_part(scene, border) for border in range(BORDERS)]
    parts += [place_part(scene, place) for place in range(PLACES)]
    parts += [piece_part(scene, place) for place in range(PLACES) if scene.s.token[place] != EMPTY]
    for border in range(BORDERS):
        parts += standing_parts(scene, border)
    for empire in range(EMPIRES):
        parts += crest_parts(scene, empire)
    return parts


def on_map(box: Box) -> Box:
    """A place of the map as a place of the board."""
    return Box(MAP.x + box.x, MAP.y + box.y, box.width, box.height)


def fights(scene: Scene, code: int) -> int:
    """1 for an attacker, 2 for a defender in the Battle that is fought."""
    return 1 if code in scene.s.attackers else 2 if code in scene.s.defenders else 0


# Map cards


def card_part(scene: Scene, empire: int) -> Part:
    """A Map card (B5.medieval)."""
    said, s = scene.said, scene.s
    state, back = s.religion(empire), s.other_side(empire)
    marked = ""
    if marks_theatre(scene) and s.theatre == empire:
        marked = "fire" if s.war >= 0 else "gold"
    name = said.name("empire", empire)
    text = f"{said.title('state', state)}. {said.say('draw-back', state=back)} {held(scene, empire)}"
    body = chart.card_body(empire, name, state, back, marked, chart.bare_land(scene.printed, empire))
    return Part(f"map-{EMPIRE.labels[empire]}", *on_map(chart.card_box(empire)), body, name, text, "B5.medieval")


def held(scene: Scene, empire: int) -> str:
    """Who has an Empire, as King, Republic or Vassal (B3.status, F9.vassal)."""
    said, s = scene.said, scene.s
    owner = s.holder[FIRST_EMPIRE + empire]
    if owner < 0:
        return said.say("draw-in-pile")
    name = scene.names[owner]
    if s.suzerain[empire] >= 0:
        return said.say("draw-vassal", name=name, empire=s.suzerain[empire])
    return said.say("draw-held-republic" if s.republic[empire] else "draw-held-king", name=name)


def crest_parts(scene: Scene, empire: int) -> list[Part]:
    """Along the inner edge of a Map card: its Empire card or who has it, and how many are Repressed on it."""
    said, s, label = scene.said, scene.s, EMPIRE.labels[empire]
    owner, box = s.holder[FIRST_EMPIRE + empire], on_map(chart.card_box(empire))
    y = box.y + chart.from_edge(empire, chart.CARD_HEIGHT - CREST.y - CREST.height, CREST.height)
    place = (box.x + CREST.x, y, CREST.width, CREST.height)
    name = said.name("empire", empire)
    if owner < 0:
        text = f"{said.say('draw-in-pile')} {said.facts(FIRST_EMPIRE + empire)}"
        title = said.card_name(FIRST_EMPIRE + empire)
        body = rect(1, 1, CREST.width - 2, CREST.height - 2, "raised", "gold", 1.6, r=6, dash="5 4")
        body += at(32, 5, path(emblems.CROWN, "gold", "edge", 2), 26 / 64)
        return [Part(f"empire-{label}", *place, body, title, text, "C6.empire-pile")]
    vassal = s.suzerain[empire] >= 0
    body = crest_body(owner, bool(s.republic[empire]), vassal)
    clause = "F9.vassal" if vassal else "B3.status"
    parts = [Part(f"holder-{label}", *place, body, name, held(scene, empire), clause)]
    if count := repressed_on(s, empire):
        there = (box.x + CHAINED.x, y, CHAINED.width, CHAINED.height)
        title = said.say("draw-repressed-on", empire=empire, number=count)
        shown = chart.repressed_body(count, CHAINED.width, CHAINED.height)
        text = f"{said.listed('token', repressed_tokens(s, empire))}. {said.say('draw-repressed-text')}"
        parts.append(Part(f"chained-{label}", *there, shown, title, text, "F5.repress"))
    return parts


def crest_body(seat: int, republic: bool, vassal: bool) -> str:
    """Who has an Empire: the seat, crown or scroll, and a chain if it is a Vassal."""
    w, h = CREST.width, CREST.height
    body = rect(1, 1, w - 2, h - 2, "raised", f"seat-{seat}", 3, r=6)
    body += at(6, 5, seats.sign(seat, 26, "", "ink", 2))
    sign = path(emblems.SCROLL, "ink") if republic else path(emblems.CROWN, "gold", "edge", 2)
    body += at(37, 6, sign, 24 / 64)
    return body + (at(65, 8, icons.chain(), 21 / 64) if vassal else "")


# Cities


def place_box(scene: Scene, place: int) -> Box:
    """Where a place of a city lies."""
    printed = scene.printed
    room = printed.places_in[printed.city_of[place]]
    return on_map(chart.place_box(printed.city_of[place], printed.empire_of[place], len(room), room.index(place)))


def place_part(scene: Scene, place: int) -> Part:
    """A place of a city (B5.cities)."""
    said, s, printed = scene.said, scene.s, scene.printed
    city = printed.city_of[place]
    icon, closed = s.icon_of(place), is_closed(s, place)
    capital, emporium = bool(printed.is_capital[city]), printed.emporium_kind[city]
    room = printed.places_in[city]
    name = said.name("place", place)
    told = [said.say("draw-capital")] if capital else []
    if emporium:
        key = f"draw-emporium-{'white' if emporium == 1 else 'black'}"
        told.append(said.say(f"{key}-closed" if closed else f"{key}-open"))
    if not closed:
        told.append(said.say("draw-raises", token=icon))
    clause = "B5.closed" if closed else "B5.emporia" if emporium else "B5.capital" if capital else "B5.cities"
    label = name if place == room[len(room) // 2] else ""
    body = chart.city_body(label, len(room), icon, capital, emporium, closed, s.token[place] != EMPTY)
    return Part(f"place-{PLACE.labels[place]}", *place_box(scene, place), body, name, " ".join(told), clause)


def piece_part(scene: Scene, place: int) -> Part:
    """A Knight or Rook in a city (E2.city)."""
    said, s = scene.said, scene.s
    empire, token = scene.printed.empire_of[place], s.token[place]
    side = fights(scene, FROM_CITY + place)
    spot = place_box(scene, place)._replace(height=chart.SPOT)
    text = fighting(scene, said.say("draw-stands-in", place=place, empire=empire), side)
    body = chart.piece_body(token, s.icon_of(place), side)
    return Part(f"piece-{PLACE.labels[place]}", *spot, body, said.title("token", token), text, "E2.city")


def fighting(scene: Scene, text: str, side: int) -> str:
    """What is said of somebody, and on which side of a Battle."""
    return f"{text} {scene.said.say('draw-attacks' if side == 1 else 'draw-defends')}" if side else text


# Borders


def border_part(scene: Scene, border: int) -> Part:
    """A Border between two Map cards (B5.borders)."""
    said, printed, s = scene.said, scene.printed, scene.s
    sea = bool(printed.is_sea[border])
    told = [said.say("draw-sea-border" if sea else "draw-land-border")]
    if border in printed.bank_border:
        told.append(said.say("draw-shield", bank=printed.bank_border.index(border)))
    if is_free(s, border):
        told.append(said.say("draw-border-free"))
    box = chart.border_box(printed.border_between[border])
    x, y = box.width / 2, box.height / 2
    size = chart.STAND
    ink = "edge" if sea else "line"
    body = rect(x - size / 2, y - size / 2, size, size, "", ink, 1.6, r=10, dash="5 5", opacity=0.7)
    clause = "E2.sea-border" if sea else "B5.borders"
    title = said.title("border", border)
    return Part(f"border-{BORDER.labels[border]}", *on_map(box), body, title, " ".join(told), clause)


def standing_parts(scene: Scene, border: int) -> list[Part]:
    """The Concession and the Pirate on a Border (B5.concession, E2.pirate)."""
    said, s, pair = scene.said, scene.s, scene.printed.border_between[border]
    owner, religion, label = s.concession[border], s.pirate[border], BORDER.labels[border]
    alone = owner < 0 or religion < 0
    parts = []
    if owner >= 0:
        side = fights(scene, FROM_CONCESSIONS + border)
        body = chart.fighting(chart.STAND, side) + at(1, 1, emblems.cube(owner), (chart.STAND - 2) / 64)
        title = said.say("draw-concession", name=scene.names[owner])
        text = fighting(scene, said.say("draw-on-border", border=border), side)
        box = on_map(chart.slot_box(pair, 0, alone))
        parts.append(Part(f"cube-{label}", *box, body, title, text, "B5.concession"))
    if religion >= 0:
        side = fights(scene, FROM_PIRATES + border)
        body = chart.fighting(chart.STAND, side) + at(0, 0, emblems.pirate(religion), chart.STAND / 64)
        title = said.title("agent", PIRATE_AGENT + religion)
        text = fighting(scene, said.say("draw-pirate-text", border=border), side)
        box = on_map(chart.slot_box(pair, 1, alone))
        parts.append(Part(f"pirate-{label}", *box, body, title, text, "G3.pirate"))
    return parts


def route_part(scene: Scene, side: int) -> Part:
    """The route that a fair follows now (B5.routes, G2.start)."""
    said, printed, route = scene.said, scene.printed, scene.s.route[side]
    box, body = chart.route_body(printed, route)
    title = said.say(f"draw-route-{SIDE.labels[side]}")
    way = " – ".join(said.name("empire", empire) for empire in printed.route_cards[route])
    text = said.say("draw-route-text", emporium=route, way=way)
    return Part(f"route-{SIDE.labels[side]}", *on_map(box), body, title, text, "B5.routes")
