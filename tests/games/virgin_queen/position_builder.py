"""Builds positions of The Enterprise of England in the words of the rules, and plays on with scripted dice."""

from __future__ import annotations

import re
from typing import Final

import pytest

from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import (
    CARD,
    CARDS,
    FACE,
    FAITH,
    HELD,
    HOARDS,
    HOME,
    LEADER,
    NOBODY_RULES,
    PLACE,
    POWERS,
    SCIENCE,
    SCIENCES,
    SHIP,
    SHIPS,
    SPACE,
    TREASURE,
    TREASURES,
    UNIT,
    UNITS,
    ZONE,
)
from fondaco.kernel import NATURE, NOBODY, Frame
from fondaco.kernel.view import freeze

rule = pytest.mark.rule

SPAIN: Final = 0
ENGLAND: Final = 1
REBELS: Final = 2


def game_with(*changes: tuple[str, str, str]) -> VirginQueenGame:
    """The scenario with some changes to its components, each a record, a field and its value."""
    text = VirginQueenGame().standard_components
    for record, field, value in changes:
        head, tail = text.split(f'id = "{record}"')
        changed, count = re.subn(rf"^{field} = .*$", f"{field} = {value}", tail, count=1, flags=re.MULTILINE)
        assert count == 1, f"{record} has no {field}"
        text = f'{head}id = "{record}"{changed}'
    return VirginQueenGame(text)


class Position:
    """A position in the action phase with an empty map: no units, no ships, no cards, nobody at war.

    Control, faith and capitals are as at the start; everything is in the reserve; turn 4, Spain to play.
    """

    def __init__(self, players: int = 3, *, turn: int = 4, game: VirginQueenGame | None = None) -> None:
        self.game = game or VirginQueenGame()
        self.printed = self.game.printed
        self.s = Enterprise(players, self.printed)
        self.s.turn = turn
        self.s.last_turn = 6
        self.s.phase = 3
        self.s.active = SPAIN
        self.s.treasure[(HOARDS - 2) * TREASURES : (HOARDS - 1) * TREASURES] = list(self.printed.treasures)
        self.s.deck, self.s.removed = list(self.printed.card_counts), [0] * CARDS
        self.s.heard = []

    @classmethod
    def start(cls, players: int = 3, **settings: str) -> Position:
        """A whole game from its beginning, up to the first decision."""
        position = cls(players)
        position.s = position.game.begin(players, {name.replace("_", "-"): value for name, value in settings.items()})
        position.s.heard = []
        return position.begin()

    # Given

    def units(self, space: str, **kinds: int) -> Position:
        """Land units in a space, for example units("antwerp", spanish_regular=3, cavalry=1), out of the reserve."""
        for kind, count in kinds.items():
            unit, place = UNIT.labels.index(kind.replace("_", "-")), SPACE.labels.index(space)
            self.s.reserve_units[unit] += self.s.units[place * UNITS + unit] - count
            self.s.units[place * UNITS + unit] = count
        return self

    def ships(self, place: str, **kinds: int) -> Position:
        """Ships at a place, for example ships("channel", race_galleon=2), out of the reserve."""
        for kind, count in kinds.items():
            ship, where = SHIP.labels.index(kind.replace("_", "-")), PLACE.labels.index(place)
            self.s.reserve_ships[ship] += self.s.ships[where * SHIPS + ship] - count
            self.s.ships[where * SHIPS + ship] = count
        return self

    def armada(self, place: str, level: int) -> Position:
        """The Armada lies somewhere with a level."""
        self.s.armada_at, self.s.armada_level = PLACE.labels.index(place), level
        return self

    def leader(self, leader: str, where: str | int) -> Position:
        """A leader is at a space, sea or zone, or in one of the conditions of the vocabulary such as WAITING."""
        number = LEADER.labels.index(leader)
        labels = (*PLACE.labels, *ZONE.labels)
        self.s.leader_at[number] = labels.index(where) if isinstance(where, str) else where
        return self

    def captive(self, leader: str, captor: int, condition: int) -> Position:
        """A leader is held by a power; the condition is CAPTIVE of the vocabulary."""
        self.s.captor[LEADER.labels.index(leader)] = captor
        return self.leader(leader, condition)

    def control(self, power: int | None, *spaces: str) -> Position:
        """Who rules some spaces; None for nobody."""
        for space in spaces:
            self.s.control[SPACE.labels.index(space)] = NOBODY_RULES if power is None else power
        return self

    def faith(self, faith: str, *spaces: str) -> Position:
        """The faith of some spaces."""
        for space in spaces:
            self.s.faith[SPACE.labels.index(space)] = FAITH.labels.index(faith)
        return self

    def unrest(self, *spaces: str) -> Position:
        """Unrest lies on some spaces."""
        for space in spaces:
            self.s.unrest[SPACE.labels.index(space)] = 1
        return self

    def war(self, *powers: int) -> Position:
        """Spain is at war with these powers."""
        for power in powers:
            self.s.war[power] = 1
        return self

    def hand(self, power: int, *cards: str) -> Position:
        """The cards in a power's hand, out of the deck."""
        for card in cards:
            number = CARD.labels.index(card)
            self.s.deck[number] -= 1
            self.s.hand[self.s.seat_of(power)][power * CARDS + number] += 1
            self.s.held[power] += 1
        return self

    def home(self, home: str) -> Position:
        """A power has chosen a Home Card."""
        number = HOME.labels.index(home)
        power = number // 2
        self.s.home[self.s.seat_of(power)][power] = number
        self.s.home_held[power] = 1
        return self

    def treasure(self, hoard: int, *treasures: str) -> Position:
        """Treasures lie in a hoard of the vocabulary, such as a zone, IN_FLEET or HELD + SPAIN, out of the pool."""
        for treasure in treasures:
            kind = TREASURE.labels.index(treasure)
            self.s.treasure[(HOARDS - 2) * TREASURES + kind] -= 1
            self.s.treasure[hoard * TREASURES + kind] += 1
        return self

    def alliance(self) -> Position:
        """England and the rebels are allies."""
        self.s.allied = 1
        return self

    def informant(self, owner: int, target: int) -> Position:
        """A power has an informant on another's power card since an earlier impulse."""
        self.s.informant[owner * POWERS + target] = 1
        return self

    def jesuits(self, england: int = 0, netherlands: int = 0) -> Position:
        """Jesuits are in England and in the Netherlands, out of the reserve."""
        self.s.jesuits = [sum(self.s.jesuits) - england - netherlands, england, netherlands]
        return self

    def knows(self, power: int, science: str) -> Position:
        """A power has made a discovery."""
        self.s.science[power * SCIENCES + SCIENCE.labels.index(science)] = 1
        return self

    # When

    def begin(self, *steps: Frame) -> Position:
        """Play from here on; what runs by itself is played."""
        self.s.then(*steps)
        self.game.advance(self.s)
        return self

    def act(self, power: int, points: int = 5) -> Position:
        """A power is in its impulse with so many command points."""
        self.s.active, self.s.points_left = power, points
        return self.begin((frames.ACT, power, 0))

    def impulse(self, power: int) -> Position:
        """A power is to play a card or pass."""
        return self.begin((frames.IMPULSE, power, 0))

    def play(self, *moves: str) -> Position:
        """Decisions and scripted chance in machine notation; chance may be marked with a star: "* draw five"."""
        for move in moves:
            name = move.removeprefix("* ")
            number, option = self.game.step_and_option(self.game.numbers[name])
            own, a, b = self._frame()
            step = self.game.steps[own]
            assert number == own, f"{name!r} is not asked now, but {step.name!r}"
            if step.seat(self.s, a, b) == NATURE:
                assert option in step.candidates(self.s, a, b), f"{name!r} cannot come up"
            else:
                assert not move.startswith("* "), f"{name!r} is not left to chance"
                assert name in self.legal(), f"{name!r} is refused: {self.refused(name)}"
            self.game.answer(self.s, option)
        return self

    def dice(self, *faces: int) -> Position:
        """The next dice show these faces, whoever rolls them."""
        for face in faces:
            step = self.game.steps[self._frame()[0]]
            assert step.options.groups[0].axes == (FACE,), f"no die is rolled now, but {step.name!r}"
            self.game.answer(self.s, face - 1)
        return self

    def throw(self, dice: int, hits: int) -> Position:
        """The throw at hand has so many dice, of which so many hit."""
        assert self.dice_to_roll() == dice, f"{self.dice_to_roll()} dice are rolled, not {dice}"
        return self.dice(*[5] * hits, *[4] * (dice - hits))

    def march(self, origin: str, target: str, units: str) -> Position:
        """A formation marches; units as in "with 3" leaders or "alone 3"."""
        return self.play("act march", f"march {origin}", f"march-to {target}", f"march-units {units}")

    def sail(self, origin: str, target: str) -> Position:
        """A fleet sails."""
        return self.play("act sail", f"sail {origin}", f"sail-to {target}")

    def idle_until(self, step: str = "", turn: int = 99) -> Position:
        """Everybody does as little as possible and chance what comes first, until a step or turn, or all is over."""
        while not self.s.over and self.asked() != step and self.s.turn < turn:
            if self.asked_seat() == NATURE:
                self.play(next(iter(self.chances())))
                continue
            moves = self.legal()
            idle = [move for move in moves if move.split()[-1] in ("pass", "end", "nothing", "stop", "no", "leave")]
            self.play((idle or moves)[0])
        return self

    def see(self) -> Position:
        """Whatever is shown to one power alone is shown."""
        while self.asked() in ("show", "show-home"):
            self.play(*self.chances())
        return self

    # Then

    def _frame(self) -> Frame:
        assert self.s.frames, "nobody is asked: nothing is left to play"
        return self.s.frames[-1]

    def asked(self) -> str:
        """The step that asks now; empty when nothing is left to play."""
        return "" if self.s.over else self.game.steps[self._frame()[0]].name

    def asked_seat(self) -> int:
        """Who is asked now: a seat, NATURE or NOBODY."""
        if self.s.over:
            return NOBODY
        number, a, b = self._frame()
        return self.game.steps[number].seat(self.s, a, b)

    def legal(self) -> list[str]:
        """What may be done now, in machine notation."""
        frame = self._frame()
        return [
            self.game.notation[self.game.action(frame[0], option)] for option in sorted(self.game.legal(self.s, frame))
        ]

    def chances(self) -> dict[str, int]:
        """What may come up now, and how likely each outcome is beside the others."""
        number, a, b = self._frame()
        step = self.game.steps[number]
        assert step.seat(self.s, a, b) == NATURE, f"this is not left to chance, but to {step.name!r}"
        outcomes = step.candidates(self.s, a, b)
        weights = step.weights(self.s, a, b) or [1] * len(outcomes)
        return {self.game.notation[self.game.action(number, o)]: w for o, w in zip(outcomes, weights, strict=True)}

    def dice_to_roll(self) -> int:
        """How many dice of the throw at hand are still to be rolled."""
        number, left, _ = self._frame()
        assert number in (frames.ATTACK_DIE, frames.DEFENCE_DIE), "no throw is at hand"
        return left

    def refused(self, move: str) -> set[str]:
        """The clauses that speak against a move of the step at hand; none if it is legal."""
        number, option = self.game.step_and_option(self.game.numbers[move])
        frame = self._frame()
        assert frame[0] == number, f"{move!r} is not asked now, but {self.asked()!r}"
        clauses = {self.game.refusals[reason.code].clause for reason in self.game.reasons(self.s, frame, option)}
        assert bool(clauses) is (move not in self.legal()), f"{move!r} is refused without a reason, or played"
        return clauses

    def units_in(self, space: str) -> dict[str, int]:
        """The land units in a space."""
        first = SPACE.labels.index(space) * UNITS
        counts = self.s.units[first : first + UNITS]
        return {unit: count for unit, count in zip(UNIT.labels, counts, strict=True) if count}

    def ships_at(self, place: str) -> dict[str, int]:
        """The ships at a place."""
        first = PLACE.labels.index(place) * SHIPS
        counts = self.s.ships[first : first + SHIPS]
        return {ship: count for ship, count in zip(SHIP.labels, counts, strict=False) if count}

    def ruler(self, space: str) -> int:
        return self.s.control[SPACE.labels.index(space)]

    def where(self, leader: str) -> str | int:
        """The place of a leader, or his condition."""
        at = self.s.leader_at[LEADER.labels.index(leader)]
        labels = (*PLACE.labels, *ZONE.labels)
        return labels[at] if at < len(labels) else at

    def held(self, power: int) -> list[str]:
        """The treasures a power holds."""
        first = (HELD + power) * TREASURES
        counts = self.s.treasure[first : first + TREASURES]
        return [name for name, count in zip(TREASURE.labels, counts, strict=True) for _ in range(count)]

    def cards(self, power: int) -> list[str]:
        """The cards in a power's hand."""
        counts = self.s.hand[self.s.seat_of(power)][power * CARDS : power * CARDS + CARDS]
        return [name for name, count in zip(CARD.labels, counts, strict=True) for _ in range(count)]

    @property
    def heard(self) -> list[str]:
        """The keys of all that was told since the position began."""
        return [event.key for event in self.s.heard or []]

    def told(self, key: str) -> list[dict[str, int]]:
        """The numbers of everything of a key that was told since the position began."""
        return [dict(event.numbers) for event in self.s.heard or [] if event.key == key]

    def ears(self, key: str) -> set[int]:
        """Who was told something under a key: seats, or EVERYONE."""
        return {event.witness for event in self.s.heard or [] if event.key == key}

    @property
    def lying(self) -> dict[str, object]:
        """All that lies on the table now."""
        return {name: freeze(getattr(self.s, name)) for name in self.s.VISIBLE if name != "printed"}

    def changed(self, before: dict[str, object]) -> set[str]:
        """Which things on the table are not as they were."""
        return {name for name, value in self.lying.items() if value != before[name]}
