"""What each game says in a way of its own; all else the tests read from the game itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from fluent.syntax.ast import BaseNode, Message
from tests.words import reading
from tests.words.reading import Reader, messages

from fondaco.games.column_of_fire.tables import SYMBOL_NAMES
from fondaco.games.orleans.game import OrleansGame
from fondaco.games.orleans.sequence import STEPS
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import FOLLOWERS, MONK, ORLEANS, TILES
from fondaco.games.pax_renaissance.game import PaxRenaissanceGame
from fondaco.games.pax_renaissance.sequence import STEPS as PAX_STEPS
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import ONE_SHOT, OPERATION, POWER, PRESTIGE, VICTORY
from fondaco.table import AnyGame, Move, find_game, games
from fondaco.words import LANGUAGES


@dataclass(frozen=True)
class Peculiar:
    """What only the author of a game can know."""

    chance: frozenset[str]
    """Steps of chance, which ask nobody."""
    plain: frozenset[str] = frozenset()
    """Axes whose values are said as numbers, or not at all."""
    shared: frozenset[str] = frozenset()
    """Groups of options that are said alike at every step."""
    more: Callable[[], Iterator[str]] = lambda: iter(())
    """Keys that only this game has."""
    promise: Callable[[Move], int] = lambda move: 0
    """How good a move looks to somebody who hopes to see all of a game."""
    also: tuple[AnyGame, ...] = ()
    """The same game begun in another way, to see what is rare."""


class EveryTileTaken(OrleansGame):
    """Orléans as if everybody had many place tiles, two monks and a trading station from the beginning."""

    def begin(self, players: int, settings: Mapping[str, str]) -> Orleans:
        s = super().begin(players, settings)
        s.tile = [(tile + 1) % (players + 1) - 1 for tile in range(TILES)]
        s.stations = [count - 1 for count in s.stations]
        s.station[ORLEANS] = (1 << players) - 1
        for seat in range(players):
            s.market[seat * FOLLOWERS + MONK] += 2
            s.supply[MONK] -= 2
        return s


def promise_of_work(move: Move) -> int:
    """In Orléans: to draw many followers, send them where others wait already, and never to sit idle."""
    numbers: dict[str, int] = move.game.particulars(move.view, move.frame, move.option)
    word, arguments = STEPS[move.frame[0]].options.group(move.option), str(move).split()
    if word in ("ready", "pass", "keep", "none", "enough", "back", "reconsider"):
        return 0
    if move.step == "draw":
        return int(arguments[-1])
    if move.step == "send":
        return 3 if numbers["full"] else numbers["filled"]
    return 1 if numbers.get("spaces", 1) else -1


class WellProvided(PaxRenaissanceGame):
    """Pax Renaissance as if the banks had rare cards from the beginning, all victories open and few Rooks in stock."""

    seats: tuple[dict[str, Any], ...] = (
        {
            "florins": 12,
            "hand": ["humanism", "epicurean-swerve", "luther", "papal-elephant"],
            "west": [
                "cryptography",
                "gutenberg",
                "star-chamber",
                {"empire": "hre", "repressed": ["reformist rook"] * 7},
            ],
        },
        {
            "florins": 12,
            "hand": ["academia", "machiavellianism"],
            "west": ["sindicat-remenca", "jesuits", {"empire": "aragon", "repressed": ["islamic rook"] * 7}],
            "east": ["the-grim", "timar-system"],
        },
        {"florins": 12},
        {"florins": 12},
    )

    def begin(self, players: int, settings: Mapping[str, str]) -> Pax:
        options = [name for name, value in settings.items() if value == "on" and name != "expansion"]
        pile = {"top": 4 * players, "bottom": 12, "comets": 2}
        return self.set_up(
            {
                "options": ["expansion", *options],
                "victories": list(VICTORY.labels),
                "seats": list(self.seats[:players]),
                "cities": {"cairo": "catholic rook", "toledo": "catholic knight", "buda": "catholic knight"},
                "borders": {"france-hre": "ochre", "hre-hungary": "lapis", "aragon-papal-states": "catholic pirate"},
                "piles": {"east": pile, "west": pile},
            }
        )


def promise_of_power(move: Move) -> int:
    """In Pax Renaissance: to play, to act and to choose, never to hold back or to end the game."""
    word = PAX_STEPS[move.frame[0]].options.group(move.option)
    if word in ("end", "none", "refuse", "done", "declare", "keep"):
        return -1
    if word == "sell":
        return 2 if "gutenberg" in str(move) and move.view.hand_size(move.view.seat) > 2 else -1
    return {"read": 2, "light": 2, "play": 1, "run": 1, "use": 1}.get(word, 0)


def explanations() -> Iterator[str]:
    yield from (
        f"what-{axis.name}-{label}" for axis in (POWER, OPERATION, ONE_SHOT, PRESTIGE, VICTORY) for label in axis.labels
    )


def short_symbols() -> Iterator[str]:
    yield from (f"symbol-short-{name}" for name in SYMBOL_NAMES.values())


PECULIAR = {
    "column-of-fire": Peculiar(
        chance=frozenset({"starting-player", "loch-leven-card", "religion-die", "card", "die", "draw"}),
        plain=frozenset({"number", "skips", "loch_leven", "place"}),
        shared=frozenset({"tile", "ransom"}),
        more=short_symbols,
    ),
    "orleans": Peculiar(
        chance=frozenset(
            {"first-player", "lay", "discard", "hourglass", "drawn", "bathhouse-draw", "plague", "tortured"}
        ),
        plain=frozenset({"count", "coins", "waiting", "space"}),
        promise=promise_of_work,
        also=(EveryTileTaken(),),
    ),
    "pax-renaissance": Peculiar(
        chance=frozenset({"bank", "first-player", "draw", "foretell"}),
        more=explanations,
        promise=promise_of_power,
        also=(WellProvided(),),
    ),
}


@dataclass(frozen=True)
class Book:
    """The texts of a game, with what they must speak of."""

    game: AnyGame
    peculiar: Peculiar
    texts: dict[str, dict[str, Message]] = field(compare=False, repr=False)

    def read(self, node: BaseNode) -> Reader:
        return reading.read(node, self.game.axes)

    def arguments(self, language: str, key: str) -> set[str]:
        """All arguments a sentence needs, with those of the phrases in it."""
        reader = self.read(self.texts[language][key])
        return reader.variables.union(*(self.arguments(language, other) for other in reader.references))

    @property
    def refusals(self) -> ModuleType:
        return import_module(f"fondaco.games.{self.game.folder.name}.refusals")

    def asking(self) -> Iterator[Any]:
        """The steps that ask a player."""
        for step in self.game.steps:
            if step.name and step.name not in self.peculiar.chance:
                yield step

    def keys_of_steps(self) -> Iterator[str]:
        for step in self.asking():
            yield f"ask-{step.name}"
            for group in step.options.groups:
                shared = group.word in self.peculiar.shared
                yield f"do-any-{group.word}" if shared else f"do-{step.name}-{group.word}".removesuffix("-")

    def keys_of_things(self) -> Iterator[str]:
        for axis in self.game.axes.values():
            if axis.name in self.peculiar.plain or all(self.is_proper(axis.name, value) for value in range(len(axis))):
                continue
            yield from (axis.key(value) for value, label in enumerate(axis.labels) if label)
        yield from self.peculiar.more()
        for name, values in self.game.settings.items():
            yield from (f"setting-{name}", *(f"setting-{name}-{value}" for value in values))

    def is_proper(self, kind: str, value: int) -> bool:
        """Whether the printed facts name a thing in every language."""
        return all(self.game.proper_name(kind, value, language) for language in LANGUAGES)


@cache
def book(name: str) -> Book:
    game = find_game(name)
    return Book(game, PECULIAR[name], {language: messages(game.folder, language) for language in LANGUAGES})


BOOKS = [book(name) for name in games()]
