"""What is being drawn: a view with the names of the players and the captions of a language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fondaco.draw.shapes import at
from fondaco.draw.tracks import Box
from fondaco.games.virgin_queen.board import emblems, pieces
from fondaco.games.virgin_queen.board.captions import Captions, leader_id
from fondaco.games.virgin_queen.board.chart import Area, laid
from fondaco.games.virgin_queen.printed import ARMY, CAPTAIN, Printed
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Part

WHERE_KEYS: Final = {WAITING: "draw-leader-waiting", ON_TRACK: "draw-leader-track", DEAD: "draw-leader-dead"}


@dataclass(frozen=True)
class Piece:
    """A piece that waits for its place: how many slots it takes, and what is said of it."""

    id: str
    body: str
    title: str
    text: str
    clause: str
    slots: int = 1


@dataclass(frozen=True)
class Scene:
    """One position as one seat sees it."""

    said: Captions
    s: Enterprise
    view: EnterpriseView
    names: tuple[str, ...]

    @property
    def printed(self) -> Printed:
        return self.said.printed

    # Pieces that can be in many places

    def leader(self, leader: int) -> Piece:
        """A leader with his ratings and what has befallen him."""
        said, view, printed = self.said, self.view, self.printed
        place = view.leader_at[leader]
        told = [said.ratings(leader)]
        if place in WHERE_KEYS:
            told.append(said.say(WHERE_KEYS[place]))
        if place == NOT_YET:
            arrives = printed.arrives[leader]
            told.append(said.say("draw-leader-arrives", number=arrives) if arrives else said.say("draw-leader-not-yet"))
        if place == CAPTIVE:
            told.append(said.say("draw-leader-captive", power=view.captor[leader]))
        damaged = view.damaged >> leader & 1
        if damaged:
            told.append(said.say("draw-leader-damaged"))
        state = "damaged" if damaged else {DEAD: "dead", CAPTIVE: "captive"}.get(place, "")
        body = pieces.leader(said.short(leader), printed.leader_power[leader], ratings(printed, leader), state)
        return Piece(leader_id(leader), body, said.title("leader", leader), " ".join(told), "enterprise.people", 2)

    def hoard(self, hoard: int, label: str, key: str) -> list[Piece]:
        """The treasures of a hoard by their kinds."""
        said, found = self.said, []
        for kind in range(TREASURES):
            count = self.view.treasure[hoard * TREASURES + kind]
            if count:
                title = said.numbered("treasure", kind, count)
                text = f"{said.say(key)} {said.say('draw-treasure-text', number=kind + 1)}"
                body = pieces.treasure(kind, count)
                found.append(Piece(f"{label}-{TREASURE.labels[kind]}", body, title, text, "enterprise.riches"))
        return found


def ratings(printed: Printed, leader: int) -> tuple[tuple[str, int], ...]:
    """The ratings that count for a leader, each with its sign."""
    kind = printed.leader_kind[leader]
    shown = [(emblems.SWORDS, printed.battle[leader])]
    if kind != ARMY and (printed.piracy[leader] or kind == CAPTAIN):
        shown.append((emblems.SKULL, printed.piracy[leader]))
    if kind == CAPTAIN:
        shown.append((emblems.STAR, printed.navigation[leader]))
    return tuple(shown)


def within(box: Box, spot: Box) -> Box:
    """A spot of a larger box on the board."""
    return spot._replace(x=box.x + spot.x, y=box.y + spot.y)


def placed(found: Sequence[Piece], room: Area, x: float = 0, y: float = 0) -> list[Part]:
    """Pieces as parts, as large as their room allows."""
    if not found:
        return []
    scale, places = laid(room, tuple(piece.slots for piece in found))
    parts = []
    for piece, (left, top) in zip(found, places, strict=True):
        box = Box(x + left, y + top, (piece.slots * pieces.SLOT - 2) * scale, pieces.SIZE * scale)
        body = at(0, 0, piece.body, scale) if scale != 1 else piece.body
        parts.append(Part(piece.id, *box, body, piece.title, piece.text, piece.clause))
    return parts
