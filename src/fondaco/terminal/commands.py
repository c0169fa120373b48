"""Commands of the text table: what may be typed instead of an option, in both languages, and what it does."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from fondaco.bots import Budget, Search
from fondaco.bots.advice import Advice, Weighed
from fondaco.table import Decision, NothingToUndo, UndoNeedsAgreement
from fondaco.terminal.explain import Explainer
from fondaco.terminal.files import SaveError, write_new
from fondaco.terminal.prompt import Choice
from fondaco.terminal.reference import find_clauses, show_clauses, show_contents
from fondaco.words import fold_words

if TYPE_CHECKING:
    from fondaco.terminal.session import Session

WHY: Final = "why"
RULES: Final = "rules"
LOG: Final = "log"
UNDO: Final = "undo"
HINT: Final = "hint"
BOARD: Final = "board"
SAVE: Final = "save"
HELP: Final = "help"
QUIT: Final = "quit"

COMMANDS: Final = (WHY, RULES, LOG, UNDO, HINT, BOARD, SAVE, HELP, QUIT)
ALONE: Final = (UNDO, HINT, BOARD, HELP, QUIT)
"""The commands after which nothing comes."""

SPELLINGS: Final = {
    **{command: command for command in COMMANDS},
    **{"rule": RULES, "z": UNDO, "?": HELP, "q": QUIT, "exit": QUIT},
    **{"pourquoi": WHY, "regles": RULES, "regle": RULES, "journal": LOG, "annuler": UNDO, "indice": HINT},
    **{"plateau": BOARD, "sauver": SAVE, "aide": HELP, "quitter": QUIT},
}

LOG_LINES: Final = 20
HINT_BUDGET: Final = Budget(seconds=1.0)
HINT_OPTIONS: Final = 5
"""How many options a hint tells of."""
YES: Final = ("y", "yes", "o", "oui")


def parse_command(typed: str) -> tuple[str, str] | None:
    """The command somebody typed and what stands behind it; none if it is no command."""
    first, _, rest = typed.strip().partition(" ")
    command = SPELLINGS.get(fold_words(first) or first)
    return None if command is None else (command, rest.strip())


class Quit(Exception):
    """A person leaves the table."""


class Commands:
    """The commands at the prompt of one decision."""

    def __init__(self, session: Session, decision: Decision, listed: list[Choice]) -> None:
        self.session, self.decision, self.listed = session, decision, listed

    def obey(self, command: str, rest: str) -> None:
        """Do what a command says."""
        session = self.session
        if command == WHY:
            Explainer(session.table, self.decision, self.listed, session.words, session.screen).explain(rest)
        elif command == RULES:
            self.rules(rest)
        elif command == LOG:
            self.log(rest)
        elif command == UNDO:
            self.undo()
        elif command == HINT:
            self.hint()
        elif command == BOARD:
            session.show(self.decision, self.listed)
        elif command == SAVE:
            self.save(rest)
        elif command == HELP:
            self.help()
        else:
            raise Quit

    def rules(self, typed: str) -> None:
        """The rules: all of them, a clause, or a search."""
        found = find_clauses(self.session.table.game, typed, self.session.language)
        if not typed:
            show_contents(self.session.screen, self.session.table.game, self.session.words)
        elif found:
            show_clauses(self.session.screen, found, self.session.language)
        else:
            self.session.say("rules-none", typed=typed)

    def log(self, typed: str) -> None:
        """The last lines of what happened."""
        if typed and not typed.isdecimal():
            self.session.say("table-log-number")
            return
        lines = self.session.table.log(self.decision.seat, self.session.language)
        for line in lines[max(0, len(lines) - int(typed[:9] or LOG_LINES)) :]:
            self.session.screen.text(line, first="  ", rest="    ")
        if not lines:
            self.session.say("table-no-log")

    def undo(self) -> None:
        """Take back the last decision of a person; others at the keyboard are asked once they learned something."""
        try:
            try:
                self.take_back([])
            except UndoNeedsAgreement as needed:
                for seat in needed.seats:
                    if not self.agrees(seat):
                        self.session.say("table-not-agreed", name=self.session.names[seat])
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

    def agrees(self, seat: int) -> bool:
        """Whether another person lets a decision be taken back."""
        question = self.session.words.say("table-agree", {"name": self.session.names[seat]})
        return fold_words(self.session.ask(question)) in YES

    def hint(self) -> None:
        """What a search finds that sees what this seat sees: the best options, and how the game would go on."""
        decision = self.decision
        options = [move.option for move in decision.moves]
        random = Random(f"hint {self.session.table.length}")
        self.session.say("table-hint-thinks", "faded")
        self.session.screen.flush()
        analysis = Search(HINT_BUDGET).think(decision.game, decision.view, options, random)
        advice = Advice(analysis, decision, self.session.language)
        key = "table-hint" if advice.is_choice else "table-hint-only"
        self.session.say(key, "strong", number=self.number_of(advice.best), option=advice.best.text)
        if advice.is_choice:
            self.tell_options(advice)
        if len(advice.line) > 1:
            self.session.say("table-hint-line")
            for said in advice.line:
                line = {"name": self.session.name(said.seat)[0], "option": said.text}
                self.session.screen.text(advice.words.say("table-hint-said", line), first="   ", rest="     ")

    def tell_options(self, advice: Advice) -> None:
        """What can be expected of the best options, two lines each."""
        self.session.say("table-hint-games", games=advice.analysis.iterations)
        for weighed in advice.options[:HINT_OPTIONS]:
            said = {"result": weighed.result, "often": weighed.often}
            found = advice.words.say("table-hint-option", said) if weighed.visits else weighed.often
            self.session.screen.text(weighed.text, first=f"{self.number_of(weighed):>2} ", rest="   ")
            self.session.screen.text(found, "faded", first="   ")
        best = advice.best
        if len(best.expected) > 2:
            results = ", ".join(
                advice.words.say(
                    "table-hint-seat", {"name": self.session.name(seat)[0], "percent": advice.percent(share)}
                )
                for seat, share in enumerate(best.expected)
            )
            self.session.say("table-hint-everybody", number=self.number_of(best), results=results)

    def number_of(self, weighed: Weighed) -> int:
        """Where an option stands in the list."""
        return next(choice.number for choice in self.listed if choice.move.option == weighed.option)

    def save(self, typed: str) -> None:
        """Where the game is kept; or a copy of it in another file, never over something else."""
        try:
            if typed:
                file = Path(os.path.expanduser(typed))
                write_new(file, self.session.table.save())
                self.session.say("table-copied", file=str(file))
                return
        except SaveError as error:
            self.session.screen.text(error.say(self.session.language))
            return
        self.session.keep()
        if self.session.save_file is not None:
            self.session.say("table-saved", file=str(self.session.save_file.path))

    def help(self) -> None:
        """What can be typed, and what the signs of the board mean."""
        words, screen = self.session.words, self.session.screen
        self.session.say("game-aim")
        self.session.say("help-play")
        for command in COMMANDS:
            spelling = words.say(f"help-{command}")
            screen.text(words.say(f"help-{command}-text"), first=f"  {spelling:<26}", rest=" " * 28)
        self.session.say("help-signs")
        for line in words.say("board-signs").splitlines():
            screen.line(f"  {line}")
