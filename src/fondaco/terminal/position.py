"""The command `fondaco position`: shows, explains, plays on and saves a position from a file."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from fondaco.kernel import NATURE, SEAT_SIGNS, FactError, Pending, pick
from fondaco.kernel.parsing import Malformed, parse_json, parse_toml
from fondaco.table import SPECTATOR, AmbiguousMove, AnyGame, FondacoError, IllegalMove, MalformedMove, Table, find_game
from fondaco.table.chances import chance
from fondaco.table.errors import Reasons
from fondaco.table.sitting import Sitting
from fondaco.terminal.explain import Explainer
from fondaco.terminal.files import read_file
from fondaco.terminal.parser import Parser
from fondaco.terminal.prompt import choices
from fondaco.terminal.screen import Screen, columns, wants_colour
from fondaco.words import Speaker, speaker

STANDARD_INPUT: Final = Path("-")
WIDEST: Final = 36
"""Longer notations have their sentence on the next line."""


def add_arguments(parser: Parser) -> None:
    """Command-line arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help=parser.say("position-file"))
    parser.add_argument("--play", metavar="MOVES", default="", help=parser.say("position-play"))
    parser.add_argument("--moves", action="store_true", help=parser.say("position-moves"))
    parser.add_argument("--why", metavar="MOVE", help=parser.say("position-why"))
    parser.add_argument("--json", action="store_true", help=parser.say("position-json"))
    parser.add_argument("--seed", default="0", help=parser.say("position-seed"))


def run(arguments: Namespace) -> int:
    """Set up the position, play the moves, and show what is asked for; JSON is printed alone."""
    form = read_form(arguments.file)
    game = find_game(str(form["game"]))
    screen, words = Screen(sys.stdout, wants_colour(sys.stdout)), speaker(game, arguments.language)
    study = set_up(game, form, arguments.file, arguments.seed, arguments.language)
    play(study, arguments.play.split(";"), words, None if arguments.json else screen)
    if arguments.json:
        screen.out.write(json.dumps(study.written(), ensure_ascii=False, indent=2) + "\n")
        return 0
    if arguments.moves:
        show_moves(study, words, screen)
    if arguments.why is not None:
        explain(study, arguments.why, words, screen)
    if not arguments.moves and arguments.why is None:
        show_board(study, words, screen)
    return 0


# Input


def read_form(file: Path) -> dict[str, Any]:
    """Parse a file: JSON if its name or first character says so, else TOML."""
    text = read_text(file)
    is_json = file.suffix.lower() == ".json" or text.lstrip().startswith("{")
    try:
        form = parse_json(text) if is_json else parse_toml(text)
    except Malformed as error:
        raise FactError(str(file), error.line, error) from None
    if not isinstance(form, dict) or "game" not in form:
        raise FondacoError("error-at", file=str(file), problem=FondacoError("error-no-position-game"))
    return form


def read_text(file: Path) -> str:
    """The text of a file, or of standard input."""
    if file != STANDARD_INPUT:
        return read_file(file)
    if sys.stdin is None:
        raise FondacoError("error-at", file=str(file), problem=FondacoError("error-no-input"))
    try:
        return sys.stdin.read()
    except UnicodeDecodeError:
        raise FondacoError("error-at", file=str(file), problem=FondacoError("error-not-text")) from None


def set_up(game: AnyGame, form: dict[str, Any], file: Path, seed: str, language: str) -> Study:
    """Set up the position on a table; a FondacoError says why it cannot be."""
    try:
        state = game.set_up(form)
    except FondacoError as error:
        raise FondacoError("error-at", file=str(file), problem=error) from None
    try:
        study = Study(game, state, seed, language)
        study.check()
    except (LookupError, TypeError, ValueError) as error:  # the waiting steps are not validated before
        raise FondacoError("error-at", file=str(file), problem=FondacoError("error-no-going-on")) from error
    return study


# Moves


class Study(Table):
    """Table that begins with a position; moves may also decide chance and forced options."""

    def __init__(self, game: AnyGame, state: Any, seed: str, language: str = "en") -> None:
        words = speaker(game, language)
        Sitting.__init__(self, game, [words.name("seat", seat) for seat in range(state.players)], {})
        self._state = state
        self._state.heard = []
        game.advance(state)
        self._opening = self._hear()
        self._take_seed(seed)

    def check(self) -> None:
        """Validate that a seat can decide, or that the game is over."""
        for decision in self.decisions:
            if not decision.moves or not NATURE <= decision.seat < len(self.names):
                raise ValueError(f"nobody can decide at {decision!r}")

    def written(self) -> dict[str, Any]:
        """Serialise the position in the form of its file."""
        return self.game.write_down(self._state)

    def meant(self, typed: str) -> list[int]:
        """The actions that a text may mean: a full notation, or one without the word of its step."""
        words = " ".join(typed.split()).lower()
        if words in self.game.numbers:
            return [self.game.numbers[words]]
        steps = [step.name for step in self.game.steps]
        found = [self.game.numbers[name] for step in steps if step and (name := f"{step} {words}") in self.game.numbers]
        if not found:
            raise MalformedMove("error-no-move", name=typed.strip(), game=self.game.name)
        return list(dict.fromkeys(found))

    def resolve(self, typed: str) -> int:
        """The only action that a text means, at the current decision if it fits there."""
        actions = self.meant(typed)
        now = [pending.frame[0] for pending in self.game.pending(self._state)]
        here = [action for action in actions if self.game.step_and_option(action)[0] in now]
        if len(here or actions) > 1:
            several = "; ".join(self.game.notation[action] for action in here or actions)
            raise AmbiguousMove("error-several-moves", name=typed.strip(), known=several)
        return (here or actions)[0]

    def make(self, typed: str) -> str:
        """Play a typed move, after chance and forced options that it skips; returns its notation."""
        actions = self.meant(typed)
        while not (fitting := self._fitting(actions)):
            if not self._go_on():
                action, decision = self.resolve(typed), self.decision
                raise IllegalMove(self.game.notation[action], self.why_not(action, decision.seat if decision else None))
        pending, action = fitting[0]
        refusals = [] if pending.seat == NATURE else self.why_not(action, pending.seat)
        if refusals:
            raise IllegalMove(self.game.notation[action], refusals)
        self._apply(pending, self.game.step_and_option(action)[1], forced=False)
        return self.game.notation[action]

    def _fitting(self, actions: list[int]) -> list[tuple[Pending, int]]:
        waiting = self.game.pending(self._state)
        return [(pending, action) for pending in waiting for action in actions if self._fits(pending, action)]

    def _fits(self, pending: Pending, action: int) -> bool:
        """Whether an action answers a decision; for chance, whether it is a possible outcome."""
        number, a, b = pending.frame
        step, option = self.game.step_and_option(action)
        if step != number:
            return False
        return pending.seat != NATURE or option in self.game.steps[number].candidates(self._state, a, b)

    def _go_on(self) -> bool:
        """Play one chance event or one forced option; false if somebody must decide."""
        pending = self._unattended()
        if pending is None:
            return False
        if pending.seat == NATURE:
            self._draw(pending)
        else:
            self._apply(pending, self.game.legal(self._state, pending.frame)[0], forced=True)
        return True

    def draw(self) -> None:
        """Draw all due chance events from the seed."""
        while any((found := pending).seat == NATURE for pending in self.game.pending(self._state)):
            self._draw(found)

    def _draw(self, pending: Pending) -> None:
        number, a, b = pending.frame
        option = pick(self.game.steps[number], self._state, a, b, chance(self._seed(), self._chances))
        self._apply(pending, option, forced=False)


def play(study: Study, moves: Iterable[str], words: Speaker, screen: Screen | None) -> None:
    """Play moves and print their events; chance after the last one is drawn."""
    played: list[str] = []
    for typed in filter(str.strip, moves):
        before = study.length
        try:
            played.append(study.make(typed))
        except FondacoError as error:
            raise stopped(study, error, played) from None
        tell(study, before, played[-1], words, screen)
    if played:
        before = study.length
        study.draw()
        tell(study, before, "", words, screen)


def stopped(study: Study, error: FondacoError, played: list[str]) -> FondacoError:
    """An error for a move that was not played: the moves before it, and if it is illegal, what is asked instead."""
    before = FondacoError("position-nothing-played")
    if played:
        before = FondacoError("position-played", moves=", ".join(played))
    if isinstance(error, IllegalMove):
        problem = FondacoError("position-refused", move=error.move, reasons=Reasons(error.reasons))
        if decision := study.decision:
            asked = FondacoError("position-asked", step=decision.step)
            return FondacoError("error-after-asked", problem=problem, before=before, asked=asked)
        error = problem
    return FondacoError("error-after", problem=error, before=before)


def tell(study: Study, since: int, move: str, words: Speaker, screen: Screen | None) -> None:
    """Print the events of a move."""
    if screen is None:
        return
    if move:
        screen.line((f"> {move}", "strong"))
    for line in study.log(SPECTATOR, words.language, since):
        screen.text(line, first="  ")


# Output


def show_board(study: Study, words: Speaker, screen: Screen) -> None:
    """Print the board and the prompt as the deciding seat sees them."""
    decision = study.decision
    seat = decision.seat if decision else SPECTATOR
    screen.lines(study.game.text_board(study.view(seat), words, study.names, screen.width))
    screen.line()
    if decision is None:
        show_end(study, words, screen)
    elif decision.seat == NATURE:
        screen.text(words.say("position-chance", {"step": decision.step}), "now")
    else:
        screen.line((f"{SEAT_SIGNS[seat]} {study.names[seat]}", f"seat-{seat}"))
        screen.text(f"{decision.ask(words.language)} [{decision.clause}]", "now")


def show_end(study: Study, words: Speaker, screen: Screen) -> None:
    winners = ", ".join(study.names[seat] for seat in study.winners)
    screen.text(words.say("position-over", {"winners": winners}), "title")


def show_moves(study: Study, words: Speaker, screen: Screen) -> None:
    """Print the legal moves, each in machine notation and as a sentence."""
    decision = study.decision
    if decision is None:
        show_end(study, words, screen)
        return
    if decision.seat == NATURE:
        screen.lines([[(str(move), "")] for move in decision.moves])
        return
    room = min(max(len(str(move)) for move in decision.moves), WIDEST)
    for move in decision.moves:
        notation = f"{move!s:<{room}}  "
        if columns(notation) > room + 2:
            screen.line(notation)
            notation = " " * (room + 2)
        screen.text(move.say(words.language), first=notation, rest=" " * (room + 2))


def explain(study: Study, typed: str, words: Speaker, screen: Screen) -> None:
    """Print whether a move is legal, and if not every reason with its clause."""
    notation = study.game.notation[study.resolve(typed)]
    decision = study.decision
    if decision is None:
        show_end(study, words, screen)
        return
    listed = [] if decision.seat == NATURE else choices(study, decision, words.language)
    Explainer(study, decision, listed, words, screen).explain(notation)
