"""View model of the odds: the chance, result rows, losses, and the effect of other values."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from fondaco.companion.odds.answer import Answer, answer, sweep
from fondaco.companion.odds.sentences import YES_OR_NO, Sentences
from fondaco.games.virgin_queen.aid_card.procedure import Procedure
from fondaco.server.companion.chance_bars import bar, difference_bar
from fondaco.server.companion.form_values import query_of

MINUS: Final = "\N{MINUS SIGN}"
TINY: Final = Fraction(1, 2000)
"""Chances below this are gathered in one line."""
STATES: Final = frozenset({"captain"})
"""Numbers that stand for a word: their average means nothing."""
PRICE: Final = ("loss", "lost", "eliminated", "captain")
"""Numbers that are a cost."""


Shown = dict[str, Any]
"""Template values by name."""


class Figures:
    """Turns answers into template values, in one language."""

    def __init__(self, language: str) -> None:
        self.words = Sentences(language)

    def chance(self, procedure: Procedure, values: Mapping[str, int]) -> Shown:
        """Summary of the odds; the values must be ones the procedure does not refuse."""
        answered = answer(procedure, values)
        return {
            "percent": self.words.percent(answered.chance),
            "goal": self.words.say(f"goal-{procedure.name}"),
            "dice": self.words.dice(answered),
            "rows": self._rows(answered),
        }

    def detail(self, procedure: Procedure, values: Mapping[str, int], book: str = "") -> Shown:
        """Details: all results, losses, and the effect of other values."""
        answered = answer(procedure, values)
        return {
            "rows": self._rows(answered),
            "counts": [self._count(name, law) for name, law in answered.numbers.items()],
            "changes": self._changes(answered, book),
        }

    def _rows(self, answered: Answer) -> list[Shown]:
        """Rows of the result table with their probabilities."""
        procedure = answered.procedure
        return [
            {
                "name": self.words.row(procedure, row),
                "consequence": self.words.consequence(procedure, row),
                "percent": self.words.percent(chance),
                "fraction": str(chance),
                "hoped": row in procedure.goal,
                "bar": bar(chance, row in procedure.goal),
            }
            for row, chance in answered.rows.items()
        ]

    def _count(self, name: str, law: Mapping[int, Fraction]) -> Shown:
        """Distribution of one number, such as the losses of a side."""
        mean = ""
        if name in YES_OR_NO:
            chances = [("", law.get(1, Fraction(0)))]
        elif name in STATES:
            chances = [(self.words.counted(name, value), chance) for value, chance in law.items()]
        else:
            chances = gathered(law)
            mean = self.words.decimal(sum((value * chance for value, chance in law.items()), Fraction(0)))
        return {
            "name": self.words.number(name),
            "mean": mean,
            "lines": [
                {"value": value, "percent": self.words.percent(chance), "bar": bar(chance)} for value, chance in chances
            ],
            "price": any(part in name for part in PRICE),
        }

    def _changes(self, answered: Answer, book: str) -> list[Shown]:
        """Effect of other values of one input on the chance."""
        procedure = answered.procedure
        return [
            {
                "label": self.words.label(procedure, change.input),
                "value": self.words.value(procedure, change.input, change.value),
                "percent": self.words.percent(change.chance),
                "difference": self.words.points(change.chance - answered.chance),
                "bar": difference_bar(change.chance - answered.chance),
                "query": query_of(procedure, {**answered.values, change.input.name: change.value}, book=book),
            }
            for change in sweep(procedure, answered.values)
        ]


def gathered(law: Mapping[int, Fraction]) -> list[tuple[str, Fraction]]:
    """Distribution with small probabilities at both ends gathered in one line each."""
    values = sorted(law)
    low, high = 0, len(values)
    while high - low > 1 and law[values[high - 1]] < TINY:
        high -= 1
    while high - low > 1 and law[values[low]] < TINY:
        low += 1
    lines = [(_text(value), law[value]) for value in values[low:high]]
    if low:
        lines.insert(0, (f"≤ {_text(values[low - 1])}", sum((law[value] for value in values[:low]), Fraction(0))))
    if high < len(values):
        lines.append((f"≥ {_text(values[high])}", sum((law[value] for value in values[high:]), Fraction(0))))
    return lines


def _text(value: int) -> str:
    return str(value).replace("-", MINUS)
