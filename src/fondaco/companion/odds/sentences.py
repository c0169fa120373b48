"""Texts of the odds: procedures, inputs, results and consequences, in one language."""

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Final

from fondaco.companion.odds.answer import Answer, pools
from fondaco.games.virgin_queen.aid_card.plan import ATTACK, DEFENCE, Rolled, Thrown
from fondaco.games.virgin_queen.aid_card.procedure import FLAG, NUMBER, Input, Procedure, Refused
from fondaco.kernel import FondacoError
from fondaco.words import DECIMAL_SIGN, phrases
from fondaco.words.speaker import bundle

FOLDER: Final = Path(__file__).parent
YES_OR_NO: Final = ("attack-eliminated", "defence-eliminated", "six", "discard-open", "mary-may-die", "unrest")
"""The numbers that are flags."""
READ: Final = {
    "hits": ("hits",),
    "hits-and-six": ("hits", "six"),
    "conversions": ("minors", "majors", "unrest"),
    "sum": ("total",),
}
"""Arguments of the sentence of each kind of reading."""


class OddsError(FondacoError):
    """An unknown procedure, or values that the aid card does not have."""

    texts = FOLDER


@dataclass(frozen=True)
class Reasons:
    """Why a procedure refuses some values, as a part of a sentence."""

    procedure: Procedure
    refused: tuple[Refused, ...]

    def say(self, language: str = "en") -> str:
        """Every reason with its clause."""
        words = Sentences(language)
        return "; ".join(f"{words.refusal(self.procedure, each)} [{each.clause}]" for each in self.refused)


@dataclass(frozen=True)
class Label:
    """An input of a procedure, as a part of a sentence."""

    procedure: Procedure
    input: Input

    def say(self, language: str = "en") -> str:
        """Its name in a language."""
        return Sentences(language).label(self.procedure, self.input)


class Sentences:
    """Formatter of the odds in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._phrases = phrases(FOLDER, language)

    def say(self, key: str, **numbers: int | str) -> str:
        """The sentence of a key."""
        return self._phrases.say(key, **numbers)

    def _first(self, *keys: str) -> str:
        """The first of several keys that has a text."""
        texts = bundle(self.language, FOLDER)
        return self.say(next((key for key in keys if texts.has_message(key)), keys[-1]))

    # Inputs

    def name(self, procedure: Procedure) -> str:
        """The name of a procedure."""
        return self.say(f"procedure-{procedure.name}")

    def about(self, procedure: Procedure) -> str:
        """The purpose of a procedure."""
        return self.say(f"procedure-{procedure.name}-about")

    def label(self, procedure: Procedure, each: Input) -> str:
        """The label of an input."""
        return self._label(procedure, each.name)

    def _label(self, procedure: Procedure, name: str) -> str:
        return self._first(f"input-{procedure.name}-{name}", f"input-{name}")

    def value(self, procedure: Procedure, each: Input, value: int) -> str:
        """A value of an input: the number, yes or no, or the name of a choice."""
        if each.kind == NUMBER or not each.least <= value <= each.most:
            return str(value)
        if each.kind == FLAG:
            return self.yes_or_no(value)
        name = f"{each.name}-{each.labels[value]}"
        return self._first(f"choice-{procedure.name}-{name}", f"choice-{name}")

    def yes_or_no(self, value: int) -> str:
        """Yes or no."""
        return self.say("value-yes" if value else "value-no")

    def side(self, side: str) -> str:
        """The attacker, the defender or both."""
        return self.say(f"side-{side}")

    def refusal(self, procedure: Procedure, refused: Refused) -> str:
        """Why values are refused, without the clause."""
        label = self._label(procedure, refused.input)
        return self.say(f"refused-{refused.key}", input=label, least=refused.least, most=refused.most)

    # Results

    def row(self, procedure: Procedure, row: str) -> str:
        """A result in a few words."""
        return self.say(f"row-{procedure.name}-{row}")

    def consequence(self, procedure: Procedure, row: str) -> str:
        """The consequences of a result."""
        return self.say(f"row-{procedure.name}-{row}-sentence")

    def number(self, name: str) -> str:
        """The name of a counted number."""
        return self.say(f"number-{name}")

    def counted(self, name: str, value: int) -> str:
        """A counted number, by its name where it has one."""
        if name in YES_OR_NO:
            return self.yes_or_no(value)
        key = f"number-{name}-{value}"
        return self.say(key) if bundle(self.language, FOLDER).has_message(key) else str(value)

    def percent(self, chance: Fraction) -> str:
        """A probability as a percentage with one decimal; 0 % and 100 % only where exact."""
        tenths = round(chance * 1000)
        if tenths == 0 and chance:
            return self.say("odds-less-than", percent=self._percent(1))
        if tenths == 1000 and chance != 1:
            return self.say("odds-more-than", percent=self._percent(999))
        return self._percent(tenths)

    def _percent(self, tenths: int) -> str:
        return self.say("odds-percent", number=self._decimal(tenths))

    def _decimal(self, tenths: int) -> str:
        whole, rest = divmod(abs(tenths), 10)
        return f"{'-' * (tenths < 0)}{whole}{DECIMAL_SIGN[self.language]}{rest}"

    def decimal(self, number: Fraction) -> str:
        """A number with one decimal."""
        return self._decimal(round(number * 10))

    def points(self, difference: Fraction) -> str:
        """A difference of two percentages, with its sign."""
        tenths = round(difference * 1000)
        sign = "+" if tenths > 0 else "±" if tenths == 0 else ""
        return self.say("odds-points", number=sign + self._decimal(tenths))

    def summary(self, answer: Answer) -> str:
        """The dice and the chance in one sentence."""
        return self.say(
            "odds-sentence",
            procedure=self.name(answer.procedure),
            dice=self.dice(answer),
            goal=self.say(f"goal-{answer.procedure.name}"),
            percent=self.percent(answer.chance),
            fraction=str(answer.chance),
        )

    def dice(self, answer: Answer) -> str:
        """The number of dice, of both sides where two throw."""
        thrown = pools(answer.procedure, answer.values)
        if {ATTACK, DEFENCE} <= thrown.keys():
            return self.say("odds-dice-against", attack=thrown[ATTACK], defence=thrown[DEFENCE])
        (dice,) = thrown.values()
        return self.say("odds-dice", dice=dice)

    # Die by die

    def told(self, procedure: Procedure, rolled: Rolled) -> list[str]:
        """The log of a roll: a sentence for each throw, and one for the consequences."""
        totals = [number for name, number in zip(procedure.numbers, rolled.outcome.numbers) if name == "total"]
        throws = [self._thrown(throw, totals) for throw in rolled.throws]
        return [*throws, self.consequence(procedure, rolled.outcome.row)]

    def _thrown(self, throw: Thrown, totals: list[int]) -> str:
        read = self.say(f"read-{throw.kind}", **dict(zip(READ[throw.kind], throw.reading)))
        if totals and totals != list(throw.reading):
            read = self.say("read-sum-changed", total=throw.reading[0], changed=totals[0])
        faces = " ".join(str(face) for face in throw.faces)
        return self.say(f"throw-{throw.who}", dice=len(throw.faces), faces=faces, read=read)
