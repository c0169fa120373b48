"""The command `fondaco check`: whether a record is sound, and whether its dice were fair."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from fondaco.kernel import NATURE
from fondaco.table import FondacoError, Table
from fondaco.table.chances import seed_hash
from fondaco.table.record import parse
from fondaco.terminal.language import add_language, default_language
from fondaco.terminal.saving import read_file
from fondaco.terminal.screen import Screen
from fondaco.words import speaker


class Papers:
    """A record that was read and replayed."""

    def __init__(self, text: str, components: Path | None) -> None:
        self.record = parse(text)
        self.table = Table.replay(text, components)

    @property
    def seeds_known(self) -> bool:
        """Whether every seed the dice followed is told."""
        known = [seed_hash(seed) for seed in self.record.seeds]
        promised = [digest for _, digest in self.record.seed_hashes]
        return bool(promised) and self.record.seed_hashes[0][0] == 0 and all(digest in known for digest in promised)

    @property
    def first_unfair(self) -> int | None:
        """The line of the first chance event that does not follow from the seeds; none if there is no such line."""
        if not self.seeds_known:
            return None
        wrong = [index for index in self.table.unfair() if index < len(self.record.lines)]
        return self.record.lines[wrong[0]].number if wrong else None


def add_arguments(parser: ArgumentParser) -> None:
    """What the command is given."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, or the save of a game")
    parser.add_argument("--components", metavar="FILE", type=Path, help="the printed facts it was played with")
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Replay the record and say what was found."""
    text = read_file(arguments.file)
    if arguments.components is not None:
        read_file(arguments.components)
    try:
        papers = Papers(text, arguments.components)
    except FondacoError as error:
        raise FondacoError(f"{arguments.file}: {error}") from None
    return report(papers, arguments.lang or default_language(), Screen(sys.stdout))


def report(papers: Papers, language: str, screen: Screen) -> int:
    """The findings, and 1 if the dice were not fair."""
    table, words = papers.table, speaker(papers.table.game, language)
    screen.text(
        words.say(
            "check-game",
            {"game": words.say("game-title"), "rules": table.game.version, "seats": ", ".join(table.names)},
        )
    )
    screen.text(words.say("check-sound", {"moves": len(papers.record.lines)}))
    scores = ", ".join(f"{name} {points}" for name, points in zip(table.names, table.scores))
    decision = table.decision
    if decision is None:
        winners = ", ".join(table.names[seat] for seat in table.winners)
        screen.text(words.say("check-over", {"scores": scores, "winners": winners}))
    else:
        screen.text(words.say("check-open", {"scores": scores, "name": table.names[decision.seat]}))
    if not papers.seeds_known:
        screen.text(words.say("check-secret"))
        return 0
    if papers.first_unfair is not None:
        screen.text(words.say("check-unfair", {"line": papers.first_unfair}))
        return 1
    chances = sum(line.seat == NATURE for line in papers.record.lines)
    screen.text(words.say("check-fair", {"chances": chances}))
    return 0
