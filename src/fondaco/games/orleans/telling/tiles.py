"""Place tiles that ask for more, as they are told: the pharmacy and the bathhouse."""

from typing import Final

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.planning import fitting_spaces
from fondaco.games.orleans.telling.glance import Glance, filled_then, reached, spot
from fondaco.games.orleans.telling.parts import development_part, named_space, tokens
from fondaco.kernel import Hooks, Ids, Numbers


def pharmacy_prompt(at: Glance) -> Numbers:
    return {"have": at.s.coins[at.seat]}


def pharmacy(at: Glance) -> Numbers:
    coins = at.axes["coins"] + 1
    return {"coins": coins, **reached(at, coins)}


def pharmacy_parts(at: Glance) -> Ids:
    return (development_part(at, at.axes["coins"] + 1),)


def bathe_prompt(at: Glance) -> Numbers:
    return {"drawn": sum(token > 0 for token in at.s.bathhouse)}


def bathe(at: Glance) -> Numbers:
    return {"spaces": len(fitting_spaces(at.s, at.seat, at.axes["follower"]))}


def bathe_parts(at: Glance) -> Ids:
    return tokens(at).drawn(at.axes["follower"]) or (f"bag-{at.seat}",)


def settle_prompt(at: Glance) -> Numbers:
    return {"follower": at.b}


def settle(at: Glance) -> Numbers:
    space = at.axes["space"]
    return {"follower": at.b, **spot(at, space), **filled_then(at, space)}


HOOKS: Final = {
    frames.PHARMACY: Hooks(pharmacy_prompt, pharmacy, pharmacy_parts),
    frames.BATHHOUSE: Hooks(bathe_prompt, bathe, bathe_parts),
    frames.BATHHOUSE_SEND: Hooks(settle_prompt, settle, named_space),
}
