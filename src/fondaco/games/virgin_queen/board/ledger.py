"""The ledger beside the map: turns and phases, the powers in the order of impulses, and the cards."""

from typing import Final

from fondaco.draw.tokens import coin
from fondaco.draw.tracks import Box
from fondaco.games.virgin_queen.board import emblems, engraving, pieces
from fondaco.games.virgin_queen.board.chart import RIGHT, Area
from fondaco.games.virgin_queen.board.scene import Piece, Scene, placed, within
from fondaco.games.virgin_queen.printed import CAPTAIN
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.victory import faith_points, points, territory
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Part

LAST_ROW: Final = engraving.FIRST_ROW + engraving.TURN_ROWS - 1


def ledger_parts(scene: Scene) -> list[Part]:
    """All of it, from its head on."""
    return [*phase_parts(scene), *turn_parts(scene), *power_parts(scene), *pile_parts(scene)]


# Turns and phases


def phase_parts(scene: Scene) -> list[Part]:
    """Which turn and phase it is (sequence.order)."""
    said, view = scene.said, scene.view
    turn, phase = said.say("draw-turn", number=view.turn), said.title("phase", view.phase)
    body, text = engraving.phase_body(turn, phase), said.say("draw-phase-text", number=view.phase + 1)
    parts = [Part("phase", *engraving.PHASE, body, f"{turn}: {phase}", text, "sequence.order")]
    for place, label in enumerate(PHASE.labels):
        left = engraving.PHASES.x + place * engraving.PHASE_PITCH + 1.5
        box = engraving.PHASES._replace(x=left, width=engraving.PHASE_PITCH - 3)
        body = engraving.step_body(place, place == view.phase, place < view.phase)
        title = f"{place + 1}. {said.title('phase', place)}"
        text = said.say("draw-phase-now") if place == view.phase else ""
        parts.append(Part(f"phase-{label}", *box, body, title, text, "sequence.order"))
    return parts


def turn_parts(scene: Scene) -> list[Part]:
    """The turn track with whoever and whatever waits on it (component.turn-track)."""
    said, view, printed = scene.said, scene.view, scene.printed
    parts = []
    first = FIRST_TURN - int(view.last_turn < LAST_ROW)
    for turn in range(engraving.FIRST_ROW, LAST_ROW + 1):
        used = max(first, view.turn) <= turn <= view.last_turn
        top = engraving.TURNS.y + (turn - engraving.FIRST_ROW) * engraving.TURN_PITCH
        box = engraving.TURNS._replace(y=top)
        told = [said.say("draw-turn-fortress")] if turn in printed.fortress_turns else []
        told += [said.say("draw-turn-armada")] if turn == printed.armada_from else []
        told += [said.say("draw-turn-plots")] if turn == printed.plots_from else []
        told += [said.say("draw-turn-last")] if turn == view.last_turn else []
        marks = (emblems.FORT,) if turn in printed.fortress_turns and turn > view.turn else ()
        body = engraving.turn_body(turn, turn == view.turn, used, marks)
        title = said.say("draw-turn", number=turn)
        parts.append(Part(f"turn-{turn}", *box, body, title, " ".join(told), "component.turn-track"))
        room = Area(Box(box.x + 46, box.y + 2, box.width - 54 - 30 * len(marks), box.height - 3), RIGHT)
        parts += placed(waiting(scene, turn), room)
    return parts


def row_of(scene: Scene, leader: int) -> int:
    """The turn a leader waits on, or -1 if he is elsewhere."""
    view, printed = scene.view, scene.printed
    place, arrives = view.leader_at[leader], printed.arrives[leader]
    if place == ON_TRACK:
        return min(view.turn + 1, LAST_ROW)
    if place == WAITING and printed.leader_kind[leader] != CAPTAIN:
        return view.turn
    return arrives if place == NOT_YET and engraving.FIRST_ROW <= arrives <= LAST_ROW else -1


def waiting(scene: Scene, turn: int) -> list[Piece]:
    """The leaders and ships that come with a turn."""
    said, view = scene.said, scene.view
    found = [scene.leader(leader) for leader in range(LEADERS) if row_of(scene, leader) == turn]
    if turn == min(view.turn + 1, LAST_ROW):
        for ship, count in enumerate(view.track_ships):
            if count:
                title, text = said.numbered("ship", ship, count), said.say("draw-track-text")
                body = pieces.ship(ship, count)
                found.append(Piece(f"track-{SHIP.labels[ship]}", body, title, text, "component.turn-track"))
    return found


# Powers


def power_parts(scene: Scene) -> list[Part]:
    """The powers in the order of impulses, with wars, alliance and points."""
    said, view = scene.said, scene.view
    parts = []
    for power in range(POWERS):
        box = engraving.POWERS_BOX._replace(y=engraving.POWERS_BOX.y + power * engraving.POWER_PITCH)
        name, player = said.say("draw-power-name", power=power), scene.names[scene.s.seat_of(power)]
        active = power == playing(scene)
        body = engraving.power_body(power, name, player, active)
        text = said.say("draw-power-active" if active else "draw-power-text", name=player)
        parts.append(Part(f"power-{POWER.labels[power]}", *box, body, name, text, "enterprise.impulse"))
        parts.append(score_part(scene, power, within(box, engraving.SCORE)))
        if active and power == view.active:
            title, text = said.say("draw-command", number=view.points_left), said.say("draw-command-text")
            spot, body = within(box, engraving.COMMAND), coin(view.points_left, engraving.COMMAND.width, 0.56)
            parts.append(Part("command", *spot, body, title, text, "enterprise.costs"))
        if power in (ENGLAND, REBELS):
            parts.append(war_part(scene, power, within(box, engraving.WAR)))
    middle = engraving.POWERS_BOX.y + REBELS * engraving.POWER_PITCH - 1 - engraving.ALLIANCE.height / 2
    box = engraving.ALLIANCE._replace(x=engraving.POWERS_BOX.x + engraving.ALLIANCE.x, y=middle)
    title = said.say("draw-allied" if view.allied else "draw-not-allied")
    body, text = engraving.alliance_body(view.allied > 0), said.say("draw-alliance-text")
    return [*parts, Part("alliance", *box, body, title, text, "enterprise.alliance")]


def playing(scene: Scene) -> int:
    """The power whose impulse it is, or that is to play a card."""
    frame = scene.view.frame
    return frame[1] if frame is not None and frame[0] == frames.IMPULSE else scene.view.active


def war_part(scene: Scene, power: int, box: Box) -> Part:
    """Whether Spain is at war with a power (enterprise.war)."""
    said, war = scene.said, scene.view.war[power] > 0
    title = said.say("draw-war" if war else "draw-peace", power=power)
    body, text = engraving.war_body(war), said.say("draw-war-text")
    return Part(f"war-{POWER.labels[power]}", *box, body, title, text, "enterprise.war")


def score_part(scene: Scene, power: int, box: Box) -> Part:
    """What a power has scored, and what the map is worth to it now (enterprise.points)."""
    said, s = scene.said, scene.s
    total = points(s, power)
    title = said.say("draw-score", power=power, number=total)
    text = said.say("draw-score-text", number=s.vp[power], land=territory(s, power), faith=faith_points(s, power))
    return Part(f"score-{POWER.labels[power]}", *box, engraving.score_body(total), title, text, "enterprise.points")


def pile_parts(scene: Scene) -> list[Part]:
    """The deck, and the discards, which all may look through (enterprise.deck)."""
    said, view = scene.said, scene.view
    number = view.deck_total
    body, title = engraving.pile_body(number, emblems.CROWN), said.say("draw-deck", number=number)
    parts = [Part("deck", *engraving.PILE, body, title, said.say("draw-deck-text"), "enterprise.deck")]
    number = sum(view.discard)
    box = engraving.PILE._replace(y=engraving.PILE.y + engraving.PILE.height + 3)
    listed = [said.numbered("card", card, count) for card, count in enumerate(view.discard) if count]
    body, title = engraving.pile_body(number, emblems.CIPHER), said.say("draw-discard", number=number)
    return [*parts, Part("discard", *box, body, title, ", ".join(listed), "enterprise.deck")]
