"""The board as a drawing: map, market and victories, and a mat for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.draw.shapes import at, path
from fondaco.draw.tokens import count as seal
from fondaco.draw.tracks import Box
from fondaco.games.pax_renaissance import contest, emblems, faces, frames, icons, map, stalls
from fondaco.games.pax_renaissance.agents import MUST
from fondaco.games.pax_renaissance.battle import FROM_REPRESSED
from fondaco.games.pax_renaissance.captions import captions
from fondaco.games.pax_renaissance.engraving import (
    DISCARD,
    EMPIRES_BOX,
    HEIGHT,
    SCENE,
    STOCK,
    STOCK_PITCH,
    TURN,
    WIDTH,
    backdrop,
    scene_body,
    stock_body,
    turn_body,
)
from fondaco.games.pax_renaissance.mats import mat
from fondaco.games.pax_renaissance.scene import Scene
from fondaco.games.pax_renaissance.tables import Tables
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import (
    AGENT,
    AGENTS,
    CARD,
    EAST,
    EMPIRES,
    FIRST_EMPIRE,
    NO_CARD,
    NOT_OVER,
    PIECES,
    RELIGION,
    RELIGIONS,
    TOKEN,
    WEST,
)
from fondaco.kernel import Part, Picture, Pictures, Words

PLACING: Final = (frames.SETTLE, frames.SAIL, frames.CONCEDE, frames.ORDAIN)
WAITING: Final = 40
"""An Agent that is not yet placed."""


def pictures(tables: Tables, view: PaxView, words: Words, names: Sequence[str]) -> Pictures:
    """What a seat sees, from the printed facts and its view alone."""
    scene = Scene(captions(tables, words), view, tuple(names))
    board = scene.said.drawn(lambda: picture(scene), "board", *seen(scene))
    return Pictures(board, tuple(mat(scene, seat) for seat in scene.seats))


def seen(scene: Scene) -> tuple[object, ...]:
    """Everything the board shows, which is the same for all who look (Q.hand-secret)."""
    return (*map.seen(scene), *stalls.seen(scene), *contest.seen(scene), *strip_seen(scene))


def picture(scene: Scene) -> Picture:
    """The board with everything on it."""
    said = scene.said
    parts = [
        *said.drawn(lambda: strip_parts(scene), "strip", *strip_seen(scene)),
        *said.drawn(lambda: map.map_parts(scene), "map", *map.seen(scene)),
        *said.drawn(lambda: stalls.market_parts(scene), "market", *stalls.seen(scene)),
        *said.drawn(lambda: contest.victory_parts(scene), "victories", *contest.seen(scene)),
    ]
    return Picture(WIDTH, HEIGHT, backdrop(map.ground(scene)), tuple(parts), label(scene))


def label(scene: Scene) -> str:
    """Whose turn it is, how many actions are left, and the piles."""
    said, view = scene.said, scene.view
    words = [turn_words(scene)]
    if view.turn >= 0 and view.ending == NOT_OVER:
        words.append(said.say("draw-actions", number=view.actions))
    words.append(said.say("draw-pile-east", number=view.pile(EAST)))
    words.append(said.say("draw-pile-west", number=view.pile(WEST)))
    return " · ".join(words)


def turn_words(scene: Scene) -> str:
    said, view = scene.said, scene.view
    if view.ending != NOT_OVER:
        return said.say("draw-over")
    return said.say("draw-turn", name=scene.names[view.turn]) if view.turn >= 0 else said.say("draw-before")


# The strip along the upper edge


def strip_seen(scene: Scene) -> tuple[object, ...]:
    """Everything that the strip shows."""
    view = scene.view
    stage = (view.acting, view.theatre, view.war, view.attackers, view.defenders, pending(scene))
    turn = (scene.names, view.turn, view.actions, view.ending, view.victors)
    stock = (view.supply, view.bishop, view.holder[FIRST_EMPIRE:], len(view.discarded), is_hidden(scene, view.acting))
    return (*turn, *stage, *stock, view.republic if view.acting >= FIRST_EMPIRE else None)


def strip_parts(scene: Scene) -> list[Part]:
    """Whose turn it is, what goes on, and what is in the stock."""
    return [turn_part(scene), *stage_parts(scene), *stock_parts(scene)]


def turn_part(scene: Scene) -> Part:
    """The player whose turn it is, with the actions left (D1.two-actions)."""
    said, view = scene.said, scene.view
    if view.ending != NOT_OVER:
        winners = [name for seat, name in enumerate(scene.names) if view.victors >> seat & 1]
        seat = view.victors.bit_length() - 1 if len(winners) == 1 else -1
        ending = said.title("ending", view.ending)
        body = turn_body(seat, ", ".join(winners), ending, 0, True)
        return Part("turn", *TURN, body, said.say("draw-over"), f"{', '.join(winners)}: {ending}.", "L2.declare")
    if view.turn < 0:
        title = said.say("draw-before")
        return Part("turn", *TURN, turn_body(-1, title, "", 0, True), title, "", "C7.first-player")
    name, foot = scene.names[view.turn], said.say("draw-actions", number=view.actions)
    body = turn_body(view.turn, name, foot, view.actions, False)
    return Part("turn", *TURN, body, said.say("draw-turn", name=name), foot, "D1.two-actions")


def pending(scene: Scene) -> tuple[int, ...]:
    """The Agents that wait to be placed, or that fight from outside the map (E2.war-agents)."""
    view = scene.view
    outside = tuple(fighter for fighter in view.attackers if fighter < FROM_REPRESSED)
    frame = view.frame
    if frame is not None and frame[0] in PLACING and frame[2] % MUST < AGENTS:
        outside += (frame[2] % MUST,)
    return outside + view.agents


def is_hidden(scene: Scene, card: int) -> bool:
    """Whether an acting card lies nowhere else: a Queen before her wedding, or a card just sold."""
    view = scene.view
    return 0 <= card < FIRST_EMPIRE and view.holder[card] < 0 and not any(card in maids for maids in view.maid)


def stage_parts(scene: Scene) -> list[Part]:
    """What goes on: a Battle, or the card that acts, with Agents still on their way."""
    said, view = scene.said, scene.view
    head, foot, sign = "", "", ""
    if view.war >= 0:
        head = said.say("draw-war", war=said.title("one-shot", view.war), empire=view.theatre)
        foot = said.say("draw-armies", attackers=len(view.attackers), defenders=len(view.defenders))
        sign = path(icons.SWORDS, "fire")
    elif view.acting != NO_CARD and view.ending == NOT_OVER:
        republic = view.republic[view.acting - FIRST_EMPIRE] if view.acting >= FIRST_EMPIRE else 0
        head = said.card_name(view.acting, republic)
        foot = said.say("draw-acts-in", empire=view.theatre) if view.theatre >= 0 else said.say("draw-acts")
        shape = faces.EMPIRE_CLASS if view.acting >= FIRST_EMPIRE else scene.tables.card_class[view.acting]
        sign = emblems.class_sign(shape)
    title = head or said.say("draw-quiet")
    clause = "J.success" if view.war >= 0 else "D1.list"
    waiting = list(dict.fromkeys(pending(scene)))
    body = scene_body(title, foot, sign, view.war >= 0, len(waiting) * (WAITING + 4))
    parts = [Part("stage", *SCENE, body, title, foot, clause)]
    for place, agent in enumerate(waiting):
        number = pending(scene).count(agent)
        x = SCENE.x + SCENE.width - (len(waiting) - place) * (WAITING + 4) - 4
        body = at(0, 0, emblems.agent(agent), WAITING / 64) + (at(24, 22, seal(number, 20)) if number > 1 else "")
        text = said.say("draw-agent-fights" if view.war >= 0 else "draw-agent-waits")
        box = Box(x, SCENE.y + 11, WAITING, WAITING)
        parts.append(
            Part(f"agent-{AGENT.labels[agent]}", *box, body, said.title("agent", agent), text, "E2.war-agents")
        )
    if is_hidden(scene, view.acting):
        shown, width = faces.print_of(said, view.acting), 46.0
        box = Box(SCENE.x + 6, SCENE.y + 2, width, width * faces.HEIGHT / faces.WIDTH)
        name = said.title("card", view.acting)
        body = faces.face(shown, 0, False, False, width)
        label = f"card-{CARD.labels[view.acting]}"
        parts.append(
            Part(label, *box, body, name, said.facts(view.acting), "E2.announce", said.is_filled_in(view.acting))
        )
    return parts


def stock_parts(scene: Scene) -> list[Part]:
    """Pieces and Bishops in the stock, the Empire pile and the discards (B1.rooks, C6.empire-pile)."""
    said, view, tables = scene.said, scene.view, scene.tables
    parts = []
    for kind in range(PIECES):
        title = said.say("draw-stock", what=said.name("token", kind), number=view.supply[kind])
        box = (STOCK.x + kind * STOCK_PITCH, STOCK.y, STOCK.width, STOCK.height)
        body = stock_body(emblems.piece(kind), view.supply[kind], STOCK.width)
        clause = "B1.knights" if kind < RELIGIONS else "B1.rooks"
        parts.append(Part(f"stock-{TOKEN.labels[kind]}", *box, body, title, said.say("draw-stock-text"), clause))
    for religion in range(RELIGIONS):
        left = sum(
            card == NO_CARD and tables.bishop_religion[bishop] == religion for bishop, card in enumerate(view.bishop)
        )
        kind = AGENTS - RELIGIONS + religion
        title = said.say("draw-stock", what=said.name("agent", kind), number=left)
        box = (STOCK.x + (PIECES + religion) * STOCK_PITCH, STOCK.y, STOCK.width, STOCK.height)
        body = stock_body(emblems.bishop(religion), left, STOCK.width)
        label = f"stock-{RELIGION.labels[religion]}-bishop"
        parts.append(Part(label, *box, body, title, said.say("draw-stock-text"), "B1.bishops"))
    free = [empire for empire in range(EMPIRES) if view.holder[FIRST_EMPIRE + empire] < 0]
    title, text = said.say("draw-empire-pile", number=len(free)), said.named("empire", free)
    body = stock_body(path(emblems.CROWN, "gold", "edge", 2), len(free), EMPIRES_BOX.width)
    parts.append(Part("empire-pile", *EMPIRES_BOX, body, title, text, "C6.empire-pile"))
    title, text = said.say("draw-discard", number=len(view.discarded)), said.say("draw-discard-text")
    body = stock_body(at(9, 3, faces.back(WEST, 46)), len(view.discarded), DISCARD.width)
    return [*parts, Part("discard", *DISCARD, body, title, text, "G1.discard")]
