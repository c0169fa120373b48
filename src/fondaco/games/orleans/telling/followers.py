"""Phase 3 as it is told: drawing followers, and the powder tower."""

from typing import Final

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.followers import most_drawn
from fondaco.games.orleans.telling.glance import Glance, spot
from fondaco.games.orleans.telling.parts import market_parts, worker_part
from fondaco.kernel import Hooks, Ids, Numbers


def draw_prompt(at: Glance) -> Numbers:
    """How many followers could be drawn, and who could come back instead."""
    s, seat = at.s, at.seat
    return {"most": most_drawn(s, seat, at.b), "bag": at.view.bag_totals[seat], "working": len(s.standing(seat))}


def draw(at: Glance) -> Numbers:
    if at.word == "back":
        return come_back(at)
    return {"all": int(at.axes["count"] == at.view.bag_totals[at.seat])}


def come_back(at: Glance) -> Numbers:
    """Who leaves which action space."""
    space = at.axes["space"]
    return {"follower": at.follower(space), **spot(at, space)}


def draw_parts(at: Glance) -> Ids:
    return (worker_part(at, at.axes["space"]),) if at.word == "back" else (f"bag-{at.seat}",)


def tower_prompt(at: Glance) -> Numbers:
    return {"room": at.printed.tower - at.b}


def tower_parts(at: Glance) -> Ids:
    return () if at.word == "enough" else market_parts(at, at.axes["follower"])


HOOKS: Final = {
    frames.DRAW: Hooks(draw_prompt, draw, draw_parts),
    frames.TOWER: Hooks(prompt=tower_prompt, parts=tower_parts),
}
