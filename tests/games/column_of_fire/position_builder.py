"""Builds positions of A Column of Fire in the words of the rulebook, and plays on from them with scripted chance."""

from __future__ import annotations

import re
from typing import Final

import pytest

from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.printed import SYMBOL_WORDS, Printed
from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.symbols import perform
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import (
    BLACK,
    CARDS,
    CHARACTERS,
    COUNTRIES,
    COUNTRY,
    DICE,
    FREE,
    GOOD_KIND,
    GOODS,
    NO_CARD,
    ON_LOCH_LEVEN,
    OWN_DIE,
    RELIGION,
    STONES,
    TILE,
)
from fondaco.kernel import NATURE, NOBODY, Frame
from fondaco.kernel.view import freeze

rule = pytest.mark.rule

STONE_LETTERS: Final = "CPN"


class Position:
    """A position after set-up with nothing on it yet: 2 points, no goods, no protection, all dice free.

    Everybody is Catholic with the religion die at 3; disks stand on the spaces 0, 1, 2 …; the first
    character of each deck lies face up, and the decks hold the rest.
    """

    def __init__(self, players: int = 4, game: GAME | None = None) -> None:
        self.game = game or GAME()
        self.printed: Printed = self.game.printed
        self.s = ColumnOfFire(players, self.printed)
        self.s.starting_player = 0
        self.s.year = 2
        self.s.religion_die = [3] * players
        self.s.disk = list(range(players))
        self.s.loch_leven = list(range(players))
        for country in range(COUNTRIES):
            self.s.decks[country].remove(0)
            self.s.face_up[country] = 0
        self.s.heard = []

    # Given

    def religions(self, letters: str) -> Position:
        """One letter a seat: C or P."""
        self.s.religion = [STONE_LETTERS.index(letter) for letter in letters]
        return self

    def religion_die(self, seat: int, value: int) -> Position:
        self.s.religion_die[seat] = value
        return self

    def score(self, *points: int) -> Position:
        self.s.score = list(points)
        return self

    def goods(self, seat: int, **kinds: int) -> Position:
        """For example goods(0, cloth=2)."""
        for kind, count in kinds.items():
            self.s.goods[seat * GOODS + GOOD_KIND.labels.index(kind)] = count
        return self

    def protection(self, seat: int, count: int) -> Position:
        self.s.protection[seat] = count
        return self

    def house(self, seat: int, country: str, site: int) -> Position:
        self.s.house[seat * COUNTRIES + COUNTRY.labels.index(country)] = site
        return self

    def stones(self, country: str, letters: str) -> Position:
        """The stones in a country, for example "PPCN"."""
        first = COUNTRY.labels.index(country) * STONES
        self.s.stones[first : first + STONES] = [letters.count(letter) for letter in STONE_LETTERS]
        return self

    def character(self, seat: int, card: str, die: str, value: int) -> Position:
        """A character at the right-hand end of a row, with a die on it."""
        number = self.card(card)
        place = seat * DICE + OWN_DIE.labels.index(die)
        self.s.under[place] = number
        self.s.value[place] = value
        self.s.rows[seat].append(OWN_DIE.labels.index(die))
        country, index = divmod(number, CARDS)
        if self.s.face_up[country] == index:
            self.s.face_up[country] = self.s.decks[country].pop(0)
        elif index in self.s.decks[country]:
            self.s.decks[country].remove(index)
        return self

    def imprisoned(self, seat: int, die: str, value: int) -> Position:
        place = seat * DICE + OWN_DIE.labels.index(die)
        self.s.under[place] = ON_LOCH_LEVEN
        self.s.value[place] = value
        return self

    def rolled(self, seat: int, **dice: int) -> Position:
        """Free dice that show these numbers, for example rolled(0, white=4)."""
        for die, value in dice.items():
            self.s.value[seat * DICE + OWN_DIE.labels.index(die)] = value
        return self

    def tile(self, seat: int, tile: str, count: int = 1) -> Position:
        """Advantage tiles in a hand, taken from the stacks."""
        number = TILE.labels.index(tile)
        self.s.hand[seat][number] += count
        self.s.stack[number] -= count
        return self

    def disk(self, seat: int, space: str) -> Position:
        self.s.disk[seat] = self.printed.space_ids.index(space)
        return self

    def face_up(self, card: str) -> Position:
        """A character on top of its country's deck; the one that lay there goes back in."""
        country, index = divmod(self.card(card), CARDS)
        if self.s.face_up[country] != NO_CARD:
            self.s.decks[country].append(self.s.face_up[country])
        self.s.decks[country].remove(index)
        self.s.face_up[country] = index
        return self

    def deck(self, country: str, *cards: str) -> Position:
        """What is left of a deck below the face-up card."""
        self.s.decks[COUNTRY.labels.index(country)] = [self.card(card) % CARDS for card in cards]
        return self

    def nothing_face_up(self, country: str) -> Position:
        self.s.face_up[COUNTRY.labels.index(country)] = NO_CARD
        return self

    # Cards and spaces by what is printed on them

    def card(self, name: str) -> int:
        """The number of a character or event by its id in the components file."""
        if name in self.printed.event_ids:
            country, place = divmod(self.printed.event_ids.index(name), 4)
            return country * CARDS + CHARACTERS + place
        country, place = divmod(self.printed.character_ids.index(name), CHARACTERS)
        return country * CARDS + place

    def character_with(self, *symbols: str, country: str | None = None) -> str:
        """A character that shows just these symbols."""
        wanted = tuple(SYMBOL_WORDS[symbol] for symbol in symbols)
        for number, shown in enumerate(self.printed.character_symbols):
            if shown == wanted and country in (None, COUNTRY.labels[number // CHARACTERS]):
                return self.printed.character_ids[number]
        raise AssertionError(f"no character shows {symbols}")

    def character_bringing(self, stone: str, country: str) -> str:
        """A character of a country that brings a stone: C, P or N."""
        first = COUNTRY.labels.index(country) * CHARACTERS
        stones = self.printed.character_stone[first : first + CHARACTERS]
        return self.printed.character_ids[first + stones.index(STONE_LETTERS.index(stone))]

    def event_with(self, effect: int, scope: int | None = None) -> str:
        """An event of a kind."""
        for number, kind in enumerate(self.printed.event_effect):
            if kind == effect and scope in (None, self.printed.event_scope[number]):
                return self.printed.event_ids[number]
        raise AssertionError("no such event")

    def space_with(self, symbol: str) -> str:
        """A space of the track that shows a symbol."""
        return self.printed.space_ids[self.printed.space_symbol.index(SYMBOL_WORDS[symbol])]

    def spaces_of(self, die: str) -> list[str]:
        """The spaces of a colour, clockwise from the top of the file."""
        colour = OWN_DIE.labels.index(die)
        return [space for space, own in zip(self.printed.space_ids, self.printed.space_die) if own == colour]

    # When

    def begin(self, *upcoming: Frame) -> Position:
        """What is played next, and nothing after it."""
        self.s.frames = []
        self.s.then(*upcoming)
        self.game.advance(self.s)
        return self

    def first_half(self, seat: int = 0) -> Position:
        return self.begin((frames.FIRST_HALF, seat, 0))

    def second_half(self, seat: int = 0) -> Position:
        return self.begin((frames.SECOND_HALF, seat, 0))

    def taking(self, seat: int = 0) -> Position:
        """The second half after the roll: a character is to be taken."""
        self._turn_of(seat)
        ahead = (frames.TAKE_CHARACTER, frames.MOVE, frames.END_TURN, frames.CONFLICTS)
        return self.begin(*((step, seat, 0) for step in ahead))

    def moving(self, seat: int = 0) -> Position:
        """The second half after the card: the disk is to be moved."""
        self._turn_of(seat)
        return self.begin(*((step, seat, 0) for step in (frames.MOVE, frames.END_TURN, frames.CONFLICTS)))

    def ending_turn(self, seat: int = 0) -> Position:
        self._turn_of(seat)
        return self.begin((frames.END_TURN, seat, 0), (frames.CONFLICTS, seat, 0))

    def performing(self, symbol: str, seat: int = 0) -> Position:
        """An action symbol is carried out, and the turn ends after it."""
        self._turn_of(seat)
        self.s.frames = []
        self.s.then((frames.END_TURN, seat, 0), (frames.CONFLICTS, seat, 0))
        perform(self.s, seat, SYMBOL_WORDS[symbol], 0)
        self.game.advance(self.s)
        return self

    def event(self, name: str, active: int = 0) -> Position:
        """An event takes effect in somebody's turn."""
        self._turn_of(active)
        return self.begin((frames.EVENT, self.card(name), 0))

    def _turn_of(self, seat: int) -> None:
        self.s.active = seat
        self.s.half = 1

    def play(self, *moves: str) -> Position:
        """Decisions and scripted chance in machine notation, one after the other."""
        for move in moves:
            number, option = self.game.step_and_option(self.game.numbers[move])
            assert self.s.frames, f"nobody is asked for {move!r}: the game is over"
            own, a, b = self.s.frames[-1]
            step = self.game.steps[own]
            assert number == own, f"{move!r} is not asked now, but {step.name!r}"
            if step.seat(self.s, a, b) == NATURE:
                assert option in step.candidates(self.s, a, b), f"{move!r} cannot come up"
            else:
                assert not self.clauses(move), f"{move!r} is refused: {self.clauses(move)}"
            self.game.answer(self.s, option)
        return self

    # Then

    def clauses(self, move: str) -> list[str]:
        """The clauses that speak against a move of the step at hand."""
        number, option = self.game.step_and_option(self.game.numbers[move])
        assert self.s.frames[-1][0] == number, f"{move!r} is not asked now, but {self.asked!r}"
        reasons = self.game.reasons(self.s, self.s.frames[-1], option)
        return [self.game.refusals[reason.code].clause for reason in reasons]

    def refuses(self, move: str, clause: str) -> bool:
        """Whether a move is forbidden, and by this clause."""
        return clause in self.clauses(move) and move not in self.legal

    @property
    def legal(self) -> list[str]:
        """What may be done now, in machine notation."""
        frame = self.s.frames[-1]
        options = sorted(self.game.legal(self.s, frame))
        return [self.game.notation[self.game.action(frame[0], option)] for option in options]

    @property
    def asked(self) -> str:
        """The step that asks now; empty when nothing is left to play."""
        return self.game.steps[self.s.frames[-1][0]].name if self.s.frames else ""

    @property
    def asked_seat(self) -> int:
        """Who is asked now: a seat, NATURE or NOBODY."""
        if not self.s.frames:
            return NOBODY
        number, a, b = self.s.frames[-1]
        return self.game.steps[number].seat(self.s, a, b)

    def points(self, seat: int) -> int:
        return self.s.score[seat]

    def good(self, seat: int, kind: str) -> int:
        return self.s.goods[seat * GOODS + GOOD_KIND.labels.index(kind)]

    def site(self, seat: int, country: str) -> int:
        """The site of a house, 0 if there is none."""
        return self.s.house[seat * COUNTRIES + COUNTRY.labels.index(country)]

    def stones_in(self, country: str) -> str:
        """The stones in a country, as letters in the order C, P, N."""
        first = COUNTRY.labels.index(country) * STONES
        return "".join(letter * self.s.stones[first + index] for index, letter in enumerate(STONE_LETTERS))

    def has_torch(self, country: str) -> bool:
        return self.s.is_full(COUNTRY.labels.index(country))

    def row(self, seat: int) -> list[str]:
        """The characters in front of a seat, from left to right."""
        cards = [self.s.under[seat * DICE + die] for die in self.s.rows[seat]]
        return [self.printed.character_ids[card // CARDS * CHARACTERS + card % CARDS] for card in cards]

    def shows(self, seat: int, die: str) -> int:
        """The number on a die."""
        number = OWN_DIE.labels.index(die)
        return self.s.religion_die[seat] if number == BLACK else self.s.value[seat * DICE + number]

    def is_free(self, seat: int, die: str) -> bool:
        return self.s.under[seat * DICE + OWN_DIE.labels.index(die)] == FREE

    def is_imprisoned(self, seat: int, die: str) -> bool:
        return self.s.under[seat * DICE + OWN_DIE.labels.index(die)] == ON_LOCH_LEVEN

    def religion(self, seat: int) -> str:
        return RELIGION.labels[self.s.religion[seat]]

    def space(self, seat: int) -> str:
        """The space a disk stands on."""
        return self.printed.space_ids[self.s.disk[seat]]

    def on_top(self, country: str) -> str:
        """The face-up character of a country; empty if there is none."""
        number = COUNTRY.labels.index(country)
        place = self.s.face_up[number]
        return "" if place == NO_CARD else self.printed.character_ids[number * CHARACTERS + place]

    @property
    def heard(self) -> list[str]:
        """The keys of all that was told since the position began."""
        return [event.key for event in self.s.heard or []]

    # The game from its beginning, and whole years

    def prepare(self, starting_player: str = "random") -> Position:
        """The box is opened instead: nothing is dealt, drawn or rolled yet."""
        self.s = self.game.begin(self.s.players, {"starting-player": starting_player})
        self.s.heard = []
        self.game.advance(self.s)
        return self

    def course(self, last_year: int) -> list[tuple[int, int, int, str]]:
        """Play to the end of a year, always the first thing allowed; the decisions as year, half, seat and step."""
        decisions: list[tuple[int, int, int, str]] = []
        while self.s.frames and self.s.year <= last_year:
            number, a, b = self.s.frames[-1]
            if self.asked_seat == NATURE:
                option = self.game.steps[number].candidates(self.s, a, b)[0]
            else:
                decisions.append((self.s.year, self.s.half, self.asked_seat, self.asked))
                option = min(self.game.legal(self.s, self.s.frames[-1]))
            self.game.answer(self.s, option)
        return decisions

    @property
    def chances(self) -> dict[str, int]:
        """What may come up now, and how likely each outcome is beside the others."""
        assert self.asked_seat == NATURE, f"this is not left to chance, but to {self.asked!r}"
        number, a, b = self.s.frames[-1]
        outcomes = self.game.steps[number].candidates(self.s, a, b)
        weights = self.game.steps[number].weights(self.s, a, b) or [1] * len(outcomes)
        return {self.game.notation[self.game.action(number, o)]: w for o, w in zip(outcomes, weights, strict=True)}

    def turning_up(self, card: str) -> str:
        """The outcome in which a card is the next of its deck."""
        return f"card {self.card(card) % CARDS + 1}"

    @property
    def lying(self) -> dict[str, object]:
        """All that lies on the table now."""
        return {name: freeze(getattr(self.s, name)) for name in self.s.VISIBLE if name != "printed"}

    def changed(self, before: dict[str, object]) -> set[str]:
        """Which things on the table are not as they were."""
        return {name for name, value in self.lying.items() if value != before[name]}

    # Helpers of the tests from "Revealing the next card" to the end

    def reaching(self, symbol: str, seat: int = 0) -> Position:
        """A disk is moved by a die to the space with a symbol; the other disks stand behind that space."""
        space = self.printed.space_symbol.index(SYMBOL_WORDS[symbol])
        length = len(self.printed.space_symbol)
        self.s.disk = [(space + 1 + other) % length for other in range(self.s.players)]
        self.s.disk[seat] = (space - 1) % length
        return self.moving(seat).play(f"move {OWN_DIE.labels[self.printed.space_die[space]]}")

    def next_card(self, country: str) -> Position:
        """The next card of a country's deck is to be turned up."""
        return self.nothing_face_up(country).begin((frames.TURN_UP, COUNTRY.labels.index(country), 0))

    def protection_of(self, seat: int) -> int:
        return self.s.protection[seat]

    def idle_until(self, step: str = "") -> Position:
        """Everybody does as little as possible, and chance what comes first, until a step is asked or all is over."""
        while self.s.frames and self.asked != step:
            assert self.s.year <= 60, "the game does not end"
            own = [move for move in self.legal if not move.endswith((" tile", " ransom"))]
            self.play("take decline" if "take decline" in own else own[0])
        return self


def reprinted(*changes: tuple[str, int, str, str]) -> str:
    """The components file with some fields printed otherwise: the kind of record, its number, the field, the value."""
    records = GAME().standard_components.split("\n[[")
    for kind, number, field, value in changes:
        place = [index for index, record in enumerate(records) if record.startswith(f"{kind}]]")][number]
        records[place], found = re.subn(rf"(?m)^{field} = .*$", f"{field} = {value}", records[place])
        assert found == 1, f"{kind} has no {field}"
    return "\n[[".join(records)
