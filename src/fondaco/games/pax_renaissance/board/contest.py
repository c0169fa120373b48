"""The four victories as parts: which are active, who meets their conditions now, and what the others lack."""

from typing import Final

from fondaco.draw.shapes import path
from fondaco.games.pax_renaissance.board import emblems, engraving, icons
from fondaco.games.pax_renaissance.board.scene import Scene
from fondaco.games.pax_renaissance.rules.tableau import prestige
from fondaco.games.pax_renaissance.rules.victory import (
    LEAD,
    LEAD_OF_KINGS,
    bishops_in_play,
    concessions,
    condition_refusal,
    is_discredited,
    kings,
    law,
    republics,
    strength_in_theocracies,
    supreme_religion,
)
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Collector, Part, Reason

CLAUSES: Final = ("L3.religious", "L4.imperial", "L5.globalisation", "L6.renaissance")
Row = tuple[str, int, tuple[str, ...]]
"""What is counted, by how much one must lead in it, and how much each seat has."""


def seen(scene: Scene) -> tuple[object, ...]:
    """Everything that the victories depend on."""
    view = scene.view
    cards = (view.holder, view.row, view.maid, view.queen, view.suzerain, view.republic, view.bishop)
    return (scene.names, view.active, view.out, *cards, view.turned, view.token, view.pirate, view.concession)


def victory_parts(scene: Scene) -> list[Part]:
    """The victory cards (B6.victory-cards)."""
    return [victory_part(scene, victory) for victory in range(VICTORIES)]


def victory_part(scene: Scene, victory: int) -> Part:
    """One victory: its figures for every seat on the card, and in words what is missing (L3 to L6)."""
    said, s = scene.said, scene.s
    reasons = [missing(scene, seat, victory) for seat in scene.seats]
    met = tuple(not lacked for lacked in reasons)
    active, discredited = bool(s.active[victory]), is_discredited(s, victory)
    told = [said.say("draw-active" if active else "draw-inactive")]
    told += [said.say("draw-discredited")] if discredited else []
    told.append(said.say(f"what-victory-{VICTORY.labels[victory]}"))
    for name, lacked in zip(scene.names, reasons):
        told += [said.lacks(name, reason) for reason in lacked] or [said.say("draw-meets", name=name)]
    told = list(dict.fromkeys(told))  # what concerns everybody is said once
    rows, extra = figures(scene, victory)
    name = said.title("victory", victory)
    body = engraving.victory_body(name, active, discredited, rows, met, extra)
    box = (
        engraving.VICTORY.x,
        engraving.VICTORY.y + victory * engraving.VICTORY_PITCH,
        engraving.VICTORY.width,
        engraving.VICTORY.height,
    )
    return Part(f"victory-{VICTORY.labels[victory]}", *box, body, name, "\n".join(told), CLAUSES[victory])


def missing(scene: Scene, seat: int, victory: int) -> list[Reason]:
    """All that a seat lacks for a victory; nothing if it could be declared once it is active."""
    why = Collector()
    condition_refusal(scene.s, seat, victory, why)
    return why.reasons


def figures(scene: Scene, victory: int) -> tuple[tuple[Row, ...], str]:
    """The numbers that a victory compares, and for the religious one what makes a Religion supreme."""
    s, seats = scene.s, scene.seats
    if victory == RELIGIOUS:
        religion = supreme_religion(s)
        extra = engraving.supremacy(tuple(bishops_in_play(s)), tuple(strength_in_theocracies(s)))
        if religion < 0:
            return ((path(emblems.CROSS, "line"), 1, tuple("–" for _ in seats)),), extra
        return ((icons.prestige(religion), 1, tuple(str(prestige(s, seat, religion)) for seat in seats)),), extra
    if victory == IMPERIAL:
        sign, lead = path(emblems.CROWN, "gold", "edge", 2), LEAD_OF_KINGS[s.players]
        return ((sign, lead, tuple(str(kings(s, seat)) for seat in seats)),), ""
    if victory == GLOBALISATION:
        first = (emblems.any_cube(), LEAD, tuple(str(concessions(s, seat)) for seat in seats))
        return (first, (icons.prestige(DISCOVERY), 1, tuple(str(prestige(s, seat, DISCOVERY)) for seat in seats))), ""
    first = (path(emblems.SCROLL, "ink"), 1, tuple(str(republics(s, seat)) for seat in seats))
    return (first, (icons.prestige(LAW), LEAD, tuple(str(law(s, seat)) for seat in seats))), ""
