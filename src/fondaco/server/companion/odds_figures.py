"""The odds as a page shows them: one big chance, the rows, the losses, and what one more would change."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from markupsafe import Markup

from fondaco.companion.odds.answer import Answer, answer, sweep
from fondaco.companion.odds.sentences import YES_OR_NO, Sentences
from fondaco.games.virgin_queen.aid_card.procedure import Procedure
from fondaco.server.companion.chance_bars import bar, difference_bar
from fondaco.server.companion.form_values import query_of

MINUS: Final = "\N{MINUS SIGN}"
TINY: Final = Fraction(1, 2000)
"""Chances below this are gathered in the last line of a list."""
STATES: Final = frozenset({"captain"})
"""Numbers that stand for a word: their average says nothing."""
PRICE: Final = ("loss", "lost", "eliminated", "captain")
"""What a number is called that somebody pays."""


@dataclass(frozen=True)
class RowLine:
    """A row of the result table with its chance."""

    name: str
    consequence: str
    percent: str
    fraction: str
    hoped: bool
    bar: Markup


@dataclass(frozen=True)
class CountLine:
    """How likely it is that so many are lost, or hit."""

    value: str
    percent: str
    bar: Markup


@dataclass(frozen=True)
class CountTable:
    """The law of one number, such as the losses of a side."""

    name: str
    mean: str
    """On average; empty where an average says nothing."""
    lines: list[CountLine]
    price: bool


@dataclass(frozen=True)
class ChangeLine:
    """What another value of one input would make of the chance."""

    label: str
    value: str
    percent: str
    difference: str
    bar: Markup
    query: str


@dataclass(frozen=True)
class Chance:
    """The answer at a glance."""

    percent: str
    goal: str
    dice: str
    rows: list[RowLine]


@dataclass(frozen=True)
class Detail:
    """What somebody reads who wants to know more."""

    rows: list[RowLine]
    counts: list[CountTable]
    changes: list[ChangeLine]


class Figures:
    """Turns answers into what a page shows, in one language."""

    def __init__(self, language: str) -> None:
        self.words = Sentences(language)

    def chance(self, procedure: Procedure, values: Mapping[str, int]) -> Chance:
        """The answer to values that the procedure does not refuse."""
        answered = answer(procedure, values)
        goal = self.words.say(f"goal-{procedure.name}")
        return Chance(self.words.percent(answered.chance), goal, self.words.dice(answered), self._rows(answered))

    def detail(self, procedure: Procedure, values: Mapping[str, int], book: str = "") -> Detail:
        """All results, what it costs, and what other values would change."""
        answered = answer(procedure, values)
        counts = [self._count(name, law) for name, law in answered.numbers.items()]
        return Detail(self._rows(answered), counts, self._changes(answered, book))

    def _rows(self, answered: Answer) -> list[RowLine]:
        return [self._row(answered, row, chance) for row, chance in answered.rows.items()]

    def _row(self, answered: Answer, row: str, chance: Fraction) -> RowLine:
        procedure = answered.procedure
        hoped = row in procedure.goal
        return RowLine(
            self.words.row(procedure, row),
            self.words.consequence(procedure, row),
            self.words.percent(chance),
            str(chance),
            hoped,
            bar(chance, hoped),
        )

    def _count(self, name: str, law: Mapping[int, Fraction]) -> CountTable:
        price = any(part in name for part in PRICE)
        if name in YES_OR_NO:
            return CountTable(self.words.number(name), "", [self._count_line("", law.get(1, Fraction(0)))], price)
        if name in STATES:
            lines = [self._count_line(self.words.counted(name, value), chance) for value, chance in law.items()]
            return CountTable(self.words.number(name), "", lines, price)
        mean = sum((value * chance for value, chance in law.items()), Fraction(0))
        lines = [self._count_line(value, chance) for value, chance in gathered(law)]
        return CountTable(self.words.number(name), self.words.decimal(mean), lines, price)

    def _count_line(self, value: str, chance: Fraction) -> CountLine:
        return CountLine(value, self.words.percent(chance), bar(chance))

    def _changes(self, answered: Answer, book: str) -> list[ChangeLine]:
        procedure = answered.procedure
        return [
            ChangeLine(
                self.words.label(procedure, change.input),
                self.words.value(procedure, change.input, change.value),
                self.words.percent(change.chance),
                self.words.points(change.chance - answered.chance),
                difference_bar(change.chance - answered.chance),
                query_of(procedure, {**answered.values, change.input.name: change.value}, book=book),
            )
            for change in sweep(procedure, answered.values)
        ]


def gathered(law: Mapping[int, Fraction]) -> list[tuple[str, Fraction]]:
    """The values with their chances, the many small ones at either end gathered in one line each."""
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
