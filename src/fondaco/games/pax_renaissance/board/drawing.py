"""The board as a drawing: map, market and victories, and a mat for each seat."""

from collections.abc import Sequence
from typing import Final

from fondaco.draw.shapes import at, path
from fondaco.draw.tokens import count as seal
from fondaco.draw.tracks import Box
from fondaco.games.pax_renaissance.board import chart, contest, emblems, engraving, faces, icons, map, stalls
from fondaco.games.pax_renaissance.board.captions import Captions
from fondaco.games.pax_renaissance.board.mats import mat
from fondaco.games.pax_renaissance.board.scene import Scene
from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.agents import MUST
from fondaco.games.pax_renaissance.rules.tableau import lies_before_somebody
from fondaco.games.pax_renaissance.rules.victory import bishops_in_play
from fondaco.games.pax_renaissance.rules.war.battle import FROM_REPRESSED
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Part, Picture, Pictures, Words

PLACING: Final = (frames.SETTLE, frames.SAIL, frames.CONCEDE, frames.ORDAIN)
WAITING: Final = 40
"""An Agent that is not yet placed."""


def pictures(s: Pax, view: PaxView, words: Words, names: Sequence[str]) -> Pictures:
    """What a seat sees, from the known position and its view alone."""
    scene = Scene(Captions.of(s.printed, words), s, view, tuple(names))
    board = scene.said.drawn(lambda: picture(scene), "board", *seen(scene))
    return Pictures(board, tuple(mat(scene, seat) for seat in scene.seats))


def seen(scene: Scene) -> tuple[object, ...]:
    """Everything the board shows, which is the same for all who look (Q.hand-secret)."""
    return (*map.seen(scene), *stalls.seen(scene), *contest.seen(scene), *strip_seen(scene))


def picture(scene: Scene) -> Picture:
    """The board with everything on it."""
    said = scene.said
    parts = [
        *said.drawn(lambda: [*stage_parts(scene), *stock_parts(scene)], "strip", *strip_seen(scene)),
        *said.drawn(lambda: map.map_parts(scene), "map", *map.seen(scene)),
        *said.drawn(lambda: stalls.market_parts(scene), "market", *stalls.seen(scene)),
        *said.drawn(lambda: contest.victory_parts(scene), "victories", *contest.seen(scene)),
    ]
    ground = engraving.backdrop(chart.ground(scene.printed))
    return Picture(engraving.WIDTH, engraving.HEIGHT, ground, tuple(parts), label(scene))


def label(scene: Scene) -> str:
    """Whose turn it is, how many actions are left, and the piles."""
    said, s, words = scene.said, scene.s, [turn_words(scene)]
    if s.turn >= 0 and s.ending == NOT_OVER:
        words.append(said.say("draw-actions", number=s.actions))
    words += [said.say(f"draw-pile-{SIDE.labels[side]}", number=s.pile(side)) for side in (EAST, WEST)]
    return " · ".join(words)


def turn_words(scene: Scene) -> str:
    said, s = scene.said, scene.s
    if s.ending != NOT_OVER:
        return said.say("draw-over")
    return said.say("draw-turn", name=scene.names[s.turn]) if s.turn >= 0 else said.say("draw-before")


# The strip along the upper edge


def strip_seen(scene: Scene) -> tuple[object, ...]:
    """Everything that the strip shows."""
    view = scene.view
    stage = (view.acting, view.theatre, view.war, view.attackers, view.defenders, pending(scene))
    turn = (scene.names, view.turn, view.actions, view.ending, view.victors)
    stock = (view.supply, view.bishop, view.holder[FIRST_EMPIRE:], len(view.discarded), is_hidden(scene, view.acting))
    return (*turn, *stage, *stock, view.republic if view.acting >= FIRST_EMPIRE else None)


def turn_part(scene: Scene) -> Part:
    """The player whose turn it is, with the actions left (D1.two-actions)."""
    said, s = scene.said, scene.s
    title = turn_words(scene)
    if s.ending != NOT_OVER:
        winners = ", ".join(name for seat, name in enumerate(scene.names) if s.victors >> seat & 1)
        seat = s.victors.bit_length() - 1 if s.victors.bit_count() == 1 else -1
        ending = said.title("ending", s.ending)
        body = engraving.turn_body(seat, winners, ending, 0, True)
        return Part("turn", *engraving.TURN, body, title, f"{winners}: {ending}.", "L2.declare")
    if s.turn < 0:
        return Part("turn", *engraving.TURN, engraving.turn_body(-1, title, "", 0, True), title, "", "C7.first-player")
    foot = said.say("draw-actions", number=s.actions)
    body = engraving.turn_body(s.turn, scene.names[s.turn], foot, s.actions, False)
    return Part("turn", *engraving.TURN, body, title, foot, "D1.two-actions")


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
    return 0 <= card < FIRST_EMPIRE and not lies_before_somebody(scene.s, card)


def stage_parts(scene: Scene) -> list[Part]:
    """Whose turn it is, and what goes on: a Battle, or the card that acts, with Agents still on their way."""
    said, s = scene.said, scene.s
    head, foot, sign = "", "", ""
    if s.war >= 0:
        head = said.say("draw-war", war=said.title("one-shot", s.war), empire=s.theatre)
        foot = said.say("draw-armies", attackers=len(s.attackers), defenders=len(s.defenders))
        sign = path(icons.SWORDS, "fire")
    elif s.acting != NO_CARD and s.ending == NOT_OVER:
        head = said.card_name(s.acting, scene.face_of(s.acting))
        foot = said.say("draw-acts-in", empire=s.theatre) if s.theatre >= 0 else said.say("draw-acts")
        sign = path(emblems.CLASS_SHAPES[scene.printed.card_class[s.acting]], "ink")
    title = head or said.say("draw-quiet")
    clause = "J.success" if s.war >= 0 else "D1.list"
    waiting = list(dict.fromkeys(pending(scene)))
    body = engraving.scene_body(title, foot, sign, s.war >= 0, len(waiting) * (WAITING + 4))
    parts = [turn_part(scene), Part("stage", *engraving.SCENE, body, title, foot, clause)]
    for place, agent in enumerate(waiting):
        number = pending(scene).count(agent)
        x = engraving.SCENE.x + engraving.SCENE.width - (len(waiting) - place) * (WAITING + 4) - 4
        body = at(0, 0, emblems.agent(agent), WAITING / 64) + (at(24, 22, seal(number, 20)) if number > 1 else "")
        text = said.say("draw-agent-fights" if s.war >= 0 else "draw-agent-waits")
        box = Box(x, engraving.SCENE.y + 11, WAITING, WAITING)
        label, name = f"agent-{AGENT.labels[agent]}", said.title("agent", agent)
        parts.append(Part(label, *box, body, name, text, "E2.war-agents"))
    if is_hidden(scene, s.acting):
        box = faces.card_box(engraving.SCENE.x + 6, engraving.SCENE.y + 2, 46.0)
        parts.append(faces.open_card(said, s.acting, box, said.facts(s.acting), "E2.announce"))
    return parts


def stock_parts(scene: Scene) -> list[Part]:
    """Pieces and Bishops in the stock, the Empire pile and the discards (B1.rooks, C6.empire-pile)."""
    said, s, in_play = scene.said, scene.s, bishops_in_play(scene.s)
    left = [*s.supply, *(scene.printed.bishops[religion] - in_play[religion] for religion in range(RELIGIONS))]
    parts = []
    for place, (kind, count) in enumerate(zip((*range(PIECES), *range(BISHOP_AGENT, AGENTS)), left, strict=True)):
        name = said.name("token" if kind < PIECES else "agent", kind)
        title = said.say("draw-stock", what=name, number=count)
        box = engraving.STOCK._replace(x=engraving.STOCK.x + place * engraving.STOCK_PITCH)
        body = engraving.stock_body(emblems.agent(kind), count, box.width)
        clause = ("B1.knights", "B1.rooks", "B1.bishops")[place // RELIGIONS]
        parts.append(Part(f"stock-{AGENT.labels[kind]}", *box, body, title, said.say("draw-stock-text"), clause))
    free = [empire for empire in range(EMPIRES) if s.is_in_pile(empire)]
    title, text = said.say("draw-empire-pile", number=len(free)), said.named("empire", free)
    body = engraving.stock_body(path(emblems.CROWN, "gold", "edge", 2), len(free), engraving.EMPIRES_BOX.width)
    parts.append(Part("empire-pile", *engraving.EMPIRES_BOX, body, title, text, "C6.empire-pile"))
    title, text = said.say("draw-discard", number=len(s.discarded)), said.say("draw-discard-text")
    body = engraving.stock_body(at(9, 3, faces.back(WEST, 46)), len(s.discarded), engraving.DISCARD.width)
    return [*parts, Part("discard", *engraving.DISCARD, body, title, text, "G1.discard")]
