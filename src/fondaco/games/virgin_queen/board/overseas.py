"""The New World: four zones with settlements, patrols, treasures, the Indies Fleet and England's captains."""

from typing import Final

from fondaco.draw.tracks import Box
from fondaco.games.virgin_queen.board import emblems, engraving, pieces
from fondaco.games.virgin_queen.board.chart import LEFT, RIGHT, Area
from fondaco.games.virgin_queen.board.europe import raid_parts
from fondaco.games.virgin_queen.board.scene import Piece, Scene, placed
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Part

HEAD: Final = 32
"""Where the pieces of a zone begin, under its name."""


def world_parts(scene: Scene) -> list[Part]:
    """The harbour where voyages begin, then the zones one after the other."""
    name, text = scene.said.say("draw-new-world"), scene.said.say("draw-new-world-text")
    parts = [Part("new-world", *engraving.HARBOUR, engraving.harbour_body(name), name, text, "enterprise.expedition")]
    harbour = engraving.HARBOUR
    room = Area(Box(harbour.x + 142, harbour.y + 3, harbour.width - 150, harbour.height - 5), LEFT)
    parts += placed(at_home(scene), room)
    return [*parts, *(part for zone in range(ZONES) for part in zone_parts(scene, zone))]


def at_home(scene: Scene) -> list[Piece]:
    """Captains who wait for a voyage, and the fleet before it sails."""
    view = scene.view
    found = [scene.leader(captain) for captain in CAPTAINS if view.leader_at[captain] == WAITING]
    return found + (fleet(scene) if view.fleet_zone < 0 else [])


def zone_parts(scene: Scene, zone: int) -> list[Part]:
    """A zone with all that lies in it."""
    said, printed = scene.said, scene.printed
    name = said.title("zone", zone)
    box = engraving.ZONE._replace(y=engraving.ZONE.y + zone * engraving.ZONE_PITCH)
    text = said.say("draw-zone-next", names=said.named("zone", printed.next_zones[zone]))
    body = engraving.zone_body(zone, name)
    parts = [Part(f"zone-{ZONE.labels[zone]}", *box, body, name, text, "enterprise.expedition")]
    room = Area(Box(box.x + 8, box.y + HEAD, box.width - 16, box.height - HEAD - 4), RIGHT)
    parts += placed(lying(scene, zone), room)
    return parts + raid_parts(scene, SEAS + zone, box.x + box.width - 6, box.y + 4)


def lying(scene: Scene, zone: int) -> list[Piece]:
    """What is printed, then what can be taken, then who is there."""
    view, label = scene.view, ZONE.labels[zone]
    found = printed_in(scene, zone)
    if zone == NORTH_ATLANTIC:
        found += [*scene.hoard(IN_PORTUGAL_S, "treasure-portugal", "draw-treasure-portugal"), colony(scene)]
    found += guards(scene, zone)
    found += scene.hoard(zone, f"treasure-{label}", "draw-treasure-zone")
    if view.fleet_zone == zone:
        found += fleet(scene)
    for captain in CAPTAINS:
        if view.leader_at[captain] == FIRST_ZONE + zone:
            found.append(scene.leader(captain))
            name = f"cargo-{LEADER.labels[captain]}"
            found += scene.hoard(IN_CARGO + captain - DRAKE, name, "draw-treasure-cargo")
    return found


def printed_in(scene: Scene, zone: int) -> list[Piece]:
    """The settlements of Spain and Portugal, which never change (Q.world.target)."""
    said, printed, label = scene.said, scene.printed, ZONE.labels[zone]
    found = []
    for key, count, ground in (
        ("spanish", printed.spanish[zone], "seat-0"),
        ("portuguese", printed.portuguese[zone], "growth"),
    ):
        if count:
            body = pieces.tile(emblems.CHURCH, ground, "on-seat", count, True)
            title = said.say(f"draw-{key}", number=count)
            found.append(Piece(f"{key}-{label}", body, title, said.say("draw-settlement-text"), "enterprise.raid"))
    return found


def guards(scene: Scene, zone: int) -> list[Piece]:
    """Patrols, escorts of the fleet and a fortress (enterprise.fortresses)."""
    said, view, label = scene.said, scene.view, ZONE.labels[zone]
    found = []
    for key, count, sign, clause in (
        ("patrols", view.patrols[zone], emblems.RACE_GALLEON, "enterprise.raid"),
        ("escorts", view.escorts[zone], emblems.GALLEON, "sequence.3.spain-escorts"),
        ("fortress", view.fortress[zone], emblems.FORT, "enterprise.fortresses"),
    ):
        if count:
            body = pieces.tile(sign, "raised", "ink", count)
            title = said.say(f"draw-{key}", number=count)
            found.append(Piece(f"{key}-{label}", body, title, said.say(f"draw-{key}-text"), clause))
    return found


def fleet(scene: Scene) -> list[Piece]:
    """The Indies Fleet and the treasures it carries (indies.zone)."""
    said = scene.said
    cargo = scene.hoard(IN_FLEET, "treasure-fleet", "draw-treasure-fleet")
    body, title = pieces.fleet(bool(cargo)), said.say("draw-fleet")
    return [Piece("fleet", body, title, said.say("draw-fleet-text"), "indies.zone"), *cargo]


def colony(scene: Scene) -> Piece:
    """England's colony, or the place for it (enterprise.colony)."""
    said, founded = scene.said, scene.view.colony
    body = pieces.tile(emblems.CABIN, "seat-1", "on-seat") if founded else pieces.place_for(emblems.CABIN)
    title = said.say("draw-colony" if founded else "draw-no-colony")
    return Piece("colony", body, title, said.say("draw-colony-text"), "enterprise.colony")
