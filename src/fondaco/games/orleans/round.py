"""The course of a round: hourglass, and the first player's tile at its end."""

from __future__ import annotations

from fondaco.games.orleans import frames
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import EVENT, EVENTS, PILGRIMAGE, ROUNDS
from fondaco.kernel import NATURE, NOBODY, Chance, Group, Options, Step


class Round(Step[Orleans]):
    """The seven phases in their order (flow.phases)."""

    def run(self, s: Orleans, _: int, __: int) -> None:
        s.round += 1
        if s.heard is not None:
            s.tell("round-begins", round=s.round)
        s.then(
            (frames.HOURGLASS, 0, 0),
            (frames.CENSUS, 0, 0),
            (frames.PREPARE, 0, 0),
            (frames.PLANNED, 0, 0),
            (frames.ACTIONS, 0, 0),
            (frames.EVENT, 0, 0),
            (frames.PASS_FIRST_PLAYER, 0, 0),
        )


class Hourglass(Chance[Orleans]):
    """The top hourglass tile tells the event of the round; the first is always Pilgrimage (phase.hourglass)."""

    name = "hourglass"
    clause = "phase.hourglass"
    options = Options(Group("", (EVENT,)))

    def seat(self, s: Orleans, _: int, __: int) -> int:
        return NATURE if s.round > 1 else NOBODY

    def run(self, s: Orleans, _: int, __: int) -> None:
        self.choose(s, 0, 0, PILGRIMAGE)  # setup.hourglass: the lighter tile lies on top

    def candidates(self, s: Orleans, _: int, __: int) -> list[int]:
        return [event for event in range(EVENTS) if s.hourglass[event]]

    def weights(self, s: Orleans, _: int, __: int) -> list[int]:
        return [count for count in s.hourglass if count]

    def choose(self, s: Orleans, _: int, __: int, event: int) -> None:
        s.hourglass[event] -= 1
        s.event = event
        if s.heard is not None:
            s.tell("event-turned-up", event=event)


class PassFirstPlayer(Step[Orleans]):
    """The first player's tile goes to the left; after the last round the game ends (phase.first-player)."""

    clause = "phase.first-player"

    def run(self, s: Orleans, _: int, __: int) -> None:
        if s.round == ROUNDS:  # flow.rounds, end.round-18
            s.then((frames.END, 0, 0))
            return
        s.first_player = (s.first_player + 1) % s.players
        s.then((frames.ROUND, 0, 0))
