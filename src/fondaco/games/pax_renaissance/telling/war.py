"""How wars are told: who would fight, what a victory would bring, and what becomes of survivors (J, K, F9)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.war.battle import (
    ATTACKERS,
    attackers_of,
    cause_of,
    changes_regime,
    defenders_of,
    fighting_agents,
    turns_map,
    wins,
)
from fondaco.games.pax_renaissance.rules.war.regime import status_after
from fondaco.games.pax_renaissance.rules.war.survivors import fate_outside, is_pirate, survivor_token
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.telling import parts
from fondaco.games.pax_renaissance.telling.glance import Glance, land_of_frame, routes_past, shore, who_stands
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers

# What a war would lead to, beside what becomes of the Empire
FAILURE: Final = 0
NO_CHANGE: Final = 5

# What a war would bring


def battle(s: Pax, seat: int, kind: int, empire: int) -> Numbers:
    """Who would fight in a war, the Agents of the acting card included, and what it would lead to."""
    attackers = len(attackers_of(s, seat, kind, empire)) + len(fighting_agents(s, kind))
    defenders = len(defenders_of(s, kind, empire))
    won = wins(attackers, defenders)
    outcome = FAILURE
    if won:  # F9.victory, F9.strawman
        changes = changes_regime(s, kind, empire)
        outcome = status_after(s, seat, empire, cause_of(kind)) if changes else NO_CHANGE
    told = {"shot": kind, "empire": empire, "attackers": attackers, "defenders": defenders, "outcome": outcome}
    if won and turns_map(s, kind, empire):
        return {**told, "turns": 1, "state": s.other_side(empire)}
    return {**told, "turns": 0}


def battle_without_agents(s: Pax, seat: int, kind: int, empire: int) -> Numbers:
    """A war that no card is played for."""
    s = s.copy()
    s.agents = []
    return battle(s, seat, kind, empire)


# The course of a Battle


def losses(at: Glance) -> Numbers:
    return {"attacking": int(at.b >= ATTACKERS), "losses": at.b % ATTACKERS}


def falling(at: Glance) -> Numbers:
    if at.word == "city":
        return who_stands(at)
    return {"religion": max(at.s.pirate[at.axes["border"]], 0)} if at.word == "pirate" else {}


def falling_parts(at: Glance) -> Ids:
    """Who falls (J1.survivors)."""
    if at.word == "agent":
        agent = at.axes["agent"]
        return (f"agent-{AGENT.labels[agent]}",) if agent in at.s.attackers else ("stage",)
    if at.word == "repressed":
        return parts.repressed_parts(at, at.s.theatre, at.axes["token"]) if at.s.theatre >= 0 else ("stage",)
    if at.word == "city":
        return parts.place(at)
    return (parts.cube_parts if at.word == "concession" else parts.pirate_parts)(at, at.axes["border"])


def survivor(at: Glance) -> Numbers:
    """Who looks for quarters: an Agent of the card, or a token Repressed till now."""
    fighter = at.s.attackers[0] if at.s.attackers else 0
    token = survivor_token(at.seat, fighter)
    who = {"pirate": 1, "religion": token % RELIGIONS} if is_pirate(fighter) else {"pirate": 0, "token": token}
    return {"empire": at.theatre, **who}


def surviving(at: Glance) -> Numbers:
    if at.word == "border":
        return shore(at)
    fighter = at.s.attackers[0] if at.s.attackers else 0
    return {"sort": fate_outside(fighter)} if at.word == "none" else {}


def theocracy(at: Glance) -> Numbers:
    return {"empire": at.theatre, "state": at.s.religion(at.theatre)}


def turning(at: Glance) -> Numbers:
    return {"state": at.s.other_side(at.theatre)}


def turning_parts(at: Glance) -> Ids:
    return parts.map_parts(at.s.theatre) if at.word == "turn" and at.s.theatre >= 0 else ()


# A new regime


def freeing(at: Glance) -> Numbers:
    return routes_past(at) if at.word == "border" else {}


HOOKS: Final = {
    frames.LOSE: Hooks(prompt=losses, option=falling, parts=falling_parts),
    frames.SURVIVE: Hooks(prompt=survivor, option=surviving, parts=parts.city_or_border),
    frames.TURN_MAP: Hooks(prompt=theocracy, option=turning, parts=turning_parts),
    frames.EMANCIPATE: Hooks(prompt=land_of_frame, parts=parts.chained),
    frames.FREE: Hooks(prompt=lambda at: {"token": at.b % TOKENS}, option=freeing, parts=parts.city_or_border),
}
