"""The deeds board and the piles of place tiles as parts."""

from fondaco.games.orleans.board import engraving, icons
from fondaco.games.orleans.board.captions import place_clause
from fondaco.games.orleans.board.engraving import DEED_BOX, DEED_PITCH, TILE_BOX
from fondaco.games.orleans.board.ladders import citizen_part
from fondaco.games.orleans.board.scene import Scene
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Part


def deed_parts(scene: Scene) -> list[Part]:
    """The eight deeds, and the citizens of those that are not complete (component.deeds-board)."""
    parts = []
    for deed in range(DEEDS):
        x = DEED_BOX.x + deed * DEED_PITCH
        parts.append(deed_part(scene, deed, x))
        if scene.view.citizen[FIRST_DEED_CITIZEN + deed] == ON_BOARD:
            place = (x + DEED_BOX.width - 36, DEED_BOX.y + 6, 30)
            parts.append(citizen_part(scene, FIRST_DEED_CITIZEN + deed, *place, "draw-citizen-deed", "deed.complete"))
    return parts


def deed_part(scene: Scene, deed: int, x: float) -> Part:
    """One deed with its spaces and its reward."""
    printed, said = scene.printed, scene.said
    free = scene.view.deed[deed * TYPES : deed * TYPES + TYPES]
    money, name = printed.deed_coins[deed], said.name("deed", deed)
    rewards: tuple[str, ...] = (icons.money(money),)
    told, clause = said.say("draw-deed-reward", number=money), "deed.reward"
    if printed.deed_choice[deed]:
        rewards += (icons.points(money),)
        told, clause = said.say("draw-deed-choice", number=money), "deed.canalisation"
    if any(free):
        wanted = [type_ for type_ in range(TYPES) for _ in range(free[type_])]
        text = f"{told} {said.say('draw-deed-free', who=said.listed('type', wanted))}"
    else:
        text, clause = said.say("draw-deed-complete"), "deed.complete"
    body = engraving.deed_body(name, printed.deed_asks[deed], free, rewards)
    return Part(f"deed-{DEED.labels[deed]}", x, DEED_BOX.y, DEED_BOX.width, DEED_BOX.height, body, name, text, clause)


def tile_parts(scene: Scene) -> list[Part]:
    """The tiles still in their piles, each in its own place: anybody may look through them (town.free-choice)."""
    category, owner = scene.printed.category, scene.view.tile
    in_order = sorted(range(TILES), key=lambda tile: category[tile])
    return [
        tile_part(scene, tile, *place) if owner[tile] == IN_PILE else taken_part(scene, tile, *place)
        for tile, place in zip(in_order, engraving.TILE_PLACES)
    ]


def taken_part(scene: Scene, tile: int, x: float, y: float) -> Part:
    """Where a place tile lay: who has it now (town.place-beside)."""
    said, owner, name = scene.said, scene.view.tile[tile], scene.said.name("tile", tile)
    if owner >= 0:
        text, clause = said.say("draw-tile-taken", name=scene.names[owner]), "town.place-beside"
    else:
        text = said.say("draw-tile-excluded" if owner == EXCLUDED else "draw-tile-lost")
        clause = "variant.exclusion" if owner == EXCLUDED else "torture.place-tile"
    text, body = f"{text} {said.does(tile + BOARD_PLACES)}", engraving.taken_body(name, owner)
    return Part(f"taken-{TILE.labels[tile]}", x, y, TILE_BOX.width, TILE_BOX.height, body, name, text, clause)


def tile_part(scene: Scene, tile: int, x: float, y: float) -> Part:
    """One place tile in its pile."""
    printed, said, place = scene.printed, scene.said, tile + BOARD_PLACES
    name, asks = said.name("tile", tile), tuple(printed.asks[space] for space in printed.spaces_of[place])
    body = engraving.tile_body(place, name, asks)
    text = f"{said.does(place)} {said.say('draw-pile', pile='I' * printed.category[tile])}"
    box = (x, y, TILE_BOX.width, TILE_BOX.height)
    told = (name, text, place_clause(place), tile in printed.filled_in["tile"])
    return Part(f"tile-{TILE.labels[tile]}", *box, body, *told)
