"""Diplomacy: peace, alliances, ransom and war."""

from typing import Final

from fondaco.games.virgin_queen.board.captions import leader_id
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.diplomacy import ALLIANCE
from fondaco.games.virgin_queen.telling.glance import Glance
from fondaco.games.virgin_queen.telling.parts import power_part
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def negotiate_parts(at: Glance) -> Ids:
    """The power that is spoken to, and what would change."""
    if at.word == "nothing":
        return ()
    other = at.axes["power"]
    if at.word == "alliance":
        return ("alliance", *power_part(other))
    war = {at.a, other} - {SPAIN}
    return (*(f"war-{POWER.labels[power]}" for power in sorted(war) if SPAIN in (at.a, other)), *power_part(other))


def offer(at: Glance) -> Numbers:
    return {"alliance": int(at.b >= ALLIANCE), "other": at.b % POWERS}


def captive(at: Glance) -> Numbers:
    return {"leader": at.b, "other": max(0, at.s.captor[at.b]), "number": at.s.held[at.power]}


HOOKS: Final = {
    frames.NEGOTIATE: Hooks(parts=negotiate_parts),
    frames.AGREE: Hooks(prompt=offer, parts=lambda at: power_part(at.b % POWERS) if at.word == "yes" else ()),
    frames.RANSOM: Hooks(captive, captive, parts=lambda at: (leader_id(at.b),) if at.word == "pay" else ()),
    frames.DECLARE: Hooks(parts=negotiate_parts),
}
