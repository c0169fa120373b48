"""The map of Europe: towns, countries and seas with all that stands on them, the court, and the dice."""

from typing import Final

from fondaco.draw.dice import die
from fondaco.draw.tracks import Box
from fondaco.games.virgin_queen.aid_card.dice import HIT_FROM, MINOR_FROM
from fondaco.games.virgin_queen.board import chart, engraving, pieces
from fondaco.games.virgin_queen.board.engraving import MAP
from fondaco.games.virgin_queen.board.scene import Piece, Scene, placed, within
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.piracy.raiding import raid_marker
from fondaco.games.virgin_queen.rules.spaces import is_besieged, spaces_of
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Part

OTTOMAN: Final = POWERS
PREACHED: Final = {IN_ENGLAND: 1, IN_NETHERLANDS: 2}
"""Where the Jesuits of a country are counted."""
MARY_STATES: Final = (("captive", "draw-mary-captured"), ("", "draw-mary-free"), ("dead", "draw-mary-dead"))
CONVERTING: Final = (frames.MAJOR, frames.MINOR, frames.UNREST)
"""While the dice on the table are those of a conversion, on which a 4 counts."""


def map_parts(scene: Scene) -> list[Part]:
    """Everything on the map, what lies below first."""
    said, view = scene.said, scene.view
    parts = [*said.drawn(lambda: [country_part(scene, country) for country in range(COUNTRIES)], "faiths", view.faith)]
    parts += said.drawn(lambda: [sea_part(scene, sea) for sea in range(SEAS)], "seas")
    parts += [town(scene, space) for space in range(SPACES)]
    for place in range(PLACES):
        parts += placed(standing(scene, place), chart.area(place), MAP.x, MAP.y)
    for sea in range(SEAS):
        box = chart.SEAS[SEA.labels[sea]]
        parts += raid_parts(scene, sea, MAP.x + box.x + box.width - 4, MAP.y + box.y + 6)
    parts += [part for country in PREACHED for part in jesuit_parts(scene, country)]
    return [*parts, *court_parts(scene), *dice_parts(scene)]


# Towns and seas


def town(scene: Scene, space: int) -> Part:
    """A space, drawn anew only if something has befallen it."""
    view, siege = scene.view, is_besieged(scene.s, space)
    capital = tuple(power for power in range(POWERS) if view.capital[power] == space)
    seen = (view.control[space], view.faith[space], view.unrest[space], siege, capital)
    return scene.said.drawn(lambda: space_part(scene, space), "town", space, *seen)


def space_part(scene: Scene, space: int) -> Part:
    """A town: who rules it, what it believes, its walls and its harbour."""
    said, view, printed = scene.said, scene.view, scene.printed
    ruler, faith, seas = view.control[space], view.faith[space], printed.harbour[space]
    siege, capital = is_besieged(scene.s, space), space in view.capital
    told = [said.say("draw-space-ruled", power=ruler) if ruler != NOBODY_RULES else said.say("draw-space-free")]
    told.append(said.say("draw-space-faith", faith=faith))
    if printed.home[space] < POWERS:
        told.append(said.say("draw-space-home", power=printed.home[space]))
    if capital:
        told.append(said.say("draw-space-capital", power=view.capital.index(space)))
    told.append(said.say("draw-space-walls" if printed.fortified[space] else "draw-space-open"))
    told += [said.say("draw-space-siege")] if siege else []
    told += [said.say("draw-space-unrest")] if view.unrest[space] else []
    if printed.roads[space]:
        told.append(said.say("draw-space-roads", names=said.named("space", printed.roads[space])))
    if seas:
        told.append(said.say("draw-space-seas", names=said.named("place", seas)))
    name = said.title("space", space)
    walls, unrest = printed.fortified[space] > 0, view.unrest[space] > 0
    body = chart.town_body(name, ruler, faith, walls, capital, unrest, siege, seas)
    clause = "enterprise.siege" if siege else "enterprise.map"
    return Part(f"space-{SPACE.labels[space]}", *within(MAP, chart.town_box(space)), body, name, " ".join(told), clause)


def sea_part(scene: Scene, sea: int) -> Part:
    """A sea, the ports on it and the seas next to it."""
    said, printed = scene.said, scene.printed
    box, name = chart.SEAS[SEA.labels[sea]], said.title("sea", sea)
    told = [said.say("draw-sea-ports", names=said.named("space", printed.ports[sea]))] if printed.ports[sea] else []
    told.append(said.say("draw-sea-next", names=said.named("place", printed.next_seas[sea])))
    body = chart.sea_body(name, sea, box.width, box.height)
    return Part(f"sea-{SEA.labels[sea]}", *within(MAP, box), body, name, " ".join(told), "enterprise.map")


def country_part(scene: Scene, country: int) -> Part:
    """The name of a country; conversions and Jesuits are aimed at it (enterprise.conversion)."""
    said, view, label = scene.said, scene.view, COUNTRY.labels[country]
    box, name = chart.COUNTRIES[label], said.title("country", country)
    spaces = spaces_of(scene.s, country)
    catholic = sum(view.faith[space] == CATHOLIC for space in spaces)
    text = said.say("draw-country-text", catholic=catholic, protestant=len(spaces) - catholic)
    body = chart.country_body(name, box.width, box.height, country in PREACHED)
    return Part(f"country-{label}", *within(MAP, box), body, name, text, "enterprise.conversion")


def jesuit_parts(scene: Scene, country: int) -> list[Part]:
    """The Jesuits at work in a country (enterprise.jesuits)."""
    said, count = scene.said, scene.view.jesuits[PREACHED[country]]
    if not count:
        return []
    box = within(MAP, chart.COUNTRIES[COUNTRY.labels[country]])
    spot = Box(box.x + box.width / 2 - 22, box.y + 20, 44, 32)
    title = said.say("draw-jesuits", number=count, where=said.name("country", country))
    body, text = chart.jesuits_body(count), said.say("draw-jesuits-text")
    return [Part(f"jesuits-{COUNTRY.labels[country]}", *spot, body, title, text, "enterprise.jesuits")]


# What stands there


def standing(scene: Scene, place: int) -> list[Piece]:
    """Leaders, land units, then ships."""
    view = scene.view
    found = [scene.leader(leader) for leader in range(LEADERS) if view.leader_at[leader] == place]
    if place < SPACES:
        found += [unit_piece(scene, place, unit) for unit in range(UNITS) if view.units[place * UNITS + unit]]
    found += [ship_piece(scene, place, ship) for ship in range(SHIPS) if view.ships[place * SHIPS + ship]]
    if view.armada_at == place:
        found.append(armada_piece(scene))
    if place == MEDITERRANEAN_SEA and view.corsairs + view.galleys:
        said = scene.said
        title = said.say("draw-ottoman", number=view.corsairs, galleys=view.galleys)
        body, text = pieces.corsairs(view.corsairs, view.galleys), said.say("draw-ottoman-text")
        found.append(Piece("ottoman", body, title, text, "enterprise.ottoman", 2))
    return found


def unit_piece(scene: Scene, space: int, unit: int) -> Piece:
    """The land units of a kind in a space (enterprise.forces)."""
    said, count = scene.said, scene.view.units[space * UNITS + unit]
    key = "draw-cavalry-text" if unit == CAVALRY else "draw-regular-text"
    title, text = said.numbered("unit", unit, count), said.say(key, place=said.title("place", space))
    label = f"unit-{SPACE.labels[space]}-{UNIT.labels[unit]}"
    return Piece(label, pieces.unit(unit, count), title, text, "enterprise.march")


def ship_piece(scene: Scene, place: int, ship: int) -> Piece:
    """The ships of a kind at a place (enterprise.forces)."""
    said, count = scene.said, scene.view.ships[place * SHIPS + ship]
    title, text = said.numbered("ship", ship, count), said.say("draw-ship-text", place=said.title("place", place))
    label = f"ship-{PLACE.labels[place]}-{SHIP.labels[ship]}"
    return Piece(label, pieces.ship(ship, count), title, text, "enterprise.sail")


def armada_piece(scene: Scene) -> Piece:
    """The Armada with its level (enterprise.armada)."""
    said, level = scene.said, scene.view.armada_level
    title = said.say("draw-armada", level=level)
    return Piece("armada", pieces.armada(level), title, said.say("draw-armada-text"), "enterprise.armada", 2)


def raid_parts(scene: Scene, place: int, right: float, top: float) -> list[Part]:
    """The piracy markers of a sea, or after the seas of a zone (sequence.5.piracy-markers)."""
    said = scene.said
    parts = []
    for raider, label in enumerate((*POWER.labels, "ottoman")):
        if scene.view.raided & raid_marker(raider, FIRST_SEA + place):
            right -= 27
            title, text = said.say("draw-raid", raider=raider), said.say("draw-raid-text")
            spot, body = Box(right, top, 26, 26), pieces.flag(raider, 26)
            parts.append(Part(f"raid-{place}-{label}", *spot, body, title, text, "enterprise.piracy"))
    return parts


# The court and the dice


def court_parts(scene: Scene) -> list[Part]:
    """Elizabeth and Mary (enterprise.elizabeth)."""
    said, view = scene.said, scene.view
    box = within(MAP, chart.COURT)
    wide = box.width / 2 - 3
    queen = box._replace(width=wide)
    other = queen._replace(x=box.x + wide + 6)
    name = said.say("draw-elizabeth")
    body = engraving.royal_body(name, wide, box.height, 1, "" if view.elizabeth else "dead")
    text = said.say("draw-elizabeth-lives" if view.elizabeth else "draw-elizabeth-dead")
    elizabeth = Part("elizabeth", *queen, body, name, text, "enterprise.elizabeth")
    state, key = MARY_STATES[view.mary]
    body = engraving.royal_body(said.say("draw-mary-short"), wide, box.height, -1, state)
    mary = Part("mary", *other, body, said.say("draw-mary"), said.say(key), "espionage.rebellion.execution")
    return [elizabeth, mary]


def dice_parts(scene: Scene) -> list[Part]:
    """The dice of the last roll, the attacker's above; those that count are golden (dice.hit)."""
    said, view = scene.said, scene.view
    box = within(MAP, chart.DICE)
    rolled = (view.attack_dice, view.defence_dice)
    least = MINOR_FROM if view.frame is not None and view.frame[0] in CONVERTING else HIT_FROM
    signs = (attacker(scene), defender(scene))
    title = said.say("draw-dice" if any(rolled) else "draw-dice-none")
    counts = tuple(sum(face >= least for face in faces) for faces in rolled)
    text = said.say("draw-dice-text", hits=counts[0], taken=counts[1]) if any(rolled) else ""
    body = engraving.dice_body(title, signs if any(rolled) else (-1, -1), counts, tuple(map(len, rolled)))
    parts = [Part("dice", *box, body, title, text, "dice.hit")]
    for row, faces in enumerate(rolled):
        size, pitch = engraving.die_size(len(faces))
        for place, face in enumerate(faces):
            x = box.x + engraving.DICE_LEFT + place * pitch
            y = box.y + engraving.DICE_TOP + row * engraving.DICE_PITCH + (engraving.DIE - size) / 2
            colour, key = ("gold", "draw-die-counts") if face >= least else ("white", "draw-die")
            label, body = f"die-{('attack', 'defence')[row]}-{place + 1}", die(colour, face, size)
            parts.append(Part(label, x, y, size, size, body, said.say(key, number=face), "", "dice.hit"))
    return parts


def attacker(scene: Scene) -> int:
    """Who rolled first: the Ottoman, whoever has the impulse, or in the card phase England for its colony."""
    view = scene.view
    if view.fight[FIGHT_ATTACKER] == OTTOMAN and view.defence_dice:
        return engraving.CORSAIRS
    if view.active >= 0:
        return view.active
    return view.fight[FIGHT_ATTACKER] if view.phase else ENGLAND


def defender(scene: Scene) -> int:
    """Who rolled against it; in the New World that is Spain, or Portugal, which has no sign."""
    fight = scene.view.fight
    if fight[FIGHT_PLACE] >= FIRST_ZONE:
        return SPAIN if fight[FIGHT_UNITS] == RAID_SPAIN else NOBODY_RULES
    if fight[FIGHT_DEFENDER] == OTTOMAN and fight[FIGHT_PLACE] == MEDITERRANEAN_SEA:
        return engraving.CORSAIRS
    return fight[FIGHT_DEFENDER]
