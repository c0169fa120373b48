"""Beneficial deeds as they are told: who would be given, for what, and how far the deed has come then."""

from typing import Final

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.actions.deeds import FIRST_TOWN_HALL_SPACE, FROM_TOWER, follower_at, spaces_left
from fondaco.games.orleans.telling.glance import Glance, reached
from fondaco.games.orleans.telling.parts import development_part, tower_part, worker_part
from fondaco.games.orleans.vocabulary import DEED
from fondaco.kernel import Hooks, Ids, Numbers


def deed_prompt(at: Glance) -> Numbers:
    return {"again": at.b & 1}


def deed(at: Glance) -> Numbers:
    """Who would be given, for what, and how far the deed has come then."""
    if at.word == "enough":
        return {}
    place, number = at.axes["waiting"], at.axes["deed"]
    pair = [follower_at(at.s, at.seat, at.b, other) for other in (0, 1)]
    free = max(spaces_left(at.s, number) - 1, 0)
    spaces = len(at.printed.deed_asks[number])
    told = {"follower": max(pair[place], 0), "nth": place + 1 if pair[0] == pair[1] else 0}
    told |= {"choice": at.printed.deed_choice[number], "reward": at.printed.deed_coins[number]}
    return {**told, "filled": spaces - free, "spaces": spaces, "full": int(not free)}


def deed_parts(at: Glance) -> Ids:
    """A deed, and who would be given to it."""
    if at.word == "enough":
        return ()
    waiting, name = at.axes["waiting"], f"deed-{DEED.labels[at.axes['deed']]}"
    if at.b & FROM_TOWER:
        return name, tower_part(at, waiting)
    return name, worker_part(at, FIRST_TOWN_HALL_SPACE + waiting)


def canalisation(at: Glance) -> Numbers:
    return {"coins": at.printed.deed_coins[at.b], **reached(at, 1)}


def canalisation_parts(at: Glance) -> Ids:
    return (f"coins-{at.seat}", "bank") if at.word == "coin" else (development_part(at, 1),)


HOOKS: Final = {
    frames.GIVE_TO_DEED: Hooks(deed_prompt, deed, deed_parts),
    frames.CANALISATION: Hooks(option=canalisation, parts=canalisation_parts),
}
