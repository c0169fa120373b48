"""Construction, control and patronage."""

from typing import Final

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.telling.glance import Glance, own_force, points_left
from fondaco.games.virgin_queen.telling.parts import space_named, space_part
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def ship(at: Glance) -> Numbers:
    return {"level": at.s.armada_level + 1 if at.axes["ship"] == ARMADA and at.is_legal else 0}


def build_parts(at: Glance) -> Ids:
    """The ship in the reserve, and the port."""
    return (f"reserve-{SHIP.labels[at.axes['ship']]}", *space_part(at.b))


def patronise_parts(at: Glance) -> Ids:
    return (f"science-{POWER.labels[at.a]}-{SCIENCE.labels[at.axes['science']]}",)


HOOKS: Final = {
    frames.RAISE: Hooks(prompt=points_left, option=own_force, parts=space_named),
    frames.BUILD_AT: Hooks(prompt=points_left, parts=space_named),
    frames.BUILD: Hooks(prompt=lambda at: {"left": at.left, "space": at.b}, option=ship, parts=build_parts),
    frames.TAKE: Hooks(prompt=points_left, parts=space_named),
    frames.QUELL: Hooks(prompt=points_left, parts=space_named),
    frames.PATRONISE: Hooks(prompt=points_left, parts=patronise_parts),
}
