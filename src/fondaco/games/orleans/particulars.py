"""What a sentence about a decision needs beside the option itself; read from a view and the printed tables only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fondaco.games.orleans import frames, gains
from fondaco.games.orleans.events import GOODS_PER_COIN, NO_FOOD
from fondaco.games.orleans.glance import Glance, filled_then, fitting, spot
from fondaco.games.orleans.planning import FIRST_TOWER
from fondaco.games.orleans.sequence import STEPS
from fondaco.games.orleans.tables import Tables
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import (
    DEVELOPMENT,
    EMPTY,
    FOLLOWERS,
    GOODS,
    HARVEST,
    KNIGHT,
    PLACE_OF,
    PLACES,
    PLAGUE,
    SPACES,
    TAXES,
    TECHNOLOGY,
)
from fondaco.kernel import Frame

# What an event would take
A_FOLLOWER: Final = 0
FOOD: Final = 1
A_PAYMENT: Final = 2


# Drawing and planning


def draws(at: Glance) -> dict[str, int]:
    """How many followers could be drawn, and who could come back instead."""
    limit = at.tables.knight_draw[at.view.marker(at.seat, KNIGHT)]
    room = at.tables.market + len(at.view.tower_of(at.seat)) - at.waiting()
    bag = at.view.bag_totals[at.seat]
    working = sum(at.token(space) not in (EMPTY, TECHNOLOGY) for space in range(SPACES))
    return {"most": max(0, min(limit - at.b, room, bag)), "bag": bag, "working": working}


def draw(at: Glance) -> dict[str, int]:
    if at.word == "back":
        space = at.axes["space"]
        return {"follower": max(at.follower(space), 0), **spot(at, space)}
    return {"all": int(at.axes["count"] == at.view.bag_totals[at.seat])}


def tower_room(at: Glance) -> dict[str, int]:
    return {"room": at.tables.tower - at.b}


def waiters(at: Glance) -> dict[str, int]:
    return {"waits": at.waiting()}


def plan(at: Glance) -> dict[str, int]:
    if at.word == "ready":
        active = sum(at.is_activated(place) for place in range(PLACES) if at.view.has(at.seat, place))
        return {"active": active, "waits": at.waiting()}
    if at.word == "back":
        space = at.axes["space"]
        return {"follower": max(at.follower(space), 0), **spot(at, space)}
    if at.word == "tower":
        follower = max(at.view.tower[at.axes["waiting"]] - 1, 0)
        return {"follower": follower, "nth": at.axes["waiting"] + 1, "spaces": fitting(at, follower)}
    follower = at.axes["follower"]
    waits = at.view.market[at.seat * FOLLOWERS + follower]
    return {"waits": waits, "spaces": fitting(at, follower)}


def taken_up(at: Glance) -> dict[str, int]:
    """The follower that is being sent."""
    return {"follower": at.b if at.b < FIRST_TOWER else max(at.view.tower[at.b - FIRST_TOWER] - 1, 0)}


def send(at: Glance) -> dict[str, int]:
    if at.word == "keep":
        return taken_up(at)
    return {**taken_up(at), **spot(at, at.axes["space"]), **filled_then(at, PLACE_OF[at.axes["space"]])}


# Events and torture


def event(at: Glance) -> dict[str, int]:
    """What an event would take from the seat."""
    if at.b == PLAGUE:
        return {"event": at.b, "takes": A_FOLLOWER}
    if at.b == TAXES:
        return {"event": at.b, "takes": A_PAYMENT, "coins": sum(map(at.stock, range(GOODS))) // GOODS_PER_COIN}
    if at.b == HARVEST and any(at.stock(food) for food in at.tables.food):
        return {"event": at.b, "takes": FOOD}
    return {"event": at.b, "takes": A_PAYMENT, "coins": NO_FOOD}


def food(at: Glance) -> dict[str, int]:
    return {"stock": at.stock(at.axes["food"])}


def debt(at: Glance) -> dict[str, int]:
    return {"missing": at.b}


def loss(at: Glance) -> dict[str, int]:
    """How many of such things the seat has."""
    if at.word == "unbuilt-station":
        return {"stock": at.view.stations[at.seat]}
    if at.word == "follower":
        return {"bag": at.view.bag_totals[at.seat]}
    if at.word == "development":
        place = at.view.marker(at.seat, DEVELOPMENT)
        level = at.tables.level_at[max(place - 1, 0)]
        return {"level": level if level < at.tables.level_at[place] else 0}
    if at.word == "good":
        number = at.axes["good"]
        return {"points": at.tables.good_points[number], "stock": at.stock(number)}
    return {"stock": at.view.unlaid[at.seat]} if at.word == "unlaid-technology" else {}


Detail = Callable[[Glance], dict[str, int]]

PROMPTS: dict[int, Detail] = {
    frames.DRAW: draws,
    frames.TOWER: tower_room,
    frames.PLAN: waiters,
    frames.SEND: taken_up,
    frames.ACT: gains.active_places,
    frames.TAKE_TILE: gains.open_piles,
    frames.TRAVEL: gains.way,
    frames.GIVE_TO_DEED: gains.donor,
    frames.PHARMACY: gains.purse,
    frames.BATHHOUSE: gains.bathers,
    frames.BATHHOUSE_SEND: gains.bather,
    frames.LAY_TECHNOLOGY: gains.tokens,
    frames.SHELTER: event,
    frames.TORTURE: debt,
}

OPTIONS: dict[int, Detail] = {
    frames.EXCLUDE: gains.tile,
    frames.DRAW: draw,
    frames.PLAN: plan,
    frames.SEND: send,
    frames.ACT: gains.act,
    frames.RECRUIT: gains.villager,
    frames.TAKE_TILE: gains.tile,
    frames.TRAVEL: gains.journey,
    frames.TAKE_GOOD: gains.good,
    frames.GIVE_TO_DEED: gains.deed,
    frames.CANALISATION: gains.canalisation,
    frames.PHARMACY: gains.pharmacy,
    frames.BATHHOUSE: gains.bathe,
    frames.BATHHOUSE_SEND: gains.settle,
    frames.LAY_TECHNOLOGY: gains.technology,
    frames.SHELTER: event,
    frames.GIVE_FOOD: food,
    frames.TORTURE: loss,
}


def particulars(tables: Tables, view: OrleansView, frame: Frame, option: int) -> dict[str, int]:
    """Places, followers and gains an option leads to; option -1 is the prompt."""
    number, seat, b = frame
    if option < 0:
        return PROMPTS[number](Glance(tables, view, seat, b)) if number in PROMPTS else {}
    if number not in OPTIONS:
        return {}
    options = STEPS[number].options
    return OPTIONS[number](Glance(tables, view, seat, b, options.group(option), options.arguments(option)))
