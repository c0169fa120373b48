"""Non-interference: what a seat cannot see changes nothing that it sees."""

from random import Random
from typing import Any

from fondaco.kernel import EVERYONE, NATURE, Event, Pending
from fondaco.kernel.state import MAIN_LANE
from fondaco.table import AnyGame

STAY = 8
"""Steps for which one seat is checked before the next: its last view need not be computed again."""


def audible(told: list[Event], seat: int) -> list[Event]:
    """The events a seat may know."""
    return [event for event in told if event.witness in (EVERYONE, seat)]


def turned_up(before: Any, after: Any) -> bool:
    """Whether secrets may be revealed now: the game is over, or the common planning has ended."""
    if after.over or not before.sides:
        return bool(after.over)
    return not after.sides or any(now and not then for now, then in zip(after.sides, before.sides, strict=True))


class Secrets:
    """Two positions that look alike to a seat must stay alike to it.

    One is real, the other sampled from the seat's view (determinization); the same answer is given in both.
    Seat -1 is the spectator.
    """

    def __init__(self, game: AnyGame, players: int, random: Random, every_seat: bool) -> None:
        self.game, self.random, self.every_seat = game, random, every_seat
        self.seats = list(range(-1, players))
        self.steps = self.checks = 0
        self._views: dict[int, Any] = {}
        """What seats saw after the step before."""

    def check(self, before: Any, after: Any, pending: Pending, option: int, witness: int) -> None:
        """After a step: had anything hidden been different, nobody from whom it is hidden could tell."""
        if witness != EVERYONE:
            self._check_secret_answer(before, pending, option, witness)
        seats = self.seats if self.every_seat else [self.seats[self.steps // STAY % len(self.seats)]]
        earlier, self._views = self._views, {}
        for seat in seats:
            self._views[seat] = self.game.view(after, seat)
            view = earlier[seat] if seat in earlier else self.game.view(before, seat)
            self._check_seat(seat, view, before, after, pending, option, witness)
            self.checks += 1
        self.steps += 1

    def _check_seat(
        self, seat: int, view: Any, before: Any, after: Any, pending: Pending, option: int, witness: int
    ) -> None:
        game = self.game
        who = f"seat {seat} at {game.steps[pending.frame[0]]} of {pending.seat}"
        imagined = game.imagine(view, self.random.random)
        game.turn_to(imagined, pending.lane)
        assert game.view(imagined, seat) == view, f"{who}: what it imagines is not what it sees"
        if pending.lane not in (MAIN_LANE, seat):
            return  # what others do in their own side-stacks is hidden
        assert pending in game.pending(imagined), f"{who}: another decides in what it imagines"
        possible = self._possible(imagined, pending)
        assert possible, f"{who}: nothing is possible in what it imagines"
        if pending.seat == seat >= 0:
            self._check_own_options(who, before, imagined, pending)
        elif pending.seat != NATURE:
            played = [self._is_forced(s, pending) for s in (before, imagined)]
            assert played[0] == played[1], f"{who}: whether that seat is asked at all shows a secret"
        if option not in possible or witness not in (EVERYONE, seat) or turned_up(before, after):
            return
        imagined.heard = []
        game.answer(imagined, option)
        assert game.view(imagined, seat) == self._views[seat], f"{who}: the answer {option} shows it a secret"
        assert audible(imagined.heard, seat) == audible(after.heard, seat), f"{who}: it hears a secret"

    def _possible(self, s: Any, pending: Pending) -> list[int]:
        number, a, b = pending.frame
        if pending.seat == NATURE:
            return self.game.steps[number].candidates(s, a, b)
        return self.game.legal(s, pending.frame)

    def _is_forced(self, s: Any, pending: Pending) -> bool:
        """Whether the table plays the decision by itself."""
        number, a, b = pending.frame
        return len(self.game.legal(s, pending.frame)) == 1 and self.game.steps[number].may_be_forced(s, a, b)

    def _check_own_options(self, who: str, before: Any, imagined: Any, pending: Pending) -> None:
        game, frame = self.game, pending.frame
        assert game.legal(before, frame) == game.legal(imagined, frame), f"{who}: its options show a secret"
        step = game.steps[frame[0]]
        seen, other = (step.candidates(s, frame[1], frame[2]) for s in (before, imagined))
        assert seen == other, f"{who}: its candidates show a secret"
        for option in range(len(step.options)):
            reasons, others = game.reasons(before, frame, option), game.reasons(imagined, frame, option)
            assert reasons == others, f"{who}: the reasons against {option} show a secret"

    def _check_secret_answer(self, before: Any, pending: Pending, option: int, witness: int) -> None:
        """Another answer in its place looks the same to all but the witness."""
        others = [other for other in self._possible(before, pending) if other != option]
        if not others:
            return
        told = []
        for answer in (option, self.random.choice(others)):
            s = before.copy()
            self.game.turn_to(s, pending.lane)
            s.heard = []
            self.game.answer(s, answer)
            if turned_up(before, s):
                return
            told.append(s)
        for seat in self.seats:
            if seat != witness:
                who = f"seat {seat} at {self.game.steps[pending.frame[0]]} of {pending.seat}"
                views = [self.game.view(s, seat) for s in told]
                assert views[0] == views[1], f"{who}: it sees an answer that is secret"
                heard = [audible(s.heard, seat) for s in told]
                assert heard[0] == heard[1], f"{who}: it hears an answer that is secret"
                self.checks += 1
