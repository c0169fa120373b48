"""Phase 4 as it is told: followers taken up and sent to action spaces."""

from typing import Final

from fondaco.games.orleans.rules import frames, planning
from fondaco.games.orleans.telling.followers import come_back
from fondaco.games.orleans.telling.glance import Glance, filled_then, spot
from fondaco.games.orleans.telling.parts import market_parts, named_space, tokens, tower_part, worker_part
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def plan_prompt(at: Glance) -> Numbers:
    return {"waits": at.s.waiting(at.seat)}


def plan(at: Glance) -> Numbers:
    if at.word == "ready":
        return {"active": len(planning.activated_places(at.s, at.seat)), "waits": at.s.waiting(at.seat)}
    if at.word == "back":
        return come_back(at)
    if at.word == "tower":
        follower = max(at.s.tower[at.axes["waiting"]] - 1, 0)
        told = {"nth": at.axes["waiting"] + 1, "follower": follower}
    else:
        follower = at.axes["follower"]
        told = {"waits": at.s.market[at.seat * FOLLOWERS + follower]}
    return {**told, "spaces": len(planning.fitting_spaces(at.s, at.seat, follower))}


def plan_parts(at: Glance) -> Ids:
    if at.word == "ready":
        return ()
    if at.word == "tower":
        return (tower_part(at, at.axes["waiting"]),)
    return (worker_part(at, at.axes["space"]),) if at.word == "back" else market_parts(at, at.axes["follower"])


def send_prompt(at: Glance) -> Numbers:
    """The follower that is being sent."""
    return {"follower": max(planning.taken_up(at.s, at.seat, at.b), 0)}


def send(at: Glance) -> Numbers:
    if at.word == "keep":
        return send_prompt(at)
    space = at.axes["space"]
    return {**send_prompt(at), **spot(at, space), **filled_then(at, space)}


def send_parts(at: Glance) -> Ids:
    """An action space; who is kept goes back to where it waited."""
    if at.word != "keep":
        return named_space(at)
    if at.b < planning.FIRST_TOWER:
        return (f"market-{at.seat}", *tokens(at).waiting(at.b)[-1:])
    return (tower_part(at, at.b - planning.FIRST_TOWER),)


HOOKS: Final = {
    frames.PLAN: Hooks(plan_prompt, plan, plan_parts),
    frames.SEND: Hooks(send_prompt, send, send_parts),
}
