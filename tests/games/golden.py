"""Golden games: whole games as records, each named after what it shows, and the search for them."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fondaco.table import FondacoError, Sitter, Table, register_bot

PATIENCE = 300.0
"""How many seconds of computing the search for all stories of a game may take."""


@dataclass(frozen=True)
class Story:
    """What one record shows, and at which tables it is likely to be seen."""

    name: str
    shows: Callable[[Table], bool]
    sitters: tuple[tuple[str, ...], ...]
    """Printed to try, in turn, with every seed."""
    settings: Mapping[str, str] = field(default_factory=dict)


def told(table: Table, key: str) -> list[dict[str, int]]:
    """The numbers of everything of a kind that happened."""
    return [dict(event.numbers) for entry in table._entries for event in entry.events if event.key == key]


def moves(table: Table, beginning: str) -> list[str]:
    """The moves of a record that begin with a word."""
    lines = (line.split(maxsplit=1) for line in table.save().partition("moves:\n")[2].splitlines())
    return [line[1] for line in lines if len(line) == 2 and line[1].startswith(f"{beginning} ")]


class Golden:
    """The golden games of one game, in the folder where its stories are told."""

    def __init__(self, game: str, folder: Path, stories: Sequence[Story], bots: Mapping[str, type[Sitter]]) -> None:
        self.game, self.folder, self.bots = game, folder, bots
        self.stories = {story.name: story for story in stories}

    def text(self, name: str) -> str:
        return (self.folder / f"{name}.record").read_text(encoding="utf-8")

    def table(self, name: str) -> Table:
        """A golden game, played again."""
        return Table.replay(self.text(name))

    def check(self, name: str) -> None:
        """It replays to the letter, fairly, and still shows its story."""
        table = self.table(name)
        assert table.over and table.winners
        assert self.stories[name].shows(table)
        assert table.unfair() == []
        assert table.record() == self.text(name)

    def check_names(self) -> None:
        """Every record has its story, and every story its record."""
        assert {path.stem for path in self.folder.glob("*.record")} == set(self.stories)

    # Making them

    def main(self, words: Sequence[str]) -> int:
        """Make anew what is stale, or everything with --all; only tell with --check."""
        problems = {name: problem for name in self.stories if (problem := self._stale(name))}
        for name, problem in problems.items():
            print(f"stale: {name}: {problem}", flush=True)
        if "--check" in words:
            return bool(problems)
        for name, bot in self.bots.items():
            register_bot(name, bot)
        missing = [name for name in self.stories if (name in problems or "--all" in words) and not self._make(name)]
        if missing:
            print(f"no game was found that shows {', '.join(missing)}")
        return bool(missing)

    def _stale(self, name: str) -> str:
        """What is wrong with a record; empty if it still shows its story."""
        try:
            table = self.table(name)
        except (OSError, FondacoError) as error:
            return str(error)
        return "" if self.stories[name].shows(table) else "it shows something else"

    def _make(self, name: str) -> bool:
        for table in self._played(self.stories[name]):
            if self.stories[name].shows(table):
                (self.folder / f"{name}.record").write_text(table.record(), encoding="utf-8")
                seed = table.save().partition("\nseed: ")[2].partition("\n")[0]
                print(f"{name}: {' '.join(table.seats)}, seed {seed}, scores {table.scores}", flush=True)
                return True
        return False

    def _played(self, story: Story) -> Iterator[Table]:
        """Finished games at the tables a story asks for, seed after seed."""
        end, seed = time.process_time() + PATIENCE / len(self.stories), 0
        while time.process_time() < end:
            for seats in story.sitters:
                table = Table(self.game, seats=seats, seed=seed, settings=story.settings)
                table.finish()
                yield table
            seed += 1
