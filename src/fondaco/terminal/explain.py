"""Explanations: every reason for and against an option, with its clause."""

from collections.abc import Sequence

from fondaco.kernel.parsing import whole_number
from fondaco.table import Decision, Refusal, Table
from fondaco.terminal.matching import search
from fondaco.terminal.prompt import Choice, in_one_line, search_choices
from fondaco.terminal.rules import clauses
from fondaco.terminal.screen import Screen
from fondaco.words import Speaker

NAMED = 5


class Explainer:
    """The command `why` at one decision."""

    def __init__(self, table: Table, decision: Decision, listed: list[Choice], words: Speaker, screen: Screen) -> None:
        self.table, self.decision, self.listed, self.words, self.screen = table, decision, listed, words, screen

    def explain(self, typed: str) -> None:
        """Explain the typed text: nothing, a number of the list, machine notation, or words."""
        notation = " ".join(typed.split()).lower()
        if not typed.strip():
            self.screen.text(self.words.say("why-step", {"clause": self.decision.clause}))
            self._clause(self.decision.clause)
        elif typed.strip().isdecimal():
            if number := whole_number(typed.strip(), len(self.listed)):
                self._choice(self.listed[number - 1])
            else:
                last = len(self.listed)
                self.screen.text(self.words.say("table-no-number", {"typed": typed.strip()[:20], "last": last}))
        elif notation in self.table.game.numbers:
            self._notation(notation)
        else:
            self._words(typed)

    def _words(self, typed: str) -> None:
        """Search the current options, then all that the game knows."""
        found = search_choices(typed, self.listed)
        known = self.table.game.notation
        named = [] if found else [known[place] for place in search(typed, known)]
        steps = {self.table.game.step_and_option(self.table.game.numbers[name])[0] for name in named}
        if len(found) == 1:
            self._choice(found[0])
        elif found:
            self.screen.text(in_one_line(self.words, found, self.screen.width))
        elif not named:
            self.screen.text(self.words.say("why-nothing", {"typed": typed}))
        elif len(named) == 1 or (len(steps) == 1 and self.decision.frame[0] not in steps):
            # All belong to one step that is not current: one answer serves them all.
            self._notation(named[0], typed if len(named) > 1 else "")
        else:
            shown = "; ".join(named[:NAMED])
            if len(named) > NAMED:
                shown += f"; {self.words.say('why-more', {'count': len(named) - NAMED})}"
            self.screen.text(self.words.say("why-several", {"options": shown}))

    def _notation(self, notation: str, name: str = "") -> None:
        choice = next((choice for choice in self.listed if str(choice.move) == notation), None)
        if choice:
            self._choice(choice)
        else:
            self._say(name or notation, self.table.why_not(notation, self.decision.seat), notation)

    def _choice(self, choice: Choice) -> None:
        self._say(choice.sentence, choice.refusals, str(choice.move))

    def _say(self, option: str, refusals: Sequence[Refusal], notation: str) -> None:
        if not refusals:
            game = self.table.game
            clause = game.steps[game.step_and_option(game.numbers[notation])[0]].clause
            self.screen.text(self.words.say("why-allowed", {"option": option, "clause": clause}))
            self._clause(clause)
            return
        self.screen.text(self.words.say("why-refused", {"option": option}))
        for refusal in refusals:
            self.screen.text(refusal.cited(self.words.language), "strong", first="  - ", rest="    ")
            self._clause(refusal.clause)

    def _clause(self, name: str) -> None:
        clause = clauses(self.table.game).get(name)
        if clause is not None:
            self.screen.text(clause.text[self.words.language], "faded", first="      ")
