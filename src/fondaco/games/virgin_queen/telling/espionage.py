"""Missions of spies."""

from typing import Final

from fondaco.games.virgin_queen.board.captions import leader_id
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.telling import odds
from fondaco.games.virgin_queen.telling.glance import Glance, points_left
from fondaco.games.virgin_queen.telling.parts import card_named, card_part, points_paid, power_named, power_part
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def victim_parts(at: Glance) -> Ids:
    who = at.axes["victim"]
    return ("elizabeth",) if who == ELIZABETH else (leader_id(who),)


def mission(at: Glance) -> Numbers:
    s = at.s
    victim = s.fight[FIGHT_UNITS]
    told = {"left": at.left, "mission": at.b, "kind": at.b, "other": s.fight[FIGHT_DEFENDER]}
    return {**told, "victim": victim} if victim >= 0 else told


def chance(at: Glance) -> Numbers:
    """How likely the mission is to succeed for so many points, and with the card that is played."""
    cost = at.axes.get("amount", at.s.fight[FIGHT_COST])
    return {"kind": at.b, **odds.mission_odds(at.s, at.power, at.b, cost, at.axes.get("card", -1))}


def guarded(at: Glance) -> Numbers:
    return {"mission": at.b, "kind": at.b, "other": at.s.fight[FIGHT_ATTACKER]}


def guard(at: Glance) -> Numbers:
    attacker, cost = at.s.fight[FIGHT_ATTACKER], at.s.fight[FIGHT_COST]
    key = int(at.word == "play")
    return {"other": attacker, "kind": at.b, **odds.mission_odds(at.s, attacker, at.b, cost, -1, key)}


def guard_parts(at: Glance) -> Ids:
    """The Cipher Key, if it is seen, or the hand it may be in."""
    return card_part(at, at.a, CIPHER_KEY) if at.word == "play" else ()


def gathering(at: Glance) -> Numbers:
    return {"other": at.s.fight[FIGHT_DEFENDER], "number": at.s.fight[FIGHT_LEFT]}


def gather_parts(at: Glance) -> Ids:
    """What is done to the other power: to its operatives, or to its hand."""
    other = at.s.fight[FIGHT_DEFENDER if at.a == at.s.fight[FIGHT_ATTACKER] else FIGHT_ATTACKER]
    if at.word == "stop" or not 0 <= other < POWERS:
        return ()
    return power_part(other) if at.word in ("neutralise", "fewer") else (f"hand-{POWER.labels[other]}",)


def neutralise_parts(at: Glance) -> Ids:
    """An informant at one's own court, or a Jesuit in the country."""
    if at.word == "jesuit":
        label, some = ("england", at.s.jesuits[1]) if at.a == ENGLAND else ("netherlands", at.s.jesuits[2])
        return (f"jesuits-{label}",) if some else (f"country-{label}",)
    owner = at.axes["power"]
    if at.s.informant[owner * POWERS + at.a]:
        return (f"informant-{POWER.labels[owner]}-{POWER.labels[at.a]}",)
    return power_part(owner)


def attacker(at: Glance) -> Numbers:
    return {"other": at.s.fight[FIGHT_ATTACKER], "number": at.b}


HOOKS: Final = {
    frames.INFORMANT: Hooks(prompt=points_left, parts=power_named),
    frames.INTELLIGENCE: Hooks(prompt=points_left, parts=power_named),
    frames.ASSASSINATE: Hooks(prompt=points_left, parts=victim_parts),
    frames.MISSION_COST: Hooks(prompt=mission, option=chance, parts=points_paid),
    frames.AID: Hooks(mission, chance, parts=lambda at: ("dice",) if at.word == "roll" else card_named(at)),
    frames.GUARD: Hooks(prompt=guarded, option=guard, parts=guard_parts),
    frames.GATHER: Hooks(prompt=gathering, option=gathering, parts=gather_parts),
    frames.NEUTRALISE: Hooks(prompt=gathering, parts=neutralise_parts),
    frames.DEFEND: Hooks(prompt=attacker, option=attacker, parts=gather_parts),
    frames.EXECUTE: Hooks(parts=lambda at: ("mary",) if at.word == "execute" else ()),
}
