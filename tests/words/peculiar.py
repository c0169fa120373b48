"""What each game says in a way of its own; all else the tests read from the game itself."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from fluent.syntax.ast import BaseNode, Message
from tests.words import reading
from tests.words.reading import Reader, messages

from fondaco.games.column_of_fire.printed import SYMBOL_NAMES
from fondaco.games.orleans.game import OrleansGame
from fondaco.games.orleans.rules.steps import STEPS
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import FOLLOWERS, MONK, ORLEANS, TILES
from fondaco.games.pax_renaissance.game import PaxRenaissanceGame
from fondaco.games.pax_renaissance.rules.steps import STEPS as PAX_STEPS
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import ONE_SHOT, OPERATION, POWER, PRESTIGE, VICTORY
from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.steps import STEPS as ENTERPRISE_STEPS
from fondaco.games.virgin_queen.rules.war.marching import BATTLE
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import (
    CAPTIVE,
    CAVALRY,
    DRAKE,
    ENGLAND,
    ENGLISH_GALLEON,
    FIRST_SEA,
    FIRST_ZONE,
    HAWKINS,
    HELD,
    MANSFELD,
    PARMA,
    PLACE,
    POWERS,
    PROTESTANT,
    RACE_GALLEON,
    REBELS,
    SHIPS,
    SPACE,
    SPAIN,
    SPANISH_GALLEON,
    SPANISH_GALLEY,
    TREASURES,
    UNITS,
)
from fondaco.kernel import Chance
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
        return 2 if "gutenberg" in str(move) and move.game.known(move.view).hand_size(move.view.seat) > 2 else -1
    return {"read": 2, "light": 2, "play": 1, "run": 1, "use": 1}.get(word, 0)


ROTTERDAM = SPACE.labels.index("rotterdam")
UTRECHT = SPACE.labels.index("utrecht")
GRONINGEN = SPACE.labels.index("groningen")
QUIET_TURN = 4


class SetUpOtherwise(VirginQueenGame):
    """The Enterprise of England begun with forces elsewhere, and all at war."""

    units: tuple[tuple[str, int, int], ...] = ()
    """A space, a kind of unit and a number."""
    ships: tuple[tuple[str, int, int], ...] = ()
    """A place, a kind of ship and a number."""
    leaders: tuple[tuple[int, int], ...] = ()
    """A leader and where he is."""
    jesuits: tuple[int, int, int] = (3, 2, 1)

    def begin(self, players: int, settings: Mapping[str, str]) -> Enterprise:
        s = super().begin(players, settings)
        s.frames.clear()
        ENTERPRISE_STEPS[frames.SET_UP].run(s, 0, 0)
        s.war[ENGLAND] = s.war[REBELS] = 1
        s.unrest[ROTTERDAM] = s.unrest[GRONINGEN] = 1
        s.faith[UTRECHT] = PROTESTANT
        s.science = [0] * len(s.science)
        s.jesuits = list(self.jesuits)
        s.informant[SPAIN * POWERS + ENGLAND] = s.informant[SPAIN * POWERS + REBELS] = 1
        s.treasure[HELD * TREASURES : (HELD + POWERS) * TREASURES] = [2] * (POWERS * TREASURES)
        for space, unit, number in self.units:
            s.units[SPACE.labels.index(space) * UNITS + unit] = number
            s.reserve_units[unit] = max(0, s.reserve_units[unit] - number)
        for place, ship, number in self.ships:
            s.ships[PLACE.labels.index(place) * SHIPS + ship] = number
            s.reserve_ships[ship] = max(0, s.reserve_ships[ship] - number)
        for leader, where in self.leaders:
            s.leader_at[leader] = where
            s.captor[leader] = ENGLAND if where == CAPTIVE else -1
        return s


class Invasion(SetUpOtherwise):
    """Spain has landed everywhere, and both English captains are raiding in Europe."""

    units = (
        *(("edinburgh", SPAIN, 3), ("dublin", SPAIN, 3), ("norwich", SPAIN, 1), ("york", ENGLAND, 4)),
        *(
            ("plymouth", SPAIN, 6),
            ("plymouth", CAVALRY, 2),
            ("lancaster", ENGLAND, 7),
            ("rotterdam", REBELS, 1),
            ("groningen", REBELS, 2),
        ),
    )
    ships = (
        *(("biscay", RACE_GALLEON, 3), ("cadiz", ENGLISH_GALLEON, 3), ("corunna", SPANISH_GALLEY, 2)),
        *(("seville", SPANISH_GALLEY, 1), ("corunna", SPANISH_GALLEON, 1)),
    )
    leaders = ((PARMA, SPACE.labels.index("plymouth")), (DRAKE, FIRST_SEA + 2), (HAWKINS, FIRST_SEA + 3))


class Overseas(SetUpOtherwise):
    """Both English captains are in the New World, Amsterdam lies open to a rising, and Mansfeld is a captive."""

    units = (("amsterdam", SPAIN, 0),)
    jesuits = (0, 6, 0)
    leaders = ((DRAKE, FIRST_ZONE + 1), (HAWKINS, FIRST_ZONE + 2), (MANSFELD, CAPTIVE))


def promise_of_war(move: Move) -> int:
    """In Virgin Queen: to play, to fight, to spy and to preach, and to pass on one turn only."""
    word = ENTERPRISE_STEPS[move.frame[0]].options.group(move.option)
    if word == "pass" and move.view.turn == QUIET_TURN:
        return 2
    if word in ("pass", "end", "nothing", "stop", "leave", "no", "peace", "decline"):
        return -1
    numbers: dict[str, int] = move.game.particulars(move.view, move.frame, move.option)
    if numbers.get("meets") or numbers.get("open") or numbers.get("there") == BATTLE:
        return 3 + numbers.get("percent", 0) // 10
    rare = dict.fromkeys(("assault", "raid", "piracy", "take", "quell", "patronise", "expedition", "neutralise"), 4)
    often = dict.fromkeys(("voyage", "rebel", "intelligence", "convert", "piece", "prize"), 3)
    return {**rare, **often, "march": 2, "sail": 2, "plot": 3, "raise": 0, "build": 0}.get(word, 1)


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
    "virgin-queen": Peculiar(
        chance=frozenset(
            step.name
            for step in ENTERPRISE_STEPS
            if step.name and isinstance(step, Chance)  # dice, draws, hands shown
        ),
        plain=frozenset({"amount", "face"}),
        promise=promise_of_war,
        also=(Invasion(), Overseas()),
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
        return import_module(f"fondaco.games.{self.game.folder.name}.rules.refusals")

    @property
    def news(self) -> ModuleType:
        return import_module(f"fondaco.games.{self.game.folder.name}.rules.news")

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
