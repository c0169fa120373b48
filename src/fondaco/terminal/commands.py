"""Commands at the prompt of the text table, in both languages."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from fondaco.bots import Budget, Search
from fondaco.bots.advice import Advice, Weighed
from fondaco.kernel.parsing import whole_number
from fondaco.table import Decision, NothingToUndo, UndoNeedsAgreement
from fondaco.terminal.explain import Explainer
from fondaco.terminal.files import SaveError, write_new
from fondaco.terminal.prompt import Choice
from fondaco.terminal.rules import show_rules
from fondaco.terminal.streams import Quit, means_yes
from fondaco.words import fold_words

if TYPE_CHECKING:
    from fondaco.terminal.session import Session

COMMANDS: Final = ("why", "rules", "log", "undo", "hint", "board", "save", "help", "quit")
ALONE: Final = ("undo", "hint", "board", "help", "quit")
"""Commands without arguments."""
SPELLINGS: Final = {
    **{command: command for command in COMMANDS},
    **{"rule": "rules", "z": "undo", "?": "help", "q": "quit", "exit": "quit"},
    **{"pourquoi": "why", "regles": "rules", "regle": "rules", "journal": "log", "annuler": "undo", "indice": "hint"},
    **{"plateau": "board", "sauver": "save", "aide": "help", "quitter": "quit"},
}

LOG_LINES: Final = 20
HINT_BUDGET: Final = Budget(seconds=1.0)
HINT_OPTIONS: Final = 5
"""Number of options in a hint."""


def parse_command(typed: str) -> tuple[str, str] | None:
    """Split a command from its argument; None if it is no command."""
    first, _, rest = typed.strip().partition(" ")
    command = SPELLINGS.get(fold_words(first) or first)
    return None if command is None else (command, rest.strip())


class Commands:
    """Commands at the prompt of one decision."""

    def __init__(self, session: Session, decision: Decision, listed: list[Choice]) -> None:
        self.session, self.decision, self.listed = session, decision, listed

    def obey(self, command: str, rest: str) -> None:
        """Dispatch a command."""
        session = self.session
        if command == "why":
            Explainer(session.table, self.decision, self.listed, session.words, session.screen).explain(rest)
        elif command == "board":
            session.show(self.decision, self.listed)
        elif command == "quit":
            raise Quit
        elif command in ALONE:
            {"undo": self.undo, "hint": self.hint, "help": self.help}[command]()
        else:
            {"rules": self.rules, "log": self.log, "save": self.save}[command](rest)

    def rules(self, typed: str) -> None:
        """Show the rules: all of them, a clause, or a search."""
        if not show_rules(self.session.screen, self.session.words, typed):
            self.session.say("rules-none", typed=typed)

    def log(self, typed: str) -> None:
        """Show the last lines of the log."""
        wanted = whole_number(typed, sys.maxsize) if typed else LOG_LINES
        if wanted is None:
            self.session.say("table-log-number")
            return
        lines = self.session.table.log(self.decision.seat, self.session.language)
        for line in lines[max(0, len(lines) - wanted) :]:
            self.session.screen.text(line, first="  ", rest="    ")
        if not lines:
            self.session.say("table-no-log")

    def undo(self) -> None:
        """Undo a person's last decision; after new information the other people at the keyboard must agree."""
        try:
            try:
                self.take_back([])
            except UndoNeedsAgreement as needed:
                for name in (self.session.names[seat] for seat in needed.seats):
                    if not means_yes(self.session.ask(self.session.words.say("table-agree", {"name": name}))):
                        self.session.say("table-not-agreed", name=name)
                        return
                self.take_back(needed.seats)
            self.session.say("table-undone")
        except NothingToUndo:
            self.session.say("table-nothing-to-undo")

    def take_back(self, agreed: list[int]) -> None:
        with self.session.signals.held():
            self.session.table.undo(agreed=agreed)
            self.session.seen = {seat: min(seen, self.session.table.length) for seat, seen in self.session.seen.items()}
            self.session.keep()

    def hint(self) -> None:
        """Hint by a search from this seat's view: the best options, and the principal variation."""
        game, view, options = self.decision.game, self.decision.view, [move.option for move in self.decision.moves]
        self.session.say("table-hint-thinks", "faded")
        self.session.screen.flush()
        analysis = Search(HINT_BUDGET).think(game, view, options, Random(f"hint {self.session.table.length}"))
        advice = Advice(analysis, self.decision, self.session.language)
        key = "table-hint" if advice.is_choice else "table-hint-only"
        self.session.say(key, "strong", number=self.number_of(advice.best), option=advice.best.text)
        if advice.is_choice:
            self.tell_options(advice)
        if len(advice.line) > 1:
            self.session.say("table-hint-line")
            for said in advice.line:
                line = {"name": self.session.name(said.seat), "option": said.text}
                self.session.screen.text(advice.words.say("table-hint-said", line), first="   ", rest="     ")

    def tell_options(self, advice: Advice) -> None:
        """Print the expected results of the best options, two lines each."""
        words, best = advice.words, advice.best
        self.session.say("table-hint-games", games=advice.analysis.iterations)
        for weighed in advice.options[:HINT_OPTIONS]:
            said = {"result": weighed.result, "often": weighed.often}
            found = words.say("table-hint-option", said) if weighed.visits else weighed.often
            self.session.screen.text(weighed.text, first=f"{self.number_of(weighed):>2} ", rest="   ")
            self.session.screen.text(found, "faded", first="   ")
        if len(best.expected) > 2:
            results = ", ".join(
                words.say("table-hint-seat", {"name": self.session.name(seat), "percent": advice.percent(share)})
                for seat, share in enumerate(best.expected)
            )
            self.session.say("table-hint-everybody", number=self.number_of(best), results=results)

    def number_of(self, weighed: Weighed) -> int:
        """The number of an option in the list."""
        return next(choice.number for choice in self.listed if choice.move.option == weighed.option)

    def save(self, typed: str) -> None:
        """Tell the save file, or write a copy to another, never overwriting anything else."""
        if not typed:
            self.session.keep()
            if self.session.save_file is not None:
                self.session.say("table-saved", file=str(self.session.save_file.path))
            return
        file = Path(os.path.expanduser(typed))
        try:
            write_new(file, self.session.table.save())
            self.session.say("table-copied", file=str(file))
        except SaveError as error:
            self.session.screen.text(error.say(self.session.language))

    def help(self) -> None:
        """List all commands, and the signs of the board."""
        words, screen = self.session.words, self.session.screen
        self.session.say("game-aim")
        self.session.say("help-play")
        for command in COMMANDS:
            spelling = words.say(f"help-{command}")
            screen.text(words.say(f"help-{command}-text"), first=f"  {spelling:<26}", rest=" " * 28)
        self.session.say("help-signs")
        for line in words.say("board-signs").splitlines():
            screen.line(f"  {line}")
