"""Views: made from declared fields only, frozen, and plain enough for JSON."""

import json
from dataclasses import FrozenInstanceError, dataclass
from typing import Any, ClassVar

import pytest
from tests.kernel.tiny import Cups, CupsState

from fondaco.kernel import (
    HIDDEN,
    OWN,
    OWN_AND_SIZES,
    OWN_AND_TOTALS,
    PUBLIC,
    SIZE,
    TOTAL,
    Choice,
    State,
    View,
    lay_out,
    see,
)


class Shelf(State):
    """One field for each way to be seen, and one that was forgotten."""

    __slots__ = ("bag", "board", "deck", "forgotten", "hand", "pile", "secret", "stack")

    VISIBLE: ClassVar[dict[str, str]] = {
        "board": PUBLIC,
        "secret": OWN,
        "hand": OWN_AND_TOTALS,
        "pile": OWN_AND_SIZES,
        "bag": TOTAL,
        "stack": SIZE,
        "deck": HIDDEN,
    }

    def __init__(self) -> None:
        super().__init__(2)
        self.board = [[1, 2], [3]]
        self.secret = [5, 6]
        self.hand = [[1, 0, 2], [0, 4, 0]]
        self.pile = [[8, 8], [9]]
        self.bag = [3, 0, 1]
        self.stack = [4, 4]
        self.deck = [9, 8]
        self.forgotten = [7]


@dataclass(frozen=True)
class ShelfView(View):
    """All that is declared."""

    board: tuple[tuple[int, ...], ...]
    secret: int | tuple[()]
    hand: tuple[int, ...]
    hand_totals: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    bag_total: int
    stack_size: int


class Rest(Choice[Shelf]):
    """Who comes to this is done, and may come back."""

    def is_optional(self, s: Shelf, a: int, b: int) -> bool:
        return True


STEPS = (Rest(), *(Choice[Shelf]() for _ in range(9)))


def test_a_seat_sees_what_is_declared() -> None:
    view = see(STEPS, Shelf(), 1, ShelfView)
    assert view == ShelfView(1, 2, (), (), (), ((1, 2), (3,)), 6, (0, 4, 0), (3, 4), (2, 1), 4, 2)


def test_a_spectator_sees_nobodys_own() -> None:
    view = see(STEPS, Shelf(), -1, ShelfView)
    assert (view.secret, view.hand, view.hand_totals, view.bag_total) == ((), (), (3, 4), 4)


@pytest.mark.parametrize("name", ["forgotten", "deck", "bag", "stack", "heard", "lane", "sides"])
def test_a_field_that_is_hidden_or_not_declared_cannot_be_had(name: str) -> None:
    kind: Any = dataclass(frozen=True)(type("Curious", (View,), {"__annotations__": {name: list[int]}}))
    with pytest.raises(ValueError, match=f"{name}: declare in VISIBLE how it may be seen"):
        see(STEPS, Shelf(), 0, kind)


def test_of_what_all_play_together_a_seat_sees_its_own() -> None:
    shelf = Shelf()
    shelf.then((1, 1, 1))
    shelf.together([(4, 5, 6), (7, 8, 9)], [(2, 2, 2)])
    own, other, spectator = (see(STEPS, shelf, seat, ShelfView) for seat in (0, 1, -1))
    assert own.own_frames == ((7, 8, 9), (4, 5, 6)) and own.frame == (4, 5, 6)
    assert other.own_frames == ((2, 2, 2),) and other.frame == (2, 2, 2)
    assert spectator.own_frames == () and spectator.frame is None
    assert own.busy == other.busy == spectator.busy == (True, True)
    shelf.sides[1] = [(0, 1, 0)]
    assert see(STEPS, shelf, 0, ShelfView).busy == (True, False), "who may but need not come back is done"
    shelf.sides = []
    assert see(STEPS, shelf, 1, ShelfView).frame == (1, 1, 1)


def test_a_word_that_is_no_visibility_is_refused() -> None:
    class Misspelt(Shelf):
        """One word is wrong."""

        __slots__ = ()
        VISIBLE: ClassVar[dict[str, str]] = {**Shelf.VISIBLE, "deck": "hiden"}

    with pytest.raises(ValueError, match="deck: 'hiden' is no visibility"):
        see(STEPS, Misspelt(), 0, ShelfView)


def test_a_position_is_ints_words_and_lists() -> None:
    shelf: Any = Shelf()
    shelf.board = [{1: 2}]
    with pytest.raises(TypeError, match="a state holds ints, strings and lists"):
        see(STEPS, shelf, 0, ShelfView)


def test_a_view_is_frozen_and_hashable() -> None:
    view = see(STEPS, Shelf(), 0, ShelfView)
    with pytest.raises(FrozenInstanceError):
        view.bag_total = 0  # type: ignore[misc]
    assert hash(view) == hash(see(STEPS, Shelf(), 0, ShelfView))
    assert view != see(STEPS, Shelf(), 1, ShelfView)


def test_a_view_shares_nothing_with_the_position() -> None:
    shelf = Shelf()
    view = see(STEPS, shelf, 0, ShelfView)
    shelf.board[0].append(99)
    shelf.hand[0][0] = 99
    assert view == see(STEPS, Shelf(), 0, ShelfView)


def test_a_view_is_plain_json() -> None:
    shelf = Shelf()
    shelf.then((1, 2, 3), (4, 5, 6))
    plain = see(STEPS, shelf, 0, ShelfView).as_json()
    assert plain["frames"] == [[4, 5, 6], [1, 2, 3]] and plain["board"] == [[1, 2], [3]]
    assert json.loads(json.dumps(plain)) == plain


def test_a_view_is_laid_out_as_far_as_it_shows_and_the_rest_stays_empty() -> None:
    shelf, other = Shelf(), Shelf()
    shelf.board, shelf.secret, shelf.bag, shelf.forgotten = [[0], [0, 0]], [1, 1], [1, 1, 1], [1]
    shelf.then((1, 2, 3))
    shelf.together([(4, 5, 6)], [])
    lay_out(other, see(STEPS, shelf, 0, ShelfView))
    assert other.board == [[0], [0, 0]] and isinstance(other.board[0], list)
    assert other.frames == [(1, 2, 3)] and other.sides == [[(4, 5, 6)], []] and other.lane == 0
    assert other.secret == [1, 6], "its owner sees it, and nobody else's"
    assert (other.bag, other.deck, other.forgotten) == ([3, 0, 1], [9, 8], [7])
    other.board[0].append(1)
    assert shelf.board == [[0], [0, 0]]


def test_an_undeclared_field_of_a_game_is_in_nobodys_view() -> None:
    game, s = Cups(), CupsState(2)
    views = [game.view(s, seat) for seat in (-1, 0, 1)]
    s.spare, s.coin = 8, 2
    assert [game.view(s, seat) for seat in (-1, 0, 1)] == views
    assert all(not hasattr(view, name) for view in views for name in ("spare", "coin"))
