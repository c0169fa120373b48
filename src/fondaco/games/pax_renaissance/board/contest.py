"""The four victories as parts: which are active, who meets their conditions now, and what the others lack."""

from typing import Final

from fondaco.draw.shapes import path
from fondaco.games.pax_renaissance.board import emblems, engraving, icons
from fondaco.games.pax_renaissance.board.scene import Scene
from fondaco.games.pax_renaissance.rules import victory as rules
from fondaco.games.pax_renaissance.state import Pax
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
    reasons = [missing(s, seat, victory) for seat in scene.seats]
    met = tuple(not lacked for lacked in reasons)
    active, discredited = bool(s.active[victory]), rules.is_discredited(s, victory)
    told = [said.say("draw-active" if active else "draw-inactive")]
    told += [said.say("draw-discredited")] if discredited else []
    told.append(said.say(f"what-victory-{VICTORY.labels[victory]}"))
    for name, lacked in zip(scene.names, reasons):
        told += [said.lacks(name, reason) for reason in lacked] or [said.say("draw-meets", name=name)]
    told = list(dict.fromkeys(told))  # what concerns everybody is said once
    rows, extra = figures(scene, victory)
    name = said.title("victory", victory)
    body = engraving.victory_body(name, active, discredited, rows, met, extra)
    box = engraving.VICTORY._replace(y=engraving.VICTORY.y + victory * engraving.VICTORY_PITCH)
    return Part(f"victory-{VICTORY.labels[victory]}", *box, body, name, "\n".join(told), CLAUSES[victory])


def missing(s: Pax, seat: int, victory: int) -> list[Reason]:
    """All that a seat lacks for a victory; nothing if it could be declared once it is active."""
    why = Collector()
    rules.condition_refusal(s, seat, victory, why)
    return why.reasons


def figures(scene: Scene, victory: int) -> tuple[tuple[Row, ...], str]:
    """The numbers that a victory compares, and for the religious one what makes a Religion supreme."""
    s, extra = scene.s, ""
    if victory == RELIGIOUS:
        extra = engraving.supremacy(tuple(rules.bishops_in_play(s)), tuple(rules.strength_in_theocracies(s)))
        religion = rules.supreme_religion(s)
        if religion < 0:
            return ((path(emblems.CROSS, "line"), 1, ("–",) * s.players),), extra
        signs = [icons.prestige(religion)]
    elif victory == IMPERIAL:
        signs = [path(emblems.CROWN, "gold", "edge", 2)]
    elif victory == GLOBALISATION:
        signs = [emblems.any_cube(), icons.prestige(DISCOVERY)]
    else:
        signs = [path(emblems.SCROLL, "ink"), icons.prestige(LAW)]
    rows = zip(signs, rules.compared(s, victory), strict=True)
    return tuple((sign, lead, tuple(map(str, counts))) for sign, (lead, counts) in rows), extra
