"""Captains in the New World."""

from typing import Final

from fondaco.games.virgin_queen.board.captions import leader_id
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.expeditions import cargo_of, is_overseas, settlements
from fondaco.games.virgin_queen.telling import odds
from fondaco.games.virgin_queen.telling.glance import Glance, points_left, treasures_in, zone_guard
from fondaco.games.virgin_queen.telling.parts import leader_named, place_part, zone_named
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def whereabouts(at: Glance) -> Numbers:
    """Where a captain is, whether he is damaged, and what he carries."""
    captain = at.axes["leader"]
    if not is_overseas(at.s, captain):
        return {"away": 0}
    zone, damaged = at.s.leader_at[captain] - FIRST_ZONE, at.s.damaged >> captain & 1
    return {"away": 1, "zone": zone, "damaged": damaged, "treasures": treasures_in(at.s, cargo_of(captain))}


def captain_there(at: Glance) -> Numbers:
    return {"left": at.left, "leader": at.b, "zone": max(0, at.s.leader_at[at.b] - FIRST_ZONE)}


def next_zone(at: Glance) -> Numbers:
    return {**zone_guard(at), **odds.voyage_odds(at.s, at.b)}


def raid(at: Glance) -> Numbers:
    return {"open": 1, **odds.raid_odds(at.s, at.b, at.axes["raided"])} if at.is_legal else {"open": 0}


def raided_parts(at: Glance) -> Ids:
    """The settlements of Spain or Portugal where the captain is."""
    here = at.s.leader_at[at.b] - FIRST_ZONE
    if not 0 <= here < len(ZONE):
        return (leader_id(at.b),)
    target = at.axes["raided"]
    name = "portuguese" if target == RAID_PORTUGAL else "spanish"
    return (f"{name}-{ZONE.labels[here]}",) if settlements(at.s, target, here) else place_part(FIRST_ZONE + here)


HOOKS: Final = {
    frames.EXPEDITION: Hooks(points_left, lambda at: odds.voyage_odds(at.s, at.axes["leader"]), leader_named),
    frames.VOYAGE: Hooks(prompt=points_left, option=whereabouts, parts=leader_named),
    frames.VOYAGE_TO: Hooks(prompt=captain_there, option=next_zone, parts=zone_named),
    frames.RAID: Hooks(prompt=points_left, option=whereabouts, parts=leader_named),
    frames.RAID_TARGET: Hooks(prompt=captain_there, option=raid, parts=raided_parts),
}
