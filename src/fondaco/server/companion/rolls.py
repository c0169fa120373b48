"""Rolls of a procedure with the operating system's randomness."""

from collections.abc import Mapping
from secrets import randbelow
from typing import Any, Final

from markupsafe import Markup

from fondaco.companion.odds.answer import roll
from fondaco.companion.odds.sentences import Sentences
from fondaco.games.virgin_queen.aid_card.dice import FACES, HIT_FROM, MINOR_FROM
from fondaco.games.virgin_queen.aid_card.plan import Rolled, Thrown
from fondaco.games.virgin_queen.aid_card.procedure import Procedure
from fondaco.server.companion.chance_bars import die_picture

COUNTS_FROM: Final = {"hits": HIT_FROM, "hits-and-six": HIT_FROM, "conversions": MINOR_FROM}


def rolled_now(procedure: Procedure, values: Mapping[str, int]) -> Rolled:
    """Roll with unpredictable dice; the values must be ones the procedure does not refuse."""
    return roll(procedure, values, lambda: randbelow(FACES) + 1)


def shown(procedure: Procedure, rolled: Rolled, language: str) -> dict[str, Any]:
    """View model of a roll: the dice of each side, and the result in words."""
    words, row = Sentences(language), rolled.outcome.row
    return {
        "name": words.name(procedure),
        "throws": [{"who": words.side(throw.who), "dice": dice_of(throw)} for throw in rolled.throws if throw.faces],
        "row": words.row(procedure, row),
        "consequence": words.consequence(procedure, row),
        "told": words.told(procedure, rolled)[:-1],  # the last line is the consequence
        "hoped": row in procedure.goal,
    }


def dice_of(throw: Thrown) -> list[Markup]:
    """The dice of a throw; hits stand out."""
    least = COUNTS_FROM.get(throw.kind, 1)
    return [die_picture(throw.who, face, face >= least) for face in throw.faces]
