"""A procedure rolled with the operating system's randomness, as a page shows it."""

from collections.abc import Mapping
from dataclasses import dataclass
from secrets import randbelow
from typing import Final

from markupsafe import Markup

from fondaco.companion.odds.answer import roll
from fondaco.companion.odds.sentences import Sentences
from fondaco.games.virgin_queen.aid_card.dice import FACES, HIT_FROM, MINOR_FROM
from fondaco.games.virgin_queen.aid_card.plan import Rolled, Thrown
from fondaco.games.virgin_queen.aid_card.procedure import Procedure
from fondaco.server.companion.chance_bars import die_picture

COUNTS_FROM: Final = {"hits": HIT_FROM, "hits-and-six": HIT_FROM, "conversions": MINOR_FROM}


def fair_die() -> int:
    """A die of the operating system's randomness: nobody can foresee it."""
    return randbelow(FACES) + 1


def rolled_now(procedure: Procedure, values: Mapping[str, int]) -> Rolled:
    """Roll once; values must be ones the procedure does not refuse."""
    return roll(procedure, values, fair_die)


@dataclass(frozen=True)
class ThrowShown:
    """Somebody's dice on the table."""

    who: str
    """The attacker, the defender, or the table."""
    dice: list[Markup]


@dataclass(frozen=True)
class RollShown:
    """A roll with its dice and what it means."""

    name: str
    throws: list[ThrowShown]
    row: str
    consequence: str
    told: list[str]
    hoped: bool


def shown(procedure: Procedure, rolled: Rolled, language: str) -> RollShown:
    """A roll in a language."""
    words = Sentences(language)
    return RollShown(
        words.name(procedure),
        [ThrowShown(words.side(throw.who), dice_of(throw)) for throw in rolled.throws if throw.faces],
        words.row(procedure, rolled.outcome.row),
        words.consequence(procedure, rolled.outcome.row),
        words.told(procedure, rolled)[:-1],  # the last line is the consequence
        rolled.outcome.row in procedure.goal,
    )


def dice_of(throw: Thrown) -> list[Markup]:
    """Each die of a throw, those that hit standing out."""
    least = COUNTS_FROM.get(throw.kind, 1)
    return [die_picture(throw.who, face, face >= least) for face in throw.faces]
