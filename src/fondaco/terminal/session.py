"""Game loop of the text table: boards, prompts and input until the game is over or somebody quits."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from fondaco.kernel import SEAT_SIGNS
from fondaco.kernel.parsing import whole_number
from fondaco.table import SPECTATOR, Decision, Refusal, Table
from fondaco.terminal import commands
from fondaco.terminal.commands import Commands
from fondaco.terminal.files import SaveError, SaveFile, new_file
from fondaco.terminal.log_paragraphs import paragraphs, without_set_up
from fondaco.terminal.prompt import Choice, choices, find_choices, in_one_line, show_choices
from fondaco.terminal.screen import WIDTH, Screen, clean
from fondaco.terminal.signals import SignalGuard
from fondaco.terminal.streams import forget_typing
from fondaco.words import Speaker, speaker


@dataclass
class Session:
    """Hot seat: people at one keyboard, and bots, at one table."""

    table: Table
    language: str
    screen: Screen
    read: Callable[[str], str]
    """Shows a prompt and returns the typed line; EOFError at the end of input."""
    save_file: SaveFile | None
    signals: SignalGuard = field(default_factory=SignalGuard)
    at_keyboard: int = SPECTATOR

    def __post_init__(self) -> None:
        seats = range(len(self.table.seats))
        self.persons = [seat for seat in seats if self.table.person(seat)]
        self.seen = {seat: self.table.last_decision(seat) or 0 for seat in seats}
        self.seen[SPECTATOR] = self.table.last_decision() or 0
        """The number of decisions that each seat has been told of."""

    @property
    def words(self) -> Speaker:
        return speaker(self.table.game, self.language)

    @property
    def names(self) -> list[str]:
        """The names of the seats; a lone `you` in the language of the table."""
        return [self.words.say("table-you") if name == "you" else name for name in self.table.names]

    def say(self, key: str, role: str = "", **numbers: int | str) -> None:
        """Print a sentence."""
        self.screen.text(self.words.say(key, numbers), role)

    def ask(self, question: str) -> str:
        """Ask a question and read the answer."""
        self.screen.flush()
        return self.read(clean(f"{question} ") if question else "")

    def name(self, seat: int) -> str:
        """A seat's shape and name."""
        return f"{SEAT_SIGNS[seat]} {self.names[seat]}"

    # Game loop

    def play(self) -> None:
        """Game loop."""
        self.keep()
        while not self.table.over:
            self.let_bots_play()
            if not self.table.over:
                self.let_person_decide()
        self.show_end()

    def let_bots_play(self) -> None:
        """Play all bots that are due; a signal waits until the move is made."""
        moved = True
        while moved:
            with self.signals.held():
                moved = self.table.bot_plays()
            if not self.persons:
                self.tell_news(SPECTATOR)
        with self.signals.held():
            self.keep()

    def let_person_decide(self) -> None:
        """Show everything to a person and read input until something is played or undone."""
        decision = next(decision for decision in self.table.decisions if self.table.person(decision.seat))
        self.hand_over(decision.seat)
        self.tell_news(decision.seat)
        listed = choices(self.table, decision, self.language)
        self.show(decision, listed)
        length = self.table.length
        while self.table.length == length:
            self.obey(self.ask(f"{self.name(decision.seat)}>").strip(), decision, listed)

    def hand_over(self, seat: int) -> None:
        """Hot seat: hide everything between two people, until the next one is at the keyboard."""
        if len(self.persons) > 1 and seat != self.at_keyboard:
            forget_typing()
            if self.at_keyboard != SPECTATOR or self.seen[SPECTATOR]:  # a new game has nothing to hide yet
                self.screen.curtain()
            self.say("table-pass", f"seat-{seat}", name=self.name(seat))
            self.ask("")
            self.screen.curtain()
        self.at_keyboard = seat

    def tell_news(self, seat: int) -> None:
        """Print the log since this seat's last decision."""
        lines = self.table.story(seat, self.language, self.seen[seat])
        if not self.seen[seat]:
            lines = without_set_up(lines, self.table.game.begins)
        for paragraph in paragraphs(lines):
            self.screen.text(paragraph, first="  ", rest="    ")
        self.seen[seat] = self.table.length

    def show(self, decision: Decision, listed: list[Choice]) -> None:
        """Print the board, the prompt and the options."""
        self.screen.line()
        self.show_board(decision.seat)
        self.screen.line()
        self.screen.text(decision.ask(self.language), "now")
        show_choices(self.screen, self.words, listed)

    def show_board(self, seat: int) -> None:
        view = self.table.view(seat)
        self.screen.lines(self.table.game.text_board(view, self.words, self.names, WIDTH))

    def show_end(self) -> None:
        """Print the last board, the points, and how to verify the dice."""
        seat = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        self.seen[SPECTATOR] = max((self.seen[person] for person in self.persons), default=self.seen[SPECTATOR])
        self.tell_news(seat)
        self.screen.line()
        self.show_board(seat)
        self.screen.line()
        self.say("table-over", "title")
        winners, scores = self.table.winners, self.table.scores
        award = self.words.say("table-won" if len(winners) == 1 else "table-shared")
        for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
            name, points = self.name(seat), scores[seat]
            counted = self.words.say("score-unit", {"points": points})
            line = self.words.say("table-score", {"name": name, "points": points, "counted": counted})
            self.screen.line((f"  {line}", f"seat-{seat}"), (f"  {award}" if seat in winners else "", "strong"))
        self.say("table-seed", seed=", ".join(self.table.seeds))

    # Saving

    def keep(self) -> None:
        """Autosave; if that fails, say so and go on."""
        if self.save_file is None:
            return
        try:
            self.save_file.keep(self.table.save())
        except SaveError as error:
            problem = error.say(self.language)
            try:
                self.save_file = SaveFile(new_file(self.table.game.name))
                self.save_file.keep(self.table.save())
                self.say("table-elsewhere", "alarm", problem=problem, file=str(self.save_file.path))
            except SaveError:
                self.save_file = None
                self.say("table-not-saved", "alarm", problem=problem)

    # Input

    def obey(self, typed: str, decision: Decision, listed: list[Choice]) -> None:
        """Handle a line of input: a command or an option."""
        command = commands.parse_command(typed)
        if not typed:
            self.say("table-empty")
        elif command is None:
            self.answer(typed, decision, listed)
        elif command[1] and command[0] in commands.ALONE:
            self.say("table-command-alone", command=typed.split(maxsplit=1)[0])
        else:
            Commands(self, decision, listed).obey(*command)

    def answer(self, typed: str, decision: Decision, listed: list[Choice]) -> None:
        """Play an option given by its number, notation or words."""
        if typed.isdecimal():
            number = whole_number(typed, len(listed))
            fitting = [listed[number - 1]] if number else []
            if not fitting:
                self.say("table-no-number", typed=typed[:20], last=sum(choice.allowed for choice in listed))
                return
        else:
            fitting = find_choices(typed, listed)
        option = " ".join(typed.lower().split())
        if len(fitting) > 1:
            self.screen.text(in_one_line(self.words, fitting, self.screen.width))
            return
        if fitting and fitting[0].allowed:
            self.make(fitting[0])
            return
        refusals: Sequence[Refusal] = ()
        if fitting:
            option, refusals = fitting[0].sentence, fitting[0].refusals
        elif option in self.table.game.numbers:  # a legal move at another time
            refusals = self.table.why_not(option, decision.seat)
        if refusals:
            reason, clause = refusals[0].say(self.language), refusals[0].clause
            self.say("table-refusal", option=option, reason=reason, clause=clause)
        else:
            self.say("table-nothing-fits", typed=typed[:40])

    def make(self, choice: Choice) -> None:
        """Make the move and save it, atomically."""
        with self.signals.held():
            self.seen[choice.move.seat] = self.table.length
            self.table.play(choice.move, choice.move.seat)
            self.keep()
