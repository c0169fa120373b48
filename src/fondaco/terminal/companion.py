"""The command `fondaco companion`: sequence of play, points and dice for a game on a physical table."""

from __future__ import annotations

import shlex
import shutil
import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fondaco.companion.odds.answer import Die, answer, roll
from fondaco.companion.tracker import BadBook, Book, Entry, PhaseShown, Refused
from fondaco.companion.tracker.matching import find_power, read_procedure
from fondaco.companion.tracker.refused import Misread
from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.companion.tracker.state import GOAL, NOTHING, TURNS
from fondaco.companion.tracker.typed import HELPED, READERS, entry_of, parse_command
from fondaco.draw.text import LONGEST_NAME
from fondaco.games.virgin_queen.aid_card.procedure import Procedure
from fondaco.kernel.parsing import whole_number
from fondaco.table import FondacoError
from fondaco.terminal.files import SaveError, SaveFile, latest_file, new_file, read_file
from fondaco.terminal.odds import dice_of, show_odds, show_roll
from fondaco.terminal.parser import Parser, whole
from fondaco.terminal.screen import Screen, columns, cut, padded, wants_colour
from fondaco.terminal.signals import SignalGuard, Terminated
from fondaco.terminal.streams import Quit, means_yes, nowhere, output, program, reader

ENDING: Final = ".book"
"""Suffix of books; not that of records, so that `fondaco play --resume` does not take a book for one."""
NAME: Final = "virgin-queen"
LOG_LINES: Final = 12
ALONE: Final = ("undo", "show", "help", "quit")
"""Commands without arguments."""
FOR_NEW_GAMES: Final = ("powers", "turns", "goal", "free")


def add_arguments(parser: Parser) -> None:
    """Command-line arguments."""
    say = parser.say
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help=say("companion-file"))
    parser.add_argument("--new", action="store_true", help=say("companion-new"))
    parser.add_argument("--powers", metavar="LIST", help=say("companion-powers"))
    parser.add_argument("--turns", metavar="N", type=whole, help=say("companion-turns", usual=TURNS))
    parser.add_argument("--goal", metavar="VP", type=whole, help=say("companion-goal", usual=GOAL))
    parser.add_argument("--free", action="store_true", help=say("companion-free"))
    parser.add_argument("--seed", metavar="N", type=whole, help=say("companion-seed"))
    parser.add_argument("--no-color", "--no-colour", dest="no_colour", action="store_true", help=say("no-colour"))


def run(arguments: Namespace) -> int:
    """Open the book, run the loop, and say how to resume."""
    words = TrackerSentences(arguments.language)
    file = _file(arguments)
    text = read_file(file) if file.exists() else ""
    book = _loaded(file, text, arguments) if text else _begun(arguments)
    out = output()
    screen = Screen(out, wants_colour(out) and not arguments.no_colour, shutil.get_terminal_size().columns)
    with SignalGuard() as signals:
        die, save_file = dice_of(arguments.seed), SaveFile(file, text)
        return _sit(Companion(book, words, screen, reader(out), save_file, signals, die), text)


def _file(arguments: Namespace) -> Path:
    """The file named on the command line, the last book, or a new one."""
    named: Path | None = arguments.file
    if named and arguments.new and named.exists():
        raise SaveError(named, FondacoError("error-taken"))
    return named or (None if arguments.new else latest_file(ENDING)) or new_file(NAME, ENDING)


def _loaded(file: Path, text: str, arguments: Namespace) -> Book:
    for name in FOR_NEW_GAMES:
        if getattr(arguments, name) not in (None, False):
            raise Misread("companion-for-new-game", name=name)
    try:
        return Book.load(text)
    except BadBook as error:
        raise FondacoError("error-at", file=str(file), problem=error) from None


def _begun(arguments: Namespace) -> Book:
    given = {name: getattr(arguments, name) for name in FOR_NEW_GAMES if getattr(arguments, name) is not None}
    if "powers" in given:
        given["powers"] = [find_power(name) for name in given["powers"].split(",")]
    return Book.begin(**given)


def _sit(companion: Companion, text: str) -> int:
    """Run the loop; however it ends, the book is saved and the way to resume is told."""
    code = 0
    try:
        companion.say("companion-title", "title")
        if text:
            companion.say("companion-resumed")
        companion.accompany()
    except (EOFError, Quit):
        pass
    except Terminated as terminated:
        code = 128 + terminated.signal
    except OSError:  # the reader of our output has closed it
        companion.screen.out = nowhere()
        return 0
    try:
        companion.screen.line()
        command = f"{program()} companion {shlex.quote(str(companion.save_file.path))}"
        companion.screen.line(companion.words.say("companion-go-on", command=command))
        companion.screen.flush()
    except OSError:
        companion.screen.out = nowhere()
    return code


@dataclass
class Companion:
    """Read-eval-print loop on a book."""

    book: Book
    words: TrackerSentences
    screen: Screen
    read: Callable[[str], str]
    """Shows a prompt and returns the typed line; EOFError at the end of input."""
    save_file: SaveFile
    signals: SignalGuard
    die: Die
    shown: set[tuple[str, ...]] = field(default_factory=set)
    """Warnings already shown."""

    def say(self, key: str, role: str = "", **numbers: int | str) -> None:
        """Print a sentence."""
        self.screen.text(self.words.say(key, **numbers), role)

    def accompany(self) -> None:
        """Read-eval-print loop."""
        with self.signals.held():
            self.keep()
        self.show()
        while True:
            self.screen.flush()
            state = self.book.state
            self.obey(self.read(f"{state.turn}.{state.phase}> ").strip())

    def obey(self, typed: str) -> None:
        """Handle a line of input; an error is one sentence, and nothing changes."""
        command, rest = parse_command(typed)
        try:
            if not typed:
                self.say("companion-empty")
            elif not command:
                self.say("companion-unknown", typed=typed[:40])
            elif rest and command in ALONE:
                self.say("table-command-alone", command=typed.split(maxsplit=1)[0])
            elif command in READERS:
                self.write(entry_of(command, rest, self.book.state, self.words))
            elif command in ALONE:
                {"undo": self.undo, "show": self.show, "help": self.help, "quit": self.leave}[command]()
            else:
                {"odds": self.tell_odds, "roll": self.roll, "log": self.tell_log}[command](rest)
        except (Misread, Refused) as error:
            self.screen.text(error.say(self.words.language))

    # Entries

    def write(self, entry: Entry) -> None:
        """Add an entry and save it, atomically; then print what changed."""
        if entry["do"] == "win":
            entry = self.confirmed(entry)
        phase = (self.book.state.turn, self.book.state.phase)
        with self.signals.held():
            self.book.do(entry)
            self.keep()
        state = self.book.state
        for line in state.told:
            self.screen.text(self.words.line(line), first="  ", rest="    ")
        if state.over:
            self.screen.text(self.words.victory(state), "title")
        elif (state.turn, state.phase) != phase:
            self.show()
        else:
            self.tell_warnings()
            self.tell_next()

    def confirmed(self, entry: Entry) -> Entry:
        """Ask for confirmation of an entry that ends the game (Q.turn.instant-victory)."""
        try:
            self.book.do(entry)
        except Refused as refused:
            if refused.key != "confirm":
                raise
        power, how = self.words.power(entry["power"]), self.words.say(f"way-{entry['how']}")
        self.screen.flush()
        if not means_yes(self.read(self.words.say("companion-confirm", power=power, how=how) + " ")):
            raise Misread("companion-not-confirmed")
        return {**entry, "confirmed": True}

    def undo(self) -> None:
        """Undo the last entry."""
        told = self.book.state.told
        with self.signals.held():
            self.book.undo()
            self.keep()
        self.say("companion-undone", line=self.words.line(told[0]))
        self.tell_next()

    def keep(self) -> None:
        """Autosave; if that fails, save elsewhere; if that fails too, say so and go on."""
        try:
            self.save_file.keep(self.book.save())
        except SaveError as error:
            problem = error.say(self.words.language)
            try:
                save_file = SaveFile(new_file(NAME, ENDING))
                save_file.keep(self.book.save())
                self.save_file = save_file
                self.say("table-elsewhere", "alarm", problem=problem, file=str(save_file.path))
            except SaveError:
                self.say("table-not-saved", "alarm", problem=problem)

    # Odds and dice

    def tell_odds(self, rest: str) -> None:
        procedure, values = read_procedure(rest, self.words)
        if not self.refuses(procedure, values):
            show_odds(self.screen, self.words.odds, answer(procedure, values))

    def roll(self, rest: str) -> None:
        """Roll a procedure and log the result."""
        procedure, values = read_procedure(rest, self.words)
        if self.refuses(procedure, values):
            return
        rolled = roll(procedure, values, self.die)
        entry = {
            "do": "roll",
            "procedure": procedure.name,
            "values": values,
            "faces": [list(throw.faces) for throw in rolled.throws],
            "row": rolled.outcome.row,
            "numbers": list(rolled.outcome.numbers),
        }
        with self.signals.held():
            self.book.do(entry)
            self.keep()
        show_roll(self.screen, self.words.odds, answer(procedure, values), rolled)
        self.tell_warnings()

    def refuses(self, procedure: Procedure, values: dict[str, int]) -> bool:
        """Whether the card has no such roll; if so, print why."""
        refused = procedure.refusals(values)
        if refused:
            sentence = self.words.odds.refusal(procedure, refused[0])
            self.say("with-clause", sentence=sentence, clause=refused[0].clause)
        return bool(refused)

    # State

    def show(self) -> None:
        """Print the powers, the reminders, and this phase of the checklist."""
        state, settings, label = self.book.state, self.book.state.settings, self.words.say("not-on-the-card")
        goal = self.words.say("companion-goal", goal=settings.goal, turns=settings.turns, label=label)
        self.screen.line()
        self.screen.line((f"{self.words.turn(state)}  ", "title"), (goal, "faded"))
        self.show_powers()
        for reminder in state.reminders:
            self.screen.text(self.words.notice(reminder))
        for phase in state.phases:
            if phase.current:
                self.show_phase(phase)
        self.shown.clear()
        self.tell_warnings()
        self.tell_next()

    def show_powers(self) -> None:
        """One line for each power: player, VP, cards, wars and alliances."""
        state, words = self.book.state, self.words
        heading = [words.say(f"companion-heading-{name}") for name in ("power", "player", "vp", "cards", "wars")]
        rows = [[*heading, words.say("companion-heading-allies")]]
        for power in state.settings.powers:
            hand = state.hands[power]
            cards = "?" if hand.cards is None else str(hand.cards)
            cards += words.say("companion-home") if hand.home else ""
            if power in state.penalties:
                cards += f" ({words.say('companion-penalty', cards=state.penalties[power])})"
            wars, allies = words.powers(state.enemies(power)), words.powers(state.allies(power))
            player = state.settings.player(power)
            rows.append([words.power(power), cut(player, LONGEST_NAME), str(state.vp[power]), cards, wars, allies])
        used = [place for place in range(6) if place in (0, 2, 3) or any(row[place] for row in rows[1:])]
        room = {place: max(columns(row[place]) for row in rows) for place in used}
        for number, row in enumerate(rows):
            text = "  ".join(padded(row[place], room[place]) for place in used)
            self.screen.line((text, "" if number else "faded"))

    def show_phase(self, phase: PhaseShown) -> None:
        """The steps of a phase, those of absent powers in brackets."""
        done = sum(bool(each.ticked) or each.greyed for each in phase.steps)
        counted = self.words.say("companion-lines", done=done, lines=len(phase.steps))
        self.screen.line((f"{self.words.phase_title(phase.phase)}  ", "strong"), (counted, "faded"))
        for each in phase.steps:
            mark = "–" if each.ticked == NOTHING else "x" if each.ticked else ">" if each.allowed else " "
            title = self.words.step_title(each.step)
            self.screen.text(f"[{mark}] {f'({title})' if each.greyed else title}", "faded" if each.greyed else "", "  ")
            for note in each.notes:
                self.screen.text(self.words.notice(note), "alarm", first="      ")

    def tell_warnings(self) -> None:
        """Print each warning once, until everything is shown again."""
        for warning in self.book.state.warnings:
            known = (warning.key, *(str(number) for number in warning.numbers.values()))
            if known not in self.shown:
                self.screen.text(self.words.notice(warning), "alarm")
                self.shown.add(known)

    def tell_next(self) -> None:
        """Print the next step."""
        state, words = self.book.state, self.words
        if state.step is None:
            self.screen.text(words.victory(state), "title")
            return
        phase, step = words.phase_title(state.phase), words.step_title(state.step)
        self.say("companion-next", "now", phase=phase, step=step)
        if state.acting:
            needed = len(state.settings.powers)
            self.say("companion-mover", power=words.power(state.mover), passes=state.passes, needed=needed)
        else:
            self.screen.text(words.what(state.step), first="  ")

    def tell_log(self, rest: str) -> None:
        wanted = whole_number(rest, sys.maxsize) if rest else LOG_LINES
        if wanted is None:
            raise Misread("companion-log-number")
        for line in self.book.log[-wanted:]:
            self.screen.text(self.words.line(line), first=f"{line.turn}.{line.phase}  ", rest="     ")

    def help(self) -> None:
        """List all commands."""
        for command in HELPED:
            self.screen.line((self.words.say(f"companion-help-{command}"), "strong"))
            self.screen.text(self.words.say(f"companion-help-{command}-text"), first="    ")

    def leave(self) -> None:
        raise Quit
