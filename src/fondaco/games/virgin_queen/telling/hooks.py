"""How each step is told; a prompt always names the power that is asked."""

from functools import partial
from typing import Final

from fondaco.games.virgin_queen.rules.spaces import PowerChoice
from fondaco.games.virgin_queen.rules.steps import STEPS
from fondaco.games.virgin_queen.telling import (
    cards,
    construction,
    diplomacy,
    espionage,
    expeditions,
    piracy,
    religion,
    spring,
    war,
)
from fondaco.games.virgin_queen.telling.glance import Glance
from fondaco.kernel import UNTOLD, Hooks, Numbers

CHAPTERS: Final = (cards, diplomacy, spring, war, construction, piracy, expeditions, espionage, religion)
TOLD: Final[dict[int, Hooks]] = {number: hooks for chapter in CHAPTERS for number, hooks in chapter.HOOKS.items()}


def naming_the_power(hooks: Hooks, at: Glance) -> Numbers:
    """The numbers of a prompt, with the power that is asked."""
    return {"power": at.power, **hooks.prompt(at)}


HOOKS: Final = {
    number: hooks._replace(prompt=partial(naming_the_power, hooks))
    for number, step in enumerate(STEPS)
    if isinstance(step, PowerChoice)
    for hooks in (TOLD.get(number, UNTOLD),)
}
