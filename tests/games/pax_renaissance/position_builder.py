"""Positions of Pax Renaissance in the words of a position file, and playing on from them with scripted chance."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

import pytest

from fondaco.games.pax_renaissance.game import PaxRenaissanceGame
from fondaco.games.pax_renaissance.positions.notation import TOKEN_WORDS
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import PIECES
from fondaco.kernel import NATURE, NOBODY, NOT_NOW, Frame, Numbers

rule = pytest.mark.rule

OCHRE: Final = 0
LAPIS: Final = 1
VERDIGRIS: Final = 2
VERMILION: Final = 3

PILES: Final = {"east": {"bottom": 12, "comets": 2}, "west": {"bottom": 12, "comets": 2}}


@cache
def standard_game() -> PaxRenaissanceGame:
    """The game as published; it keeps no state, so that all positions share one."""
    return PaxRenaissanceGame()


class Position:
    """A position given as TOML, the first seat about to act; piles are there unless it says otherwise.

    Seats that are not given exist with nothing, so that there are always as many as `players` asks for.
    """

    def __init__(self, given: str = "", *, players: int = 2, game: PaxRenaissanceGame | None = None) -> None:
        self.game = game or standard_game()
        form: dict[str, Any] = tomllib.loads(given)
        seats = form.setdefault("seats", [])
        seats += [{} for _ in range(players - len(seats))]
        form.setdefault("piles", PILES)
        self.s: Pax = self.game.set_up(form)
        self.s.heard = []
        self.who = self.game.advance(self.s)

    @classmethod
    def opened(cls, players: int = 2, **settings: str) -> Position:
        """The closed box: a game about to be set up, with options such as astrology="on"."""
        t = cls.__new__(cls)
        t.game = PaxRenaissanceGame()
        t.s = t.game.begin(players, settings)
        t.s.heard = []
        t.who = t.game.advance(t.s)
        return t

    # When

    def play(self, *moves: str) -> Position:
        """Moves in machine notation; chance that no move speaks of falls on its first outcome."""
        for move in moves:
            number, option = self.game.step_and_option(self.game.numbers[move])
            self._settle(number)
            reasons = self.reasons(move)
            assert not reasons, f"{move} is refused: {reasons}"
            self.who = self.game.answer(self.s, option)
        return self

    def settle(self) -> Position:
        """All chance at hand falls on its first outcome, until a seat must decide or the game is over."""
        return self._settle(-1)

    def _settle(self, wanted: int) -> Position:
        while self.who == NATURE and self.s.frames[-1][0] != wanted:
            number, a, b = self.s.frames[-1]
            self.who = self.game.answer(self.s, self.game.steps[number].candidates(self.s, a, b)[0])
        return self

    # Then

    @property
    def form(self) -> dict[str, Any]:
        """The position as it would be written down."""
        return self.game.write_down(self.s)

    def seat(self, seat: int) -> dict[str, Any]:
        """What the written position says of a seat."""
        written: dict[str, Any] = self.form["seats"][seat]
        return written

    def florins(self, seat: int) -> int:
        return self.s.florins[seat]

    @property
    def cities(self) -> dict[str, Any]:
        """Who stands in which city."""
        return dict(self.form.get("cities", {}))

    @property
    def borders(self) -> dict[str, Any]:
        """Who stands on which Border."""
        return dict(self.form.get("borders", {}))

    def stock(self, token: str) -> int:
        """How many pieces of a kind are in the stock, or cubes in their owner's reserve ("lapis cube")."""
        number = TOKEN_WORDS.index(token)
        return self.s.supply[number] if number < PIECES else self.s.cubes[number - PIECES]

    def legal(self) -> list[str]:
        """What the decision at hand allows, in machine notation."""
        if self.who == NOBODY:
            return []
        frame = self.s.frames[-1]
        return [self.game.notation[self.game.action(frame[0], o)] for o in self.game.legal(self.s, frame)]

    def reasons(self, move: str) -> list[str]:
        """The clauses that speak against a move, none if it is legal."""
        number, option = self.game.step_and_option(self.game.numbers[move])
        frame = self.s.frames[-1] if self.s.frames else None
        if frame is None or frame[0] != number:
            return [self.game.refusals[NOT_NOW].clause]
        return [clause for clause, _ in self._refused(move, frame, option)]

    def why(self, move: str) -> list[tuple[str, dict[str, int]]]:
        """The clauses that speak against a move of the decision at hand, with the numbers they give."""
        option = self.game.step_and_option(self.game.numbers[move])[1]
        return self._refused(move, self.s.frames[-1], option)

    def _refused(self, move: str, frame: Frame, option: int) -> list[tuple[str, dict[str, int]]]:
        reasons = self.game.reasons(self.s, frame, option)
        assert (move in self.legal()) == (not reasons), f"{move} is told to be {'illegal' if reasons else 'legal'}"
        return [(self.game.refusals[reason.code].clause, dict(reason.numbers)) for reason in reasons]

    def sentence(self, move: str) -> Numbers:
        """What the sentence of a move of the decision at hand tells its player beside the move itself."""
        option = self.game.step_and_option(self.game.numbers[move])[1]
        return self.game.particulars(self.game.view(self.s, self.who), self.s.frames[-1], option)

    def chances(self) -> dict[str, int]:
        """What chance may bring, in machine notation, each with its weight; outcomes are alike without weights."""
        number, a, b = self.s.frames[-1]
        step = self.game.steps[number]
        options = step.candidates(self.s, a, b)
        weights = step.weights(self.s, a, b) or [1] * len(options)
        return {self.game.notation[self.game.action(number, o)]: w for o, w in zip(options, weights, strict=True)}

    def told(self, key: str) -> list[dict[str, int]]:
        """The numbers of every event of a key so far."""
        return [dict(event.numbers) for event in self.s.heard or [] if event.key == key]

    def asked(self) -> str:
        """The step whose decision is at hand, or "over"."""
        return self.game.steps[self.s.frames[-1][0]].name if self.s.frames else "over"
