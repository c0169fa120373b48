"""Torture as it is told: what would be given up for a missing coin."""

from typing import Final

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.telling.glance import Glance
from fondaco.games.orleans.telling.parts import goods_part, place_part, space_part
from fondaco.games.orleans.telling.travel import good
from fondaco.games.orleans.vocabulary import BOARD_PLACES, DEVELOPMENT, TECHNOLOGY, TOWN
from fondaco.kernel import Hooks, Ids, Numbers

LOST: Final = {"unbuilt-station": "stations", "follower": "bag", "unlaid-technology": "technology"}


def debt_prompt(at: Glance) -> Numbers:
    return {"missing": at.b}


def loss(at: Glance) -> Numbers:
    """How many of such things the seat has."""
    if at.word == "unbuilt-station":
        return {"stock": at.s.stations[at.seat]}
    if at.word == "follower":
        return {"bag": at.view.bag_totals[at.seat]}
    if at.word == "development":
        level = at.printed.level_at[max(at.s.marker(at.seat, DEVELOPMENT) - 1, 0)]
        return {"level": level if level < at.s.level(at.seat) else 0}
    if at.word == "good":
        return good(at)
    return {"stock": at.s.unlaid[at.seat]} if at.word == "unlaid-technology" else {}


def loss_parts(at: Glance) -> Ids:
    """What would be given up for a missing coin."""
    if at.word == "station":
        town = at.axes["town"]
        built = at.s.station[town] >> at.seat & 1
        return (f"station-{at.seat}-{TOWN.labels[town]}" if built else f"town-{TOWN.labels[town]}",)
    if at.word == "good":
        return (goods_part(at, at.axes["good"]),)
    if at.word == "tile":
        return (place_part(at, at.axes["tile"] + BOARD_PLACES),)
    if at.word == "technology":
        place = at.axes["place"]
        laid = [space for space in at.printed.spaces_of[place] if at.token(space) == TECHNOLOGY]
        return tuple(space_part(at, space) for space in laid) or (place_part(at, place),)
    if at.word == "development":
        return (f"marker-{at.seat}-development", f"level-{at.seat}")
    return (f"{LOST[at.word]}-{at.seat}",)


HOOKS: Final = {frames.TORTURE: Hooks(debt_prompt, loss, loss_parts)}
