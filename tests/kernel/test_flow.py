"""Frames: what comes next, what interrupts it, and what is played at the same time."""

from itertools import permutations
from random import Random
from typing import Any

import pytest
from tests.fuzz.walk import Walk, position
from tests.kernel.tiny import FALLOW, PLAN, RAIN, REAP, CupsState, Harvest, HarvestState

from fondaco.kernel import EVERYONE, NATURE, NOBODY, Event, EventKind, Frame, Game, Options, Pending, State, Step, View
from fondaco.kernel.options import Group

HARVEST = Harvest()


class Diary(State):
    """Remembers which steps ran."""

    __slots__ = ("days",)

    def __init__(self) -> None:
        super().__init__(2)
        self.days: list[tuple[int, int]] = []


class Write(Step[Diary]):
    """Writes its arguments down and does what they say."""

    def run(self, s: Diary, a: int, b: int) -> None:
        s.days.append((a, b))
        if b == 1:  # an interruption with a part of its own
            s.then((0, 10, 2), (0, 11, 0))
        elif b == 2:
            s.then((0, 100, 0))


class Ask(Step[Diary]):
    """Asks the seat named by its first argument."""

    name = "ask"
    options = Options(Group("yes"), Group("no"))

    def seat(self, s: Diary, seat: int, _: int) -> int:
        return seat

    def candidates(self, s: Diary, seat: int, _: int) -> list[int]:
        return [0, 1]

    def choose(self, s: Diary, seat: int, _: int, option: int) -> None:
        s.days.append((seat, option))


class Days(Game[Diary, View]):
    """Only flow."""

    name = "days"
    players = range(2, 3)
    steps = (Write(), Ask())


def diary(*frames: Frame) -> Diary:
    s = Diary()
    s.then(*frames)
    return s


def test_the_first_frame_is_played_first() -> None:
    s = diary((0, 1, 0), (0, 2, 0), (0, 3, 0))
    assert Days().advance(s) == NOBODY
    assert s.days == [(1, 0), (2, 0), (3, 0)]
    assert s.over


def test_interruptions_nest_and_come_back_to_their_place() -> None:
    s = diary((0, 1, 1), (0, 2, 0))
    Days().advance(s)
    assert [day for day, _ in s.days] == [1, 10, 100, 11, 2]


def test_the_game_stops_where_somebody_must_decide() -> None:
    game, s = Days(), diary((0, 1, 0), (1, 1, 0), (0, 2, 0), (1, NATURE, 0))
    assert game.advance(s) == 1
    assert s.days == [(1, 0)] and not s.over
    assert game.pending(s) == [Pending(1, -1, (1, 1, 0))]
    assert game.advance(s) == 1, "asking again changes nothing"
    assert game.answer(s, 1) == NATURE
    assert s.days == [(1, 0), (1, 1), (2, 0)]
    assert game.answer(s, 0) == NOBODY and s.over
    assert game.pending(s) == []


def test_a_step_is_what_it_was_written_as() -> None:
    s = diary()
    with pytest.raises(NotImplementedError, match="Ask asks; it does not run by itself"):
        Ask().run(s, 0, 0)
    with pytest.raises(NotImplementedError, match="Write asks nobody"):
        Write().candidates(s, 0, 0)
    with pytest.raises(NotImplementedError, match="Write asks nobody"):
        Write().choose(s, 0, 0, 0)
    assert Write().seat(s, 0, 0) == NOBODY and Ask().refusal(s, 0, 0, 0) == 0
    assert Ask().weights(s, 0, 0) == [] and Ask().witness(s, 0, 0) == EVERYONE
    assert (repr(Ask()), repr(Write())) == ("<ask>", "<Write>")


def test_events_are_told_only_to_listeners() -> None:
    s = diary()
    s.tell(EventKind("silence", "seat"), 1)
    assert s.heard is None
    s.heard = []
    s.tell(EventKind("good-taken", "seat", "good"), 1, 2)
    s.tell(EventKind("tile-seen", "tile"), 3, witness=0)
    assert s.heard == [Event("good-taken", (("seat", 1), ("good", 2))), Event("tile-seen", (("tile", 3),), 0)]


# Together


def planting(players: int = 3) -> HarvestState:
    s = HARVEST.begin(players, {})
    HARVEST.advance(s)
    return s


def play_lane(s: HarvestState, lane: int, option: int) -> int:
    HARVEST.turn_to(s, lane)
    return HARVEST.answer(s, option)


def test_all_seats_may_decide_at_the_same_time() -> None:
    s = planting()
    assert HARVEST.pending(s) == [Pending(seat, seat, (PLAN, seat, 0)) for seat in range(3)]
    assert s.frames == [(REAP, 0, 0)], "what comes afterwards waits"


def test_programs_that_want_one_at_a_time_get_them_in_seat_order() -> None:
    s = planting()
    asked: list[int] = []
    who = HARVEST.advance(s)
    while s.round == 1:
        asked.append(who)
        who = HARVEST.answer(s, 1)
    assert asked == [0, NATURE, 1, NATURE, 2, NATURE]


def test_chance_may_fall_inside_a_lane_while_others_think() -> None:
    s = planting()
    play_lane(s, 1, 1)
    assert HARVEST.pending(s) == [(0, 0, (PLAN, 0, 0)), (NATURE, 1, (RAIN, 1, 0)), (2, 2, (PLAN, 2, 0))]
    play_lane(s, 1, 1)
    assert s.rain == [0, 1, 0]
    assert [pending.seat for pending in HARVEST.pending(s)] == [0, 2], "seat 1 is done"
    assert s.round == 1 and s.barn == [0, 0, 0], "the others are not"


@pytest.mark.parametrize("order", sorted(set(permutations([0, 0, 1, 1, 2, 2]))))
def test_any_order_gives_the_same_position(order: tuple[int, ...]) -> None:
    answers = {0: [0, 1], 1: [1, 0], 2: [1, 1]}
    s, left = planting(), {lane: list(options) for lane, options in answers.items()}
    for lane in order:
        assert s.round == 1, "the game goes on only when all are done"
        play_lane(s, lane, left[lane].pop(0))
    assert s.round == 2 and s.barn == [0, 1, 2] and s.seed == [2, 1, 1]
    assert HARVEST.pending(s) == [Pending(seat, seat, (PLAN, seat, 0)) for seat in range(3)]
    assert s.frames == [(REAP, 0, 0)]


def test_lanes_with_nothing_to_do_hold_nobody_up() -> None:
    s = diary((0, 5, 0))
    s.together([], [(0, 1, 0)])
    assert Days().advance(s) == NOBODY
    assert s.days == [(1, 0), (5, 0)] and s.over and s.sides == []


def test_every_seat_has_a_lane_and_lanes_have_no_lanes() -> None:
    s = diary()
    with pytest.raises(ValueError, match="one list of frames for each seat"):
        s.together([(0, 1, 0)])
    s.together([(0, 1, 0)], [])
    with pytest.raises(ValueError, match="cannot be nested"):
        s.together([], [])


def test_what_a_lane_calls_for_is_played_in_that_lane() -> None:
    s = diary((0, 5, 0))
    s.together([(1, 0, 0)], [(0, 1, 1), (1, 1, 0)])
    game = Days()
    assert game.advance(s) == 0
    assert [day for day, _ in s.days] == [1, 10, 100, 11]
    assert s.frames == [(0, 5, 0)], "nothing of the lane fell on the main stack"
    game.turn_to(s, 1)
    assert game.answer(s, 0) == 0 and game.answer(s, 0) == NOBODY
    assert [day for day, _ in s.days] == [1, 10, 100, 11, 1, 0, 5]


def test_a_copy_made_in_a_lane_stays_in_it() -> None:
    """The same answer to a position and to its copy must reach the same frame."""
    s = planting()
    HARVEST.turn_to(s, 1)
    copy = s.copy()
    HARVEST.answer(s, FALLOW)
    HARVEST.answer(copy, FALLOW)
    assert position(copy) == position(s)


def test_side_stacks_are_copied() -> None:
    s = planting()
    copy = s.copy()
    play_lane(copy, 2, 1)
    assert s.sides == [[(RAIN, seat, 0), (PLAN, seat, 0)] for seat in range(3)]
    assert copy.sides != s.sides


class Anything:
    """Tiny games have no invariants of their own."""

    def check(self, s: Any) -> None:
        """Nothing can be wrong."""


@pytest.mark.parametrize("seed", range(40))
def test_everything_that_holds_at_every_step_of_a_game_holds_here(seed: int) -> None:
    """The free tests of all games, with lanes answered in any order and plans that are secret."""
    Walk(HARVEST, Random(seed).choice((2, 3, 4)), seed, Anything()).run()


def test_a_position_knows_its_players() -> None:
    assert CupsState(2).copy().players == 2
