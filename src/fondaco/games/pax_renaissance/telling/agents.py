"""How the placing of Agents and Concessions is told, and of pieces taken from elsewhere (E2)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.agents import MUST, REGIME
from fondaco.games.pax_renaissance.rules.tokens import free_borders, room_in, token_of
from fondaco.games.pax_renaissance.telling import glance, parts
from fondaco.games.pax_renaissance.telling.bishops import meeting
from fondaco.games.pax_renaissance.telling.glance import Glance
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def room(at: Glance) -> Numbers:
    if at.word == "none":
        return {}
    empire = at.axes["empire"]
    return {"cities": room_in(at.s, empire), "borders": len(free_borders(at.s, empire))}


def agent(at: Glance) -> Numbers:
    """The Agent to be placed, and in which Empire."""
    return {"agent": at.b % MUST, "empire": at.theatre}


def settling(at: Glance) -> Numbers:
    if at.word == "none":
        return agent(at)
    place, s = at.axes["place"], at.s
    if s.token[place] == EMPTY:
        return {"taken": 0, "nth": 0}
    return {"taken": 1, **glance.who_stands(at), **glance.fate(s, s.printed.empire_of[place])}


def sailing(at: Glance) -> Numbers:
    return agent(at) if at.word == "none" else glance.prey(at)


def concession(at: Glance) -> Numbers:
    return {"regime": int(at.b & REGIME > 0), "empire": at.theatre}


def conceding(at: Glance) -> Numbers:
    return {} if at.word == "none" else glance.shore(at)


def ordaining(at: Glance) -> Numbers:
    return agent(at) if at.word == "none" else meeting(at)


def taking(at: Glance) -> Numbers:
    if at.word == "city":
        return glance.which_place(at)
    return glance.card_of_somebody(at) if at.word == "bishop" else {}


def taken_parts(at: Glance) -> Ids:
    """Where a piece that the stock lacks is taken from (E2.shortage)."""
    if at.word == "repressed":
        token = token_of(at.seat, at.b) if at.b < BISHOP_AGENT else 0
        return parts.repressed_parts(at, at.axes["empire"], token)
    return parts.bishop(at) if at.word == "bishop" else parts.city_or_border(at)


HOOKS: Final = {
    frames.LOCATE_AGENTS: Hooks(prompt=glance.region, option=room, parts=parts.land),
    frames.SETTLE: Hooks(prompt=agent, option=settling, parts=parts.place),
    frames.SAIL: Hooks(prompt=agent, option=sailing, parts=parts.border),
    frames.CONCEDE: Hooks(prompt=concession, option=conceding, parts=parts.border),
    frames.ORDAIN: Hooks(prompt=agent, option=ordaining, parts=parts.card),
    frames.TAKE: Hooks(prompt=lambda at: {"agent": at.b}, option=taking, parts=taken_parts),
}
