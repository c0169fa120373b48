"""The command `fondaco check`: verifies a record, and that its dice were fair."""

import sys
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path

from fondaco.kernel import NATURE
from fondaco.table import FondacoError, Table
from fondaco.table.chances import seed_hash
from fondaco.table.record import Record, parse
from fondaco.terminal.files import read_file
from fondaco.terminal.parser import Parser
from fondaco.terminal.screen import Screen
from fondaco.words import speaker


@dataclass(frozen=True)
class Replayed:
    """A parsed and replayed record."""

    text: str
    record: Record
    table: Table

    @property
    def seeds_known(self) -> bool:
        """Whether the record tells every seed."""
        known = [seed_hash(seed) for seed in self.record.seeds]
        promised = [digest for _, digest in self.record.seed_hashes]
        return bool(promised) and self.record.seed_hashes[0][0] == 0 and all(digest in known for digest in promised)

    @property
    def first_unfair(self) -> int | None:
        """The line of the first chance event that does not follow from the seeds; None if there is none."""
        if not self.seeds_known:
            return None
        lines = self.record.lines
        return next((lines[index].number for index in self.table.unfair() if index < len(lines)), None)


def replay(file: Path, components: Path | None, halt: bool = False) -> Replayed:
    """Replay the record in a file; a FondacoError names the file and what is wrong with it.

    With `halt` a record that the rules refuse is replayed to its last sound moment.
    """
    text = read_file(file)
    if components is not None:
        read_file(components)
    try:
        return Replayed(text, parse(text), Table.replay(text, components, halt=halt))
    except FondacoError as error:
        raise FondacoError("error-at", file=str(file), problem=error) from None


def add_arguments(parser: Parser) -> None:
    """Command-line arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help=parser.say("check-file"))
    parser.add_argument("--components", metavar="FILE", type=Path, help=parser.say("check-components"))


def run(arguments: Namespace) -> int:
    """Replay the record and report; exit code 1 if the dice were not fair."""
    replayed = replay(arguments.file, arguments.components)
    table, screen = replayed.table, Screen(sys.stdout)
    words, seats = speaker(table.game, arguments.language), ", ".join(table.names)
    title = words.say("game-title")
    screen.text(words.say("check-game", {"game": title, "rules": table.game.version, "seats": seats}))
    screen.text(words.say("check-sound", {"moves": len(replayed.record.lines)}))
    scores = ", ".join(f"{name} {points}" for name, points in zip(table.names, table.scores))
    decision = table.decision
    if decision is None:
        winners = ", ".join(table.names[seat] for seat in table.winners)
        screen.text(words.say("check-over", {"scores": scores, "winners": winners}))
    else:
        screen.text(words.say("check-open", {"scores": scores, "name": table.names[decision.seat]}))
    unfair = replayed.first_unfair
    if not replayed.seeds_known:
        screen.text(words.say("check-secret"))
    elif unfair is not None:
        screen.text(words.say("check-unfair", {"line": unfair}))
    else:
        chances = sum(line.seat == NATURE for line in replayed.record.lines)
        screen.text(words.say("check-fair", {"chances": chances}))
    return int(unfair is not None)
