"""Technology as it is told: where a token would lie."""

from typing import Final

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.telling.glance import Glance, spot
from fondaco.games.orleans.telling.parts import named_space
from fondaco.games.orleans.vocabulary import PLACE_OF
from fondaco.kernel import Hooks, Ids, Numbers


def tokens_prompt(at: Glance) -> Numbers:
    return {"tokens": at.s.unlaid[at.seat], "first": int(not at.s.laid[at.seat])}


def technology(at: Glance) -> Numbers:
    """Where a technology token would lie, and how many followers the place needs from then on."""
    if at.word == "keep":
        return tokens_prompt(at)
    space = at.axes["space"]
    return {**spot(at, space), "needs": len(at.printed.spaces_of[PLACE_OF[space]]) - 1}


def technology_parts(at: Glance) -> Ids:
    return (f"technology-{at.seat}",) if at.word == "keep" else named_space(at)


HOOKS: Final = {frames.LAY_TECHNOLOGY: Hooks(tokens_prompt, technology, technology_parts)}
