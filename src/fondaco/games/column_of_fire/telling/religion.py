"""A religion chosen, and the order of conflicts."""

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.religion import is_alone
from fondaco.games.column_of_fire.telling.glance import Glance
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def belief(at: Glance) -> Numbers:
    religion = at.axes["religion"]
    return {"kept": int(religion == at.s.religion[at.seat]), "alone": int(is_alone(at.s, at.seat, religion))}


def conflict(at: Glance) -> Numbers:
    first = at.axes["country"] * STONES
    return {"catholic": at.s.stones[first + CATHOLIC], "protestant": at.s.stones[first + PROTESTANT]}


def conflict_parts(at: Glance) -> Ids:
    """The country with its stones and its torch."""
    name, stones = COUNTRY.labels[at.axes["country"]], at.s.stones_in(at.axes["country"])
    return (f"country-{name}", *(f"stone-{name}-{space}" for space in range(stones)), f"torch-{name}")


HOOKS = {
    frames.CHOOSE_RELIGION: Hooks(
        lambda at: {"number": at.s.religion_die[at.seat]}, belief, lambda at: (f"religion-{at.seat}",)
    ),
    frames.CONFLICTS: Hooks(option=conflict, parts=conflict_parts),
}
